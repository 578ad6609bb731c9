//! What a computer player is, and what it is given to decide with: what a person in its seat could see, the choices,
//! the answers the table gives to everybody, and a game to try moves on, in which what the seat may not know is a guess.

use rules::{Action, Aim, Choice, Choices, Draft, Fact, Game, PlayerId, Run, TitleInfo, View, Viewer};
use std::cell::OnceCell;
use titles::AnyGame;

/// Steps of the search for the best runs: players are content with what it has found by then, if it is legal.
const SEARCH: u64 = 200_000;

/// The least work with which the engine is asked what trains would earn.
const UNHURRIED: u32 = 1_000;

/// Tiles besides the best that are worth a thought.
const MORE_LAYS: usize = 4;

/// Somebody who plays. A decision depends on nothing but the player's own seed and the seat, so that any
/// machine can make it, and make it again.
pub trait Player: Send {
    /// What it is called in the registry.
    fn name(&self) -> &'static str;

    /// One of the choices, or `None` if the seat has none.
    fn act(&mut self, seat: &Seat<'_>) -> Option<Action>;

    /// What it would do first, and then what else it might; nothing if the seat has no choice.
    fn ideas(&mut self, seat: &Seat<'_>) -> Vec<Action> {
        self.act(seat).into_iter().collect()
    }

    /// What it thought about, best first, with the reasons.
    fn advise(&mut self, seat: &Seat<'_>) -> Vec<Advice> {
        let unreasoned = |action| Advice { action, lead: 0, reasons: Vec::new() };
        self.ideas(seat).into_iter().map(unreasoned).collect()
    }

    /// How many moves it has tried in its thoughts so far, in all decisions together.
    fn work(&self) -> u64 {
        0
    }
}

/// A move that a player thought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The move.
    pub action: Action,
    /// How far ahead of the others the seat is expected to be then, in pounds: to be compared with other moves of the same
    /// decision only.
    pub lead: i64,
    /// What speaks for it and against it, as messages of the catalogue.
    pub reasons: Vec<Fact>,
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

    /// Whether there is no time to ask the engine what trains would earn: in thoughts about many moves.
    pub fn is_hurried(self) -> bool {
        self.work < UNHURRIED
    }
}

/// A seat with a decision to make.
pub struct Seat<'a> {
    /// Whose seat it is.
    pub player: PlayerId,
    /// What is printed.
    pub info: &'a TitleInfo,
    /// What may be done.
    pub choices: &'a Choices,
    /// The best runs of the company that must run now, which the table tells everybody.
    pub best_runs: Option<&'a [Run]>,
    /// The game as this seat imagines it: to try moves on copies of it.
    pub game: &'a AnyGame,
    /// How much thinking is allowed.
    pub effort: Effort,
    /// What makes this decision different from others in the same position: the number of actions so far, say.
    pub seed: u64,
    /// Made when it is asked for: it takes longer than many decisions.
    pub(crate) view: OnceCell<View>,
}

impl Seat<'_> {
    /// The game as this seat may see it: in what it imagines, just what it may know is as it is.
    pub fn view(&self) -> &View {
        self.view.get_or_init(|| self.game.view(Viewer::Player(self.player)))
    }
}

/// What a seat sees of a game at one moment, gathered from it.
#[derive(Clone)]
pub struct SeatView {
    player: PlayerId,
    /// What may be done.
    pub choices: Choices,
    best_runs: Option<Vec<Run>>,
    /// The game, with a guess for whatever the seat may not know.
    game: AnyGame,
}

impl SeatView {
    /// Looks at the game from a seat that must act.
    pub fn of(game: &AnyGame, player: PlayerId) -> SeatView {
        let choices = game.choices();
        let runs = choices.options.iter().any(|choice| matches!(choice, Choice::Run { .. }));
        SeatView {
            player,
            best_runs: if runs { good_runs(game) } else { None },
            game: game.as_imagined_by(player),
            choices,
        }
    }

    /// The seat, with an effort and a seed for the decision.
    pub fn seat<'a>(&'a self, info: &'a TitleInfo, effort: Effort, seed: u64) -> Seat<'a> {
        let SeatView { player, choices, best_runs, game } = self;
        let (best_runs, view) = (best_runs.as_deref(), OnceCell::new());
        Seat { player: *player, info, choices, best_runs, game, effort, seed, view }
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
    runs_within(game, SEARCH)
}

pub(crate) fn runs_within(game: &AnyGame, steps: u64) -> Option<Vec<Run>> {
    let legal = |runs: &Vec<Run>| game.reckon_runs(runs).is_ok();
    let found = game.best_runs(Aim::Dividend, Some(steps)).map(|best| best.runs());
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

/// What a player would do first, and then the best of these lays.
pub(crate) fn first_and_lays(first: Option<Action>, rated: Vec<(i32, Action)>) -> Vec<Action> {
    let more = rated.into_iter().map(|(_, action)| action).filter(|action| first.as_ref() != Some(action));
    first.iter().cloned().chain(more.take(MORE_LAYS)).collect()
}

/// Passing if that is allowed, or the first thing that is.
pub(crate) fn pass_or_first(options: &[Choice]) -> Option<Action> {
    let pass = options.iter().find(|choice| matches!(choice, Choice::Pass));
    pass.into_iter().chain(options).find_map(|choice| choice.actions().into_iter().next())
}
