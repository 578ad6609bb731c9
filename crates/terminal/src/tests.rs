//! Random games through the list of offers: everything listed is accepted, and everything can be drawn.

use crate::draw::Screen;
use crate::offers::{self, NotAnAction, Offer};
use crate::paint::Painter;
use crate::table::SharedTable;
use messages::Language;
use rules::{Action, Choice, Names, TableSpec};

/// A small generator of numbers, the same everywhere.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides.max(1)
    }
}

fn table(players: usize, edition: Option<&str>) -> SharedTable {
    table_of("1860", players, edition)
}

fn table_of(title: &str, players: usize, edition: Option<&str>) -> SharedTable {
    let names = ["Ann", "Ben", "Cat", "Dan"];
    let spec = TableSpec {
        title: title.to_owned(),
        edition: edition.map(str::to_owned),
        players: names[..players].iter().map(|name| (*name).to_owned()).collect(),
        ..TableSpec::default()
    };
    SharedTable::new(spec).expect("a table")
}

fn drawn(table: &SharedTable, language: Language) -> (Vec<Offer>, Vec<String>) {
    let view = table.view();
    let painter = Painter::new(false);
    let scene = Screen { view: &view, info: table.info(), language, painter, width: 80 };
    let hexes = table.info().map.hexes.iter().filter_map(|hex| scene.hex(&hex.at.to_string())).flatten();
    let lines = [scene.overview(), scene.market(), scene.trains(), hexes.collect()].concat();
    (offers::list(table, &scene), lines)
}

/// The action of an offer, with the amount it gives as an example where it needs one.
fn action(table: &SharedTable, offer: &Offer) -> Action {
    match offer.action(table.info(), None) {
        Ok(action) => action,
        Err(NotAnAction::AmountNeeded(example) | NotAnAction::RotationNeeded(example)) => {
            offer.action(table.info(), Some(&example.to_string())).expect("the example will do")
        }
        Err(other) => panic!("{}: {other:?}", offer.label),
    }
}

/// Plays random moves from the list and hands every position's drawing to `watch`.
fn play(
    mut table: SharedTable,
    seed: u64,
    moves: usize,
    mut watch: impl FnMut(&SharedTable, &[String]),
) -> SharedTable {
    let mut dice = Dice(seed);
    for _ in 0..moves {
        let (offers, lines) = drawn(&table, Language::ALL[dice.roll(2)]);
        watch(&table, &lines);
        let selling = |offer: &Offer| {
            matches!(action(&table, offer), Action::SellShares { .. } | Action::SellPrivate { .. })
        };
        let Some(mut offer) = offers.get(dice.roll(offers.len())) else { break };
        for _ in 0..3 {
            if selling(offer) {
                offer = &offers[dice.roll(offers.len())];
            }
        }
        let refused = table.act(action(&table, offer)).err();
        assert!(refused.is_none(), "{}: {refused:?}", offer.label);
    }
    table
}

#[test]
fn everything_listed_is_accepted_and_everything_can_be_drawn() {
    for (seed, players, edition) in [(1, 2, None), (2, 3, None), (3, 4, Some("first"))] {
        play(table(players, edition), seed, 250, |_, lines| {
            for line in lines {
                assert!(line.chars().count() <= 100, "too long: {line}");
                assert!(!line.contains("{$"), "an argument is missing: {line}");
            }
        });
    }
}

#[test]
fn every_form_of_a_choice_can_be_typed_whatever_the_title() {
    for (seed, card) in (1..).zip(titles::catalogue()) {
        play(table_of(&card.title, 3, None), seed, 120, |table, lines| {
            assert!(lines.iter().all(|line| !line.contains("{$")));
            for choice in rules::Game::choices(table.game()).options {
                let forms = choice.actions();
                if forms.len() < 2 || matches!(choice, Choice::Answer { .. }) {
                    continue;
                }
                for form in [forms.first(), forms.last()].into_iter().flatten() {
                    let typed = offers::typed(table.info(), &choice, form);
                    assert_eq!(typed.as_ref().ok(), Some(form), "{}: {choice:?}", card.title);
                }
            }
        });
    }
}

