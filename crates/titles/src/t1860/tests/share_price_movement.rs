//! *Share Price Movement*.

use super::why;
use crate::t1860::scene::Scene;
use rules::Reason;

fn bill(price: i32) -> Scene {
    Scene::second(3).phase(3).running("C&N", price, "Ann 5 Ben 3").train("C&N", "3+2").stock_round("Ben")
}

#[test]
fn bill_sells_3_shares_at_182_and_the_price_drops_to_166() {
    let mut scene = bill(182);
    scene.sell("Ben", "C&N", 3).unwrap();
    assert_eq!(scene.price_of("C&N"), 166);
    assert_eq!(scene.cash_of("Ben"), 670 + 3 * 182);
}

#[test]
fn bill_may_not_sell_his_three_shares_as_three_separate_sales() {
    let mut scene = bill(182);
    scene.sell("Ben", "C&N", 1).unwrap();
    let company = scene.company_id("C&N");
    assert_eq!(why(scene.sell("Ben", "C&N", 1)), Reason::OneBlockPerTurn { company });
}

#[test]
fn the_price_falls_by_one_place_for_every_share_zig_zagging() {
    for (shares, price) in [(1, 86), (2, 82), (3, 78)] {
        let mut scene = bill(90);
        scene.sell("Ben", "C&N", shares).unwrap();
        assert_eq!(scene.price_of("C&N"), price);
    }
}

#[test]
fn does_the_price_move_before_the_first_operation() {
    let mut scene = Scene::second(2).started("C&N", 90, "Ann 5 Ben 3").stock_round("Ben");
    scene.sell("Ben", "C&N", 3).unwrap();
    assert_eq!(scene.price_of("C&N"), 90);
}

#[test]
fn after_the_sale_of_the_8_train_sales_do_not_lower_prices() {
    let scene = Scene::second(2).phase(8).running("C&N", 90, "Ann 5 Ben 3").train("C&N", "8+4");
    let mut scene = scene.stock_round("Ben");
    scene.sell("Ben", "C&N", 3).unwrap();
    assert_eq!(scene.price_of("C&N"), 90);
}

#[test]
fn red_letter_zones_begin_below_40_and_above_150() {
    for (price, one, two) in
        [(36, 36, 31), (40, 36, 31), (44, 40, 36), (150, 142, 134), (158, 158, 150), (182, 182, 174)]
    {
        let mut scene = bill(price);
        scene.sell("Ben", "C&N", 1).unwrap();
        assert_eq!(scene.price_of("C&N"), one, "one share at {price}");
        let mut scene = bill(price);
        scene.sell("Ben", "C&N", 2).unwrap();
        assert_eq!(scene.price_of("C&N"), two, "two shares at {price}");
    }
}

#[test]
fn how_is_a_block_priced_all_shares_before_the_drop_and_several_companies_in_a_turn() {
    let scene = Scene::second(2).phase(3).running("C&N", 90, "Ann 5 Ben 3").train("C&N", "3+2");
    let scene = scene.running("IOW", 100, "Ann 5 Ben 2").train("IOW", "3+2").stock_round("Ben");
    let mut scene = scene;
    scene.sell("Ben", "C&N", 3).unwrap();
    scene.sell("Ben", "IOW", 2).unwrap();
    assert_eq!(scene.cash_of("Ben"), 1000 + 270 + 200);
    assert_eq!((scene.price_of("C&N"), scene.price_of("IOW")), (78, 90));
}

#[test]
fn a_moved_marker_lies_below_those_already_there() {
    let scene = Scene::second(2).running("IOW", 82, "Ann 5").running("C&N", 90, "Ann 5 Ben 2");
    let mut scene = scene.stock_round("Ben");
    scene.sell("Ben", "C&N", 2).unwrap();
    let order = scene.running_companies();
    assert_eq!(order[..], [scene.company_id("IOW"), scene.company_id("C&N")]);
}

#[test]
fn insolvent_stock_falls_in_the_same_manner() {
    let mut scene = Scene::second(2).running("C&N", 90, "Ann 5 Ben 2").insolvent("C&N").stock_round("Ben");
    scene.sell("Ben", "C&N", 2).unwrap();
    assert_eq!(scene.price_of("C&N"), 82);
    assert_eq!(scene.cash_of("Ben"), 1000 + 90);
}

#[test]
fn at_zero_the_company_is_bankrupt() {
    let mut scene = Scene::second(2).running("C&N", 14, "Ann 5 Ben 3").stock_round("Ben");
    scene.sell("Ben", "C&N", 2).unwrap();
    assert_eq!(scene.price_of("C&N"), 7);
    let mut scene = Scene::second(2).running("C&N", 14, "Ann 5 Ben 3").stock_round("Ben");
    scene.sell("Ben", "C&N", 3).unwrap();
    assert!(scene.company_state("C&N").bankrupt);
}

/// The token comes to the chart at flotation; until then sales of a company that is being refloated move nothing.
#[test]
fn a_refloated_company_has_no_marker_before_it_floats() {
    let scene = Scene::second(2).running("C&N", 50, "Ann 5").bankrupt("C&N").stock_round("Ann");
    let mut scene = scene;
    scene.start("Ann", "C&N", 50).unwrap();
    scene.buy_from_ipo("Ben", "C&N").unwrap();
    scene.pass().unwrap();
    scene.sell("Ben", "C&N", 1).unwrap();
    assert_eq!(scene.price_of("C&N"), 50);
}
