//! The audit can fail: whatever is changed a little is found.

use crate::moment::Moment;
use crate::prices::Markers;
use crate::{Made, card, certificates, lays, play, runs, table};
use rules::view::View;
use rules::{Choice, Choices, Fact, Money, Thing};

/// Titles with rules of their own, and the seeds of games by computers, which get far.
const GAMES: [(&str, u64); 3] = [("1860", 1), ("1862", 1), ("1822MRS", 1)];

/// How often each change is tried.
const ENOUGH: usize = 5;

/// Plays a game of each title and counts the moves at which a change could be made and was found.
fn each_change_is_found(mut found: impl FnMut(&Made<'_>) -> Option<bool>) {
    for (title, seed) in GAMES {
        let card = card(title);
        let mut tried = 0;
        let played = play(&table(&card, &card.editions[0], 0), seed, |made| {
            match found(made) {
                Some(true) => tried += 1,
                Some(false) => return Err("the change was not found".to_owned()),
                None => {}
            }
            if tried == ENOUGH { Err("enough".to_owned()) } else { Ok(()) }
        });
        let why = played.expect_err("a game in which nothing could be changed");
        assert!(why.ends_with("enough"), "{why}");
    }
}

/// Whether the lays are found to be wrong when other choices are shown.
fn lays_differ(made: &Made<'_>, change: impl FnOnce(&mut Choices) -> bool) -> Option<bool> {
    let mut choices = made.before.choices.clone();
    if !change(&mut choices) {
        return None;
    }
    let moment = Moment { choices: &choices, ..*made.before };
    Some(lays::check(&moment, made.memory).is_err())
}

fn lay(choices: &mut Choices) -> Option<(usize, &mut Choice)> {
    let lays = |(_, choice): &(usize, &mut Choice)| matches!(choice, Choice::LayTile { .. });
    choices.options.iter_mut().enumerate().find(lays)
}

#[test]
fn a_lay_that_is_not_offered() {
    each_change_is_found(|made| {
        lays_differ(made, |choices| {
            let place = lay(choices).map(|(place, _)| place);
            place.map(|place| choices.options.remove(place)).is_some()
        })
    });
}

#[test]
fn a_lay_for_another_price() {
    each_change_is_found(|made| {
        lays_differ(made, |choices| match lay(choices) {
            Some((_, Choice::LayTile { cost, .. })) => {
                *cost += Money(10);
                true
            }
            _ => false,
        })
    });
}

#[test]
fn a_lay_somewhere_else() {
    each_change_is_found(|made| {
        let far = made.before.map().hex_ids().find(|hex| {
            let offered = |choice: &Choice| matches!(choice, Choice::LayTile { hex: on, .. } if on == hex);
            made.before.map().hex(*hex).buildable && !made.before.choices.options.iter().any(offered)
        });
        lays_differ(made, |choices| match (lay(choices), far) {
            (Some((_, Choice::LayTile { hex, .. })), Some(far)) => {
                *hex = far;
                true
            }
            _ => false,
        })
    });
}

/// The events with another sum of money in one of them.
fn with_more_money(events: &[Fact], id: &str, name: &str) -> Option<Vec<Fact>> {
    let mut events = events.to_vec();
    let event = events.iter_mut().find(|event| event.id == id)?;
    let (_, thing) = event.args.iter_mut().find(|(known, _)| *known == name)?;
    let Thing::Money(money) = thing else { return None };
    *money += Money(10);
    Some(events)
}

#[test]
fn a_run_for_another_revenue() {
    each_change_is_found(|made| {
        runs::check(made).ok().filter(|runs| *runs > 0)?;
        let events = with_more_money(made.events, "event-ran", "revenue")?;
        Some(runs::check(&Made { events: &events, ..*made }).is_err())
    });
}

#[test]
fn another_number_of_certificates() {
    let changed = |made: &Made<'_>, change: &dyn Fn(&mut View)| {
        let mut view = made.before.view.clone();
        change(&mut view);
        certificates::check(&Moment { view: &view, ..*made.before }, made.memory).is_err()
    };
    each_change_is_found(|made| Some(changed(made, &|view| view.players[0].certificates += 1)));
    each_change_is_found(|made| {
        made.before.view.players[1].certificate_limit?;
        Some(changed(made, &|view| view.players[1].certificate_limit = Some(99)))
    });
    each_change_is_found(|made| {
        let company = made.before.view.companies.iter().position(|company| company.floated)?;
        Some(changed(made, &|view| view.companies[company].pool += 1))
    });
}

#[test]
fn a_marker_on_another_space() {
    for (title, seed) in GAMES {
        let card = card(title);
        let (mut markers, mut tried) = (Markers::default(), 0);
        let played = play(&table(&card, &card.editions[0], 0), seed, |made| {
            let moves = markers.clone().follow(&made.change())?;
            let mut after = made.after.clone();
            let lying = after.companies.iter_mut().filter(|company| markers.has(company.id));
            let marker = lying.filter_map(|company| company.marker.as_mut()).next();
            if let Some(marker) = marker.filter(|_| moves > 0 && tried < ENOUGH) {
                marker.cell.0 ^= 1;
                tried += 1;
                let change = Made { after: &after, ..*made };
                assert!(
                    markers.clone().follow(&change.change()).is_err(),
                    "{title}: the change was not found"
                );
            }
            markers.follow(&made.change()).map(drop)
        });
        assert_eq!((played, tried), (Ok(()), ENOUGH));
    }
}

#[test]
fn a_tile_that_is_paid_otherwise() {
    each_change_is_found(|made| {
        let company = made.before.choices.turn.company?;
        made.events.iter().find(|event| event.id == "event-tile-laid")?;
        if made.after.turn.company != Some(company) {
            return None;
        }
        let mut after = made.after.clone();
        let treasury = after.companies[company.index()].treasury.as_mut()?;
        *treasury += Money(10);
        Some(lays::check_payment(&Made { after: &after, ..*made }).is_err())
    });
}
