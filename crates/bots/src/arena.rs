//! Series of games between computer players, with seats that rotate: who wins how often, and how games go.

mod report;

pub use report::{ArenaReport, GameReport, Interval, Record};

use crate::player::{Effort, Player, SeatView};
use crate::registry::{UnknownPlayer, by_name};
use crate::rng::mix;
use crate::simulate::ending;
use rules::{Fact, Game, Money, PlayerId, TableSpec};
use std::collections::BTreeSet;
use std::time::Instant;
use thiserror::Error;
use titles::{AnyGame, SetupError};

/// More actions than any game takes.
const MOST_ACTIONS: usize = 20_000;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct ArenaOptions {
    /// The title.
    pub title: String,
    /// The edition; the title's default if absent.
    pub edition: Option<String>,
    /// Options that are on.
    pub options: BTreeSet<String>,
    /// The players by their registry names, as they sit in the first game; every game they move on by one seat.
    pub seats: Vec<String>,
    /// How many games.
    pub games: usize,
    /// What all chance comes from.
    pub seed: u64,
    /// How much thinking each decision may take.
    pub effort: Effort,
}

/// Why a series could not be played.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// One of the players is not known.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
    /// A player made no move, or one that was refused.
    #[error("game {game}, after {actions} actions: {who} {what}")]
    Fault {
        /// The game, from 0.
        game: usize,
        /// Actions before.
        actions: usize,
        /// Whose move it was.
        who: &'static str,
        /// What went wrong.
        what: String,
    },
}

/// Plays a series. `progress` hears of every game as it ends. The games are the same for the same options.
pub fn run(options: &ArenaOptions, mut progress: impl FnMut(&GameReport)) -> Result<ArenaReport, ArenaError> {
    let mut report = ArenaReport::new(options);
    let began = Instant::now();
    for number in 0..options.games {
        let game = play(options, number)?;
        progress(&game);
        report.add(&game);
    }
    report.elapsed = began.elapsed();
    Ok(report)
}

/// Plays one game of a series.
pub fn play(options: &ArenaOptions, number: usize) -> Result<GameReport, ArenaError> {
    let seats = options.seats.len();
    let entrant = |seat: usize| (seat + number) % seats.max(1);
    let spec = TableSpec {
        title: options.title.clone(),
        edition: options.edition.clone(),
        options: options.options.clone(),
        players: (0..seats)
            .map(|seat| format!("{} {}", options.seats[entrant(seat)], entrant(seat)))
            .collect(),
        seed: mix(options.seed, number as u64),
    };
    let mut game = AnyGame::new(&spec)?;
    let mut players = (0..seats)
        .map(|seat| by_name(&options.seats[entrant(seat)], &spec.title, mix(spec.seed, entrant(seat) as u64)))
        .collect::<Result<Vec<_>, _>>()?;
    let mut report = GameReport { number, ..GameReport::default() };
    play_out(&mut game, &mut players, options.effort, &mut report)?;
    let view = game.view(rules::Viewer::Referee);
    report.phase = view.phase.name;
    report.turns = view.round.turn;
    report.floated = view.companies.iter().filter(|company| company.floated).count();
    report.names = (0..seats).map(|seat| options.seats[entrant(seat)].clone()).collect();
    report.worths = view.players.iter().map(|player| player.worth).collect();
    Ok(report)
}

fn play_out(
    game: &mut AnyGame,
    players: &mut [Box<dyn Player>],
    effort: Effort,
    report: &mut GameReport,
) -> Result<(), ArenaError> {
    let info = game.info();
    loop {
        let Some(&seat) = game.turn().players.first() else { return Ok(()) };
        let player = &mut *players[seat.index()];
        let who = player.name();
        let fault =
            |what: String| ArenaError::Fault { game: report.number, actions: report.actions, who, what };
        if report.actions >= MOST_ACTIONS {
            return Err(fault(format!("is still playing after {MOST_ACTIONS} actions")));
        }
        let sight = SeatView::of(game, seat);
        let began = Instant::now();
        let asked = sight.ask(player, &info, effort, report.actions as u64);
        report.slowest = report.slowest.max(began.elapsed());
        let Some(action) = asked else {
            return Err(fault(format!("made no move in step {}", sight.choices.turn.step.id())));
        };
        let events = game
            .apply(seat, &action)
            .map_err(|refusal| fault(format!("did what is refused: {action:?}: {refusal:?}")))?;
        report.actions += 1;
        note(report, &events);
    }
}

fn note(report: &mut GameReport, events: &[Fact]) {
    for event in events {
        if let Some(reason) = ending(event) {
            report.ending = reason.to_owned();
        }
        *report.events.entry(event.id).or_default() += 1;
    }
}

/// The seats that share the first place.
fn winners(worths: &[Money]) -> Vec<PlayerId> {
    let best = worths.iter().max();
    PlayerId::first(worths.len()).filter(|seat| Some(&worths[seat.index()]) == best).collect()
}
