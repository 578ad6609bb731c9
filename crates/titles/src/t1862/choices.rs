//! Who must act, and everything they may do.

use super::mergers::{ACQUIRE, MERGE};
use super::sections::RUNNING;
use super::state::{MergeStage, Merging, Operating, OperatingStep, Parliament, Round, Stock};
use super::{Game1862, TITLE};
use rules::{
    Action, Aim, Choice, Choices, CompanyId, Draft, Fact, Game, Holder, PaidRun, PlayerId, Refusal,
    RulesVersion, Run, RunSet, Step, Supposed, TitleInfo, Turn, View, Viewer,
};
use smallvec::SmallVec;

/// The winner of a charter to start the company.
const STARTING: Step = Step::own("starting");
/// More shares of the company just started.
const MORE_SHARES: Step = Step::own("more-shares");
/// The markers of a company that has just floated.
const BUYING_MARKERS: Step = Step::own("buying-markers");
/// Shares to be sold for a fine.
const PAYING_FINE: Step = Step::own("paying-fine");
/// The survivor of a merger.
const SURVIVOR: Step = Step::own("survivor");
/// An option share.
const OPTION: Step = Step::own("option");
/// Markers above the limit.
const REMOVING: Step = Step::own("removing");
/// A share to be redeemed.
pub(super) const REDEEMING: Step = Step::own("redeeming");

/// Every step that a table can wait in, in the order of play.
pub(super) const STEPS: &[Step] = &[
    Step::CHOOSING,
    Step::BIDDING,
    STARTING,
    MORE_SHARES,
    Step::TRADING,
    Step::SELLING_DOWN,
    BUYING_MARKERS,
    PAYING_FINE,
    Step::HOME_TILE,
    MERGE,
    SURVIVOR,
    OPTION,
    REMOVING,
    Step::TRACK,
    Step::TOKEN,
    Step::RUNNING,
    Step::DIVIDEND,
    Step::TRAINS,
    REDEEMING,
    ACQUIRE,
    Step::CONSENT,
    Step::OVER,
];

impl Game1862 {
    pub(super) fn turn_now(&self) -> Turn {
        match &self.state.round {
            Round::Parliament(parliament) => self.parliament_turn(parliament),
            Round::Stock(stock) => self.stock_turn(stock),
            Round::Operating(operating) => self.operating_turn(operating),
            Round::Over => nobody(),
        }
    }

    fn parliament_turn(&self, parliament: &Parliament) -> Turn {
        if let Some(auction) = parliament.auction {
            return one(auction.turn, None, Step::BIDDING);
        }
        match parliament.starting {
            Some(starting) => {
                let started = self.state.company(starting.company).is_started();
                one(starting.player, None, if started { MORE_SHARES } else { STARTING })
            }
            None => one(parliament.turn, None, Step::CHOOSING),
        }
    }

    fn stock_turn(&self, stock: &Stock) -> Turn {
        if let Some(company) = stock.markers {
            return one(self.acts_for(company), None, BUYING_MARKERS);
        }
        if let Some((player, _)) = stock.fines.first() {
            return one(*player, None, PAYING_FINE);
        }
        let selling = self.must_sell_down(stock.turn);
        one(stock.turn, None, if selling { Step::SELLING_DOWN } else { Step::TRADING })
    }

    fn operating_turn(&self, operating: &Operating) -> Turn {
        let Some(company) = operating.company() else { return nobody() };
        if let Some(offer) = operating.offer {
            let asked = self.state.director(offer.seller);
            return Turn {
                players: asked.into_iter().collect(),
                company: Some(company),
                step: Step::CONSENT,
            };
        }
        if let Some(merging) = operating.merging {
            return self.merging_turn(&merging);
        }
        one(self.acts_for(company), Some(company), step_of(operating.step))
    }

    fn merging_turn(&self, merging: &Merging) -> Turn {
        let company = Some(merging.active);
        match merging.stage {
            MergeStage::Survivor => one(merging.initiator, company, SURVIVOR),
            MergeStage::Consent => one(self.acts_for(merging.partner), company, Step::CONSENT),
            MergeStage::Holder { option, .. } => match option.map(|option| option.holder) {
                Some(Holder::Player(player)) => one(player, None, OPTION),
                _ => one(merging.initiator, company, OPTION),
            },
            MergeStage::Markers { .. } => {
                one(self.acts_for(merging.survivor), Some(merging.survivor), REMOVING)
            }
        }
    }

    fn choices_now(&self) -> Vec<Choice> {
        match &self.state.round {
            Round::Parliament(_) => self.parliament_choices(),
            Round::Stock(_) => self.stock_choices(),
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
        if let Some(merging) = operating.merging {
            return self.merging_choices(&merging);
        }
        match operating.step {
            OperatingStep::Home => self.home_upgrade_choices(company),
            OperatingStep::Merge | OperatingStep::Acquire => self.merger_choices(company),
            OperatingStep::Track => {
                let mut choices = self.track_choices(company);
                if !self.must_build(company) || choices.is_empty() {
                    choices.push(Choice::Pass);
                }
                choices
            }
            OperatingStep::Marker => with_pass(self.marker_choices(company)),
            OperatingStep::Run => {
                let trains = self.running_trains(company).iter().map(|train| train.card).collect();
                vec![Choice::Run { trains, may_stand: self.check_runs(company, &[]).is_ok() }]
            }
            OperatingStep::Dividend => self.dividend_choices(company),
            OperatingStep::Trains => self.train_choices(company),
            OperatingStep::Redeem => self.redeem_choices(company),
            OperatingStep::Done => Vec::new(),
        }
    }

    fn merging_choices(&self, merging: &Merging) -> Vec<Choice> {
        match merging.stage {
            MergeStage::Survivor => self.survivor_choices(merging),
            MergeStage::Consent => {
                let question = self.question().map(|fact| fact.message(self));
                question.map(|question| Choice::Answer { question }).into_iter().collect()
            }
            MergeStage::Holder { .. } => self.option_choices(),
            MergeStage::Markers { .. } => self.removal_choices(merging),
        }
    }

    /// What another director is asked.
    pub(super) fn question(&self) -> Option<Fact> {
        let operating = self.state.operating()?;
        if let Some(offer) = operating.offer {
            return Some(
                super::words::Question::SellTrain {
                    train: offer.train,
                    side: self.side_of(offer.seller, offer.train),
                    buyer: operating.company()?,
                    seller: offer.seller,
                    price: self.trade_price(offer.train),
                }
                .into(),
            );
        }
        let merging = operating.merging.filter(|merging| merging.stage == MergeStage::Consent)?;
        Some(self.merger_question(&merging).into())
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
        OperatingStep::Home => Step::HOME_TILE,
        OperatingStep::Merge => MERGE,
        OperatingStep::Track => Step::TRACK,
        OperatingStep::Marker => Step::TOKEN,
        OperatingStep::Run => Step::RUNNING,
        OperatingStep::Dividend => Step::DIVIDEND,
        OperatingStep::Trains => Step::TRAINS,
        OperatingStep::Redeem => REDEEMING,
        OperatingStep::Acquire | OperatingStep::Done => ACQUIRE,
    }
}

impl Game for Game1862 {
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
        Ok(self.check_runs(company, runs)?.as_set(runs))
    }

    fn suppose_merger(
        &self,
        company: CompanyId,
        partner: CompanyId,
        survivor: CompanyId,
    ) -> Option<Supposed> {
        self.merger_supposed(company, partner, survivor)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn info(&self) -> TitleInfo {
        self.printed()
    }

    /// Everything is open in 1862.
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
