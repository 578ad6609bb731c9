//! What may be done now, in JSON: each choice has the type and the names of the actions it stands for, and beside
//! them what each costs or brings.

use super::names::{hex_name, stop_name};
use super::write::{dividend_name, place_name, top_certificate};
use rules::{CertificateId, Choice, Choices, CompanyId, Holder, Money, Names, PlayerId, Sale, Turn};
use serde_json::{Value, json};
use titles::AnyGame;

/// Everything that may be done: `{"turn": {...}, "choices": [...]}`.
pub fn choices_to_json(game: &AnyGame, choices: &Choices) -> Value {
    let options: Vec<Value> = choices.options.iter().map(|choice| choice_to_json(game, choice)).collect();
    json!({ "turn": turn_to_json(game, &choices.turn), "choices": options })
}

/// Who must act: `{"players": [{"seat": 0, "name": "Ann"}], "company": "C&N", "step": "track"}`.
pub fn turn_to_json(game: &AnyGame, turn: &Turn) -> Value {
    let players: Vec<Value> = turn.players.iter().map(|player| player_to_json(game, *player)).collect();
    json!({
        "players": players,
        "company": turn.company.map(|company| game.company(company)),
        "step": turn.step.id(),
    })
}

fn player_to_json(game: &AnyGame, player: PlayerId) -> Value {
    json!({ "seat": player, "name": game.player(player) })
}

fn choice_to_json(game: &AnyGame, choice: &Choice) -> Value {
    let private = |kind: &str, private| json!({ "type": kind, "private": game.private(private) });
    match choice {
        Choice::Pass => json!({ "type": "pass" }),
        Choice::Bid(range) => json!({ "type": "bid", "amount": range }),
        Choice::TakePrivate { private: id, price } => with(private("take-private", *id), "price", *price),
        Choice::Start { company, pars, costs } => start(game, *company, pars, costs),
        Choice::BuyCertificate { certificate, from, price } => buy_share(game, *certificate, *from, *price),
        Choice::BuyPrivate { private: id, price } => with(private("buy-private", *id), "price", *price),
        Choice::SellShares { company, sales } => sell_shares(game, *company, sales),
        Choice::SellPrivate { private: id, proceeds } => {
            with(private("sell-private", *id), "proceeds", *proceeds)
        }
        Choice::ClosePrivate { private: id } => private("close-private", *id),
        Choice::Exchange { private: id, certificate } => {
            exchange(game, private("exchange", *id), *certificate)
        }
        Choice::LayTile { hex, tile, rotations, cost } => json!({
            "type": "lay-tile",
            "hex": hex_name(game, *hex),
            "tile": game.tile(*tile),
            "rotations": rotations,
            "cost": cost,
        }),
        Choice::PlaceBase { at, cost } => {
            let (stop, name) = (stop_name(game, *at), game.stop(*at));
            json!({ "type": "place-base", "at": stop, "name": name, "cost": cost })
        }
        Choice::Run { trains, leased, may_stand } => {
            let trains: Vec<String> = trains.iter().map(|train| train.card(game)).collect();
            json!({ "type": "run", "trains": trains, "leased": leased, "may_stand": may_stand })
        }
        Choice::Dividend { kind, per_share, to_company, price_after } => json!({
            "type": "dividend",
            "kind": dividend_name(*kind),
            "per_share": per_share,
            "to_company": to_company,
            "price_after": price_after,
        }),
        Choice::BuyTrain { train, seller, price, consent, declined } => json!({
            "type": "buy-train",
            "train": train.card(game),
            "seller": seller.map(|seller| game.company(seller)),
            "price": price,
            "consent": consent.map(|player| player_to_json(game, player)),
            "declined": declined,
        }),
        Choice::DiscardTrain { train } => json!({ "type": "discard-train", "train": train.card(game) }),
        Choice::Answer { train, buyer, seller, price } => json!({
            "type": "answer",
            "train": train.card(game),
            "buyer": game.company(*buyer),
            "seller": game.company(*seller),
            "price": price,
        }),
    }
}

fn with(mut choice: Value, field: &str, amount: Money) -> Value {
    choice[field] = json!(amount);
    choice
}

fn start(game: &AnyGame, company: CompanyId, pars: &[Money], costs: &[Money]) -> Value {
    let pars: Vec<Value> =
        pars.iter().zip(costs).map(|(par, cost)| json!({ "par": par, "cost": cost })).collect();
    json!({ "type": "start", "company": game.company(company), "pars": pars })
}

/// The number of the certificate is given only where the top one is not meant.
fn buy_share(game: &AnyGame, certificate: CertificateId, from: Holder, price: Money) -> Value {
    let company = game.company(certificate.company);
    let mut choice =
        json!({ "type": "buy-share", "company": company, "from": place_name(from), "price": price });
    if top_certificate(game, certificate.company, from) != Some(certificate.index) {
        choice["certificate"] = certificate.index.into();
    }
    choice
}

/// Certificates need not be named: those of the choice go by themselves.
fn sell_shares(game: &AnyGame, company: CompanyId, sales: &[Sale]) -> Value {
    let sale = |sale: &Sale| json!({ "shares": sale.shares, "proceeds": sale.proceeds, "price_after": sale.price_after });
    let sales: Vec<Value> = sales.iter().map(sale).collect();
    json!({ "type": "sell-shares", "company": game.company(company), "sales": sales })
}

fn exchange(game: &AnyGame, mut choice: Value, certificate: CertificateId) -> Value {
    choice["company"] = game.company(certificate.company).into();
    if top_certificate(game, certificate.company, Holder::Ipo) != Some(certificate.index) {
        choice["certificate"] = certificate.index.into();
    }
    choice
}
