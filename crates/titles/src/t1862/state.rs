//! The state of one game of 1862: a small value that is copied freely. Fields without a comment are named after
//! what the rulebook calls them.

#![allow(missing_docs)]

mod merging;
mod sets;
mod types;

pub use merging::{MergeKind, MergeStage, Merging, OptionShare};
pub use sets::{Companies, Players};
pub use types::{Type, TypeSet};

use super::data::Data;
use super::options::{Length, Options, Types};
use super::setup::Deal;
use super::words;
use board::{HexId, Layout, Network, Owner};
use rules::{
    Cash, Certificates, CompanyId, Depot, Fact, Holder, Markers, Money, Passes, PlayerId, Purse, TrainId,
    Word,
};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;

/// Number of companies.
pub const COMPANIES: usize = 20;
/// The most players.
pub const SEATS: usize = 8;
/// A company floats when so many shares are bought (6.5.4).
pub const FLOATS_AT: u8 = 5;
/// Units of a director's certificate.
pub const DIRECTOR: u8 = 3;
/// Markers of a chartered company (6.5.4.2), and on the charter of one that is not started.
pub const CHARTERED_MARKERS: u8 = 3;

/// Everything that changes in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub cash: Cash,
    pub certificates: [Certificates; COMPANIES],
    /// The markers on the stock market.
    pub markers: Markers,
    pub companies: [Company; COMPANIES],
    pub layout: Layout,
    /// What touches what on `layout`; made anew when a tile is laid, and when a snapshot is taken up.
    #[serde(skip)]
    pub network: Arc<Network>,
    /// The bank's trains; band H never runs out.
    pub depot: Depot,
    /// The phase: 0 is A.
    pub phase: u8,
    /// The player with the priority deal.
    pub first: PlayerId,
    /// Number of the stock round, from 1.
    pub turn: u16,
    /// Number of the round since the stock round, from 1; of the parliament round at the start.
    pub round_number: u8,
    /// Operating rounds after this stock round.
    pub rounds_in_set: u8,
    pub lner: Lner,
    /// The certificate limit since the LNER formed.
    pub lner_limit: Option<u8>,
    pub bank_broken: bool,
    /// What will end the game, or has.
    pub ending: Option<Ending>,
    /// Companies that will not operate (again) in this round.
    pub skips: Companies,
    /// Companies that failed to float, available again from the next stock round on (4.3).
    pub barred: Companies,
    /// The station markers on the map, in the order in which they were placed.
    pub placed: Vec<(HexId, CompanyId)>,
    pub round: Round,
}

/// A company.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Company {
    pub group: Group,
    /// The permit it was dealt.
    pub permit: Option<Type>,
    pub permits: TypeSet,
    pub chartered: bool,
    /// Who must see to it that it floats.
    pub obligation: Option<PlayerId>,
    /// Its place on the par chart; a company that has one is started.
    pub par: Option<Money>,
    pub floated: bool,
    pub operated: bool,
    pub trains: SmallVec<[Train; 4]>,
    /// Station markers on the charter.
    pub markers_left: u8,
    /// The home marker stands on the map.
    pub home_placed: bool,
    /// A marker that waits on this hex for a circle (7.2).
    pub beside: Option<HexId>,
    pub last_revenue: Option<Money>,
    pub last_dividend: Option<Dividend>,
    /// It could run once (F34).
    pub had_route: bool,
}

/// When a company becomes available (3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Group {
    /// From the start.
    A,
    /// From phase B.
    B,
    /// From phase C.
    C,
    /// Not in this game.
    Out,
}

impl Group {
    /// Its letter.
    pub const fn id(self) -> &'static str {
        match self {
            Group::A => "A",
            Group::B => "B",
            Group::C => "C",
            Group::Out => "out",
        }
    }
}

/// A train of a company.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Train {
    pub card: TrainId,
    pub kind: Type,
    pub warranties: u8,
}

