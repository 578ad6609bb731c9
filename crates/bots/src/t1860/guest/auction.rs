//! Bids: private companies are worth their face value and their income, a director's certificate what a company
//! of one's own is worth to somebody who can float it. Nobody pays more than that, and nobody bids away the
//! money a company needs to float.

use super::table::Position;
use rules::view::{Lot, PrivateView};
use rules::{Action, Choice, CompanyId, ParChoice};

/// Operating rounds a private company is likely to pay in.
const ROUNDS: i32 = 10;
/// What money is expected to grow to by the end, in tenths: a purchase must do as well.
const GROWTH: i32 = 26;
/// Shares in players' hands that float a company.
pub const FLOATING: i32 = 5;
/// What a first director's certificate is worth beyond its price, to somebody who can float the company.
pub const DIRECTORSHIP: i32 = 50;

/// Raises by as little as possible while the best lot is worth more than the bid.
pub fn bid(table: &Position<'_>) -> Option<Action> {
    let range = table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::Bid { amount } => Some(*amount),
        _ => None,
    })?;
    let auction = table.seat.view().auction.as_ref()?;
    let mut gains: Vec<i32> = auction.lots.iter().map(|lot| gain(table, *lot, range.min.0)).collect();
    gains.sort_by_key(|gain| std::cmp::Reverse(*gain));
    let best = gains.first().copied().unwrap_or(0);
    // What can be had in a later auction need not be paid for in this one.
    let later = gains.get(1).copied().unwrap_or(0).max(0) / 2;
    (range.min.0 <= best - later).then_some(Action::Bid { amount: range.min })
}

/// Takes the lot worth most.
pub fn take(table: &Position<'_>) -> Option<Action> {
    let options = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::TakePrivate { private, .. } => {
            Some((gain(table, Lot::Private(*private), 0), Action::TakePrivate { private: *private }))
        }
        Choice::Start { company, pars } => {
            let open = par_to_float(table, *company, pars)?;
            let floats = table.cash() >= own_shares(table, *company) * open.price.0;
            let gain = if floats { gain(table, Lot::Company(*company), 0) } else { -open.price.0 };
            Some((gain, Action::Start { company: *company, par: open.par }))
        }
        _ => None,
    });
    options.max_by_key(|(gain, _)| *gain).map(|(_, action)| action)
}

/// How much more than its price a lot is worth, after a bid of this much has been paid.
fn gain(table: &Position<'_>, lot: Lot, bid: i32) -> i32 {
    match lot {
        Lot::Private(private) => private_gain(&table.seat.view().privates[private.index()], table, bid),
        Lot::Company(company) => director_gain(table, company, bid),
    }
}

/// What a private company is worth beyond its face value.
pub fn private_surplus(private: &PrivateView) -> i32 {
    (private.value.0 + ROUNDS * private.income.0) * 10 / GROWTH - private.value.0
}

fn private_gain(private: &PrivateView, table: &Position<'_>, bid: i32) -> i32 {
    let spare = table.cash() - bid - private.value.0 - still_to_pay(table);
    table.liked(private_surplus(private), 200 + u64::from(private.id.0), 40).min(spare)
}

fn director_gain(table: &Position<'_>, company: CompanyId, bid: i32) -> i32 {
    let lowest = table.seat.info.companies[company.index()].par.0.0;
    let already = table.me().shares.iter().filter(|held| held.director).count() as i32;
    let spare = table.cash() - bid - own_shares(table, company) * lowest - still_to_pay(table);
    table.liked(DIRECTORSHIP - 30 * already, 100 + u64::from(company.0), 40).min(spare)
}

/// What the guest still owes to companies it has started, until they float.
pub fn still_to_pay(table: &Position<'_>) -> i32 {
    let companies = table.seat.view().companies.iter().filter(|company| table.directs(company.id));
    let due = companies.filter(|company| !company.floated).map(|company| {
        let missing = own_shares(table, company.id) - table.in_hands(company.id);
        missing.max(0) * company.par.map_or(0, |par| par.0)
    });
    due.sum()
}

/// Shares the guest must pay for to float a company alone: one less with the private company exchanged for it.
pub fn own_shares(table: &Position<'_>, company: CompanyId) -> i32 {
    let exchange = table
        .me()
        .privates
        .iter()
        .any(|private| table.seat.view().privates[private.index()].exchange == Some(company));
    FLOATING - i32::from(exchange)
}

/// The highest par at which the guest can float the company and keep as much as it likes to keep.
pub fn par_to_float<'a>(
    table: &Position<'_>,
    company: CompanyId,
    pars: &'a [ParChoice],
) -> Option<&'a ParChoice> {
    let spare = table.liked(60, 300 + u64::from(company.0), 90);
    let shares = own_shares(table, company);
    let able = pars.iter().filter(|open| open.price.0 * shares + spare <= table.cash());
    able.max_by_key(|open| open.price).or_else(|| pars.iter().min_by_key(|open| open.price))
}
