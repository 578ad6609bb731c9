//! `bradshaw arena --records`: how often a person's move is among the first ideas of a computer player.

use crate::{progress, verify};
use anyhow::{Context, Result, bail};
use bots::arena::{in_order, ranking};
use bots::rng::{Dice, mix};
use bots::{Effort, by_name};
use records::recorded::{self, Importer, RecordedGame};
use rules::{Game, History};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use titles::AnyGame;

/// Recordings whose names begin like this were made by a program that plays by chance, not by people.
const GENERATED: &str = "gen-";
/// Among so many first ideas the person's move is looked for.
const FIRST: [usize; 3] = [1, 3, 5];

/// What is to be compared.
pub struct Asked<'a> {
    /// Where the recordings are.
    pub folder: &'a Path,
    /// The players, by their registry names; who is named twice is asked once.
    pub players: &'a [String],
    /// Decisions of each title.
    pub sample: usize,
    /// What all chance comes from.
    pub seed: u64,
    /// Decisions looked at at once.
    pub threads: usize,
}

/// What the comparison came to. docs/bots.md explains its JSON.
#[derive(Serialize)]
pub struct Comparison {
    seed: u64,
    sample: usize,
    titles: Vec<OfTitle>,
}

/// The recordings of a title.
#[derive(Serialize)]
struct OfTitle {
    title: String,
    /// Games of people, and others, which are left out.
    games: usize,
    generated: usize,
    /// Decisions of people, of which the sample was drawn.
    decisions: usize,
    players: BTreeMap<String, OfPlayer>,
}

#[derive(Default, Serialize)]
struct OfPlayer {
    all: Agreement,
    steps: BTreeMap<&'static str, Agreement>,
}

/// How often the person's move was among the first one, three, five ideas.
#[derive(Clone, Copy, Default, Serialize)]
struct Agreement {
    decisions: usize,
    first: usize,
    first_three: usize,
    first_five: usize,
}

/// A recorded game, and where in it people decided something.
struct Followed {
    history: History<AnyGame>,
    decisions: Vec<usize>,
}

/// A decision that was drawn.
struct Drawn<'a> {
    title: &'a str,
    history: &'a History<AnyGame>,
    position: usize,
}

/// Asks the players about a sample of the decisions of people.
pub fn compare(asked: &Asked<'_>) -> Result<Comparison> {
    let mut files: BTreeMap<String, Vec<(PathBuf, RecordedGame)>> = BTreeMap::new();
    for path in verify::find_games(&[asked.folder.to_owned()])? {
        let recorded = RecordedGame::read(&path)?;
        files.entry(recorded.title.clone()).or_default().push((path, recorded));
    }
    let mut players: Vec<&str> = asked.players.iter().map(String::as_str).collect();
    players.sort_unstable();
    players.dedup();
    let mut titles = Vec::new();
    for (title, files) in &files {
        for player in &players {
            by_name(player, title, asked.seed)?;
        }
        titles.push(of_title(asked, &players, title, files)?);
    }
    if titles.iter().all(|title| title.games == 0) {
        bail!("{}: no game of people, only generated ones", asked.folder.display());
    }
    Ok(Comparison { seed: asked.seed, sample: asked.sample, titles })
}

