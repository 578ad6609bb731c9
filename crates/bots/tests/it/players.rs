//! Computer players at the table: deterministic, legal, and the guest better than chance.

use bots::arena::{self, ArenaOptions, GameReport, Thinking};
use bots::simulate::GIVEN_UP;
use bots::{Effort, SeatView, by_name};
use rules::{Action, Choice, Game, TableSpec};
use titles::AnyGame;

/// Little thinking, because tests are not optimised.
const HASTY: Effort = Effort { work: 800 };

fn series(seats: &[&str], games: usize, seed: u64) -> ArenaOptions {
    ArenaOptions {
        title: "1860".to_owned(),
        edition: None,
        options: Default::default(),
        seats: seats.iter().map(|name| (*name).to_owned()).collect(),
        games,
        seed,
        effort: HASTY,
        threads: 1,
    }
}

fn games(options: &ArenaOptions) -> Vec<GameReport> {
    let mut games = Vec::new();
    arena::run(options, |game, _| games.push(game.clone())).unwrap();
    games
}

/// What a game came to, without how long it took.
fn outcome(game: &GameReport) -> GameReport {
    let untimed =
        |thinking: &Thinking| Thinking { time: Default::default(), slowest: Default::default(), ..*thinking };
    GameReport { thinking: game.thinking.iter().map(untimed).collect(), ..game.clone() }
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let options = series(&["guest", "random"], 1, 11);
    let first: Vec<GameReport> = games(&options).iter().map(outcome).collect();
    let second: Vec<GameReport> = games(&options).iter().map(outcome).collect();
    assert_eq!(first, second);
    let other: Vec<GameReport> = games(&series(&["guest", "random"], 1, 12)).iter().map(outcome).collect();
    assert_ne!(first, other);
}

/// Games depend on their numbers only, and are heard of in order.
#[test]
fn several_threads_play_the_same_games() {
    let options = series(&["guest", "random", "random"], 5, 3);
    let alone: Vec<GameReport> = games(&options).iter().map(outcome).collect();
    let together: Vec<GameReport> =
        games(&ArenaOptions { threads: 3, ..options }).iter().map(outcome).collect();
    assert_eq!(alone, together);
    assert!(alone.iter().map(|game| game.number).eq(0..5));
}

#[test]
fn a_decision_depends_on_the_seat_and_the_seed_only() {
    let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
    let spec = TableSpec { title: "1860".to_owned(), players, ..Default::default() };
    let mut game = AnyGame::new(&spec).unwrap();
    let info = game.info();
    let mut seasoned = by_name("guest", "1860", 3).unwrap();
    for number in 0..80 {
        let seat = game.turn().players[0];
        let sight = SeatView::of(&game, seat);
        let ask = |player: &mut dyn bots::Player| sight.ask(player, &info, Effort::QUICK, number);
        let action: Action = ask(&mut *seasoned).unwrap();
        let newcomer = ask(&mut *by_name("guest", "1860", 3).unwrap());
        assert_eq!(Some(&action), newcomer.as_ref());
        game.apply(seat, &action).unwrap();
    }
}

#[test]
fn the_guest_beats_random_play() {
    let options = series(&["guest", "random", "random"], 20, 1);
    let report = arena::run(&options, |_, _| {}).unwrap();
    assert!(report.win_rate("guest") >= 0.9, "{report}");
}

#[test]
fn the_guest_beats_random_play_of_1862() {
    let options = ArenaOptions { title: "1862".to_owned(), ..series(&["guest", "random", "random"], 3, 1) };
    let report = arena::run(&options, |_, _| {}).unwrap();
    assert!(report.win_rate("guest") >= 0.9, "{report}");
}

/// On all three maps guests play to the end, and at least half of them are much richer then than at the start: trains that
/// nobody can pay for do not ruin the table.
#[test]
fn guests_play_a_plausible_game_of_1822() {
    let mut rich = Vec::new();
    for title in ["1822", "1822MRS", "1822NRS"] {
        let options = ArenaOptions { title: title.to_owned(), ..series(&["guest", "guest", "guest"], 2, 1) };
        for game in games(&options) {
            assert!(!game.ending.is_empty() && game.ending != GIVEN_UP, "{game:?}");
            rich.extend(game.worths.iter().map(|worth| worth.0 > 2_000));
        }
    }
    assert!(2 * rich.iter().filter(|rich| **rich).count() >= rich.len(), "{rich:?}");
}

