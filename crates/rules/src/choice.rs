//! What whoever must act may do now: complete, finite, and made by the same rule code that accepts or refuses.

use crate::action::{Action, Card, Place, Reply};
use crate::ids::{CompanyId, PlayerId};
use crate::message::Message;
use crate::money::Money;
use crate::naming::{ById, Naming, Rename, Written};
use board::{HexId, Rotation, TileId};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use utoipa::ToSchema;

/// Who must act, and for whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Turn {
    /// The players any one of whom may act. Empty when the game is over.
    pub players: SmallVec<[PlayerId; 4]>,
    /// The company that is acting, if it is one.
    #[schema(required)]
    pub company: Option<CompanyId>,
    /// What the table is waiting for.
    pub step: Step,
}

/// What the table is waiting for. Titles declare further steps of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ToSchema)]
#[serde(transparent)]
pub struct Step(&'static str);

impl Step {
    /// A bid or a pass in an auction.
    pub const BIDDING: Step = Step("bidding");
    /// The winner of an auction to choose.
    pub const CHOOSING: Step = Step("choosing");
    /// A player's turn in a stock round.
    pub const TRADING: Step = Step("trading");
    /// A player over the certificate limit to sell.
    pub const SELLING_DOWN: Step = Step("selling-down");
    /// The tile on the home hex of a company that has just floated.
    pub const HOME_TILE: Step = Step("home-tile");
    /// Trains above the limit to be given up.
    pub const DISCARDING: Step = Step("discarding");
    /// Track.
    pub const TRACK: Step = Step("track");
    /// A token.
    pub const TOKEN: Step = Step("token");
    /// Runs.
    pub const RUNNING: Step = Step("running");
    /// The dividend.
    pub const DIVIDEND: Step = Step("dividend");
    /// Trains to be bought.
    pub const TRAINS: Step = Step("trains");
    /// Another director's answer.
    pub const CONSENT: Step = Step("consent");
    /// Nothing: the game is over.
    pub const OVER: Step = Step("over");

    /// The steps that titles share, in the order of play.
    pub const SHARED: [Step; 13] = [
        Step::BIDDING,
        Step::CHOOSING,
        Step::TRADING,
        Step::SELLING_DOWN,
        Step::HOME_TILE,
        Step::DISCARDING,
        Step::TRACK,
        Step::TOKEN,
        Step::RUNNING,
        Step::DIVIDEND,
        Step::TRAINS,
        Step::CONSENT,
        Step::OVER,
    ];

    /// A step of one title.
    pub const fn own(id: &'static str) -> Step {
        Step(id)
    }

    /// Its name in messages.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

/// Everything allowed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// Who must act.
    pub turn: Turn,
    /// What they may do.
    pub options: Vec<Choice>,
}

/// A range of amounts: `min`, `min + step`, ... up to `max`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub struct Range {
    /// The least.
    pub min: Money,
    /// The most.
    pub max: Money,
    /// The distance of two neighbouring amounts.
    pub step: Money,
}

impl Range {
    /// One amount only.
    pub const fn exactly(amount: Money) -> Range {
        Range { min: amount, max: amount, step: Money(1) }
    }

    /// The amounts, in order.
    pub fn amounts(self) -> impl Iterator<Item = Money> {
        (self.min.0..=self.max.0).step_by(self.step.0.max(1) as usize).map(Money)
    }
}

/// One way to start a company.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(bound = "N: Written")]
pub struct ParChoice<N: Naming = ById> {
    /// The space of the market.
    pub par: N::Cell,
    /// Its price.
    pub price: Money,
    /// What the director's certificate costs.
    pub cost: Money,
}

/// One way to sell shares of a company.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub struct Sale {
    /// How many.
    pub shares: u8,
    /// The certificates that go (see [`Action::SellShares`]).
    pub certificates: SmallVec<[u8; 10]>,
    /// What it brings.
    pub proceeds: Money,
    /// The share price afterwards.
    pub price_after: Money,
}

