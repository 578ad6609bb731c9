//! What whoever must act may do now: complete, finite, and made by the same rule code that accepts or refuses.

use crate::action::{Action, Dividend, Reply};
use crate::certificates::Holder;
use crate::ids::{CertificateId, CompanyId, PlayerId, PrivateId, TrainId};
use crate::money::Money;
use arrayvec::ArrayVec;
use board::{HexId, Rotation, StopAt, TileId};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Who must act, and for whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// The players any one of whom may act. Empty when the game is over.
    pub players: SmallVec<[PlayerId; 4]>,
    /// The company that is acting, if it is one.
    pub company: Option<CompanyId>,
    /// What the table is waiting for.
    pub step: Step,
}

/// What the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// A bid or a pass in an auction.
    Bidding,
    /// The winner of an auction to choose.
    Choosing,
    /// A player's turn in a stock round.
    Trading,
    /// A player over the certificate limit to sell.
    SellingDown,
    /// The tile on the home hex of a company that has just floated.
    HomeTile,
    /// Trains above the limit to be given up.
    Discarding,
    /// Track.
    Track,
    /// A base.
    Base,
    /// Runs.
    Running,
    /// The dividend.
    Dividend,
    /// Trains to be bought.
    Trains,
    /// Another director's answer.
    Consent,
    /// Nothing: the game is over.
    Over,
}

impl Step {
    /// All of them, in the order of play.
    pub const ALL: [Step; 13] = [
        Step::Bidding,
        Step::Choosing,
        Step::Trading,
        Step::SellingDown,
        Step::HomeTile,
        Step::Discarding,
        Step::Track,
        Step::Base,
        Step::Running,
        Step::Dividend,
        Step::Trains,
        Step::Consent,
        Step::Over,
    ];

    /// Its name in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Step::Bidding => "bidding",
            Step::Choosing => "choosing",
            Step::Trading => "trading",
            Step::SellingDown => "selling-down",
            Step::HomeTile => "home-tile",
            Step::Discarding => "discarding",
            Step::Track => "track",
            Step::Base => "base",
            Step::Running => "running",
            Step::Dividend => "dividend",
            Step::Trains => "trains",
            Step::Consent => "consent",
            Step::Over => "over",
        }
    }
}

/// Everything allowed now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choices {
    /// Who must act.
    pub turn: Turn,
    /// What they may do.
    pub options: Vec<Choice>,
}

