//! The stock round: money works where it brings most by the end of the game. A company of the guest's own that
//! has not floated comes first; what is bad is sold.

use super::auction::par_to_float;
use super::forecast::{forecast, forecast_started};
use super::table::Position;
use crate::ground::SeenGround;
use rules::view::PrivateState;
use rules::{Action, Choice, CompanyId, Money, PrivateId};

/// What a purchase must bring for each pound, in hundredths.
const ENOUGH: i32 = 112;
/// Shares in players' hands that float a company.
const FLOATING: i32 = 5;

/// An action and what it brings for each pound, in hundredths.
type Rated = (i32, Action);

/// The guest's turn in a stock round.
pub fn trade(table: &Position<'_>) -> Option<Action> {
    let ground = table.ground();
    let must_sell = !table.seat.choices.options.contains(&Choice::Pass);
    if must_sell {
        return sell_down(table, &ground);
    }
    if let Some(exchange) = exchange(table, &ground) {
        return Some(exchange);
    }
    if let Some(room) = make_room(table, &ground) {
        return Some(room);
    }
    let best = best_purchase(table, &ground);
    if let Some(sale) = sale(table, &ground, best.as_ref().map_or(100, |(rate, _)| *rate)) {
        return Some(sale);
    }
    let enough = if table.horizon() <= 2 { 102 } else { ENOUGH };
    best.filter(|(rate, _)| *rate >= enough).map(|(_, action)| action)
}

/// The purchase that brings most.
fn best_purchase(table: &Position<'_>, ground: &SeenGround<'_>) -> Option<Rated> {
    let options = table.seat.choices.options.iter();
    options.filter_map(|choice| purchase(table, ground, choice)).max_by_key(|(rate, _)| *rate)
}

fn purchase(table: &Position<'_>, ground: &SeenGround<'_>, choice: &Choice) -> Option<Rated> {
    match choice {
        Choice::BuyShare { company, from, certificate, price } => {
            let rate = share_rate(table, ground, *company, price.0);
            let rate = table.liked(rate, 400 + u64::from(company.0), 8);
            let certificate = *certificate;
            Some((rate, Action::BuyShare { company: *company, from: *from, certificate }))
        }
        Choice::Start { company, pars } => {
            let open = par_to_float(table, *company, pars)?;
            let rate = start_rate(table, ground, *company, open.price)?;
            let rate = table.liked(rate, 400 + u64::from(company.0), 8);
            Some((rate, Action::Start { company: *company, par: open.par }))
        }
        Choice::BuyPrivate { private, price } => {
            let worth = private_worth(table, *private);
            Some((100 * worth / price.0.max(1), Action::BuyPrivate { private: *private }))
        }
        _ => None,
    }
}

/// What a share brings for each pound. The guest's own companies must float, and those of others should be
/// likely to.
fn share_rate(table: &Position<'_>, ground: &SeenGround<'_>, company: CompanyId, price: i32) -> i32 {
    let seen = table.company(company);
    let rate = 100 * forecast(table, ground, company).total() / price.max(1);
    if seen.floated {
        let takes_over = !table.directs(company) && table.held(company) >= table.most_elsewhere(company);
        let burden = takes_over && seen.trains.is_empty();
        return if burden { rate / 2 } else { rate };
    }
    let missing = FLOATING - table.in_hands(company);
    let able = missing * price <= reachable_cash(table, company);
    let lead = table.held(company) + missing > table.most_elsewhere(company);
    match (table.directs(company), able) {
        (true, true) => rate.max(ENOUGH) + 1000,
        (true, false) => rate / 2,
        (false, true) if seen.director.is_none() && table.held(company) > 0 => rate.max(ENOUGH) + 500,
        (false, true) if seen.director.is_none() && lead => rate,
        (false, _) if missing <= 1 && seen.director.is_some() => rate,
        (false, _) => rate * 6 / 10,
    }
}

/// Money for floating a company, with what its private company stands for.
fn reachable_cash(table: &Position<'_>, company: CompanyId) -> i32 {
    let par = table.company(company).par.map_or(0, |par| par.0);
    let exchange = table
        .me()
        .privates
        .iter()
        .any(|private| table.seat.view().privates[private.index()].exchange == Some(company));
    table.cash() + if exchange { par } else { 0 }
}

/// What starting a company brings for each pound, if the guest can float it.
fn start_rate(table: &Position<'_>, ground: &SeenGround<'_>, company: CompanyId, par: Money) -> Option<i32> {
    let exchange = table
        .me()
        .privates
        .iter()
        .any(|private| table.seat.view().privates[private.index()].exchange == Some(company));
    let shares = FLOATING - i32::from(exchange);
    let others = table.seat.view().players.iter().filter(|player| player.id != table.seat.player);
    // Others with money in hand are likely to buy a share of what is nearly afloat.
    let help = others.filter(|player| player.cash.0 >= 2 * par.0).count().min(1) as i32;
    if table.cash() < (shares - help) * par.0 || table.seat.view().round.has_badge("badge-building-ended") {
        return None;
    }
    let afloat = table.seat.view().companies.iter();
    if afloat.clone().any(|other| table.directs(other.id) && !other.floated) {
        return None;
    }
    Some(100 * forecast_started(table, ground, company, par).total() / par.0.max(1))
}

