//! Revenue, trains and redemption: a company keeps its revenue only for a train it needs, and buys trains that earn more
//! than they cost.

use super::mergers;
use super::table::{Position, TREASURY, expected, income};
use rules::{Action, Choice, CompanyId, TrainKind, Word};
use titles::t1862::state::Type;

/// What a pound counts, in hundredths, to a company that needs it for a train.
const NEEDED: i32 = 120;
/// What a company keeps beside the price of a train before it redeems shares.
const RICH: i32 = 300;

/// Pays or keeps, whichever is better for the guest.
pub fn dividend(table: &Position<'_>) -> Option<Action> {
    let company = table.seat.choices.turn.company?;
    let (held, treasury) = (table.held(company), table.treasury(company));
    let train = table.next_train().map_or(0, |(_, price)| price);
    let short = if table.has_lasting_train(company) { 0 } else { (train - treasury).max(0) };
    let value = |per_share: i32, to_company: i32, price: i32| {
        let needed = to_company.clamp(0, short);
        let spare = (to_company - needed) * TREASURY;
        held * (per_share + price) + (needed * NEEDED * held / 5 + spare) / 100
    };
    let kinds = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::Dividend { kind, per_share, to_company, price_after } => {
            Some((value(per_share.0, to_company.0, price_after.0), Action::Dividend { kind: *kind }))
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
        let Choice::BuyTrain { train, seller, price, consent: None, side, extras, extra_cost, .. } = choice
        else {
            return None;
        };
        if !runs(table, company, choice) || seller.is_some_and(|seller| !spares(table, company, seller)) {
            return None;
        }
        let buy = |extras| Action::BuyTrain { train: *train, price: price.min, side: *side, extras };
        let earned = earned_by(table, company, company, &buy(0))? * table.held(company) / 10;
        let lost = seller.map_or(Some(0), |seller| {
            Some(-earned_by(table, company, seller, &buy(0))? * table.held(seller) / 10)
        })?;
        let rounds = table.horizon().min(table.rounds_until_rust(train.kind));
        let gain = (earned - lost) * rounds - price.min.0 * TREASURY / 100;
        if seller.is_some() && gain <= 0 {
            return None;
        }
        let extras = warranties(table, train.kind, earned, *extras, extra_cost.0);
        Some((gain, buy(extras)))
    });
    let best = trains.max_by_key(|(gain, _)| *gain);
    let bought = best.filter(|(gain, _)| must || *gain > 0).map(|(_, action)| action);
    bought.or_else(|| mergers::decide(table)).or_else(|| any_train(options))
}

/// What a company of the guest's earns more or less by a purchase; `None` if it is refused. In a hurry each train is said to
/// earn as much as those before it.
fn earned_by(table: &Position<'_>, buyer: CompanyId, company: CompanyId, purchase: &Action) -> Option<i32> {
    if table.seat.effort.is_hurried() {
        let trains = table.game.state().company(company).trains.len() as i32;
        let a_train = expected(table.game, company) / trains.max(1);
        return Some(if company == buyer { a_train } else { -a_train });
    }
    let after = table.after(purchase)?;
    Some(income(&after, company, None) - income(table.game, company, None))
}

/// How many warranties to buy with a train of the bank: each is worth a run that the train would not live to make.
fn warranties(table: &Position<'_>, kind: TrainKind, earned: i32, most: u8, cost: i32) -> u8 {
    let free = table.game.data().band(kind).free_warranties;
    let lives = table.rounds_until_rust(kind);
    let value = |extras: u8| {
        let saved = (i32::from(free + extras).min(table.horizon()) - lives).max(0);
        saved * earned - i32::from(extras) * cost * TREASURY / 100
    };
    (0..=most).rev().max_by_key(|extras| value(*extras)).unwrap_or_default()
}

/// Whether one company of the guest's should give a train to another: only to one without any, and not its last.
fn spares(table: &Position<'_>, buyer: CompanyId, seller: CompanyId) -> bool {
    let trains = |company: CompanyId| table.game.state().company(company).trains.len();
    trains(buyer) == 0 && trains(seller) > 1
}

/// Whether the company may run the train.
fn runs(table: &Position<'_>, company: CompanyId, choice: &Choice) -> bool {
    let Choice::BuyTrain { train, seller, side, .. } = choice else { return false };
    let told = |word: Word| Type::named(word);
    let owned = seller.and_then(|seller| {
        let trains = &table.game.state().company(seller).trains;
        trains.iter().find(|owned| owned.card == *train).map(|owned| owned.kind)
    });
    side.and_then(told).or(owned).is_some_and(|kind| table.may_run(company, kind))
}

/// A train of any type, where one must be bought.
fn any_train(options: &[Choice]) -> Option<Action> {
    if options.contains(&Choice::Pass) {
        return None;
    }
    options.iter().find_map(|choice| match choice {
        Choice::BuyTrain { consent: None, .. } => choice.actions().into_iter().next(),
        _ => None,
    })
}

/// Redeems a share if the company has all it needs.
pub fn redeem(table: &Position<'_>) -> Option<Action> {
    let company = table.seat.choices.turn.company?;
    let train = table.next_train().map_or(0, |(_, price)| price);
    table.seat.choices.options.iter().find_map(|choice| match choice {
        Choice::Redeem { price, .. }
            if table.has_lasting_train(company) && table.treasury(company) - price.0 >= train + RICH =>
        {
            choice.actions().pop()
        }
        _ => None,
    })
}
