//! Section 9, *Taking over privates*.

use super::closing::DOUBLE;
use super::costs::HILLS;
use super::data::{PrivateData, Takers, kinds, private};
use super::phases::SAVINGS;
use super::sections::PRIVATES;
use super::state::{CardOwner, Hill, OperatingStep, Request};
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use rules::{Choice, CompanyId, Money, PlayerId, PrivateId, Purse, Step, TrainId, Word};

/// The step of taking private companies.
pub(super) const TAKING: Step = Step::own("taking");
/// The step of choosing P8's form.
pub(super) const HILL_STEP: Step = Step::own("hill");

/// Private companies that become trains: P1, P3, P4, P13, P14, P19.
const TRAINS: [(PrivateId, TrainId); 6] = [
    (private(1), TrainId { kind: kinds::FIVE_P, copy: 0 }),
    (private(3), TrainId { kind: kinds::TWO_P, copy: 0 }),
    (private(4), TrainId { kind: kinds::TWO_P, copy: 1 }),
    (private(13), TrainId { kind: kinds::PULLMAN, copy: 0 }),
    (private(14), TrainId { kind: kinds::PULLMAN, copy: 1 }),
    (private(19), TrainId { kind: kinds::LP, copy: 0 }),
];

impl Game1822 {
    /// 9.1: who owns a card that a company may take.
    fn check_take(&self, company: CompanyId, card: PrivateId) -> Result<PlayerId, Refused> {
        let CardOwner::Player(owner) = self.state.private(card).owner else {
            return no(PRIVATES, words::Reason::NotTakeable { card });
        };
        let Some(printed) = self.data.private(card) else {
            return no(PRIVATES, words::Reason::NotTakeable { card });
        };
        let fits = match printed.taken_by {
            Takers::Nobody => false,
            Takers::Majors => self.data.is_major(company),
            Takers::All => true,
        };
        if !fits {
            return no(PRIVATES, words::Reason::NotTakeable { card });
        }
        let from = self.taken_from(printed);
        if self.state.phase < from {
            return no(PRIVATES, words::Reason::TooEarly { phase: from });
        }
        Ok(owner)
    }

    /// The phase from which a card may be taken.
    pub(super) fn taken_from(&self, printed: &PrivateData) -> u8 {
        match printed.from_phase.unwrap_or(u8::MAX) {
            1 if !self.options.departures.lp_in_phase_one => 2,
            from => from,
        }
    }

    pub(super) fn take_private(&mut self, company: CompanyId, card: PrivateId) -> Result<(), Refused> {
        let owner = self.check_take(company, card)?;
        let asks = !self.options.departures.consent_is_taken_for_granted
            && self.state.director(company) != Some(owner)
            && self.operating_round().agreed != Some(Request::Private { card });
        if asks {
            return self.ask(owner, Request::Private { card });
        }
        self.say(Own::CardTaken { company, card, player: owner });
        self.state.private_mut(card).owner = CardOwner::Company(company);
        self.receive_card(company, card);
        Ok(())
    }

    /// What taking a card does at once.
    fn receive_card(&mut self, company: CompanyId, card: PrivateId) {
        if let Some((_, train)) = TRAINS.iter().find(|(with, _)| *with == card) {
            self.state.company_mut(company).trains.push(*train);
            self.note_crowded();
            self.state.private_mut(card).owner = CardOwner::Closed;
            self.say(Own::CardBecomesTrain { company, card, train: *train });
            return;
        }
        if SAVINGS.iter().any(|(saving, _)| *saving == card) {
            let credit = std::mem::take(&mut self.state.private_mut(card).credit);
            self.state.cash.transfer(Purse::CompanyStock, Purse::Company(company), credit);
            self.say(Own::SavingsPaid { company, card, amount: credit });
            self.close(card);
            return;
        }
        self.prepare_card(card);
        if card == HILLS {
            self.operating_mut().hill_open = true;
        }
    }

    /// A card that a company has: its income, and how often its power can be used.
    pub(super) fn prepare_card(&mut self, card: PrivateId) {
        let income = if card == DOUBLE {
            self.double_income()
        } else {
            self.data.private(card).map_or(Money::ZERO, |printed| printed.income[1])
        };
        let state = self.state.private_mut(card);
        state.income = income;
        state.uses = match card.0 + 1 {
            2 | 8 | 11 => 1,
            10 | 12 | 21 => 2,
            _ => 0,
        };
    }

    /// Whether any private company could be taken now.
    pub(super) fn waits_for_privates(&mut self, company: CompanyId) -> bool {
        let is_held = |card: &PrivateId| matches!(self.state.private(*card).owner, CardOwner::Player(_));
        let mut held = PrivateId::first(self.data.privates.len()).filter(is_held);
        let open = held.any(|card| self.check_take(company, card).is_ok());
        if open { true } else { self.go_to_step(OperatingStep::Hill) }
    }

    pub(super) fn taking_choices(&self, company: CompanyId) -> Vec<Choice> {
        let cards = PrivateId::first(self.data.privates.len());
        let open = cards.filter(|card| self.check_take(company, *card).is_ok());
        let open = open.filter(|card| !self.is_declined(super::state::Declined::Private(*card)));
        let mut choices: Vec<Choice> =
            open.map(|card| Choice::TakePrivate { private: card, price: Money::ZERO }).collect();
        choices.push(Choice::Pass);
        choices
    }

    pub(super) fn pass_taking(&mut self, company: CompanyId) {
        self.pass_step(company, TAKING, OperatingStep::Hill);
    }

    /// f.20: P8's form is chosen when the taking is over.
    pub(super) fn waits_for_hill(&mut self, _company: CompanyId) -> bool {
        if self.operating_round().hill_open { true } else { self.go_to_step(OperatingStep::Track) }
    }

    pub(super) fn choose_hill(&mut self, company: CompanyId, choice: Word) -> Result<(), Refused> {
        let Some(form) = Hill::ALL.into_iter().find(|form| form.word() == choice) else {
            return no(PRIVATES, words::Reason::NotAsked);
        };
        let card = self.state.private_mut(HILLS);
        card.hill = Some(form);
        card.uses = u8::from(form == Hill::Token);
        self.say(Own::HillChosen { company, choice });
        let operating = self.operating_mut();
        operating.hill_open = false;
        operating.step = OperatingStep::Track;
        Ok(())
    }
}
