//! What a player can say at the table: one declaration, from which follow the notation in files and on the wire
//! (as [`ByName`](crate::naming::ByName), through serde), its schema, the page's types, the check that everything
//! named is there, and arbitrary values for tests. One vocabulary serves all titles; each title accepts the words its
//! rulebook knows and refuses the others.

use crate::certificates::Holder;
use crate::ids::CompanyId;
use crate::money::Money;
use crate::naming::{ById, Naming, Rename, Written};
use board::{Rotation, StopAt};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use utoipa::ToSchema;

/// One thing a player does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(bound = "N: Written", tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary), arbitrary(bound = "N: crate::naming::Drawn"))]
pub enum Action<N: Naming = ById> {
    /// Declines whatever is open, or ends the turn.
    Pass,
    /// Bids in an auction.
    Bid {
        /// The whole bid, not the raise.
        amount: Money,
    },
    /// Opens an auction of a company with a first bid.
    OpenAuction {
        /// Which company.
        company: N::Company,
        /// The first bid.
        amount: Money,
    },
    /// The winner of an auction takes a private company.
    TakePrivate {
        /// Which one.
        private: N::Private,
    },
    /// Buys the director's certificate of a company that is not started, and sets its par.
    Start {
        /// Which company.
        company: N::Company,
        /// The space of the market that is its par.
        par: N::Cell,
    },
    /// Buys a certificate.
    BuyShare {
        /// Of which company.
        company: N::Company,
        /// From where it lies.
        from: Place,
        /// Which certificate, by its number; the one that has lain there longest if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        certificate: Option<u8>,
    },
    /// Buys a private company from the bank.
    BuyPrivate {
        /// Which one.
        private: N::Private,
    },
    /// Sells shares of one company as one block.
    SellShares {
        /// Of which company.
        company: N::Company,
        /// How many shares.
        shares: u8,
        /// The certificates given, by number; those the game would choose if absent: ordinary ones held longest,
        /// then the director's. Their shares may exceed `shares` by one, if half of the director's certificate is
        /// exchanged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(max_items = 32)]
        certificates: Option<SmallVec<[u8; 10]>>,
    },
    /// Sells a private company to the bank.
    SellPrivate {
        /// Which one.
        private: N::Private,
    },
    /// Turns a private company over.
    ClosePrivate {
        /// Which one.
        private: N::Private,
    },
    /// Exchanges a private company for a share.
    Exchange {
        /// The private company given.
        private: N::Private,
        /// The company of the share.
        company: N::Company,
        /// Which certificate, by its number; the first of the offer if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        certificate: Option<u8>,
    },
    /// Lays or upgrades a tile.
    LayTile {
        /// Where.
        hex: N::Hex,
        /// What.
        tile: N::Tile,
        /// How it is turned: steps of 60 degrees clockwise.
        rotation: Rotation,
    },
    /// Places a token.
    PlaceToken {
        /// At which station.
        at: N::Stop,
    },
    /// Runs trains.
    Run {
        /// The runs, one for each train that runs.
        #[schema(max_items = 32)]
        runs: Vec<Run<N>>,
    },
    /// Decides what is done with revenue.
    Dividend {
        /// One of the title's ways, such as `pay` or `retain`.
        kind: N::Word,
    },
    /// Buys a train from whoever has it.
    BuyTrain {
        /// Which card.
        train: N::Train,
        /// For how much, without extras.
        price: Money,
        /// Which of the trains on the card it is to be, where the card shows several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<N::Word>,
        /// How many extras are bought with it.
        #[serde(default, skip_serializing_if = "is_none")]
        extras: u8,
    },
    /// Gives up a train.
    DiscardTrain {
        /// Which card.
        train: N::Train,
    },
    /// Agrees to what another director offers, or not.
    Answer {
        /// Yes or no.
        reply: Reply,
    },
    /// Decides something by one of the title's words.
    Choose {
        /// The word.
        choice: N::Word,
    },
    /// The acting company merges with another one, or acquires it.
    Merge {
        /// The other company.
        company: N::Company,
    },
    /// Says which of two merging companies remains in play.
    Survive {
        /// Which one.
        company: N::Company,
    },
    /// Buys so many tokens for a company that has just floated.
    BuyTokens {
        /// How many it will have, the one of its home included.
        count: u8,
    },
    /// Takes one of the acting company's tokens off the board.
    RemoveToken {
        /// Where it stands.
        at: N::Stop,
    },
    /// The acting company buys back one of its shares from the pool.
    Redeem {
        /// Which certificate, by its number; the one that has lain there longest if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        certificate: Option<u8>,
    },
    /// Bids for one of several cards that are auctioned at once.
    BidFor {
        /// Which card.
        card: Card<N>,
        /// The whole bid, not the raise.
        amount: Money,
    },
    /// Buys a certificate and lays it on the card of a private company.
    BuyOnto {
        /// The private company.
        private: N::Private,
        /// The company of the certificate.
        company: N::Company,
        /// From where it lies.
        from: Place,
    },
    /// Pays back a part of a loan.
    Repay {
        /// How much.
        amount: Money,
    },
    /// Lays or upgrades a tile by the powers of private companies.
    LayByPower {
        /// Whose powers, the one that acts first.
        #[schema(max_items = 8)]
        powers: SmallVec<[N::Private; 2]>,
        /// Where.
        hex: N::Hex,
        /// What.
        tile: N::Tile,
        /// How it is turned: steps of 60 degrees clockwise.
        rotation: Rotation,
    },
    /// Places a token by the power of a private company.
    PlaceByPower {
        /// Whose power.
        private: N::Private,
        /// Where.
        at: N::Stop,
    },
    /// Uses the power of a private company in one of the title's ways.
    UsePower {
        /// Whose power.
        private: N::Private,
        /// In which way.
        choice: N::Word,
    },
    /// Moves a card within its stack by the power of a private company.
    MoveCard {
        /// Whose power.
        private: N::Private,
        /// Which card.
        card: Card<N>,
        /// Where to, by one of the title's words.
        to: N::Word,
    },
    /// Couples a car to one of the acting company's trains.
    Couple {
        /// To which train.
        train: N::Train,
    },
    /// The acting company sells shares of its treasury into the pool.
    Issue {
        /// Which certificates, by their numbers.
        #[schema(max_items = 32)]
        certificates: SmallVec<[u8; 10]>,
    },
    /// The acting company buys back several of its shares from the pool.
    RedeemShares {
        /// Which certificates, by their numbers.
        #[schema(max_items = 32)]
        certificates: SmallVec<[u8; 10]>,
    },
}

