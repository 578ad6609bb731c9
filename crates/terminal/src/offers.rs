//! The choices as a numbered list, and the action that a number (and an amount) stands for.

use crate::command;
use crate::draw::Screen;
use crate::runs;
use crate::table::SharedTable;
use board::Rotation;
use messages::choice;
use rules::{Action, Choice, Game, Money, TitleInfo};

/// One line of the list.
pub(crate) struct Offer {
    /// What it says.
    pub label: String,
    /// What is said beneath it: the forms it has, or what it would bring.
    pub details: Vec<String>,
    kind: Kind,
}

/// What choosing it does.
enum Kind {
    /// This.
    Do(Action),
    /// This choice, in the form that the number typed after it says; `example` is one that will do.
    Form { choice: Choice, example: i64 },
}

/// Why a line does not become an action.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum NotAnAction {
    /// An amount is needed; this one would do.
    AmountNeeded(i64),
    /// A rotation is needed; this one would do.
    RotationNeeded(i64),
    /// What was typed is not a number.
    NotANumber(String),
    /// Nothing more can be said here.
    NothingToAdd,
    /// No space of the stock market has this price.
    NoSuchPrice(i32),
    /// A rotation is from 0 to 5.
    NotARotation(i32),
}

impl Offer {
    /// An offer that is one action.
    pub(crate) fn of(label: String, details: Vec<String>, action: Action) -> Offer {
        Offer { label, details, kind: Kind::Do(action) }
    }

    /// The action this offer stands for, with the amount typed after its number.
    pub(crate) fn action(&self, info: &TitleInfo, typed: Option<&str>) -> Result<Action, NotAnAction> {
        match (&self.kind, typed) {
            (Kind::Do(action), None) => Ok(action.clone()),
            (Kind::Do(action), Some(typed)) => {
                let own = number_of(info, action);
                let same = own.is_some() && own == command::amount(&info.money, typed).map(i64::from);
                if same { Ok(action.clone()) } else { Err(NotAnAction::NothingToAdd) }
            }
            (Kind::Form { choice: Choice::LayTile { .. } | Choice::LayByPower { .. }, example }, None) => {
                Err(NotAnAction::RotationNeeded(*example))
            }
            (Kind::Form { example, .. }, None) => Err(NotAnAction::AmountNeeded(*example)),
            (Kind::Form { choice, .. }, Some(typed)) => {
                let amount = command::amount(&info.money, typed)
                    .ok_or_else(|| NotAnAction::NotANumber(typed.to_owned()))?;
                form(info, choice, amount)
            }
        }
    }
}

/// A choice in the form of this amount, whether it is offered or not: if not, the rules will say why.
fn form(info: &TitleInfo, choice: &Choice, amount: i32) -> Result<Action, NotAnAction> {
    Ok(match choice {
        Choice::Bid { .. } => Action::Bid { amount: Money(amount) },
        Choice::Start { company, pars } => {
            let offered = pars.iter().find(|open| open.price.0 == amount).map(|open| open.par);
            let cell = || info.chart.iter().find(|cell| cell.price.0 == amount).map(|cell| cell.cell);
            let par = offered.or_else(cell).ok_or(NotAnAction::NoSuchPrice(amount))?;
            Action::Start { company: *company, par }
        }
        Choice::SellShares { company, sales } => {
            let sale = sales.iter().find(|sale| i32::from(sale.shares) == amount);
            Action::SellShares {
                company: *company,
                shares: u8::try_from(amount).unwrap_or(u8::MAX),
                certificates: sale.map(|sale| sale.certificates.clone()),
            }
        }
        Choice::LayTile { hex, tile, .. } => {
            Action::LayTile { hex: *hex, tile: *tile, rotation: turned(amount)? }
        }
        Choice::LayByPower { powers, hex, tile, .. } => {
            Action::LayByPower { powers: powers.clone(), hex: *hex, tile: *tile, rotation: turned(amount)? }
        }
        Choice::BuyTrain { train, price, side, extras, .. } => {
            let (train, side) = (*train, *side);
            if *extras == 0 {
                Action::BuyTrain { train, price: Money(amount), side, extras: 0 }
            } else {
                let extras = u8::try_from(amount).unwrap_or(u8::MAX);
                Action::BuyTrain { train, price: price.min, side, extras }
            }
        }
        Choice::OpenAuction { company, .. } => {
            Action::OpenAuction { company: *company, amount: Money(amount) }
        }
        Choice::BidFor { card, .. } => Action::BidFor { card: *card, amount: Money(amount) },
        Choice::Repay { .. } => Action::Repay { amount: Money(amount) },
        Choice::Issue { sales } => {
            let sale = sales.iter().find(|sale| i32::from(sale.shares) == amount);
            Action::Issue { certificates: sale.ok_or(NotAnAction::NothingToAdd)?.certificates.clone() }
        }
        _ => return Err(NotAnAction::NothingToAdd),
    })
}