#[test]
fn the_guest_beats_random_play_of_1822() {
    let options =
        ArenaOptions { title: "1822MRS".to_owned(), ..series(&["guest", "random", "random"], 4, 1) };
    let report = arena::run(&options, |_, _| {}).unwrap();
    assert!(report.win_rate("guest") >= 0.9, "{report}");
}

#[test]
fn guests_play_a_plausible_game_among_themselves() {
    for game in games(&series(&["guest", "guest", "guest"], 2, 5)) {
        assert!(game.phase.as_str() >= "5" && game.floated >= 6, "{game:?}");
        assert!(game.actions < 1200 && game.ending != "standstill", "{game:?}");
        assert!(game.worths.iter().all(|worth| worth.0 > 2000), "{game:?}");
    }
}

/// Every move of every player is accepted, or the arena says which was not.
fn all_legal(edition: &str, rules: &[&str], seats: &[&str], games_each: usize, seed: u64) {
    let options = ArenaOptions {
        edition: Some(edition.to_owned()),
        options: rules.iter().map(|rule| (*rule).to_owned()).collect(),
        ..series(seats, games_each, seed)
    };
    for game in games(&options) {
        assert!(!game.ending.is_empty() && game.ending != GIVEN_UP, "{edition} {rules:?}: {game:?}");
    }
}

#[test]
fn guests_play_legally_by_the_first_edition() {
    let rules = [
        "variable_private_revenue",
        "accelerated_track",
        "destinations",
        "ignore_layers",
        "original_insolvency",
    ];
    all_legal("first", &rules, &["guest", "guest", "random"], 1, 31);
    all_legal("first", &[], &["guest", "guest"], 1, 32);
}

#[test]
fn guests_play_legally_by_the_second_edition() {
    let rules =
        ["simplified_insolvency", "no_train_limit", "two_seven_trains", "re_enter_hexes", "destinations"];
    all_legal("second", &rules, &["guest", "random", "guest"], 1, 41);
    all_legal(
        "second",
        &["original_game", "open_treasuries"],
        &["guest", "guest", "random", "random"],
        1,
        42,
    );
}

#[test]
fn guests_play_legally_at_recorded_tables() {
    all_legal("recorded", &["non_operated_full_value"], &["guest", "random"], 1, 51);
    all_legal("recorded", &[], &["random", "guest", "guest", "guest"], 1, 52);
}

/// Fifty-four games at every kind of table.
#[test]
fn guests_play_legally_in_fifty_games() {
    for (index, seats) in
        [&["guest", "guest"][..], &["guest", "random", "guest"], &["guest"; 4]].iter().enumerate()
    {
        let seed = 60 + index as u64;
        all_legal("second", &[], seats, 3, seed);
        all_legal("second", &["ignore_layers", "open_treasuries"], seats, 3, seed + 10);
        all_legal("second", &["original_map", "original_insolvency", "no_train_limit"], seats, 3, seed + 20);
        all_legal("first", &["variable_private_revenue", "accelerated_track"], seats, 3, seed + 30);
        all_legal("first", &["destinations", "two_seven_trains"], seats, 3, seed + 40);
        all_legal("recorded", &["simplified_insolvency", "re_enter_hexes"], seats, 3, seed + 50);
    }
}

/// What was proposed and can be called off is not called off by a director, who would propose it again, and so for ever.
#[test]
fn a_director_does_not_call_off_what_it_has_proposed() {
    let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
    let spec = TableSpec { title: "1862".to_owned(), players, ..Default::default() };
    let mut game = AnyGame::new(&spec).unwrap();
    let info = game.info();
    let mut guest = by_name("guest", "1862", 3).unwrap();
    let mut proposals = 0;
    for number in 0.. {
        let seat = game.turn().players[0];
        let sight = SeatView::of(&game, seat);
        for choice in &sight.choices.options {
            let Choice::Merge { consent: None, .. } = choice else { continue };
            let mut proposed = game.clone();
            proposed.apply(seat, &choice.actions()[0]).unwrap();
            let then = SeatView::of(&proposed, seat);
            if !then.choices.options.contains(&Choice::Pass) {
                continue;
            }
            proposals += 1;
            let advice =
                by_name("director", "1862", 3).unwrap().advise(&then.seat(&info, Effort::QUICK, number));
            assert!(advice.iter().all(|one| one.action != Action::Pass), "{advice:?}");
        }
        if proposals >= 3 {
            return;
        }
        game.apply(seat, &sight.ask(&mut *guest, &info, HASTY, number).unwrap()).unwrap();
    }
}
