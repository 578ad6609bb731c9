//! The state of one game of 1860: a small value that is copied freely. Fields without a comment are named after
//! what the rulebook calls them.

#![allow(missing_docs)]

use super::data::{Data, FISHBOURNE};
use super::dividends::Dividend;
use super::options::Options;
use super::words;
use board::{HexId, Layout, Network, Owner};
use rules::{
    Cash, Certificates, CompanyId, Depot, Fact, Markers, Money, Passes, PlayerId, PrivateId, Purse, TrainId,
};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;

/// Number of major companies.
pub const COMPANIES: usize = 8;
/// Number of private companies.
pub const PRIVATES: usize = 5;
/// The most players.
pub const SEATS: usize = 4;

/// Everything that changes in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub cash: Cash,
    pub certificates: [Certificates; COMPANIES],
    pub markers: Markers,
    pub companies: [Company; COMPANIES],
    pub privates: [Private; PRIVATES],
    pub layout: Layout,
    /// What touches what on `layout`; changed when a tile is laid, made anew when a snapshot is taken up.
    #[serde(skip)]
    pub network: Arc<Network>,
    /// The bank's trains; the last type never runs out.
    pub depot: Depot,
    pub phase: u8,
    /// The player with the priority deal: first in the order of play.
    pub first: PlayerId,
    /// Number of the stock round, from 1.
    pub turn: u16,
    /// Number of the operating round since the stock round, from 1.
    pub round_number: u8,
    /// Operating rounds after this stock round.
    pub rounds_in_set: u8,
    /// No more track, bases and halts (Formation of the Southern Railway).
    pub building_ended: bool,
    pub nationalised: bool,
    /// What will end the game, or has.
    pub ending: Option<Ending>,
    pub round: Round,
}

/// A major company.
#[derive(Clone, Debug, PartialEq, Default, Hash, Serialize, Deserialize)]
pub struct Company {
    pub par: Option<Money>,
    pub floated: bool,
    pub operated: bool,
    pub insolvent: bool,
    pub bankrupt: bool,
    /// Closed by British Rail.
    pub closed: bool,
    /// It has had a valid route (see `insolvency`).
    pub has_route: bool,
    pub trains: SmallVec<[TrainId; 4]>,
    pub bases_left: u8,
    pub last_revenue: Option<Money>,
    pub last_dividend: Option<Dividend>,
    /// Destinations reached, by their place in the data, as bits.
    pub reached: u8,
}

/// A private company.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Private {
    pub owner: PrivateOwner,
    pub income: Money,
}

/// Whose a private company is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PrivateOwner {
    /// Not in play yet: to be auctioned, or Fishbourne before its time.
    Waiting,
    /// For sale at face value.
    Bank,
    /// A player's.
    Player(PlayerId),
    /// A player's, but turned over: no income, no certificate (first edition variant).
    TurnedOver(PlayerId),
    /// Out of the game.
    Closed,
}

/// What ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    Bank,
    StockMarket,
    Nationalisation,
    /// Nobody can do anything any more.
    Standstill,
    /// The last turn that recorded games allow is over (A29).
    TurnLimit,
}

impl Ending {
    /// Its id in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Ending::Bank => "bank",
            Ending::StockMarket => "stock-market",
            Ending::Nationalisation => "nationalisation",
            Ending::Standstill => "standstill",
            Ending::TurnLimit => "turn-limit",
        }
    }

    /// What is said of it.
    pub fn fact(self) -> Fact {
        words::Told::Ending { reason: self.id() }.into()
    }
}

/// What is being played now.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub enum Round {
    Auction(Auction),
    Stock(Stock),
    Operating(Operating),
    Over,
}

/// One auction of the initial six.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct Auction {
    /// Each player's bid; zero is no bid yet, `None` is out.
    pub bids: [Option<Money>; SEATS],
    pub first_to_pass: Option<PlayerId>,
    pub turn: PlayerId,
    /// `turn` has won and chooses.
    pub choosing: bool,
}

