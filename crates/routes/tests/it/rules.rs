//! What a set of runs must keep to, one rule at a time, on a row of cities worth 10, 20, 30 and so on. The random boards
//! of the other tests mix all of these rules and hold them against the naive search.

use board::{Colour, Layout, Map, Network};
use routes::{
    Allowance, Budget, Cities, Meet, Objective, Paid, Pay, Problem, Proof, SetRules, SharedTrack, StopInfo,
    StopUse, Towns, Train, solve,
};

/// Cities side by side, each joined to the next.
fn row(values: &[u32]) -> Network {
    let hex = |(place, value): (usize, &u32)| {
        // Hexes one below the other have edge 0 to the south and edge 3 to the north.
        let track = match place {
            0 => "0-a",
            _ if place + 1 == values.len() => "3-a",
            _ => "0-a 3-a",
        };
        format!("A{} = {{ stops = \"city {value}\", track = \"{track}\", build = false }}\n", 2 * place + 1)
    };
    let hexes: String = values.iter().enumerate().map(hex).collect();
    let map = format!("[maps]\nrow = {{}}\n[hexes]\n{hexes}");
    let map = Map::parse(&map, "map", "", "tiles", "row").expect("the map is sound");
    Network::of(&map, &Layout::new(&map))
}

fn train(stops: u8) -> Train {
    Train {
        allowance: Allowance { large: stops, small: 0 },
        cities: Cities::All,
        towns: Towns::All,
        waysides: false,
        pay: Pay::Values { times: 1, wayside_pay: 0 },
        class: 0,
    }
}

/// What the best set earns with bases at some places of the row, the first of them the home.
fn best(network: &Network, bases: &[usize], trains: &[Train], rules: SetRules) -> u32 {
    let mut stops: Vec<StopInfo> =
        network.stops.iter().map(|stop| StopInfo::of(stop, Colour::Yellow)).collect();
    bases.iter().for_each(|base| stops[*base].base = true);
    stops[bases[0]].home = true;
    let problem = Problem { network, stops, trains: trains.to_vec(), rules };
    let solution = solve(&problem, Objective::Revenue, Budget::UNLIMITED);
    assert_eq!(solution.proof, Proof::Optimal);
    assert_eq!(solution.revenue, solution.runs.iter().map(|run| run.revenue).sum::<u32>());
    solution.revenue
}

#[test]
fn track_is_shared_where_the_rules_say_so() {
    let network = row(&[10, 20, 30, 40]);
    let (two, other) = (train(2), Train { class: 1, ..train(2) });
    let with = |shared_track| SetRules { shared_track, ..SetRules::USUAL };
    // 30 + 40 and 20 + 30, or twice 30 + 40.
    assert_eq!(best(&network, &[2], &[two, two], with(SharedTrack::Never)), 120);
    assert_eq!(best(&network, &[2], &[two, two], with(SharedTrack::BetweenClasses)), 120);
    assert_eq!(best(&network, &[2], &[two, other], with(SharedTrack::BetweenClasses)), 140);
    assert_eq!(best(&network, &[2], &[two, two], with(SharedTrack::Always)), 140);
}

#[test]
fn a_stop_pays_once_where_the_rules_say_so() {
    let network = row(&[10, 20, 30, 40]);
    let once = SetRules { paid: Paid::OncePerSet, ..SetRules::USUAL };
    // 30 + 40 and 20 + 30, but 30 is paid once.
    assert_eq!(best(&network, &[2], &[train(2), train(2)], once), 90);
    // One train gets double: it is the one that is paid where both call.
    let double = Train { pay: Pay::Values { times: 2, wayside_pay: 0 }, ..train(2) };
    assert_eq!(best(&network, &[2], &[train(2), double], once), 60 + 80 + 20);
}

#[test]
fn a_stop_is_on_the_track_of_one_run_where_the_rules_say_so() {
    let network = row(&[10, 20, 30, 40]);
    let rules = SetRules { stops: StopUse::OneRun, meet: Meet::Never, ..SetRules::USUAL };
    assert_eq!(best(&network, &[0, 3], &[train(2), train(2)], rules), 10 + 20 + 30 + 40);
    assert_eq!(best(&network, &[2], &[train(2), train(2)], rules), 30 + 40);
}

#[test]
fn runs_need_not_meet_where_the_rules_say_so() {
    let network = row(&[10, 20, 10, 30, 40]);
    let apart = SetRules { meet: Meet::Never, ..SetRules::USUAL };
    // From the home at the near end to the next city; the other base is too far away to meet that run.
    assert_eq!(best(&network, &[0, 4], &[train(2), train(2)], SetRules::USUAL), 30);
    assert_eq!(best(&network, &[0, 4], &[train(2), train(2)], apart), 30 + 70);
}

#[test]
fn a_train_may_count_only_cities_with_a_base() {
    let network = row(&[10, 20, 30, 40]);
    let express =
        Train { cities: Cities::WithBase, pay: Pay::Values { times: 2, wayside_pay: 0 }, ..train(255) };
    assert_eq!(best(&network, &[0, 3], &[express], SetRules::USUAL), 2 * (10 + 40));
    assert_eq!(best(&network, &[0], &[express], SetRules::USUAL), 0, "both ends must count");
}

#[test]
fn a_board_may_have_more_than_sixty_four_stops() {
    let values: Vec<u32> = (1..=90).map(|place| 10 * place).collect();
    let network = row(&values);
    assert_eq!(network.stops.len(), 90);
    let usual = SetRules::USUAL;
    assert_eq!(best(&network, &[0], &[train(90)], usual), values.iter().sum::<u32>());
    let once = SetRules { paid: Paid::OncePerSet, shared_track: SharedTrack::Always, ..usual };
    assert_eq!(best(&network, &[0], &[train(90), train(90)], once), values.iter().sum::<u32>());
    // From the middle one train goes each way; both call at the base, worth 460.
    assert_eq!(best(&network, &[45], &[train(45), train(46)], usual), values.iter().sum::<u32>() + 460);
}
