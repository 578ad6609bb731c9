//! What matters in decisions of 1860: what certificates are worth in the auction, which par can be floated, and when a
//! dividend lifts the price. The figures are those by which a guest plays.

use super::guest::auction::{
    DIRECTORSHIP, FLOATING, own_shares, par_to_float, private_surplus, still_to_pay,
};
use super::guest::table::Position;
use crate::conductor::Tips;
use crate::player::Seat;
use rules::view::Lot;
use rules::{Choice, CompanyId, Fact, Money, PrivateId, Step};

/// Bids are raised by this much at least.
const RAISE: i32 = 5;

rules::facts! {
    /// What matters in a decision of 1860.
    pub enum Point {
        /// What the right to take a private company is worth.
        PrivateBid { private: PrivateId, price: Money, income: Money, low: Money, high: Money } => "point-private-bid",
        /// What the right to direct a company is worth, and what must be left to float it.
        DirectorBid { company: CompanyId, low: Money, high: Money, cost: Money } => "point-director-bid",
        /// There is no money left to float a company with.
        TooPoorToFloat { company: CompanyId, cost: Money, amount: Money } => "point-too-poor-to-float",
        /// A par at which the seat can float the company, what that costs, and what the company gets.
        Par { company: CompanyId, par: Money, cost: Money, capital: Money } => "point-par",
        /// What is missing until a company of the seat's floats.
        Floats { company: CompanyId, shares: u8, cost: Money } => "point-floats",
        /// What is missing until a company floats whose shares are on sale.
        NearlyAfloat { company: CompanyId, shares: u8 } => "point-nearly-afloat",
        /// The dividend lifts the price.
        Lifts { company: CompanyId, revenue: Money, price: Money, spaces: u8 } => "point-lifts",
        /// The dividend is too small to lift the price.
        TooSmall { company: CompanyId, revenue: Money, price: Money } => "point-too-small",
    }
}

/// The points of a decision, and the dearest bid that is sensible.
pub fn tips(seat: &Seat<'_>) -> Tips {
    let table = Position::of(seat, 0);
    match seat.choices.turn.step {
        Step::BIDDING => bidding(&table),
        Step::CHOOSING => told(pars(&table).into_iter().take(1).collect()),
        Step::TRADING => told(trading(&table)),
        Step::DIVIDEND => told(dividend(&table).into_iter().collect()),
        _ => Tips::default(),
    }
}

fn told(points: Vec<Point>) -> Tips {
    Tips { points: points.into_iter().map(Fact::from).collect(), dearest: None }
}

/// The best private company and the best company of those on offer.
fn bidding(table: &Position<'_>) -> Tips {
    let view = table.seat.view();
    let Some(auction) = &view.auction else { return Tips::default() };
    let (mut privates, mut companies) = (Vec::new(), Vec::new());
    for lot in &auction.lots {
        match lot {
            Lot::Private(private) => privates.push(&view.privates[private.index()]),
            Lot::Company(company) => companies.push(*company),
        }
    }
    let mut points = Vec::new();
    let mut dearest = 0;
    if let Some(best) = privates.into_iter().max_by_key(|private| private_surplus(private)) {
        let high = private_surplus(best).max(RAISE).div_euclid(RAISE) * RAISE;
        points.push(Point::PrivateBid {
            private: best.id,
            price: best.value,
            income: best.income,
            low: Money(RAISE),
            high: Money(high),
        });
        dearest = high;
    }
    if let Some(company) = companies.first() {
        let cost = own_shares(table, *company) * table.seat.info.companies[company.index()].par.0.0;
        let spare = table.cash() - still_to_pay(table) - cost;
        if spare >= RAISE {
            let high = DIRECTORSHIP.min(spare.div_euclid(RAISE) * RAISE);
            points.push(Point::DirectorBid {
                company: *company,
                low: Money(RAISE.min(high)),
                high: Money(high),
                cost: Money(cost),
            });
            dearest = dearest.max(high);
        } else {
            let amount = Money(table.cash() - still_to_pay(table));
            points.push(Point::TooPoorToFloat { company: *company, cost: Money(cost), amount });
        }
    }
    Tips { dearest: (dearest > 0).then_some(Money(dearest)), ..told(points) }
}

/// For each company that can be started, the par that suits the seat's money.
fn pars(table: &Position<'_>) -> Vec<Point> {
    let starts = table.seat.choices.options.iter().filter_map(|choice| {
        let Choice::Start { company, pars } = choice else { return None };
        let open = par_to_float(table, *company, pars)?;
        let cost = Money(own_shares(table, *company) * open.price.0);
        let capital = Money(10 * open.price.0);
        (cost.0 <= table.cash()).then_some(Point::Par { company: *company, par: open.price, cost, capital })
    });
    starts.collect()
}

/// A company of the seat's own that must float first, or else one that could be started.
fn trading(table: &Position<'_>) -> Vec<Point> {
    let own =
        table.seat.view().companies.iter().find(|company| table.directs(company.id) && !company.floated);
    match own {
        Some(company) => {
            let missing = (FLOATING - table.in_hands(company.id)).max(0);
            let cost = Money(missing * company.par.map_or(0, |par| par.0));
            vec![Point::Floats { company: company.id, shares: missing as u8, cost }]
        }
        None => pars(table).into_iter().take(1).chain(nearly_afloat(table)).collect(),
    }
}

/// Of the companies on sale that have not floated, the one that will float first.
fn nearly_afloat(table: &Position<'_>) -> Option<Point> {
    let offered = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::BuyShare { company, .. } if !table.company(*company).floated => Some(*company),
        _ => None,
    });
    let missing = |company: &CompanyId| (FLOATING - table.in_hands(*company)).max(0);
    let company = offered.min_by_key(missing)?;
    Some(Point::NearlyAfloat { company, shares: missing(&company) as u8 })
}

/// Whether the dividend moves the price: at least its own amount must be paid in all.
fn dividend(table: &Position<'_>) -> Option<Point> {
    let company = table.seat.choices.turn.company?;
    let revenue = table.seat.view().operating.as_ref()?.revenue?;
    let price = table.company(company).price?;
    Some(if revenue >= price {
        let spaces = (revenue.0 / price.0.max(1)).min(4) as u8;
        Point::Lifts { company, revenue, price, spaces }
    } else {
        Point::TooSmall { company, revenue, price }
    })
}
