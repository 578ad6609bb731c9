//! Why something is not allowed: the title, the section of its rulebook, and the facts. Reasons that only one title
//! knows are declared by it.

use crate::fact::Fact;
use crate::ids::{CompanyId, PlayerId, PrivateId, TrainId, TrainKind};
use crate::message::{Message, Names};
use crate::money::Money;
use board::{HexId, StopAt, TileId};

/// A move that was not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The title whose rule forbids it.
    pub title: &'static str,
    /// The section of its rulebook.
    pub section: &'static str,
    /// The facts.
    pub reason: Box<Fact>,
}

impl Refusal {
    /// The reason as a message; title and section are shown beside it.
    pub fn message(&self, names: &dyn Names) -> Message {
        self.reason.message(names)
    }
}

crate::facts! {
    /// What stands against a move.
    pub enum Reason {
        /// The game is over.
        GameOver => "refusal-game-over",
        /// It is another player's turn.
        NotYourTurn { player: PlayerId, awaited: Vec<PlayerId> } => "refusal-not-your-turn",
        /// Something else is awaited now.
        WrongStep { awaited: &'static str } => "refusal-wrong-step",
        /// There is no such player at the table.
        NoSuchPlayer { player: u8 } => "refusal-no-such-player",
        /// There is no such thing in this game.
        NoSuchThing { thing: &'static str } => "refusal-no-such-thing",
        /// A bid is too low.
        BidTooLow { amount: Money, least: Money } => "refusal-bid-too-low",
        /// A bid would leave too little.
        BidTooHigh { amount: Money, most: Money } => "refusal-bid-too-high",
        /// The certificate is not on offer.
        NotOnOffer { company: CompanyId } => "refusal-not-on-offer",
        /// The private company is not for sale.
        PrivateNotForSale { private: PrivateId } => "refusal-private-not-for-sale",
        /// The player does not own the private company.
        NotYourPrivate { private: PrivateId } => "refusal-not-your-private",
        /// The options of this table forbid it.
        ForbiddenByOption { option: &'static str } => "refusal-forbidden-by-option",
        /// The private company cannot be exchanged.
        NotExchangeable { private: PrivateId } => "refusal-not-exchangeable",
        /// The company has not been started.
        NotStarted { company: CompanyId } => "refusal-not-started",
        /// The company has been started.
        AlreadyStarted { company: CompanyId } => "refusal-already-started",
        /// The par is not allowed.
        ParNotAllowed { company: CompanyId, par: Money } => "refusal-par-not-allowed",
        /// Too little money in hand.
        TooPoor { needed: Money, available: Money } => "refusal-too-poor",
        /// The player has bought this turn.
        AlreadyBought => "refusal-already-bought",
        /// The player sold shares of the company in this round.
        SoldThisRound { company: CompanyId } => "refusal-sold-this-round",
        /// The player sold the private company in this round.
        SoldPrivateThisRound { private: PrivateId } => "refusal-sold-private-this-round",
        /// The certificate limit forbids it.
        CertificateLimit { limit: u8 } => "refusal-certificate-limit",
        /// The certificate is kept for the owner of a private company.
        Reserved { company: CompanyId, private: PrivateId } => "refusal-reserved",
        /// The certificate does not lie where it could be bought.
        CertificateNotForSale { company: CompanyId } => "refusal-certificate-not-for-sale",
        /// The player must sell down first.
        MustSellDown { limit: u8 } => "refusal-must-sell-down",
        /// Selling comes before buying.
        SellBeforeBuying => "refusal-sell-before-buying",
        /// The company's shares were sold in this turn already.
        OneBlockPerTurn { company: CompanyId } => "refusal-one-block-per-turn",
        /// The player does not hold so many shares.
        NotHeld { company: CompanyId, shares: u8, held: u8 } => "refusal-not-held",
        /// The certificates do not make up the block.
        CertificatesDoNotMatch { shares: u8 } => "refusal-certificates-do-not-match",
        /// Half of the director's certificate cannot be exchanged.
        NoShareInPool { company: CompanyId } => "refusal-no-share-in-pool",
        /// The company has no home tile to lay.
        WrongHomeHex { company: CompanyId, hex: HexId } => "refusal-wrong-home-hex",
        /// A tile must be laid here.
        HomeTileDue { company: CompanyId } => "refusal-home-tile-due",
        /// The tile does not fit here.
        TileDoesNotFit { tile: TileId, hex: HexId } => "refusal-tile-does-not-fit",
        /// The colour is not available.
        ColourNotAvailable { tile: TileId } => "refusal-colour-not-available",
        /// No copy is left.
        NoTileLeft { tile: TileId } => "refusal-no-tile-left",
        /// The tile does not connect.
        NotConnected { hex: HexId } => "refusal-not-connected",
        /// There is no station here.
        NoStationThere { at: StopAt } => "refusal-no-station-there",
        /// No circle is free.
        NoFreeCircle { at: StopAt, owners: Vec<CompanyId> } => "refusal-no-free-circle",
        /// The free circle is kept for a home token.
        KeptForHome { at: StopAt, company: CompanyId } => "refusal-kept-for-home",
        /// The company has a token on this hex.
        TokenOnHex { hex: HexId } => "refusal-token-on-hex",
        /// The station cannot be reached.
        StationNotReached { at: StopAt } => "refusal-station-not-reached",
        /// The company has no token left.
        NoTokenLeft { company: CompanyId } => "refusal-no-token-left",
        /// The company must run.
        MustRun { company: CompanyId } => "refusal-must-run",
        /// A train stands idle that could run.
        TrainIdle { train: TrainId } => "refusal-train-idle",
        /// The company has no such train.
        NotItsTrain { train: TrainId } => "refusal-not-its-train",
        /// A train is named twice.
        TrainRunsTwice { train: TrainId } => "refusal-train-runs-twice",
        /// There is no such track.
        NoSuchTrack { from: StopAt, to: StopAt } => "refusal-no-such-track",
        /// A run needs two stops.
        TooShort { train: TrainId } => "refusal-too-short",
        /// A run passes through a place where it could only end.
        PassesDeadEnd { at: StopAt } => "refusal-passes-dead-end",
        /// A run visits a stop twice.
        VisitsTwice { at: StopAt } => "refusal-visits-twice",
        /// A run uses track twice.
        TrackTwice { train: TrainId } => "refusal-track-twice",
        /// A run comes back to a hex.
        ReentersHex { hex: HexId } => "refusal-reenters-hex",
        /// Runs share track.
        SharedTrack { train: TrainId, other: TrainId } => "refusal-shared-track",
        /// A run touches no token of the company.
        NoTokenOnRun { train: TrainId } => "refusal-no-token-on-run",
        /// The runs do not meet.
        RunsDoNotMeet { train: TrainId } => "refusal-runs-do-not-meet",
        /// A call at a stop that is not on the track.
        CallOffTrack { at: StopAt } => "refusal-call-off-track",
        /// More than one tokened-out station.
        TokenedOut { at: StopAt, owners: Vec<CompanyId> } => "refusal-tokened-out",
        /// The revenue must be retained, or must be paid.
        DividendForced { company: CompanyId } => "refusal-dividend-forced",
        /// The train is not for sale.
        TrainNotForSale { train: TrainId } => "refusal-train-not-for-sale",
        /// Smaller trains must be bought first.
        EarlierTrainsFirst { kind: TrainKind } => "refusal-earlier-trains-first",
        /// The bank's price is fixed.
        BankPriceFixed { price: Money } => "refusal-bank-price-fixed",
        /// The price is not a multiple.
        PriceNotMultiple { multiple: Money } => "refusal-price-not-multiple",
        /// The price is out of range.
        PriceOutOfRange { least: Money, most: Money } => "refusal-price-out-of-range",
        /// The company has all the trains it may have.
        TrainLimit { limit: u8 } => "refusal-train-limit",
        /// The seller would be left without a train.
        LastTrain { seller: CompanyId } => "refusal-last-train",
        /// Trains of this company cannot be traded.
        CannotTrade { company: CompanyId } => "refusal-cannot-trade",
        /// The company must buy a train.
        MustBuyTrain { company: CompanyId } => "refusal-must-buy-train",
        /// All further offers for the train were declined this turn.
        OffersDeclined { seller: CompanyId } => "refusal-offers-declined",
    }
}
