//! Who must act, and everything they may do.

use super::acquiring::{ACQUIRE_STEP, ACQUIRING_STEP};
use super::apply::DOUBLED;
use super::destination::DESTINATION_STEP;
use super::issuing::ISSUE_STEP;
use super::privates::{HILL_STEP, TAKING};
use super::sections::RUNNING;
use super::state::{Hill, Operating, OperatingStep, Request, Round};
use super::trains::FIRST_TRAIN_STEP;
use super::words::Question;
use super::{Game1822, Refused, TITLE, no};
use rules::{
    Action, Aim, Certainty, Choice, Choices, CompanyId, Draft, Fact, Game, Money, PaidRun, PlayerId, Reason,
    Refusal, RulesVersion, Run, RunSet, Step, TitleInfo, Turn, View, Viewer, Word,
};
use smallvec::SmallVec;

/// P9's question.
const DOUBLING: Step = Step::own("doubling");
/// Minor 14's home.
const HOME_STEP: Step = Step::own("home");

/// Every step that a table can wait in, in the order of play.
pub(super) const STEPS: &[Step] = &[
    Step::TRADING,
    Step::SELLING_DOWN,
    DOUBLING,
    HOME_STEP,
    FIRST_TRAIN_STEP,
    TAKING,
    HILL_STEP,
    Step::TRACK,
    DESTINATION_STEP,
    Step::TOKEN,
    Step::RUNNING,
    Step::DIVIDEND,
    Step::TRAINS,
    Step::DISCARDING,
    ACQUIRE_STEP,
    ACQUIRING_STEP,
    ISSUE_STEP,
    Step::CONSENT,
    Step::OVER,
];

impl Game1822 {
    pub(super) fn turn_now(&self) -> Turn {
        match &self.state.round {
            Round::Stock(_) => {
                let player = self.trader();
                let selling = self.must_sell_down(player);
                one(player, None, if selling { Step::SELLING_DOWN } else { Step::TRADING })
            }
            Round::Doubling(player) => one(*player, None, DOUBLING),
            Round::Operating(operating) => self.operating_turn(operating),
            Round::Over => nobody(),
        }
    }

    /// Who must act; nobody when the game is over.
    pub(super) fn awaited(&self) -> Option<PlayerId> {
        match &self.state.round {
            Round::Stock(_) => Some(self.trader()),
            Round::Doubling(player) => Some(*player),
            Round::Operating(operating) => match operating.offer {
                Some(offer) => Some(offer.asked),
                None => self.state.director(self.acting(operating)?),
            },
            Round::Over => None,
        }
    }

    /// The company that acts: the one whose turn it is, or one that has too many trains.
    fn acting(&self, operating: &Operating) -> Option<CompanyId> {
        let company = operating.company()?;
        let crowded = if operating.acquiring.is_none() { self.state.crowded } else { None };
        Some(crowded.unwrap_or(company))
    }

    fn operating_turn(&self, operating: &Operating) -> Turn {
        let Some(company) = operating.company() else { return nobody() };
        if let Some(offer) = operating.offer {
            return one(offer.asked, Some(company), Step::CONSENT);
        }
        if let Some(acquiring) = operating.acquiring {
            let step = if acquiring.placing { HOME_STEP } else { ACQUIRING_STEP };
            return self.director_acts(company, step);
        }
        if let Some(crowded) = self.state.crowded {
            return self.director_acts(crowded, Step::DISCARDING);
        }
        self.director_acts(company, step_of(operating.step))
    }

    fn director_acts(&self, company: CompanyId, step: Step) -> Turn {
        Turn { players: self.state.director(company).into_iter().collect(), company: Some(company), step }
    }

    fn choices_now(&self) -> Vec<Choice> {
        match &self.state.round {
            Round::Stock(_) => self.stock_choices(),
            Round::Doubling(_) => vec![word(DOUBLED), Choice::Pass],
            Round::Operating(operating) => self.operating_choices(operating),
            Round::Over => Vec::new(),
        }
    }