/// One kind of thing that is allowed, with all its forms: the name and the things of the action it stands for, and
/// beside them what each form costs or brings.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(bound = "N: Written", tag = "type", rename_all = "kebab-case")]
pub enum Choice<N: Naming = ById> {
    /// To pass.
    Pass,
    /// To bid an amount.
    Bid {
        /// The amounts.
        amount: Range,
    },
    /// To open an auction of a company with a first bid.
    OpenAuction {
        /// Which company.
        company: N::Company,
        /// The first bids open.
        amount: Range,
    },
    /// To take a private company for its price.
    TakePrivate {
        /// Which one.
        private: N::Private,
        /// What it costs.
        price: Money,
    },
    /// To start a company at one of these pars.
    Start {
        /// Which company.
        company: N::Company,
        /// The pars open, lowest first.
        pars: Vec<ParChoice<N>>,
    },
    /// To buy a certificate.
    BuyShare {
        /// Of which company.
        company: N::Company,
        /// Where it lies.
        from: Place,
        /// Which one, where it is not the one that has lain there longest.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        certificate: Option<u8>,
        /// What it costs.
        price: Money,
    },
    /// To buy a private company from the bank.
    BuyPrivate {
        /// Which one.
        private: N::Private,
        /// What it costs.
        price: Money,
    },
    /// To sell shares of a company.
    SellShares {
        /// Which company.
        company: N::Company,
        /// The blocks that can be sold, fewest shares first.
        sales: Vec<Sale>,
    },
    /// To sell a private company to the bank.
    SellPrivate {
        /// Which one.
        private: N::Private,
        /// What it brings.
        proceeds: Money,
    },
    /// To turn a private company over.
    ClosePrivate {
        /// Which one.
        private: N::Private,
    },
    /// To exchange a private company for a share.
    Exchange {
        /// The private company given.
        private: N::Private,
        /// The company of the share.
        company: N::Company,
        /// Which certificate, where it is not the first of the offer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        certificate: Option<u8>,
    },
    /// To lay a tile.
    LayTile {
        /// Where.
        hex: N::Hex,
        /// What.
        tile: N::Tile,
        /// Turned in one of these ways.
        rotations: SmallVec<[Rotation; 6]>,
        /// What the ground costs.
        cost: Money,
    },
    /// To place a token.
    PlaceToken {
        /// Where.
        at: N::Stop,
        /// What it costs.
        cost: Money,
    },
    /// To run these trains, freely within the rules of running.
    Run {
        /// The trains that may run.
        trains: SmallVec<[N::Train; 4]>,
        /// Whether running nothing is allowed.
        may_stand: bool,
    },
    /// To decide what is done with revenue.
    Dividend {
        /// How.
        kind: N::Word,
        /// What each share receives.
        per_share: Money,
        /// What the company receives.
        to_company: Money,
        /// The share price afterwards.
        price_after: Money,
    },
    /// To buy a train.
    BuyTrain {
        /// Which card.
        train: N::Train,
        /// Whose it is; nobody's if it is the bank's.
        #[schema(required)]
        seller: Option<N::Company>,
        /// For how much.
        price: Range,
        /// The player who must agree first, if it is another than the buyer.
        #[schema(required)]
        consent: Option<N::Player>,
        /// The highest price declined for it this turn.
        #[schema(required)]
        declined: Option<Money>,
        /// Which of the trains on the card it will be, where the card shows several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<N::Word>,
        /// How many extras may be bought with it at most.
        extras: u8,
        /// What each of them costs.
        extra_cost: Money,
    },
    /// To give up a train.
    DiscardTrain {
        /// Which card.
        train: N::Train,
    },
    /// To answer a question.
    Answer {
        /// What is asked.
        question: Message,
    },
    /// To decide by a word.
    Choose {
        /// The word.
        choice: N::Word,
        /// What it costs whoever decides, if anything.
        cost: Money,
        /// What it brings, if anything.
        proceeds: Money,
    },
    /// To merge with another company, or to acquire it.
    Merge {
        /// The other company.
        company: N::Company,
        /// The player who must agree first, if it is another than the director of the acting company.
        #[schema(required)]
        consent: Option<N::Player>,
    },
    /// To say which of two merging companies remains in play.
    Survive {
        /// Which one.
        company: N::Company,
        /// The one that is merged into it.
        other: N::Company,
        /// The share price it will have.
        price_after: Money,
    },
    /// To buy so many tokens.
    BuyTokens {
        /// For which company.
        company: N::Company,
        /// How many.
        count: u8,
        /// What they cost together.
        cost: Money,
    },
    /// To take a token off the board.
    RemoveToken {
        /// Where it stands.
        at: N::Stop,
        /// Whose it is: of two companies that become one it may be either's.
        company: N::Company,
    },
    /// To buy back one of the acting company's shares from the pool.
    Redeem {
        /// Which one, where it is not the one that has lain there longest.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        certificate: Option<u8>,
        /// What it costs.
        price: Money,
    },
    /// To bid for a card.
    BidFor {
        /// Which card.
        card: Card<N>,
        /// The bids open.
        amount: Range,
    },
    /// To buy a certificate and lay it on the card of a private company.
    BuyOnto {
        /// The private company.
        private: N::Private,
        /// The company of the certificate.
        company: N::Company,
        /// Where it lies.
        from: Place,
        /// What it costs.
        price: Money,
    },
    /// To pay back a part of a loan.
    Repay {
        /// How much.
        amount: Range,
    },
    /// To lay a tile by the powers of private companies.
    LayByPower {
        /// Whose powers.
        powers: SmallVec<[N::Private; 2]>,
        /// Where.
        hex: N::Hex,
        /// What.
        tile: N::Tile,
        /// Turned in one of these ways.
        rotations: SmallVec<[Rotation; 6]>,
        /// What the ground costs.
        cost: Money,
    },
    /// To place a token by the power of a private company.
    PlaceByPower {
        /// Whose power.
        private: N::Private,
        /// Where.
        at: N::Stop,
    },
    /// To use the power of a private company.
    UsePower {
        /// Whose power.
        private: N::Private,
        /// In which way.
        choice: N::Word,
    },
    /// To move a card within its stack.
    MoveCard {
        /// Whose power.
        private: N::Private,
        /// Which card.
        card: Card<N>,
        /// Where to.
        to: N::Word,
    },
    /// To couple a car to a train.
    Couple {
        /// To which train.
        train: N::Train,
    },
    /// To sell shares of the acting company's treasury into the pool.
    Issue {
        /// The blocks that can be sold, fewest shares first.
        sales: Vec<Sale>,
    },
    /// To buy back shares of the acting company from the pool.
    RedeemShares {
        /// How many, in the order in which they came to the pool.
        certificates: SmallVec<[u8; 10]>,
        /// What they cost together.
        price: Money,
    },
}

