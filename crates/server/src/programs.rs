//! Moves the server makes for people, as they have told it: what there is to tell, when it applies, and when it
//! stops because something has changed.

use rules::view::View;
use rules::view::{BoxView, Lot};
use rules::{Action, Argument, ByName, Card, Choice, Choices, Message, Money, Names, Place, PlayerId, Step};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the server shall do for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", tag = "type", deny_unknown_fields)]
pub enum Program {
    /// Pass in this round until something happens that concerns me.
    Pass {
        /// Only as long as I lead wherever I have bid.
        #[serde(default)]
        while_leading: bool,
        /// The last entry I have seen when I said so.
        #[serde(default)]
        since: i64,
    },
    /// Buy shares of a company, one each turn.
    BuyShares {
        /// The company's short name.
        company: String,
        /// Until it floats.
        #[serde(default)]
        until_floated: bool,
        /// Until I have so many shares.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until_shares: Option<u8>,
        /// The last entry I have seen when I said so.
        #[serde(default)]
        since: i64,
    },
    /// Bid for cards that are auctioned at the same time, as little as will do, and pass while I lead them all.
    BidFor {
        /// The cards and how far to go for each.
        bids: Vec<CardLimit>,
        /// The last entry I have seen when I said so.
        #[serde(default)]
        since: i64,
    },
    /// Bid in an auction, as little as will do, up to an amount; then pass.
    Bid {
        /// The most to bid.
        up_to: i32,
        /// The last entry I have seen when I said so.
        #[serde(default)]
        since: i64,
    },
}

/// How far to go for a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CardLimit {
    /// The card's name.
    pub card: String,
    /// The most to bid; as far as my money goes if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub up_to: Option<i32>,
}

/// What a program comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To do this.
    Act(Action),
    /// To do this for the last time, and why.
    Last(Action, &'static str),
    /// To leave it to the person, and why.
    Stop(&'static str),
}

/// What a program looks at.
pub struct Outlook<'a> {
    /// The game, as the seat may see it.
    pub view: &'a View,
    /// What may be done.
    pub choices: &'a Choices,
    /// The seat.
    pub seat: u8,
    /// What was caused since the program was set, but for what the person did by hand as messages.
    pub news: &'a [Message],
    /// The moves that others made since.
    pub moves: &'a [Action<ByName>],
    /// What cards are called.
    pub names: &'a dyn Names,
    /// Events that mean trouble for a company, by id.
    pub alarms: &'a [String],
    /// Whether the program itself made the last move, in the turn that is still on.
    pub just_moved: bool,
}

impl Program {
    /// The program, set after this entry.
    pub fn set_after(mut self, number: i64) -> Program {
        match &mut self {
            Program::Pass { since, .. }
            | Program::BuyShares { since, .. }
            | Program::BidFor { since, .. }
            | Program::Bid { since, .. } => *since = number,
        }
        self
    }

    /// The entry after which it was set.
    pub fn since(&self) -> i64 {
        match self {
            Program::Pass { since, .. }
            | Program::BuyShares { since, .. }
            | Program::BidFor { since, .. }
            | Program::Bid { since, .. } => *since,
        }
    }

    /// Whether it has anything to say when the table waits for this.
    pub fn applies(&self, step: Step) -> bool {
        match self {
            Program::Pass { .. } => step == Step::TRADING || step == Step::BIDDING,
            Program::BuyShares { .. } | Program::BidFor { .. } => step == Step::TRADING,
            Program::Bid { .. } => step == Step::BIDDING,
        }
    }

    /// What to do now that it applies.
    pub fn decide(&self, outlook: &Outlook<'_>) -> Decision {
        match self {
            Program::Pass { while_leading, .. } => pass(outlook, *while_leading),
            Program::BidFor { bids, .. } => bid_for(outlook, bids),
            Program::BuyShares { company, until_floated, until_shares, .. } => {
                buy(outlook, company, *until_floated, *until_shares)
            }
            Program::Bid { up_to, .. } => bid(outlook, Money(*up_to)),
        }
    }
}

fn pass(outlook: &Outlook<'_>, while_leading: bool) -> Decision {
    let held: Vec<&str> = match outlook.view.players.get(usize::from(outlook.seat)) {
        Some(player) => player.shares.iter().map(|holding| holding.symbol.as_str()).collect(),
        None => Vec::new(),
    };
    let reason = outlook.news.iter().find_map(|event| match event.id.as_str() {
        "event-operating-round-begins" | "event-stock-round-begins" => Some("round-over"),
        "event-auction-won" | "event-auction-passed-out" => Some("auction-over"),
        _ => concern(outlook, event, |company| held.contains(&company)),
    });
    match reason {
        Some(reason) => Decision::Stop(reason),
        None if outbid(outlook, while_leading) => Decision::Stop("outbid"),
        None if may_pass(outlook) => Decision::Act(Action::Pass),
        None => Decision::Stop("cannot-pass"),
    }
}

