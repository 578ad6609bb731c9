//! 5.2 *Merging Procedure* and 7.5 *Mergers*.

use super::super::scene::Scene;
use super::super::state::OperatingStep;
use rules::{Action, Game, Reply};

/// N&E at Bishop's Stortford, the partner at Wisbech, and a line of track between them.
fn connected(scene: Scene) -> Scene {
    scene
        .tile("B13", "57", 0)
        .tile("B11", "8852", 0)
        .tile("B9", "790", 0)
        .tile("B7", "57", 0)
        .tile("B5", "57", 0)
}

/// Richard, Emma, Peter and Linda are Ann, Ben, Cat and Dan.
#[test]
fn example_1_of_5_2_6() {
    let mut scene = connected(Scene::rulebook(4))
        .running("N&E", 90, "Ann 4 Ben 3 Cat 1 own 2")
        .running("WStI", 90, "Ann 5 Cat 1 Dan 1 own 1 pool 1")
        .train("N&E", "AF")
        .train("WStI", "AF")
        .treasury("N&E", 200)
        .cash("Ann", 500)
        .cash("Ben", 500)
        .cash("Cat", 500)
        .cash("Dan", 20)
        .turn_of("N&E", OperatingStep::Merge);
    scene.merge("WStI", "N&E").unwrap();
    assert_eq!(scene.price_of("N&E"), 134);
    assert_eq!(scene.to_act(), ["Ann"]);
    scene.choose("redeem").unwrap();
    assert_eq!(scene.cash_of("Ann"), 500 - 67);
    assert_eq!(scene.to_act(), ["Ben"], "Emma has an odd number of shares");
    scene.choose("redeem").unwrap();
    // Peter has an even number; Linda cannot pay £67, so she is not asked.
    assert_eq!(scene.cash_of("Dan"), 20 + 67);
    assert_eq!(scene.to_act(), ["Ann"], "for the company");
    scene.choose("redeem").unwrap();
    let held = ["Ann", "Ben", "Cat", "Dan"].map(|player| scene.held(player, "N&E"));
    assert_eq!(held, [5, 2, 1, 0]);
    assert_eq!((scene.own("N&E"), scene.pool("N&E")), (2, 0));
    assert_eq!(scene.treasury_of("N&E"), 200 - 67);
    assert_eq!(scene.director_of("N&E"), Some("Ann"));
    let gone = scene.company_state("WStI");
    assert!(!gone.is_started() && gone.trains.is_empty());
    assert_eq!(scene.company_state("N&E").trains.len(), 2);
}

/// "Had Linda redeemed her option", the company would find no share and be "forced to sell the option for £67".
#[test]
fn example_1_of_5_2_6_if_linda_redeems() {
    let mut scene = connected(Scene::rulebook(4))
        .running("N&E", 90, "Ann 4 Ben 3 Cat 1 own 2")
        .running("WStI", 90, "Ann 5 Cat 1 Dan 1 own 1 pool 1")
        .train("N&E", "AF")
        .train("WStI", "AF")
        .treasury("N&E", 200)
        .turn_of("N&E", OperatingStep::Merge);
    scene.merge("WStI", "N&E").unwrap();
    for player in ["Ann", "Ben", "Dan"] {
        assert_eq!(scene.to_act(), [player]);
        scene.choose("redeem").unwrap();
    }
    assert_eq!((scene.held("Dan", "N&E"), scene.own("N&E"), scene.treasury_of("N&E")), (1, 1, 200 + 67));
}

/// Helen, Martin, Rachel and Charles are Ann, Ben, Cat and Dan; Martin merges.
#[test]
fn example_2_of_5_2_7() {
    let mut scene = Scene::rulebook(4)
        .tile("B13", "57", 0)
        .tile("B11", "8852", 0)
        .tile("B9", "790", 2)
        .tile("C10", "6", 2)
        .tile("D9", "621", 1)
        .running("N&E", 100, "Ben 4 Ann 1 Dan 3")
        .running("I&B", 74, "Ben 5 Cat 3 own 2")
        .train("I&B", "AF")
        .chartered("N&E")
        .cash("Ann", 100)
        .cash("Ben", 100)
        .cash("Cat", 100)
        .cash("Dan", 100);
    scene = scene.turn_of("N&E", OperatingStep::Merge);
    scene.merge("I&B", "N&E").unwrap();
    assert_eq!(scene.price_of("N&E"), 86);
    assert_eq!(scene.company_state("N&E").par, Some(rules::Money(82)));
    for player in ["Ben", "Cat", "Dan", "Ann"] {
        assert_eq!(scene.to_act(), [player]);
        scene.choose("redeem").unwrap();
        assert_eq!(scene.cash_of(player), 100 - 43);
    }
    let held = ["Ann", "Ben", "Cat", "Dan"].map(|player| scene.held(player, "N&E"));
    assert_eq!(held, [1, 5, 2, 2]);
    assert_eq!(scene.own("N&E"), 0, "the company finds no share to swap");
    assert_eq!(scene.treasury_of("N&E"), 86);
}