#[test]
fn a_finished_game_has_standings_and_no_choices() {
    let mut table = table(2, None);
    let mut dice = Dice(4);
    while let Some(by) = table.actor() {
        let choices = rules::Game::choices(table.game()).options;
        let actions = choices[dice.roll(choices.len())].actions();
        let runs = || best_runs(&table);
        let action =
            actions.get(dice.roll(actions.len())).cloned().unwrap_or_else(|| Action::Run { runs: runs() });
        assert!(table.act(action).is_ok(), "{by:?}");
    }
    let (offers, lines) = drawn(&table, Language::Pl);
    assert!(offers.is_empty() && table.view().standings.is_some());
    assert!(lines[0].starts_with("Koniec gry"));
}

#[test]
fn undo_and_redo_keep_the_log_in_step() {
    let mut table = play(table(3, None), 5, 40, |_, _| {});
    let log = table.log().len();
    assert!(table.undo() && table.undo());
    assert!(table.log().len() < log);
    assert!(table.redo() && table.redo());
    assert_eq!(table.log().len(), log);
    assert!(!table.redo());
    while table.undo() {}
    assert!(table.log().is_empty() && !table.unsaved());
}

#[test]
fn a_saved_game_comes_back_as_it_was() {
    let path = std::env::temp_dir().join(format!("bradshaw-terminal-{}.json", std::process::id()));
    let table = play(table(2, None), 9, 120, |_, _| {});
    assert!(crate::file::save(&table, &path).is_ok());
    let Ok(again) = crate::file::load(&path) else { panic!("the file cannot be read") };
    std::fs::remove_file(&path).expect("the file is there");
    assert_eq!(rules::Game::digest(again.game()), rules::Game::digest(table.game()));
    assert_eq!(again.log(), table.log());
    assert!(!again.unsaved());
}

#[test]
fn typed_runs_are_what_the_list_proposes() {
    let mut found = 0;
    play(table(2, None), 1, 250, |table, _| {
        let best = best_runs(table);
        if best.is_empty() {
            return;
        }
        let typed = typed(table, &best);
        let Ok(read) = crate::runs::parse(table.game(), &typed) else { panic!("{typed}") };
        let sorted = |runs: &[rules::Run]| -> Vec<rules::Run> {
            let mut runs = runs.to_vec();
            runs.iter_mut().for_each(|run| run.calls.sort());
            runs
        };
        assert_eq!(sorted(&read), sorted(&best), "{typed}");
        found += 1;
    });
    assert!(found > 10, "only {found} runs in the whole game");
}

/// The best runs of the company that must run, if one must.
fn best_runs(table: &SharedTable) -> Vec<rules::Run> {
    let best = rules::Game::best_runs(table.game(), rules::Aim::Dividend, None);
    best.map(|best| best.runs()).unwrap_or_default()
}

/// The runs as somebody would type them, every way spelt out.
fn typed(table: &SharedTable, runs: &[rules::Run]) -> String {
    let game = table.game();
    let stop = |at: board::StopAt| format!("{}.{}", game.map().hex(at.hex).at, at.node.0);
    let words = runs.iter().map(|run| {
        let mut text = format!("{} ", run.train.card(game));
        let legs = run.legs.iter().map(|leg| (Some(leg), leg.to));
        for (leg, at) in [(None, run.start)].into_iter().chain(legs) {
            let between =
                leg.map_or(&[][..], |leg| leg.hexes.get(1..leg.hexes.len() - 1).unwrap_or_default());
            let between: Vec<String> =
                between.iter().map(|hex| game.map().hex(*hex).at.to_string()).collect();
            if !between.is_empty() {
                text += &format!("({}) ", between.join(","));
            }
            let pass = if run.calls.contains(&at) { "" } else { "-" };
            text += &format!("{pass}{} ", stop(at));
        }
        text
    });
    words.collect::<Vec<String>>().join("; ")
}