/// What is done with revenue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Dividend {
    Pay,
    Retain,
    /// The George Hudson manoeuvre (7.8.6).
    Hudson,
}

impl Dividend {
    pub const ALL: [Dividend; 3] = [Dividend::Pay, Dividend::Retain, Dividend::Hudson];

    /// Its word.
    pub const fn word(self) -> Word {
        Word(match self {
            Dividend::Pay => "pay",
            Dividend::Retain => "retain",
            Dividend::Hudson => "hudson",
        })
    }
}

/// The London & North Eastern Railway (10.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Lner {
    No,
    /// It forms at the end of this set of operating rounds.
    Triggered,
    Formed,
}

/// What ends the game (10.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    Bank,
    StockMarket,
    Lner,
    /// The last turn that recorded games allow is over (F41).
    TurnLimit,
    /// Nobody can do anything any more.
    Standstill,
}

impl Ending {
    /// Its id in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Ending::Bank => "bank",
            Ending::StockMarket => "stock-market",
            Ending::Lner => "lner",
            Ending::TurnLimit => "turn-limit",
            Ending::Standstill => "standstill",
        }
    }

    /// What is said of it.
    pub fn fact(self) -> Fact {
        words::Told::Ending { reason: self.id() }.into()
    }
}

/// What is being played now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Round {
    Parliament(Parliament),
    Stock(Stock),
    Operating(Operating),
    Over,
}

/// A parliament round (4.0).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Parliament {
    /// Whose turn it is to open an auction.
    pub turn: PlayerId,
    /// Who has declined to open one since the last auction.
    pub passes: Passes,
    /// Who has won a charter in this round.
    pub won: Players,
    /// Parliament rounds that follow this one at once.
    pub further: u8,
    pub auction: Option<Auction>,
    /// The winner starts the company.
    pub starting: Option<Starting>,
}

/// An auction of a charter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Auction {
    pub company: CompanyId,
    pub price: Money,
    pub leader: PlayerId,
    /// Who has not passed.
    pub bidders: Players,
    pub turn: PlayerId,
}

/// The winner of a charter starts the company (4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Starting {
    pub company: CompanyId,
    pub player: PlayerId,
}

/// A stock round (6.0).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stock {
    pub turn: PlayerId,
    pub passes: Passes,
    /// Companies each player has sold shares of in this round.
    pub sold: [Companies; SEATS],
    /// Shares of each company that each player has bought in this round.
    pub bought: [[u8; COMPANIES]; SEATS],
    /// Companies sold in this turn.
    pub sold_now: Companies,
    /// The player has sold something this turn.
    pub acted: bool,
    /// The last player to buy, sell or start.
    pub last_to_act: Option<PlayerId>,
    /// A company that has floated and whose markers must be bought.
    pub markers: Option<CompanyId>,
    /// Fines that must still be paid by selling shares, after the round (4.3).
    pub fines: SmallVec<[(PlayerId, Money); 2]>,
    /// The round is over, but for fines.
    pub closed: bool,
    /// Somebody had something to decide in this round.
    pub asked: bool,
}

/// An operating round (7.0).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Operating {
    pub order: SmallVec<[CompanyId; COMPANIES]>,
    pub index: u8,
    pub step: OperatingStep,
    pub tiles_laid: u8,
    /// One of them was an N tile, an upgrade or a small station.
    pub upgraded: bool,
    pub tokened: bool,
    /// The home hex must be upgraded before anything else (A23).
    pub home_upgrade: bool,
    /// What the run brought, awaiting the dividend: by run, and the subsidy.
    pub revenue: SmallVec<[Money; 6]>,
    pub subsidy: Money,
    /// Money has been raised: a train of the bank must be bought.
    pub raised: bool,
    /// The step for redeeming has been lost (F7).
    pub redeem_lost: bool,
    /// Money is raised although nobody was asked (F7).
    pub unasked: bool,
    /// The company came into receivership by a merger this turn (F18).
    pub stands: bool,
    pub merging: Option<Merging>,
    pub offer: Option<Offer>,
    /// What was declined this turn.
    pub declined: SmallVec<[Declined; 2]>,
}

