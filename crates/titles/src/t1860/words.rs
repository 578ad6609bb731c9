//! What only 1860 says: its own events and reasons. What all titles say is in `rules`.

use super::options::CORRECTIONS;
use super::sections;
use crate::corrections;
use crate::refused::OwnReason;
use crate::words::{Texts, Words};
use board::{HexId, StopAt, TileId};
use rules::{CompanyId, Money, PlayerId, PrivateId, TrainId};

/// Everything 1860 says.
pub const WORDS: Words = Words {
    facts: &[Event::FIELDS, Reason::FIELDS, Question::FIELDS, Badge::FIELDS, Told::FIELDS],
    steps: super::choices::STEPS,
    corrections: || corrections::ids_after(CORRECTIONS, 0),
    sections: sections::ALL,
    texts: &[
        (
            "en",
            Texts {
                words: include_str!("../../data/1860/words/en.ftl"),
                rules: include_str!("../../data/1860/words/rules.en.ftl"),
                lessons: include_str!("../../data/1860/words/lessons.en.ftl"),
                scenario: "",
            },
        ),
        (
            "pl",
            Texts {
                words: include_str!("../../data/1860/words/pl.ftl"),
                rules: include_str!("../../data/1860/words/rules.pl.ftl"),
                lessons: include_str!("../../data/1860/words/lessons.pl.ftl"),
                scenario: "",
            },
        ),
    ],
    shared: include_str!("../../data/1860/shared-ids.txt"),
};

impl OwnReason for Reason {
    const TITLE: &'static str = super::TITLE;
}

rules::facts! {
    /// What happens in 1860 alone.
    pub enum Event {
        /// A private company's owner turns it over.
        PrivateTurnedOver { player: PlayerId, private: PrivateId } => "event-private-turned-over",
        /// A private company's income changes.
        PrivateIncomeChanged { private: PrivateId, income: Money } => "event-private-income-changed",
        /// No fitting tile is left for a home hex.
        NoHomeTile { company: CompanyId, hex: HexId } => "event-no-home-tile",
        /// A leased train's run.
        RanLeased { company: CompanyId, train: TrainId, stops: Vec<StopAt>, revenue: Money } => "event-ran-leased",
        /// Halt subsidy goes to the treasury.
        Subsidy { company: CompanyId, amount: Money } => "event-subsidy",
        /// A bonus for reaching a destination.
        DestinationReached { company: CompanyId, hex: HexId, bonus: Money } => "event-destination-reached",
        /// A company becomes insolvent.
        Insolvent { company: CompanyId } => "event-insolvent",
        /// A company is solvent again.
        Solvent { company: CompanyId } => "event-solvent",
        /// A company goes bankrupt.
        Bankrupt { company: CompanyId } => "event-bankrupt",
        /// A bankrupt company floats again.
        Refloated { company: CompanyId, capital: Money } => "event-refloated",
        /// A bankruptcy ends the stock round.
        StockRoundBroken => "event-stock-round-broken",
        /// Sales no longer lower prices and certificates are unlimited.
        SalesNoLongerLowerPrices => "event-sales-no-longer-lower-prices",
        /// The Southern Railway forms.
        SouthernForms => "event-southern-forms",
        /// Building ends.
        BuildingEnds => "event-building-ends",
        /// The railways are nationalised.
        Nationalised => "event-nationalised",
        /// British Rail closes a company.
        CompanyClosed { company: CompanyId, revenue: Money } => "event-company-closed",
    }
}

rules::facts! {
    /// What one director asks another.
    pub enum Question {
        /// Whether a train is sold.
        SellTrain { train: TrainId, buyer: CompanyId, seller: CompanyId, price: Money } => "question-sell-train",
    }
}

rules::facts! {
    /// What the game, a company or a private company carries for all to see.
    pub enum Badge {
        /// No more track and bases.
        BuildingEnded => "badge-building-ended",
        /// The railways are nationalised.
        Nationalised => "badge-nationalised",
        /// The company is insolvent.
        Insolvent => "badge-insolvent",
        /// The company is bankrupt.
        Bankrupt => "badge-bankrupt",
        /// Nobody directs the company.
        Receivership => "badge-receivership",
        /// The company leases a train this turn.
        Leases { train: TrainId } => "badge-leases",
        /// The private company is turned over: its owner has no income from it.
        TurnedOver { player: PlayerId } => "badge-turned-over",
    }
}

rules::facts! {
    /// What is printed on a charter or a card, or holds for the whole game.
    pub enum Told {
        /// The layer in which a company becomes available.
        Layer { layer: u8 } => "fact-layer",
        /// What a train may call at: large stations, and small stations and halts besides.
        Length { large: u8, small: u8 } => "fact-length",
        /// What ends a game.
        Ending { reason: &'static str } => "fact-ending",
    }
}

rules::facts! {
    /// What stands against a move in 1860 alone.
    pub enum Reason {
        /// Private companies cannot be sold yet.
        TooEarlyToSellPrivate => "refusal-too-early-to-sell-private",
        /// The company is bankrupt.
        CompanyBankrupt { company: CompanyId } => "refusal-company-bankrupt",
        /// The layer of the company is not open.
        LayerClosed { company: CompanyId, layer: u8, open: u8 } => "refusal-layer-closed",
        /// Too many companies are waiting to operate.
        TooManyUnoperated { company: CompanyId } => "refusal-too-many-unoperated",
        /// The director's certificate of a company in receivership needs a share in hand.
        DirectorsCertificateNeedsShare { company: CompanyId } => "refusal-directors-certificate-needs-share",
        /// The second tile may not be an upgrade or a large station.
        SecondTileTooMuch { tile: TileId } => "refusal-second-tile-too-much",
        /// Upgrading needs a train.
        UpgradeNeedsTrain => "refusal-upgrade-needs-train",
        /// The upgrade is out of reach.
        OutOfReach { hex: HexId } => "refusal-out-of-reach",
        /// The upgrade gives nothing the company could use.
        NothingGained { hex: HexId } => "refusal-nothing-gained",
        /// An insolvent company may not do this.
        InsolventMayNot { company: CompanyId } => "refusal-insolvent-may-not",
        /// The runs must earn as much as they can.
        BelowMaximum { company: CompanyId, revenue: Money, maximum: Money } => "refusal-below-maximum",
        /// A run ends in a halt.
        EndsInHalt { at: StopAt } => "refusal-ends-in-halt",
        /// No run visits the home base.
        HomeNotVisited { company: CompanyId } => "refusal-home-not-visited",
        /// Too many large stations.
        TooManyLarge { train: TrainId, count: u8, allowed: u8 } => "refusal-too-many-large",
        /// Too many stops.
        TooManyStops { train: TrainId, count: u8, allowed: u8 } => "refusal-too-many-stops",
        /// A large station must be called at.
        LargeNotCalled { at: StopAt } => "refusal-large-not-called",
        /// A small station must be called at.
        SmallNotCalled { at: StopAt } => "refusal-small-not-called",
        /// Halts are not counted any more.
        HaltsNotCounted { at: StopAt } => "refusal-halts-not-counted",
        /// After nationalisation, trains come from the bank only.
        BankTrainsOnly => "refusal-bank-trains-only",
    }
}
