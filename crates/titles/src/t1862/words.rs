//! What only 1862 says: its own events, reasons, questions and badges. What all titles say is in `rules`.

use super::options::CORRECTIONS;
use super::sections;
use crate::corrections;
use crate::refused::OwnReason;
use crate::words::{Texts, Words};
use board::{HexId, StopAt, TileId};
use rules::{CompanyId, Holder, Money, PlayerId, TrainId, Word};

/// Everything 1862 says.
pub const WORDS: Words = Words {
    facts: &[Event::FIELDS, Reason::FIELDS, Question::FIELDS, Badge::FIELDS, Told::FIELDS],
    steps: super::choices::STEPS,
    corrections: || corrections::ids_after(CORRECTIONS, 0),
    sections: sections::ALL,
    texts: &[
        (
            "en",
            Texts {
                words: include_str!("../../data/1862/words/en.ftl"),
                rules: include_str!("../../data/1862/words/rules.en.ftl"),
                lessons: include_str!("../../data/1862/words/lessons.en.ftl"),
                scenario: "",
            },
        ),
        (
            "pl",
            Texts {
                words: include_str!("../../data/1862/words/pl.ftl"),
                rules: include_str!("../../data/1862/words/rules.pl.ftl"),
                lessons: include_str!("../../data/1862/words/lessons.pl.ftl"),
                scenario: "",
            },
        ),
    ],
    shared: include_str!("../../data/1862/shared-ids.txt"),
};

impl OwnReason for Reason {
    const TITLE: &'static str = super::TITLE;
}

rules::facts! {
    /// What happens in 1862 alone.
    pub enum Event {
        /// A parliament round begins.
        ParliamentBegins { turn: u16 } => "event-parliament-begins",
        /// A player opens the auction of a charter.
        Proposed { player: PlayerId, company: CompanyId, amount: Money } => "event-proposed",
        /// A player declines to open an auction.
        NoProposal { player: PlayerId } => "event-no-proposal",
        /// A player wins a charter and is under obligation.
        CharterWon { player: PlayerId, company: CompanyId, amount: Money } => "event-charter-won",
        /// A company failed to float and its champion is fined.
        Fined { player: PlayerId, company: CompanyId, amount: Money } => "event-fined",
        /// Part of a fine is paid.
        FinePaid { player: PlayerId, amount: Money, left: Money } => "event-fine-paid",
        /// The rest of a fine is forgiven.
        FineForgiven { player: PlayerId, amount: Money } => "event-fine-forgiven",
        /// A company returns to the offer.
        Returned { company: CompanyId } => "event-returned",
        /// A company buys its station markers.
        MarkersBought { company: CompanyId, count: u8, cost: Money } => "event-markers-bought",
        /// A home marker waits for a circle.
        HomeWaits { company: CompanyId, hex: HexId } => "event-home-waits",
        /// A marker is sent back to make room for a home marker.
        Displaced { company: CompanyId, by: CompanyId, hex: HexId } => "event-displaced",
        /// A merger is proposed.
        MergerProposed { company: CompanyId, partner: CompanyId } => "event-merger-proposed",
        /// Another director declines a merger.
        MergerDeclined { company: CompanyId, partner: CompanyId } => "event-merger-declined",
        /// Two companies merge.
        Merges { company: CompanyId, survivor: CompanyId, price: Money } => "event-merges",
        /// A company refinances.
        Refinances { company: CompanyId, amount: Money } => "event-refinances",
        /// A player returns shares to the pool in a merger.
        SharesReturned { player: PlayerId, company: CompanyId, shares: u8 } => "event-shares-returned",
        /// A company returns shares, its own or those of its partner, to the pool in a merger.
        CompanySharesReturned { company: CompanyId, of: CompanyId, shares: u8 } => "event-company-shares-returned",
        /// Shares of the non-surviving company are swapped.
        SharesSwapped { player: PlayerId, shares: u8 } => "event-shares-swapped",
        /// A share that cannot be swapped is sold.
        UnswappableSold { holder: Holder, company: CompanyId, amount: Money } => "event-unswappable-sold",
        /// An option share is redeemed.
        OptionRedeemed { holder: Holder, company: CompanyId, amount: Money } => "event-option-redeemed",
        /// An option share is relinquished.
        OptionRelinquished { holder: Holder, company: CompanyId, amount: Money } => "event-option-relinquished",
        /// A company takes over what another had.
        TakesOver { company: CompanyId, from: CompanyId, cash: Money } => "event-takes-over",
        /// A marker is taken off the map.
        MarkerRemoved { company: CompanyId, at: StopAt } => "event-marker-removed",
        /// A company links to London.
        LinkedToLondon { company: CompanyId } => "event-linked-to-london",
        /// A small station is built.
        SmallStation { company: CompanyId, hex: HexId } => "event-small-station",
        /// Local trains bring a subsidy.
        Subsidy { company: CompanyId, amount: Money } => "event-subsidy",
        /// The George Hudson manoeuvre.
        Hudson { company: CompanyId, amount: Money } => "event-hudson",
        /// A train's run. Like other events of trains it says more than the shared one: of what type the train is.
        Ran { company: CompanyId, train: TrainId, side: Word, stops: Vec<StopAt>, revenue: Money, besides: Money } => "event-ran",
        /// A train is bought from the bank.
        TrainBought { company: CompanyId, train: TrainId, side: Word, price: Money } => "event-train-bought",
        /// A train is bought from another company.
        TrainTraded { buyer: CompanyId, seller: CompanyId, train: TrainId, side: Word, price: Money } => "event-train-traded",
        /// An offer for another director's train.
        TrainOffer { buyer: CompanyId, seller: CompanyId, train: TrainId, side: Word, price: Money } => "event-train-offer",
        /// The offer is declined.
        TrainOfferDeclined { buyer: CompanyId, seller: CompanyId, train: TrainId, side: Word } => "event-train-offer-declined",
        /// A train is bought with warranties.
        Warranties { company: CompanyId, train: TrainId, side: Word, count: u8, cost: Money } => "event-warranties",
        /// A train rusts when its last warranty is used up.
        WarrantyEnds { company: CompanyId, train: TrainId, side: Word } => "event-warranty-ends",
        /// A company sells shares of its own to buy a train.
        StockSold { company: CompanyId, shares: u8, amount: Money } => "event-stock-sold",
        /// A company redeems a share.
        Redeemed { company: CompanyId, price: Money } => "event-redeemed",
        /// A company goes bankrupt.
        Bankrupt { company: CompanyId } => "event-bankrupt",
        /// A holder of a bankrupt company is compensated.
        Compensated { player: PlayerId, company: CompanyId, amount: Money } => "event-compensated",
        /// The LNER will form.
        LnerTriggered => "event-lner-triggered",
        /// The LNER forms.
        LnerForms { limit: u8 } => "event-lner-forms",
    }
}

