//! Looking back at a game that is over: what everybody was expected to have at the end, move by move, and the moves by which somebody
//! fell back most; what runs left on the table; what became of shares. Pure: what is needed of the table is given.

mod dealings;
mod runs;

pub use dealings::dealings;
pub use runs::runs;

use rules::{Action, Game, Message, PlayerId};
use titles::AnyGame;

/// So many moves are told.
const MOST: usize = 12;

/// A move of the game, with the state before it.
pub struct Made {
    /// The entry of the log.
    pub number: i64,
    /// Who made it.
    pub seat: u8,
    /// What it was.
    pub action: Action,
    /// What happened because of it.
    pub events: Vec<Message>,
    /// The game before it.
    pub before: AnyGame,
}

/// A move by which somebody fell back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slip {
    /// Which of the moves.
    pub index: usize,
    /// By how much, in pounds.
    pub fall: i64,
}

/// How far a seat is ahead of the best of the others.
pub fn lead(worths: &[i32], seat: u8) -> i64 {
    let others = worths.iter().enumerate().filter(|(other, _)| *other != usize::from(seat));
    let best = others.map(|(_, worth)| i64::from(*worth)).max().unwrap_or(0);
    worths.get(usize::from(seat)).map_or(0, |worth| i64::from(*worth)) - best
}

/// The moves by which their makers fell back most, the worst first; `worths` has what was expected before the first move and after each.
/// Who had no choice has made no mistake; and what runs have left on the table is for the search to say.
pub fn slips(moves: &[Made], worths: &[Vec<i32>]) -> Vec<Slip> {
    let fell = |(index, made): (usize, &Made)| {
        let (before, after) = (worths.get(index)?, worths.get(index + 1)?);
        let fall = lead(before, made.seat) - lead(after, made.seat);
        let decided = !matches!(made.action, Action::Run { .. });
        (decided && fall > 0).then_some(Slip { index, fall })
    };
    let mut slips: Vec<Slip> = moves.iter().enumerate().filter_map(fell).collect();
    slips.sort_by_key(|slip| (std::cmp::Reverse(slip.fall), slip.index));
    slips.into_iter().filter(|slip| has_choice(&moves[slip.index].before)).take(MOST).collect()
}

fn has_choice(game: &AnyGame) -> bool {
    let options = game.choices().options;
    options.len() > 1 || options.iter().any(|choice| choice.actions().len() != 1)
}

/// Whether another action would have led to the same: there are several ways to write one move.
pub fn same(made: &Made, other: &Action) -> bool {
    let after = |action: &Action| {
        let mut game = made.before.clone();
        game.apply(PlayerId(made.seat), action).ok().map(|_| game.digest())
    };
    *other == made.action || after(other) == after(&made.action)
}

/// How much further ahead a seat is after one move than after another, made instead.
pub fn gain(before: &AnyGame, seat: u8, instead: &Action, made: &Action) -> i64 {
    let after = |action: &Action| {
        let mut game = before.clone();
        game.apply(PlayerId(seat), action).ok()?;
        Some(lead(&bots::worths(&game), seat))
    };
    after(instead).zip(after(made)).map_or(0, |(instead, made)| instead - made)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::TableSpec;

    fn game() -> AnyGame {
        let title = titles::catalogue()[0].title.clone();
        let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
        AnyGame::new(&TableSpec { title, players, ..Default::default() }).unwrap()
    }

    fn made(number: i64, seat: u8) -> Made {
        Made { number, seat, action: Action::Pass, events: Vec::new(), before: game() }
    }

    #[test]
    fn a_lead_is_over_the_best_of_the_others() {
        assert_eq!([0, 1, 2].map(|seat| lead(&[100, 70, 20], seat)), [30, -30, -80]);
        assert_eq!(lead(&[50], 0), 50);
    }

    #[test]
    fn the_worst_falls_of_the_maker_come_first() {
        let moves = [made(1, 0), made(2, 1), made(4, 2), made(5, 0)];
        // Ann gains; Ben loses 10; Cat loses nothing, for the leader loses as much; Ann loses 50.
        let worths =
            [vec![100, 100, 50], vec![120, 100, 50], vec![120, 90, 50], vec![110, 90, 40], vec![60, 90, 40]];
        assert_eq!(slips(&moves, &worths), [Slip { index: 3, fall: 50 }, Slip { index: 1, fall: 10 }]);
        let mut ran = made(1, 0);
        ran.action = Action::Run { runs: Vec::new() };
        assert_eq!(slips(&[ran], &[vec![100, 100], vec![50, 100]]), []);
        let many: Vec<Made> = (1..=20).map(|number| made(number, 0)).collect();
        let falling: Vec<Vec<i32>> = (0..=20).map(|number| vec![100 - number, 100, 100]).collect();
        let found = slips(&many, &falling);
        assert_eq!((found.len(), found[0].index, found[11].index), (MOST, 0, 11));
    }
}
