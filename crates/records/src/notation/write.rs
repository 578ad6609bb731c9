//! Actions into JSON.

use super::names::{hex_name, stop_name};
use super::read::usual_certificates;
use super::runs::runs_to_json;
use rules::{Action, CertificateId, CompanyId, Dividend, Holder, Names};
use serde_json::{Value, json};
use titles::AnyGame;

/// An action that is about to be done in this game.
pub fn action_to_json(game: &AnyGame, action: &Action) -> Value {
    let private = |name: &str, private| json!({ "type": name, "private": game.private(private) });
    match action {
        Action::Pass => json!({ "type": "pass" }),
        Action::Bid { amount } => json!({ "type": "bid", "amount": amount }),
        Action::TakePrivate { private: id } => private("take-private", *id),
        Action::Start { company, par } => {
            json!({ "type": "start", "company": game.company(*company), "par": par })
        }
        Action::BuyCertificate { certificate } => buy_share(game, *certificate),
        Action::BuyPrivate { private: id } => private("buy-private", *id),
        Action::SellShares { company, shares, certificates } => {
            sell_shares(game, *company, *shares, certificates)
        }
        Action::SellPrivate { private: id } => private("sell-private", *id),
        Action::ClosePrivate { private: id } => private("close-private", *id),
        Action::Exchange { private: id, certificate } => {
            let mut written = private("exchange", *id);
            written["company"] = game.company(certificate.company).into();
            if top_certificate(game, certificate.company, Holder::Ipo) != Some(certificate.index) {
                written["certificate"] = certificate.index.into();
            }
            written
        }
        Action::LayTile { hex, tile, rotation } => json!({
            "type": "lay-tile",
            "hex": hex_name(game, *hex),
            "tile": game.tile(*tile),
            "rotation": rotation,
        }),
        Action::PlaceBase { at } => json!({ "type": "place-base", "at": stop_name(game, *at) }),
        Action::Run { runs } => json!({ "type": "run", "runs": runs_to_json(game, runs) }),
        Action::Dividend { kind } => json!({ "type": "dividend", "kind": dividend_name(*kind) }),
        Action::BuyTrain { train, price } => {
            json!({ "type": "buy-train", "train": train.card(game), "price": price })
        }
        Action::DiscardTrain { train } => json!({ "type": "discard-train", "train": train.card(game) }),
        Action::Answer { reply } => json!({ "type": "answer", "reply": reply.id() }),
    }
}

/// The place is enough to name a certificate, unless another than the top one is meant.
fn buy_share(game: &AnyGame, certificate: CertificateId) -> Value {
    let mut written = json!({ "type": "buy-share", "company": game.company(certificate.company) });
    let place = game.certificates(certificate.company).and_then(|all| all.holder(certificate.index));
    let from = place.and_then(place_name);
    if let Some(from) = from {
        written["from"] = from.into();
    }
    let top = place.and_then(|place| top_certificate(game, certificate.company, place));
    if from.is_none() || top != Some(certificate.index) {
        written["certificate"] = certificate.index.into();
    }
    written
}

fn sell_shares(game: &AnyGame, company: CompanyId, shares: u8, certificates: &[u8]) -> Value {
    let mut written = json!({ "type": "sell-shares", "company": game.company(company), "shares": shares });
    if usual_certificates(game, company, shares)[..] != *certificates {
        written["certificates"] = certificates.into();
    }
    written
}

/// The top ordinary certificate in a place.
pub(super) fn top_certificate(game: &AnyGame, company: CompanyId, place: Holder) -> Option<u8> {
    game.certificates(company)?.ordinary(place).first().copied()
}

/// What a place is called from which certificates can be bought.
pub(super) fn place_name(place: Holder) -> Option<&'static str> {
    match place {
        Holder::Ipo => Some("ipo"),
        Holder::Pool => Some("pool"),
        Holder::Player(_) => None,
    }
}

/// What a decision on revenue is called.
pub(super) fn dividend_name(kind: Dividend) -> &'static str {
    match kind {
        Dividend::Pay => "pay",
        Dividend::Retain => "retain",
    }
}
