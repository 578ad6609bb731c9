//! 16.2, 16.3: a card with two sides is called what it shows; its name as a thing stays (notes d.5).

use super::super::Game1822;
use super::super::data::{Region, kinds};
use rules::{Names, TableSpec, Thing, TrainId};

#[test]
fn a_train_is_called_what_its_card_shows() {
    let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
    let spec = TableSpec { title: Region::GreatBritain.title().to_owned(), players, ..TableSpec::default() };
    let mut game = Game1822::new(Region::GreatBritain, &spec).expect("a table for three");
    let [local, seven, three] = [kinds::L, kinds::SEVEN, kinds::THREE].map(|kind| TrainId { kind, copy: 3 });
    let said = |game: &Game1822, train: TrainId| Thing::Train(train).argument(game).to_string();
    assert_eq!([local, seven, three].map(|train| said(&game, train)), ["L", "7", "3"]);
    game.state.turn_card(local);
    game.state.turn_card(seven);
    assert_eq!([local, seven, three].map(|train| said(&game, train)), ["2", "E", "3"]);
    assert_eq!(local.card(&game), "L-3");
    // No such card: nothing to say, and nothing panics.
    assert_eq!(game.shown(TrainId { kind: rules::TrainKind(99), copy: 255 }), "");
}
