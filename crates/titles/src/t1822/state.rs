//! The state of one game of 1822: a value that is copied freely. Fields without a comment are named after what the
//! reference calls them.

#![allow(missing_docs)]

use super::data::{CONCESSIONS, Data, PRIVATES, kinds};
use super::setup::{MINOR_BOXES, OTHER_BOXES, Stacks};
use board::{Edge, HexId, Layout, Network, Owner, Rotation, StopAt, TileId};
use rules::{
    Card, Cash, Certificates, CompanyId, Depot, Holder, Markers, Money, Passes, PlayerId, PrivateId, Purse,
    TrainId, Word,
};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;

/// Most seats at a table.
pub const SEATS: usize = 7;
/// Cards that are bid for beside minors: private companies and concessions.
pub const CARDS: usize = PRIVATES + CONCESSIONS;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Money that lies on the cards of private companies is in the company stock.
    pub cash: Cash,
    pub certificates: Vec<Certificates>,
    pub markers: Markers,
    pub companies: Vec<Company>,
    /// Private companies and then concessions, by id.
    pub privates: Vec<Private>,
    /// Minors not sold, those in the boxes first.
    pub minors: Vec<CompanyId>,
    /// How many of them lie in boxes.
    pub boxed: u8,
    /// Concessions not sold, those in the boxes first.
    pub concessions: SmallVec<[PrivateId; 10]>,
    /// Private companies not sold, in order.
    pub stack: SmallVec<[PrivateId; 24]>,
    pub layout: Layout,
    /// What can be reached over the tiles that lie; made anew from the layout.
    #[serde(skip)]
    pub network: Arc<Network>,
    /// Slots kept for homes.
    pub reserved: SmallVec<[Reserved; 32]>,
    /// Slots that cities have beyond those of their tiles.
    pub extra: SmallVec<[(StopAt, u8); 4]>,
    pub depot: Depot,
    /// The first company that has too many trains (16.6). Found anew when trains move or their limit changes.
    #[serde(skip)]
    pub crowded: Option<CompanyId>,
    /// L cards that are 2-trains, and 7 cards that are E-trains, by the number of the card.
    pub turned: [u64; 2],
    pub phase: u8,
    /// The players in order of play.
    pub order: SmallVec<[PlayerId; SEATS]>,
    pub turn: u16,
    pub round_number: u8,
    pub rounds_in_set: u8,
    pub debts: SmallVec<[Money; SEATS]>,
    pub ending: Option<Ending>,
    /// What the bank has lent from other money, because its own would not have sufficed (a.13).
    pub other_money: Money,
    /// The bank has had to pay more than it had.
    pub bank_broken: bool,
    /// A marker has reached an end cell.
    pub end_cell: bool,
    /// The edge of London at which minor 14 has its city.
    pub fourteen: Option<Edge>,
    pub round: Round,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reserved {
    pub at: StopAt,
    pub slot: u8,
    pub company: CompanyId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Not in this game, or out of it.
    Out,
    Waiting,
    Started,
    Floated,
}

