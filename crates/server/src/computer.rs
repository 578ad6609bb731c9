//! Computer seats: players of the `bots` room. They are shown what their seat may see and what it may do.

use bots::conductor::Lesson;
use bots::{Advice, Effort, SeatView};
use rules::{Action, Game, PlayerId, Viewer};
use titles::AnyGame;

/// The computer that people ask.
const ADVISER: &str = "director";

/// Who thinks, and what distinguishes the thought from others.
pub struct Thinker {
    /// Which computer player.
    pub name: String,
    /// The seat.
    pub seat: u8,
    /// The same in every move of a seat, another at another table.
    pub character: u64,
    /// Another for every move.
    pub seed: u64,
}

/// What a person at a seat is advised on: a guess for whatever is hidden from it, which does not depend on what is hidden. What a computer
/// imagines for itself does, by its sum.
fn seen_by(game: &AnyGame, seat: PlayerId) -> SeatView {
    SeatView::of(&game.without_secrets_from(Viewer::Player(seat)), seat)
}

impl Thinker {
    /// A player at a seat of a table, about to think after so many entries of the log.
    pub fn new(name: String, (table, seat): (&str, u8), seed: u64, number: i64) -> Thinker {
        let character = mixed(seed, table, i64::from(seat));
        Thinker { name, seat, character, seed: mixed(character, table, number) }
    }

    /// Whom people ask about a seat.
    pub fn adviser(seat: (&str, u8), seed: u64, number: i64) -> Thinker {
        Thinker::new(ADVISER.to_owned(), seat, seed, number)
    }

    /// What it would do, best first, with its reasons; only what is allowed.
    pub fn advise(&self, game: &AnyGame) -> Vec<Advice> {
        let seat = PlayerId(self.seat);
        let (sight, info) = (seen_by(game, seat), game.info());
        let Ok(mut player) = bots::by_name(&self.name, &info.card.title, self.character) else {
            return Vec::new();
        };
        let mut advice = player.advise(&sight.seat(&info, Effort::QUICK, self.seed));
        advice.retain(|one| game.clone().apply(seat, &one.action).is_ok());
        advice
    }

    /// What a conductor says of the decision; it suggests only what is allowed.
    pub fn teach(&self, game: &AnyGame) -> Lesson {
        let seat = PlayerId(self.seat);
        let (sight, info) = (seen_by(game, seat), game.info());
        let mut lesson = bots::lesson(&sight.seat(&info, Effort::QUICK, self.seed), self.character);
        lesson.suggestion.take_if(|one| game.clone().apply(seat, &one.action).is_err());
        lesson
    }

    /// What it does. If that is not allowed, or there is no such player any more, something that is.
    pub fn think(&self, game: &AnyGame) -> Option<Action> {
        let seat = PlayerId(self.seat);
        let (sight, info) = (SeatView::of(game, seat), game.info());
        let allowed = |action: &Action| game.clone().apply(seat, action).is_ok();
        let asked = |name: &str, seed: u64| {
            let mut player = bots::by_name(name, &info.card.title, self.character).ok()?;
            sight.ask(&mut *player, &info, Effort::QUICK, seed).filter(allowed)
        };
        asked(&self.name, self.seed).or_else(|| {
            tracing::warn!(player = self.name, "a computer player did not choose what is allowed");
            (0..32).find_map(|again| asked("random", self.seed.wrapping_add(again)))
        })
    }
}

/// A seed for a table and something of it.
fn mixed(seed: u64, id: &str, number: i64) -> u64 {
    let start = seed ^ 0xcbf2_9ce4_8422_2325;
    let bytes = id.bytes().chain(number.to_le_bytes());
    bytes.fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
