//! What everybody is worth at a moment: what is in hand, and what shares and private companies are likely to bring.

use super::forecast::forecast;
use super::shares::private_worth;
use super::table::Position;
use crate::player::Seat;

/// What each seat will have at the end of the game, as far as one can tell.
pub fn worths(seat: &Seat<'_>) -> Vec<i32> {
    let table = Position::of(seat, 0);
    let ground = table.ground();
    let a_share: Vec<i32> = seat
        .view()
        .companies
        .iter()
        .map(|company| if company.started { forecast(&table, &ground, company.id).total() } else { 0 })
        .collect();
    let worth = |player: &rules::view::PlayerView| {
        let shares = player.shares.iter().map(|held| i32::from(held.shares) * a_share[held.company.index()]);
        let privates = player.privates.iter().map(|private| private_worth(&table, *private));
        player.cash.0 + shares.sum::<i32>() + privates.sum::<i32>()
    };
    seat.view().players.iter().map(worth).collect()
}
