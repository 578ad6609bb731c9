//! Analysis boards: somebody thinks on alone from a moment of a game, in a tree of moves. The board begins with what its maker may
//! know of that moment; the rest is guessed (`AnyGame::without_secrets_from`), so that nothing in it can tell what is hidden, and all of it
//! may be shown to whoever is given its link. Nothing goes back from it into the game.

use super::play::raw;
use super::{Author, Tables};
use crate::error::Error;
use records::notation;
use rules::{Action, ByName, Game, PlayerId, Viewer};
use serde_json::value::RawValue;
use std::collections::{BTreeSet, VecDeque};
use storage::{AnalysedMove, AnalysisRow, Batch, Origin, Person, StorageError, ids};
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
    /// The digests of the states after each of the moves that led to it.
    digests: Vec<u64>,
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
        self.moved();
        Ok(Thought { seat, action: written, events: raw(&notation::events(&self.game, &events))?, origin })
    }

    fn moved(&mut self) {
        self.depth += 1;
        self.digests.push(self.game.digest());
    }

    /// Whether a move on the way here led to this state.
    pub fn came_through(&self, digest: &str) -> bool {
        u64::from_str_radix(digest, 16).is_ok_and(|digest| self.digests.contains(&digest))
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
        author: Author<'_>,
        number: Option<i64>,
        name: Option<String>,
    ) -> Result<AnalysisRow, Error> {
        let network = self.room_for_analysis(author).await?;
        let person = author.person;
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
            copy: None,
            bytes: 0,
            network,
        };
        let mut batch = Batch::default();
        batch.add_analysis(&analysis)?;
        self.storage.commit(batch).await?;
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

    /// Makes a copy of one's own of an analysis that one was shown. Its maker's knowledge comes with it, and no more. The moves are
    /// stored once for both.
    pub async fn copy_analysis(&self, id: &str, author: Author<'_>) -> Result<AnalysisRow, Error> {
        const TRIES: usize = 3;
        let network = self.room_for_analysis(author).await?;
        for _ in 0..TRIES {
            let row = self.analysis(id).await?;
            let moves = self.storage.analysed(id).await?;
            let now = self.now();
            let copy = AnalysisRow {
                id: ids::id(),
                owner: author.person.id.clone(),
                created_at: now,
                changed_at: now,
                network: network.clone(),
                ..row.clone()
            };
            let mut batch = Batch::default();
            let copy = batch.copy_analysis(&row, &moves, copy)?;
            match self.storage.commit(batch).await {
                // Its owner has changed it meanwhile.
                Err(StorageError::Conflict) => {}
                done => return Ok(done.map(|()| copy)?),
            }
        }
        Err(Error::Conflict("busy", "the analysis changes too fast; try again".to_owned()))
    }

    /// Refuses somebody who has too many analyses, or has stored too much. Gives the fingerprint of their network.
    async fn room_for_analysis(&self, author: Author<'_>) -> Result<String, Error> {
        if self.storage.count_analyses(&author.person.id).await? >= MOST_EACH {
            let why = format!("you have {MOST_EACH} analyses; delete some of them first");
            return Err(Error::Conflict("too-many-analyses", why));
        }
        self.room_to_store(author).await
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

    /// Saves an analysis, and then what changes of its moves: the row comes first, so that nobody shares these moves meanwhile.
    async fn save_analysis(&self, row: &mut AnalysisRow, next: i64, changes: Batch) -> Result<(), Error> {
        row.changed_at = self.now();
        let mut batch = Batch::default();
        batch.save_analysis(row, next)?;
        batch.statements.extend(changes.statements);
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
        let before = made.bytes()?;
        made.name = name.unwrap_or(made.name);
        made.note = note.unwrap_or(made.note);
        row.bytes += made.bytes()? - before;
        let mut batch = Batch::default();
        batch.own_moves(id);
        batch.describe_analysed(id, number, &made.name, &made.note);
        let next = row.next;
        row.next += 1;
        self.save_analysis(&mut row, next, batch).await?;
        Ok(made)
    }

    /// Deletes a move of an analysis and all that follow it.
    pub async fn delete_branch(&self, id: &str, person: &Person, number: i64) -> Result<(), Error> {
        let mut row = self.own_analysis(id, person).await?;
        let branch = branch(self.storage.analysed(id).await?, number);
        for made in &branch {
            row.bytes -= made.bytes()?;
        }
        let mut batch = Batch::default();
        batch.own_moves(id);
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
        let game = game.without_secrets_from(maker(row));
        Ok(Position { number: 0, depth: 0, game, digests: Vec::new() })
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
            row.bytes += made.bytes()?;
            row.next += 1;
            moves.push(made);
        }
        if row.next > next {
            if self.storage.count_analysed(&row.id).await? + row.next - next > MOST_MOVES {
                let why = format!("an analysis has at most {MOST_MOVES} moves");
                return Err(Error::Conflict("too-many-moves", why));
            }
            self.must_have_room(&row.owner, &row.network).await?;
            self.save_analysis(row, next, batch).await?;
        }
        Ok(moves)
    }
}

/// A move of a tree and all that follow it. What follows has a higher number than what it follows.
fn branch(tree: Vec<AnalysedMove>, number: i64) -> Vec<AnalysedMove> {
    let mut numbers = BTreeSet::from([number]);
    let belongs = |made: &AnalysedMove| {
        made.number == number || (numbers.contains(&made.parent) && numbers.insert(made.number))
    };
    tree.into_iter().filter(belongs).collect()
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
    position.moved();
    Ok(())
}
