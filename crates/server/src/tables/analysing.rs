//! Analysis boards: somebody thinks on alone from a moment of a game, in a tree of moves. The board begins with what its maker may
//! know of that moment; the rest is guessed (`AnyGame::without_secrets_from`), so that nothing in it can tell what is hidden, and all of it
//! may be shown to whoever is given its link. Nothing goes back from it into the game.

use super::Tables;
use super::play::raw;
use crate::error::Error;
use records::notation;
use rules::{Action, ByName, Game, PlayerId, Viewer};
use serde_json::value::RawValue;
use std::collections::VecDeque;
use storage::{AnalysedMove, AnalysisRow, Batch, Origin, Person, ids};
use titles::AnyGame;

/// How many analyses a person may have, and how many moves each.
const MOST_EACH: i64 = 200;
const MOST_MOVES: i64 = 2_000;
/// So many positions are kept in memory: whoever goes through a tree asks for neighbours.
const REMEMBERED: usize = 64;

/// A position of an analysis.
#[derive(Clone)]
pub struct Position {
    /// The last move; 0 at the beginning.
    pub number: i64,
    /// How many moves led to it.
    pub depth: i64,
    /// The game.
    pub game: AnyGame,
}

/// A move that was thought of, and what it led to.
pub struct Thought {
    seat: u8,
    action: Action<ByName>,
    events: Box<RawValue>,
    origin: Origin,
}

/// What may change of an analysis.
#[derive(Debug, Default)]
pub struct AnalysisChange {
    /// Its name.
    pub name: Option<String>,
    /// What is noted about its beginning.
    pub note: Option<String>,
    /// The computers that play its seats, by seat.
    pub computers: Option<Vec<Option<String>>>,
}

/// Positions that were asked for lately. A move is never changed and its number never used again, so that none is ever wrong.
#[derive(Default)]
pub struct Positions {
    latest: VecDeque<(String, Position)>,
}

impl Positions {
    fn get(&self, analysis: &str, number: i64) -> Option<Position> {
        let found = self.latest.iter().find(|(id, kept)| id == analysis && kept.number == number);
        found.map(|(_, position)| position.clone())
    }

    fn keep(&mut self, analysis: &str, position: &Position) {
        if self.latest.len() == REMEMBERED {
            self.latest.pop_back();
        }
        self.latest.push_front((analysis.to_owned(), position.clone()));
    }
}

impl Position {
    /// Makes a move, whose turn it is being asked; says what it led to.
    pub fn think(&mut self, seat: u8, action: &Action, origin: Origin) -> Result<Thought, Error> {
        let written = notation::action(&self.game, action);
        let events = self.game.apply(PlayerId(seat), action).map_err(|refusal| {
            Error::Refused(Box::new(serde_json::json!(notation::refusal(&self.game, &refusal))))
        })?;
        self.depth += 1;
        Ok(Thought { seat, action: written, events: raw(&notation::events(&self.game, &events))?, origin })
    }

    /// The seat that acts: the one that is asked for, or the first whose turn it is.
    pub fn acting(&self, asked: Option<u8>) -> Result<u8, Error> {
        let players = self.game.turn().players;
        let over = || Error::Conflict("over", "the game is over".to_owned());
        let first = players.first().map(|player| player.0).ok_or_else(over)?;
        match asked {
            Some(seat) if !players.contains(&PlayerId(seat)) => {
                Err(Error::Forbidden("not-your-turn", "it is another seat's turn".to_owned()))
            }
            asked => Ok(asked.unwrap_or(first)),
        }
    }
}

impl Tables {
    /// Makes an analysis of a game that this person may see, from a moment of it on.
    pub async fn analyse(
        &self,
        id: &str,
        person: &Person,
        number: Option<i64>,
        name: Option<String>,
    ) -> Result<AnalysisRow, Error> {
        let (table, sight) = self.open_for(id, Some(&person.id)).await?;
        table.playing()?;
        // Whoever may copy the game whole, such as the owner of a table where all seats are their own, may think about the whole.
        let whole = match self.may_copy(&table, &sight).await {
            Ok(()) => true,
            Err(Error::Forbidden(..)) => false,
            Err(error) => return Err(error),
        };
        let (row, eyes) = (table.row.clone(), table.eyes(&sight));
        drop(table);
        let number = number.unwrap_or(row.number);
        let game = self.at(&row, number).await?.game;
        let name = name.unwrap_or_else(|| row.name.clone());
        let now = self.now();
        let analysis = AnalysisRow {
            id: ids::id(),
            owner: person.id.clone(),
            name,
            note: String::new(),
            table: row.id,
            number,
            eyes: stored(if whole { Viewer::Referee } else { eyes.viewer(&game) }),
            computers: vec![None; row.spec.players.len()],
            next: 1,
            created_at: now,
            changed_at: now,
        };
        self.add_analysis(&analysis, &[]).await?;
        Ok(analysis)
    }