/// Something that is bid for: a card in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(bound = "N: Written", rename_all = "kebab-case")]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary), arbitrary(bound = "N: crate::naming::Drawn"))]
pub enum Card<N: Naming = ById> {
    /// A private company, or what is bought like one.
    Private(N::Private),
    /// A company.
    Company(N::Company),
}

/// Whether there are none, so that they need not be written.
fn is_none(count: &u8) -> bool {
    *count == 0
}

/// The answer to an offer.
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// Yes.
    Accept,
    /// No; another offer may follow.
    Decline,
    /// No, and no to all further offers of this kind in this turn.
    DeclineAll,
}

impl Reply {
    /// Every answer there is.
    pub const ALL: [Reply; 3] = [Reply::Accept, Reply::Decline, Reply::DeclineAll];

    /// Its name in notation and messages.
    pub const fn id(self) -> &'static str {
        match self {
            Reply::Accept => "accept",
            Reply::Decline => "decline",
            Reply::DeclineAll => "decline-all",
        }
    }
}

/// Where certificates can be bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Place {
    /// The initial offer.
    Offer,
    /// The bank pool.
    Pool,
    /// The company's own treasury.
    Treasury,
}

impl Place {
    /// Who holds the certificates of a company that lie there.
    pub fn holder(self, company: CompanyId) -> Holder {
        match self {
            Place::Offer => Holder::Offer,
            Place::Pool => Holder::Pool,
            Place::Treasury => Holder::Company(company),
        }
    }
}

/// One train's run: the track it follows and the stops it calls at.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(bound = "N: Written", deny_unknown_fields)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary), arbitrary(bound = "N: crate::naming::Drawn"))]
pub struct Run<N: Naming = ById> {
    /// The train that runs.
    pub train: N::Train,
    /// Where it begins.
    pub start: N::Stop,
    /// The stretches between neighbouring stops, in order of travel; each goes on from where the last one ended.
    #[schema(max_items = 64)]
    pub legs: Vec<Leg<N>>,
    /// The stops it calls at, in any order; stops it passes without calling are on the legs only.
    #[schema(max_items = 64)]
    pub calls: Vec<N::Stop>,
}

/// A stretch of track between two neighbouring stops.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(bound = "N: Written", deny_unknown_fields)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary), arbitrary(bound = "N: crate::naming::Drawn"))]
pub struct Leg<N: Naming = ById> {
    /// The stop it leads to.
    pub to: N::Stop,
    /// The hexes it passes, that of both stops included; one hex if both are on it.
    #[schema(max_items = 64)]
    pub hexes: SmallVec<[N::Hex; 8]>,
}

impl Run {
    /// The stops on the track, in order of travel.
    pub fn stops(&self) -> impl Iterator<Item = StopAt> + '_ {
        std::iter::once(self.start).chain(self.legs.iter().map(|leg| leg.to))
    }

    /// The same run in the other direction.
    pub fn reversed(&self) -> Run {
        let stops: Vec<StopAt> = self.stops().collect();
        let legs = self
            .legs
            .iter()
            .zip(&stops)
            .rev()
            .map(|(leg, from)| Leg { to: *from, hexes: leg.hexes.iter().rev().copied().collect() });
        let start = stops.last().copied().unwrap_or(self.start);
        Run { train: self.train, start, legs: legs.collect(), calls: self.calls.clone() }
    }
}

impl<N: Naming> Card<N> {
    /// The same card named in another way.
    pub fn rename<M: Naming, R: Rename<N, M>>(&self, rename: &R) -> Result<Card<M>, R::Error> {
        Ok(match self {
            Card::Private(private) => Card::Private(rename.private(private)?),
            Card::Company(company) => Card::Company(rename.company(company)?),
        })
    }
}

