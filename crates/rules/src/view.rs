//! A game as one viewer may see it: plain data, the same shape for every title, for pages and for computer
//! players. Things that never change during a game are in [`TitleInfo`](crate::info::TitleInfo); ids are
//! places in its lists and in the lists here. What the viewer may not know is absent.

mod parts;

use crate::choice::Turn;
use crate::ids::{CompanyId, PlayerId, PrivateId, TrainId, TrainKind};
use crate::info::PhaseEffect;
use crate::market::Cell;
use crate::message::Message;
use crate::money::Money;
use crate::naming::Word;
use board::{Coordinate, HexId, NodeId, Rotation, StopAt, TileId};
use serde::Serialize;
use utoipa::ToSchema;

/// Who is looking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player at the table.
    Player(PlayerId),
    /// Somebody who only watches: sees what everybody may see.
    Spectator,
    /// Sees everything: tests, exports for the owner, analysis after the game.
    Referee,
}

/// A game as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct View {
    /// The title.
    pub title: String,
    /// The edition of its rules.
    pub edition: String,
    /// The options that are on.
    pub options: Vec<String>,
    /// For whom this was made.
    pub viewer: Viewer,
    /// What is being played.
    pub round: RoundView,
    /// The phase.
    pub phase: PhaseView,
    /// Whose turn it is.
    pub turn: Turn,
    /// Money left in the bank.
    pub bank: Money,
    /// The order of play; the first has the priority deal.
    pub order: Vec<PlayerId>,
    /// The order in which companies operate: of this operating round, or of one that began now.
    pub operating_order: Vec<CompanyId>,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The companies.
    pub companies: Vec<CompanyView>,
    /// The private companies.
    pub privates: Vec<PrivateView>,
    /// The trains of the bank, by type.
    pub trains: Vec<TrainStock>,
    /// The board.
    pub board: BoardView,
    /// The auction being held.
    #[schema(required)]
    pub auction: Option<AuctionView>,
    /// Cards that are bid for at the same time, each with its bids. They lie open between auctions too.
    pub boxes: Vec<BoxView>,
    /// What follows in the boxes, in order: one list for each stack.
    pub stacks: Vec<Vec<Lot>>,
    /// What somebody is asked.
    #[schema(required)]
    pub question: Option<QuestionView>,
    /// What the operating company has done in its turn.
    #[schema(required)]
    pub operating: Option<OperatingView>,
    /// What will end the game at the end of the set, or has ended it.
    #[schema(required)]
    pub ending: Option<Message>,
    /// The final reckoning, the winner first; absent while the game goes on.
    #[schema(required)]
    pub standings: Option<Vec<Standing>>,
}

/// What is being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RoundView {
    /// Its kind.
    pub kind: RoundKind,
    /// Number of the stock round and the operating rounds after it, from 1.
    pub turn: u16,
    /// Number of the operating round within its set, from 1; 0 outside of operating rounds.
    pub number: u8,
    /// Operating rounds in a set.
    pub rounds_in_set: u8,
    /// What else the title says of the game as a whole.
    pub badges: Vec<Message>,
}

/// A kind of round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RoundKind {
    /// Auctions before the first stock round.
    Auction,
    /// A stock round.
    Stock,
    /// An operating round.
    Operating,
    /// None: the game is over.
    Over,
}

/// The phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PhaseView {
    /// What it is called.
    pub name: String,
    /// The newest colour of tiles.
    pub tiles: board::Colour,
    /// Trains a company may have; `None` is any number.
    #[schema(required)]
    pub train_limit: Option<u8>,
    /// Certificates a player may have; `None` is any number.
    #[schema(required)]
    pub certificate_limit: Option<u8>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayerView {
    /// The seat.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// Money in hand.
    pub cash: Money,
    /// How much of it bids bind.
    pub bound: Money,
    /// Money, shares and private companies, as they would count if the game ended now.
    pub worth: Money,
    /// Certificates that count against the limit.
    pub certificates: u8,
    /// How many may be held; `None` is any number.
    #[schema(required)]
    pub certificate_limit: Option<u8>,
    /// Shares held, by company.
    pub shares: Vec<Holding>,
    /// Private companies owned.
    pub privates: Vec<PrivateId>,
    /// Whether the last turn of this stock round was a pass.
    pub passed: bool,
    /// Companies of which shares were sold in this stock round.
    pub sold: Vec<CompanyId>,
    /// Private companies sold in this stock round.
    pub sold_privates: Vec<PrivateId>,
}

/// A player's shares of one company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Holding {
    /// The company.
    pub company: CompanyId,
    /// Its short name.
    pub symbol: String,
    /// How many shares.
    pub shares: u8,
    /// Whether the director's certificate is among them.
    pub director: bool,
    /// What they count for in the player's worth.
    pub worth: Money,
}

