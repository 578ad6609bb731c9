//! What a computer player is, and what it is given to decide with: what a person in its seat could see, the choices,
//! and the answers the table gives to everybody. It gets the game itself only where nobody has secrets.

use rules::{Action, Aim, Choice, Choices, Draft, Game, PlayerId, Run, TitleInfo, View, Viewer};
use titles::AnyGame;

/// Steps of the search for the best runs: players are content with what it has found by then, if it is legal.
const SEARCH: u64 = 200_000;

/// Tiles that are tried at least, however little work is allowed.
const FEWEST_TRIALS: u32 = 8;

/// Somebody who plays. A decision depends on nothing but the player's own seed and the seat, so that any
/// machine can make it, and make it again.
pub trait Player: Send {
    /// What it is called in the registry.
    fn name(&self) -> &'static str;

    /// One of the choices, or `None` if the seat has none.
    fn act(&mut self, seat: &Seat<'_>) -> Option<Action>;
}

/// How much thinking is allowed, in units of about a microsecond. A count and not a time, because the same
/// question must get the same answer on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Units of work for one decision.
    pub work: u32,
}

impl Effort {
    /// A few milliseconds: for live tables and for long series of games.
    pub const QUICK: Effort = Effort { work: 5_000 };
}

/// A seat with a decision to make.
#[derive(Clone, Copy)]
pub struct Seat<'a> {
    /// Whose seat it is.
    pub player: PlayerId,
    /// The game as this seat may see it.
    pub view: &'a View,
    /// What is printed.
    pub info: &'a TitleInfo,
    /// What may be done.
    pub choices: &'a Choices,
    /// The best runs of the company that must run now, which the table tells everybody.
    pub best_runs: Option<&'a [Run]>,
    /// The game, if all of it is open: to try moves on copies of it.
    pub open: Option<&'a AnyGame>,
    /// How much thinking is allowed.
    pub effort: Effort,
    /// What makes this decision different from others in the same position: the number of actions so far, say.
    pub seed: u64,
}

/// Everything a seat may see of a game at one moment, gathered from it.
#[derive(Clone)]
pub struct SeatView {
    /// Whose seat it is.
    pub player: PlayerId,
    /// The game as this seat may see it.
    pub view: View,
    /// What may be done.
    pub choices: Choices,
    /// The best runs, if some must be chosen.
    pub best_runs: Option<Vec<Run>>,
    /// The game, if all of it is open.
    pub open: Option<AnyGame>,
}

impl SeatView {
    /// Looks at the game from a seat that must act.
    pub fn of(game: &AnyGame, player: PlayerId) -> SeatView {
        let choices = game.choices();
        let runs = choices.options.iter().any(|choice| matches!(choice, Choice::Run { .. }));
        SeatView {
            player,
            view: game.view(Viewer::Player(player)),
            best_runs: if runs { good_runs(game) } else { None },
            open: (!game.has_secrets()).then(|| game.clone()),
            choices,
        }
    }

    /// The seat, with an effort and a seed for the decision.
    pub fn seat<'a>(&'a self, info: &'a TitleInfo, effort: Effort, seed: u64) -> Seat<'a> {
        let SeatView { player, view, choices, best_runs, open } = self;
        let (best_runs, open) = (best_runs.as_deref(), open.as_ref());
        Seat { player: *player, view, info, choices, best_runs, open, effort, seed }
    }

    /// Asks a player for a decision.
    pub fn ask(
        &self,
        player: &mut dyn Player,
        info: &TitleInfo,
        effort: Effort,
        seed: u64,
    ) -> Option<Action> {
        player.act(&self.seat(info, effort, seed))
    }
}

/// Runs that are likely to be the best: what the search finds in time, or else train after train the best beside those
/// before; the best at any cost only if neither is legal.
pub fn good_runs(game: &AnyGame) -> Option<Vec<Run>> {
    let legal = |runs: &Vec<Run>| game.reckon_runs(runs).is_ok();
    let found = game.best_runs(Aim::Dividend, Some(SEARCH)).map(|best| best.runs());
    found
        .filter(legal)
        .or_else(|| Some(one_by_one(game)).filter(legal))
        .or_else(|| Some(game.best_runs(Aim::Dividend, None)?.runs()))
}

/// For each train in turn the best run beside those of the others.
fn one_by_one(game: &AnyGame) -> Vec<Run> {
    let mut others = Vec::new();
    for choice in game.choices().options {
        let Choice::Run { trains, .. } = choice else { continue };
        for train in trains {
            let draft = Draft { train, through: Vec::new(), others: others.clone() };
            others.extend(game.complete_run(&draft, Aim::Total).map(|paid| paid.run));
        }
    }
    others
}

/// The move of a seat that has no choice. Runs are never without one.
pub(crate) fn only_move(options: &[Choice]) -> Option<Action> {
    match options {
        [Choice::Run { .. }] => None,
        [only] => match &only.actions()[..] {
            [action] => Some(action.clone()),
            _ => None,
        },
        _ => None,
    }
}

/// Every tile that can be laid, with what it costs; where trying all would be too much work, some of them.
pub(crate) fn lays_to_try(seat: &Seat<'_>, work_each: u32) -> impl Iterator<Item = (Action, i32)> {
    let lays: Vec<(Action, i32)> = seat
        .choices
        .options
        .iter()
        .filter_map(|choice| match choice {
            Choice::LayTile { cost, .. }
            | Choice::LayByPower { cost, .. }
            | Choice::PlaceToken { cost, .. } => Some((choice, cost.0)),
            _ => None,
        })
        .flat_map(|(choice, cost)| choice.actions().into_iter().map(move |action| (action, cost)))
        .collect();
    let most = (seat.effort.work / work_each).max(FEWEST_TRIALS) as usize;
    let stride = lays.len().div_ceil(most).max(1);
    lays.into_iter().step_by(stride)
}

/// Passing if that is allowed, or the first thing that is.
pub(crate) fn pass_or_first(options: &[Choice]) -> Option<Action> {
    let pass = options.iter().find(|choice| matches!(choice, Choice::Pass));
    pass.into_iter().chain(options).find_map(|choice| choice.actions().into_iter().next())
}