impl Stage {
    pub const fn id(self) -> &'static str {
        match self {
            Stage::Out => "out",
            Stage::Waiting => "waiting",
            Stage::Started => "started",
            Stage::Floated => "floated",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Company {
    pub stage: Stage,
    pub trains: SmallVec<[TrainId; 4]>,
    /// Tokens that can be placed now, without the destination token.
    pub available: u8,
    pub exchange: u8,
    pub home_placed: bool,
    pub destination_placed: bool,
    /// How often it has run or passed over its run.
    pub operated: u8,
    pub last_revenue: Option<Money>,
    pub last_dividend: Option<Dividend>,
    /// Whether it was ever connected to a second stop in a turn of its own (f.22).
    pub had_route: bool,
    /// SECR has used its right to a token in the Channel.
    pub channel_used: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CardOwner {
    /// Not in this game.
    Out,
    /// In its stack or in a box.
    Stack,
    Player(PlayerId),
    Company(CompanyId),
    Closed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Private {
    pub owner: CardOwner,
    /// Income per operating round as it is now.
    pub income: Money,
    /// Uses left of a power over track.
    pub uses: u8,
    /// Money on the card.
    pub credit: Money,
    /// What was chosen for P8.
    pub hill: Option<Hill>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Hill {
    Token,
    Discount,
}

impl Hill {
    pub const ALL: [Hill; 2] = [Hill::Discount, Hill::Token];

    pub const fn word(self) -> Word {
        Word(match self {
            Hill::Token => "token",
            Hill::Discount => "discount",
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Dividend {
    Pay,
    Half,
    Retain,
}

impl Dividend {
    pub const ALL: [Dividend; 3] = [Dividend::Pay, Dividend::Half, Dividend::Retain];

    pub const fn word(self) -> Word {
        Word(match self {
            Dividend::Pay => "pay",
            Dividend::Half => "half",
            Dividend::Retain => "retain",
        })
    }
}

/// Why and when the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    pub reason: EndReason,
    pub when: EndTime,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndReason {
    Bank,
    StockMarket,
    /// Nobody bid in the first stock round, or the game goes on for ever.
    NotPlayed,
}

impl EndReason {
    pub const fn id(self) -> &'static str {
        match self {
            EndReason::Bank => "bank",
            EndReason::StockMarket => "stock-market",
            EndReason::NotPlayed => "not-played",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndTime {
    /// After this operating round, or the next one.
    Round,
    /// After this set of operating rounds.
    Set,
    Now,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Round {
    Stock(Stock),
    /// P9's owner says whether his cash counts double.
    Doubling(PlayerId),
    Operating(Operating),
    Over,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stock {
    /// Whose turn it is, by place in the order of play.
    pub place: u8,
    pub passes: Passes,
    pub acted: bool,
    pub bids_this_turn: u8,
    pub bids: Vec<Bids>,
    /// Companies of which a player has sold shares in this round, as bits.
    pub sold: [u64; SEATS],
    /// The tax haven has bought in this round.
    pub sheltered: bool,
}

/// The bids for one card: the last of each player, lowest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bids {
    pub card: StoredCard,
    pub offers: SmallVec<[(PlayerId, Money); 4]>,
}

/// A card as a state keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum StoredCard {
    Private(PrivateId),
    Minor(CompanyId),
}

impl From<Card> for StoredCard {
    fn from(card: Card) -> StoredCard {
        match card {
            Card::Private(card) => StoredCard::Private(card),
            Card::Company(minor) => StoredCard::Minor(minor),
        }
    }
}

impl From<StoredCard> for Card {
    fn from(card: StoredCard) -> Card {
        match card {
            StoredCard::Private(card) => Card::Private(card),
            StoredCard::Minor(minor) => Card::Company(minor),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Operating {
    pub order: SmallVec<[CompanyId; 16]>,
    pub index: u8,
    pub step: OperatingStep,
    /// The home token has been placed, and the turn has begun.
    pub begun: bool,
    pub tiles_laid: u8,
    pub upgraded: bool,
    /// P12 or P21 that has laid the first of two tiles.
    pub half_used: Option<HalfUsed>,
    /// P8 was taken and its owner must choose.
    pub hill_open: bool,
    /// The train that has the Pullman car.
    pub pullman: Option<TrainId>,
    pub revenue: Money,
    /// The part of it that a 2P or LP earned.
    pub extra_revenue: Money,
    pub extra_kind: Option<Dividend>,
    pub mail: Money,
    pub acquiring: Option<Acquiring>,
    /// Trains of an acquired minor, until one is discarded (a.9).
    pub acquired: SmallVec<[TrainId; 2]>,
    /// Shares have been issued for a train (b.1).
    pub issued: bool,
    pub offer: Option<Offer>,
    pub declined: SmallVec<[Declined; 2]>,
    /// What a director said to a request of this turn.
    pub agreed: Option<Request>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HalfUsed {
    pub card: PrivateId,
    pub hex: HexId,
    pub upgraded: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OperatingStep {
    Home,
    FirstTrain,
    Privates,
    Hill,
    Track,
    Destination,
    Token,
    Run,
    Dividend,
    Trains,
    Acquire,
    Issue,
    Done,
}

impl OperatingStep {
    pub const fn id(self) -> &'static str {
        match self {
            OperatingStep::Home => "home",
            OperatingStep::FirstTrain => "first-train",
            OperatingStep::Privates => "privates",
            OperatingStep::Hill => "hill",
            OperatingStep::Track => "track",
            OperatingStep::Destination => "destination",
            OperatingStep::Token => "token",
            OperatingStep::Run => "run",
            OperatingStep::Dividend => "dividend",
            OperatingStep::Trains => "trains",
            OperatingStep::Acquire => "acquire",
            OperatingStep::Issue => "issue",
            OperatingStep::Done => "done",
        }
    }
}

/// A minor that is being acquired.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Acquiring {
    pub minor: CompanyId,
    /// How many shares are given for it, once that is decided.
    pub payment: Option<u8>,
    /// Minor 14 was bought from a box: its token waits for a city.
    pub placing: bool,
}

/// What another player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Offer {
    pub asked: PlayerId,
    pub request: Request,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Request {
    Train { train: TrainId, seller: CompanyId, price: Money },
    Private { card: PrivateId },
    Minor { minor: CompanyId },
    Neighbour { powers: CardSet, hex: HexId, tile: TileId, rotation: Rotation },
}

/// Some private companies, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardSet(u32);

impl CardSet {
    pub fn cards(self) -> impl Iterator<Item = PrivateId> {
        PrivateId::first(PRIVATES).filter(move |card| self.0 >> card.0 & 1 != 0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<PrivateId> for CardSet {
    fn from_iter<I: IntoIterator<Item = PrivateId>>(cards: I) -> CardSet {
        CardSet(cards.into_iter().fold(0, |set, card| set | 1 << card.0))
    }
}

/// What a player will hear no more of in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Declined {
    Train(TrainId),
    Private(PrivateId),
    Minor(CompanyId),
    Neighbour(HexId),
}

impl State {
    pub fn new(data: &Data, players: usize, stacks: Stacks) -> State {
        let companies = data.companies.len();
        let mut cash = Cash::new(data.bank, Money::ZERO, players, companies);
        let setup = data.players.iter().find(|setup| setup.count == players);
        for player in PlayerId::first(players) {
            let starting = setup.map_or(Money::ZERO, |setup| setup.cash);
            cash.transfer(Purse::Bank, Purse::Player(player), starting);
        }
        let layout = Layout::new(&data.map);
        let network = Arc::new(Network::of(&data.map, &layout));
        let minors = stacks.minors.clone();
        let in_play = |company: CompanyId| data.is_major(company) || minors.contains(&company);
        let mut state = State {
            cash,
            certificates: CompanyId::first(companies).map(|company| certificates(data, company)).collect(),
            markers: Markers::new(companies),
            companies: CompanyId::first(companies)
                .map(|company| Company::new(data, company, in_play(company)))
                .collect(),
            privates: PrivateId::first(CARDS).map(|card| Private::new(data, &stacks, card)).collect(),
            boxed: stacks.minors.len().min(MINOR_BOXES) as u8,
            minors: stacks.minors,
            concessions: stacks.concessions.into_iter().collect(),
            stack: stacks.privates.into_iter().collect(),
            layout,
            network,
            reserved: SmallVec::new(),
            extra: SmallVec::new(),
            depot: Depot::new(data.trains.iter().map(|train| train.count)),
            crowded: None,
            turned: [0; 2],
            phase: 1,
            order: PlayerId::first(players).collect(),
            turn: 1,
            round_number: 1,
            rounds_in_set: 1,
            debts: SmallVec::from_elem(Money::ZERO, players),
            ending: None,
            other_money: Money::ZERO,
            bank_broken: false,
            end_cell: false,
            fourteen: None,
            round: Round::Stock(Stock::new()),
        };
        let homes = CompanyId::first(companies).filter(|company| in_play(*company));
        for (company, at) in homes.filter_map(|company| Some((company, data.company(company).home?))) {
            let slot = state.reserved.iter().filter(|kept| kept.at == at).count() as u8;
            state.reserved.push(Reserved { at, slot, company });
        }
        state
    }

    pub fn company(&self, company: CompanyId) -> &Company {
        &self.companies[company.index()]
    }

    pub fn company_mut(&mut self, company: CompanyId) -> &mut Company {
        &mut self.companies[company.index()]
    }

    pub fn shares(&self, company: CompanyId) -> &Certificates {
        &self.certificates[company.index()]
    }

    pub fn shares_mut(&mut self, company: CompanyId) -> &mut Certificates {
        &mut self.certificates[company.index()]
    }

    pub fn director(&self, company: CompanyId) -> Option<PlayerId> {
        self.shares(company).directing_player()
    }

    pub fn private(&self, card: PrivateId) -> &Private {
        &self.privates[card.index()]
    }

    pub fn private_mut(&mut self, card: PrivateId) -> &mut Private {
        &mut self.privates[card.index()]
    }

    pub fn is_floated(&self, company: CompanyId) -> bool {
        self.company(company).stage == Stage::Floated
    }

    pub fn is_started(&self, company: CompanyId) -> bool {
        matches!(self.company(company).stage, Stage::Started | Stage::Floated)
    }

    /// Whether a company has a card.
    pub fn has_card(&self, company: CompanyId, card: PrivateId) -> bool {
        self.private(card).owner == CardOwner::Company(company)
    }

    pub fn owner(company: CompanyId) -> Owner {
        Owner(company.0)
    }

    pub fn operating(&self) -> Option<&Operating> {
        match &self.round {
            Round::Operating(operating) => Some(operating),
            _ => None,
        }
    }

    pub fn stock(&self) -> Option<&Stock> {
        match &self.round {
            Round::Stock(stock) => Some(stock),
            _ => None,
        }
    }

    /// Whether a train card shows its other side.
    pub fn is_turned(&self, train: TrainId) -> bool {
        let sides = match train.kind {
            kinds::L => self.turned[0],
            kinds::SEVEN => self.turned[1],
            _ => 0,
        };
        train.copy < 64 && sides >> train.copy & 1 != 0
    }

    pub fn turn_card(&mut self, train: TrainId) {
        let place = usize::from(train.kind == kinds::SEVEN);
        if train.copy < 64 {
            self.turned[place] |= 1 << train.copy;
        }
    }

    /// Minors in the boxes, the first box first.
    pub fn minor_boxes(&self) -> &[CompanyId] {
        &self.minors[..usize::from(self.boxed).min(self.minors.len())]
    }

    pub fn concession_boxes(&self) -> &[PrivateId] {
        &self.concessions[..self.concessions.len().min(OTHER_BOXES)]
    }
}

impl Company {
    fn new(data: &Data, company: CompanyId, in_play: bool) -> Company {
        let major = data.major(company);
        Company {
            stage: if in_play { Stage::Waiting } else { Stage::Out },
            trains: SmallVec::new(),
            available: if major.is_some() { 2 } else { 1 },
            exchange: major.map_or(0, |major| major.exchange_tokens),
            home_placed: false,
            destination_placed: false,
            operated: 0,
            last_revenue: None,
            last_dividend: None,
            had_route: false,
            channel_used: false,
        }
    }
}

impl Private {
    fn new(data: &Data, stacks: &Stacks, card: PrivateId) -> Private {
        let in_play = stacks.privates.contains(&card) || stacks.concessions.contains(&card);
        Private {
            owner: if in_play { CardOwner::Stack } else { CardOwner::Out },
            income: data.private(card).map_or(Money(10), |printed| printed.income[0]),
            uses: 0,
            credit: Money::ZERO,
            hill: None,
        }
    }
}

/// A major's certificates lie in its treasury at first, a minor's only one on its card.
fn certificates(data: &Data, company: CompanyId) -> Certificates {
    let Some(major) = data.major(company) else { return Certificates::new(2, 0) };
    let ordinary = 10 - major.director;
    let mut certificates = Certificates::new(major.director, ordinary);
    for index in 0..=ordinary {
        certificates.lay(index, Holder::Company(company));
    }
    certificates
}

impl Stock {
    pub fn new() -> Stock {
        Stock {
            place: 0,
            passes: Passes::default(),
            acted: false,
            bids_this_turn: 0,
            bids: Vec::new(),
            sold: [0; SEATS],
            sheltered: false,
        }
    }

    pub fn has_sold(&self, player: PlayerId, company: CompanyId) -> bool {
        self.sold[player.index()] >> company.0 & 1 != 0
    }

    pub fn bids_for(&self, card: StoredCard) -> Option<&Bids> {
        self.bids.iter().find(|bids| bids.card == card)
    }

    /// The highest bid for a card.
    pub fn leading(&self, card: StoredCard) -> Option<(PlayerId, Money)> {
        self.bids_for(card).and_then(|bids| bids.offers.last().copied())
    }

    /// How many cards a player leads the bidding for, and the money that binds.
    pub fn led_by(&self, player: PlayerId) -> (u8, Money) {
        let leading = self.bids.iter().filter_map(|bids| bids.offers.last());
        let own = leading.filter(|(leader, _)| *leader == player);
        own.fold((0, Money::ZERO), |(count, sum), (_, amount)| (count + 1, sum + *amount))
    }

    /// Bidding tokens of a player that lie on cards.
    pub fn tokens_used(&self, player: PlayerId) -> u8 {
        let has_bid = |bids: &&Bids| bids.offers.iter().any(|(bidder, _)| *bidder == player);
        self.bids.iter().filter(has_bid).count() as u8
    }
}

impl Default for Stock {
    fn default() -> Stock {
        Stock::new()
    }
}

impl Operating {
    pub fn new(order: SmallVec<[CompanyId; 16]>) -> Operating {
        Operating {
            order,
            index: 0,
            step: OperatingStep::Home,
            begun: false,
            tiles_laid: 0,
            upgraded: false,
            half_used: None,
            hill_open: false,
            pullman: None,
            revenue: Money::ZERO,
            extra_revenue: Money::ZERO,
            extra_kind: None,
            mail: Money::ZERO,
            acquiring: None,
            acquired: SmallVec::new(),
            issued: false,
            offer: None,
            declined: SmallVec::new(),
            agreed: None,
        }
    }

    pub fn company(&self) -> Option<CompanyId> {
        self.order.get(usize::from(self.index)).copied()
    }
}