/// A part of a company's turn (7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OperatingStep {
    Home,
    Merge,
    Track,
    Marker,
    Run,
    Dividend,
    Trains,
    Redeem,
    Acquire,
    Done,
}

impl OperatingStep {
    /// Its name in digests.
    pub const fn id(self) -> &'static str {
        match self {
            OperatingStep::Home => "home",
            OperatingStep::Merge => "merge",
            OperatingStep::Track => "track",
            OperatingStep::Marker => "marker",
            OperatingStep::Run => "run",
            OperatingStep::Dividend => "dividend",
            OperatingStep::Trains => "trains",
            OperatingStep::Redeem => "redeem",
            OperatingStep::Acquire => "acquire",
            OperatingStep::Done => "done",
        }
    }
}

/// An offer to buy another director's train.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Offer {
    pub train: TrainId,
    pub seller: CompanyId,
}

/// What another director has declined this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Declined {
    /// To sell a train.
    Train(TrainId),
    /// To merge, with this survivor.
    Merger { partner: CompanyId, survivor: CompanyId },
    /// To merge at all.
    Mergers(CompanyId),
    /// One kind of deal between two companies, offered by one player to another: with this survivor, or with any.
    Deal {
        kind: MergeKind,
        company: CompanyId,
        partner: CompanyId,
        by: PlayerId,
        to: PlayerId,
        survivor: Option<CompanyId>,
    },
}

impl Company {
    /// A company that is not started.
    fn unstarted(group: Group, permit: Option<Type>) -> Company {
        Company {
            group,
            permit,
            permits: permit.map(TypeSet::only).unwrap_or_default(),
            chartered: false,
            obligation: None,
            par: None,
            floated: false,
            operated: false,
            trains: SmallVec::new(),
            markers_left: CHARTERED_MARKERS,
            home_placed: false,
            beside: None,
            last_revenue: None,
            last_dividend: None,
            had_route: false,
        }
    }

    /// Back to the offer with its first permit; what it did before is remembered (F36).
    pub fn reset(&mut self) {
        *self = Company {
            operated: self.operated,
            last_revenue: self.last_revenue,
            last_dividend: self.last_dividend,
            had_route: self.had_route,
            ..Company::unstarted(self.group, self.permit)
        };
    }

    pub fn is_started(&self) -> bool {
        self.par.is_some()
    }

    /// How many trains of a type it has.
    pub fn count(&self, kind: Type) -> usize {
        self.trains.iter().filter(|train| train.kind == kind).count()
    }
}

