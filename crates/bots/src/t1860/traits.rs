//! What can be counted in a position of 1860. What each thing is worth in which phase was found by a regression on games of computers
//! (docs/bots.md); the weights lie in `data`. Magnates go by them.

use super::guest::forecast::forecast;
use super::guest::shares::private_worth;
use super::guest::table::Position;
use crate::model::{Counts, Traits, Weights};
use crate::player::{Effort, Seat};
use rules::view::{CompanyView, PlayerView, RoundKind};
use rules::{Game, Viewer};
use std::sync::LazyLock;
use titles::AnyGame;

/// What 1860 lends to the regression.
pub const TRAITS: Traits =
    Traits { names: &NAMES, stages: &STAGES, count, weights: |game| own(game).then(|| &*WEIGHTS) };

/// Every phase, at the beginning of its stock rounds and of its operating rounds; those before the third go together, and so does all
/// that comes after the nationalisation.
const STAGES: [&str; 16] = [
    "2-sr", "2-or", "3-sr", "3-or", "4-sr", "4-or", "5-sr", "5-or", "6-sr", "6-or", "7-sr", "7-or", "8-sr",
    "8-or", "end-sr", "end-or",
];

/// In the order of [`count_seat`]. A stake is the part of a company that the seat holds.
const NAMES: [&str; 16] = [
    "cash",
    "shares",
    "forecast-dividends",
    "forecast-prices",
    "paid-last",
    "shares-not-afloat",
    "shares-led",
    "companies-led",
    "led-without-train",
    "led-treasury",
    "stake-treasury",
    "stake-trains",
    "stake-train-life",
    "privates",
    "private-income",
    "certificates",
];

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    // A test reads them: what is built in has been checked before.
    Weights::read(include_str!("../../data/1860.txt"), &NAMES, &STAGES)
        .unwrap_or_else(|error| panic!("built in: {error}"))
});

fn own(game: &AnyGame) -> bool {
    matches!(game, AnyGame::T1860(_))
}

fn count(game: &AnyGame) -> Option<Counts> {
    let view = game.view(Viewer::Referee);
    let first = view.players.first().filter(|_| own(game))?.id;
    let (info, choices) = (game.info(), game.choices());
    Some(count_seen(&Seat {
        player: first,
        info: &info,
        choices: &choices,
        best_runs: None,
        game,
        effort: Effort::QUICK,
        seed: 0,
        view: view.into(),
    }))
}

/// What each seat will have at the end by the weights that are built in.
pub fn worths(seat: &Seat<'_>) -> Vec<i32> {
    let counts = count_seen(seat);
    let worth = |seat: &Vec<f64>| WEIGHTS.worth(counts.stage, seat).round() as i32;
    counts.seats.iter().map(worth).collect()
}

fn count_seen(seat: &Seat<'_>) -> Counts {
    let table = Position::of(seat, 0);
    let view = seat.view();
    let phase = if view.round.has_badge("badge-nationalised") || table.phase() > 8 {
        9
    } else {
        table.phase().clamp(2, 8)
    };
    let stage = 2 * (phase as usize - 2) + usize::from(view.round.kind == RoundKind::Operating);
    let ground = table.ground();
    let running: Vec<Running> = view
        .companies
        .iter()
        .filter(|company| company.started && !company.closed)
        .map(|seen| {
            let told = forecast(&table, &ground, seen.id);
            let life = seen.trains.iter().map(|train| table.life(train.id.kind).min(LONG)).max();
            Running {
                seen,
                income: told.income.into(),
                worth: told.worth.into(),
                treasury: table.treasury(seen.id).into(),
                life: life.unwrap_or(0).into(),
            }
        })
        .collect();
    Counts { stage, seats: view.players.iter().map(|player| count_seat(&table, &running, player)).collect() }
}

/// Purchases from the bank after which a train is as good as one that lasts for ever.
const LONG: i32 = 12;

/// A company with a par, and what a share of it is likely to bring.
struct Running<'a> {
    seen: &'a CompanyView,
    income: f64,
    worth: f64,
    treasury: f64,
    /// Purchases until its last train rusts.
    life: f64,
}

impl Running<'_> {
    fn price(&self) -> f64 {
        self.seen.price.or(self.seen.par).unwrap_or_default().0.into()
    }

    fn paid(&self) -> f64 {
        f64::from(self.seen.last_revenue.unwrap_or_default().0) / 10.0
    }
}

fn count_seat(table: &Position<'_>, running: &[Running<'_>], player: &PlayerView) -> Vec<f64> {
    let held = |company: &Running<'_>| {
        let own = player.shares.iter().find(|held| held.company == company.seen.id);
        own.map_or(0.0, |held| f64::from(held.shares))
    };
    let led = || running.iter().filter(|company| company.seen.director == Some(player.id));
    let sum = |what: fn(&Running<'_>) -> f64| {
        running.iter().map(|company| held(company) * what(company)).sum::<f64>()
    };
    let privates = || player.privates.iter();
    vec![
        player.cash.0.into(),
        sum(|company| if company.seen.floated { company.price() } else { 0.0 }),
        sum(|company| company.income),
        sum(|company| company.worth),
        sum(|company| company.paid()),
        sum(|company| if company.seen.floated { 0.0 } else { company.price() }),
        led().map(|company| held(company) * company.price()).sum(),
        led().count() as f64,
        led().filter(|company| company.seen.operated && company.seen.trains.is_empty()).count() as f64,
        led().map(|company| company.treasury).sum(),
        sum(|company| company.treasury / 10.0),
        sum(|company| company.seen.trains.len() as f64 / 10.0),
        sum(|company| company.life / 10.0),
        privates().map(|private| f64::from(private_worth(table, *private))).sum(),
        privates().map(|private| f64::from(table.seat.view().privates[private.index()].income.0)).sum(),
        player.certificates.into(),
    ]
}
