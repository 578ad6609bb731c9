//! Moves of people among the ideas of players: what is the same move, and what is a decision at all.

use bots::arena::ranking::{is_decision, rank};
use bots::{Effort, Player, Seat, SeatView, by_name};
use rules::{Action, Choice, Choices, Game, Names, Place, PlayerId, TableSpec};
use titles::AnyGame;

/// Somebody who has these ideas, whatever the position.
struct Told(Vec<Action>);

impl Player for Told {
    fn name(&self) -> &'static str {
        "told"
    }
    fn act(&mut self, _: &Seat<'_>) -> Option<Action> {
        self.0.first().cloned()
    }
    fn ideas(&mut self, _: &Seat<'_>) -> Vec<Action> {
        self.0.clone()
    }
}

/// Lets guests play until something is found in a position.
fn find<T>(title: &str, found: impl Fn(&AnyGame, PlayerId) -> Option<T>) -> (AnyGame, PlayerId, T) {
    let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
    let spec = TableSpec { title: title.to_owned(), players, seed: 5, ..Default::default() };
    let mut game = AnyGame::new(&spec).unwrap();
    let info = game.info();
    let mut guest = by_name("guest", title, 3).unwrap();
    for number in 0..2_000 {
        let by = *game.turn().players.first().expect("the game is on");
        if let Some(what) = found(&game, by) {
            return (game, by, what);
        }
        let action = SeatView::of(&game, by).ask(&mut *guest, &info, Effort { work: 800 }, number).unwrap();
        game.apply(by, &action).unwrap();
    }
    panic!("nothing found");
}

fn ranked(game: &AnyGame, by: PlayerId, action: &Action, ideas: &[Action]) -> Option<usize> {
    rank(game, by, action, &mut Told(ideas.to_vec()), Effort::QUICK, 0)
}

#[test]
fn a_move_is_found_at_its_place() {
    let (game, by, actions) = find("1860", |game, _| {
        let actions: Vec<Action> = game.choices().options.iter().flat_map(Choice::actions).collect();
        (actions.len() > 3).then_some(actions)
    });
    for (place, action) in actions[..3].iter().enumerate() {
        assert_eq!(ranked(&game, by, action, &actions), Some(place));
    }
    assert_eq!(ranked(&game, by, &actions[0], &actions[1..]), None);
    assert_eq!(ranked(&game, by, &actions[0], &[]), None);
}

/// A straight is the same both ways round, and another one across.
#[test]
fn a_tile_with_the_same_track_is_the_same() {
    let (game, by, lays) = find("1822MRS", |game, _| {
        let exits = |action: &Action| match action {
            Action::LayTile { tile, rotation, .. } => Some(game.map().tile(*tile).exits(*rotation)),
            _ => None,
        };
        let lays: Vec<Action> = game.choices().options.iter().flat_map(Choice::actions).collect();
        let across = |lay: &Action| {
            lays.iter().find(|other| exits(other).is_some() && exits(other) != exits(lay)).cloned()
        };
        game.choices().options.iter().find_map(|choice| {
            let Choice::LayTile { tile, .. } = choice else { return None };
            let straight = game.map().tile(*tile).track.len() == 1;
            let ways = choice.actions();
            let same = ways[1..].iter().find(|lay| straight && exits(lay) == exits(&ways[0]))?.clone();
            Some((ways[0].clone(), same, across(&ways[0])?))
        })
    });
    let (lay, same, across) = lays;
    assert_ne!(lay, same);
    assert_eq!(ranked(&game, by, &lay, &[across.clone(), same]), Some(1));
    assert_eq!(ranked(&game, by, &across, &[lay]), None);
}

#[test]
fn certificates_that_are_alike_are_the_same() {
    let (game, by, (certificates, other)) = find("1860", |game, by| {
        let bought = |company, certificate| Action::BuyShare { company, from: Place::Offer, certificate };
        let mut offered: Vec<Choice> = game.choices().options;
        offered.retain(|choice| matches!(choice, Choice::BuyShare { from: Place::Offer, .. }));
        let [Choice::BuyShare { company, .. }, Choice::BuyShare { company: other, .. }, ..] = offered[..]
        else {
            return None;
        };
        let allowed = |action: &Action| game.clone().apply(by, action).is_ok();
        let certificates: Vec<Action> =
            (1..10).map(|number| bought(company, Some(number))).filter(allowed).collect();
        (certificates.len() > 1 && company != other).then(|| (certificates, bought(other, None)))
    });
    let [one, another, ..] = &certificates[..] else { panic!("two certificates") };
    assert_ne!(one, another);
    assert_eq!(ranked(&game, by, one, &[other.clone(), another.clone()]), Some(1));
    assert_eq!(ranked(&game, by, one, &[other]), None);
}

#[test]
fn what_cannot_be_done_is_nobodys_idea() {
    let (game, by, ()) = find("1860", |game, _| (game.choices().options.len() > 1).then_some(()));
    let impossible = Action::BuyTokens { count: 200 };
    assert_eq!(ranked(&game, by, &impossible, std::slice::from_ref(&impossible)), None);
}

/// Where there is one action at most, or runs, nothing is decided; everywhere else something is.
#[test]
fn decisions_have_more_than_one_action_and_no_runs() {
    let runs = |choices: &Choices| choices.options.iter().any(|choice| matches!(choice, Choice::Run { .. }));
    let seen = std::cell::RefCell::new([0; 3]);
    find("1860", |game, _| {
        let choices = game.choices();
        let actions = choices.options.iter().flat_map(Choice::actions).count();
        let decides = actions > 1 && !runs(&choices);
        assert_eq!(is_decision(&choices), decides, "{choices:?}");
        seen.borrow_mut()[if decides { 0 } else { 1 + usize::from(runs(&choices)) }] += 1;
        seen.borrow().iter().all(|count| *count > 1).then_some(())
    });
}