fn of_title(
    asked: &Asked<'_>,
    players: &[&str],
    title: &str,
    files: &[(PathBuf, RecordedGame)],
) -> Result<OfTitle> {
    let mut games = Vec::new();
    for (path, recorded) in files.iter().filter(|(path, _)| !is_generated(path)) {
        games.push(follow(recorded).with_context(|| path.display().to_string())?);
    }
    let mut drawn: Vec<Drawn<'_>> = games
        .iter()
        .flat_map(|game| {
            game.decisions.iter().map(|&position| Drawn { title, history: &game.history, position })
        })
        .collect();
    let decisions = drawn.len();
    draw(&mut drawn, asked.sample, asked.seed);
    let mut of_title = OfTitle {
        title: title.to_owned(),
        games: games.len(),
        generated: files.len() - games.len(),
        decisions,
        players: BTreeMap::new(),
    };
    let bar = progress::bar(drawn.len() * players.len(), "decisions");
    bar.set_message(title.to_owned());
    let question = |number: usize| (players[number / drawn.len()], &drawn[number % drawn.len()]);
    in_order(
        drawn.len() * players.len(),
        asked.threads,
        |number| {
            let (player, drawn) = question(number);
            rank(player, drawn, asked.seed).map(|(step, rank)| (player, step, rank))
        },
        |(player, step, rank)| {
            let of_player = of_title.players.entry(player.to_owned()).or_default();
            of_player.all.note(rank);
            of_player.steps.entry(step).or_default().note(rank);
            bar.inc(1);
        },
    )?;
    bar.finish_and_clear();
    Ok(of_title)
}

fn is_generated(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(GENERATED))
}

/// Follows a recorded game. What a standing order did is in it, but is nobody's decision.
fn follow(recorded: &RecordedGame) -> Result<Followed> {
    let mut importer = Importer::new(recorded)?;
    let mut history = History::new(AnyGame::new(&recorded::spec(recorded)?)?);
    let mut decisions = Vec::new();
    for (number, recorded) in recorded.effective_actions().into_iter().enumerate() {
        let made = importer.apply(recorded).with_context(|| format!("action {}", number + 1))?;
        if !made.moves.is_empty() && ranking::is_decision(&history.game().choices()) {
            decisions.push(history.position());
        }
        for (by, action) in made.moves {
            if let Err(refusal) = history.apply(by, action) {
                bail!("action {}: {refusal:?}", number + 1);
            }
        }
    }
    Ok(Followed { history, decisions })
}

/// Leaves so many of them, drawn by chance, in their order.
fn draw(decisions: &mut Vec<Drawn<'_>>, sample: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    while decisions.len() > sample {
        decisions.remove(dice.below(decisions.len()));
    }
}

/// The step of a decision, and at which place of the player's ideas what was done stands.
fn rank(player: &str, drawn: &Drawn<'_>, seed: u64) -> Result<(&'static str, Option<usize>)> {
    let position = drawn.position;
    let (Some(game), Some(made)) = (drawn.history.at(position), drawn.history.moves().get(position)) else {
        bail!("there is no move {position}");
    };
    let mut player = by_name(player, drawn.title, mix(seed, position as u64))?;
    let rank = ranking::rank(&game, made.by, &made.action, &mut *player, Effort::QUICK, position as u64);
    Ok((game.turn().step.id(), rank))
}

impl Agreement {
    fn note(&mut self, rank: Option<usize>) {
        self.decisions += 1;
        let counts = [&mut self.first, &mut self.first_three, &mut self.first_five];
        for (count, first) in counts.into_iter().zip(FIRST) {
            *count += usize::from(rank.is_some_and(|rank| rank < first));
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for of in &self.titles {
            let OfTitle { title, games, generated, decisions, .. } = of;
            writeln!(
                f,
                "{title}: {decisions} decisions in {games} games of people, {generated} generated games left out"
            )?;
            for (player, of_player) in &of.players {
                let line = |name: &str, agreement: &Agreement| format!("  {name:<24}{agreement}");
                writeln!(f, "{}", line(player, &of_player.all))?;
                for (step, agreement) in &of_player.steps {
                    writeln!(f, "{}", line(&format!("  {step}"), agreement))?;
                }
            }
        }
        Ok(())
    }
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |count: usize| 100.0 * count as f64 / self.decisions.max(1) as f64;
        write!(f, "{:>6} decisions: the first idea {:>3.0}%", self.decisions, percent(self.first))?;
        let (three, five) = (percent(self.first_three), percent(self.first_five));
        write!(f, ", among three {three:>3.0}%, among five {five:>3.0}%")
    }
}