/// A stock round.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct Stock {
    pub turn: PlayerId,
    pub passes: Passes,
    /// Companies each player has sold shares of in this round.
    pub sold: [Set; SEATS],
    /// Private companies each player has sold in this round.
    pub sold_privates: [Set; SEATS],
    /// Companies sold in this turn.
    pub sold_now: Set,
    /// The player has sold or bought something this turn.
    pub acted: bool,
    pub bought: bool,
    pub held_open: HeldOpen,
    /// The last player to buy or sell.
    pub last_to_act: Option<PlayerId>,
    /// A company that has just floated and whose home tile is due.
    pub home_tile: Option<CompanyId>,
    /// Somebody had something to decide in this round.
    pub asked: bool,
}

/// Whether a turn stays open after a purchase that would have ended it (A11, its exception; A28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum HeldOpen {
    No,
    UntilPass,
    /// For the exchange of a private company, as long as the player owns it.
    WhileOwned(PrivateId),
}

/// An operating round.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct Operating {
    pub order: SmallVec<[CompanyId; COMPANIES]>,
    pub index: u8,
    pub step: OperatingStep,
    pub tiles_laid: u8,
    pub upgraded: bool,
    /// The first tile laid this turn.
    pub first_tile: Option<HexId>,
    /// The type the insolvent company leases this turn.
    pub lease: Option<TrainId>,
    /// What the run brought, awaiting the dividend.
    pub revenue: Money,
    pub subsidy: Money,
    /// The railways were nationalised when this round began.
    pub nationalised: bool,
    /// Revenue paid by each company in this round.
    pub paid: [Money; COMPANIES],
    pub offer: Option<Offer>,
    /// What was declined this turn, for each train once.
    pub declined: SmallVec<[Declined; 2]>,
}

/// A part of a company's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OperatingStep {
    Discard,
    Track,
    Base,
    Run,
    Dividend,
    Trains,
    Done,
}

impl OperatingStep {
    /// Its name in digests.
    pub const fn id(self) -> &'static str {
        match self {
            OperatingStep::Discard => "discard",
            OperatingStep::Track => "track",
            OperatingStep::Base => "base",
            OperatingStep::Run => "run",
            OperatingStep::Dividend => "dividend",
            OperatingStep::Trains => "trains",
            OperatingStep::Done => "done",
        }
    }
}

/// An offer to buy another director's train.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Offer {
    pub train: TrainId,
    pub seller: CompanyId,
    pub price: Money,
}

/// Offers for a train that its director declined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Declined {
    pub train: TrainId,
    /// The highest price declined.
    pub price: Money,
    /// All further offers are declined too.
    pub further: bool,
}

/// A small set of ids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Set(pub u8);

