//! *Share Price Movement*.

use crate::t1860::scene::Scene;

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
