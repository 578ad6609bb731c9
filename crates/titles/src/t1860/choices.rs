//! Who must act, and everything they may do.

use super::sections::RUNNING;
use super::state::{OperatingStep, Round};
use super::{Game1860, TITLE};
use rules::{
    Action, Aim, Certainty, Choice, Choices, CompanyId, Draft, Fact, Game, Money, PaidRun, PlayerId, Refusal,
    RulesVersion, Run, RunSet, Step, TitleInfo, Turn, View, Viewer,
};
use smallvec::SmallVec;

/// Every step that a table can wait in, in the order of play.
pub(super) const STEPS: &[Step] = &[
    Step::BIDDING,
    Step::CHOOSING,
    Step::TRADING,
    Step::SELLING_DOWN,
    Step::HOME_TILE,
    Step::DISCARDING,
    Step::TRACK,
    Step::TOKEN,
    Step::RUNNING,
    Step::DIVIDEND,
    Step::TRAINS,
    Step::CONSENT,
    Step::OVER,
];

impl Game1860 {
    pub(super) fn turn_now(&self) -> Turn {
        match &self.state.round {
            Round::Auction(auction) => {
                let step = if auction.choosing { Step::CHOOSING } else { Step::BIDDING };
                one(auction.turn, None, step)
            }
            Round::Stock(stock) => match stock.home_tile {
                Some(company) => self.for_company(company, Step::HOME_TILE),
                None => {
                    let selling = self.must_sell_down(stock.turn);
                    one(stock.turn, None, if selling { Step::SELLING_DOWN } else { Step::TRADING })
                }
            },
            Round::Operating(operating) => match (operating.company(), operating.offer) {
                (Some(company), None) => self.for_company(company, step_of(operating.step)),
                (Some(company), Some(offer)) => {
                    let asked = self.state.director(offer.seller);
                    Turn { players: asked.into_iter().collect(), company: Some(company), step: Step::CONSENT }
                }
                (None, _) => nobody(),
            },
            Round::Over => nobody(),
        }
    }

    /// The players who may act now; nobody when the game is over. This is asked for every action, so it does not
    /// look at the step, which costs more to know.
    pub(super) fn awaited(&self) -> SmallVec<[PlayerId; 4]> {
        match &self.state.round {
            Round::Stock(stock) if stock.home_tile.is_none() => SmallVec::from_slice(&[stock.turn]),
            _ => self.turn_now().players,
        }
    }

    /// The director acts; for a company in receivership any player enters what it does (recorded games only).
    fn for_company(&self, company: CompanyId, step: Step) -> Turn {
        match self.state.director(company) {
            Some(director) => one(director, Some(company), step),
            None => Turn { players: self.seats().collect(), company: Some(company), step },
        }
    }

    fn choices_now(&self) -> Vec<Choice> {
        match &self.state.round {
            Round::Auction(auction) => self.auction_choices(auction),
            Round::Stock(stock) => match stock.home_tile {
                Some(company) => {
                    let tiles = self.home_tile_choices(company);
                    if tiles.is_empty() { vec![Choice::Pass] } else { tiles }
                }
                None => self.stock_choices_with_exchanges(),
            },
            Round::Operating(_) => self.operating_choices(),
            Round::Over => Vec::new(),
        }
    }

    /// In recorded games exchanges stand beside the turn (A11), so they are added here.
    fn stock_choices_with_exchanges(&self) -> Vec<Choice> {
        let mut choices = self.stock_choices();
        if self.options.departures.exchange_beside_turn {
            let player = self.stock().turn;
            choices.extend(self.privates().filter_map(|private| self.exchange_option(player, private)));
        }
        choices
    }

    fn operating_choices(&self) -> Vec<Choice> {
        let operating = self.operating();
        let Some(company) = operating.company() else { return Vec::new() };
        if let Some(offer) = operating.offer {
            return vec![Choice::Answer { question: self.question(company, offer).message(self) }];
        }
        match operating.step {
            OperatingStep::Discard => {
                let trains = self.state.company(company).trains.iter();
                trains.map(|&train| Choice::DiscardTrain { train }).collect()
            }
            OperatingStep::Track => with_pass(self.track_choices(company)),
            OperatingStep::Base => with_pass(self.base_choices(company).collect()),
            OperatingStep::Run => {
                let running = self.running(company);
                vec![Choice::Run { trains: running.trains, may_stand: self.check_runs(company, &[]).is_ok() }]
            }
            OperatingStep::Dividend => self.dividend_choices(company),
            OperatingStep::Trains => {
                let trains: Vec<Choice> = self.train_options(company).collect();
                if self.must_buy_train(company) { trains } else { with_pass(trains) }
            }
            OperatingStep::Done => Vec::new(),
        }
    }
}

fn one(player: PlayerId, company: Option<CompanyId>, step: Step) -> Turn {
    Turn { players: SmallVec::from_slice(&[player]), company, step }
}

fn nobody() -> Turn {
    Turn { players: SmallVec::new(), company: None, step: Step::OVER }
}

fn with_pass(mut choices: Vec<Choice>) -> Vec<Choice> {
    choices.push(Choice::Pass);
    choices
}

fn step_of(step: OperatingStep) -> Step {
    match step {
        OperatingStep::Discard => Step::DISCARDING,
        OperatingStep::Track => Step::TRACK,
        OperatingStep::Base => Step::TOKEN,
        OperatingStep::Run => Step::RUNNING,
        OperatingStep::Dividend => Step::DIVIDEND,
        OperatingStep::Trains | OperatingStep::Done => Step::TRAINS,
    }
}

impl Game for Game1860 {
    fn apply(&mut self, by: PlayerId, action: &Action) -> Result<Vec<Fact>, Refusal> {
        Ok(self.carry_out(by, action)?)
    }

    fn turn(&self) -> Turn {
        self.turn_now()
    }

    fn choices(&self) -> Choices {
        Choices { turn: self.turn_now(), options: self.choices_now() }
    }

    fn best_runs(&self, aim: Aim, steps: Option<u64>) -> Option<RunSet> {
        self.best_set(self.runner()?, aim, steps)
    }

    fn complete_run(&self, draft: &Draft, aim: Aim) -> Option<PaidRun> {
        self.completed(self.runner()?, draft, aim)
    }

    fn reckon_runs(&self, runs: &[Run]) -> Result<RunSet, Refusal> {
        let company = self.runner().map_or_else(|| self.wrong_step(RUNNING), Ok)?;
        let earned = self.check_runs(company, runs)?;
        let paid = |(run, &(revenue, besides)): (&Run, &(Money, Money))| PaidRun {
            run: run.clone(),
            revenue,
            besides,
        };
        Ok(RunSet {
            runs: runs.iter().zip(&earned.runs).map(paid).collect(),
            revenue: earned.revenue,
            besides: earned.subsidy,
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
        !self.options.open_treasuries
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