impl Set {
    pub fn insert(&mut self, index: usize) {
        self.0 |= 1 << index;
    }
    pub fn contains(self, index: usize) -> bool {
        self.0 & (1 << index) != 0
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl State {
    /// The start of a game (Setting up the Game).
    pub fn new(data: &Data, options: &Options, players: usize) -> State {
        let (pounds, credits) = data.bank;
        let mut cash = Cash::new(pounds, credits, players, COMPANIES);
        let setup = data.players.iter().find(|setup| setup.count == players);
        for player in PlayerId::first(players) {
            let starting = setup.map_or(Money::ZERO, |setup| setup.cash);
            cash.transfer(Purse::Bank, Purse::Player(player), starting);
        }
        let depot = Depot::new(data.trains.iter().map(|train| {
            let two = train.name == "7+4" && options.two_seven_trains;
            if two { Some(2) } else { train.count }
        }));
        let layout = Layout::new(&data.map);
        let network = Arc::new(Network::of(&data.map, &layout));
        State {
            cash,
            certificates: std::array::from_fn(|_| Certificates::new(2, 8)),
            markers: Markers::new(COMPANIES),
            companies: std::array::from_fn(|index| Company {
                bases_left: data.companies[index].bases,
                ..Company::default()
            }),
            privates: std::array::from_fn(|index| Private {
                owner: PrivateOwner::Waiting,
                income: data.privates[index].income,
            }),
            layout,
            network,
            depot,
            phase: 2,
            first: PlayerId(0),
            turn: 1,
            round_number: 1,
            rounds_in_set: 1,
            building_ended: false,
            nationalised: false,
            ending: None,
            round: Round::Auction(Auction::new(PlayerId(0), players)),
        }
    }

    /// A company's state.
    pub fn company(&self, company: CompanyId) -> &Company {
        &self.companies[company.index()]
    }

    /// A company's state, to be changed.
    pub fn company_mut(&mut self, company: CompanyId) -> &mut Company {
        &mut self.companies[company.index()]
    }

    /// A company's certificates.
    pub fn shares(&self, company: CompanyId) -> &Certificates {
        &self.certificates[company.index()]
    }

    /// A company's certificates, to be moved.
    pub fn shares_mut(&mut self, company: CompanyId) -> &mut Certificates {
        &mut self.certificates[company.index()]
    }

    /// The player who directs a company.
    pub fn director(&self, company: CompanyId) -> Option<PlayerId> {
        self.shares(company).directing_player()
    }

    /// Whether a company is in receivership: started, but its director's certificate lies in the bank pool
    /// (Companies In Receivership).
    pub fn in_receivership(&self, company: CompanyId) -> bool {
        self.company(company).par.is_some() && self.director(company).is_none()
    }

    /// Who owns a private company and may use it.
    pub fn private_owner(&self, private: PrivateId) -> Option<PlayerId> {
        match self.privates[private.index()].owner {
            PrivateOwner::Player(player) => Some(player),
            _ => None,
        }
    }

    /// Whether the first 9+5 has been sold: the Southern Railway has formed.
    pub fn southern_formed(&self) -> bool {
        self.phase >= 9
    }

    /// Whether Fishbourne has been bought (it never closes).
    pub fn fishbourne_bought(&self) -> bool {
        matches!(self.privates[FISHBOURNE.index()].owner, PrivateOwner::Player(_))
    }

    /// The owner of tokens that a company's bases are on the board.
    pub fn owner_token(company: CompanyId) -> Owner {
        Owner(company.0)
    }

    /// The trains a company may buy from the bank now: the next type, and what was returned, cheapest first. Of
    /// cards at one price the new one stands before the returned ones (A26).
    pub fn bank_trains(&self, data: &Data) -> SmallVec<[TrainId; 4]> {
        let mut trains: SmallVec<[TrainId; 4]> = self.cards_for_sale().collect();
        trains.sort_by_key(|train| data.train(train.kind).price);
        trains
    }

    /// The same trains, the new one first.
    pub fn cards_for_sale(&self) -> impl Iterator<Item = TrainId> + '_ {
        self.depot.front().into_iter().chain(self.depot.returned().iter().copied())
    }

    /// The operating round, if one is being played.
    pub fn operating(&self) -> Option<&Operating> {
        match &self.round {
            Round::Operating(operating) => Some(operating),
            _ => None,
        }
    }
}

impl Auction {
    /// An auction that `first` begins.
    pub fn new(first: PlayerId, players: usize) -> Auction {
        let mut bids = [None; SEATS];
        bids[..players].fill(Some(Money::ZERO));
        Auction { bids, first_to_pass: None, turn: first, choosing: false }
    }
}

impl Stock {
    /// A stock round that `first` begins.
    pub fn new(first: PlayerId) -> Stock {
        Stock {
            turn: first,
            passes: Passes::default(),
            sold: Default::default(),
            sold_privates: Default::default(),
            sold_now: Set::default(),
            acted: false,
            bought: false,
            held_open: HeldOpen::No,
            last_to_act: None,
            home_tile: None,
            asked: false,
        }
    }
}

impl Operating {
    /// An operating round with this order.
    pub fn new(order: SmallVec<[CompanyId; COMPANIES]>, nationalised: bool) -> Operating {
        Operating {
            order,
            index: 0,
            step: OperatingStep::Discard,
            tiles_laid: 0,
            upgraded: false,
            first_tile: None,
            lease: None,
            revenue: Money::ZERO,
            subsidy: Money::ZERO,
            nationalised,
            paid: [Money::ZERO; COMPANIES],
            offer: None,
            declined: SmallVec::new(),
        }
    }

    /// What was declined for a train this turn.
    pub fn declined(&self, train: TrainId) -> Option<Declined> {
        self.declined.iter().copied().find(|declined| declined.train == train)
    }

    /// Notes that an offer was declined, or this and all further ones.
    pub fn decline(&mut self, train: TrainId, price: Money, further: bool) {
        let price = self.declined(train).map_or(price, |before| before.price.max(price));
        self.declined.retain(|declined| declined.train != train);
        self.declined.push(Declined { train, price, further });
    }

    /// The company whose turn it is.
    pub fn company(&self) -> Option<CompanyId> {
        self.order.get(self.index as usize).copied()
    }
}
