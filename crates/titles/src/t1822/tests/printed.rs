//! What the data files say, against the facts.

use super::super::data::{Data, Region};
use rules::chart::Direction;
use serde_json::Value;

/// The facts of a title; tests that need them say so plainly where they are absent.
fn facts(region: Region) -> Value {
    let path = format!(
        "{}/../../../shared/facts/{}.json",
        env!("CARGO_MANIFEST_DIR"),
        region.title().to_lowercase()
    );
    let text =
        std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("the facts are absent: {path}: {why}"));
    serde_json::from_str(&text).expect("facts are JSON")
}

const ALL: [Region; 3] = [Region::GreatBritain, Region::Medium, Region::Northern];

#[test]
fn markers_move_as_the_facts_say() {
    for region in ALL {
        let data = Data::load(region).expect("embedded data");
        let known = facts(region);
        let cells = known["market"]["cells"].as_array().expect("cells");
        let spaces: Vec<_> = data.chart.spaces().collect();
        assert_eq!(cells.len(), spaces.len());
        for cell in cells {
            let at = |place: &Value| {
                (place[0].as_u64().unwrap_or(99) as u8, place[1].as_u64().unwrap_or(99) as u8)
            };
            let here =
                (cell["row"].as_u64().unwrap_or(99) as u8, cell["column"].as_u64().unwrap_or(99) as u8);
            let (space, price) =
                *spaces.iter().find(|(space, _)| data.chart.position(*space) == here).expect("the space");
            assert_eq!(i64::from(price.0), cell["price"].as_i64().expect("a price"));
            let moves = [
                ("left", Direction::Left),
                ("right", Direction::Right),
                ("up", Direction::Up),
                ("down", Direction::Down),
            ];
            for (name, direction) in moves {
                let to = data.chart.position(data.chart.step(space, direction, 1));
                let expected = &cell["moves"][name];
                let expected = if expected.is_array() { at(expected) } else { here };
                assert_eq!(to, expected, "{} {here:?} {name}", region.title());
            }
        }
    }
}

#[test]
fn companies_and_their_homes_are_those_of_the_facts() {
    for region in ALL {
        let data = Data::load(region).expect("embedded data");
        let known = facts(region);
        for kind in ["minors", "majors"] {
            for company in known[kind].as_array().expect("companies") {
                let id = data.named(company["id"].as_str().expect("an id")).expect("the company");
                let printed = data.company(id);
                assert_eq!(company["name"], printed.name.as_str());
                let home = &company["home"];
                let at = printed.home.map(|home| data.map.hex(home.hex).at.to_string());
                let expected =
                    home["node"].is_u64().then(|| home["hex"].as_str().unwrap_or_default().to_owned());
                assert_eq!(at, expected);
            }
        }
    }
}