/// A range of amounts: `min`, `min + step`, ... up to `max`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// One way to sell shares of a company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// One kind of thing that is allowed, with all its forms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    /// To pass.
    Pass,
    /// To bid an amount.
    Bid(Range),
    /// To take a private company for its price.
    TakePrivate {
        /// Which one.
        private: PrivateId,
        /// What it costs.
        price: Money,
    },
    /// To start a company at one of these pars.
    Start {
        /// Which company.
        company: CompanyId,
        /// The pars open, lowest first.
        pars: Vec<Money>,
        /// What the director's certificate costs at each of them.
        costs: Vec<Money>,
    },
    /// To buy a certificate.
    BuyCertificate {
        /// Which one (any other ordinary one in the same place will do as well).
        certificate: CertificateId,
        /// Where it lies.
        from: Holder,
        /// What it costs.
        price: Money,
    },
    /// To buy a private company from the bank.
    BuyPrivate {
        /// Which one.
        private: PrivateId,
        /// What it costs.
        price: Money,
    },
    /// To sell shares of a company.
    SellShares {
        /// Which company.
        company: CompanyId,
        /// The blocks that can be sold, fewest shares first.
        sales: Vec<Sale>,
    },
    /// To sell a private company to the bank.
    SellPrivate {
        /// Which one.
        private: PrivateId,
        /// What it brings.
        proceeds: Money,
    },
    /// To turn a private company over.
    ClosePrivate {
        /// Which one.
        private: PrivateId,
    },
    /// To exchange a private company for a share.
    Exchange {
        /// The private company given.
        private: PrivateId,
        /// The certificate taken.
        certificate: CertificateId,
    },
    /// To lay a tile.
    LayTile {
        /// Where.
        hex: HexId,
        /// What.
        tile: TileId,
        /// Turned in one of these ways.
        rotations: ArrayVec<Rotation, 6>,
        /// What the ground costs.
        cost: Money,
    },
    /// To place a base.
    PlaceBase {
        /// Where.
        at: StopAt,
        /// What it costs.
        cost: Money,
    },
    /// To run these trains, freely within the rules of running.
    Run {
        /// The trains that may run.
        trains: SmallVec<[TrainId; 4]>,
        /// Whether the train is leased.
        leased: bool,
        /// Whether running nothing is allowed.
        may_stand: bool,
    },
    /// To pay or retain.
    Dividend {
        /// Which.
        kind: Dividend,
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
        train: TrainId,
        /// Whose it is; nobody's if it is the bank's.
        seller: Option<CompanyId>,
        /// For how much.
        price: Range,
        /// The player who must agree first, if it is another than the buyer.
        consent: Option<PlayerId>,
        /// The highest price declined for it this turn.
        declined: Option<Money>,
    },
    /// To give up a train.
    DiscardTrain {
        /// Which card.
        train: TrainId,
    },
    /// To answer an offer for a train.
    Answer {
        /// The train asked for.
        train: TrainId,
        /// The company that would buy.
        buyer: CompanyId,
        /// The company that would sell.
        seller: CompanyId,
        /// The price offered.
        price: Money,
    },
}

impl Choice {
    /// The actions this choice stands for, except runs, which are chosen freely on the board.
    pub fn actions(&self) -> Vec<Action> {
        match self {
            Choice::Pass => vec![Action::Pass],
            Choice::Bid(range) => range.amounts().map(|amount| Action::Bid { amount }).collect(),
            Choice::TakePrivate { private, .. } => vec![Action::TakePrivate { private: *private }],
            Choice::Start { company, pars, .. } => {
                pars.iter().map(|&par| Action::Start { company: *company, par }).collect()
            }
            Choice::BuyCertificate { certificate, .. } => {
                vec![Action::BuyCertificate { certificate: *certificate }]
            }
            Choice::BuyPrivate { private, .. } => vec![Action::BuyPrivate { private: *private }],
            Choice::SellShares { company, sales } => sales
                .iter()
                .map(|sale| Action::SellShares {
                    company: *company,
                    shares: sale.shares,
                    certificates: sale.certificates.clone(),
                })
                .collect(),
            Choice::SellPrivate { private, .. } => vec![Action::SellPrivate { private: *private }],
            Choice::ClosePrivate { private } => vec![Action::ClosePrivate { private: *private }],
            Choice::Exchange { private, certificate } => {
                vec![Action::Exchange { private: *private, certificate: *certificate }]
            }
            Choice::LayTile { hex, tile, rotations, .. } => rotations
                .iter()
                .map(|&rotation| Action::LayTile { hex: *hex, tile: *tile, rotation })
                .collect(),
            Choice::PlaceBase { at, .. } => vec![Action::PlaceBase { at: *at }],
            Choice::Run { may_stand, .. } => {
                if *may_stand {
                    vec![Action::Run { runs: Vec::new() }]
                } else {
                    Vec::new()
                }
            }
            Choice::Dividend { kind, .. } => vec![Action::Dividend { kind: *kind }],
            Choice::BuyTrain { train, price, .. } => {
                price.amounts().map(|price| Action::BuyTrain { train: *train, price }).collect()
            }
            Choice::DiscardTrain { train } => vec![Action::DiscardTrain { train: *train }],
            Choice::Answer { .. } => Reply::ALL.into_iter().map(|reply| Action::Answer { reply }).collect(),
        }
    }
}