    fn operating_choices(&self, operating: &Operating) -> Vec<Choice> {
        let Some(company) = operating.company() else { return Vec::new() };
        if operating.offer.is_some() {
            let question = self.question().map(|fact| fact.message(self));
            return question.map(|question| Choice::Answer { question }).into_iter().collect();
        }
        if let Some(acquiring) = operating.acquiring {
            return self.acquiring_choices(company, acquiring);
        }
        if let Some(crowded) = self.state.crowded {
            return self.surplus(crowded).map(|train| Choice::DiscardTrain { train }).collect();
        }
        match operating.step {
            OperatingStep::Home => self.home_choices(company),
            OperatingStep::FirstTrain => self.first_train_choices(company),
            OperatingStep::Privates => self.taking_choices(company),
            OperatingStep::Hill => Hill::ALL.map(|form| word(form.word())).to_vec(),
            OperatingStep::Track => self.track_choices(company),
            OperatingStep::Destination => self.destination_choices(company),
            OperatingStep::Token => self.token_choices(company),
            OperatingStep::Run => self.run_choices(company),
            OperatingStep::Dividend => self.dividend_choices(company),
            OperatingStep::Trains => self.train_choices(company),
            OperatingStep::Acquire => self.acquisition_choices(company),
            OperatingStep::Issue => self.issue_choices(company),
            OperatingStep::Done => Vec::new(),
        }
    }

    /// What another player is asked.
    pub(super) fn question(&self) -> Option<Fact> {
        let operating = self.state.operating()?;
        let company = operating.company()?;
        Some(match operating.offer?.request {
            Request::Train { train, seller, price } => {
                Question::SellTrain { train, buyer: company, seller, price }.into()
            }
            Request::Private { card } => Question::TakePrivate { company, card }.into(),
            Request::Minor { minor } => Question::Acquire { company, minor }.into(),
            Request::Neighbour { hex, tile, .. } => Question::Neighbour { company, hex, tile }.into(),
        })
    }

    /// The company that must run now.
    pub(super) fn runner(&self) -> Option<CompanyId> {
        let operating = self.state.operating().filter(|operating| operating.step == OperatingStep::Run)?;
        operating.company().filter(|_| operating.offer.is_none() && self.state.crowded.is_none())
    }
}

fn one(player: PlayerId, company: Option<CompanyId>, step: Step) -> Turn {
    Turn { players: SmallVec::from_slice(&[player]), company, step }
}

fn nobody() -> Turn {
    Turn { players: SmallVec::new(), company: None, step: Step::OVER }
}

fn word(choice: Word) -> Choice {
    Choice::word(choice, Money::ZERO, Money::ZERO)
}

fn step_of(step: OperatingStep) -> Step {
    match step {
        OperatingStep::Home => HOME_STEP,
        OperatingStep::FirstTrain => FIRST_TRAIN_STEP,
        OperatingStep::Privates => TAKING,
        OperatingStep::Hill => HILL_STEP,
        OperatingStep::Track => Step::TRACK,
        OperatingStep::Destination => DESTINATION_STEP,
        OperatingStep::Token => Step::TOKEN,
        OperatingStep::Run => Step::RUNNING,
        OperatingStep::Dividend => Step::DIVIDEND,
        OperatingStep::Trains => Step::TRAINS,
        OperatingStep::Acquire => ACQUIRE_STEP,
        OperatingStep::Issue | OperatingStep::Done => ISSUE_STEP,
    }
}

impl Game for Game1822 {
    fn apply(&mut self, by: PlayerId, action: &Action) -> Result<Vec<Fact>, Refusal> {
        Ok(self.carry_out(by, action)?)
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn choices(&self) -> Choices {
        Choices { turn: self.turn_now(), options: self.choices_now() }
    }

    /// Whatever the aim, the highest revenue: mail comes besides it, for the best runs (14.12).
    fn best_runs(&self, _aim: Aim, steps: Option<u64>) -> Option<RunSet> {
        self.best_set(self.runner()?, steps)
    }

    fn complete_run(&self, draft: &Draft, _aim: Aim) -> Option<PaidRun> {
        self.completed(self.runner()?, draft)
    }

    fn reckon_runs(&self, runs: &[Run]) -> Result<RunSet, Refusal> {
        let asked = || -> Result<CompanyId, Refused> {
            let step = Reason::WrongStep { awaited: self.turn_now().step.id() };
            self.runner().map_or_else(|| no(RUNNING, step), Ok)
        };
        let company = asked()?;
        let earned = self.check_runs(company, runs)?;
        let paid =
            |(run, &revenue): (&Run, &Money)| PaidRun { run: run.clone(), revenue, besides: Money::ZERO };
        Ok(RunSet {
            runs: runs.iter().zip(&earned.runs).map(paid).collect(),
            revenue: earned.revenue,
            besides: earned.mail,
            certainty: Certainty::Unasked,
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn info(&self) -> TitleInfo {
        self.printed()
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn rules_version(&self) -> RulesVersion {
        RulesVersion { title: TITLE, number: self.options.rules }
    }

    fn broken_law(&self) -> Option<String> {
        self.check_laws().err()
    }

    fn digest(&self) -> u64 {
        self.digest_now()
    }
}
