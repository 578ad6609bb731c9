//! Charters: the guest opens auctions for companies whose homes lie among stations, pays little for them, and starts only
//! what it can float alone (4.0).

use super::table::Position;
use board::HexId;
use rules::{Action, Choice, CompanyId, Money};
use titles::t1862::state::FLOATS_AT;

/// What the guest pays for a charter at most.
pub const MOST_BID: i32 = 30;
/// How much of its cash, in hundredths, goes into the first five shares.
const STAKE: i32 = 70;
/// The last phase in which a new company is likely to pay.
const LAST_PHASE: u8 = 4;

/// What floating a company alone costs at the lowest par.
pub fn least(table: &Position<'_>) -> i32 {
    table.game.data().pars[0].0 * i32::from(FLOATS_AT)
}

/// What the guest still owes to companies it must float.
pub fn owed(table: &Position<'_>) -> i32 {
    let state = table.game.state();
    let bound =
        table.game.companies().filter(|company| state.company(*company).obligation == Some(table.me()));
    bound
        .map(|company| {
            let missing = i32::from(FLOATS_AT.saturating_sub(state.bought(company)));
            missing * state.company(company).par.unwrap_or_default().0
        })
        .sum()
}

/// Opens the auction of the best company, if the guest can float it.
pub fn open(table: &Position<'_>) -> Option<Action> {
    // Without a company of its own nothing would be earned any more, however late it is.
    let late = table.game.state().phase > LAST_PHASE;
    let idle = !table.game.companies().any(|company| table.directs(company));
    if (late && !idle) || table.cash() - owed(table) < least(table) {
        return None;
    }
    let auctions = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::OpenAuction { company, amount } => Some((prospects(table, *company), *company, amount.min)),
        _ => None,
    });
    auctions
        .max_by_key(|(prospects, company, _)| (*prospects, std::cmp::Reverse(company.0)))
        .map(|(_, company, amount)| Action::OpenAuction { company, amount })
}

/// Stations near a home, the nearer the better, and more with those of companies in play.
pub fn prospects(table: &Position<'_>, company: CompanyId) -> i32 {
    let (game, data) = (table.game, table.game.data());
    let home = data.company(company).home.hex;
    let mut ring: Vec<HexId> = vec![home];
    let mut seen = ring.clone();
    let mut total = 0;
    for weight in [4, 3, 1] {
        let near: Vec<HexId> =
            ring.iter().flat_map(|hex| data.map.hex(*hex).neighbours.into_iter().flatten()).collect();
        ring.clear();
        for hex in near {
            if !seen.contains(&hex) {
                seen.push(hex);
                ring.push(hex);
                let stations = game.state().network.stops_of(hex).count() as i32;
                let others = game.companies().filter(|other| {
                    data.company(*other).home.hex == hex && game.state().company(*other).floated
                });
                total += weight * (2 * stations + others.count() as i32);
            }
        }
    }
    table.liked(10 * total, 100 + u64::from(company.0), 20)
}

/// Raises by as little as possible, a little.
pub fn bid(table: &Position<'_>) -> Option<Action> {
    let range = table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::Bid { amount } => Some(*amount),
        _ => None,
    })?;
    let most = table.liked(MOST_BID, 7, 60).min(table.cash() - owed(table) - least(table));
    (range.min.0 <= most && table.game.state().phase <= LAST_PHASE)
        .then_some(Action::Bid { amount: range.min })
}

/// Starts the company at the highest par at which the guest floats it without giving all it has.
pub fn start(table: &Position<'_>) -> Option<Action> {
    let budget = (table.cash() - owed(table)) * STAKE / 100;
    table.seat.choices.options.iter().find_map(|choice| {
        let Choice::Start { company, pars } = choice else { return None };
        let able = pars.iter().filter(|open| open.price.0 * i32::from(FLOATS_AT) <= budget);
        let par = able.max_by_key(|open| open.price).or_else(|| pars.first())?.par;
        Some(Action::Start { company: *company, par })
    })
}

/// More shares of the new company until it floats.
pub fn more_shares(table: &Position<'_>) -> Option<Action> {
    table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::BuyShare { company, price, .. }
            if !table.game.state().company(*company).floated && *price <= Money(table.cash()) =>
        {
            choice.actions().pop()
        }
        _ => None,
    })
}
