//! Every way the data of a map can be wrong, each with the message it gives.

use board::Map;

const MAP: &str = r#"
barriers = ["A1-B2"]
[maps]
all = {}
part = { without = ["A1"] }
[hexes]
A1 = { names = ["Aye"], stops = "city" }
A3 = { label = "T", stops = "city" }
B2 = { colour = "yellow", stops = "city 10, village", track = "1-a" }
C1 = { stops = "offboard 10/20", track = "1-a", build = false }
"#;

const TILES: &str = r#"
[yellow]
1 = { count = 1, stops = "city 20", track = "0-a" }
2 = { count = { all = 1, part = 2 }, label = "T", stops = "city 20", track = "3-a" }
[green]
3 = { count = "unlimited", stops = "city 20, wayside", track = "0-a 3-b a-b" }
"#;

/// Reads the data with one text in it replaced by another, and compares the message.
fn check(old: &str, new: &str, message: &str) {
    assert_eq!(MAP.matches(old).count() + TILES.matches(old).count(), 1, "`{old}` must be there once");
    let (map, tiles) = (MAP.replace(old, new), TILES.replace(old, new));
    let error = Map::parse(&map, "map.toml", &tiles, "tiles.toml", "all").unwrap_err();
    assert_eq!(error.to_string(), message);
}

#[test]
fn the_data_are_good_before_they_are_bad() {
    for which in ["all", "part"] {
        Map::parse(MAP, "map.toml", TILES, "tiles.toml", which).unwrap();
    }
}

#[test]
fn not_the_expected_toml() {
    check("[maps]", "[maps", "map.toml:3: unclosed table, expected `]`");
    let wrong = "unknown field `brown`, expected one of `yellow`, `green`, `russet`, `grey`";
    check("[green]", "[brown]", &format!("tiles.toml:5: {wrong}"));
    check("A3 = {", "A1 = {", "map.toml:8: duplicate key");
    check(", track = \"3-a\"", "", "tiles.toml:4: tile 2: missing field `track`");
    let wrong = "a count is a number up to 255, a number for each map, or \"unlimited\"";
    check("count = 1,", "count = 256,", &format!("tiles.toml:3: tile 1: {wrong}"));
    let wrong = "unknown variant `brown`, expected one of `plain`, `yellow`, `green`, `russet`, `grey`";
    check("\"yellow\"", "\"brown\"", &format!("map.toml:9: hex B2: {wrong}"));
}

#[test]
fn maps_that_are_not_there() {
    check("all = {}", "every = {}", "map.toml:3: there is no map `all` here");
    let message = "map.toml:4: map `all` leaves out A5, which is not a hex of this file";
    check("all = {}", "all = { without = [\"A5\"] }", message);
}

#[test]
fn hexes_that_cannot_lie_there() {
    check("C1 =", "c1 =", "map.toml:10: hex c1: not a coordinate such as F12");
    check("C1 =", "C2 =", "map.toml:10: hex C2: does not lie on the same grid as A1");
    let column = |letter| (0..90).map(move |row| format!("{letter}{} = {{}}\n", 2 * row + 50));
    let many: String = ["A", "C", "E"].into_iter().flat_map(column).collect();
    let many = many.replace("0 =", "1 =").replace("2 =", "3 =").replace("4 =", "5 =");
    let many = format!("[hexes]\n{}", many.replace("6 =", "7 =").replace("8 =", "9 ="));
    check("[hexes]", &many, "map.toml:3: a map holds at most 256 hexes");
}

#[test]
fn barriers_between_hexes_that_do_not_touch() {
    let message = |pair| {
        format!(
            "map.toml:2: barrier {pair}: not two neighbouring hexes of this file, with a cost where crossing costs something"
        )
    };
    for pair in ["A1-C1", "A3-A5", "A1B2"] {
        check("A1-B2", pair, &message(pair));
    }
}

#[test]
fn terrain_and_stops_that_cannot_be_read() {
    let message = "map.toml:7: hex A1: `hill` is not a terrain such as `hill 60`";
    check("names = [\"Aye\"]", "terrain = \"hill\"", message);
    let message = "tiles.toml:6: tile 3: `stop` is not a stop such as `city 30 x2`";
    check("city 20, wayside", "city 20, stop", message);
}

#[test]
fn tiles_that_are_too_big() {
    let stops = format!("city 20, wayside{}", ", wayside".repeat(25));
    check("city 20, wayside", &stops, "tiles.toml:6: tile 3: more than 26 stops or 127 pieces of track");
}

#[test]
fn track_that_leads_nowhere() {
    let wrong = "is not a piece of track such as `0-a`, with edges 0 to 5 and stops of this tile";
    for piece in ["0-c", "6-a", "a-a", "0a"] {
        let track = format!("0-a 3-b a-b {piece}");
        check("0-a 3-b a-b", &track, &format!("tiles.toml:6: tile 3: `{piece}` {wrong}"));
    }
    check("0-a 3-b a-b", "0-a 3-b a-b b-a", "tiles.toml:6: tile 3: track `b-a` is there twice");
    check("0-a 3-b a-b", "0-a", "tiles.toml:6: tile 3: no track serves stop `b`");
    let wrong = "stop `b` is a village without track, which only a printed hex can have";
    check("city 20, wayside", "city 20, village", &format!("tiles.toml:6: tile 3: {wrong}"));
}

#[test]
fn tiles_that_do_not_say_enough() {
    check("count = 1, ", "", "tiles.toml:3: tile 1: no count for map `all`");
    check("all = 1, part = 2", "part = 2", "tiles.toml:4: tile 2: no count for map `all`");
    check("3-a\"", "3-a\", rotation = 6", "tiles.toml:4: tile 2: rotation 6 is not between 0 and 5");
    check("\n3 =", "\n1 =", "tiles.toml:6: tile 1: there is another tile of this name");
}

#[test]
fn hexes_and_tiles_that_do_not_fit() {
    check("A3 = { label = \"T\"", "A3 = { label = \"Z\"", "map.toml:8: hex A3: no tile has the label `Z`");
    let wrong = "printed track points at edge 2, where none may cross";
    check("track = \"1-a\" }", "track = \"2-a\" }", &format!("map.toml:9: hex B2: {wrong}"));
    check("0-a 3-b a-b", "0-a 1-b a-b", "map.toml:9: hex B2: no tile fits this hex");
}
