//! Games without what somebody may not know, as they are shown to whoever thinks on alone: they can be played on like any other.

use crate::walk::{Walk, table};
use bots::rng::Dice;
use bots::wander::{self, Mood};
use rules::{Game, PlayerId, Viewer};
use titles::AnyGame;

/// Plays some moves by chance.
fn play_on(game: &mut AnyGame, moves: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let mood = Mood::drawn(&mut dice);
    for _ in 0..moves {
        let choices = game.choices();
        let Some(&player) = choices.turn.players.first() else { return };
        let runs = || bots::player::good_runs(game);
        let Some(action) = wander::choose(&choices, runs, &mood, &mut dice) else { return };
        game.apply(player, &action).unwrap();
        assert_eq!(game.broken_law(), None);
    }
}

#[test]
fn what_is_shown_is_what_one_sees_and_can_be_played_on_in_every_title() {
    for card in titles::catalogue() {
        let mut hidden = 0;
        for seed in 0..4 {
            let mut walk = Walk::new(&table(&card.title, &card.editions[0], &[], 3), seed);
            for number in 0..400 {
                if walk.step().is_none() {
                    break;
                }
                if number % 20 != 0 {
                    continue;
                }
                let seats = (0..3).map(|seat| Viewer::Player(PlayerId(seat)));
                for viewer in seats.chain([Viewer::Spectator]) {
                    let mut shown = walk.game.without_secrets_from(viewer);
                    let view = walk.game.view(viewer);
                    assert_eq!(shown.view(viewer), view);
                    let closed = view.companies.iter().filter(|company| company.treasury.is_none()).count();
                    assert!(walk.game.has_secrets() || closed == 0);
                    hidden += closed;
                    play_on(&mut shown, 12, seed + number);
                }
            }
        }
        let game = AnyGame::new(&table(&card.title, &card.editions[0], &[], 3)).unwrap();
        assert_eq!(game.has_secrets(), hidden > 0, "{}", card.title);
    }
}
