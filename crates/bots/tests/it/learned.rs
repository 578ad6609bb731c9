//! What positions are worth by what was learned from games, and that players who look ahead decide the same again.

use bots::arena::ArenaOptions;
use bots::model::{fit, gather};
use bots::{Effort, SeatView, by_name, traits_of, worths};
use rules::{Action, Choice, Game, Step, TableSpec, Viewer};
use titles::AnyGame;

/// Little thinking, because tests are not optimised.
const HASTY: Effort = Effort { work: 800 };

/// The titles whose positions are weighed by weights.
const LEARNED: [&str; 4] = ["1860", "1822", "1822MRS", "1822NRS"];

fn table(title: &str) -> AnyGame {
    seeded_table(title, 3)
}

fn seeded_table(title: &str, seed: u64) -> AnyGame {
    let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
    AnyGame::new(&TableSpec { title: title.to_owned(), players, seed, ..Default::default() }).unwrap()
}

/// Plays a game of guests and shows every position in which somebody must act, until `look` has seen enough or the game is over.
fn play(game: &mut AnyGame, title: &str, look: impl FnMut(&AnyGame, u64) -> bool) {
    play_seeded(game, title, 0, look);
}

/// The same with guests of another character.
fn play_seeded(game: &mut AnyGame, title: &str, seed: u64, mut look: impl FnMut(&AnyGame, u64) -> bool) {
    let info = game.info();
    let mut guests: Vec<_> = [1, 2, 3].map(|seat| by_name("guest", title, 3 * seed + seat).unwrap()).into();
    for number in 0.. {
        let Some(&seat) = game.turn().players.first() else { return };
        if look(game, number) {
            return;
        }
        let asked = SeatView::of(game, seat).ask(&mut *guests[seat.index()], &info, HASTY, number);
        game.apply(seat, &asked.unwrap()).unwrap();
    }
}

fn series(title: &str, games: usize, threads: usize) -> ArenaOptions {
    ArenaOptions {
        title: title.to_owned(),
        edition: None,
        options: Default::default(),
        seats: vec!["guest".to_owned(); 3],
        games,
        seed: 9,
        effort: HASTY,
        threads,
    }
}

#[test]
fn built_in_weights_are_read_and_fit_their_titles_only() {
    for title in LEARNED {
        let (game, traits) = (table(title), traits_of(title).unwrap());
        assert!((traits.weights)(&game).is_some(), "{title}");
        let counts = (traits.count)(&game).unwrap();
        assert!(counts.stage < traits.stages.len(), "{title}");
        assert!(counts.seats.iter().all(|seat| seat.len() == traits.names.len()), "{title}");
        let other = table("1862");
        assert!((traits.count)(&other).is_none() && (traits.weights)(&other).is_none(), "{title}");
    }
    assert!(traits_of("1862").is_none() && traits_of("no title").is_none());
}

/// Before anything has happened everybody expects the same. In the second half of games what is expected is on average near to
/// what is had at the end, in pounds. The last moves alone say little: positions are weighed without knowing that no round
/// follows.
#[test]
fn what_is_expected_is_in_pounds() {
    const GAMES: u64 = 5;
    for title in ["1860", "1822MRS"] {
        let traits = traits_of(title).unwrap();
        let (mut expected, mut had) = (0.0, 0.0);
        for seed in 0..GAMES {
            let mut game = seeded_table(title, seed);
            let first = traits.worths(&game).unwrap();
            assert!(
                first.iter().all(|worth| *worth == first[0] && (500..20_000).contains(worth)),
                "{first:?}"
            );
            let mut sums = Vec::new();
            play_seeded(&mut game, title, seed, |game, number| {
                if number % 25 == 0 {
                    sums.push(f64::from(traits.worths(game).unwrap().iter().sum::<i32>()));
                }
                false
            });
            let at_end: Vec<i32> =
                game.view(Viewer::Referee).players.iter().map(|player| player.worth.0).collect();
            assert_eq!(worths(&game), at_end);
            let half = &sums[sums.len() / 2..];
            expected += half.iter().sum::<f64>() / half.len() as f64;
            had += f64::from(at_end.iter().sum::<i32>());
        }
        assert!((expected / had - 1.0).abs() < 0.2, "{title}: {expected} expected, {had} had");
    }
}

#[test]
fn a_series_is_fitted_the_same_way_however_many_threads_play_it() {
    let traits = traits_of("1860").unwrap();
    let fitted = |threads| {
        let mut heard = 0;
        let samples = gather(&series("1860", 4, threads), &traits, || heard += 1).unwrap();
        assert_eq!((heard, samples.games()), (4, 4));
        fit(&traits, &samples)
    };
    let (weights, explained) = fitted(1);
    assert_eq!((weights.to_string(), explained.clone()), {
        let (weights, explained) = fitted(3);
        (weights.to_string(), explained)
    });
    assert!(explained.iter().all(|part| (0.0..=1.0).contains(part)), "{explained:?}");
    assert!(explained.iter().any(|part| *part > 0.5), "{explained:?}");
}

/// For the same seat, seed and patience: the same thoughts, the same work, the same move.
#[test]
fn players_who_look_ahead_decide_the_same_again() {
    for title in ["1860", "1862", "1822MRS"] {
        let mut game = table(title);
        let info = game.info();
        let mut asked = 0;
        play(&mut game, title, |game, number| {
            if number % 60 != 40 {
                return false;
            }
            asked += 1;
            let sight = SeatView::of(game, game.turn().players[0]);
            for name in ["director", "magnate"].iter().take(if asked == 1 { 2 } else { 1 }) {
                let think = || {
                    let mut player = by_name(name, title, 7).unwrap();
                    let advice = player.advise(&sight.seat(&info, Effort::QUICK, number));
                    (advice, player.work())
                };
                assert_eq!(think(), think(), "{title} {name} after {number} moves");
            }
            asked == 3
        });
        assert_eq!(asked, 3, "{title}");
    }
}

/// There are more choices in a stock round of 1822 than a director thinks about: shares and starts must be among those it does.
#[test]
fn a_director_of_1822_thinks_of_shares() {
    let mut game = table("1822MRS");
    let info = game.info();
    let mut seen = 0;
    play(&mut game, "1822MRS", |game, number| {
        let sight = SeatView::of(game, game.turn().players[0]);
        let offered = |choice: &Choice| matches!(choice, Choice::BuyShare { .. });
        if sight.choices.turn.step != Step::TRADING || !sight.choices.options.iter().any(offered) {
            return false;
        }
        seen += 1;
        let advice =
            by_name("director", "1822MRS", 1).unwrap().advise(&sight.seat(&info, Effort::QUICK, number));
        let thought = |what: fn(&Action) -> bool| advice.iter().any(|one| what(&one.action));
        assert!(thought(|action| matches!(action, Action::BuyShare { .. })), "{advice:?}");
        assert!(thought(|action| *action == Action::Pass), "{advice:?}");
        seen == 2
    });
    assert_eq!(seen, 2);
}
