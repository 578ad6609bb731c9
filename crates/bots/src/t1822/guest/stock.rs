//! The stock round: a company of its own first, then cards and shares by what they are likely to bring for a pound.

use super::table::{Position, share_worth};
use rules::{Action, Card, Choice, CompanyId, Money, Place, PrivateId, Sale};
use titles::t1822::data::is_concession;
use titles::t1822::state::{Bids, StoredCard};

/// What a pound must bring, in hundredths, to be spent on a share.
const ENOUGH: i32 = 130;
/// The price from which a major has money for its first train and track.
const GOOD_PAR: i32 = 70;
/// What a minor is worth beyond the money that goes into its treasury.
pub const MINOR: i32 = 145;
/// What the right to start a major is worth.
pub const CONCESSION: i32 = 120;
/// What a private company is worth for its power.
pub const POWER: i32 = 25;
/// What a minor will need for its second train beyond what it has by then.
pub const FIRST_NEED: i32 = 130;
/// Minors that a guest can look after.
const MOST_MINORS: i32 = 2;

/// Pays back, starts, funds what it has started, bids and buys, in this order; passes otherwise.
pub fn trade(table: &Position<'_>) -> Option<Action> {
    repay(table)
        .or_else(|| start(table))
        .or_else(|| fund(table))
        .or_else(|| bid(table))
        .or_else(|| buy(table))
}

/// Money that can be spent: what no bid binds and no company of the guest's will need for a train. Whoever must borrow for a
/// train is lost.
fn spare_cash(table: &Position<'_>) -> i32 {
    let own = table.game.companies().filter(|company| table.directs(*company));
    let needs: i32 = own.map(|company| (table.next_need(company) - table.treasury(company)).max(0)).sum();
    table.free_cash() - needs - FIRST_NEED * minors_led(table)
}

/// Minors that will be the guest's if nobody bids more.
fn minors_led(table: &Position<'_>) -> i32 {
    let Some(stock) = table.game.state().stock() else { return 0 };
    let led = |bids: &&Bids| {
        matches!(bids.card, StoredCard::Minor(_))
            && bids.offers.last().is_some_and(|(by, _)| *by == table.me())
    };
    stock.bids.iter().filter(led).count() as i32
}

/// A major at the highest price that leaves the company enough, or the highest the guest can pay.
fn start(table: &Position<'_>) -> Option<Action> {
    let (affordable, train) = (spare_cash(table), table.next_train().map_or(0, |(_, price)| price));
    let starts = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::Start { company, pars } => {
            let open = pars.iter().filter(|open| open.cost.0 <= affordable).max_by_key(|open| open.price)?;
            // What it gets with its start and what the guest has left must pay for a train.
            let capital = 2 * open.price.0 + affordable - open.cost.0;
            (open.price.0 >= GOOD_PAR && capital >= train)
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

/// A share of a company of the guest's own that has not floated yet, or has no money for the train it needs: what is paid for
/// it goes into the treasury.
fn fund(table: &Position<'_>) -> Option<Action> {
    table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::BuyShare { company, price, from: Place::Treasury, .. }
            if table.directs(*company) && price.0 <= table.free_cash() =>
        {
            let poor = table.treasury(*company) < table.next_need(*company);
            (poor || !table.game.state().is_floated(*company)).then(|| choice.actions().pop())?
        }
        _ => None,
    })
}

/// The least bid for the card that is worth most beyond it.
fn bid(table: &Position<'_>) -> Option<Action> {
    let spare = spare_cash(table);
    let gains = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::BidFor { card, amount } if amount.min.0 + first_need(*card) <= spare => {
            let gain = worth(table, *card) - amount.min.0;
            Some((gain, Action::BidFor { card: *card, amount: amount.min }))
        }
        _ => None,
    });
    let (gain, action) = gains.max_by_key(|(gain, _)| *gain)?;
    (gain > 0).then_some(action)
}

/// What must be left after a card is paid for.
fn first_need(card: Card) -> i32 {
    match card {
        Card::Company(_) => FIRST_NEED,
        Card::Private(_) => 0,
    }
}

/// What a card is worth to this guest.
fn worth(table: &Position<'_>, card: Card) -> i32 {
    match card {
        // A minor needs somebody who can look after it, and time to be acquired.
        Card::Company(minor) => {
            let own = own_minors(table);
            if own >= MOST_MINORS {
                return 0;
            }
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

/// Minors of the guest's own, those it leads the bidding for included.
fn own_minors(table: &Position<'_>) -> i32 {
    let minor = |company: &CompanyId| !table.game.data().is_major(*company) && table.directs(*company);
    table.game.companies().filter(minor).count() as i32 + minors_led(table)
}

/// A concession is worth something to whoever can convert it soon.
fn concession(table: &Position<'_>, card: PrivateId) -> i32 {
    let director = table.game.data().major_of(card).and_then(|company| table.game.data().major(company));
    let units = director.map_or(1, |major| i32::from(major.director));
    let conversion = GOOD_PAR * units - 100;
    let able = table.free_cash() >= 100 + conversion.max(0);
    if able { table.liked(CONCESSION, 200 + u64::from(card.0), 20) } else { 0 }
}

/// What is worth a thought in a stock round: the best shares, cards and starts, and to do nothing. There are far too many choices
/// for a thought about each.
pub fn ideas(table: &Position<'_>) -> Vec<Action> {
    let (mut shares, mut minors, mut concessions, mut privates, mut starts) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for choice in &table.seat.choices.options {
        match choice {
            Choice::BuyShare { company, price: Money(price), .. } => {
                let rate = 100 * share_worth(table.game, *company) / price.max(&1);
                shares.extend(choice.actions().pop().map(|action| (rate, action)));
            }
            Choice::BidFor { card, amount } => {
                let gain = worth(table, *card) - amount.min.0;
                let bid = (gain, Action::BidFor { card: *card, amount: amount.min });
                match card {
                    Card::Company(_) => minors.push(bid),
                    Card::Private(card) if is_concession(*card) => concessions.push(bid),
                    Card::Private(_) => privates.push(bid),
                }
            }
            Choice::Start { company, pars } => {
                let dearest = pars.iter().max_by_key(|open| open.price);
                starts.extend(
                    dearest.map(|open| (open.price.0, Action::Start { company: *company, par: open.par })),
                );
            }
            _ => {}
        }
    }
    let best = |mut rated: Vec<(i32, Action)>, count: usize| {
        rated.sort_by_key(|(rate, _)| -rate);
        rated.into_iter().take(count).map(|(_, action)| action)
    };
    let mut ideas: Vec<Action> = best(starts, 2).collect();
    ideas.push(Action::Pass);
    ideas.extend(best(shares, 3));
    ideas.extend(best(concessions, 2));
    ideas.extend(best(minors, 2));
    ideas.extend(best(privates, 2));
    ideas
}

/// The share that brings most for a pound.
fn buy(table: &Position<'_>) -> Option<Action> {
    let spare = spare_cash(table);
    let shares = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::BuyShare { company, price: Money(price), .. } if *price <= spare => {
            let rate = 100 * share_worth(table.game, *company) / price.max(&1);
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
        share_worth(table.game, *company) * i32::from(sale.shares) + office - sale.proceeds.0
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
