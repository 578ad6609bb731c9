//! What only 1822 says: its own events, reasons, questions and badges. What all titles say is in `rules`.

use super::options::CORRECTIONS;
use super::sections;
use crate::corrections;
use crate::refused::OwnReason;
use crate::words::{Texts, Words};
use board::{HexId, StopAt, TileId};
use rules::{CompanyId, Money, PlayerId, PrivateId, TrainId, TrainKind, Word};

/// Everything 1822 says, with what a scenario says otherwise in English and in Polish.
macro_rules! words {
    ($english:expr, $polish:expr) => {
        Words {
            facts: &[Event::FIELDS, Reason::FIELDS, Question::FIELDS, Badge::FIELDS, Told::FIELDS],
            steps: super::choices::STEPS,
            corrections: || corrections::ids_after(CORRECTIONS, 0),
            sections: sections::ALL,
            texts: &[
                (
                    "en",
                    Texts {
                        words: include_str!("../../data/1822/words/en.ftl"),
                        rules: include_str!("../../data/1822/words/rules.en.ftl"),
                        lessons: include_str!("../../data/1822/words/lessons.en.ftl"),
                        scenario: $english,
                    },
                ),
                (
                    "pl",
                    Texts {
                        words: include_str!("../../data/1822/words/pl.ftl"),
                        rules: include_str!("../../data/1822/words/rules.pl.ftl"),
                        lessons: include_str!("../../data/1822/words/lessons.pl.ftl"),
                        scenario: $polish,
                    },
                ),
            ],
            shared: include_str!("../../data/1822/shared-ids.txt"),
        }
    };
}

/// Everything 1822 says.
pub const WORDS: Words = words!("", "");

/// Everything 1822MRS says.
pub const WORDS_OF_MEDIUM: Words =
    words!(include_str!("../../data/1822mrs/words/en.ftl"), include_str!("../../data/1822mrs/words/pl.ftl"));

/// Everything 1822NRS says.
pub const WORDS_OF_NORTHERN: Words =
    words!(include_str!("../../data/1822nrs/words/en.ftl"), include_str!("../../data/1822nrs/words/pl.ftl"));

impl OwnReason for Reason {
    const TITLE: &'static str = super::TITLE;
}

rules::facts! {
    /// What happens in 1822 alone.
    pub enum Event {
        /// A bid for a private company or a concession.
        BidForCard { player: PlayerId, card: PrivateId, amount: Money } => "event-bid-for-card",
        /// A bid for a minor.
        BidForMinor { player: PlayerId, minor: CompanyId, amount: Money } => "event-bid-for-minor",
        /// A minor is won.
        MinorBought { player: PlayerId, minor: CompanyId, amount: Money } => "event-minor-bought",
        /// A minor nobody wanted leaves the game.
        MinorRemoved { minor: CompanyId } => "event-minor-removed",
        /// The trains of one side of a card rust.
        SideRusted { side: Word, companies: Vec<CompanyId> } => "event-side-rusted",
        /// A train leaves the bank's row unsold.
        TrainRemoved { train: TrainId } => "event-train-removed",
        /// A loan grows.
        Interest { player: PlayerId, debt: Money } => "event-interest",
        /// A director borrows.
        Loan { player: PlayerId, amount: Money, debt: Money } => "event-loan",
        /// A part of a loan is paid back.
        Repaid { player: PlayerId, amount: Money, left: Money } => "event-repaid",
        /// P9 doubles cash.
        Doubled { player: PlayerId } => "event-doubled",
        /// A concession is gone.
        ConcessionLost { card: PrivateId } => "event-concession-lost",
        /// Unsold shares go to the pool.
        UnsoldToPool { company: CompanyId, shares: u8 } => "event-unsold-to-pool",
        /// A share for the tax haven.
        Sheltered { player: PlayerId, company: CompanyId, price: Money } => "event-sheltered",
        /// A dividend for the tax haven.
        HavenPaid { company: CompanyId, amount: Money } => "event-haven-paid",
        /// Income of a card in a company.
        CompanyIncome { company: CompanyId, card: PrivateId, amount: Money } => "event-company-income",
        /// Money saved on a card.
        Saved { card: PrivateId, amount: Money } => "event-saved",
        /// The savings of a card are paid out.
        SavingsPaid { company: CompanyId, card: PrivateId, amount: Money } => "event-savings-paid",
        /// A company takes a card.
        CardTaken { company: CompanyId, card: PrivateId, player: PlayerId } => "event-card-taken",
        /// A card becomes a train.
        CardBecomesTrain { company: CompanyId, card: PrivateId, train: TrainId } => "event-card-becomes-train",
        /// P8's form is chosen.
        HillChosen { company: CompanyId, choice: Word } => "event-hill-chosen",
        /// A power is used.
        PowerUsed { company: CompanyId, card: PrivateId } => "event-power-used",
        /// A destination token is placed.
        DestinationReached { company: CompanyId, at: StopAt } => "event-destination-reached",
        /// An ordinary token goes back to the charter.
        TokenReturned { company: CompanyId, at: StopAt } => "event-token-returned",
        /// A Pullman car is coupled.
        Coupled { company: CompanyId, train: TrainId } => "event-coupled",
        /// Mail contracts pay.
        Mail { company: CompanyId, amount: Money } => "event-mail",
        /// What a 2P or LP earned is decided by itself.
        ExtraDecided { company: CompanyId, kind: Word } => "event-extra-decided",
        /// What the company receives.
        CompanyReceives { company: CompanyId, amount: Money } => "event-company-receives",
        /// An L becomes a 2.
        Turned { company: CompanyId, train: TrainId, cost: Money } => "event-turned",
        /// A director pays for a train.
        DirectorPays { player: PlayerId, company: CompanyId, amount: Money } => "event-director-pays",
        /// A major is about to acquire a minor.
        Acquires { company: CompanyId, minor: CompanyId } => "event-acquires",
        /// The owner of a minor is paid, or pays back.
        OwnerPaid { player: PlayerId, company: CompanyId, shares: u8, amount: Money, back: Money } => "event-owner-paid",
        /// A minor has been acquired.
        Acquired { company: CompanyId, minor: CompanyId } => "event-acquired",
        /// Shares are issued.
        Issued { company: CompanyId, shares: u8, amount: Money } => "event-issued",
        /// Shares are redeemed.
        Redeemed { company: CompanyId, shares: u8, amount: Money } => "event-redeemed",
        /// A player agrees.
        RequestGranted { player: PlayerId } => "event-request-granted",
        /// A player declines.
        RequestDeclined { player: PlayerId } => "event-request-declined",
    }
}

