//! 2.4 *Game Setup*: the table of the notes (E), which was made by another program.

use super::super::Game1862;
use super::super::state::{Group, Type};
use rules::{Names, TableSpec};

fn dealt(seed: u64, players: usize) -> Game1862 {
    let players = (0..players).map(|seat| format!("Player {seat}")).collect();
    Game1862::new(&TableSpec { title: "1862".to_owned(), players, seed, ..TableSpec::default() }).unwrap()
}

fn group(game: &Game1862, group: Group) -> Vec<String> {
    let mut names: Vec<String> = game
        .companies()
        .filter(|id| game.state().company(*id).group == group)
        .map(|id| game.company(id))
        .collect();
    names.sort();
    names
}

fn sorted(names: &str) -> Vec<String> {
    let mut names: Vec<String> = names.split_whitespace().map(str::to_owned).collect();
    names.sort();
    names
}

#[test]
fn seeds_deal_the_groups_of_recorded_games() {
    let table = [
        (
            46925,
            3,
            "WVR Y&N ECR ENR EUR N&E L&E WNR",
            "WStI L&H NGC W&F",
            "SVR N&B L&D FDR",
            "E&H I&B N&S ESR",
        ),
        (1, 2, "L&D N&S ENR Y&N N&E L&E E&H ESR", "SVR W&F I&B WNR", "WVR WStI EUR NGC", "N&B L&H FDR ECR"),
        (42, 5, "Y&N W&F I&B EUR ENR N&E ECR N&S", "E&H L&E WNR WStI", "L&H ESR L&D NGC", "FDR SVR N&B WVR"),
        (
            123456789,
            7,
            "WStI FDR ESR Y&N L&D W&F NGC ECR WNR",
            "N&S N&E L&H I&B",
            "N&B EUR ENR L&E",
            "E&H WVR SVR",
        ),
        (
            2147483647,
            8,
            "ECR WVR WNR Y&N L&E N&E EUR I&B WStI ENR",
            "NGC L&H E&H N&B",
            "ESR FDR W&F L&D",
            "SVR N&S",
        ),
        (
            987654321012,
            6,
            "WStI ENR W&F NGC E&H WVR WNR I&B",
            "ESR L&H L&D Y&N",
            "L&E SVR FDR EUR",
            "N&E N&S ECR N&B",
        ),
        (0, 4, "Y&N ENR L&E N&B WVR I&B FDR WStI", "L&D NGC ECR ESR", "SVR W&F N&E WNR", "E&H EUR N&S L&H"),
    ];
    for (seed, players, a, b, c, out) in table {
        let game = dealt(seed, players);
        assert_eq!(group(&game, Group::A), sorted(a), "seed {seed}");
        assert_eq!(group(&game, Group::B), sorted(b), "seed {seed}");
        assert_eq!(group(&game, Group::C), sorted(c), "seed {seed}");
        assert_eq!(group(&game, Group::Out), sorted(out), "seed {seed}");
    }
}

#[test]
fn seeds_deal_the_permits_of_recorded_games() {
    let table =
        [(46925, 3, "FFELLFLEFFEELLEF"), (42, 5, "LELELLEFFFLEEFFF"), (123456789, 7, "LFLEEFLFEFEFELLEF")];
    for (seed, players, letters) in table {
        let game = dealt(seed, players);
        let in_play = game.companies().map(|id| game.state().company(id)).filter(|c| c.group != Group::Out);
        let dealt: String = in_play.map(|company| company.permit.map_or('-', Type::letter)).collect();
        assert_eq!(dealt, letters, "seed {seed}");
    }
}
