//! What a game's events told so far and the view does not say any more.

use crate::moment::Moment;
use board::{HexId, StopAt};
use rules::view::View;
use rules::{Action, CompanyId, Fact, Thing};
use std::collections::BTreeMap;

/// What is remembered of a game.
#[derive(Default)]
pub struct Memory {
    /// Tiles laid in this turn of a company, in order.
    pub laid: Vec<HexId>,
    /// Somebody said no in this turn of a company.
    pub declined: bool,
    /// 1822: what P8 was taken for.
    pub hill: Option<&'static str>,
    /// 1822: where destination tokens stand.
    pub destinations: BTreeMap<CompanyId, StopAt>,
    /// 1822: what trains with a dividend of their own earned in this turn, and what is done with it if that was decided.
    pub extra: Option<(i32, &'static str)>,
    extra_earned: i32,
    /// 1822: the first of two tiles was laid by a power in the last move.
    pub half_used: bool,
    /// 1822: shares on the card of the tax haven.
    pub sheltered: BTreeMap<CompanyId, u8>,
    /// 1862: where home markers wait for a circle.
    pub waiting: BTreeMap<CompanyId, HexId>,
    /// 1862: the certificate limit since the LNER formed.
    pub formed_limit: Option<u8>,
    turn_of: Option<CompanyId>,
}

pub fn company(fact: &Fact, name: &str) -> Option<CompanyId> {
    match fact.arg(name) {
        Some(Thing::Company(company)) => Some(*company),
        _ => None,
    }
}

pub fn hex(fact: &Fact, name: &str) -> Option<HexId> {
    match fact.arg(name) {
        Some(Thing::Hex(hex)) => Some(*hex),
        _ => None,
    }
}

pub fn word(fact: &Fact, name: &str) -> Option<&'static str> {
    match fact.arg(name) {
        Some(Thing::Word(word)) => Some(word),
        _ => None,
    }
}

pub fn count(fact: &Fact, name: &str) -> Option<i32> {
    match fact.arg(name) {
        Some(Thing::Count(count)) => Some(*count),
        _ => None,
    }
}

impl Memory {
    /// Notes what a move did.
    pub fn note_events(&mut self, moment: &Moment<'_>, action: &Action, events: &[Fact]) {
        for event in events {
            match event.id {
                "event-operating-round-begins" => self.begin_turn(),
                "event-tile-laid" => self.laid.extend(hex(event, "hex")),
                "event-request-declined" => self.declined = true,
                "event-hill-chosen" => self.hill = word(event, "choice"),
                "event-destination-reached" => {
                    if let (Some(company), Some(Thing::Stop(at))) =
                        (company(event, "company"), event.arg("at"))
                    {
                        self.destinations.insert(company, *at);
                    }
                }
                "event-sheltered" => {
                    if let Some(company) = company(event, "company") {
                        *self.sheltered.entry(company).or_default() += 1;
                    }
                }
                "event-extra-decided" => {
                    self.extra = word(event, "kind").map(|kind| (self.extra_earned, kind))
                }
                "event-home-waits" => {
                    if let (Some(company), Some(hex)) = (company(event, "company"), hex(event, "hex")) {
                        self.waiting.insert(company, hex);
                    }
                }
                "event-home-token-placed" | "event-takes-over" => {
                    for name in ["company", "from"] {
                        company(event, name).map(|company| self.waiting.remove(&company));
                    }
                }
                "event-lner-forms" => self.formed_limit = count(event, "limit").map(|limit| limit as u8),
                _ => {}
            }
        }
        if let Action::Run { .. } = action {
            self.extra_earned = earned_by_extra_trains(moment, events);
        }
    }

    /// Begins a new turn if it is another company's.
    pub fn begin(&mut self, moment: &Moment<'_>, action: &Action, after: &View) {
        let acting = moment.choices.turn.company;
        self.half_used = match action {
            Action::LayByPower { powers, .. } => {
                // P12 and P21 are for two tiles.
                let two = powers.iter().filter(|card| [11, 20].contains(&card.index()));
                two.into_iter().any(|card| after.privates[card.index()].company == acting)
            }
            Action::LayTile { .. } | Action::Pass => false,
            _ => self.half_used,
        };
        let next = after.turn.company;
        if next.is_some() && next != self.turn_of {
            self.turn_of = next;
            self.begin_turn();
        }
    }

    fn begin_turn(&mut self) {
        self.laid.clear();
        self.declined = false;
        self.half_used = false;
        (self.extra, self.extra_earned) = (None, 0);
    }
}

/// What a 2P and an LP earned.
fn earned_by_extra_trains(moment: &Moment<'_>, events: &[Fact]) -> i32 {
    let Some(operating) = &moment.view.operating else { return 0 };
    let is_extra = |event: &&Fact| {
        let card = operating.trains.iter().find(|card| event.arg("train") == Some(&Thing::Train(card.id)));
        event.id == "event-ran" && card.is_some_and(|card| ["2P", "LP"].contains(&card.name.as_str()))
    };
    events.iter().filter(is_extra).filter_map(|event| event.money("revenue")).map(|revenue| revenue.0).sum()
}