rules::facts! {
    /// What one player asks another.
    pub enum Question {
        /// Whether a train is sold.
        SellTrain { train: TrainId, buyer: CompanyId, seller: CompanyId, price: Money } => "question-sell-train",
        /// Whether a company may take a card.
        TakePrivate { company: CompanyId, card: PrivateId } => "question-take-private",
        /// Whether a minor is sold.
        Acquire { company: CompanyId, minor: CompanyId } => "question-acquire",
        /// Whether a tile may be laid beside London.
        Neighbour { company: CompanyId, hex: HexId, tile: TileId } => "question-neighbour",
    }
}

rules::facts! {
    /// What the game, a company or a player carries for all to see.
    pub enum Badge {
        /// The company is a minor.
        Minor => "badge-minor",
        /// The company is not in this game, or has left it.
        Out => "badge-out",
        /// It lies in a bid box.
        InBox => "badge-in-box",
        /// It has reached its destination.
        AtDestination => "badge-at-destination",
        /// A player owes, and will owe when the stock round ends.
        Debt { player: PlayerId, amount: Money, then: Money } => "badge-debt",
        /// A player's cash that bids bind.
        Bound { player: PlayerId, amount: Money, tokens: u8 } => "badge-bound",
        /// What a card has saved.
        Savings { amount: Money } => "badge-savings",
        /// Uses left.
        Uses { count: u8 } => "badge-uses",
        /// A company owns the card.
        OwnedBy { company: CompanyId } => "badge-owned-by",
        /// A bid leads for a card.
        Leading { player: PlayerId, amount: Money } => "badge-leading",
        /// The train with the Pullman car.
        Pullman { train: TrainId } => "badge-pullman",
        /// A mail contract will pay.
        MailDue { amount: Money } => "badge-mail-due",
    }
}

