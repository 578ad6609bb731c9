//! Actions out of JSON.

use super::error::{NotationError, shown, wrong_kind};
use super::fields::{self, Fields};
use super::runs::runs;
use super::write::{place_name, top_certificate};
use board::Rotation;
use rules::{Action, CertificateId, Choice, CompanyId, Dividend, Game, Holder, Names, Reply, Step};
use serde_json::Value;
use smallvec::SmallVec;
use titles::AnyGame;

/// More than any company has certificates.
const MOST_CERTIFICATES: usize = 32;

/// Reads an action that somebody wants to do in this game. Whether the rules allow it is not asked here.
pub fn action_from_json(game: &AnyGame, value: &Value) -> Result<Action, NotationError> {
    let fields = Fields::of(game, value, "")?;
    let kind = fields.text("type")?;
    let Some(known) = fields_of(kind) else {
        return Err(NotationError::UnknownType { value: shown(kind) });
    };
    fields.only(known)?;
    read(&fields, kind)
}

/// The fields of each type of action.
fn fields_of(kind: &str) -> Option<&'static [&'static str]> {
    Some(match kind {
        "pass" => &["type"],
        "bid" => &["type", "amount"],
        "take-private" | "buy-private" | "sell-private" | "close-private" => &["type", "private"],
        "start" => &["type", "company", "par"],
        "buy-share" => &["type", "company", "from", "certificate"],
        "sell-shares" => &["type", "company", "shares", "certificates"],
        "exchange" => &["type", "private", "company", "certificate"],
        "lay-tile" => &["type", "hex", "tile", "rotation"],
        "place-base" => &["type", "at"],
        "run" => &["type", "runs"],
        "dividend" => &["type", "kind"],
        "buy-train" => &["type", "train", "price"],
        "discard-train" => &["type", "train"],
        "answer" => &["type", "reply"],
        _ => return None,
    })
}

fn read(fields: &Fields<'_>, kind: &str) -> Result<Action, NotationError> {
    Ok(match kind {
        "pass" => Action::Pass,
        "bid" => Action::Bid { amount: fields.money("amount")? },
        "take-private" => Action::TakePrivate { private: fields.private("private")? },
        "start" => Action::Start { company: fields.company("company")?, par: fields.money("par")? },
        "buy-share" => Action::BuyCertificate { certificate: certificate_to_buy(fields)? },
        "buy-private" => Action::BuyPrivate { private: fields.private("private")? },
        "sell-shares" => sell_shares(fields)?,
        "sell-private" => Action::SellPrivate { private: fields.private("private")? },
        "close-private" => Action::ClosePrivate { private: fields.private("private")? },
        "exchange" => exchange(fields)?,
        "lay-tile" => lay_tile(fields)?,
        "place-base" => Action::PlaceBase { at: fields.stop("at")? },
        "run" => Action::Run { runs: runs(fields)? },
        "dividend" => Action::Dividend { kind: dividend(fields)? },
        "buy-train" => Action::BuyTrain { train: fields.train("train")?, price: fields.money("price")? },
        "discard-train" => Action::DiscardTrain { train: fields.train("train")? },
        "answer" => Action::Answer { reply: reply(fields)? },
        other => return Err(NotationError::UnknownType { value: shown(other) }),
    })
}

/// A certificate by its number, or the top one of a place.
fn certificate_to_buy(fields: &Fields<'_>) -> Result<CertificateId, NotationError> {
    let company = fields.company("company")?;
    let from = match fields.optional("from") {
        None => None,
        Some(_) => Some(place(fields)?),
    };
    let index = match (fields.optional("certificate"), from) {
        (Some(_), from) => numbered_certificate(fields, company, from)?,
        (None, Some(from)) => top_certificate(fields.game, company, from)
            .ok_or_else(|| no_certificate(fields, "from", company, place_name(from).unwrap_or_default()))?,
        (None, None) => return Err(NotationError::Missing { field: fields.path("from") }),
    };
    Ok(CertificateId { company, index })
}

