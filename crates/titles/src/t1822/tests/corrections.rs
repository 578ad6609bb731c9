//! What version 2 corrects: each point as it is now, and as version 1 had it.

use super::super::data::Region;
use super::super::options::{BoughtSlot, Edition};
use super::super::scene::Scene;
use super::super::state::OperatingStep;
use rules::Choice;

/// The hexes for which a normal tile is offered.
fn built_on(scene: &Scene) -> Vec<String> {
    let mut hexes: Vec<String> = Vec::new();
    for choice in scene.offered() {
        if let Choice::LayTile { hex, .. } = choice {
            hexes.push(scene.data.map.hex(hex).at.to_string());
        }
    }
    hexes.dedup();
    hexes
}

/// 11.2, 14.4, g.2: runs end in the Highlands, so F3 behind them is not reached from Glasgow.
#[test]
fn no_track_beyond_an_area_where_runs_end() {
    let scene = |beyond: bool| {
        Scene::departing(3, |departures| departures.track_beyond_ends = beyond)
            .phase(3)
            .running("CR", 100, "Ann 5")
            .treasury("CR", 300)
    };
    let offers = |scene: Scene| built_on(&scene).contains(&"F3".to_owned());
    assert!(!offers(scene(false).turn_of("CR", OperatingStep::Track)));
    assert!(offers(scene(true).turn_of("CR", OperatingStep::Track)));
    let refused = scene(false).turn_of("CR", OperatingStep::Track).lay("F3", "4", 2);
    assert!(super::refused(refused, "refusal-not-connected"));
    let own = scene(false).token("CR", "E2").turn_of("CR", OperatingStep::Track);
    assert!(offers(own), "a run may start at an own token there");
}

/// 11.2, g.1: London is printed with track. A company that reaches one of its cities may lay X20.
#[test]
fn london_is_upgraded_by_a_company_that_reaches_it() {
    let laid = |loose_ends_only: bool| {
        Scene::departing(3, |departures| departures.london_by_loose_ends_only = loose_ends_only)
            .phase(3)
            .tile("M42", "57", 0)
            .tile("M40", "9", 0)
            .running("MR", 100, "Ann 5")
            .token("MR", "M42")
            .treasury("MR", 300)
            .turn_of("MR", OperatingStep::Track)
            .lay("M38", "X20", 0)
    };
    laid(false).unwrap();
    assert!(super::refused(laid(true), "refusal-not-connected"));
}

/// 11.2, g.10: the loop J27, J25, K26 has no stop and no loose end.
#[test]
fn tiles_of_a_loop_of_plain_track_are_upgraded() {
    let offers = |left_out: bool| {
        let scene = Scene::departing(3, |departures| departures.loops_are_left_out = left_out)
            .phase(5)
            .tile("J29", "57", 0)
            .tile("J27", "82", 3)
            .tile("J25", "7", 5)
            .tile("K26", "7", 1)
            .running("MR", 100, "Ann 5")
            .treasury("MR", 300)
            .turn_of("MR", OperatingStep::Track);
        let built_on = built_on(&scene);
        ["J25", "J27", "K26"].map(|hex| built_on.contains(&hex.to_owned()))
    };
    assert_eq!(offers(false), [true; 3]);
    assert_eq!(offers(true), [false; 3]);
}

/// 13.1: LYR has a token in the Channel, so P5 lays no tile there.
#[test]
fn p5_gives_no_second_token_in_the_channel() {
    let laid = |second: bool| {
        Scene::departing(3, |departures| departures.second_channel_token = second)
            .phase(5)
            .running("LYR", 100, "Ann 5")
            .treasury("LYR", 300)
            .card("LYR", "P5")
            .tile("P43", "X4", 0)
            .token("LYR", "P43")
            .turn_of("LYR", OperatingStep::Track)
            .lay_by("P5", "P43", "X9", 0)
    };
    assert!(super::refused(laid(false), "refusal-token-on-hex"));
    laid(true).unwrap();
}

/// g.5: SECR's ordinary token stands in the first of Dover's two slots. The destination token takes the second.
#[test]
fn a_destination_token_takes_the_free_slot() {
    let tokens = |leaves_first: bool| {
        let scene = Scene::departing(3, |departures| departures.ordinary_token_leaves_first = leaves_first)
            .phase(3)
            .tile("P41", "14", 0)
            .running("SECR", 100, "Ann 5")
            .token("SECR", "P41")
            .at_destination("SECR");
        scene.tokens_at("P41")
    };
    assert_eq!(tokens(false), ["", "SECR"]);
    assert_eq!(tokens(true), ["SECR", ""]);
}

/// g.4: a loop from a city back to itself joins it with no second stop.
#[test]
fn a_loop_is_no_connection_for_the_run() {
    let connected = |counts: bool| {
        let scene = Scene::departing(3, |departures| departures.loop_is_connection = counts)
            .phase(3)
            .tile("J29", "5", 0)
            .tile("J31", "7", 2)
            .tile("I30", "7", 4)
            .running("MR", 100, "Ann 5");
        scene.is_connected(scene.company_id("MR"))
    };
    assert!(!connected(false) && connected(true));
}

