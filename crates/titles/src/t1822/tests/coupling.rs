//! 14.10: the Pullman car, coupled before the run or by it.

use super::super::Game1822;
use super::super::data::{Region, kinds};
use super::playing::{Chance, act, chosen, table};
use rules::{Action, Aim, Certainty, Game, PlayerId, RunSet, Step, TrainId};

/// Steps of a search: chance builds boards that would take long.
const STEPS: u64 = 300_000;

fn best(game: &Game1822) -> RunSet {
    game.best_runs(Aim::Dividend, Some(STEPS)).expect("a company that runs")
}

/// While the car is not coupled the best set is that of the best coupling, and it is accepted as it is. Whether a car would
/// bring anything to the company that runs now.
fn car_brings_more(without: &Game1822, player: PlayerId) -> bool {
    let Some(company) = without.runner() else { return false };
    let mut game = without.clone();
    game.state.company_mut(company).trains.push(TrainId { kind: kinds::PULLMAN, copy: 0 });
    // With one train more it may have to discard first.
    if game.turn().step != Step::RUNNING {
        return false;
    }
    let coupled = |train: TrainId| {
        let mut game = game.clone();
        game.apply(player, &Action::Couple { train }).expect("it can be coupled");
        best(&game).revenue
    };
    let Some(most) = game.pullman_trains(company).into_iter().map(coupled).max() else { return false };
    let set = best(&game);
    match set.certainty {
        Certainty::AtMost(bound) => assert!(bound >= most),
        _ => assert_eq!(set.revenue, most),
    }
    let brings = set.revenue > best(without).revenue;
    game.apply(player, &Action::Run { runs: set.runs() }).expect("the best set is accepted");
    brings
}

#[test]
fn the_best_set_is_that_of_the_best_coupling() {
    let mut brought_more = 0;
    for (index, region) in [Region::GreatBritain, Region::Medium, Region::Northern].into_iter().enumerate() {
        let mut game = table(region, "summary", 3, &[], index as u64);
        let mut chance = Chance(7 + index as u64);
        while let Some((player, action)) = chosen(&game, &mut chance) {
            brought_more += usize::from(car_brings_more(&game, player));
            act(&mut game, player, &action);
        }
    }
    assert!(brought_more > 0, "no board on which the car matters");
}