impl<N: Naming> Action<N> {
    /// The same action with its things named in another way.
    pub fn rename<M: Naming, R: Rename<N, M>>(&self, rename: &R) -> Result<Action<M>, R::Error> {
        Ok(match self {
            Action::Pass => Action::Pass,
            Action::Bid { amount } => Action::Bid { amount: *amount },
            Action::OpenAuction { company, amount } => {
                Action::OpenAuction { company: rename.company(company)?, amount: *amount }
            }
            Action::TakePrivate { private } => Action::TakePrivate { private: rename.private(private)? },
            Action::Start { company, par } => {
                Action::Start { company: rename.company(company)?, par: rename.cell(par)? }
            }
            Action::BuyShare { company, from, certificate } => {
                Action::BuyShare { company: rename.company(company)?, from: *from, certificate: *certificate }
            }
            Action::BuyPrivate { private } => Action::BuyPrivate { private: rename.private(private)? },
            Action::SellShares { company, shares, certificates } => Action::SellShares {
                company: rename.company(company)?,
                shares: *shares,
                certificates: certificates.clone(),
            },
            Action::SellPrivate { private } => Action::SellPrivate { private: rename.private(private)? },
            Action::ClosePrivate { private } => Action::ClosePrivate { private: rename.private(private)? },
            Action::Exchange { private, company, certificate } => Action::Exchange {
                private: rename.private(private)?,
                company: rename.company(company)?,
                certificate: *certificate,
            },
            Action::LayTile { hex, tile, rotation } => {
                Action::LayTile { hex: rename.hex(hex)?, tile: rename.tile(tile)?, rotation: *rotation }
            }
            Action::PlaceToken { at } => Action::PlaceToken { at: rename.stop(at)? },
            Action::Run { runs } => {
                Action::Run { runs: runs.iter().map(|run| run.rename(rename)).collect::<Result<_, _>>()? }
            }
            Action::Dividend { kind } => Action::Dividend { kind: rename.word(kind)? },
            Action::BuyTrain { train, price, side, extras } => Action::BuyTrain {
                train: rename.train(train)?,
                price: *price,
                side: side.as_ref().map(|side| rename.word(side)).transpose()?,
                extras: *extras,
            },
            Action::DiscardTrain { train } => Action::DiscardTrain { train: rename.train(train)? },
            Action::Answer { reply } => Action::Answer { reply: *reply },
            Action::Choose { choice } => Action::Choose { choice: rename.word(choice)? },
            Action::Merge { company } => Action::Merge { company: rename.company(company)? },
            Action::Survive { company } => Action::Survive { company: rename.company(company)? },
            Action::BuyTokens { count } => Action::BuyTokens { count: *count },
            Action::RemoveToken { at } => Action::RemoveToken { at: rename.stop(at)? },
            Action::Redeem { certificate } => Action::Redeem { certificate: *certificate },
            Action::BidFor { card, amount } => Action::BidFor { card: card.rename(rename)?, amount: *amount },
            Action::BuyOnto { private, company, from } => Action::BuyOnto {
                private: rename.private(private)?,
                company: rename.company(company)?,
                from: *from,
            },
            Action::Repay { amount } => Action::Repay { amount: *amount },
            Action::LayByPower { powers, hex, tile, rotation } => Action::LayByPower {
                powers: powers.iter().map(|private| rename.private(private)).collect::<Result<_, _>>()?,
                hex: rename.hex(hex)?,
                tile: rename.tile(tile)?,
                rotation: *rotation,
            },
            Action::PlaceByPower { private, at } => {
                Action::PlaceByPower { private: rename.private(private)?, at: rename.stop(at)? }
            }
            Action::UsePower { private, choice } => {
                Action::UsePower { private: rename.private(private)?, choice: rename.word(choice)? }
            }
            Action::MoveCard { private, card, to } => Action::MoveCard {
                private: rename.private(private)?,
                card: card.rename(rename)?,
                to: rename.word(to)?,
            },
            Action::Couple { train } => Action::Couple { train: rename.train(train)? },
            Action::Issue { certificates } => Action::Issue { certificates: certificates.clone() },
            Action::RedeemShares { certificates } => {
                Action::RedeemShares { certificates: certificates.clone() }
            }
        })
    }
}

impl<N: Naming> Run<N> {
    /// The same run with its things named in another way.
    pub fn rename<M: Naming, R: Rename<N, M>>(&self, rename: &R) -> Result<Run<M>, R::Error> {
        let leg = |leg: &Leg<N>| {
            let hexes = leg.hexes.iter().map(|hex| rename.hex(hex)).collect::<Result<_, _>>()?;
            Ok(Leg { to: rename.stop(&leg.to)?, hexes })
        };
        Ok(Run {
            train: rename.train(&self.train)?,
            start: rename.stop(&self.start)?,
            legs: self.legs.iter().map(leg).collect::<Result<_, _>>()?,
            calls: self.calls.iter().map(|stop| rename.stop(stop)).collect::<Result<_, _>>()?,
        })
    }
}