impl Choice {
    /// Adds a lay to choices, the rotations of one tile on one hex together if they follow each other.
    pub fn add_lay(choices: &mut Vec<Choice>, at: HexId, with: TileId, turned: Rotation, cost: Money) {
        for choice in choices.iter_mut().rev() {
            match choice {
                Choice::LayTile { hex, tile, rotations, cost: same } if (*hex, *tile) == (at, with) => {
                    if *same == cost {
                        rotations.push(turned);
                        return;
                    }
                }
                _ => break,
            }
        }
        let rotations = SmallVec::from_iter([turned]);
        choices.push(Choice::LayTile { hex: at, tile: with, rotations, cost });
    }

    /// The actions this choice stands for, except runs, which are chosen freely on the board.
    pub fn actions(&self) -> Vec<Action> {
        match self {
            Choice::Pass => vec![Action::Pass],
            Choice::Bid { amount } => amount.amounts().map(|amount| Action::Bid { amount }).collect(),
            Choice::TakePrivate { private, .. } => vec![Action::TakePrivate { private: *private }],
            Choice::Start { company, pars } => {
                pars.iter().map(|open| Action::Start { company: *company, par: open.par }).collect()
            }
            Choice::BuyShare { company, from, certificate, .. } => {
                vec![Action::BuyShare { company: *company, from: *from, certificate: *certificate }]
            }
            Choice::BuyPrivate { private, .. } => vec![Action::BuyPrivate { private: *private }],
            Choice::SellShares { company, sales } => sales
                .iter()
                .map(|sale| Action::SellShares {
                    company: *company,
                    shares: sale.shares,
                    certificates: Some(sale.certificates.clone()),
                })
                .collect(),
            Choice::SellPrivate { private, .. } => vec![Action::SellPrivate { private: *private }],
            Choice::ClosePrivate { private } => vec![Action::ClosePrivate { private: *private }],
            Choice::Exchange { private, company, certificate } => {
                vec![Action::Exchange { private: *private, company: *company, certificate: *certificate }]
            }
            Choice::LayTile { hex, tile, rotations, .. } => rotations
                .iter()
                .map(|&rotation| Action::LayTile { hex: *hex, tile: *tile, rotation })
                .collect(),
            Choice::PlaceToken { at, .. } => vec![Action::PlaceToken { at: *at }],
            Choice::Run { may_stand: true, .. } => vec![Action::Run { runs: Vec::new() }],
            Choice::Run { may_stand: false, .. } => Vec::new(),
            Choice::Dividend { kind, .. } => vec![Action::Dividend { kind: *kind }],
            Choice::BuyTrain { train, price, side, extras, .. } => {
                let (train, side) = (*train, *side);
                let with = |extras| {
                    price.amounts().map(move |price| Action::BuyTrain { train, price, side, extras })
                };
                (0..=*extras).flat_map(with).collect()
            }
            Choice::DiscardTrain { train } => vec![Action::DiscardTrain { train: *train }],
            Choice::Answer { .. } => Reply::ALL.into_iter().map(|reply| Action::Answer { reply }).collect(),
            Choice::OpenAuction { company, amount } => {
                amount.amounts().map(|amount| Action::OpenAuction { company: *company, amount }).collect()
            }
            Choice::Choose { choice, .. } => vec![Action::Choose { choice: *choice }],
            Choice::Merge { company, .. } => vec![Action::Merge { company: *company }],
            Choice::Survive { company, .. } => vec![Action::Survive { company: *company }],
            Choice::BuyTokens { count, .. } => vec![Action::BuyTokens { count: *count }],
            Choice::RemoveToken { at, .. } => vec![Action::RemoveToken { at: *at }],
            Choice::Redeem { certificate, .. } => vec![Action::Redeem { certificate: *certificate }],
            Choice::BidFor { card, amount } => {
                amount.amounts().map(|amount| Action::BidFor { card: *card, amount }).collect()
            }
            Choice::BuyOnto { private, company, from, .. } => {
                vec![Action::BuyOnto { private: *private, company: *company, from: *from }]
            }
            Choice::Repay { amount } => amount.amounts().map(|amount| Action::Repay { amount }).collect(),
            Choice::LayByPower { powers, hex, tile, rotations, .. } => rotations
                .iter()
                .map(|&rotation| Action::LayByPower {
                    powers: powers.clone(),
                    hex: *hex,
                    tile: *tile,
                    rotation,
                })
                .collect(),
            Choice::PlaceByPower { private, at } => {
                vec![Action::PlaceByPower { private: *private, at: *at }]
            }
            Choice::UsePower { private, choice } => {
                vec![Action::UsePower { private: *private, choice: *choice }]
            }
            Choice::MoveCard { private, card, to } => {
                vec![Action::MoveCard { private: *private, card: *card, to: *to }]
            }
            Choice::Couple { train } => vec![Action::Couple { train: *train }],
            Choice::Issue { sales } => {
                sales.iter().map(|sale| Action::Issue { certificates: sale.certificates.clone() }).collect()
            }
            Choice::RedeemShares { certificates, .. } => {
                vec![Action::RedeemShares { certificates: certificates.clone() }]
            }
        }
    }
}

