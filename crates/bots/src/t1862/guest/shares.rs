//! The stock round: first what the guest must float, then what is likely to bring most for a pound.

use super::parliament::{owed, prospects};
use super::table::{Position, expected, share_worth};
use rules::{Action, Choice, CompanyId, Money, ParChoice, Place, Sale};
use titles::t1862::state::FLOATS_AT;

/// What a pound must bring, in hundredths, to be spent.
const ENOUGH: i32 = 125;
/// What a pound brings, in hundredths, in a company of one's own.
const OWN: i32 = 160;
/// What a share must bring, in hundredths of what it sells for, to be kept.
const KEPT: i32 = 75;
/// Beyond the price of a train: markers and the first track.
const EQUIPMENT: i32 = 130;

/// Buys, starts or sells.
pub fn trade(table: &Position<'_>) -> Option<Action> {
    if owed(table) > 0 {
        return float(table).or_else(|| raise(table));
    }
    let bought = purchases(table).max_by_key(|(rate, _)| *rate);
    let started = start(table);
    let best = bought.into_iter().chain(started).max_by_key(|(rate, _)| *rate);
    let sold = || sale(table);
    best.filter(|(rate, _)| *rate >= ENOUGH).map(|(_, action)| action).or_else(sold)
}

/// Buys a share of a company that the guest must float.
fn float(table: &Position<'_>) -> Option<Action> {
    table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::BuyShare { company, .. }
            if table.game.state().company(*company).obligation == Some(table.me()) =>
        {
            choice.actions().pop()
        }
        _ => None,
    })
}

/// Sells something else if the guest has too little to float what it must.
fn raise(table: &Position<'_>) -> Option<Action> {
    if table.cash() >= owed(table) { None } else { sell_cheapest(table) }
}

/// What every share on sale brings for a pound.
fn purchases(table: &Position<'_>) -> impl Iterator<Item = (i32, Action)> {
    table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::BuyShare { company, from, price, .. } => {
            Some((rate(table, *company, *from, *price), choice.actions().pop()?))
        }
        _ => None,
    })
}

fn rate(table: &Position<'_>, company: CompanyId, from: Place, price: Money) -> i32 {
    let state = table.game.state();
    let missing = i32::from(FLOATS_AT.saturating_sub(state.bought(company)));
    if !state.company(company).floated {
        // What is started without a charter must float too, or nothing is ever earned.
        let floats = table.directs(company) || missing == 1 && from != Place::Pool;
        return if floats && table.cash() >= missing * price.0 { OWN } else { 0 };
    }
    if state.in_receivership(company) {
        return 0;
    }
    100 * share_worth(table.game, company, expected(table.game, company)) / price.0.max(1)
}

/// Starts a company without a charter that the guest can float and equip alone.
fn start(table: &Position<'_>) -> Option<(i32, Action)> {
    let (_, train) = table.next_train()?;
    let state = table.game.state();
    let afloat = |company: CompanyId| state.company(company).floated;
    let waiting = table.game.companies().any(|company| table.directs(company) && !afloat(company));
    let own = table.game.companies().filter(|company| table.directs(*company)).count() as i32;
    if waiting || table.horizon() < 6 {
        return None;
    }
    let shares = i32::from(FLOATS_AT);
    let fits = |open: &&ParChoice| {
        open.price.0 * shares >= train + EQUIPMENT && open.price.0 * shares <= table.cash()
    };
    let starts = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::Start { company, pars } => {
            let open = pars.iter().find(fits)?;
            Some((prospects(table, *company), Action::Start { company: *company, par: open.par }))
        }
        _ => None,
    });
    let (_, action) = starts.max_by_key(|(prospects, _)| *prospects)?;
    Some((OWN - 10 * own, action))
}

/// Sells shares that bring much less than they fetch, but no company of the guest's own.
fn sale(table: &Position<'_>) -> Option<Action> {
    let sales = sales(table).filter(|(company, sale)| {
        let worth = share_worth(table.game, *company, expected(table.game, *company));
        let fetched = sale.proceeds.0 / i32::from(sale.shares.max(1));
        !table.directs(*company) && 100 * worth < KEPT * fetched
    });
    sales.max_by_key(|(_, sale)| sale.proceeds).map(|(company, sale)| sold(company, &sale))
}

fn sales(table: &Position<'_>) -> impl Iterator<Item = (CompanyId, Sale)> {
    table.seat.choices.options.iter().flat_map(|choice| match choice {
        Choice::SellShares { company, sales } => {
            sales.iter().map(|sale| (*company, sale.clone())).collect::<Vec<_>>()
        }
        _ => Vec::new(),
    })
}

/// The sale by which least is lost.
pub fn sell_cheapest(table: &Position<'_>) -> Option<Action> {
    let loss = |(company, sale): &(CompanyId, Sale)| {
        let worth = share_worth(table.game, *company, expected(table.game, *company));
        let office = if table.directs(*company) { 200 } else { 0 };
        worth * i32::from(sale.shares) + office - sale.proceeds.0
    };
    sales(table).min_by_key(loss).map(|(company, sale)| sold(company, &sale))
}

fn sold(company: CompanyId, sale: &Sale) -> Action {
    Action::SellShares { company, shares: sale.shares, certificates: Some(sale.certificates.clone()) }
}