/// 8.3, g.7: LBSCR buys minor 14 from a box and places its token in the empty city of minor 15.
#[test]
fn minor_14_bought_from_a_box_brings_its_slot() {
    let scene = |slot: BoughtSlot| {
        let mut scene = Scene::departing(3, |departures| departures.bought_fourteens_slot = slot)
            .phase(5)
            .minor_stack("14")
            .tile("M40", "7", 3)
            .tile("N39", "8", 1)
            .tile("N37", "7", 0)
            .running("LBSCR", 100, "Ann 5")
            .train("LBSCR", "5")
            .treasury("LBSCR", 500)
            .turn_of("LBSCR", OperatingStep::Acquire);
        scene.acquire("14").unwrap();
        scene.choose("money").unwrap();
        scene.choose("replace").unwrap();
        let Some(Choice::PlaceToken { at, .. }) = scene.offered().first().cloned() else {
            panic!("a city of London");
        };
        scene.next(&rules::Action::PlaceToken { at }).unwrap();
        let before = scene.slots(at);
        let mut scene = scene.turn_of("LBSCR", OperatingStep::Track);
        scene.lay("M38", "X20", 0).unwrap();
        (before, scene.slots(at))
    };
    assert_eq!(scene(BoughtSlot::AtOnce), (2, 2));
    assert_eq!(scene(BoughtSlot::WithUpgrade), (1, 2));
    assert_eq!(scene(BoughtSlot::OnlyIfFull), (1, 1));
}

/// g.6: Ben sells one of three shares and becomes director. He then names the share that he gave for the director's.
#[test]
fn g6_a_sale_names_an_exchanged_certificate() {
    let sold = |may: bool| {
        let mut scene = Scene::departing(3, |departures| departures.equal_certificates_may_be_named = may)
            .phase(3)
            .running("LNWR", 100, "Ann 1 Ben 3")
            .stock_round("Ben");
        scene.sell_these("Ben", "LNWR", 1, &[1]).unwrap();
        assert_eq!(scene.director_of("LNWR"), Some("Ben"));
        let sold = scene.sell_these("Ben", "LNWR", 1, &[2]);
        sold.map(|_| (scene.held("Ben", "LNWR"), scene.pool("LNWR")))
    };
    assert_eq!(sold(true).unwrap(), (1, 2));
    assert!(super::refused(sold(false).map(|_| Vec::new()), "refusal-certificates-do-not-match"));
}

/// The summary: an acquisition may not lift the owner over the certificate limit. A minor in the yellow area does not count, a
/// share does.
#[test]
fn one_share_at_the_certificate_limit() {
    let ways = |never_checked: bool, cards: usize| {
        let mut scene = Scene::table(Region::GreatBritain, "summary", &[], 7)
            .but(|departures| departures.one_share_is_never_checked = never_checked)
            .phase(2)
            .tile("H23", "6", 2)
            .minor("7", 90, "Ben")
            .at_space("7", 11, 7)
            .running("LYR", 100, "Ann 5")
            .train("LYR", "2")
            .treasury("LYR", 500);
        for card in
            ["P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11", "P12"].into_iter().take(cards)
        {
            scene = scene.card("Ben", card);
        }
        let mut scene = scene.cash("Ben", 500).turn_of("LYR", OperatingStep::Acquire);
        scene.acquire("7").unwrap();
        scene.answer(rules::Reply::Accept).unwrap();
        scene.acquisition_words().to_vec()
    };
    assert_eq!(ways(false, 11), ["money"]);
    assert_eq!(ways(false, 10), ["money", "one-share"]);
    assert_eq!(ways(false, 9), ["money", "one-share", "two-shares"]);
    assert_eq!(ways(true, 11), ["money", "one-share"]);
    assert_eq!(ways(true, 10), ["money", "one-share", "two-shares"]);
}

/// The summary: the director of a company in an emergency does not change, though Ben's majority waits since an acquisition.
#[test]
fn the_director_stays_in_an_emergency() {
    let directs = |changes: bool| {
        let mut scene = Scene::departing(3, |departures| departures.director_changes_in_emergency = changes)
            .phase(3)
            .running("LYR", 100, "Ann 2 Ben 3")
            .treasury("LYR", 50)
            .turn_of("LYR", OperatingStep::Trains);
        scene.issue(2).unwrap();
        scene.director_of("LYR")
    };
    assert_eq!((directs(false), directs(true)), (Some("Ann"), Some("Ben")));
}

