//! Revenue and trains: a company keeps its revenue only for a train it needs, and buys trains that earn more than they cost.

use super::stock;
use super::table::{Position, income};
use rules::{Action, Choice, CompanyId, TrainId};

/// What a pound in the treasury counts, in hundredths.
const TREASURY: i32 = 40;
/// What a pound counts, in hundredths, to a company that needs it for a train.
const NEEDED: i32 = 130;

/// What a company hopes for that has no train.
const FIRST_REVENUE: i32 = 50;

/// Pays or keeps, whichever is better for the guest. What a 2P or LP earns is paid out.
pub fn dividend(table: &Position<'_>) -> Option<Action> {
    let company = table.seat.choices.turn.company?;
    let train = table.next_train().map_or(0, |(_, price)| price);
    let needs = !table.has_lasting_train(company) && table.treasury(company) < train;
    let pound = if needs { NEEDED } else { TREASURY };
    let part = table.part(company);
    let kinds = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::Dividend { kind, per_share, to_company, price_after } => {
            let value = part * (per_share.0 + price_after.0) + to_company.0 * pound / 100;
            Some((value, Action::Dividend { kind: *kind }))
        }
        _ => None,
    });
    kinds.max_by_key(|(value, _)| *value).map(|(_, action)| action)
}

/// The train that brings most, if it brings more than its price, or if one must be bought.
pub fn buy(table: &Position<'_>) -> Option<Action> {
    let company = table.seat.choices.turn.company?;
    let options = &table.seat.choices.options;
    let must = !options.contains(&Choice::Pass) || !table.has_lasting_train(company);
    let trains = options.iter().filter_map(|choice| {
        let Choice::BuyTrain { train, seller, price, consent: None, side, .. } = choice else { return None };
        if seller.is_some_and(|seller| seller != company && !spares(table, company, seller)) {
            return None;
        }
        let action = Action::BuyTrain { train: *train, price: price.min, side: *side, extras: 0 };
        let earned = earned_by(table, company, &action)? * table.part(company) / 10;
        let gain = earned * table.horizon().min(6) - price.min.0 * TREASURY / 100;
        Some((gain, action))
    });
    let best = trains.max_by_key(|(gain, _)| *gain);
    let bought = best.filter(|(gain, _)| must || *gain > 0).map(|(_, action)| action);
    bought.or_else(|| if options.contains(&Choice::Pass) { None } else { stock::sell_cheapest(table) })
}

/// What a company earns more by a purchase; `None` if it is refused. In a hurry each train is said to earn as much as those
/// before it.
fn earned_by(table: &Position<'_>, company: CompanyId, purchase: &Action) -> Option<i32> {
    if table.seat.effort.is_hurried() {
        let state = table.game.state().company(company);
        let (trains, last) = (state.trains.len() as i32, state.last_revenue.unwrap_or_default().0);
        return Some(if trains == 0 { last.max(FIRST_REVENUE) } else { last / trains });
    }
    let after = table.after(purchase)?;
    Some(income(&after, company, None) - income(table.game, company, None))
}

/// Whether one company of the guest's should give a train to another: only to one without any, and not its last.
fn spares(table: &Position<'_>, buyer: CompanyId, seller: CompanyId) -> bool {
    let trains = |company: CompanyId| table.game.state().company(company).trains.len();
    trains(buyer) == 0 && trains(seller) > 1
}

/// The train by which least is lost.
pub fn discard(table: &Position<'_>) -> Option<Action> {
    let trains = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::DiscardTrain { train } => Some(*train),
        _ => None,
    });
    let train = trains.min_by_key(|train: &TrainId| train.kind.0)?;
    Some(Action::DiscardTrain { train })
}
