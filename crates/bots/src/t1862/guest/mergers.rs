//! Mergers, refinancing, option shares and all other questions: every answer is tried to the end of what follows from it,
//! and the one that leaves the guest best is given.

use super::table::{Position, held, standing};
use rules::{Action, Choice, CompanyId, Game, PlayerId, Reply};
use titles::t1862::Game1862;

/// What a merger must bring, in hundredths of what the guest has: less is not worth the change.
const MORE: i32 = 103;
/// Decisions followed after a move, more than any merger needs.
const LONGEST: usize = 24;

/// The best of all moves, as they turn out. Doing nothing is preferred to what brings little more.
/// In a hurry nothing is proposed.
pub fn decide(table: &Position<'_>) -> Option<Action> {
    let hurried = table.seat.effort.is_hurried();
    if hurried && table.seat.choices.options.contains(&Choice::Pass) {
        return None;
    }
    let mine = if hurried { Vec::new() } else { holdings(table.game, table.me()) };
    let moves = table.seat.choices.options.iter().filter(|choice| is_sensible(table, choice));
    let tried = moves.flat_map(|choice| {
        let asked = match choice {
            Choice::Merge { consent, .. } => consent.filter(|player| *player != table.me()),
            _ => None,
        };
        choice.actions().into_iter().filter_map(move |action| Some((asked, table.after(&action)?, action)))
    });
    let worths = tried.filter_map(|(asked, mut after, action)| {
        settle(&mut after);
        if asked.is_some_and(|other| !agrees(table.game, &after, other)) {
            return None;
        }
        let worth = standing(&after, table.me(), &mine);
        let idle = matches!(action, Action::Pass | Action::Answer { reply: Reply::DeclineAll });
        Some((if idle { worth * MORE / 100 } else { worth }, action))
    });
    worths.max_by_key(|(worth, _)| *worth).map(|(_, action)| action)
}

/// Companies of which a player has shares enough to care what they earn.
fn holdings(game: &Game1862, player: PlayerId) -> Vec<CompanyId> {
    game.companies().filter(|company| held(game, player, *company) > 2).collect()
}

/// Whether another director would be better off too: nobody else's word is worth asking for.
fn agrees(before: &Game1862, after: &Game1862, other: PlayerId) -> bool {
    let asked = holdings(before, other);
    standing(after, other, &asked) * 100 > standing(before, other, &asked) * MORE
}

/// The guest's trains are not for sale.
fn is_sensible(table: &Position<'_>, choice: &Choice) -> bool {
    match choice {
        Choice::BuyTrain { .. } => false,
        // What it has proposed it carries through, or it might propose and withdraw for ever.
        Choice::Pass => {
            !table.seat.choices.options.iter().any(|choice| matches!(choice, Choice::Survive { .. }))
        }
        _ => true,
    }
}

/// Lets everybody take the first thing offered until the merger is over.
fn settle(game: &mut Game1862) {
    for _ in 0..LONGEST {
        let merging = game.state().operating().is_some_and(|operating| operating.merging.is_some());
        if !merging || !answer(game) {
            return;
        }
    }
}

fn answer(game: &mut Game1862) -> bool {
    let choices = game.choices();
    let Some(&player): Option<&PlayerId> = choices.turn.players.first() else { return false };
    let first = choices.options.iter().flat_map(Choice::actions).next();
    first.is_some_and(|action| game.apply(player, &action).is_ok())
}
