//! What has been built: tiles, their supply, and tokens.

use board::{Layout, Owner, Rotation, Token};

use crate::{Table, map_1860};

#[test]
fn a_replaced_tile_goes_back_to_the_supply() {
    let map = map_1860("extended");
    let mut layout = Layout::new(&map);
    let named = |name| map.tile_named(name).unwrap();
    let cowes = map.find("F2".parse().unwrap()).unwrap();
    assert_eq!(layout.tile(cowes), map.printed(cowes));
    assert_eq!(layout.supply(&map, named("787")), Some(1));
    assert_eq!(layout.supply(&map, named("F2")), Some(0), "printed hexes are not in the box");
    assert_eq!(layout.replace(cowes, named("787"), Rotation::ALL[1]), map.printed(cowes));
    assert_eq!(layout.supply(&map, named("787")), Some(0));
    assert_eq!(layout.replace(cowes, named("788"), Rotation::ZERO), (named("787"), Rotation::ALL[1]));
    assert_eq!(layout.supply(&map, named("787")), Some(1));
    assert_eq!(layout.supply(&map, named("788")), Some(0));
}

#[test]
fn tile_counts_follow_the_map() {
    let total = |which| -> u32 {
        let map = map_1860(which);
        let layout = Layout::new(&map);
        map.tiles.boxed().map(|(id, _)| u32::from(layout.supply(&map, id).unwrap())).sum()
    };
    assert_eq!(total("extended"), 139);
    assert_eq!(total("original"), 137);
}

#[test]
fn tokens_take_the_free_slots() {
    let table = Table::of_1860("G5 773/0");
    let (map, mut layout) = (table.map.clone(), table.layout.clone());
    let newport = table.at("G5");
    let token = |slot, owner| Token { hex: newport.hex, node: newport.node, slot, owner: Owner(owner) };
    assert_eq!(layout.free_slot(&map, newport), Some(0));
    layout.place(token(1, 4));
    assert_eq!(layout.free_slot(&map, newport), Some(0));
    layout.place(token(0, 7));
    assert_eq!(layout.free_slot(&map, newport), None);
    assert_eq!(layout.owners_at(newport).collect::<Vec<_>>(), [Owner(7), Owner(4)]);
    assert_eq!(layout.owners_at(table.at("G5.1")).count(), 0);
    assert_eq!(layout.remove(newport, Owner(4)), Some(token(1, 4)));
    assert_eq!(layout.remove(newport, Owner(4)), None);
    assert_eq!(layout.free_slot(&map, newport), Some(1));
    assert_eq!(layout.tokens(), [token(0, 7)]);
    assert_eq!(layout.free_slot(&map, table.at("D6")), None, "a village has no slot");
    assert_eq!(layout.free_slot(&map, table.at("D4")), None, "there is no stop");
}

#[test]
fn equal_boards_are_equal_however_they_came_about() {
    let table = Table::of_1860("");
    let stops = ["B4", "A7"].map(|stop| table.at(stop));
    let place = |order: [usize; 2]| {
        let mut layout = table.layout.clone();
        for index in order {
            let (at, owner) = (stops[index], Owner(index as u8));
            layout.place(Token { hex: at.hex, node: at.node, slot: 0, owner });
        }
        layout
    };
    assert_eq!(place([0, 1]), place([1, 0]));
}

#[test]
fn a_layout_is_stored_and_read_back() {
    let table = Table::of_1860("F2 787/1 G5 763/0");
    let text = serde_json::to_string(&table.layout).unwrap();
    assert_eq!(serde_json::from_str::<Layout>(&text).unwrap(), table.layout);
}
