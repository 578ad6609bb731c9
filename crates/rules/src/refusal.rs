//! Why something is not allowed: the title, the section of its rulebook, and the facts.

use crate::ids::{CompanyId, PlayerId, PrivateId, TrainId, TrainKind};
use crate::message::{Message, Names};
use crate::messages;
use crate::money::Money;
use board::{HexId, StopAt, TileId};
use serde::Serialize;

/// A move that was not made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The title whose rule forbids it.
    pub title: &'static str,
    /// The section of its rulebook.
    pub section: &'static str,
    /// The facts.
    pub reason: Reason,
}

impl Refusal {
    /// The reason as a message; title and section are shown beside it.
    pub fn message(&self, names: &dyn Names) -> Message {
        self.reason.message(names)
    }
}

messages! {
    /// What stands against a move.
    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
    pub enum Reason ("refusal") {
        /// The game is over.
        GameOver => "game-over",
        /// It is another player's turn.
        NotYourTurn { player: PlayerId, awaited: Vec<PlayerId> } => "not-your-turn",
        /// Something else is awaited now.
        WrongStep { awaited: &'static str } => "wrong-step",
        /// There is no such player at the table.
        NoSuchPlayer { player: u8 } => "no-such-player",
        /// There is no such thing in this game.
        NoSuchThing { thing: &'static str } => "no-such-thing",
        /// A bid is too low.
        BidTooLow { amount: Money, least: Money } => "bid-too-low",
        /// A bid would leave too little.
        BidTooHigh { amount: Money, most: Money } => "bid-too-high",
        /// The certificate is not on offer.
        NotOnOffer { company: CompanyId } => "not-on-offer",
        /// The private company is not for sale.
        PrivateNotForSale { private: PrivateId } => "private-not-for-sale",
        /// The player does not own the private company.
        NotYourPrivate { private: PrivateId } => "not-your-private",
        /// Private companies cannot be sold yet.
        TooEarlyToSellPrivate => "too-early-to-sell-private",
        /// The options of this table forbid it.
        ForbiddenByOption { option: &'static str } => "forbidden-by-option",
        /// The private company cannot be exchanged.
        NotExchangeable { private: PrivateId } => "not-exchangeable",
        /// The company has not been started.
        NotStarted { company: CompanyId } => "not-started",
        /// The company is bankrupt.
        CompanyBankrupt { company: CompanyId } => "company-bankrupt",
        /// The company has been started.
        AlreadyStarted { company: CompanyId } => "already-started",
        /// The layer of the company is not open.
        LayerClosed { company: CompanyId, layer: u8, open: u8 } => "layer-closed",
        /// Too many companies are waiting to operate.
        TooManyUnoperated { company: CompanyId } => "too-many-unoperated",
        /// The par is not allowed.
        ParNotAllowed { company: CompanyId, par: Money } => "par-not-allowed",
        /// Too little money in hand.
        TooPoor { needed: Money, available: Money } => "too-poor",
        /// The player has bought this turn.
        AlreadyBought => "already-bought",
        /// The player sold shares of the company in this round.
        SoldThisRound { company: CompanyId } => "sold-this-round",
        /// The player sold the private company in this round.
        SoldPrivateThisRound { private: PrivateId } => "sold-private-this-round",
        /// The certificate limit forbids it.
        CertificateLimit { limit: u8 } => "certificate-limit",
        /// The certificate is kept for the owner of a private company.
        Reserved { company: CompanyId, private: PrivateId } => "reserved",
        /// The certificate does not lie where it could be bought.
        CertificateNotForSale { company: CompanyId } => "certificate-not-for-sale",
        /// The director's certificate of a company in receivership needs a share in hand.
        DirectorsCertificateNeedsShare { company: CompanyId } => "directors-certificate-needs-share",
        /// The player must sell down first.
        MustSellDown { limit: u8 } => "must-sell-down",
        /// Selling comes before buying.
        SellBeforeBuying => "sell-before-buying",
        /// The company's shares were sold in this turn already.
        OneBlockPerTurn { company: CompanyId } => "one-block-per-turn",
        /// The player does not hold so many shares.
        NotHeld { company: CompanyId, shares: u8, held: u8 } => "not-held",
        /// The certificates do not make up the block.
        CertificatesDoNotMatch { shares: u8 } => "certificates-do-not-match",
        /// Half of the director's certificate cannot be exchanged.
        NoShareInPool { company: CompanyId } => "no-share-in-pool",
        /// The company has no home tile to lay.
        WrongHomeHex { company: CompanyId, hex: HexId } => "wrong-home-hex",
        /// A tile must be laid here.
        HomeTileDue { company: CompanyId } => "home-tile-due",
        /// The tile does not fit here.
        TileDoesNotFit { tile: TileId, hex: HexId } => "tile-does-not-fit",
        /// The colour is not available.
        ColourNotAvailable { tile: TileId } => "colour-not-available",
        /// No copy is left.
        NoTileLeft { tile: TileId } => "no-tile-left",
        /// The second tile may not be an upgrade or a large station.
        SecondTileTooMuch { tile: TileId } => "second-tile-too-much",
        /// The tile does not connect.
        NotConnected { hex: HexId } => "not-connected",
        /// Upgrading needs a train.
        UpgradeNeedsTrain => "upgrade-needs-train",
        /// The upgrade is out of reach.
        OutOfReach { hex: HexId } => "out-of-reach",
        /// The upgrade gives nothing the company could use.
        NothingGained { hex: HexId } => "nothing-gained",
        /// An insolvent company may not do this.
        InsolventMayNot { company: CompanyId } => "insolvent-may-not",
        /// There is no station here.
        NoStationThere { at: StopAt } => "no-station-there",
        /// No circle is free.
        NoFreeCircle { at: StopAt, owners: Vec<CompanyId> } => "no-free-circle",
        /// The free circle is kept for a home base.
        KeptForHome { at: StopAt, company: CompanyId } => "kept-for-home",
        /// The company has a base on this hex.
        BaseOnHex { hex: HexId } => "base-on-hex",
        /// The station cannot be reached.
        StationNotReached { at: StopAt } => "station-not-reached",
        /// The company has no base left.
        NoBaseLeft { company: CompanyId } => "no-base-left",
        /// The company must run.
        MustRun { company: CompanyId } => "must-run",
        /// A train stands idle that could run.
        TrainIdle { train: TrainId } => "train-idle",
        /// The runs must earn as much as they can.
        BelowMaximum { company: CompanyId, revenue: Money, maximum: Money } => "below-maximum",
        /// The company has no such train.
        NotItsTrain { train: TrainId } => "not-its-train",
        /// A train is named twice.
        TrainRunsTwice { train: TrainId } => "train-runs-twice",
        /// There is no such track.
        NoSuchTrack { from: StopAt, to: StopAt } => "no-such-track",
        /// A run needs two stops.
        TooShort { train: TrainId } => "too-short",
        /// A run ends in a halt.
        EndsInHalt { at: StopAt } => "ends-in-halt",
        /// A run passes through a place where it could only end.
        PassesDeadEnd { at: StopAt } => "passes-dead-end",
        /// A run visits a stop twice.
        VisitsTwice { at: StopAt } => "visits-twice",
        /// A run uses track twice.
        TrackTwice { train: TrainId } => "track-twice",
        /// A run comes back to a hex.
        ReentersHex { hex: HexId } => "reenters-hex",
        /// Runs share track.
        SharedTrack { train: TrainId, other: TrainId } => "shared-track",
        /// A run touches no base of the company.
        NoBaseOnRun { train: TrainId } => "no-base-on-run",
        /// No run visits the home base.
        HomeNotVisited { company: CompanyId } => "home-not-visited",
        /// The runs do not meet.
        RunsDoNotMeet { train: TrainId } => "runs-do-not-meet",
        /// Too many large stations.
        TooManyLarge { train: TrainId, count: u8, allowed: u8 } => "too-many-large",
        /// Too many stops.
        TooManyStops { train: TrainId, count: u8, allowed: u8 } => "too-many-stops",
        /// A large station must be called at.
        LargeNotCalled { at: StopAt } => "large-not-called",
        /// A small station must be called at.
        SmallNotCalled { at: StopAt } => "small-not-called",
        /// A call at a stop that is not on the track.
        CallOffTrack { at: StopAt } => "call-off-track",
        /// More than one tokened-out station.
        TokenedOut { at: StopAt, owners: Vec<CompanyId> } => "tokened-out",
        /// Halts are not counted any more.
        HaltsNotCounted { at: StopAt } => "halts-not-counted",
        /// The revenue must be retained, or must be paid.
        DividendForced { company: CompanyId } => "dividend-forced",
        /// The train is not for sale.
        TrainNotForSale { train: TrainId } => "train-not-for-sale",
        /// Smaller trains must be bought first.
        EarlierTrainsFirst { kind: TrainKind } => "earlier-trains-first",
        /// The bank's price is fixed.
        BankPriceFixed { price: Money } => "bank-price-fixed",
        /// The price is not a multiple.
        PriceNotMultiple { multiple: Money } => "price-not-multiple",
        /// The price is out of range.
        PriceOutOfRange { least: Money, most: Money } => "price-out-of-range",
        /// The company has all the trains it may have.
        TrainLimit { limit: u8 } => "train-limit",
        /// The seller would be left without a train.
        LastTrain { seller: CompanyId } => "last-train",
        /// Trains of this company cannot be traded.
        CannotTrade { company: CompanyId } => "cannot-trade",
        /// After nationalisation, trains come from the bank only.
        BankTrainsOnly => "bank-trains-only",
        /// The company must buy a train.
        MustBuyTrain { company: CompanyId } => "must-buy-train",
        /// All further offers for the train were declined this turn.
        OffersDeclined { seller: CompanyId } => "offers-declined",
    }
}
