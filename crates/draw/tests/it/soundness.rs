//! What must hold for every picture, whatever it looks like.

use board::{Edge, End, HexId, Layout, Network, NodeId, Owner, Rotation, StopKind, Tile};
use draw::{DrawError, DrawnRun, Livery, Look, Palette, Picture, Point};
use roxmltree::{Document, Node};

use crate::{developed, hex, homes, liveries, map_1860, map_of, two_runs};

/// Reads a fragment, and checks what holds for all of them.
fn with_read(what: &str, fragment: &str, test: impl Fn(&Document<'_>)) {
    let file = format!("<svg>{fragment}</svg>");
    let document = Document::parse(&file).unwrap_or_else(|error| panic!("{what}: {error}\n{fragment}"));
    assert!(!fragment.contains("NaN") && !fragment.contains("inf"), "{what}: {fragment}");
    for element in document.descendants() {
        if let Some(transform) = element.attribute("transform") {
            let upright = transform.starts_with("translate(") && transform.matches('(').count() == 1;
            assert!(upright, "{what} is turned: {transform}");
        }
        assert!(element.attribute("rotate").is_none(), "{what} has turned letters");
    }
    test(&document);
}

fn well_formed(what: &str, fragment: &str) {
    with_read(what, fragment, |_| {});
}

/// Runs a test on every tile of the box at every rotation.
fn on_every_tile(test: impl Fn(&str, &Tile, Rotation)) {
    for (_, tile) in map_1860("extended").tiles.boxed() {
        for rotation in Rotation::ALL {
            test(&format!("tile {} turned {}", tile.name, rotation.index()), tile, rotation);
        }
    }
}

/// How far a point is from the nearest side of its hex; negative outside.
fn inside(at: Point) -> f64 {
    let beyond = Edge::ALL.map(|edge| {
        let middle = draw::edge_midpoint(edge);
        (at.x * middle.x + at.y * middle.y) / draw::APOTHEM
    });
    draw::APOTHEM - beyond.into_iter().fold(f64::MIN, f64::max)
}

/// The middle and radius of every disc of a class.
fn discs(document: &Document<'_>, class: &str) -> Vec<(Point, f64)> {
    let figure = |node: &Node<'_, '_>, name| node.attribute(name).unwrap().parse::<f64>().unwrap();
    let circles = document.descendants().filter(|node| node.attribute("class") == Some(class));
    circles.map(|node| (Point::new(figure(&node, "cx"), figure(&node, "cy")), figure(&node, "r"))).collect()
}

#[test]
fn tiles_are_well_formed_and_upright() {
    on_every_tile(|what, tile, rotation| well_formed(what, &draw::tile(tile, rotation)));
}

/// On a hex with two areas each has its own way out: no wedge leads from one's edge to the other.
#[test]
fn every_track_off_the_board_is_one_wedge() {
    let map = map_of("1862", "whole");
    let mut shared = 0;
    for id in (0..map.hexes.len()).map(|index| HexId(index as u8)) {
        let tile = map.tile(map.printed(id).0);
        if tile.stops.iter().all(|stop| stop.kind == StopKind::OffBoard) {
            shared += usize::from(tile.stops.len() > 1);
            let at = map.hex(id).at.to_string();
            with_read(&at, &draw::hex(&map, id), |document| {
                let wedges = document.descendants().filter(|node| node.attribute("class") == Some("point"));
                assert_eq!(wedges.count(), tile.track.len(), "{at}");
            });
        }
    }
    assert!(shared > 0, "no hex has two areas");
}

#[test]
fn circles_off_the_board_are_drawn() {
    let map = map_of("1862", "whole");
    with_read("London", &draw::hex(&map, hex(&map, "B15")), |document| {
        assert_eq!(discs(document, "slot").len(), 2);
    });
}

/// Circles off the board, their values and the name of the area find room on one hex.
#[test]
fn a_name_off_the_board_touches_no_circle() {
    let map = map_of("1862", "whole");
    for at in ["B15", "D15"] {
        with_read(at, &draw::hex(&map, hex(&map, at)), |document| {
            let slots = discs(document, "slot");
            assert!(slots.iter().all(|(slot, radius)| inside(*slot) > *radius), "{at}: {slots:?}");
            let figure = |node: &Node<'_, '_>, name| node.attribute(name).unwrap().parse::<f64>().unwrap();
            let named =
                |node: &Node<'_, '_>| node.attribute("class").is_some_and(|class| class.starts_with("name"));
            let name = document.descendants().find(named).expect("a name");
            let size = figure(&name, "font-size");
            // Letters stand on their line.
            let middle = Point::new(figure(&name, "x"), figure(&name, "y") - 0.37 * size);
            // Capitals are about as wide as two thirds of their size, and the first is larger than the others.
            let half = Point::new(0.33 * size * "LONDON".len() as f64 * 0.85, 0.4 * size);
            for (slot, radius) in slots {
                let away = Point::new(
                    ((slot.x - middle.x).abs() - half.x).max(0.0),
                    ((slot.y - middle.y).abs() - half.y).max(0.0),
                );
                // The box around the circles is wider than they are.
                assert!(away.length() > radius + 4.0, "{at}: {middle:?} {slot:?}");
            }
        });
    }
}

#[test]
fn stops_and_slots_lie_inside_their_hex() {
    on_every_tile(|what, tile, rotation| {
        for (node, stop) in tile.stops.iter().enumerate() {
            let node = NodeId(node as u8);
            assert!(inside(draw::stop_position(tile, rotation, node)) > 10.0, "{what} {node:?}");
            for slot in 0..stop.slots {
                let at = draw::slot_position(tile, rotation, node, slot);
                assert!(inside(at) > draw::SLOT, "{what} {node:?} slot {slot}: {at:?}");
            }
        }
    });
    let map = map_1860("extended");
    for hex in map.hex_ids() {
        let (tile, rotation) = map.printed(hex);
        for node in 0..map.tile(tile).stops.len() {
            let at = draw::stop_position(map.tile(tile), rotation, NodeId(node as u8));
            assert!(inside(at) > 10.0, "{}", map.hex(hex).at);
        }
    }
}

#[test]
fn slots_keep_apart() {
    on_every_tile(|what, tile, rotation| {
        with_read(what, &draw::tile(tile, rotation), |document| {
            let slots = discs(document, "slot");
            assert_eq!(slots.len(), tile.stops.iter().map(|stop| usize::from(stop.slots)).sum::<usize>());
            for (index, (a, _)) in slots.iter().enumerate() {
                let near = slots[..index].iter().any(|(b, _)| a.distance(*b) < 2.0 * draw::SLOT);
                assert!(!near, "{what}: {slots:?}");
            }
        });
    });
}

#[test]
fn values_cover_neither_slots_nor_each_other() {
    on_every_tile(|what, tile, rotation| {
        with_read(what, &draw::tile(tile, rotation), |document| {
            let values = discs(document, "value");
            let paid = |kind| matches!(kind, StopKind::City | StopKind::Town);
            assert_eq!(values.len(), tile.count_stops(paid), "{what}");
            for (index, (at, radius)) in values.iter().enumerate() {
                assert!(inside(*at) > *radius, "{what}: a value hangs over the edge");
                for (other, other_radius) in values[..index].iter().chain(&discs(document, "slot")) {
                    assert!(at.distance(*other) > radius + other_radius - 1.0, "{what}: {at:?} {other:?}");
                }
            }
        });
    });
}

#[test]
fn track_leads_from_end_to_end() {
    on_every_tile(|what, tile, rotation| {
        let place = |end: End| match end {
            End::Edge(edge) => draw::edge_midpoint(edge),
            End::Node(node) => draw::stop_position(tile, rotation, node),
        };
        for track in tile.track_at(rotation) {
            for (from, to) in [(track.a, track.b), (track.b, track.a)] {
                let path = draw::track_path(tile, rotation, from, to).expect("this track is there");
                let figures: Vec<f64> = path
                    .split(['M', 'C', 'L', ' '])
                    .filter(|figure| !figure.is_empty())
                    .map(|figure| figure.parse().unwrap())
                    .collect();
                let (first, last) = (&figures[..2], &figures[figures.len() - 2..]);
                assert!(place(from).distance(Point::new(first[0], first[1])) < 0.02, "{what}: {path}");
                assert!(place(to).distance(Point::new(last[0], last[1])) < 0.02, "{what}: {path}");
            }
        }
    });
}

#[test]
fn everything_on_a_board_is_well_formed() {
    for which in ["original", "extended"] {
        let map = map_1860(which);
        for id in map.hex_ids() {
            well_formed(&map.hex(id).at.to_string(), &draw::hex(&map, id));
        }
        well_formed("coast", &draw::coast(&map));
        well_formed("barriers", &draw::barriers(&map));
        well_formed("sea", &draw::sea(&map, None).0);
    }
    let map = map_1860("extended");
    well_formed("symbols", &draw::symbols(&map));
    let (layout, liveries, homes) = (developed(&map), liveries(), homes(&map));
    let runs = two_runs(&map, &layout);
    for palette in [Palette::Day, Palette::Night, Palette::Css] {
        let scene = Picture {
            liveries: &liveries,
            flipped: &[Owner(1)],
            homes: &homes,
            runs: &runs,
            palette,
            patterns: true,
            ..Picture::default()
        };
        let picture = draw::board_svg(&map, &layout, &scene);
        well_formed("board", &picture);
        assert_eq!(picture.matches(r#"<g class="token"#).count(), layout.tokens().len());
        assert_eq!(picture.matches(r#"<g class="token flipped""#).count(), 3, "those of IOW");
    }
}

#[test]
fn every_link_can_be_drawn_from_both_ends() {
    let map = map_1860("extended");
    let layout = developed(&map);
    let network = Network::of(&map, &layout);
    assert!(network.links.len() > 40);
    for link in &network.links {
        for from in [link.a, link.b] {
            let legs = draw::legs(&map, &network, link, from);
            assert_eq!(legs.len(), link.hexes.len());
            assert_eq!(legs[0].from, End::Node(network.stops[from.index()].at.node));
            for pair in legs.windows(2) {
                let (End::Edge(out), End::Edge(into)) = (pair[0].to, pair[1].from) else {
                    panic!("a link stops only at its ends: {pair:?}");
                };
                assert_eq!(out.opposite(), into);
            }
            for leg in legs {
                let (tile, rotation) = layout.tile(leg.hex);
                assert!(draw::track_path(map.tile(tile), rotation, leg.from, leg.to).is_some(), "{leg:?}");
            }
        }
    }
}

#[test]
fn odd_companies_and_runs_do_no_harm() {
    let odd = Livery { initials: "<&>\"'\u{0}".into(), colour: "\"><x>".into(), text: "&".into() };
    for pattern in [None, Some(0), Some(7), Some(255)] {
        for flipped in [false, true] {
            well_formed("token", &draw::token(&odd, Look { flipped, pattern }));
        }
    }
    let nobody = Livery { initials: String::new(), ..odd.clone() };
    well_formed("no initials", &(draw::token(&nobody, Look::default()) + &draw::home(&odd)));
    let map = map_1860("original");
    let leg = draw::DrawnLeg { hex: HexId(0), from: End::Node(NodeId(9)), to: End::Edge(Edge::ALL[0]) };
    let stops = vec![board::StopAt { hex: HexId(0), node: NodeId(9) }];
    let run = DrawnRun { colour: "<".into(), caption: "<&".into(), legs: vec![leg], stops };
    let scene = Picture { runs: &[run], ..Picture::default() };
    well_formed("board", &draw::board_svg(&map, &Layout::new(&map), &scene));
}

#[test]
fn pictures_become_png_or_a_typed_error() {
    let map = map_1860("original");
    let picture = draw::board_svg(&map, &Layout::new(&map), &Picture::default());
    let png = draw::png(&picture, 0.25).unwrap();
    assert!(png.starts_with(b"\x89PNG") && png.len() > 10_000);
    assert!(matches!(draw::png("not a picture", 1.0), Err(DrawError::NotSvg(_))));
    for scale in [0.0, -1.0, 1e9, f32::NAN, f32::INFINITY] {
        assert!(matches!(draw::png(&picture, scale), Err(DrawError::Size { .. })), "{scale}");
    }
}
