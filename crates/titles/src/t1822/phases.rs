//! Section 19, *Phases*: what the first train of a kind brings about.

use super::Game1822;
use super::data::{PRIVATES, kinds, private};
use super::state::CardOwner;
use super::trains::SIDES;
use super::words::Event as Own;
use board::Colour;
use rules::{CompanyId, Event, Money, PrivateId, Purse, Thing, TrainId, TrainKind};

/// Cards that save money (P15, P20) and what a phase is worth to them.
pub(super) const SAVINGS: [(PrivateId, Money); 2] = [(private(15), Money(10)), (private(20), Money(5))];

impl Game1822 {
    /// The newest tiles in use.
    pub(super) fn newest_tiles(&self) -> Colour {
        match self.state.phase {
            1 | 2 => Colour::Yellow,
            3 | 4 => Colour::Green,
            5 | 6 => Colour::Russet,
            _ => Colour::Grey,
        }
    }

    /// 16.1: trains that a company may have.
    pub(super) fn train_limit(&self, company: CompanyId) -> usize {
        match (self.data.is_major(company), self.state.phase) {
            (false, 1..=3) => 2,
            (false, _) => 1,
            (true, 1..=3) => 4,
            (true, 4) => 3,
            (true, _) => 2,
        }
    }

    /// 16.7: a train leaves the bank's row, as its other side or not.
    pub(super) fn phase_by_train(&mut self, card: TrainId, turned: bool) {
        let phase = match card.kind {
            kinds::L if turned => 2,
            kinds::THREE => 3,
            kinds::FOUR => 4,
            kinds::FIVE => 5,
            kinds::SIX => 6,
            kinds::SEVEN => 7,
            _ => 1,
        };
        while self.state.phase < phase {
            self.state.phase += 1;
            self.begin_phase(self.state.phase);
        }
        self.note_crowded();
    }

    fn begin_phase(&mut self, phase: u8) {
        self.say(Event::PhaseBegins { phase: Thing::Count(phase.into()) });
        match phase {
            3 => self.rust(kinds::L, false),
            4 => self.rust(kinds::L, true),
            5 => self.close_concessions(),
            6 => self.rust(kinds::THREE, false),
            7 => {
                self.rust(kinds::FOUR, false);
                self.close_savings();
            }
            _ => {}
        }
    }

    /// Trains of a kind, or of one side of it, leave the game wherever they are.
    fn rust(&mut self, kind: TrainKind, turned: bool) {
        let mut owners = Vec::new();
        let sides = self.state.turned;
        let goes = |train: &TrainId| {
            train.kind == kind && (kind != kinds::L || (sides[0] >> train.copy & 1 != 0) == turned)
        };
        for company in self.companies() {
            let trains = &mut self.state.company_mut(company).trains;
            let before = trains.len();
            trains.retain(|train| !goes(train));
            if trains.len() < before {
                owners.push(company);
            }
        }
        let returned: Vec<TrainId> = self.state.depot.returned().iter().copied().filter(goes).collect();
        for card in returned {
            self.state.depot.sell(card);
        }
        if kind == kinds::L {
            self.say(Own::SideRusted { side: SIDES[usize::from(turned)], companies: owners });
        } else {
            self.say(Event::TrainsRusted { kind, companies: owners });
        }
    }

    /// 3.3: "All concessions still unconverted disappear".
    fn close_concessions(&mut self) {
        for card in PrivateId::first(self.state.privates.len()).skip(PRIVATES) {
            if !matches!(self.state.private(card).owner, CardOwner::Out | CardOwner::Closed) {
                self.close(card);
            }
        }
        self.state.concessions.clear();
    }

    /// P15 and P20 close with phase 7, their money to the bank (a.19).
    fn close_savings(&mut self) {
        for (card, _) in SAVINGS {
            let closes = card == SAVINGS[0].0 || self.options.departures.p20_closes;
            if closes && !matches!(self.state.private(card).owner, CardOwner::Out | CardOwner::Closed) {
                let credit = std::mem::take(&mut self.state.private_mut(card).credit);
                self.state.cash.transfer(Purse::CompanyStock, Purse::Bank, credit);
                self.state.stack.retain(|other| *other != card);
                self.close(card);
            }
        }
    }

    /// A card leaves the game.
    pub(super) fn close(&mut self, card: PrivateId) {
        let state = self.state.private_mut(card);
        state.owner = CardOwner::Closed;
        state.uses = 0;
        self.say(Event::PrivateClosed { private: card });
        if card.index() >= PRIVATES {
            self.say(Own::ConcessionLost { card });
        }
    }
}