/// What a private company brings until the end. It is worthless once Fishbourne is bought.
pub fn private_worth(table: &Position<'_>, private: PrivateId) -> i32 {
    let seen = &table.seat.view().privates[private.index()];
    let phase = table.phase();
    let closer = table
        .seat
        .view()
        .privates
        .iter()
        .any(|other| other.id != private && other.state == PrivateState::ForSale);
    let horizon = table.horizon();
    if seen.exchange.is_none() {
        return seen.value.0 + seen.income.0 * horizon;
    }
    match phase {
        0..=4 => seen.value.0 + seen.income.0 * horizon.min(10 - phase),
        5 => seen.value.0 / 2 + seen.income.0 * 2,
        _ if closer => seen.income.0,
        _ => seen.value.0,
    }
}

/// Exchanges a private company when that floats a company of the guest's, or when the share is worth more.
fn exchange(table: &Position<'_>, ground: &SeenGround<'_>) -> Option<Action> {
    table.seat.choices.options.iter().find_map(|choice| {
        let Choice::Exchange { private, company, certificate } = choice else { return None };
        let (private, company, certificate) = (*private, *company, *certificate);
        let missing = FLOATING - table.in_hands(company);
        let floats = !table.company(company).floated && table.directs(company) && missing == 1;
        let share = forecast(table, ground, company).total();
        let afloat = table.company(company).floated;
        let better = afloat && share > private_worth(table, private);
        (floats || better).then_some(Action::Exchange { private, company, certificate })
    })
}

/// Sells what is expected to bring less than it fetches, or much less than the money would elsewhere.
fn sale(table: &Position<'_>, ground: &SeenGround<'_>, elsewhere: i32) -> Option<Action> {
    let mut worst: Option<(i32, Action)> = None;
    for choice in &table.seat.choices.options {
        let (rate, action) = match choice {
            Choice::SellPrivate { private, proceeds } => {
                let rate = 100 * private_worth(table, *private) / proceeds.0.max(1);
                (rate, Action::SellPrivate { private: *private })
            }
            Choice::SellShares { company, sales } if table.company(*company).operated => {
                let worth = forecast(table, ground, *company).total();
                let Some(block) =
                    sales.iter().rev().find(|block| keeps_office(table, *company, block.shares))
                else {
                    continue;
                };
                let fetched = block.proceeds.0 / i32::from(block.shares.max(1));
                let action = Action::SellShares {
                    company: *company,
                    shares: block.shares,
                    certificates: Some(block.certificates.clone()),
                };
                (100 * worth / fetched.max(1), action)
            }
            _ => continue,
        };
        if rate < 85 && elsewhere > 2 * rate && worst.as_ref().is_none_or(|(known, _)| rate < *known) {
            worst = Some((rate, action));
        }
    }
    worst.map(|(_, action)| action)
}

/// At the certificate limit: gives up the certificate that brings least, if something on the market brings much
/// more or floats a company of the guest's.
fn make_room(table: &Position<'_>, ground: &SeenGround<'_>) -> Option<Action> {
    let me = table.me();
    if me.certificate_limit.is_none_or(|limit| me.certificates < limit) {
        return None;
    }
    let on_sale = table.seat.view().companies.iter().filter(|company| {
        company.started && company.offer + company.pool > 0 && !me.sold.contains(&company.id)
    });
    let rates = on_sale.filter_map(|company| {
        let price = if company.pool > 0 { company.price? } else { company.par? };
        (price.0 <= table.cash()).then(|| (share_rate(table, ground, company.id, price.0), company.id))
    });
    let (best, wanted) = rates.max()?;
    let sales = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::SellShares { company, sales } if *company != wanted => {
            let block = sales.first().filter(|block| keeps_office(table, *company, block.shares))?;
            let rate = 100 * forecast(table, ground, *company).total() / block.proceeds.0.max(1);
            let certificates = Some(block.certificates.clone());
            Some((rate, Action::SellShares { company: *company, shares: block.shares, certificates }))
        }
        Choice::SellPrivate { private, .. } => {
            let value = table.seat.view().privates[private.index()].value.0.max(1);
            Some((100 * private_worth(table, *private) / value, Action::SellPrivate { private: *private }))
        }
        _ => None,
    });
    let (worst, action) = sales.min_by_key(|(rate, _)| *rate)?;
    (best >= ENOUGH && best * 10 > worst * 14).then_some(action)
}

/// Whether the guest may sell so many: all of what it does not direct, and of its own companies what it does not
/// need to stay director; the whole of a bad one only if somebody else takes it over.
fn keeps_office(table: &Position<'_>, company: CompanyId, shares: u8) -> bool {
    let left = table.held(company) - i32::from(shares);
    !table.directs(company) || table.most_elsewhere(company) >= 2 || left >= 2
}

/// Above the certificate limit: sells the share that brings least.
fn sell_down(table: &Position<'_>, ground: &SeenGround<'_>) -> Option<Action> {
    let sales = table.seat.choices.options.iter().filter_map(|choice| match choice {
        Choice::SellShares { company, sales } => {
            let block = sales.first()?;
            let worth =
                forecast(table, ground, *company).total() + if table.directs(*company) { 100 } else { 0 };
            let action = Action::SellShares {
                company: *company,
                shares: block.shares,
                certificates: Some(block.certificates.clone()),
            };
            Some((worth - block.proceeds.0, action))
        }
        Choice::SellPrivate { private, proceeds } => {
            let worth = private_worth(table, *private);
            Some((worth - proceeds.0, Action::SellPrivate { private: *private }))
        }
        _ => None,
    });
    sales.min_by_key(|(loss, _)| *loss).map(|(_, action)| action)
}
