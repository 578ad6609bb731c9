//! Series of games between computer players, with seats that rotate: who wins how often, and how games go.

mod clock;
mod order;
pub mod ranking;
pub mod rating;
mod report;

pub use order::in_order;
pub use report::{ArenaReport, GameReport, Interval, Record, Thinking};

use crate::player::{Effort, Player, SeatView, only_move};
use crate::registry::{UnknownPlayer, by_name};
use crate::rng::mix;
use crate::simulate::{GIVEN_UP, PATIENCE, ending};
use clock::Clock;
use rules::{Fact, Game, Money, PlayerId, TableSpec};
use std::collections::BTreeSet;
use std::time::Instant;
use thiserror::Error;
use titles::{AnyGame, SetupError};

/// More actions than any game takes whose players want to end it.
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
    /// How many games are played at once. The games are the same however many there are.
    pub threads: usize,
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

/// Plays a series. `progress` hears of every game in order, and of what they came to so far. The games are the same for the
/// same options.
pub fn run(
    options: &ArenaOptions,
    mut progress: impl FnMut(&GameReport, &ArenaReport),
) -> Result<ArenaReport, ArenaError> {
    let mut report = ArenaReport::new(options);
    let began = Instant::now();
    in_order(
        options.games,
        options.threads,
        |number| play(options, number),
        |game| {
            report.add(&game);
            progress(&game, &report);
        },
    )?;
    report.elapsed = began.elapsed();
    Ok(report)
}

/// Plays one game of a series.
pub fn play(options: &ArenaOptions, number: usize) -> Result<GameReport, ArenaError> {
    play_watched(options, number, |_, _| {})
}

/// Plays one game of a series. `watch` sees the game after every move, and what the move brought about.
pub fn play_watched(
    options: &ArenaOptions,
    number: usize,
    watch: impl FnMut(&AnyGame, &[Fact]),
) -> Result<GameReport, ArenaError> {
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
        rules: None,
    };
    let mut game = AnyGame::new(&spec)?;
    let mut players = (0..seats)
        .map(|seat| by_name(&options.seats[entrant(seat)], &spec.title, mix(spec.seed, entrant(seat) as u64)))
        .collect::<Result<Vec<_>, _>>()?;
    let thinking = vec![Thinking::default(); seats];
    let mut report = GameReport { number, thinking, ..GameReport::default() };
    play_out(&mut game, &mut players, options.effort, MOST_ACTIONS, &mut report, watch)?;
    let view = game.view(rules::Viewer::Referee);
    report.phase = view.phase.name;
    report.turns = view.round.turn;
    report.floated = view.companies.iter().filter(|company| company.floated).count();
    for (thinking, player) in report.thinking.iter_mut().zip(&players) {
        thinking.work = player.work();
    }
    report.names = (0..seats).map(|seat| options.seats[entrant(seat)].clone()).collect();
    report.worths = view.players.iter().map(|player| player.worth).collect();
    Ok(report)
}

fn play_out(
    game: &mut AnyGame,
    players: &mut [Box<dyn Player>],
    effort: Effort,
    most_actions: usize,
    report: &mut GameReport,
    mut watch: impl FnMut(&AnyGame, &[Fact]),
) -> Result<(), ArenaError> {
    let info = game.info();
    let mut idle_rounds = 0;
    loop {
        let Some(&seat) = game.turn().players.first() else { return Ok(()) };
        let player = &mut *players[seat.index()];
        let who = player.name();
        let fault =
            |what: String| ArenaError::Fault { game: report.number, actions: report.actions, who, what };
        // One game without an end must not cost the others of a long series; it counts as it stands, and is told.
        if report.actions >= most_actions || idle_rounds > PATIENCE {
            report.ending = GIVEN_UP.to_owned();
            return Ok(());
        }
        let sight = SeatView::of(game, seat);
        let clock = Clock::start();
        let asked = sight.ask(player, &info, effort, report.actions as u64);
        if only_move(&sight.choices.options).is_none() {
            report.thinking[seat.index()].note(clock.elapsed());
        }
        let Some(action) = asked else {
            return Err(fault(format!("made no move in step {}", sight.choices.turn.step.id())));
        };
        let events = game
            .apply(seat, &action)
            .map_err(|refusal| fault(format!("did what is refused: {action:?}: {refusal:?}")))?;
        report.actions += 1;
        idle_rounds += events.iter().filter(|event| event.id == "event-stock-round-begins").count();
        if sight.choices.turn.company.is_some() {
            idle_rounds = 0;
        }
        note(report, &events);
        watch(game, &events);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_without_an_end_is_given_up_and_counts_as_it_stands() {
        let players = ["Ann", "Ben"].map(str::to_owned).to_vec();
        let spec = TableSpec { title: "1860".to_owned(), players, ..Default::default() };
        let mut game = AnyGame::new(&spec).unwrap();
        let mut guests: Vec<_> = [1, 2].map(|seed| by_name("guest", "1860", seed).unwrap()).into();
        let mut report = GameReport { thinking: vec![Thinking::default(); 2], ..GameReport::default() };
        play_out(&mut game, &mut guests, Effort::QUICK, 30, &mut report, |_, _| {}).unwrap();
        assert_eq!((report.ending.as_str(), report.actions), (GIVEN_UP, 30));
        play_out(&mut game, &mut guests, Effort::QUICK, MOST_ACTIONS, &mut report, |_, _| {}).unwrap();
        assert_ne!(report.ending, GIVEN_UP);
    }
}