/// A company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CompanyView {
    /// Which one.
    pub id: CompanyId,
    /// Its short name.
    pub symbol: String,
    /// Its full name.
    pub name: String,
    /// The colour of its tokens, and of the letters on them.
    pub colours: (String, String),
    /// It has a par price.
    pub started: bool,
    /// It has its capital.
    pub floated: bool,
    /// It has had a turn.
    pub operated: bool,
    /// It does not operate any more.
    pub closed: bool,
    /// Its condition, where the title has a word for it, the most important first.
    pub badges: Vec<Message>,
    /// What else the title says of it.
    pub facts: Vec<Message>,
    /// Whether a player could start it now, having the money.
    pub startable: bool,
    /// The pars at which it can be started, if it is not.
    pub pars: Vec<Cell>,
    /// Who directs it.
    #[schema(required)]
    pub director: Option<PlayerId>,
    /// Its par price.
    #[schema(required)]
    pub par: Option<Money>,
    /// Its share price.
    #[schema(required)]
    pub price: Option<Money>,
    /// Where its marker lies on the chart.
    #[schema(required)]
    pub marker: Option<MarkerView>,
    /// What a share is sold for, if it is another sum than the price.
    #[schema(required)]
    pub sale_price: Option<Money>,
    /// Its money; `None` if the viewer may not know.
    #[schema(required)]
    pub treasury: Option<Money>,
    /// Its trains.
    pub trains: Vec<TrainCard>,
    /// Tokens not placed yet.
    pub tokens_left: u8,
    /// What the next token costs, if one is left.
    #[schema(required)]
    pub next_token_cost: Option<Money>,
    /// Where its tokens stand.
    pub tokens: Vec<PlaceView>,
    /// Where its home token stands, or will.
    pub home: PlaceView,
    /// Whether it will stand there for certain; otherwise that is the first of several places.
    pub home_fixed: bool,
    /// Hexes that it is still rewarded for reaching.
    pub destinations_ahead: Vec<HexId>,
    /// Shares in the initial offer.
    pub offer: u8,
    /// Shares in the bank pool.
    pub pool: u8,
    /// Shares that the company itself holds.
    pub own: u8,
    /// The private company for whose owner a certificate in the offer is kept.
    #[schema(required)]
    pub reserved_for: Option<PrivateId>,
    /// What its last run brought.
    #[schema(required)]
    pub last_revenue: Option<Money>,
    /// What was done with it.
    #[schema(required)]
    pub last_dividend: Option<Word>,
}

/// A marker on the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MarkerView {
    /// The space.
    pub cell: Cell,
    /// How many markers lie above it.
    pub depth: u8,
}

/// A train card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TrainCard {
    /// Which card.
    pub id: TrainId,
    /// Its type, such as `2+1`.
    pub name: String,
    /// The card, as actions name it: `2+1-0`.
    pub card: String,
    /// Which of the trains on the card it is, where a card shows several.
    #[schema(required)]
    pub side: Option<Word>,
}

/// A stop on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlaceView {
    /// Which stop.
    pub stop: StopAt,
    /// The coordinate of its hex.
    pub at: Coordinate,
    /// What the place is called.
    pub name: String,
}

/// A private company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PrivateView {
    /// Which one.
    pub id: PrivateId,
    /// Its name.
    pub name: String,
    /// Where it is.
    pub state: PrivateState,
    /// The player who has it.
    #[schema(required)]
    pub owner: Option<PlayerId>,
    /// The company that has it.
    #[schema(required)]
    pub company: Option<CompanyId>,
    /// Face value.
    pub value: Money,
    /// Income in an operating round, now.
    pub income: Money,
    /// The company a share of which it can be exchanged for.
    #[schema(required)]
    pub exchange: Option<CompanyId>,
    /// What its power waits for, wherever it is not among the choices.
    #[schema(required)]
    pub waits_for: Option<Message>,
    /// Its condition, where the title has a word for it.
    pub badges: Vec<Message>,
}

/// Where a private company is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PrivateState {
    /// Not in play yet.
    Waiting,
    /// The bank sells it.
    ForSale,
    /// A player has it.
    Owned,
    /// Out of the game.
    Closed,
}

/// The bank's trains of one type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TrainStock {
    /// The type.
    pub kind: TrainKind,
    /// Its name.
    pub name: String,
    /// What the bank asks.
    pub price: Money,
    /// New ones left; `None` is any number.
    #[schema(required)]
    pub left: Option<u8>,
    /// Cards that can be bought now, new and returned ones.
    pub available: Vec<TrainCard>,
    /// Whether trains of this type have rusted.
    pub rusted: bool,
    /// What the first purchase will do, if none has been bought.
    #[schema(required)]
    pub first_purchase: Option<PhaseEffect>,
}

