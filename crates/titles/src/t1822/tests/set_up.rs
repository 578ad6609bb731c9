//! Section 1 and the notes' part (e): the samples of stacks that a seed gives.

use super::super::Game1822;
use super::super::data::Region;
use rules::{Names, TableSpec};
use std::collections::BTreeSet;

fn boxes(region: Region, seed: u64, options: &[&str]) -> [String; 3] {
    let spec = TableSpec {
        title: region.title().to_owned(),
        edition: Some("online".to_owned()),
        options: options.iter().map(|id| (*id).to_owned()).collect(),
        players: ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec(),
        seed,
        rules: None,
    };
    let game = Game1822::new(region, &spec).expect("a table for three");
    let minors: Vec<String> = game.state().minor_boxes().iter().map(|minor| game.company(*minor)).collect();
    let cards = |cards: &[rules::PrivateId]| -> Vec<String> {
        cards.iter().map(|card| game.private(*card)).collect()
    };
    let concessions = cards(game.state().concession_boxes());
    [minors.join(" "), concessions.join(" "), cards(&game.private_boxes()).join(" ")]
}

#[test]
fn part_e_the_same_seed_gives_the_same_boxes() {
    use Region::{GreatBritain, Medium, Northern};
    let samples: [(Region, u64, &[&str], [&str; 3]); 11] = [
        (GreatBritain, 33_845, &["plus_expansion"], ["24 6 12 15", "C1 C4 C6", "P1 P12 P18"]),
        (GreatBritain, 36_685, &[], ["24 22 21 18", "C1 C6 C5", "P1 P5 P3"]),
        (Medium, 161_150_127, &[], ["24 18 9 11", "C1 C7 C6", "P1 P15 P18"]),
        (Medium, 35_936, &["advanced"], ["14 13 12 16", "C1 C2 C7", "P1 P8 P3"]),
        (Northern, 128_129, &[], ["8 6 29 5", "C1 C5 C10", "P1 P12 P19"]),
        (Northern, 891_476_068, &[], ["5 8 10 1", "C1 C6 C5", "P1 P21 P16"]),
        (GreatBritain, 1, &[], ["24 16 11 17", "C1 C4 C6", "P1 P11 P10"]),
        (GreatBritain, 42, &[], ["24 13 16 23", "C1 C8 C4", "P1 P6 P16"]),
        (GreatBritain, 1_000_003, &[], ["24 1 7 21", "C1 C9 C5", "P1 P5 P16"]),
        (GreatBritain, 2_147_483_647, &[], ["24 13 3 14", "C1 C10 C6", "P1 P16 P13"]),
        (GreatBritain, 9_876_543_210, &[], ["24 13 21 17", "C1 C2 C3", "P1 P16 P2"]),
    ];
    for (region, seed, options, expected) in samples {
        assert_eq!(boxes(region, seed, options), expected, "{} {seed}", region.title());
    }
}

#[test]
fn illegal_agreements_are_refused() {
    let refused = |region: Region, players: usize, options: &[&str]| {
        let spec = TableSpec {
            title: region.title().to_owned(),
            options: options.iter().map(|id| (*id).to_owned()).collect(),
            players: (0..players).map(|seat| format!("Player {seat}")).collect(),
            ..TableSpec::default()
        };
        Game1822::new(region, &spec).is_err()
    };
    assert!(refused(Region::GreatBritain, 3, &["plus_expansion_no_removals"]));
    assert!(refused(Region::GreatBritain, 3, &["starter"]));
    assert!(refused(Region::Medium, 3, &["starter", "advanced"]));
    assert!(refused(Region::Medium, 3, &["sw_peninsula"]));
    assert!(refused(Region::Northern, 8, &[]));
    assert!(!refused(Region::Northern, 7, &["tax_haven_multiple"]));
}

/// `sw_peninsula` of the facts: "Meant to swap two random minors for minors 22 and 23 starting in D39."
#[test]
fn the_south_west_peninsula_swaps_two_minors() {
    let game = |edition: &str, options: &[&str], seed: u64| {
        let spec = TableSpec {
            title: Region::Medium.title().to_owned(),
            edition: Some(edition.to_owned()),
            options: options.iter().map(|id| (*id).to_owned()).collect(),
            players: ["Ann", "Ben"].map(str::to_owned).to_vec(),
            seed,
            rules: None,
        };
        Game1822::new(Region::Medium, &spec).expect("a table for two")
    };
    let stack = |game: &Game1822| -> Vec<String> {
        game.state().minors.iter().map(|minor| game.company(*minor)).collect()
    };
    let mut gone = BTreeSet::new();
    for seed in 0..60 {
        let (without, with) =
            (stack(&game("summary", &[], seed)), stack(&game("online", &["sw_peninsula"], seed)));
        assert_eq!((without.len(), with.len()), (16, 16));
        assert_eq!(with[0], "24", "the first box stays");
        let swapped: Vec<usize> = (0..16).filter(|place| with[*place] != without[*place]).collect();
        assert_eq!(swapped.len(), 2);
        let mut new: Vec<&str> = swapped.iter().map(|place| with[*place].as_str()).collect();
        new.sort_unstable();
        assert_eq!(new, ["22", "23"]);
        gone.extend(swapped.iter().map(|place| without[*place].clone()));
        let recorded = stack(&game("recorded", &["sw_peninsula"], seed));
        assert_eq!(recorded, without, "b.7: there it changes nothing");
    }
    assert_eq!(gone.len(), 15, "every other one may be drawn");
    let game = game("summary", &["sw_peninsula"], 0);
    let homes: Vec<(String, u8)> = ["22", "23"]
        .map(|minor| {
            let minor = game.data().named(minor).expect("the minor");
            let kept = game.state().reserved.iter().find(|kept| kept.company == minor).expect("a home");
            (game.hex(kept.at.hex), kept.slot)
        })
        .into();
    assert_eq!(homes, [0, 1].map(|slot| ("Southwest England (D39)".to_owned(), slot)));
}