rules::facts! {
    /// What one director asks another.
    pub enum Question {
        /// Whether a train is sold.
        SellTrain { train: TrainId, side: Word, buyer: CompanyId, seller: CompanyId, price: Money } => "question-sell-train",
        /// Whether two companies merge.
        Merge { company: CompanyId, partner: CompanyId, survivor: CompanyId, price: Money } => "question-merge",
    }
}

rules::facts! {
    /// What the game, a company or a player carries for all to see.
    pub enum Badge {
        /// A parliament round.
        Parliament => "badge-parliament",
        /// The LNER will form after this set.
        LnerComes => "badge-lner-comes",
        /// The LNER has formed.
        LnerFormed => "badge-lner-formed",
        /// The company is chartered.
        Chartered => "badge-chartered",
        /// A player is under obligation to float the company.
        Obligation { player: PlayerId } => "badge-obligation",
        /// The company is in receivership.
        Receivership => "badge-receivership",
        /// The company is not in this game.
        Out => "badge-out",
        /// Money was raised: a train of the bank must be bought.
        MustBuyFromBank => "badge-must-buy-from-bank",
        /// A fine is due.
        Fine { player: PlayerId, amount: Money } => "badge-fine",
    }
}

rules::facts! {
    /// What is printed on a charter or a card, or holds for the whole game.
    pub enum Told {
        /// When a company becomes available.
        Group { group: &'static str } => "fact-group",
        /// A permit it has.
        Permit { kind: &'static str } => "fact-permit",
        /// It has a link to London.
        London => "fact-london",
        /// Its place on the par chart.
        Par { par: Money } => "fact-par",
        /// How far trains of a band go: hexes of freight trains, stations scored and visited by the others.
        Band { freight: u8, scored: u8, visited: u8 } => "fact-band",
        /// What ends a game.
        Ending { reason: &'static str } => "fact-ending",
    }
}

rules::facts! {
    /// What stands against a move in 1862 alone.
    pub enum Reason {
        /// The company is not available.
        NotAvailable { company: CompanyId } => "refusal-not-available",
        /// The company failed to float, and is available again from the next stock round on.
        FailedToFloat { company: CompanyId } => "refusal-failed-to-float",
        /// Its home marker would have no place.
        NoRoomAtHome { company: CompanyId } => "refusal-no-room-at-home",
        /// A charter was won in this round already.
        CharterAlreadyWon { player: PlayerId } => "refusal-charter-already-won",
        /// Bids are multiples of so much.
        NotAMultiple { step: Money } => "refusal-not-a-multiple",
        /// That price is not on the par chart.
        NotAPar { price: Money } => "refusal-not-a-par",
        /// At that price no company may be started.
        NotAStartPrice { price: Money } => "refusal-not-a-start-price",
        /// Only shares of the company just started can be bought.
        OnlyTheNewCompany { company: CompanyId } => "refusal-only-the-new-company",
        /// Companies are started in parliament only.
        ParliamentOnly => "refusal-parliament-only",
        /// There is no change for the director's certificate.
        NoChange { company: CompanyId, needed: u8, available: u8 } => "refusal-no-change",
        /// Shares bought in this round cannot be sold.
        BoughtThisRound { company: CompanyId, sellable: u8 } => "refusal-bought-this-round",
        /// That number of markers cannot be bought.
        MarkerCount { least: u8, most: u8 } => "refusal-marker-count",
        /// The two companies are not connected.
        NotConnectedTo { company: CompanyId, partner: CompanyId } => "refusal-not-connected-to",
        /// A company in receivership cannot do this.
        InReceivership { company: CompanyId } => "refusal-in-receivership",
        /// After the LNER has formed this is not allowed.
        AfterLner => "refusal-after-lner",
        /// Only one of the two merging companies can survive.
        NotMerging { company: CompanyId } => "refusal-not-merging",
        /// The other director has declined this turn.
        Declined { company: CompanyId } => "refusal-declined",
        /// The home hex must be built on first.
        HomeFirst { hex: HexId } => "refusal-home-first",
        /// That is more than the company may build in a turn.
        BuildTooMuch { tile: TileId } => "refusal-build-too-much",
        /// The upgrade gives no new track or station the company can get to.
        NothingGained { hex: HexId } => "refusal-nothing-gained",
        /// The company has a marker in London.
        HasLondon { company: CompanyId } => "refusal-has-london",
        /// London is full.
        LondonFull => "refusal-london-full",
        /// London can only be linked in a turn without a build.
        LondonInsteadOfBuild => "refusal-london-instead-of-build",
        /// No route leads to London.
        LondonNotReached => "refusal-london-not-reached",
        /// The company has no permit for the train.
        NoPermit { train: TrainId } => "refusal-no-permit",
        /// The run leaves the board where it may not.
        NoLondonLink { company: CompanyId } => "refusal-no-london-link",
        /// Local trains stay on the board.
        LocalLeavesBoard { train: TrainId } => "refusal-local-leaves-board",
        /// A run goes from port to port or from red area to red area.
        TwoAreas { train: TrainId } => "refusal-two-areas",
        /// A run ends at a small station.
        EndsAtSmall { at: StopAt } => "refusal-ends-at-small",
        /// A run passes an off-board area.
        PassesArea { at: StopAt } => "refusal-passes-area",
        /// A run needs two large stations, or one and an area.
        TooFewStations { train: TrainId } => "refusal-too-few-stations",
        /// The run is too long in hexes.
        TooManyHexes { train: TrainId, count: u8, allowed: u8 } => "refusal-too-many-hexes",
        /// The run visits too many stations.
        TooManyStations { train: TrainId, count: u8, allowed: u8 } => "refusal-too-many-stations",
        /// The run scores too many stations.
        TooManyScored { train: TrainId, count: u8, allowed: u8 } => "refusal-too-many-scored",
        /// The run leaves more stations unscored than it may.
        TooFewScored { train: TrainId } => "refusal-too-few-scored",
        /// No run visits the home station.
        HomeNotVisited { company: CompanyId } => "refusal-home-not-visited",
        /// Freight trains must be joined end to end.
        FreightNotJoined => "refusal-freight-not-joined",
        /// The George Hudson manoeuvre is not possible.
        NoHudson { company: CompanyId } => "refusal-no-hudson",
        /// No room for another train of the type.
        NoRoomForType { company: CompanyId } => "refusal-no-room-for-type",
        /// That type is not in this game.
        NoSuchType => "refusal-no-such-type",
        /// A train of the bank comes as one of its types.
        TypeNeeded => "refusal-type-needed",
        /// A train of another company is what it is.
        TypeIsFixed => "refusal-type-is-fixed",
        /// Too many warranties.
        TooManyWarranties { most: u8 } => "refusal-too-many-warranties",
        /// Trains have fixed prices.
        FixedPrice { price: Money } => "refusal-fixed-price",
        /// After money was raised, or after the LNER has formed, only the bank sells.
        BankTrainsOnly => "refusal-bank-trains-only",
        /// The company has a train, or can afford one.
        NoNeedToRaise { company: CompanyId } => "refusal-no-need-to-raise",
        /// The survivor's home marker stays.
        HomeMarkerStays { company: CompanyId } => "refusal-home-marker-stays",
        /// No marker of the company stands there.
        NoMarkerThere { at: StopAt } => "refusal-no-marker-there",
        /// Companies do not redeem shares in the game for new players.
        NoRedemption => "refusal-no-redemption",
    }
}