    /// An analysis, for whoever has its id.
    pub async fn analysis(&self, id: &str) -> Result<AnalysisRow, Error> {
        self.storage.analysis(id).await?.ok_or(Error::NotFound("analysis"))
    }

    /// An analysis of this person's own.
    pub async fn own_analysis(&self, id: &str, person: &Person) -> Result<AnalysisRow, Error> {
        let row = self.analysis(id).await?;
        let why = "this analysis is somebody else's; make a copy of your own".to_owned();
        if row.owner == person.id { Ok(row) } else { Err(Error::Forbidden("not-your-analysis", why)) }
    }

    /// Makes a copy of one's own of an analysis that one was shown. Its maker's knowledge comes with it, and no more.
    pub async fn copy_analysis(&self, id: &str, person: &Person) -> Result<AnalysisRow, Error> {
        let row = self.analysis(id).await?;
        let moves = self.storage.analysed(id).await?;
        let now = self.now();
        let copy =
            AnalysisRow { id: ids::id(), owner: person.id.clone(), created_at: now, changed_at: now, ..row };
        self.add_analysis(&copy, &moves).await?;
        Ok(copy)
    }

    async fn add_analysis(&self, row: &AnalysisRow, moves: &[AnalysedMove]) -> Result<(), Error> {
        if self.storage.count_analyses(&row.owner).await? >= MOST_EACH {
            let why = format!("you have {MOST_EACH} analyses; delete some of them first");
            return Err(Error::Conflict("too-many-analyses", why));
        }
        let mut batch = Batch::default();
        batch.add_analysis(row)?;
        for made in moves {
            batch.add_analysed(&row.id, made)?;
        }
        Ok(self.storage.commit(batch).await?)
    }

    /// Changes what may be changed of an analysis.
    pub async fn change_analysis(
        &self,
        id: &str,
        person: &Person,
        change: AnalysisChange,
    ) -> Result<AnalysisRow, Error> {
        let mut row = self.own_analysis(id, person).await?;
        if let Some(computers) = change.computers {
            if computers.len() != row.computers.len() {
                let why = format!("there are {} seats", row.computers.len());
                return Err(Error::Invalid("computers", why));
            }
            if let Some(unknown) =
                computers.iter().flatten().find(|name| !bots::NAMES.contains(&name.as_str()))
            {
                return Err(Error::Invalid("computer", format!("there is no computer '{unknown}'")));
            }
            row.computers = computers;
        }
        row.name = change.name.unwrap_or(row.name);
        row.note = change.note.unwrap_or(row.note);
        let next = row.next;
        self.save_analysis(&mut row, next, Batch::default()).await?;
        Ok(row)
    }

    async fn save_analysis(&self, row: &mut AnalysisRow, next: i64, mut batch: Batch) -> Result<(), Error> {
        row.changed_at = self.now();
        batch.save_analysis(row, next)?;
        Ok(self.storage.commit(batch).await?)
    }

    /// Gives a move of an analysis a name and a note.
    pub async fn describe_move(
        &self,
        id: &str,
        person: &Person,
        number: i64,
        (name, note): (Option<String>, Option<String>),
    ) -> Result<AnalysedMove, Error> {
        let mut row = self.own_analysis(id, person).await?;
        let mut made = self.storage.path(id, number).await?.pop().ok_or(Error::NotFound("move"))?;
        made.name = name.unwrap_or(made.name);
        made.note = note.unwrap_or(made.note);
        let mut batch = Batch::default();
        batch.describe_analysed(id, number, &made.name, &made.note);
        let next = row.next;
        self.save_analysis(&mut row, next, batch).await?;
        Ok(made)
    }

    /// Deletes a move of an analysis and all that follow it.
    pub async fn delete_branch(&self, id: &str, person: &Person, number: i64) -> Result<(), Error> {
        let mut row = self.own_analysis(id, person).await?;
        let mut batch = Batch::default();
        batch.delete_branch(id, number);
        // Whoever is just making a move after one of these learns that something has changed.
        let next = row.next;
        row.next += 1;
        self.save_analysis(&mut row, next, batch).await
    }