impl State {
    /// The start of a game (2.4).
    pub fn new(data: &Data, options: &Options, players: usize, deal: &Deal) -> State {
        let mut cash = Cash::new(data.bank, Money::ZERO, players, COMPANIES);
        let setup = data.players.iter().find(|setup| setup.count == players);
        for player in PlayerId::first(players) {
            let starting = setup.map_or(Money::ZERO, |setup| setup.cash);
            cash.transfer(Purse::Bank, Purse::Player(player), starting);
        }
        let length = options.length_for(players);
        let depot = Depot::new(data.bands.iter().map(|band| {
            band.count.map(|counts| match length {
                Length::Short => counts.short,
                Length::Standard => counts.standard,
                Length::Long => counts.long,
            })
        }));
        let layout = Layout::new(&data.map);
        let network = Arc::new(Network::of(&data.map, &layout));
        State {
            cash,
            certificates: std::array::from_fn(|_| Certificates::new(DIRECTOR, 7)),
            markers: Markers::new(COMPANIES),
            companies: std::array::from_fn(|index| {
                Company::unstarted(deal.groups[index], deal.permits[index])
            }),
            layout,
            network,
            depot,
            phase: 0,
            first: PlayerId(0),
            turn: 1,
            round_number: 1,
            rounds_in_set: 1,
            lner: Lner::No,
            lner_limit: None,
            bank_broken: false,
            ending: None,
            skips: Companies::default(),
            barred: Companies::default(),
            placed: Vec::new(),
            round: Round::Parliament(Parliament::new(PlayerId(0), 1)),
        }
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

    /// The player who directs a company.
    pub fn director(&self, company: CompanyId) -> Option<PlayerId> {
        self.director_while_merging(company).or_else(|| self.shares(company).directing_player())
    }

    /// Who directs is settled when all holders have merged their shares (5.2.5): until then whoever did does, and of a company that
    /// does not survive to its end.
    fn director_while_merging(&self, company: CompanyId) -> Option<PlayerId> {
        let merging = self.operating()?.merging?;
        let before = match company {
            company if company == merging.active => merging.initiator,
            company if company == merging.partner => merging.other,
            _ => return None,
        };
        let settled = matches!(merging.stage, MergeStage::Markers { .. }) && company == merging.survivor;
        (!settled).then_some(before)
    }

    /// Whether a company is in receivership: its director's certificate lies in the bank pool (8.0).
    pub fn in_receivership(&self, company: CompanyId) -> bool {
        self.company(company).is_started() && self.director(company).is_none()
    }

    /// The owner of tokens that a company's station markers are on the board.
    pub fn owner(company: CompanyId) -> Owner {
        Owner(company.0)
    }

    /// Shares that players have bought or that were sold to the pool: all but those in the offer and on the charter.
    pub fn bought(&self, company: CompanyId) -> u8 {
        let shares = self.shares(company);
        shares.total_units() - shares.held(Holder::Offer) - shares.held(Holder::Company(company))
    }

    /// The operating round, if one is being played.
    pub fn operating(&self) -> Option<&Operating> {
        match &self.round {
            Round::Operating(operating) => Some(operating),
            _ => None,
        }
    }
}

impl Parliament {
    /// A round that `first` begins.
    pub fn new(first: PlayerId, further: u8) -> Parliament {
        Parliament {
            turn: first,
            passes: Passes::default(),
            won: Players::default(),
            further,
            auction: None,
            starting: None,
        }
    }
}

impl Stock {
    /// A round that `first` begins.
    pub fn new(first: PlayerId) -> Stock {
        Stock {
            turn: first,
            passes: Passes::default(),
            sold: Default::default(),
            bought: Default::default(),
            sold_now: Companies::default(),
            acted: false,
            last_to_act: None,
            markers: None,
            fines: SmallVec::new(),
            closed: false,
            asked: false,
        }
    }
}

impl Operating {
    /// A round with this order.
    pub fn new(order: SmallVec<[CompanyId; COMPANIES]>) -> Operating {
        Operating {
            order,
            index: 0,
            step: OperatingStep::Home,
            tiles_laid: 0,
            upgraded: false,
            tokened: false,
            home_upgrade: false,
            revenue: SmallVec::new(),
            subsidy: Money::ZERO,
            raised: false,
            redeem_lost: false,
            unasked: false,
            stands: false,
            merging: None,
            offer: None,
            declined: SmallVec::new(),
        }
    }

    /// The company whose turn it is.
    pub fn company(&self) -> Option<CompanyId> {
        self.order.get(usize::from(self.index)).copied()
    }

    /// Whether a company has had its turn in this round: it stands earlier in the order (F5).
    pub fn has_operated(&self, company: CompanyId) -> bool {
        self.order[..usize::from(self.index)].contains(&company)
    }
}

/// The types of trains in a game (11.1).
pub fn types_in(types: Types) -> &'static [Type] {
    match types {
        Types::All => &Type::ALL,
        Types::SimpleExpress => &[Type::Express],
        Types::SimpleFreight => &[Type::Freight],
        Types::AdvancedFreight => &[Type::Freight, Type::Local],
        Types::AdvancedExpress => &[Type::Express, Type::Local],
    }
}
