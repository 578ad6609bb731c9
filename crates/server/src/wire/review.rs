//! Looking back at a game, in words.

use super::advice::{AdvisedMove, label};
use crate::analysis::Wanted;
use crate::computer::Thinker;
use crate::review::{self, Made};
use crate::tables::Course;
use rules::{Message, Money, Names};
use serde::Serialize;
use utoipa::ToSchema;

/// What a game looks like when one looks back at it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReviewInfo {
    /// What everybody was expected to have at the end: before the first move, and after each move in force.
    pub moments: Vec<MomentInfo>,
    /// The moves by which somebody fell back most, the worst first.
    pub costly: Vec<CostlyInfo>,
    /// Every set of runs that was made, and what the best would have brought.
    pub runs: Vec<RanInfo>,
    /// Shares that were bought and sold, and what became of them.
    pub dealings: Vec<DealingInfo>,
}

/// A set of runs that was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RanInfo {
    /// The entry of the log.
    pub number: i64,
    /// Who ran.
    pub seat: u8,
    /// The company, by its short name.
    pub company: String,
    /// What the runs brought.
    pub revenue: Money,
    /// What the best set would have brought; not less than they did.
    pub best: Money,
    /// Whether nothing better exists for certain: the search is bounded.
    pub certain: bool,
}

/// Shares of a company that somebody bought or sold, judged by itself: as if what was bought had been kept to the end, and as if what was
/// sold had been.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DealingInfo {
    /// The entry of the log.
    pub number: i64,
    /// Who dealt.
    pub seat: u8,
    /// The company, by its short name.
    pub company: String,
    /// How many shares; below zero if they were sold.
    pub shares: i64,
    /// What they cost, below zero, or brought.
    pub money: i64,
    /// What so many shares paid from then on.
    pub dividends: i64,
    /// What so many are worth at the end; nothing if the company has no price then.
    #[schema(required)]
    pub worth: Option<i64>,
}

/// What everybody was expected to have at the end, at one moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MomentInfo {
    /// After which entry of the log.
    pub number: i64,
    /// In pounds, by seat.
    pub worths: Vec<i32>,
}

/// A move that cost its maker something.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CostlyInfo {
    /// The entry of the log.
    pub number: i64,
    /// Who made it.
    pub seat: u8,
    /// What it is called: a message of the catalogue.
    pub label: Message,
    /// By how much its maker fell back against the best of the others, in pounds.
    pub fall: i64,
}

impl ReviewInfo {
    /// The course of a game judged; nothing if nobody waits for it any more.
    pub fn of(course: &Course, wanted: &Wanted) -> Option<ReviewInfo> {
        let Course { moves, end } = course;
        let games = moves.iter().map(|made| &made.before).chain([end]);
        let judged = games.map(|game| wanted.still().then(|| bots::worths(game)));
        let worths = judged.collect::<Option<Vec<_>>>()?;
        let costly = review::slips(moves, &worths).into_iter().map(|slip| {
            let made = &moves[slip.index];
            let label = label(&made.before, made.seat, &made.action);
            CostlyInfo { number: made.number, seat: made.seat, label, fall: slip.fall }
        });
        let costly = costly.collect();
        let numbers = [0].into_iter().chain(moves.iter().map(|made| made.number));
        let moments = numbers.zip(worths).map(|(number, worths)| MomentInfo { number, worths }).collect();
        let runs = review::runs(moves, &|| wanted.still())?.into_iter().map(|ran| RanInfo {
            number: moves[ran.index].number,
            seat: moves[ran.index].seat,
            company: end.company(ran.company),
            revenue: ran.revenue,
            best: ran.best,
            certain: ran.certain,
        });
        let dealings = review::dealings(moves, end).into_iter().map(|dealing| DealingInfo {
            number: moves[dealing.index].number,
            seat: dealing.seat,
            company: end.company(dealing.company),
            shares: dealing.shares,
            money: dealing.money,
            dividends: dealing.dividends,
            worth: dealing.worth,
        });
        Some(ReviewInfo { moments, costly, runs: runs.collect(), dealings: dealings.collect() })
    }
}

/// What a computer would have done in the place of somebody.
#[derive(Debug, Serialize, ToSchema)]
pub struct InsteadInfo {
    /// Its move; absent if it would have done the same, or nothing else.
    #[schema(required)]
    pub instead: Option<AdvisedMove>,
    /// How much further ahead that would have brought its maker at once, by the measure of the moments, in pounds; nothing if it would
    /// have paid later only.
    pub gain: i64,
}

impl InsteadInfo {
    /// Asks the computer.
    pub fn of(made: &Made, adviser: &Thinker) -> InsteadInfo {
        let advice = adviser.advise(&made.before);
        let Some(best) = advice.first().filter(|best| !review::same(made, &best.action)) else {
            return InsteadInfo { instead: None, gain: 0 };
        };
        let gain = review::gain(&made.before, made.seat, &best.action, &made.action);
        let instead = Some(AdvisedMove::of(&made.before, made.seat, best, best.lead));
        InsteadInfo { instead, gain: gain.max(0) }
    }
}
