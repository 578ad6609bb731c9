//! *Stock Rounds*, *Buying and Selling Shares*, *Major Companies*: turns, prices, directors, layers.

use super::super::words;
use super::why;
use crate::t1860::scene::Scene;
use rules::{Choice, Game, Holder, Money, Reason, Step};

#[test]
fn from_the_offer_at_par_and_from_the_pool_at_the_market_price() {
    let scene = Scene::second(3).running("C&N", 134, "Ann 5 pool 2").stock_round("Ben");
    let mut scene = scene;
    scene.buy_from_ipo("Ben", "C&N").unwrap();
    assert_eq!(scene.cash_of("Ben"), 670 - 100);
    scene.buy_from_pool("Cat", "C&N").unwrap();
    assert_eq!(scene.cash_of("Cat"), 670 - 134);
}

#[test]
fn one_share_in_a_turn_and_sales_before_it() {
    let scene = Scene::second(2).phase(3).running("C&N", 90, "Ann 5 Ben 2").train("C&N", "3+2");
    let scene = scene.private("Ryde", "Ben").started("IOW", 74, "Ann 2").cash("Ben", 900).stock_round("Ben");
    let mut scene = scene;
    scene.buy_from_ipo("Ben", "IOW").unwrap();
    assert_eq!(scene.to_act(), ["Ben"], "Ryde could still be exchanged or sold");
    assert_eq!(why(scene.buy_from_ipo("Ben", "IOW")), Reason::AlreadyBought);
    assert_eq!(why(scene.sell("Ben", "C&N", 1)), Reason::SellBeforeBuying);
    scene.sell_private("Ben", "Ryde").unwrap();
}

#[test]
fn the_first_buyer_must_buy_the_directors_share() {
    let mut scene = Scene::second(2).stock_round("Ann");
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.buy_from_ipo("Ann", "C&N")), Reason::NotStarted { company });
    assert_eq!(why(scene.buy_directors("Ann", "C&N")), Reason::NotStarted { company });
    scene.start("Ann", "C&N", 82).unwrap();
    assert_eq!((scene.cash_of("Ann"), scene.held("Ann", "C&N")), (1000 - 164, 2));
    assert_eq!(why(scene.start("Ben", "C&N", 82)), Reason::AlreadyStarted { company });
}

#[test]
fn the_par_is_a_space_in_the_range_of_the_company() {
    let scene = Scene::second(2).running("IWNJ", 82, "Ben 5").stock_round("Ann");
    for (company, wrong, right) in [("NGStL", 54, 58), ("NGStL", 74, 68), ("BHI&R", 65, 62)] {
        let mut scene = scene.clone();
        let id = scene.company_id(company);
        let refused = Reason::ParNotAllowed { company: id, par: Money(wrong) };
        assert_eq!(why(scene.start("Ann", company, wrong)), refused);
        scene.start("Ann", company, right).unwrap();
    }
}

#[test]
fn a_company_without_train_sells_at_half_price_fractions_down() {
    let mut scene = Scene::second(2).running("C&N", 95, "Ann 5 Ben 3").stock_round("Ben");
    scene.sell("Ben", "C&N", 3).unwrap();
    assert_eq!(scene.cash_of("Ben"), 1000 + 3 * 47);
    let scene = Scene::second(2).running("C&N", 95, "Ann 5 Ben 3").train("C&N", "2+1").stock_round("Ben");
    let mut scene = scene;
    scene.sell("Ben", "C&N", 3).unwrap();
    assert_eq!(scene.cash_of("Ben"), 1000 + 3 * 95);
}

#[test]
fn price_of_shares_before_flotation() {
    let mut scene = Scene::second(2).started("C&N", 82, "Ann 3").stock_round("Ann");
    assert_eq!(scene.price_of("C&N"), 82);
    scene.sell("Ann", "C&N", 1).unwrap();
    assert_eq!(scene.cash_of("Ann"), 1041, "no train: half of the par");
    scene.pass().unwrap();
    scene.buy_from_pool("Ben", "C&N").unwrap();
    assert_eq!(scene.cash_of("Ben"), 918, "bought at the whole price");
}

#[test]
fn buying_after_selling_is_not_allowed_in_the_same_stock_round() {
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 5 Ben 2").stock_round("Ben");
    scene.sell("Ben", "C&N", 1).unwrap();
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.buy_from_ipo("Ben", "C&N")), Reason::SoldThisRound { company });
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.to_act(), ["Ben"]);
    assert_eq!(why(scene.buy_from_pool("Ben", "C&N")), Reason::SoldThisRound { company });
}

#[test]
fn buying_after_selling_an_exchange_is_still_possible() {
    let scene = Scene::second(2).private("Cowes", "Ben").running("C&N", 90, "Ann 5 Ben 2").stock_round("Ben");
    let mut scene = scene;
    scene.sell("Ben", "C&N", 1).unwrap();
    scene.exchange("Ben", "Cowes").unwrap();
    assert_eq!(scene.held("Ben", "C&N"), 2);
}

