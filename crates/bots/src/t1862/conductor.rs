//! What matters in decisions of 1862: what a charter is worth, what one has promised to float, and the types of trains a
//! company may run. The figures are those by which a guest plays.

use super::guest::parliament::{MOST_BID, least, owed};
use super::guest::table::Position;
use crate::conductor::Tips;
use crate::player::Seat;
use rules::{Choice, CompanyId, Fact, Money, Step};
use titles::AnyGame;
use titles::t1862::state::FLOATS_AT;

rules::facts! {
    /// What matters in a decision of 1862.
    pub enum Point {
        /// What a charter usually goes for, and what must be left to float the company.
        CharterBid { high: Money, cost: Money } => "point-charter-bid",
        /// There is no money left to float one more company.
        TooPoorToFloat { cost: Money, amount: Money } => "point-too-poor-to-float",
        /// What is missing until a company floats that the seat must float.
        MustFloat { company: CompanyId, shares: u8, cost: Money } => "point-must-float",
        /// A par at which the seat can float the company alone.
        Par { company: CompanyId, par: Money, cost: Money } => "point-par",
    }
}

/// The points of a decision, and the dearest bid that is sensible.
pub fn tips(seat: &Seat<'_>) -> Tips {
    let AnyGame::T1862(game) = seat.game else { return Tips::default() };
    let table = Position { seat, game, character: 0 };
    let step = seat.choices.turn.step;
    let mut points = Vec::new();
    let mut dearest = None;
    if matches!(step, Step::BIDDING | Step::CHOOSING) {
        let (cost, left) = (least(&table), table.cash() - owed(&table));
        if left >= cost {
            let high = MOST_BID.min(left - cost);
            points.push(Point::CharterBid { high: Money(high), cost: Money(cost) });
            dearest = Some(Money(high));
        } else {
            points.push(Point::TooPoorToFloat { cost: Money(cost), amount: Money(left) });
        }
    }
    points.extend(promised(&table));
    points.extend(pars(&table));
    Tips { points: points.into_iter().map(Fact::from).collect(), dearest }
}

/// Companies that the seat must float and has not.
fn promised(table: &Position<'_>) -> Option<Point> {
    let buys = |choice: &Choice| matches!(choice, Choice::BuyShare { .. } | Choice::OpenAuction { .. });
    if !table.seat.choices.options.iter().any(buys) {
        return None;
    }
    let state = table.game.state();
    let company =
        table.game.companies().find(|company| state.company(*company).obligation == Some(table.me()))?;
    let missing = FLOATS_AT.saturating_sub(state.bought(company));
    let cost = Money(i32::from(missing) * state.company(company).par.unwrap_or_default().0);
    Some(Point::MustFloat { company, shares: missing, cost })
}

/// The highest par at which the seat floats a company alone.
fn pars(table: &Position<'_>) -> Option<Point> {
    let left = table.cash() - owed(table);
    table.seat.choices.options.iter().find_map(|choice| {
        let Choice::Start { company, pars } = choice else { return None };
        let cost = |price: Money| Money(price.0 * i32::from(FLOATS_AT));
        let open = pars.iter().filter(|open| cost(open.price).0 <= left).max_by_key(|open| open.price)?;
        Some(Point::Par { company: *company, par: open.price, cost: cost(open.price) })
    })
}
