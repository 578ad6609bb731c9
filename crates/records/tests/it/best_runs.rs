//! The best set of runs at every run of some recorded games: accepted by the rules with what it claims, and no worse than
//! what was run. `bradshaw verify --routes` asks the same of all games.

use records::recorded::{Importer, RecordedGame};
use rules::{Aim, Certainty, Draft, Game, Run};
use std::path::Path;

fn is_never_below(game: &dyn Game, ran: &[Run]) {
    let best = game.best_runs(Aim::Dividend, None).expect("a company that must run");
    assert_eq!(best.certainty, Certainty::Best);
    let reckoned = game.reckon_runs(&best.runs()).expect("a legal set");
    assert_eq!(reckoned.revenue, best.revenue);
    if let Ok(ran) = game.reckon_runs(ran) {
        assert!(ran.revenue <= best.revenue, "{} is below {}", best.revenue.0, ran.revenue.0);
    }
    // Beside the others of a best set no run through the same ends earns more, and one earns as much.
    for paid in &best.runs {
        let others = best.runs().into_iter().filter(|run| run.train != paid.run.train).collect();
        let ends = [paid.run.start, paid.run.stops().last().unwrap_or(paid.run.start)];
        let draft = Draft { train: paid.run.train, through: ends.to_vec(), others };
        let completed = game.complete_run(&draft, Aim::Dividend).expect("there is one");
        let mut runs = draft.others;
        runs.push(completed.run);
        let again = game.reckon_runs(&runs).expect("a legal set");
        assert_eq!(again.revenue, best.revenue);
    }
}

#[test]
fn of_1822_mrs_and_nrs() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/games");
    for title in ["1822", "1822mrs", "1822nrs"] {
        let recorded = RecordedGame::read(&games.join(title).join("gen-001.game.json")).unwrap();
        let mut importer = Importer::new(&recorded).unwrap();
        let mut searched = 0;
        for action in recorded.effective_actions() {
            if action["type"] == "run_routes" {
                let ran = importer.runs(action).unwrap();
                is_never_below(importer.game(), &ran);
                is_never_below(&*importer.with_rulebook_runs(), &ran);
                searched += 1;
            }
            importer.apply(action).unwrap();
        }
        assert!(searched > 50, "{title}: {searched}");
    }
}