impl<N: Naming> Choice<N> {
    /// What kind of choice it is, as it is written: `buy-share`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Choice::Pass => "pass",
            Choice::Bid { .. } => "bid",
            Choice::OpenAuction { .. } => "open-auction",
            Choice::TakePrivate { .. } => "take-private",
            Choice::Start { .. } => "start",
            Choice::BuyShare { .. } => "buy-share",
            Choice::BuyPrivate { .. } => "buy-private",
            Choice::SellShares { .. } => "sell-shares",
            Choice::SellPrivate { .. } => "sell-private",
            Choice::ClosePrivate { .. } => "close-private",
            Choice::Exchange { .. } => "exchange",
            Choice::LayTile { .. } => "lay-tile",
            Choice::PlaceToken { .. } => "place-token",
            Choice::Run { .. } => "run",
            Choice::Dividend { .. } => "dividend",
            Choice::BuyTrain { .. } => "buy-train",
            Choice::DiscardTrain { .. } => "discard-train",
            Choice::Answer { .. } => "answer",
            Choice::Choose { .. } => "choose",
            Choice::Merge { .. } => "merge",
            Choice::Survive { .. } => "survive",
            Choice::BuyTokens { .. } => "buy-tokens",
            Choice::RemoveToken { .. } => "remove-token",
            Choice::Redeem { .. } => "redeem",
            Choice::BidFor { .. } => "bid-for",
            Choice::BuyOnto { .. } => "buy-onto",
            Choice::Repay { .. } => "repay",
            Choice::LayByPower { .. } => "lay-by-power",
            Choice::PlaceByPower { .. } => "place-by-power",
            Choice::UsePower { .. } => "use-power",
            Choice::MoveCard { .. } => "move-card",
            Choice::Couple { .. } => "couple",
            Choice::Issue { .. } => "issue",
            Choice::RedeemShares { .. } => "redeem-shares",
        }
    }

    /// The same choice with its things named in another way.
    pub fn rename<M: Naming, R: Rename<N, M>>(&self, rename: &R) -> Result<Choice<M>, R::Error> {
        Ok(match self {
            Choice::Pass => Choice::Pass,
            Choice::Bid { amount } => Choice::Bid { amount: *amount },
            Choice::TakePrivate { private, price } => {
                Choice::TakePrivate { private: rename.private(private)?, price: *price }
            }
            Choice::Start { company, pars } => {
                let par = |open: &ParChoice<N>| {
                    Ok(ParChoice { par: rename.cell(&open.par)?, price: open.price, cost: open.cost })
                };
                let pars = pars.iter().map(par).collect::<Result<_, _>>()?;
                Choice::Start { company: rename.company(company)?, pars }
            }
            Choice::BuyShare { company, from, certificate, price } => Choice::BuyShare {
                company: rename.company(company)?,
                from: *from,
                certificate: *certificate,
                price: *price,
            },
            Choice::BuyPrivate { private, price } => {
                Choice::BuyPrivate { private: rename.private(private)?, price: *price }
            }
            Choice::SellShares { company, sales } => {
                Choice::SellShares { company: rename.company(company)?, sales: sales.clone() }
            }
            Choice::SellPrivate { private, proceeds } => {
                Choice::SellPrivate { private: rename.private(private)?, proceeds: *proceeds }
            }
            Choice::ClosePrivate { private } => Choice::ClosePrivate { private: rename.private(private)? },
            Choice::Exchange { private, company, certificate } => Choice::Exchange {
                private: rename.private(private)?,
                company: rename.company(company)?,
                certificate: *certificate,
            },
            Choice::LayTile { hex, tile, rotations, cost } => Choice::LayTile {
                hex: rename.hex(hex)?,
                tile: rename.tile(tile)?,
                rotations: rotations.clone(),
                cost: *cost,
            },
            Choice::PlaceToken { at, cost } => Choice::PlaceToken { at: rename.stop(at)?, cost: *cost },
            Choice::Run { trains, may_stand } => Choice::Run {
                trains: trains.iter().map(|train| rename.train(train)).collect::<Result<_, _>>()?,
                may_stand: *may_stand,
            },
            Choice::Dividend { kind, per_share, to_company, price_after } => Choice::Dividend {
                kind: rename.word(kind)?,
                per_share: *per_share,
                to_company: *to_company,
                price_after: *price_after,
            },
            Choice::BuyTrain { train, seller, price, consent, declined, side, extras, extra_cost } => {
                Choice::BuyTrain {
                    train: rename.train(train)?,
                    seller: seller.as_ref().map(|seller| rename.company(seller)).transpose()?,
                    price: *price,
                    consent: consent.as_ref().map(|player| rename.player(player)).transpose()?,
                    declined: *declined,
                    side: side.as_ref().map(|side| rename.word(side)).transpose()?,
                    extras: *extras,
                    extra_cost: *extra_cost,
                }
            }
            Choice::DiscardTrain { train } => Choice::DiscardTrain { train: rename.train(train)? },
            Choice::Answer { question } => Choice::Answer { question: question.clone() },
            Choice::OpenAuction { company, amount } => {
                Choice::OpenAuction { company: rename.company(company)?, amount: *amount }
            }
            Choice::Choose { choice, cost, proceeds } => {
                Choice::Choose { choice: rename.word(choice)?, cost: *cost, proceeds: *proceeds }
            }
            Choice::Merge { company, consent } => Choice::Merge {
                company: rename.company(company)?,
                consent: consent.as_ref().map(|player| rename.player(player)).transpose()?,
            },
            Choice::Survive { company, other, price_after } => Choice::Survive {
                company: rename.company(company)?,
                other: rename.company(other)?,
                price_after: *price_after,
            },
            Choice::BuyTokens { company, count, cost } => {
                Choice::BuyTokens { company: rename.company(company)?, count: *count, cost: *cost }
            }
            Choice::RemoveToken { at, company } => {
                Choice::RemoveToken { at: rename.stop(at)?, company: rename.company(company)? }
            }
            Choice::Redeem { certificate, price } => {
                Choice::Redeem { certificate: *certificate, price: *price }
            }
            Choice::BidFor { card, amount } => Choice::BidFor { card: card.rename(rename)?, amount: *amount },
            Choice::BuyOnto { private, company, from, price } => Choice::BuyOnto {
                private: rename.private(private)?,
                company: rename.company(company)?,
                from: *from,
                price: *price,
            },
            Choice::Repay { amount } => Choice::Repay { amount: *amount },
            Choice::LayByPower { powers, hex, tile, rotations, cost } => Choice::LayByPower {
                powers: powers.iter().map(|private| rename.private(private)).collect::<Result<_, _>>()?,
                hex: rename.hex(hex)?,
                tile: rename.tile(tile)?,
                rotations: rotations.clone(),
                cost: *cost,
            },
            Choice::PlaceByPower { private, at } => {
                Choice::PlaceByPower { private: rename.private(private)?, at: rename.stop(at)? }
            }
            Choice::UsePower { private, choice } => {
                Choice::UsePower { private: rename.private(private)?, choice: rename.word(choice)? }
            }
            Choice::MoveCard { private, card, to } => Choice::MoveCard {
                private: rename.private(private)?,
                card: card.rename(rename)?,
                to: rename.word(to)?,
            },
            Choice::Couple { train } => Choice::Couple { train: rename.train(train)? },
            Choice::Issue { sales } => Choice::Issue { sales: sales.clone() },
            Choice::RedeemShares { certificates, price } => {
                Choice::RedeemShares { certificates: certificates.clone(), price: *price }
            }
        })
    }
}
