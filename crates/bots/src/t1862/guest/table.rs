//! The seat with the questions a guest keeps asking of it, and what it expects of the future.

use crate::player::Seat;
use crate::rng::mix;
use rules::{Action, Aim, CompanyId, Game, Holder, Money, PlayerId, TrainKind};
use titles::t1862::Game1862;
use titles::t1862::state::{Lner, Type};

/// Steps of one search for what trains would earn.
const SEARCH: u64 = 800;
/// The most spaces a share price rises with a dividend.
const MOST_STEPS: i32 = 4;
/// What a space is worth of the share price, in hundredths.
const SPACE: i32 = 9;
/// What a pound in the treasury of a company of its own counts, in hundredths.
pub const TREASURY: i32 = 35;

/// A seat, looked at by a guest.
pub struct Position<'a> {
    pub seat: &'a Seat<'a>,
    pub game: &'a Game1862,
    /// What makes this guest differ from others.
    pub character: u64,
}

impl Position<'_> {
    pub fn me(&self) -> PlayerId {
        self.seat.player
    }

    pub fn cash(&self) -> i32 {
        self.game.state().cash.player(self.me()).0
    }

    pub fn treasury(&self, company: CompanyId) -> i32 {
        self.game.state().cash.company(company).0
    }

    /// Shares of a company that the guest has.
    pub fn held(&self, company: CompanyId) -> i32 {
        held(self.game, self.me(), company)
    }

    pub fn directs(&self, company: CompanyId) -> bool {
        self.game.state().director(company) == Some(self.me())
    }

    /// A figure, a little more or less by this guest's own liking for a thing: up to `percent` either way.
    pub fn liked(&self, figure: i32, thing: u64, percent: i32) -> i32 {
        let liking = (mix(self.character, thing) % (2 * percent as u64 + 1)) as i32 - percent;
        figure + figure * liking / 100
    }

    /// The game after a move of the guest; `None` if it is refused.
    pub fn after(&self, action: &Action) -> Option<Game1862> {
        let mut game = self.game.clone();
        game.apply(self.me(), action).ok().map(|_| game)
    }

    /// Operating rounds that are still to come, as far as one can tell.
    pub fn horizon(&self) -> i32 {
        horizon(self.game)
    }

    /// The band the bank sells next and its price.
    pub fn next_train(&self) -> Option<(TrainKind, i32)> {
        let card = self.game.state().depot.front()?;
        Some((card.kind, self.game.data().band(card.kind).price.0))
    }

    /// Operating rounds until a band rusts: when all earlier cards are sold, of which every third company buys one a round.
    pub fn rounds_until_rust(&self, kind: TrainKind) -> i32 {
        let (game, state) = (self.game, self.game.state());
        let Some(with) = game.data().band(kind).rusts_with else { return self.horizon() };
        let earlier = state.depot.kinds().filter(|kind| kind.0 < with.0);
        let cards: i32 = earlier.filter_map(|kind| state.depot.left(kind)).map(i32::from).sum();
        let floated = game.companies().filter(|company| state.company(*company).floated).count() as i32;
        1 + cards / (floated / 3).max(1)
    }

    /// Whether a company may run trains of a type.
    pub fn may_run(&self, company: CompanyId, kind: Type) -> bool {
        !self.game.options().permits() || self.game.state().company(company).permits.contains(kind)
    }

    /// Whether a company has a train that will last.
    pub fn has_lasting_train(&self, company: CompanyId) -> bool {
        let state = self.game.state();
        let lasts = |kind: TrainKind| {
            self.game.data().band(kind).rusts_with.is_none_or(|with| with.0 > state.phase + 1)
        };
        state.company(company).trains.iter().any(|train| {
            self.may_run(company, train.kind) && (train.warranties > 1 || lasts(train.card.kind))
        })
    }
}

pub fn held(game: &Game1862, player: PlayerId, company: CompanyId) -> i32 {
    i32::from(game.state().shares(company).held_by(player))
}

fn horizon(game: &Game1862) -> i32 {
    let state = game.state();
    if state.ending.is_some() || state.lner == Lner::Formed {
        return 2;
    }
    match state.phase {
        0 => 11,
        1 => 10,
        2 => 9,
        3 => 8,
        4 => 6,
        5 => 5,
        _ => 4,
    }
}

/// What the trains of a company would bring on the board of a game: revenue, and half of what comes besides.
pub fn income(game: &Game1862, company: CompanyId, trains: Option<&[TrainKind]>) -> i32 {
    let supposed = game.supposing(company, trains, &[]);
    let best = supposed.and_then(|game| game.best_runs(Aim::Dividend, Some(SEARCH)));
    best.map_or(0, |best| best.revenue.0 + best.besides.0 / 2)
}

/// What a share is likely to bring until the end: its price, dividends, and the rise of the price by them.
pub fn share_worth(game: &Game1862, company: CompanyId, income: i32) -> i32 {
    let price = game.price(company).unwrap_or_default().0;
    let rounds = horizon(game);
    if income == 0 {
        return price * 6 / 10;
    }
    let spaces = (income / price.max(1)).min(MOST_STEPS);
    price + income / 10 * rounds + price * SPACE * spaces * rounds.min(6) / 100
}

/// What a company earned last, or would earn now if it has not run yet.
pub fn expected(game: &Game1862, company: CompanyId) -> i32 {
    let state = game.state().company(company);
    match state.last_revenue {
        _ if !state.floated => 0,
        Some(Money(revenue)) if state.operated && revenue > 0 => {
            if state.trains.is_empty() {
                revenue / 2
            } else {
                revenue
            }
        }
        _ => 40,
    }
}

/// What a game is worth to a player, with the income of these companies asked of the engine.
pub fn standing(game: &Game1862, player: PlayerId, asked: &[CompanyId]) -> i32 {
    let state = game.state();
    let shares: i32 = game
        .companies()
        .filter(|company| state.company(*company).is_started())
        .map(|company| {
            let held = held(game, player, company);
            let directs = state.director(company) == Some(player);
            let earned = if held > 0 && asked.contains(&company) {
                income(game, company, None)
            } else {
                expected(game, company)
            };
            let own = i32::from(state.shares(company).held(Holder::Company(company)));
            let assets = state.cash.company(company).0 + own * 10;
            held * share_worth(game, company, earned) + if directs { assets * TREASURY / 100 } else { 0 }
        })
        .sum();
    state.cash.player(player).0 + shares
}