#[test]
fn a_player_who_passes_may_deal_later_and_the_round_ends_when_all_pass_in_succession() {
    let mut scene = Scene::second(3).running("C&N", 90, "Ann 5").stock_round("Ann");
    scene.pass().unwrap();
    scene.buy_from_ipo("Ben", "C&N").unwrap();
    scene.pass().unwrap();
    scene.buy_from_ipo("Ann", "C&N").unwrap();
    scene.pass().unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.turn().step, Step::TRADING, "Ann has not passed after her purchase");
    scene.pass().unwrap();
    assert_ne!(scene.turn().step, Step::TRADING);
}

#[test]
fn next_priority_deal_is_left_of_the_last_to_buy_or_sell() {
    let mut scene = Scene::second(3).running("C&N", 90, "Ann 5 Ben 1").stock_round("Ann");
    scene.pass().unwrap();
    scene.sell("Ben", "C&N", 1).unwrap();
    scene.pass().unwrap();
    for _ in 0..3 {
        scene.pass().unwrap();
    }
    assert_eq!(scene.first_player(), "Cat");
}

#[test]
fn a_sale_without_purchase_then_a_pass_is_no_pass() {
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 5 Ben 2").stock_round("Ann");
    scene.pass().unwrap();
    scene.sell("Ben", "C&N", 1).unwrap();
    scene.pass().unwrap();
    assert_eq!(scene.to_act(), ["Ann"], "the round goes on");
    assert_eq!(scene.turn().step, Step::TRADING);
}

#[test]
fn a_player_without_any_legal_action_is_skipped_and_counted_as_passing() {
    let scene = Scene::second(3).running("C&N", 90, "Ann 5").cash("Ben", 10).cash("Cat", 10);
    let mut scene = scene.stock_round("Ann");
    scene.buy_from_ipo("Ann", "C&N").unwrap();
    assert_eq!(scene.to_act(), ["Ann"]);
    scene.pass().unwrap();
    assert_ne!(scene.turn().step, Step::TRADING, "Ben and Cat had passed");
}

#[test]
fn no_limit_per_company_or_pool() {
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 9 Ben 1").stock_round("Ben");
    scene.sell("Ben", "C&N", 1).unwrap();
    scene.pass().unwrap();
    scene.buy_from_pool("Ann", "C&N").unwrap();
    assert_eq!(scene.held("Ann", "C&N"), 10);
    scene.pass().unwrap();
    scene.sell_these("Ann", "C&N", 10, &[0, 1, 2, 3, 4, 5, 6, 7, 8]).unwrap();
    assert_eq!((scene.pool("C&N"), scene.price_of("C&N")), (10, 56));
}

#[test]
fn a_layer_opens_when_a_company_of_the_layer_before_has_operated() {
    let mut scene = Scene::second(2).started("C&N", 82, "Ben 5").stock_round("Ann");
    let company = scene.company_id("FYN");
    assert_eq!(why(scene.start("Ann", "FYN", 62)), words::Reason::LayerClosed { company, layer: 2, open: 1 });
    let mut scene = Scene::second(2).started("C&N", 82, "Ben 5").operated("C&N").stock_round("Ann");
    scene.start("Ann", "FYN", 62).unwrap();
    let company = scene.company_id("NGStL");
    assert_eq!(
        why(scene.start("Ben", "NGStL", 62)),
        words::Reason::LayerClosed { company, layer: 3, open: 2 }
    );
}

#[test]
fn a_layer_opens_at_once_when_an_offer_is_empty_the_reserved_certificate_too() {
    let scene = Scene::second(2).private("Cowes", "Ann").started("C&N", 82, "Ben 8").stock_round("Ben");
    let mut scene = scene;
    scene.buy_from_ipo("Ben", "C&N").unwrap();
    assert_eq!(scene.open_layer(), 1, "one certificate is kept for Cowes");
    scene.exchange("Ann", "Cowes").unwrap();
    assert_eq!(scene.open_layer(), 2);
    scene.start("Ann", "IWNJ", 62).unwrap();
}

#[test]
fn whoever_has_more_than_the_director_takes_the_directors_share() {
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 3 Ben 3").stock_round("Ben");
    assert_eq!(scene.director_of("C&N"), Some("Ann"), "equality is not enough");
    scene.buy_from_ipo("Ben", "C&N").unwrap();
    assert_eq!(scene.director_of("C&N"), Some("Ben"));
    assert_eq!((scene.held("Ann", "C&N"), scene.held("Ben", "C&N")), (3, 4));
    let ann = scene.player_id("Ann");
    let id = scene.company_id("C&N");
    assert_eq!(scene.state().shares(id).ordinary(Holder::Player(ann)).len(), 3, "two of them were Ben's");
}

