//! What a player can say at the table. One vocabulary serves all titles; each title accepts the words its
//! rulebook knows and refuses the others.

use crate::ids::{CertificateId, CompanyId, PrivateId, TrainId};
use crate::money::Money;
use board::{HexId, Rotation, StopAt, TileId};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// One thing a player does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Declines whatever is open, or ends the turn.
    Pass,
    /// Bids in an auction.
    Bid {
        /// The whole bid, not the raise.
        amount: Money,
    },
    /// The winner of an auction takes a private company.
    TakePrivate {
        /// Which one.
        private: PrivateId,
    },
    /// Buys the director's certificate of a company that is not started, and sets its par.
    Start {
        /// Which company.
        company: CompanyId,
        /// Its par price.
        par: Money,
    },
    /// Buys a certificate from where it lies.
    BuyCertificate {
        /// Which one.
        certificate: CertificateId,
    },
    /// Buys a private company from the bank.
    BuyPrivate {
        /// Which one.
        private: PrivateId,
    },
    /// Sells shares of one company as one block.
    SellShares {
        /// Of which company.
        company: CompanyId,
        /// How many shares.
        shares: u8,
        /// The certificates given, by index. Their units may exceed `shares` by one, if half of the director's
        /// certificate is exchanged.
        certificates: SmallVec<[u8; 10]>,
    },
    /// Sells a private company to the bank.
    SellPrivate {
        /// Which one.
        private: PrivateId,
    },
    /// Turns a private company over.
    ClosePrivate {
        /// Which one.
        private: PrivateId,
    },
    /// Exchanges a private company for a share.
    Exchange {
        /// The private company given.
        private: PrivateId,
        /// The certificate taken.
        certificate: CertificateId,
    },
    /// Lays or upgrades a tile.
    LayTile {
        /// Where.
        hex: HexId,
        /// What.
        tile: TileId,
        /// How it is turned.
        rotation: Rotation,
    },
    /// Places a base.
    PlaceBase {
        /// At which station.
        at: StopAt,
    },
    /// Runs trains.
    Run {
        /// The runs, one for each train that runs.
        runs: Vec<Run>,
    },
    /// Pays the revenue out, or keeps it.
    Dividend {
        /// What is done with it.
        kind: Dividend,
    },
    /// Buys a train.
    BuyTrain {
        /// Which card.
        train: TrainId,
        /// For how much.
        price: Money,
    },
    /// Gives up a train.
    DiscardTrain {
        /// Which card.
        train: TrainId,
    },
    /// Agrees to what another director offers, or not.
    Answer {
        /// Yes or no.
        reply: Reply,
    },
}

/// The answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// What is done with revenue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dividend {
    /// Paid to the shareholders.
    Pay,
    /// Kept by the company.
    Retain,
}

/// One train's run: the track it follows and the stops it calls at.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    /// The train that runs.
    pub train: TrainId,
    /// Where it begins.
    pub start: StopAt,
    /// The stretches between neighbouring stops, in order of travel.
    pub legs: Vec<Leg>,
    /// The stops it calls at, in any order; stops it passes without calling are on the legs only.
    pub calls: Vec<StopAt>,
}

/// A stretch of track between two neighbouring stops.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Leg {
    /// The stop it leads to.
    pub to: StopAt,
    /// The hexes it passes, that of both stops included; one hex if both are on it.
    pub hexes: SmallVec<[HexId; 8]>,
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
