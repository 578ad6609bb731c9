//! What can be counted in a position of 1822 and its scenarios. What each thing is worth in which phase was found by a regression on
//! games of computers (docs/bots.md); the weights lie in `data`.

use super::guest::table::{horizon, income, next_need};
use crate::model::{Counts, Traits, Weights};
use rules::{CompanyId, PlayerId, Purse, TrainId};
use std::sync::LazyLock;
use titles::AnyGame;
use titles::t1822::Game1822;
use titles::t1822::data::{PRIVATES, Region, kinds};
use titles::t1822::state::{CardOwner, Round};

/// What 1822 lends to the regression.
pub const TRAITS: Traits = Traits { names: &NAMES, stages: &STAGES, count, weights };

/// Every phase, at the beginning of its stock rounds and of its operating rounds. The second is short and goes with the first.
const STAGES: [&str; 12] =
    ["1-sr", "1-or", "3-sr", "3-or", "4-sr", "4-or", "5-sr", "5-or", "6-sr", "6-or", "7-sr", "7-or"];

/// In the order of [`count_seat`]. A stake is the part of a company that the seat holds.
const NAMES: [&str; 22] = [
    "cash",
    "debt",
    "shares-led",
    "shares-followed",
    "dividends",
    "dividends-to-come",
    "majors-led",
    "minors",
    "minor-price",
    "minor-income",
    "minor-treasury",
    "first-concession",
    "more-concessions",
    "private-income",
    "privates",
    "train-privates",
    "stake-treasury",
    "led-treasury",
    "stake-lasting-trains",
    "stake-other-trains",
    "trains-unpaid",
    "trains-unpayable",
];

static GREAT_BRITAIN: LazyLock<Weights> = LazyLock::new(|| embedded(include_str!("../../data/1822.txt")));
static MEDIUM: LazyLock<Weights> = LazyLock::new(|| embedded(include_str!("../../data/1822mrs.txt")));
static NORTHERN: LazyLock<Weights> = LazyLock::new(|| embedded(include_str!("../../data/1822nrs.txt")));

fn embedded(text: &str) -> Weights {
    // A test reads them: what is built in has been checked before.
    Weights::read(text, &NAMES, &STAGES).unwrap_or_else(|error| panic!("built in: {error}"))
}

fn weights(game: &AnyGame) -> Option<&'static Weights> {
    let AnyGame::T1822(game) = game else { return None };
    Some(match game.data().region {
        Region::GreatBritain => &GREAT_BRITAIN,
        Region::Medium => &MEDIUM,
        Region::Northern => &NORTHERN,
    })
}

fn count(game: &AnyGame) -> Option<Counts> {
    let AnyGame::T1822(game) = game else { return None };
    let state = game.state();
    let stock = matches!(state.round, Round::Stock(_) | Round::Doubling(_));
    let stage = 2 * (usize::from(state.phase).clamp(2, 7) - 2) + usize::from(!stock);
    let running: Vec<Running> = game
        .companies()
        .filter(|company| state.is_started(*company))
        .map(|company| Running::of(game, company))
        .collect();
    let rounds = rounds_left(game, &running);
    Some(Counts { stage, seats: game.seats().map(|seat| count_seat(game, &running, rounds, seat)).collect() })
}

/// A company that has been started.
struct Running {
    company: CompanyId,
    major: bool,
    price: f64,
    treasury: f64,
    /// What its trains would bring now.
    revenue: f64,
    lasting: f64,
    others: f64,
    /// What it lacks for the train it will need.
    unpaid: f64,
}

impl Running {
    fn of(game: &Game1822, company: CompanyId) -> Running {
        let state = game.state();
        let own = state.company(company);
        let trains = |lasting: bool| own.trains.iter().filter(|train| lasts(train) == lasting).count() as f64;
        let treasury = state.cash.company(company).0;
        let can_run = own.operated > 0 && !own.trains.is_empty();
        let floated = state.is_floated(company);
        Running {
            company,
            major: game.data().is_major(company),
            price: game.price(company).unwrap_or_default().0.into(),
            treasury: treasury.into(),
            revenue: if can_run { income(game, company, None).into() } else { 0.0 },
            lasting: trains(true),
            others: trains(false),
            unpaid: if floated { (next_need(game, company) - treasury).max(0).into() } else { 0.0 },
        }
    }
}

fn lasts(train: &TrainId) -> bool {
    matches!(train.kind, kinds::FIVE | kinds::SIX | kinds::SEVEN | kinds::FIVE_P)
}

/// Operating rounds that are still to come: no more than the phase lets expect, or than the bank has money for.
fn rounds_left(game: &Game1822, running: &[Running]) -> f64 {
    let paid: f64 = running.iter().map(|company| company.revenue).sum();
    let bank = f64::from(game.state().cash.of(Purse::Bank).0.max(0));
    f64::from(horizon(game)).min(1.0 + bank / paid.max(150.0))
}

fn count_seat(game: &Game1822, running: &[Running], rounds: f64, player: PlayerId) -> Vec<f64> {
    let state = game.state();
    let held = |company: &Running| f64::from(state.shares(company.company).held_by(player));
    let leads = |company: &&Running| state.director(company.company) == Some(player);
    let majors = || running.iter().filter(|company| company.major);
    let minors = || running.iter().filter(|company| !company.major).filter(leads);
    let stake =
        |what: fn(&Running) -> f64| majors().map(|major| held(major) / 10.0 * what(major)).sum::<f64>();
    let cash = f64::from(state.cash.player(player).0);
    let shares = |led: bool| {
        let these = majors().filter(|major| leads(major) == led);
        these.map(|major| held(major) * major.price).sum::<f64>()
    };
    let dividends = stake(|major| major.revenue);
    let own_cards = || {
        let cards = state.privates.iter().enumerate();
        cards.filter(|(_, card)| card.owner == CardOwner::Player(player))
    };
    let privates = || own_cards().filter(|(index, _)| *index < PRIVATES);
    let concessions = own_cards().filter(|(index, _)| *index >= PRIVATES).count() as f64;
    let trains = privates().filter(|(index, _)| TRAINS.contains(index)).count() as f64;
    let unpaid: f64 = running.iter().filter(leads).map(|company| company.unpaid).sum();
    vec![
        cash,
        state.debts[player.index()].0.into(),
        shares(true),
        shares(false),
        dividends,
        dividends * rounds,
        majors().filter(leads).count() as f64,
        minors().count() as f64,
        minors().map(|minor| 2.0 * minor.price).sum(),
        minors().map(|minor| minor.revenue / 2.0).sum(),
        minors().map(|minor| minor.treasury).sum(),
        concessions.min(1.0),
        (concessions - 1.0).max(0.0),
        privates().map(|(_, card)| f64::from(card.income.0)).sum(),
        privates().count() as f64,
        trains,
        stake(|major| major.treasury),
        majors().filter(leads).map(|major| major.treasury).sum(),
        stake(|major| major.lasting),
        stake(|major| major.others),
        unpaid,
        (unpaid - cash).max(0.0),
    ]
}

/// The private companies that become trains: P1, P3, P4, P13, P14, P19.
const TRAINS: [usize; 6] = [0, 2, 3, 12, 13, 18];