    /// Deletes an analysis.
    pub async fn delete_analysis(&self, id: &str, person: &Person) -> Result<(), Error> {
        self.own_analysis(id, person).await?;
        let mut batch = Batch::default();
        batch.delete_analysis(id);
        Ok(self.storage.commit(batch).await?)
    }

    /// What an analysis begins with: the moment of the game, with guesses for what its maker might not know.
    pub async fn beginning(&self, row: &AnalysisRow) -> Result<AnyGame, Error> {
        Ok(self.position_of(row, 0).await?.game)
    }

    /// A position of an analysis.
    pub async fn position_of(&self, row: &AnalysisRow, number: i64) -> Result<Position, Error> {
        // What is in memory may have been deleted, here or by another node.
        if number != 0 && !self.storage.has_analysed(&row.id, number).await? {
            return Err(Error::NotFound("move"));
        }
        if let Some(known) = self.positions().get(&row.id, number) {
            return Ok(known);
        }
        let path = if number == 0 { Vec::new() } else { self.storage.path(&row.id, number).await? };
        let known = |(index, made): (usize, &AnalysedMove)| {
            Some((index + 1, self.positions().get(&row.id, made.number)?))
        };
        let (known, mut position) = match path.iter().enumerate().rev().find_map(known) {
            Some(found) => found,
            None => (0, self.first_position(row).await?),
        };
        let replay = move || {
            for made in &path[known..] {
                again(&mut position, made)?;
            }
            Ok::<Position, Error>(position)
        };
        let position = self.read_through(replay).await??;
        self.positions().keep(&row.id, &position);
        Ok(position)
    }

    async fn first_position(&self, row: &AnalysisRow) -> Result<Position, Error> {
        let table = self.storage.table(&row.table).await?.ok_or(Error::NotFound("table"))?;
        let game = self.at(&table, row.number).await?.game;
        Ok(Position { number: 0, depth: 0, game: game.without_secrets_from(maker(row)) })
    }

    /// Adds moves to an analysis one behind the other; those that are there already are found. Gives them all.
    pub async fn grow(
        &self,
        row: &mut AnalysisRow,
        after: i64,
        thoughts: Vec<Thought>,
    ) -> Result<Vec<AnalysedMove>, Error> {
        let (next, now) = (row.next, self.now());
        let mut batch = Batch::default();
        let mut moves: Vec<AnalysedMove> = Vec::new();
        for thought in thoughts {
            let parent = moves.last().map_or(after, |last| last.number);
            let known =
                if parent < next { self.storage.analysed_after(&row.id, parent).await? } else { Vec::new() };
            let same = |made: &AnalysedMove| made.seat == thought.seat && made.action == thought.action;
            if let Some(found) = known.into_iter().find(same) {
                moves.push(found);
                continue;
            }
            let Thought { seat, action, events, origin } = thought;
            let (number, name, note) = (row.next, String::new(), String::new());
            let made = AnalysedMove { number, parent, seat, action, events, origin, name, note, at: now };
            batch.add_analysed(&row.id, &made)?;
            row.next += 1;
            moves.push(made);
        }
        if row.next > next {
            if self.storage.count_analysed(&row.id).await? + row.next - next > MOST_MOVES {
                let why = format!("an analysis has at most {MOST_MOVES} moves");
                return Err(Error::Conflict("too-many-moves", why));
            }
            self.save_analysis(row, next, batch).await?;
        }
        Ok(moves)
    }
}

/// Through whose eyes the maker of an analysis saw the moment it begins with.
pub fn maker(row: &AnalysisRow) -> Viewer {
    match row.eyes.as_str() {
        "all" => Viewer::Referee,
        seat => seat.parse().map_or(Viewer::Spectator, |seat| Viewer::Player(PlayerId(seat))),
    }
}

fn stored(viewer: Viewer) -> String {
    match viewer {
        Viewer::Referee => "all".to_owned(),
        Viewer::Spectator => "nobody".to_owned(),
        Viewer::Player(seat) => seat.0.to_string(),
    }
}

/// Makes a move of an analysis again.
fn again(position: &mut Position, made: &AnalysedMove) -> Result<(), Error> {
    let outdated = |why: String| {
        tracing::warn!(made.number, why, "an analysis does not replay");
        Error::Conflict("analysis-outdated", "the rules do not allow this move any more".to_owned())
    };
    let action =
        notation::find_action(&position.game, &made.action).map_err(|error| outdated(error.to_string()))?;
    let applied = position.game.apply(PlayerId(made.seat), &action);
    applied.map_err(|refusal| outdated(format!("{refusal:?}")))?;
    position.number = made.number;
    position.depth += 1;
    Ok(())
}
