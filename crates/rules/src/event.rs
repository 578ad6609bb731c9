//! What happened, as far as all titles have it in common: the facts of every change, in order, under the action that
//! caused it. A title declares besides what only it knows. A log made of events reads as a story; nothing in an event
//! is a secret of one player.

use crate::certificates::Holder;
use crate::fact::Thing;
use crate::ids::{CompanyId, PlayerId, PrivateId, TrainId, TrainKind};
use crate::money::Money;
use crate::naming::Word;
use board::{HexId, Rotation, StopAt, TileId};

crate::facts! {
    /// One thing that happened.
    pub enum Event {
        /// A bid in an auction.
        Bid { player: PlayerId, amount: Money } => "event-bid",
        /// A player is out of this auction.
        PassedBidding { player: PlayerId } => "event-passed-bidding",
        /// An auction is won.
        AuctionWon { player: PlayerId, amount: Money } => "event-auction-won",
        /// Nobody bid: the first to pass may choose.
        AuctionPassedOut { player: PlayerId } => "event-auction-passed-out",
        /// A private company changes hands from the bank to a player.
        PrivateBought { player: PlayerId, private: PrivateId, price: Money } => "event-private-bought",
        /// A private company is sold to the bank.
        PrivateSold { player: PlayerId, private: PrivateId, price: Money } => "event-private-sold",
        /// A private company is exchanged for a share.
        PrivateExchanged { player: PlayerId, private: PrivateId, company: CompanyId } => "event-private-exchanged",
        /// A private company is out of the game.
        PrivateClosed { private: PrivateId } => "event-private-closed",
        /// A private company becomes available.
        PrivateAvailable { private: PrivateId } => "event-private-available",
        /// Income of a private company.
        PrivateIncome { player: PlayerId, private: PrivateId, amount: Money } => "event-private-income",
        /// Who deals first.
        PriorityDeal { player: PlayerId } => "event-priority-deal",
        /// A stock round begins.
        StockRoundBegins { number: u16 } => "event-stock-round-begins",
        /// An operating round begins.
        OperatingRoundBegins { turn: u16, round: u8 } => "event-operating-round-begins",
        /// A player passes in a stock round.
        Passed { player: PlayerId } => "event-passed",
        /// A player has nothing to do and passes.
        PassedWithoutChoice { player: PlayerId } => "event-passed-without-choice",
        /// A player ends the turn.
        TurnEnded { player: PlayerId } => "event-turn-ended",
        /// A company is started.
        CompanyStarted { player: PlayerId, company: CompanyId, par: Money, price: Money } => "event-company-started",
        /// A certificate is bought.
        ShareBought { player: PlayerId, company: CompanyId, from: Holder, price: Money } => "event-share-bought",
        /// Shares are sold.
        SharesSold { player: PlayerId, company: CompanyId, shares: u8, price: Money } => "event-shares-sold",
        /// Half of a director's certificate is exchanged with the pool.
        DirectorsCertificateSplit { player: PlayerId, company: CompanyId } => "event-directors-certificate-split",
        /// A new director.
        NewDirector { company: CompanyId, player: PlayerId } => "event-new-director",
        /// Nobody directs the company any more.
        Receivership { company: CompanyId } => "event-receivership",
        /// The share price moved.
        PriceMoved { company: CompanyId, from: Money, to: Money } => "event-price-moved",
        /// The share price stayed where it was.
        PriceStayed { company: CompanyId, price: Money } => "event-price-stayed",
        /// A company floats.
        Floated { company: CompanyId, capital: Money } => "event-floated",
        /// A home token is placed.
        HomeTokenPlaced { company: CompanyId, at: StopAt } => "event-home-token-placed",
        /// A tile is laid.
        TileLaid { company: CompanyId, hex: HexId, tile: TileId, rotation: Rotation, cost: Money } => "event-tile-laid",
        /// A token is placed.
        TokenPlaced { company: CompanyId, at: StopAt, cost: Money } => "event-token-placed",
        /// A step is declined.
        CompanyPassed { company: CompanyId, step: &'static str } => "event-company-passed",
        /// A train's run.
        Ran { company: CompanyId, train: TrainId, stops: Vec<StopAt>, revenue: Money, besides: Money } => "event-ran",
        /// The company did not run.
        DidNotRun { company: CompanyId } => "event-did-not-run",
        /// What the director decided.
        DividendDecided { company: CompanyId, kind: Word, revenue: Money } => "event-dividend-decided",
        /// A player's dividend.
        DividendPaid { company: CompanyId, player: PlayerId, shares: u8, amount: Money } => "event-dividend-paid",
        /// A train is bought from the bank.
        TrainBought { company: CompanyId, train: TrainId, price: Money } => "event-train-bought",
        /// A train is bought from another company.
        TrainTraded { buyer: CompanyId, seller: CompanyId, train: TrainId, price: Money } => "event-train-traded",
        /// An offer for another director's train.
        TrainOffer { buyer: CompanyId, seller: CompanyId, train: TrainId, price: Money } => "event-train-offer",
        /// The offer is declined.
        TrainOfferDeclined { buyer: CompanyId, seller: CompanyId, train: TrainId } => "event-train-offer-declined",
        /// The offer is declined, and so is every further one for the train in this turn.
        TrainOffersDeclined { buyer: CompanyId, seller: CompanyId, train: TrainId } => "event-train-offers-declined",
        /// A train is returned to the bank.
        TrainDiscarded { company: CompanyId, train: TrainId } => "event-train-discarded",
        /// Trains of a type rust.
        TrainsRusted { kind: TrainKind, companies: Vec<CompanyId> } => "event-trains-rusted",
        /// A phase begins.
        PhaseBegins { phase: Thing } => "event-phase-begins",
        /// The bank has run out of money.
        BankBroken => "event-bank-broken",
        /// A price has reached the top.
        TopOfMarket { company: CompanyId } => "event-top-of-market",
        /// The game is over.
        GameOver { reason: &'static str } => "event-game-over",
    }
}