#[test]
fn a_director_who_is_no_longer_the_majority_swaps_with_the_new_one() {
    let mut scene = Scene::second(3).running("C&N", 90, "Ann 4 Ben 3 Cat 2").stock_round("Ann");
    scene.sell("Ann", "C&N", 1).unwrap();
    assert_eq!(scene.director_of("C&N"), Some("Ann"), "the old director keeps the post on equality");
    scene.pass().unwrap();
    let scene = Scene::second(3).running("C&N", 90, "Ann 4 Ben 3 Cat 2").stock_round("Ann");
    let mut scene = scene;
    scene.sell("Ann", "C&N", 2).unwrap();
    assert_eq!(scene.director_of("C&N"), Some("Ben"));
    assert_eq!((scene.held("Ann", "C&N"), scene.held("Ben", "C&N")), (2, 3));
}

#[test]
fn tie_for_new_director_the_nearest_clockwise_from_the_old_one() {
    let mut scene = Scene::second(4).running("C&N", 90, "Ben 4 Ann 3 Dan 3").stock_round("Ben");
    scene.sell("Ben", "C&N", 2).unwrap();
    assert_eq!(scene.director_of("C&N"), Some("Dan"), "Cat has none, then comes Dan");
}

#[test]
fn who_can_become_director_a_player_with_two_shares() {
    let mut scene = Scene::second(3).running("C&N", 90, "Ann 3 Ben 1 Cat 1").stock_round("Ann");
    scene.sell("Ann", "C&N", 3).unwrap();
    assert_eq!(scene.director_of("C&N"), None);
}

#[test]
fn selling_the_whole_certificate_with_nobody_to_take_it_is_allowed() {
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 2 Ben 1 pool 3").stock_round("Ann");
    scene.sell("Ann", "C&N", 2).unwrap();
    assert!(scene.state().in_receivership(scene.company_id("C&N")));
    assert_eq!(scene.pool("C&N"), 5);
}

#[test]
fn selling_half_of_it_needs_a_single_share_in_the_pool() {
    let scene = Scene::second(2).running("C&N", 90, "Ann 2 Ben 1").stock_round("Ann");
    let mut scene = scene;
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.sell("Ann", "C&N", 1)), Reason::NoShareInPool { company });
    let unnamed = scene.sell_these("Ann", "C&N", 1, &[]);
    assert_eq!(why(unnamed), Reason::NoShareInPool { company }, "whatever certificates are named");
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 2 Ben 1 pool 1").stock_round("Ann");
    scene.sell("Ann", "C&N", 1).unwrap();
    assert_eq!((scene.held("Ann", "C&N"), scene.pool("C&N")), (1, 2));
    assert_eq!(scene.director_of("C&N"), None, "the certificate lies in the pool for the single share");
}

#[test]
fn selling_half_of_it_while_another_has_two_shares_hands_it_over() {
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 2 Ben 2").stock_round("Ann");
    scene.sell("Ann", "C&N", 1).unwrap();
    assert_eq!(scene.director_of("C&N"), Some("Ben"));
    assert_eq!((scene.held("Ann", "C&N"), scene.held("Ben", "C&N")), (1, 2));
    assert_eq!(scene.pool("C&N"), 1);
}

#[test]
fn selling_half_of_it_shares_of_the_same_block_count_as_in_the_pool() {
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 5 Ben 1").stock_round("Ann");
    scene.sell("Ann", "C&N", 4).unwrap();
    assert_eq!((scene.held("Ann", "C&N"), scene.pool("C&N")), (1, 4));
    assert_eq!(scene.director_of("C&N"), None);
}

#[test]
fn selling_half_of_it_with_singles_in_hand_changes_no_director_on_equality() {
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 5 Ben 4 pool 1").stock_round("Ann");
    scene.sell_these("Ann", "C&N", 1, &[0]).unwrap();
    assert_eq!((scene.held("Ann", "C&N"), scene.held("Ben", "C&N")), (4, 4));
    assert_eq!(scene.director_of("C&N"), Some("Ann"));
}

#[test]
fn nobody_sells_more_than_they_hold_or_what_is_not_theirs() {
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 5 Ben 2").stock_round("Ben");
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.sell("Ben", "C&N", 3)), Reason::NotHeld { company, shares: 3, held: 2 });
    assert_eq!(why(scene.sell("Ben", "C&N", 0)), Reason::NotHeld { company, shares: 0, held: 2 });
    for wrong in [&[1][..], &[4], &[4, 4], &[4, 0], &[4, 200]] {
        let refused = Reason::CertificatesDoNotMatch { shares: 2 };
        assert_eq!(why(scene.sell_these("Ben", "C&N", 2, wrong)), refused, "{wrong:?}");
    }
    scene.sell_these("Ben", "C&N", 2, &[4, 5]).unwrap();
}

#[test]
fn what_is_offered_names_prices_and_proceeds() {
    let scene = Scene::second(2).running("C&N", 90, "Ann 5 Ben 2 pool 1").stock_round("Ben");
    let sale = scene.offered().into_iter().find_map(|choice| match choice {
        Choice::SellShares { sales, .. } => Some(sales),
        _ => None,
    });
    let sale = sale.unwrap();
    assert_eq!(sale.iter().map(|sale| sale.shares).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((sale[1].proceeds, sale[1].price_after), (Money(90), Money(82)));
}