/// 1822+: P13 goes to the top of its own stack, trains, not behind the card of the third box.
#[test]
fn p17_puts_a_card_on_top_of_its_stack() {
    let stack = |behind_last: bool| {
        let mut scene = Scene::departing(3, |departures| departures.top_is_behind_last_box = behind_last)
            .phase(2)
            .running("LYR", 100, "Ann 5")
            .card("LYR", "P17")
            .private_stack("P1 P3 P4 P13 P2 P6")
            .turn_of("LYR", OperatingStep::Issue);
        scene.move_card("P13", "top").unwrap();
        scene.state.stack.iter().map(|card| card.0 + 1).collect::<Vec<u8>>()
    };
    assert_eq!(stack(false), [1, 13, 3, 4, 2, 6]);
    assert_eq!(stack(true), [1, 3, 4, 2, 6, 13]);
}

/// A lay that crosses an estuary costs more: each rotation is offered at its own cost, as it is charged.
#[test]
fn lays_are_offered_at_the_cost_of_their_rotation() {
    let scene = Scene::departing(3, |_| {})
        .phase(3)
        .minor("9", 50, "Ann")
        .treasury("9", 300)
        .turn_of("9", OperatingStep::Track);
    let mut costs = std::collections::BTreeSet::new();
    for choice in scene.offered() {
        let Choice::LayTile { hex, tile, rotations, cost } = choice else { continue };
        for rotation in rotations {
            let mut laid = scene.clone();
            laid.next(&rules::Action::LayTile { hex, tile, rotation }).unwrap();
            assert_eq!(300 - laid.treasury_of("9"), cost.0, "{hex:?} {tile:?} {rotation:?}");
            costs.insert((hex, tile, cost));
        }
    }
    let of_two = costs.iter().zip(costs.iter().skip(1)).any(|(one, next)| (one.0, one.1) == (next.0, next.1));
    assert!(of_two, "some tile has rotations of different cost");
}

/// 5.4, 5.5: the summary takes the first box with the front train, then an L/2 for every minor without a bid.
#[test]
fn the_first_box_goes_before_the_locals() {
    let front = |locals_first: bool| {
        let mut scene =
            Scene::departing(3, |departures| departures.locals_go_before_first_box = locals_first)
                .phase(2)
                .left("L", 4)
                .minor_stack("3 4 5 6 7")
                .card("Ann", "P2")
                .stock_round("Ann");
        scene.end_stock_round();
        (scene.state.phase, scene.state.depot.left(super::super::data::kinds::THREE))
    };
    let (phase, threes) = front(true);
    assert_eq!(phase, 3, "four L/2 go first, then a 3 is the front train");
    assert_eq!(front(false), (2, threes.map(|left| left + 1)));
}

/// The summary says "track": the six-exit rule holds for plain tiles.
#[test]
fn six_exits_of_plain_track() {
    let laid = |stops_only: bool| {
        Scene::departing(3, |departures| departures.six_exits_for_stops_only = stops_only)
            .phase(7)
            .tile("J29", "57", 0)
            .tile("J27", "545", 0)
            .running("MR", 100, "Ann 5")
            .treasury("MR", 300)
            .turn_of("MR", OperatingStep::Track)
            .lay("J27", "169", 0)
    };
    assert!(super::refused(laid(false), "refusal-six-exits"));
    laid(true).unwrap();
}

/// 21: the single stack of 1822+ with removals keeps the order of the shuffle; elsewhere it lies by boxes.
#[test]
fn the_single_stack_with_removals_is_shuffled() {
    let options = ["plus_expansion", "plus_expansion_single_stack"];
    let boxes = |edition: &str| {
        let scene = Scene::table(Region::GreatBritain, edition, &options, 3);
        let number = |card: &rules::PrivateId| scene.data.private(*card).map_or(0, |card| card.box_number);
        (scene.state.stack[0], scene.state.stack.iter().map(number).collect::<Vec<u8>>())
    };
    let ((first, shuffled), (same, sorted)) = (boxes("summary"), boxes("online"));
    assert!(sorted.is_sorted() && !shuffled.is_sorted());
    assert_eq!((shuffled.len(), first), (sorted.len(), same), "P1 is on top");
}

/// Version 1 has every correction off, in every edition.
#[test]
fn version_1_has_no_correction() {
    for edition in Edition::ALL {
        let (before, now) = (edition.departures(1), edition.departures(2));
        assert!(before.track_beyond_ends && before.london_by_loose_ends_only && before.loops_are_left_out);
        assert!(!now.track_beyond_ends && !now.london_by_loose_ends_only && !now.loops_are_left_out);
        assert_eq!(before.price_moves_at_equality, edition != Edition::Summary);
        assert_eq!(before.haven_barred_by_sale, edition != Edition::Summary);
        assert!(now.price_moves_at_equality && now.haven_barred_by_sale);
        assert_eq!(before.bought_fourteens_slot, BoughtSlot::OnlyIfFull);
        assert!(!before.unstarted_leads_to_london && before.six_exits_for_stops_only);
    }
}
