//! What a conductor says in whole games of guests: whatever arises has its text, is true of the table, and is no slip itself.

use bots::conductor::{Caution, Lesson, Point};
use bots::{Effort, SeatView, by_name};
use messages::Language;
use rules::{Action, Fact, Game, Step, TableSpec};
use std::collections::BTreeSet;
use titles::AnyGame;

/// Moves of a game that are looked at: the longest rulebook comes to its acquisitions by then.
const MOVES: usize = 400;

fn table(title: &str, seed: u64) -> AnyGame {
    let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
    AnyGame::new(&TableSpec { title: title.to_owned(), players, seed, ..Default::default() })
        .expect("a table")
}

/// Plays a game of guests and shows every decision, with what a conductor says of it.
fn taught(title: &str, seed: u64, moves: usize, mut look: impl FnMut(&AnyGame, &Lesson)) {
    let mut game = table(title, seed);
    let mut guests: Vec<_> =
        (0..3).map(|seat| by_name("guest", title, seed + seat).expect("a guest")).collect();
    let info = game.info();
    for number in 0..moves as u64 {
        let Some(&player) = game.turn().players.first() else { break };
        let sight = SeatView::of(&game, player);
        let seat = sight.seat(&info, Effort::QUICK, number);
        look(&game, &bots::lesson(&seat, seed));
        let action = sight.ask(&mut *guests[player.index()], &info, Effort::QUICK, number).expect("a move");
        game.apply(player, &action).expect("what a guest does is allowed");
    }
}

fn say(title: &str, game: &AnyGame, fact: &Fact) {
    let message = fact.message(game);
    for language in Language::ALL {
        let said = messages::say(language, title, &message);
        let good = messages::contains(language, title, &message.id) && !said.contains('{');
        assert!(good, "{title}, {language}: {} is said as {said:?}", message.id);
    }
}

#[test]
fn every_decision_has_a_text_and_a_move_that_is_allowed() {
    for card in titles::catalogue() {
        let title = &card.title;
        let (mut steps, mut said) = (BTreeSet::new(), BTreeSet::new());
        taught(title, 3, MOVES, |game, lesson| {
            let (turn, player) = (game.turn(), game.turn().players[0]);
            steps.insert(turn.step.id());
            let suggested = &lesson.suggestion.as_ref().expect("a suggestion").action;
            assert!(game.clone().apply(player, suggested).is_ok(), "{title}: {suggested:?}");
            assert!(lesson.points.len() <= 3);
            for point in &lesson.points {
                say(title, game, point);
                said.insert(point.id);
            }
            for warning in &lesson.warnings {
                assert_ne!(&warning.action, suggested, "{title}");
                assert!(game.clone().apply(player, &warning.action).is_ok(), "{title}: {:?}", warning.action);
                assert!(!warning.reasons.is_empty());
                warning.reasons.iter().for_each(|reason| say(title, game, reason));
            }
        });
        let known: BTreeSet<&str> =
            titles::words(title).expect("words").steps.iter().map(|step| step.id()).collect();
        assert!(steps.is_subset(&known), "{title}: {:?} are not declared", steps.difference(&known));
        assert!(said.len() > 8, "{title}: only {said:?}");
    }
}

#[test]
fn whoever_only_follows_the_suggestions_comes_to_the_end() {
    for seed in 0..3 {
        let mut game = table("1860", seed);
        let info = game.info();
        let mut moves = 0;
        while let Some(&player) = game.turn().players.first() {
            let sight = SeatView::of(&game, player);
            let lesson = bots::lesson(&sight.seat(&info, Effort::QUICK, moves), seed + u64::from(player.0));
            let action = lesson.suggestion.expect("a suggestion").action;
            game.apply(player, &action).expect("what is suggested is allowed");
            moves += 1;
            assert!(moves < 3_000, "seed {seed} does not end");
        }
        assert_eq!(game.turn().step, Step::OVER);
    }
}

#[test]
fn everything_a_conductor_can_say_has_its_words() {
    for card in titles::catalogue() {
        for (id, names) in bots::points_of(&card.title) {
            let args = names.iter().map(|name| ((*name).to_owned(), 2.into())).collect();
            let message = rules::Message { id: id.to_owned(), args };
            for language in Language::ALL {
                let said = messages::say(language, &card.title, &message);
                let good = messages::contains(language, &card.title, id) && !said.contains('{');
                assert!(good, "{}, {language}: {id} is said as {said:?}", card.title);
            }
        }
    }
}

#[test]
fn the_first_auction_tells_a_range_and_the_dearest_bid() {
    taught("1860", 7, 1, |_, lesson| {
        let ids: Vec<&str> = lesson.points.iter().map(|point| point.id).collect();
        assert_eq!(ids, ["point-private-bid", "point-director-bid"]);
        let (low, high) = (lesson.points[0].money("low").unwrap(), lesson.points[0].money("high").unwrap());
        assert!(low < high && lesson.dearest >= Some(high), "{low:?} {high:?} {:?}", lesson.dearest);
    });
}

#[test]
fn a_sale_that_lowers_the_price_of_what_one_keeps_is_warned_of() {
    let mut warned = 0;
    taught("1860", 3, MOVES, |game, lesson| {
        if game.turn().step != Step::TRADING {
            return;
        }
        for warning in lesson.warnings.iter().filter(|one| matches!(one.action, Action::SellShares { .. })) {
            for reason in warning.reasons.iter().filter(|reason| reason.id == "caution-price-falls") {
                let (from, to) = (reason.money("from").unwrap(), reason.money("to").unwrap());
                assert!(to < from && reason.money("amount") > Some(rules::Money::ZERO));
                warned += 1;
            }
        }
    });
    assert!(warned > 20, "{warned}");
}

#[test]
fn the_dividend_tells_what_both_ways_do() {
    let mut dividends = 0;
    taught("1860", 3, MOVES, |game, lesson| {
        if game.turn().step == Step::DIVIDEND && game.choices().options.len() == 2 {
            let has = |id: &str| lesson.points.iter().any(|point| point.id == id);
            assert!(has("point-pays") && has("point-keeps"), "{:?}", lesson.points);
            dividends += 1;
        }
    });
    assert!(dividends > 5, "{dividends}");
}

#[test]
fn a_company_that_loses_its_last_train_soon_is_told_so() {
    let mut told = BTreeSet::new();
    taught("1860", 3, 700, |_, lesson| {
        let warned = lesson.warnings.iter().flat_map(|warning| &warning.reasons);
        told.extend(lesson.points.iter().chain(warned).map(|fact| fact.id));
    });
    let last_train = Fact::from(Point::LastTrain {
        company: rules::CompanyId(0),
        train: rules::TrainKind(0),
        by: rules::TrainKind(2),
        purchases: 1,
    });
    let no_train = Caution::FIELDS.iter().find(|(id, _)| id.contains("no-train-soon")).expect("declared").0;
    assert!(told.contains(last_train.id) && told.contains(no_train), "{told:?}");
}
