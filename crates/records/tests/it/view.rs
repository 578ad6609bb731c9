//! Views of real games, as they go over the wire.

use crate::play::{play, spec};
use rules::view::RoundKind;
use rules::{Game, PlayerId, Viewer};

#[test]
fn views_are_small_enough_for_every_move() {
    let mut rounds = Vec::new();
    let last = play(&spec(3, None), 3, 2000, |game, by, _| {
        for viewer in [Viewer::Player(by), Viewer::Spectator, Viewer::Referee] {
            let view = game.view(viewer);
            let text = serde_json::to_string(&view).unwrap();
            assert!(text.len() < 24 * 1024, "{} bytes are too many for every move", text.len());
            if !rounds.contains(&view.round.kind) {
                rounds.push(view.round.kind);
            }
        }
    });
    assert_eq!(rounds, [RoundKind::Auction, RoundKind::Stock, RoundKind::Operating]);
    let end = last.view(Viewer::Spectator);
    assert_eq!(end.round.kind, RoundKind::Over);
    assert_eq!(end.standings.map(|standings| standings.len()), Some(3));
}

/// A player's view differs from a spectator's by the treasuries of companies the player has shares of, and by
/// nothing else.
#[test]
fn a_player_sees_what_a_spectator_sees_and_own_treasuries() {
    play(&spec(3, None), 9, 600, |game, _, _| {
        let all = game.view(Viewer::Spectator);
        for seat in PlayerId::first(3) {
            let mut own = game.view(Viewer::Player(seat));
            for (mine, public) in own.companies.iter_mut().zip(&all.companies) {
                let holds = all.players[seat.index()].shares.iter().any(|holding| holding.company == mine.id);
                assert!(mine.treasury == public.treasury || holds);
                assert!(mine.treasury.is_some() || !holds);
                mine.treasury = public.treasury;
            }
            own.viewer = Viewer::Spectator;
            assert_eq!(own, all);
        }
    });
}
