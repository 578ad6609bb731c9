//! What happened: the facts of every change, in order, under the action that caused it. A log made of events
//! reads as a story; nothing in an event is a secret of one player.

use crate::action::Dividend;
use crate::certificates::Holder;
use crate::ids::{CompanyId, PlayerId, PrivateId, TrainId, TrainKind};
use crate::messages;
use crate::money::Money;
use board::{HexId, Rotation, StopAt, TileId};
use serde::Serialize;

messages! {
    /// One thing that happened.
    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
    pub enum Event ("event") {
        /// A bid in an auction.
        Bid { player: PlayerId, amount: Money } => "bid",
        /// A player is out of this auction.
        PassedBidding { player: PlayerId } => "passed-bidding",
        /// An auction is won.
        AuctionWon { player: PlayerId, amount: Money } => "auction-won",
        /// Nobody bid: the first to pass may choose.
        AuctionPassedOut { player: PlayerId } => "auction-passed-out",
        /// A private company changes hands from the bank to a player.
        PrivateBought { player: PlayerId, private: PrivateId, price: Money } => "private-bought",
        /// A private company is sold to the bank.
        PrivateSold { player: PlayerId, private: PrivateId, price: Money } => "private-sold",
        /// A private company is exchanged for a share.
        PrivateExchanged { player: PlayerId, private: PrivateId, company: CompanyId } => "private-exchanged",
        /// A private company is out of the game.
        PrivateClosed { private: PrivateId } => "private-closed",
        /// A private company's owner turns it over.
        PrivateTurnedOver { player: PlayerId, private: PrivateId } => "private-turned-over",
        /// A private company becomes available.
        PrivateAvailable { private: PrivateId } => "private-available",
        /// A private company's income changes.
        PrivateIncomeChanged { private: PrivateId, income: Money } => "private-income-changed",
        /// Income of a private company.
        PrivateIncome { player: PlayerId, private: PrivateId, amount: Money } => "private-income",
        /// Who deals first.
        PriorityDeal { player: PlayerId } => "priority-deal",
        /// A stock round begins.
        StockRoundBegins { number: u16 } => "stock-round-begins",
        /// An operating round begins.
        OperatingRoundBegins { turn: u16, round: u8 } => "operating-round-begins",
        /// A player passes in a stock round.
        Passed { player: PlayerId } => "passed",
        /// A player has nothing to do and passes.
        PassedWithoutChoice { player: PlayerId } => "passed-without-choice",
        /// A player ends the turn.
        TurnEnded { player: PlayerId } => "turn-ended",
        /// A company is started.
        CompanyStarted { player: PlayerId, company: CompanyId, par: Money, price: Money } => "company-started",
        /// A certificate is bought.
        ShareBought { player: PlayerId, company: CompanyId, from: Holder, price: Money } => "share-bought",
        /// Shares are sold.
        SharesSold { player: PlayerId, company: CompanyId, shares: u8, price: Money } => "shares-sold",
        /// Half of a director's certificate is exchanged with the pool.
        DirectorsCertificateSplit { player: PlayerId, company: CompanyId } => "directors-certificate-split",
        /// A new director.
        NewDirector { company: CompanyId, player: PlayerId } => "new-director",
        /// Nobody directs the company any more.
        Receivership { company: CompanyId } => "receivership",
        /// The share price moved.
        PriceMoved { company: CompanyId, from: Money, to: Money } => "price-moved",
        /// The share price stayed where it was.
        PriceStayed { company: CompanyId, price: Money } => "price-stayed",
        /// A company floats.
        Floated { company: CompanyId, capital: Money } => "floated",
        /// A home base is placed.
        HomeBasePlaced { company: CompanyId, at: StopAt } => "home-base-placed",
        /// No fitting tile is left for a home hex.
        NoHomeTile { company: CompanyId, hex: HexId } => "no-home-tile",
        /// A tile is laid.
        TileLaid { company: CompanyId, hex: HexId, tile: TileId, rotation: Rotation, cost: Money } => "tile-laid",
        /// A base is placed.
        BasePlaced { company: CompanyId, at: StopAt, cost: Money } => "base-placed",
        /// A step is declined.
        CompanyPassed { company: CompanyId, step: &'static str } => "company-passed",
        /// A train's run.
        Ran { company: CompanyId, train: TrainId, stops: Vec<StopAt>, revenue: Money, subsidy: Money } => "ran",
        /// A leased train's run.
        RanLeased { company: CompanyId, train: TrainId, stops: Vec<StopAt>, revenue: Money } => "ran-leased",
        /// Halt subsidy goes to the treasury.
        Subsidy { company: CompanyId, amount: Money } => "subsidy",
        /// A bonus for reaching a destination.
        DestinationReached { company: CompanyId, hex: HexId, bonus: Money } => "destination-reached",
        /// The company did not run.
        DidNotRun { company: CompanyId } => "did-not-run",
        /// What the director decided.
        DividendDecided { company: CompanyId, kind: Dividend, revenue: Money } => "dividend-decided",
        /// A player's dividend.
        DividendPaid { company: CompanyId, player: PlayerId, shares: u8, amount: Money } => "dividend-paid",
        /// A train is bought from the bank.
        TrainBought { company: CompanyId, train: TrainId, price: Money } => "train-bought",
        /// A train is bought from another company.
        TrainTraded { buyer: CompanyId, seller: CompanyId, train: TrainId, price: Money } => "train-traded",
        /// An offer for another director's train.
        TrainOffer { buyer: CompanyId, seller: CompanyId, train: TrainId, price: Money } => "train-offer",
        /// The offer is declined.
        TrainOfferDeclined { buyer: CompanyId, seller: CompanyId, train: TrainId } => "train-offer-declined",
        /// The offer is declined, and so is every further one for the train in this turn.
        TrainOffersDeclined { buyer: CompanyId, seller: CompanyId, train: TrainId } => "train-offers-declined",
        /// A train is returned to the bank.
        TrainDiscarded { company: CompanyId, train: TrainId } => "train-discarded",
        /// Trains of a type rust.
        TrainsRusted { kind: TrainKind, companies: Vec<CompanyId> } => "trains-rusted",
        /// A phase begins.
        PhaseBegins { phase: u8 } => "phase-begins",
        /// A company becomes insolvent.
        Insolvent { company: CompanyId } => "insolvent",
        /// A company is solvent again.
        Solvent { company: CompanyId } => "solvent",
        /// A company goes bankrupt.
        Bankrupt { company: CompanyId } => "bankrupt",
        /// A bankrupt company floats again.
        Refloated { company: CompanyId, capital: Money } => "refloated",
        /// A bankruptcy ends the stock round.
        StockRoundBroken => "stock-round-broken",
        /// Sales no longer lower prices and certificates are unlimited.
        SalesNoLongerLowerPrices => "sales-no-longer-lower-prices",
        /// The Southern Railway forms.
        SouthernForms => "southern-forms",
        /// Building ends.
        BuildingEnds => "building-ends",
        /// The railways are nationalised.
        Nationalised => "nationalised",
        /// British Rail closes a company.
        CompanyClosed { company: CompanyId, revenue: Money } => "company-closed",
        /// The bank has run out of money.
        BankBroken => "bank-broken",
        /// A price has reached the top.
        TopOfMarket { company: CompanyId } => "top-of-market",
        /// The game is over.
        GameOver { reason: &'static str } => "game-over",
    }
}
