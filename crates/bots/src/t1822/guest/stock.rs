//! The stock round: a company of its own first, then cards and shares by what they are likely to bring for a pound.

use super::table::{Position, share_worth};
use rules::{Action, Card, Choice, CompanyId, Money, PrivateId, Sale};
use titles::t1822::data::is_concession;

/// What a pound must bring, in hundredths, to be spent on a share.
const ENOUGH: i32 = 130;
/// The price from which a major has money for its first train and track.
const GOOD_PAR: i32 = 70;
/// What a minor is worth beyond the money that goes into its treasury.
const MINOR: i32 = 145;
/// What the right to start a major is worth.
const CONCESSION: i32 = 120;
/// What a private company is worth for its power.
const POWER: i32 = 45;

/// Starts, bids, buys or repays; passes otherwise.
pub fn trade(table: &Position<'_>) -> Option<Action> {
    start(table).or_else(|| repay(table)).or_else(|| bid(table)).or_else(|| buy(table))
}

/// A major at the highest price that leaves the company enough, or the highest the guest can pay.
fn start(table: &Position<'_>) -> Option<Action> {
    let affordable = table.free_cash();
    let starts = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::Start { company, pars } => {
            let open = pars.iter().filter(|open| open.cost.0 <= affordable).max_by_key(|open| open.price)?;
            (open.price.0 >= GOOD_PAR)
                .then_some((open.price, Action::Start { company: *company, par: open.par }))
        }
        _ => None,
    });
    starts.max_by_key(|(price, _)| *price).map(|(_, action)| action)
}

/// All that can be paid back of a loan.
fn repay(table: &Position<'_>) -> Option<Action> {
    table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::Repay { amount } => Some(Action::Repay { amount: amount.max }),
        _ => None,
    })
}

/// The least bid for the card that is worth most beyond it.
fn bid(table: &Position<'_>) -> Option<Action> {
    let gains = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::BidFor { card, amount } => {
            let gain = worth(table, *card) - amount.min.0;
            Some((gain, Action::BidFor { card: *card, amount: amount.min }))
        }
        _ => None,
    });
    let (gain, action) = gains.max_by_key(|(gain, _)| *gain)?;
    (gain > 0).then_some(action)
}

/// What a card is worth to this guest.
fn worth(table: &Position<'_>, card: Card) -> i32 {
    match card {
        // A minor needs somebody who can look after it, and time to be acquired.
        Card::Company(minor) => {
            let own = own_minors(table);
            let late = if table.horizon() < 7 { 60 } else { 0 };
            table.liked(MINOR, minor.0.into(), 25) - 15 * own - late
        }
        Card::Private(card) if is_concession(card) => concession(table, card),
        Card::Private(card) => {
            let Some(printed) = table.game.data().private(card) else { return 0 };
            let income = printed.income[0].0 * table.horizon().min(8);
            table.liked(income + POWER, 100 + u64::from(card.0), 30)
        }
    }
}

fn own_minors(table: &Position<'_>) -> i32 {
    let minor = |company: &CompanyId| !table.game.data().is_major(*company) && table.directs(*company);
    table.game.companies().filter(minor).count() as i32
}

/// A concession is worth something to whoever can convert it soon.
fn concession(table: &Position<'_>, card: PrivateId) -> i32 {
    let director = table.game.data().major_of(card).and_then(|company| table.game.data().major(company));
    let units = director.map_or(1, |major| i32::from(major.director));
    let conversion = GOOD_PAR * units - 100;
    let able = table.free_cash() >= 100 + conversion.max(0);
    if able { table.liked(CONCESSION, 200 + u64::from(card.0), 20) } else { 0 }
}

/// The share that brings most for a pound.
fn buy(table: &Position<'_>) -> Option<Action> {
    let shares = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::BuyShare { company, price: Money(price), .. } => {
            let rate = 100 * share_worth(table, *company) / price.max(&1);
            Some((rate + if table.directs(*company) { 10 } else { 0 }, choice.actions().pop()?))
        }
        _ => None,
    });
    let (rate, action) = shares.max_by_key(|(rate, _)| *rate)?;
    (rate >= ENOUGH).then_some(action)
}

/// The sale by which least is lost.
pub fn sell_cheapest(table: &Position<'_>) -> Option<Action> {
    let loss = |(company, sale): &(CompanyId, Sale)| {
        let office = if table.directs(*company) { 250 } else { 0 };
        share_worth(table, *company) * i32::from(sale.shares) + office - sale.proceeds.0
    };
    let sales = table.seat.choices.options.iter().flat_map(|choice| match choice {
        Choice::SellShares { company, sales } => {
            sales.iter().map(|sale| (*company, sale.clone())).collect::<Vec<_>>()
        }
        _ => Vec::new(),
    });
    let (company, sale) = sales.min_by_key(loss)?;
    Some(Action::SellShares { company, shares: sale.shares, certificates: Some(sale.certificates) })
}