/// The board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoardView {
    /// Tiles laid; every other hex shows its printed face.
    pub tiles: Vec<LaidTile>,
    /// Tokens.
    pub tokens: Vec<TokenView>,
    /// Tiles in the box.
    pub supply: Vec<TileSupply>,
}

/// A tile on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LaidTile {
    /// The hex.
    pub hex: HexId,
    /// Its coordinate.
    pub at: Coordinate,
    /// The tile.
    pub tile: TileId,
    /// Its number.
    pub name: String,
    /// How it is turned.
    pub rotation: Rotation,
}

/// A token on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TokenView {
    /// The hex.
    pub hex: HexId,
    /// Its coordinate.
    pub at: Coordinate,
    /// The stop of the tile.
    pub node: NodeId,
    /// The circle of that stop.
    pub slot: u8,
    /// Whose it is.
    pub company: CompanyId,
    /// The owner's short name.
    pub symbol: String,
    /// Whether it is turned over: it keeps its place, but does not count.
    pub flipped: bool,
}

/// Copies of a tile in the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TileSupply {
    /// The tile.
    pub tile: TileId,
    /// Its number.
    pub name: String,
    /// Copies left; `None` is any number.
    #[schema(required)]
    pub left: Option<u8>,
}

/// An auction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct AuctionView {
    /// What can be won.
    pub lots: Vec<Lot>,
    /// Every player's part in it.
    pub bids: Vec<BidView>,
    /// The highest bid.
    #[schema(required)]
    pub highest: Option<Money>,
    /// The winner, who is choosing.
    #[schema(required)]
    pub winner: Option<PlayerId>,
}

/// Something that is auctioned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lot {
    /// A private company.
    Private(PrivateId),
    /// The director's certificate of a company.
    Company(CompanyId),
}

/// A card that is auctioned beside others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoxView {
    /// What can be won.
    pub lot: Lot,
    /// The last bid of each player, the leading one last.
    pub bids: Vec<BoxBid>,
}

/// A player's bid for one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BoxBid {
    /// Who bids.
    pub player: PlayerId,
    /// How much.
    pub amount: Money,
}

/// A player's part in an auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct BidView {
    /// The player.
    pub player: PlayerId,
    /// The last bid.
    #[schema(required)]
    pub bid: Option<Money>,
    /// Whether the player is still in.
    pub in_auction: bool,
}

/// Something that somebody is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct QuestionView {
    /// What is asked.
    pub question: Message,
    /// Who must answer.
    #[schema(required)]
    pub asked: Option<PlayerId>,
}

/// A company's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct OperatingView {
    /// The company.
    pub company: CompanyId,
    /// Tiles laid.
    pub tiles_laid: u8,
    /// Whether one of them was an upgrade.
    pub upgraded: bool,
    /// The trains it runs this turn.
    pub trains: Vec<TrainCard>,
    /// What else the title says of this turn.
    pub badges: Vec<Message>,
    /// What the run brought, awaiting the dividend.
    #[schema(required)]
    pub revenue: Option<Money>,
    /// What the run brings the company besides.
    #[schema(required)]
    pub besides: Option<Money>,
    /// Revenue paid out in this round, by company that has paid.
    pub paid: Vec<(CompanyId, Money)>,
}

/// A player's place at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Standing {
    /// The player.
    pub player: PlayerId,
    /// The name.
    pub name: String,
    /// Final worth.
    pub worth: Money,
    /// The place, from 1; equal worth is an equal place.
    pub place: u8,
}

impl CompanyView {
    /// Whether it carries a badge of this id.
    pub fn has_badge(&self, id: &str) -> bool {
        self.badges.iter().any(|badge| badge.id == id)
    }
}

impl RoundView {
    /// Whether the game carries a badge of this id.
    pub fn has_badge(&self, id: &str) -> bool {
        self.badges.iter().any(|badge| badge.id == id)
    }
}

/// Puts players in order of their worth.
pub fn standings(worths: impl Iterator<Item = (PlayerId, String, Money)>) -> Vec<Standing> {
    let mut standings: Vec<Standing> =
        worths.map(|(player, name, worth)| Standing { player, name, worth, place: 1 }).collect();
    standings.sort_by_key(|standing| (std::cmp::Reverse(standing.worth), standing.player));
    for index in 1..standings.len() {
        let tied = standings[index].worth == standings[index - 1].worth;
        standings[index].place = if tied { standings[index - 1].place } else { index as u8 + 1 };
    }
    standings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_worth_is_an_equal_place() {
        let worths = [100, 300, 300, 50].into_iter().enumerate();
        let found =
            standings(worths.map(|(seat, worth)| (PlayerId(seat as u8), String::new(), Money(worth))));
        let places: Vec<(u8, u8)> =
            found.iter().map(|standing| (standing.player.0, standing.place)).collect();
        assert_eq!(places, [(1, 1), (2, 1), (0, 3), (3, 4)]);
    }
}
