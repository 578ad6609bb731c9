//! What a conductor says of a decision, in words, with what to look at.

use super::advice::AdvisedMove;
use crate::tables::Question;
use bots::conductor::Warning;
use records::notation;
use rules::{Action, ByName, CompanyId, Fact, Game, Message, Money, Names, Thing, Viewer};
use serde::Serialize;
use titles::AnyGame;
use utoipa::ToSchema;

/// What a conductor says of a decision.
#[derive(Debug, Serialize, ToSchema)]
pub struct LessonInfo {
    /// After which entry of the log.
    pub number: i64,
    /// The seat.
    pub seat: u8,
    /// What matters, the most important first.
    pub points: Vec<PointInfo>,
    /// What a guest would do, and what would follow within a round.
    #[schema(required)]
    pub suggestion: Option<AdvisedMove>,
    /// Moves to beware of.
    pub warnings: Vec<WarningInfo>,
    /// The highest bid that is sensible, where one can bid more.
    #[schema(required)]
    pub dearest: Option<Money>,
}

/// Something that matters, and what it speaks of.
#[derive(Debug, Serialize, ToSchema)]
pub struct PointInfo {
    /// What it is: a message of the catalogue.
    pub message: Message,
    /// Hexes it names, by their coordinates.
    pub hexes: Vec<String>,
    /// Companies it names; the hex of a home that has no token yet is among the hexes.
    pub companies: Vec<String>,
    /// Private companies it names.
    pub privates: Vec<String>,
}

/// A move to beware of.
#[derive(Debug, Serialize, ToSchema)]
pub struct WarningInfo {
    /// The move. It stands for the same tile turned otherwise and for the same shares on other certificates too.
    pub action: Action<ByName>,
    /// What speaks against it.
    pub reasons: Vec<Message>,
}

impl LessonInfo {
    /// Asks the conductor.
    pub fn of(question: &Question) -> LessonInfo {
        let Question { game, number, adviser } = question;
        let lesson = adviser.teach(game);
        let suggested = |one| AdvisedMove::of(game, adviser.seat, one, 0);
        LessonInfo {
            number: *number,
            seat: adviser.seat,
            points: lesson.points.iter().map(|point| PointInfo::of(game, point)).collect(),
            suggestion: lesson.suggestion.as_ref().map(suggested),
            warnings: lesson.warnings.iter().map(|warning| WarningInfo::of(game, warning)).collect(),
            dearest: lesson.dearest,
        }
    }
}

impl PointInfo {
    fn of(game: &AnyGame, point: &Fact) -> PointInfo {
        let mut info = PointInfo {
            message: point.message(game),
            hexes: Vec::new(),
            companies: Vec::new(),
            privates: Vec::new(),
        };
        point.args.iter().for_each(|(_, thing)| info.mark(game, thing));
        info
    }

    /// What a point names is what one should look at.
    fn mark(&mut self, game: &AnyGame, thing: &Thing) {
        match thing {
            Thing::Hex(hex) => self.hexes.push(game.map().hex(*hex).at.to_string()),
            Thing::Stop(stop) => self.hexes.push(game.map().hex(stop.hex).at.to_string()),
            Thing::Company(company) => {
                self.companies.push(game.company(*company));
                self.hexes.extend(bare_home(game, *company));
            }
            Thing::Private(private) => self.privates.push(game.private(*private)),
            Thing::List(things) => things.iter().for_each(|thing| self.mark(game, thing)),
            _ => {}
        }
    }
}

/// The home of a company whose home token will certainly stand there, but does not yet.
fn bare_home(game: &AnyGame, company: CompanyId) -> Option<String> {
    let view = game.view(Viewer::Spectator);
    let seen = view.companies.get(company.index())?;
    (seen.home_fixed && seen.tokens.is_empty()).then(|| seen.home.at.to_string())
}

impl WarningInfo {
    fn of(game: &AnyGame, Warning { action, reasons }: &Warning) -> WarningInfo {
        WarningInfo {
            action: notation::action(game, action),
            reasons: reasons.iter().map(|reason| reason.message(game)).collect(),
        }
    }
}