fn buy(outlook: &Outlook<'_>, symbol: &str, until_floated: bool, until_shares: Option<u8>) -> Decision {
    let Some(company) = outlook.view.companies.iter().find(|company| company.symbol == symbol) else {
        return Decision::Stop("no-such-company");
    };
    let held = outlook.view.players.get(usize::from(outlook.seat)).map_or(0, |player| {
        player.shares.iter().filter(|holding| holding.symbol == symbol).map(|holding| holding.shares).sum()
    });
    let reached = if until_floated && company.floated {
        Some("floated")
    } else if until_shares.is_some_and(|wanted| held >= wanted) {
        Some("shares-reached")
    } else {
        None
    };
    match reached {
        Some(reason) if outlook.just_moved && may_pass(outlook) => {
            return Decision::Last(Action::Pass, reason);
        }
        Some(reason) => return Decision::Stop(reason),
        None => {}
    }
    if let Some(reason) =
        outlook.news.iter().find_map(|event| concern(outlook, event, |company| company == symbol))
    {
        return Decision::Stop(reason);
    }
    if outlook.just_moved {
        return if may_pass(outlook) { Decision::Act(Action::Pass) } else { Decision::Stop("cannot-pass") };
    }
    let mut offers: Vec<(bool, Money, Action)> = Vec::new();
    for choice in &outlook.choices.options {
        if let Choice::BuyShare { company: of, from, certificate, price } = choice
            && *of == company.id
        {
            let action = Action::BuyShare { company: *of, from: *from, certificate: *certificate };
            offers.push((*from != Place::Offer, *price, action));
        }
    }
    // While it has not floated only shares from the initial offer help; afterwards the cheapest will do.
    offers.sort_by_key(|(pool, price, _)| if until_floated { (*pool, *price) } else { (false, *price) });
    match offers.into_iter().next() {
        Some((_, _, action)) => Decision::Act(action),
        None => Decision::Stop("not-on-offer"),
    }
}

fn bid(outlook: &Outlook<'_>, most: Money) -> Decision {
    let over =
        |event: &Message| matches!(event.id.as_str(), "event-auction-won" | "event-auction-passed-out");
    if outlook.news.iter().any(over) {
        return Decision::Stop("auction-over");
    }
    let range = outlook.choices.options.iter().find_map(|choice| match choice {
        Choice::Bid { amount } => Some(*amount),
        _ => None,
    });
    match range {
        Some(range) if range.min <= most => Decision::Act(Action::Bid { amount: range.min }),
        _ if may_pass(outlook) => Decision::Last(Action::Pass, "outbid"),
        _ => Decision::Stop("cannot-bid"),
    }
}

/// Whether somebody bids more for a card I have bid for, and has done so since the program was set, or at any time.
fn outbid(outlook: &Outlook<'_>, at_any_time: bool) -> bool {
    let raised = |lot: Lot| {
        let wanted = name(outlook, lot);
        outlook.moves.iter().any(|action| match action {
            Action::BidFor { card: Card::Private(card), .. } => card.0 == wanted,
            Action::BidFor { card: Card::Company(card), .. } => card.0 == wanted,
            _ => false,
        })
    };
    let mine = |held: &&BoxView| held.bids.iter().any(|bid| bid.player == PlayerId(outlook.seat));
    let mut trailing = outlook.view.boxes.iter().filter(mine).filter(|held| !leads(outlook, held));
    trailing.any(|held| at_any_time || raised(held.lot))
}

fn leads(outlook: &Outlook<'_>, held: &BoxView) -> bool {
    held.bids.last().is_some_and(|bid| bid.player == PlayerId(outlook.seat))
}

/// What a card in a box is called.
fn name(outlook: &Outlook<'_>, lot: Lot) -> String {
    match lot {
        Lot::Private(private) => outlook.names.private(private),
        Lot::Company(company) => outlook.names.company(company),
    }
}

fn is(card: Card, lot: Lot) -> bool {
    match (card, lot) {
        (Card::Private(card), Lot::Private(other)) => card == other,
        (Card::Company(company), Lot::Company(other)) => company == other,
        _ => false,
    }
}

/// The least bid for the first card that I do not lead; a pass if I lead them all.
fn bid_for(outlook: &Outlook<'_>, limits: &[CardLimit]) -> Decision {
    let over = |event: &Message| event.id == "event-operating-round-begins";
    if outlook.news.iter().any(over) {
        return Decision::Stop("round-over");
    }
    for limit in limits {
        let Some(held) = outlook.view.boxes.iter().find(|held| name(outlook, held.lot) == limit.card) else {
            return Decision::Stop("no-such-card");
        };
        if leads(outlook, held) {
            continue;
        }
        let open = outlook.choices.options.iter().find_map(|choice| match choice {
            Choice::BidFor { card, amount } if is(*card, held.lot) => Some((*card, *amount)),
            _ => None,
        });
        return match open {
            Some((card, range)) if limit.up_to.is_none_or(|most| range.min <= Money(most)) => {
                Decision::Act(Action::BidFor { card, amount: range.min })
            }
            Some(_) => Decision::Stop("outbid"),
            None => Decision::Stop("cannot-bid"),
        };
    }
    if may_pass(outlook) { Decision::Act(Action::Pass) } else { Decision::Stop("cannot-pass") }
}

/// Why an event matters to somebody with an interest in these companies.
fn concern(outlook: &Outlook<'_>, event: &Message, interest: impl Fn(&str) -> bool) -> Option<&'static str> {
    let reason = match event.id.as_str() {
        "event-shares-sold" => "shares-sold",
        "event-new-director" => "new-director",
        "event-receivership" => "receivership",
        id if outlook.alarms.iter().any(|alarm| alarm == id) => "company-in-trouble",
        _ => return None,
    };
    match event.args.get("company") {
        Some(Argument::Text(company)) if interest(company) => Some(reason),
        _ => None,
    }
}

fn may_pass(outlook: &Outlook<'_>) -> bool {
    outlook.choices.options.contains(&Choice::Pass)
}