#[test]
fn new_share_prices_of_7_5_3() {
    let merged = |first: (i32, bool), second: (i32, bool)| {
        let mut scene =
            Scene::rulebook(2).running("N&E", first.0, "Ann 5").running("WStI", second.0, "Ann 5");
        for (company, (_, train)) in [("N&E", first), ("WStI", second)] {
            if train {
                scene = scene.train(company, "AF");
            }
        }
        let cell = scene.merged_price(scene.company_id("N&E"), scene.company_id("WStI"));
        scene.data().price(cell).0
    };
    assert_eq!(merged((68, true), (100, true)), 116);
    assert_eq!(merged((54, true), (62, true)), 82);
    assert_eq!(merged((78, true), (116, false)), 95);
    assert_eq!(merged((78, true), (116, true)), 134);
    assert_eq!(merged((116, true), (68, false)), 90);
    assert_eq!(merged((116, true), (68, true)), 122);
    assert_eq!(merged((110, false), (90, false)), 71);
}

#[test]
fn another_director_is_asked_and_may_decline() {
    let scene = |granted: bool| {
        connected(Scene::departing(&[], 2, |departures| departures.consent_is_taken_for_granted = granted))
            .running("N&E", 90, "Ann 6")
            .running("WStI", 90, "Ben 6")
            .train("N&E", "AF")
            .train("WStI", "AF")
            .turn_of("N&E", OperatingStep::Merge)
    };
    let mut asked = scene(false);
    asked.merge("WStI", "N&E").unwrap();
    assert_eq!((asked.awaited(), asked.to_act()), ("consent", vec!["Ben"]));
    asked.next(&Action::Answer { reply: Reply::DeclineAll }).unwrap();
    assert!(asked.company_state("WStI").is_started());
    assert!(asked.merge("WStI", "N&E").is_err(), "declined for this turn");
    let mut granted = scene(true);
    granted.merge("WStI", "N&E").unwrap();
    assert!(!granted.company_state("WStI").is_started());
}

/// A merger can be thought through at any time: it does what the merger does, and nothing happens.
#[test]
fn a_supposed_merger_is_what_the_merger_would_be() {
    let mut scene = connected(Scene::rulebook(4))
        .running("N&E", 90, "Ann 4 Ben 3 Cat 1 own 2")
        .running("WStI", 90, "Ann 5 Cat 1 Dan 1 own 1 pool 1")
        .train("N&E", "AF")
        .train("WStI", "AF")
        .treasury("N&E", 200)
        .cash("Dan", 20)
        .turn_of("N&E", OperatingStep::Merge);
    let before = scene.game.digest();
    let (company, partner) = (scene.company_id("N&E"), scene.company_id("WStI"));
    let supposed = scene.game.suppose_merger(company, partner, company).expect("companies that can merge");
    assert_eq!(scene.game.digest(), before);
    scene.merge("WStI", "N&E").unwrap();
    while scene.awaited() == "option" {
        scene.choose("redeem").unwrap();
    }
    let after = scene.game.view(rules::Viewer::Spectator);
    assert_eq!(supposed.after.players, after.players);
    assert_eq!(supposed.after.companies, after.companies);
    assert!(scene.game.suppose_merger(company, partner, company).is_none(), "the partner is gone");
}

/// G5: a decline binds the same kind of deal only, and only where consent is needed (7.5.1, 7.14).
#[test]
fn what_a_decline_binds() {
    let scene = |every: bool, reply: Reply| {
        let mut scene =
            connected(Scene::departing(&[], 2, |departures| departures.declines_bind_every_deal = every))
                .running("N&E", 90, "Ann 6")
                .running("WStI", 90, "Ben 6")
                .train("N&E", "AF")
                .train("WStI", "AF")
                .turn_of("N&E", OperatingStep::Merge);
        scene.merge("WStI", "N&E").unwrap();
        scene.next(&Action::Answer { reply }).unwrap();
        scene.game.operating_mut().step = OperatingStep::Merge;
        scene
    };
    // The whole merger is declined, or only this survivor.
    for reply in [Reply::DeclineAll, Reply::Decline] {
        for every in [false, true] {
            assert!(scene(every, reply).merge("WStI", "N&E").is_err(), "the same deal");
            let mut later = scene(every, reply);
            later.game.operating_mut().step = OperatingStep::Acquire;
            assert_eq!(later.merge("WStI", "N&E").is_ok(), !every, "an acquisition is another deal");
            // Ann directs the WStI now.
            let mut own = scene(every, reply).running_shares("WStI", "Ann 6");
            own.game.operating_mut().step = OperatingStep::Merge;
            assert_eq!(own.merge("WStI", "N&E").is_ok(), !every, "nobody need consent");
        }
    }
}
