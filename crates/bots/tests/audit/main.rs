//! The rules recomputed: what may be built, what it costs, what runs earn, who may have how many certificates, and where share prices
//! go. Written from the rulebooks, slow and plain, on what is printed, on the view and on the events: nothing here calls the rule code
//! of a title or the network and reach of `board`, so that an error there does not hide itself.
//!
//! `AUDIT_GAMES` is the number of games for each edition of each title; `make soak` plays many.

mod certificates;
mod fitting;
mod ground;
mod lays;
mod memory;
mod moment;
mod prices;
mod runs;
mod tampered;

use bots::rng::{Dice, mix};
use bots::simulate::{Seats, Table};
use fitting::Fitting;
use memory::Memory;
use moment::Moment;
use prices::{Change, Markers};
use rules::view::{View, Viewer};
use rules::{Action, Fact, Game, TableSpec, TitleCard};
use std::cell::RefCell;
use std::collections::BTreeSet;
use titles::AnyGame;

/// Games of each edition of each title if nothing else is said.
const GAMES: u64 = 3;

/// More moves than most games have.
const MOST_MOVES: usize = 3000;

/// On boards with more hexes than this it takes long to recompute all lays.
const LARGE_BOARD: usize = 100;

/// Every how many moves the lays are recomputed, if it is a track step: on a small board, and on a large one.
const LAYS_EVERY: [u64; 2] = [2, 12];

/// What has been compared.
#[derive(Default, Debug)]
struct Totals {
    positions: usize,
    lays: lays::Compared,
    runs: usize,
    certificates: usize,
    price_moves: usize,
}

/// A move of a game, with what was before it and what came of it.
struct Made<'a> {
    before: &'a Moment<'a>,
    memory: &'a Memory,
    number: usize,
    action: &'a Action,
    events: &'a [Fact],
    after: &'a View,
}

impl Made<'_> {
    fn change(&self) -> Change<'_> {
        Change { before: self.before, events: self.events, after: self.after, memory: self.memory }
    }
}

/// Plays a game and shows every move.
fn play(
    spec: &TableSpec,
    seed: u64,
    mut show: impl FnMut(&Made<'_>) -> Result<(), String>,
) -> Result<(), String> {
    let mut table = Table::new(spec, seed, &Seats::Mixed).map_err(|error| error.to_string())?;
    let info = table.info().clone();
    let fitting = RefCell::new(Fitting::default());
    let mut memory = Memory::default();
    for number in 0..MOST_MOVES {
        let game = table.game.clone();
        let (choices, view) = (game.choices(), game.view(Viewer::Referee));
        if choices.turn.players.is_empty() {
            break;
        }
        let before = Moment { game: &game, info: &info, view: &view, choices: &choices, fitting: &fitting };
        let fail = |what: String| format!("{spec:?} seed {seed}, move {number}, {:?}: {what}", choices.turn);
        let Some((by, action)) = table.next_move(&choices) else { return Err(fail("no move".to_owned())) };
        let applied = table.game.apply(by, &action);
        let events = applied.map_err(|refusal| fail(format!("{action:?} is refused: {refusal:?}")))?;
        let after = table.game.view(Viewer::Referee);
        let made = Made {
            before: &before,
            memory: &memory,
            number,
            action: &action,
            events: &events,
            after: &after,
        };
        show(&made).map_err(fail)?;
        memory.note_events(&before, &action, &events);
        memory.begin(&before, &action, &after);
    }
    Ok(())
}

/// Plays a game and recomputes everything.
fn audit(spec: &TableSpec, seed: u64, totals: &mut Totals) -> Result<(), String> {
    let mut markers = Markers::default();
    play(spec, seed, |made| {
        totals.positions += 1;
        totals.certificates += certificates::check(made.before, made.memory)?;
        let large = made.before.map().hexes.len() > LARGE_BOARD;
        if mix(seed, made.number as u64).is_multiple_of(LAYS_EVERY[usize::from(large)]) {
            totals.lays.add(lays::check(made.before, made.memory)?);
        }
        lays::check_payment(made)?;
        totals.runs += runs::check(made)?;
        let moves = markers.follow(&made.change());
        totals.price_moves +=
            moves.map_err(|what| format!("{what} after {:?}: {:?}", made.action, made.events))?;
        Ok(())
    })
}

fn games() -> u64 {
    std::env::var("AUDIT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GAMES)
}

/// A table of a title: the first game of each edition without options, the others with what chance draws of them.
fn table(title: &TitleCard, edition: &str, seed: u64) -> TableSpec {
    let mut dice = Dice::new(seed);
    let plain = seed == 0;
    let seats = if plain { 3 } else { title.players[dice.below(title.players.len())].count };
    let mut spec = TableSpec {
        title: title.title.clone(),
        edition: Some(edition.to_owned()),
        options: BTreeSet::new(),
        players: (1..=seats).map(|player| format!("Player {player}")).collect(),
        seed,
        rules: None,
    };
    for option in title.options.iter().filter(|_| !plain) {
        let mut with = spec.clone();
        with.options.insert(option.id.clone());
        if dice.percent(30) && AnyGame::new(&with).is_ok() {
            spec = with;
        }
    }
    spec
}

fn card(title: &str) -> TitleCard {
    titles::catalogue().into_iter().find(|card| card.title == title).expect("a title")
}

fn audit_title(title: &str) {
    let card = card(title);
    let mut totals = Totals::default();
    for edition in &card.editions {
        for seed in 0..games() {
            if let Err(what) = audit(&table(&card, edition, seed), seed, &mut totals) {
                panic!("{what}");
            }
        }
    }
    println!("{title}: {totals:?}");
    let lays = &totals.lays;
    assert!(lays.allowed > 50 && lays.forbidden > 50 && totals.runs > 20, "{totals:?}");
    assert!(totals.price_moves > 50, "{totals:?}");
    assert!(lays.unknown * 100 < lays.allowed, "too many lays could not be judged: {totals:?}");
}

#[test]
fn rules_of_1860() {
    audit_title("1860");
}

#[test]
fn rules_of_1862() {
    audit_title("1862");
}

#[test]
fn rules_of_1822() {
    audit_title("1822");
}

#[test]
fn rules_of_1822_mrs() {
    audit_title("1822MRS");
}

#[test]
fn rules_of_1822_nrs() {
    audit_title("1822NRS");
}

#[test]
fn every_title_is_audited() {
    let audited = ["1860", "1862", "1822", "1822MRS", "1822NRS"];
    let known: Vec<String> = titles::catalogue().into_iter().map(|card| card.title).collect();
    assert_eq!(known, audited);
}

/// Version 1 of the rules of 1822 let companies build beyond areas where runs end, kept those without a token there from
/// upgrading London, and forgot loops of plain track: the audit would have told.
#[test]
fn faults_of_an_older_version_are_found() {
    let found = (0..12).any(|seed| {
        let spec = TableSpec { rules: Some(1), ..table(&card("1822"), "summary", 0) };
        audit(&spec, seed, &mut Totals::default()).is_err()
    });
    assert!(found);
}