/// A certificate by its number, which must lie at `place` if that is said.
fn numbered_certificate(
    fields: &Fields<'_>,
    company: CompanyId,
    place: Option<Holder>,
) -> Result<u8, NotationError> {
    let index = fields.small("certificate")?;
    let holder = fields.game.certificates(company).and_then(|all| all.holder(index));
    if holder.is_none() || place.is_some_and(|place| holder != Some(place)) {
        return Err(no_certificate(fields, "certificate", company, &index.to_string()));
    }
    Ok(index)
}

fn no_certificate(fields: &Fields<'_>, field: &str, company: CompanyId, value: &str) -> NotationError {
    let company = fields.game.company(company);
    NotationError::NoCertificate { field: fields.path(field), company, value: value.to_owned() }
}

fn place(fields: &Fields<'_>) -> Result<Holder, NotationError> {
    match fields.text("from")? {
        "ipo" => Ok(Holder::Ipo),
        "pool" => Ok(Holder::Pool),
        other => Err(fields::unknown(fields.path("from"), "place to buy from", other)),
    }
}

fn sell_shares(fields: &Fields<'_>) -> Result<Action, NotationError> {
    let company = fields.company("company")?;
    let shares = fields.small("shares")?;
    let certificates = match fields.optional("certificates") {
        None => usual_certificates(fields.game, company, shares),
        Some(_) => {
            let list = fields.list("certificates", MOST_CERTIFICATES)?.iter().enumerate();
            list.map(|(index, value)| fields::small(value, || fields.path(&format!("certificates[{index}]"))))
                .collect::<Result<_, _>>()?
        }
    };
    Ok(Action::SellShares { company, shares, certificates })
}

/// The certificates that go when nothing is said: those of the choice to sell so many. None if there is no such
/// choice; then the rules say why.
pub(super) fn usual_certificates(game: &AnyGame, company: CompanyId, shares: u8) -> SmallVec<[u8; 10]> {
    if !matches!(game.turn().step, Step::Trading | Step::SellingDown) {
        return SmallVec::new();
    }
    let sales = game.choices().options.into_iter().find_map(|choice| match choice {
        Choice::SellShares { company: of, sales } if of == company => Some(sales),
        _ => None,
    });
    let sale = sales.into_iter().flatten().find(|sale| sale.shares == shares);
    sale.map(|sale| sale.certificates).unwrap_or_default()
}

fn exchange(fields: &Fields<'_>) -> Result<Action, NotationError> {
    let private = fields.private("private")?;
    let company = fields.company("company")?;
    let index = match fields.optional("certificate") {
        Some(_) => numbered_certificate(fields, company, None)?,
        None => top_certificate(fields.game, company, Holder::Ipo)
            .ok_or_else(|| no_certificate(fields, "company", company, "ipo"))?,
    };
    Ok(Action::Exchange { private, certificate: CertificateId { company, index } })
}

fn lay_tile(fields: &Fields<'_>) -> Result<Action, NotationError> {
    let name = fields.text("tile")?;
    let tile = fields
        .game
        .map()
        .tile_named(name)
        .ok_or_else(|| fields::unknown(fields.path("tile"), "tile", name))?;
    let rotation = fields.small("rotation")?;
    let rotation = Rotation::new(rotation)
        .ok_or_else(|| wrong_kind(fields.path("rotation"), "a number from 0 to 5", &rotation.into()))?;
    Ok(Action::LayTile { hex: fields.hex("hex")?, tile, rotation })
}

fn dividend(fields: &Fields<'_>) -> Result<Dividend, NotationError> {
    match fields.text("kind")? {
        "pay" => Ok(Dividend::Pay),
        "retain" => Ok(Dividend::Retain),
        other => Err(fields::unknown(fields.path("kind"), "dividend", other)),
    }
}

fn reply(fields: &Fields<'_>) -> Result<Reply, NotationError> {
    let name = fields.text("reply")?;
    let known = Reply::ALL.into_iter().find(|reply| reply.id() == name);
    known.ok_or_else(|| fields::unknown(fields.path("reply"), "reply", name))
}
