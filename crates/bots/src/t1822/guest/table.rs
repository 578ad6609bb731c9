//! The seat with the questions a guest keeps asking of it, and what it expects of the future.

use crate::player::Seat;
use crate::rng::mix;
use rules::{Action, Aim, CompanyId, Game, Money, PlayerId, TrainId, TrainKind};
use titles::t1822::Game1822;
use titles::t1822::data::kinds;

/// Steps of one search for what trains would earn.
const SEARCH: u64 = 1_500;
/// What a share of a company that has not run yet is expected to bring in a round, in hundredths of its price.
const UNKNOWN: i32 = 8;
/// How much a price rises in a round in which it pays, in hundredths.
const RISE: i32 = 7;

/// A seat, looked at by a guest.
pub struct Position<'a> {
    pub seat: &'a Seat<'a>,
    pub game: &'a Game1822,
    /// What makes this guest differ from others.
    pub character: u64,
}

impl Position<'_> {
    pub fn me(&self) -> PlayerId {
        self.seat.player
    }

    /// Money that no bid binds.
    pub fn free_cash(&self) -> i32 {
        self.game.free_cash(self.me()).0
    }

    pub fn treasury(&self, company: CompanyId) -> i32 {
        self.game.state().cash.company(company).0
    }

    pub fn directs(&self, company: CompanyId) -> bool {
        self.game.state().director(company) == Some(self.me())
    }

    /// The guest's part of what a company pays, in tenths. The owner of a minor gets half of it (15.5).
    pub fn part(&self, company: CompanyId) -> i32 {
        if !self.game.data().is_major(company) {
            return if self.directs(company) { 5 } else { 0 };
        }
        i32::from(self.game.state().shares(company).held_by(self.me()))
    }

    /// A figure, a little more or less by this guest's own liking for a thing: up to `percent` either way.
    pub fn liked(&self, figure: i32, thing: u64, percent: i32) -> i32 {
        let liking = (mix(self.character, thing) % (2 * percent as u64 + 1)) as i32 - percent;
        figure + figure * liking / 100
    }

    /// The game after a move of the guest; `None` if it is refused.
    pub fn after(&self, action: &Action) -> Option<Game1822> {
        let mut game = self.game.clone();
        game.apply(self.me(), action).ok().map(|_| game)
    }

    /// Operating rounds that are still to come, as far as one can tell.
    pub fn horizon(&self) -> i32 {
        horizon(self.game)
    }

    /// The kind of train the bank sells next, and its price.
    pub fn next_train(&self) -> Option<(TrainKind, i32)> {
        next_train(self.game)
    }

    /// What a company will pay for its next train.
    pub fn next_need(&self, company: CompanyId) -> i32 {
        next_need(self.game, company)
    }

    /// Whether a company has a train that no coming phase takes away soon.
    pub fn has_lasting_train(&self, company: CompanyId) -> bool {
        let phase = self.game.state().phase;
        let trains = &self.game.state().company(company).trains;
        trains.iter().any(|train| match train.kind {
            kinds::L => phase < 2,
            kinds::THREE => phase < 5,
            kinds::FOUR => phase < 6,
            kind => kind.index() < kinds::SOLD || kind == kinds::FIVE_P,
        })
    }
}

fn next_train(game: &Game1822) -> Option<(TrainKind, i32)> {
    let card = game.state().depot.front()?;
    Some((card.kind, game.data().train_price(card.kind, false).0))
}

/// The kind of train that takes one of a company's away (16.7), if any does.
fn rusted_by(game: &Game1822, train: &TrainId) -> Option<TrainKind> {
    match train.kind {
        kinds::L if game.state().is_turned(*train) => Some(kinds::FOUR),
        kinds::L => Some(kinds::THREE),
        kinds::THREE => Some(kinds::SIX),
        kinds::FOUR => Some(kinds::SEVEN),
        _ => None,
    }
}

/// What a company will pay for its next train: nothing while it has one that lasts, otherwise the price of the kind that
/// takes its last one away, or of the bank's next if that is a later one.
pub fn next_need(game: &Game1822, company: CompanyId) -> i32 {
    let trains = &game.state().company(company).trains;
    let Some((front, price)) = next_train(game) else { return 0 };
    let counts = |train: &TrainId| train.kind.index() < kinds::SOLD || train.kind == kinds::FIVE_P;
    if trains.iter().any(|train| counts(train) && rusted_by(game, train).is_none()) {
        return 0;
    }
    let last = trains.iter().filter_map(|train| rusted_by(game, train)).max_by_key(|kind| kind.0);
    match last {
        Some(kind) if kind.0 > front.0 => game.data().train_price(kind, false).0,
        _ => price,
    }
}

pub fn horizon(game: &Game1822) -> i32 {
    let state = game.state();
    match state.phase {
        _ if state.ending.is_some() => 2,
        1 => 14,
        2 => 12,
        3 => 10,
        4 => 8,
        5 => 7,
        6 => 6,
        _ => 5,
    }
}

/// What the trains of a company would bring on the board of a game, or other trains if they are given.
pub fn income(game: &Game1822, company: CompanyId, trains: Option<&[TrainKind]>) -> i32 {
    let supposed = game.supposing(company, trains, &[]);
    let best = supposed.and_then(|game| game.best_runs(Aim::Dividend, Some(SEARCH)));
    best.map_or(0, |best| best.revenue.0 + best.besides.0 / 2)
}

/// What a share is likely to bring until the end: its price, dividends, and the rise of the price by them.
pub fn share_worth(game: &Game1822, company: CompanyId) -> i32 {
    let price = game.price(company).unwrap_or_default().0;
    let state = game.state().company(company);
    let rounds = horizon(game);
    let a_round = match state.last_revenue {
        Some(Money(revenue)) if state.operated > 0 => revenue / 10,
        _ => price * UNKNOWN / 100,
    };
    let rise = if a_round > 0 { price * RISE * rounds.min(8) / 100 } else { 0 };
    price + a_round * rounds + rise
}