rules::facts! {
    /// What is printed on a charter or a card, or holds for the whole game.
    pub enum Told {
        /// Where a destination token goes.
        Destination { hex: HexId } => "fact-destination",
        /// Track joins the home with the destination.
        DestinationJoined => "fact-destination-joined",
        /// On how many hexes track is missing between the two.
        DestinationAhead { hexes: u8 } => "fact-destination-ahead",
        /// Exchange tokens left.
        ExchangeTokens { count: u8 } => "fact-exchange-tokens",
        /// What a card does.
        Power { card: PrivateId } => "fact-power",
        /// Its power is for a later phase.
        WaitsForPhase { phase: u8 } => "fact-waits-for-phase",
        /// Its power is for a company that takes it.
        WaitsForTaking => "fact-waits-for-taking",
        /// Its power is for a stock round.
        WaitsForStock => "fact-waits-for-stock",
        /// Its power is for a turn of its company.
        WaitsForTurn { company: CompanyId } => "fact-waits-for-turn",
        /// Its power is for another step.
        WaitsForStep { when: &'static str } => "fact-waits-for-step",
        /// Nothing on the board or the charter suits it.
        WaitsForOccasion => "fact-waits-for-occasion",
        /// It works by itself.
        InForce => "fact-in-force",
        /// The other side of a train.
        OtherSide { side: Word, price: Money } => "fact-other-side",
        /// When that side rusts.
        OtherSideRusts { side: Word, kind: TrainKind } => "fact-other-side-rusts",
        /// What ends a game.
        Ending { reason: &'static str, when: &'static str } => "fact-ending",
    }
}

rules::facts! {
    /// What stands against a move in 1822 alone.
    pub enum Reason {
        /// A player with a loan.
        InDebt { debt: Money } => "refusal-in-debt",
        /// Bids were made this turn.
        HasBid => "refusal-has-bid",
        /// The card is not in a box.
        NotInBox => "refusal-not-in-box",
        /// Enough bids in a turn.
        NoMoreBids { most: u8 } => "refusal-no-more-bids",
        /// The highest bid is one's own.
        AlreadyLeading => "refusal-already-leading",
        /// No bidding token is left.
        NoBiddingToken => "refusal-no-bidding-token",
        /// Nobody may buy more of it.
        HoldsMost { company: CompanyId } => "refusal-holds-most",
        /// The tax haven has its share.
        HavenUsed => "refusal-haven-used",
        /// The company has not operated.
        NotOperated { company: CompanyId } => "refusal-not-operated",
        /// The pool is full.
        PoolFull { company: CompanyId } => "refusal-pool-full",
        /// Nobody could direct the company.
        NoSuccessor { company: CompanyId } => "refusal-no-successor",
        /// The directorship must be kept.
        KeepsDirectorship { company: CompanyId } => "refusal-keeps-directorship",
        /// Less would do.
        MoreThanNeeded { needed: Money } => "refusal-more-than-needed",
        /// Not before a phase.
        TooEarly { phase: u8 } => "refusal-too-early",
        /// The player has no concession for it.
        NoConcession { company: CompanyId } => "refusal-no-concession",
        /// No L is left.
        NoLocalLeft => "refusal-no-local-left",
        /// Only an L.
        LocalOnly => "refusal-local-only",
        /// The card cannot be taken.
        NotTakeable { card: PrivateId } => "refusal-not-takeable",
        /// Nobody asks for that.
        NotAsked => "refusal-not-asked",
        /// The company has no such power now.
        NoSuchPower { card: PrivateId } => "refusal-no-such-power",
        /// These powers are not joined.
        NotJoined { card: PrivateId } => "refusal-not-joined",
        /// A power is half used.
        HalfUsed { card: PrivateId } => "refusal-half-used",
        /// Only a yellow tile.
        YellowOnly => "refusal-yellow-only",
        /// Not rough, hilly or mountainous.
        NotRough { hex: HexId } => "refusal-not-rough",
        /// No estuary to pay for.
        NoEstuary { hex: HexId } => "refusal-no-estuary",
        /// The card is not in a stack.
        NotInStack => "refusal-not-in-stack",
        /// No more tiles this turn.
        NoMoreTiles => "refusal-no-more-tiles",
        /// The upgrade brings nothing.
        NothingGained { hex: HexId } => "refusal-nothing-gained",
        /// A tile with six exits fits.
        SixExits { tile: TileId } => "refusal-six-exits",
        /// The tile must lead to London.
        MustLeadToLondon { hex: HexId } => "refusal-must-lead-to-london",
        /// The destination is not connected.
        DestinationNotReached => "refusal-destination-not-reached",
        /// The destination token must be placed.
        DestinationDue => "refusal-destination-due",
        /// Two cities of London in one run.
        LondonTwice { train: TrainId } => "refusal-london-twice",
        /// Channel and France go together.
        ChannelAndFrance { train: TrainId } => "refusal-channel-and-france",
        /// Too many stops.
        TooManyStops { train: TrainId, count: u8, allowed: u8 } => "refusal-too-many-stops",
        /// Not the run of an L.
        NotLocal { train: TrainId } => "refusal-not-local",
        /// One L in a city.
        OneLocal { train: TrainId } => "refusal-one-local",
        /// Not the run of an E.
        NotExpress { train: TrainId } => "refusal-not-express",
        /// One of two tracks between two Welsh towns.
        OneWelshTrack => "refusal-one-welsh-track",
        /// The car cannot be coupled.
        NotCoupled { train: TrainId } => "refusal-not-coupled",
        /// One E for a company.
        OneExpress => "refusal-one-express",
        /// The director's money buys the cheapest train only.
        CheapestOnly => "refusal-cheapest-only",
        /// Shares are sold before money is borrowed.
        SellBeforeLoan => "refusal-sell-before-loan",
        /// The company issues shares before its director pays.
        MustIssue { company: CompanyId, shares: u8 } => "refusal-must-issue",
        /// Shares are issued once in a turn.
        HasIssued { company: CompanyId } => "refusal-has-issued",
        /// The minor cannot be acquired now.
        NotAcquirable { minor: CompanyId } => "refusal-not-acquirable",
        /// The minor is not connected.
        NotJoinedToMinor { minor: CompanyId } => "refusal-not-joined-to-minor",
        /// There is no way to pay.
        CannotPay { minor: CompanyId } => "refusal-cannot-pay",
        /// Not in the first operating round.
        FirstRound { company: CompanyId } => "refusal-first-round",
        /// The other has declined for this turn.
        Declined => "refusal-declined",
    }
}