fn turned(amount: i32) -> Result<Rotation, NotAnAction> {
    u8::try_from(amount).ok().and_then(Rotation::new).ok_or(NotAnAction::NotARotation(amount))
}

/// The number to type for one form of a choice, if its forms are told apart by a number.
fn number_of(info: &TitleInfo, action: &Action) -> Option<i64> {
    match action {
        Action::Bid { amount }
        | Action::OpenAuction { amount, .. }
        | Action::BidFor { amount, .. }
        | Action::Repay { amount } => Some(i64::from(amount.0)),
        Action::Start { par, .. } => {
            info.chart.iter().find(|cell| cell.cell == *par).map(|cell| i64::from(cell.price.0))
        }
        Action::SellShares { shares, .. } => Some(i64::from(*shares)),
        Action::LayTile { rotation, .. } | Action::LayByPower { rotation, .. } => {
            Some(rotation.index() as i64)
        }
        Action::BuyTrain { side: Some(_), extras, .. } => Some(i64::from(*extras)),
        Action::BuyTrain { price, .. } => Some(i64::from(price.0)),
        // Issued shares are single.
        Action::Issue { certificates } => Some(certificates.len() as i64),
        _ => None,
    }
}

/// What comes of the number that stands for one form of a choice.
#[cfg(test)]
pub(crate) fn typed(info: &TitleInfo, choice: &Choice, wanted: &Action) -> Result<Action, NotAnAction> {
    let number = number_of(info, wanted).ok_or(NotAnAction::NothingToAdd)?;
    form(info, choice, number as i32)
}

/// Everything that can be done now, in the order in which the rules offer it.
pub(crate) fn list(table: &SharedTable, scene: &Screen<'_>) -> Vec<Offer> {
    let choices = table.game().choices();
    let step = choices.turn.step;
    let badges = scene.view.operating.as_ref().map_or(&[][..], |operating| &operating.badges);
    let mut offers = Vec::new();
    for choice in choices.options {
        let label = scene.say(&choice::label(&choice, step, badges, table.game()));
        match choice {
            Choice::Run { may_stand, .. } => offers.extend(runs::offers(table, scene, label, may_stand)),
            Choice::Answer { .. } => offers.extend(answers(table, scene, &choice)),
            choice => offers.push(offer(table, scene, label, choice)),
        }
    }
    offers
}

fn offer(table: &SharedTable, scene: &Screen<'_>, label: String, choice: Choice) -> Offer {
    let actions = choice.actions();
    let [only] = &actions[..] else {
        let details = details(table, scene, &choice);
        let example = actions.first().and_then(|action| number_of(scene.info, action)).unwrap_or_default();
        return Offer { label, details, kind: Kind::Form { choice, example } };
    };
    let details = match &choice {
        Choice::LayTile { .. }
        | Choice::LayByPower { .. }
        | Choice::SellShares { .. }
        | Choice::Issue { .. }
        | Choice::Start { .. } => details(table, scene, &choice),
        Choice::Choose { effects, .. } => effects.iter().map(|effect| scene.say(effect)).collect(),
        _ => Vec::new(),
    };
    Offer::of(label, details, only.clone())
}

/// The forms of a choice, each with the number to type for it.
fn details(table: &SharedTable, scene: &Screen<'_>, choice: &Choice) -> Vec<String> {
    if let Choice::LayTile { tile, rotations, .. } | Choice::LayByPower { tile, rotations, .. } = choice {
        let turned: Vec<String> = rotations
            .iter()
            .map(|rotation| format!("{} ({})", rotation.index(), scene.exits_of(*tile, *rotation)))
            .collect();
        let word = scene.text("ui-rotation", &[]);
        return vec![format!("{word}: {}", turned.join(", "))];
    }
    let forms = choice::forms(choice, table.game());
    forms.iter().map(|form| scene.say(form)).collect()
}

/// Every answer is a line.
fn answers(table: &SharedTable, scene: &Screen<'_>, choice: &Choice) -> Vec<Offer> {
    let labels = choice::forms(choice, table.game());
    labels
        .iter()
        .zip(choice.actions())
        .map(|(label, action)| Offer::of(scene.say(label), Vec::new(), action))
        .collect()
}
