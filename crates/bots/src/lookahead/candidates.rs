//! What is worth a thought: what a guest would do, and then some of every kind of choice.

use crate::player::{Player, Seat};
use rules::{Action, Choice, Game, Reply};

/// Amounts of one bid or price that are thought about.
const AMOUNTS: usize = 4;

/// The candidates, what a guest would do first. Kinds of choices take turns, so that many tiles do not crowd out a pass.
pub fn of(seat: &Seat<'_>, guest: &mut dyn Player, most: usize) -> Vec<Action> {
    let mut candidates = guest.ideas(seat);
    candidates.truncate(most);
    let mut kinds: Vec<Vec<Action>> = seat.choices.options.iter().map(forms).collect();
    let longest = kinds.iter().map(Vec::len).max().unwrap_or(0);
    for kind in &mut kinds {
        kind.reverse();
    }
    for _ in 0..longest {
        for kind in &mut kinds {
            let Some(action) = kind.pop() else { continue };
            if candidates.len() >= most {
                return candidates;
            }
            if !candidates.contains(&action) && !takes_back(seat, &action) {
                candidates.push(action);
            }
        }
    }
    candidates
}

/// Whether a pass takes back what the seat has just begun, a proposal say: one of its moves then would lead here again. Whoever
/// tries that never comes to an end.
fn takes_back(seat: &Seat<'_>, action: &Action) -> bool {
    if *action != Action::Pass || seat.choices.turn.company.is_none() {
        return false;
    }
    let mut before = seat.game.clone();
    if before.apply(seat.player, action).is_err() || before.turn().players.first() != Some(&seat.player) {
        return false;
    }
    let here = seat.game.digest();
    let begins = |choice: &&Choice| !matches!(choice, Choice::LayTile { .. } | Choice::Run { .. });
    before.choices().options.iter().filter(begins).flat_map(Choice::actions).any(|action| {
        let mut again = before.clone();
        again.apply(seat.player, &action).is_ok() && again.digest() == here
    })
}

/// The forms of a choice that are worth a thought. Where a tile or a run is concerned only a guest's ideas are.
fn forms(choice: &Choice) -> Vec<Action> {
    match choice {
        Choice::LayTile { .. } | Choice::LayByPower { .. } | Choice::Run { .. } => Vec::new(),
        Choice::Bid { .. } | Choice::OpenAuction { .. } | Choice::BidFor { .. } => {
            let mut amounts = choice.actions();
            amounts.truncate(AMOUNTS);
            amounts
        }
        // Whoever repeats what was declined never comes to an end, nor does whoever lets it be repeated.
        Choice::BuyTrain { declined: Some(_), .. } => Vec::new(),
        Choice::Answer { .. } => {
            [Reply::Accept, Reply::DeclineAll].map(|reply| Action::Answer { reply }).to_vec()
        }
        Choice::BuyTrain { .. } => {
            let prices = choice.actions();
            match &prices[..] {
                [] => Vec::new(),
                [only] => vec![only.clone()],
                [least, .., dearest] => vec![dearest.clone(), least.clone()],
            }
        }
        _ => choice.actions(),
    }
}
