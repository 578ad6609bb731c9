//! What speaks against a move: it is tried on a copy of the game, and what happens to what the seat has is told. What a guest
//! would do is never warned of.

use super::Warning;
use super::rust::{Rust, end_of};
use crate::player::Seat;
use rules::view::CompanyView;
use rules::{Action, Choice, CompanyId, Fact, Game, Money, Thing, TrainKind, View, Viewer};

/// Forms of one choice that are tried.
const MOST_FORMS: usize = 12;
/// A loss of trains is near if so few purchases bring it about.
const NEAR: u8 = 3;

rules::facts! {
    /// What speaks against a move.
    pub enum Caution {
        /// The price of the seat's shares falls.
        PriceFalls { company: CompanyId, from: Money, to: Money, shares: u8, amount: Money } => "caution-price-falls",
        /// The shares bring less than their price.
        SoldBelow { company: CompanyId, price: Money, amount: Money } => "caution-sold-below",
        /// The seat no longer directs the company.
        LosesOffice { company: CompanyId } => "caution-loses-office",
        /// Trains of the seat's companies are taken away.
        LosesTrains { companies: Vec<CompanyId>, train: TrainKind } => "caution-loses-trains",
        /// The company will have no train soon, and no money for one.
        NoTrainSoon { company: CompanyId, train: TrainKind, by: TrainKind, price: Money, amount: Money } => "caution-no-train-soon",
        /// The company has no train and will have no money for one.
        NoMoneyForTrain { company: CompanyId, train: TrainKind, price: Money, amount: Money } => "caution-no-money-for-train",
    }
}

/// The moves to beware of.
pub fn of(seat: &Seat<'_>, suggested: Option<&Action>) -> Vec<Warning> {
    let mut warnings = Vec::new();
    for choice in &seat.choices.options {
        for action in forms(choice) {
            if Some(&action) == suggested {
                continue;
            }
            let reasons: Vec<Fact> = cautions(seat, choice, &action).into_iter().map(Fact::from).collect();
            if !reasons.is_empty() {
                warnings.push(Warning { action, reasons });
            }
        }
    }
    warnings
}

/// The forms of a choice that can be slips. A tile that costs nothing is none, and how it is turned does not matter.
fn forms(choice: &Choice) -> Vec<Action> {
    let mut forms = match choice {
        Choice::SellShares { .. } | Choice::Dividend { .. } | Choice::Issue { .. } => choice.actions(),
        Choice::Pass | Choice::PlaceToken { .. } => choice.actions(),
        Choice::LayTile { cost, .. } if *cost > Money::ZERO => choice.actions().into_iter().take(1).collect(),
        Choice::BuyTrain { consent: None, .. } => choice.actions().into_iter().take(1).collect(),
        _ => Vec::new(),
    };
    forms.truncate(MOST_FORMS);
    forms
}

fn cautions(seat: &Seat<'_>, choice: &Choice, action: &Action) -> Vec<Caution> {
    let mut after = seat.game.clone();
    let Ok(events) = after.apply(seat.player, action) else { return Vec::new() };
    let then = after.view(Viewer::Player(seat.player));
    let mut cautions = Vec::new();
    // When a turn ends, what happens next is not this move's doing.
    if *action != Action::Pass {
        cautions.extend(events.iter().filter_map(|event| price_falls(&then, seat, event)));
    }
    cautions.extend(sold_below(seat, choice, action));
    cautions.extend(events.iter().filter_map(|event| rusted(seat, event)));
    for company in seat.view().companies.iter().filter(|company| company.director == Some(seat.player)) {
        let later = &then.companies[company.id.index()];
        if later.director != Some(seat.player) && !later.closed && *action != Action::Pass {
            cautions.push(Caution::LosesOffice { company: company.id });
        }
    }
    if let Some(company) = seat.choices.turn.company {
        cautions.extend(short_of_trains(seat, choice, &then, company));
    }
    cautions
}

/// That shares the seat keeps lose value.
fn price_falls(then: &View, seat: &Seat<'_>, event: &Fact) -> Option<Caution> {
    let (from, to) = (event.money("from")?, event.money("to")?);
    let Some(Thing::Company(company)) = event.arg("company") else { return None };
    let me = &then.players[seat.player.index()];
    let shares = me.shares.iter().find(|held| held.company == *company).map_or(0, |held| held.shares);
    let amount = Money((from.0 - to.0) * i32::from(shares));
    (event.id == "event-price-moved" && to < from && shares > 0).then_some(Caution::PriceFalls {
        company: *company,
        from,
        to,
        shares,
        amount,
    })
}

fn sold_below(seat: &Seat<'_>, choice: &Choice, action: &Action) -> Option<Caution> {
    let (Choice::SellShares { company, .. }, Action::SellShares { .. }) = (choice, action) else {
        return None;
    };
    let seen = &seat.view().companies[company.index()];
    let (price, amount) = (seen.price?, seen.sale_price?);
    (amount < price).then_some(Caution::SoldBelow { company: *company, price, amount })
}

/// That trains rust which companies of the seat have.
fn rusted(seat: &Seat<'_>, event: &Fact) -> Option<Caution> {
    let (Some(Thing::TrainKind(train)), Some(Thing::List(companies))) =
        (event.arg("kind"), event.arg("companies"))
    else {
        return None;
    };
    let directs = |company: &CompanyId| seat.view().companies[company.index()].director == Some(seat.player);
    let own: Vec<CompanyId> = companies
        .iter()
        .filter_map(|thing| match thing {
            Thing::Company(company) => Some(*company),
            _ => None,
        })
        .filter(directs)
        .collect();
    (event.id == "event-trains-rusted" && !own.is_empty())
        .then_some(Caution::LosesTrains { companies: own, train: *train })
}

/// That the acting company will stand without a train and without the money for one.
fn short_of_trains(seat: &Seat<'_>, choice: &Choice, then: &View, company: CompanyId) -> Option<Caution> {
    let (now, later) = (&seat.view().companies[company.index()], &then.companies[company.index()]);
    if now.director != Some(seat.player) || !matters(choice, seat) {
        return None;
    }
    let amount = later.treasury?;
    if now.trains.is_empty() {
        let stock = seat.view().trains.iter().find(|stock| !stock.available.is_empty())?;
        let (train, price) = (stock.kind, stock.price);
        let had = now.treasury? >= price;
        return (had && amount < price && later.trains.is_empty()).then_some(Caution::NoMoneyForTrain {
            company,
            train,
            price,
            amount,
        });
    }
    let Rust { kind: train, by, price, .. } = near_end(then, seat, later)?;
    (amount < price).then_some(Caution::NoTrainSoon { company, train, by, price, amount })
}

/// Whether a move decides about the money of the company: it spends some, or lets a chance to buy pass.
fn matters(choice: &Choice, seat: &Seat<'_>) -> bool {
    let buys = seat.choices.options.iter().any(|choice| matches!(choice, Choice::BuyTrain { .. }));
    match choice {
        Choice::PlaceToken { cost, .. } | Choice::LayTile { cost, .. } => *cost > Money::ZERO,
        Choice::Dividend { kind, .. } => kind.0 != "retain",
        Choice::Pass => buys,
        _ => false,
    }
}

fn near_end(view: &View, seat: &Seat<'_>, company: &CompanyView) -> Option<Rust> {
    end_of(view, seat.info, company).filter(|end| end.purchases <= NEAR)
}
