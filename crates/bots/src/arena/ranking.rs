//! What somebody did, among what a player would have thought of.

use crate::player::{Effort, Player, SeatView, only_move};
use board::{Map, Rotation, TileId, Track};
use rules::{Action, Choice, Choices, Game, PlayerId, Turn, View, Viewer};
use titles::AnyGame;

/// Whether something is to be decided: there is more than one thing to do, and it is not about runs, of which the table tells
/// everybody the best.
pub fn is_decision(choices: &Choices) -> bool {
    let runs = choices.options.iter().any(|choice| matches!(choice, Choice::Run { .. }));
    !choices.options.is_empty() && !runs && only_move(&choices.options).is_none()
}

/// At which place a move stands among the ideas of a player, from 0; `None` if the player did not think of it.
pub fn rank(
    game: &AnyGame,
    by: PlayerId,
    action: &Action,
    player: &mut dyn Player,
    effort: Effort,
    seed: u64,
) -> Option<usize> {
    let done = Seen::after(game, by, action)?;
    let info = game.info();
    let ideas = player.advise(&SeatView::of(game, by).seat(&info, effort, seed));
    ideas.iter().position(|idea| Seen::after(game, by, &idea.action).as_ref() == Some(&done))
}

/// What the table looks like after a move. Moves that look alike are the same: which of several certificates was taken cannot
/// be seen, nor which way round a tile lies that has the same track both ways.
#[derive(PartialEq)]
struct Seen {
    view: View,
    turn: Turn,
}

impl Seen {
    fn after(game: &AnyGame, by: PlayerId, action: &Action) -> Option<Seen> {
        let mut game = game.clone();
        let upright = upright(&game, action);
        game.apply(by, &upright).or_else(|_| game.apply(by, action)).ok()?;
        Some(Seen { view: game.view(Viewer::Referee), turn: game.turn() })
    }
}

/// The same move, with a tile turned in the first of the ways that give the same track.
fn upright(game: &AnyGame, action: &Action) -> Action {
    let mut action = action.clone();
    if let Action::LayTile { tile, rotation, .. } | Action::LayByPower { tile, rotation, .. } = &mut action {
        let map = rules::Names::map(game);
        let same = |other: &Rotation| track(map, *tile, *other) == track(map, *tile, *rotation);
        *rotation = Rotation::ALL.into_iter().find(same).unwrap_or(*rotation);
    }
    action
}

fn track(map: &Map, tile: TileId, rotation: Rotation) -> Vec<Track> {
    let mut track: Vec<Track> =
        map.tile(tile).track_at(rotation).map(|track| track.min(track.reversed())).collect();
    track.sort_unstable();
    track
}
