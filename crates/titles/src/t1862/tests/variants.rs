//! 11.0 *Variants* and 2.4.

use super::super::Game1862;
use super::super::data::Limit;
use super::super::scene::Scene;
use super::super::state::{Group, Type};
use crate::setup::SetupError;
use rules::TableSpec;

fn table(options: &[&str], players: usize) -> Result<Game1862, SetupError> {
    Game1862::new(&TableSpec {
        title: "1862".to_owned(),
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        players: (0..players).map(|seat| format!("Player {seat}")).collect(),
        ..TableSpec::default()
    })
}

fn cards(options: &[&str], players: usize) -> Vec<Option<u8>> {
    let game = table(options, players).unwrap();
    game.state().depot.kinds().map(|kind| game.state().depot.left(kind)).collect()
}

#[test]
fn lengths_of_2_4_3() {
    let count = |counts: [u8; 7]| counts.map(Some).into_iter().chain([None]).collect::<Vec<_>>();
    assert_eq!(cards(&["short_length"], 3), count([6, 5, 4, 3, 3, 2, 1]));
    assert_eq!(cards(&[], 3), count([7, 6, 4, 3, 3, 2, 1]));
    assert_eq!(cards(&["long_length"], 3), count([7, 6, 5, 4, 3, 2, 1]));
    assert_eq!(cards(&["shorter_game"], 4), count([6, 5, 4, 3, 3, 2, 1]));
    assert_eq!(cards(&["shorter_game"], 5), count([7, 6, 4, 3, 3, 2, 1]));
}

#[test]
fn selections_of_train_types() {
    let types = |options: &[&str]| table(options, 3).unwrap().types().to_vec();
    assert_eq!(types(&[]), [Type::Express, Type::Freight, Type::Local]);
    assert_eq!(types(&["simple_express"]), [Type::Express]);
    assert_eq!(types(&["simple_freight"]), [Type::Freight]);
    assert_eq!(types(&["advanced_freight"]), [Type::Freight, Type::Local]);
    assert_eq!(types(&["advanced_express"]), [Type::Express, Type::Local]);
    let permits = |options: &[&str], kind: Type| {
        let game = table(options, 3).unwrap();
        game.companies().filter(|id| game.state().company(*id).permit == Some(kind)).count()
    };
    assert_eq!(
        (permits(&[], Type::Freight), permits(&[], Type::Express), permits(&[], Type::Local)),
        (6, 5, 5)
    );
    assert_eq!(permits(&["advanced_freight"], Type::Freight), 8);
    assert_eq!(permits(&["advanced_express"], Type::Local), 8);
    assert_eq!(permits(&["simple_express"], Type::Express), 0, "permits are not used");
}

#[test]
fn train_limits_of_11_1() {
    let limit = |options: &[&str], phase: &str| Scene::with(options, 3).phase(phase).train_limit();
    assert_eq!(limit(&[], "D"), Limit::EachType(3));
    assert_eq!(limit(&[], "E"), Limit::EachType(2));
    assert_eq!(limit(&[], "G"), Limit::Total(3));
    assert_eq!(limit(&["simple_freight"], "D"), Limit::Total(4));
    assert_eq!(limit(&["simple_freight"], "F"), Limit::Total(3));
    assert_eq!(limit(&["simple_express"], "H"), Limit::Total(2));
}

#[test]
fn extra_companies_for_seven_and_eight() {
    let first = |options: &[&str], players: usize| {
        let game = table(options, players).unwrap();
        game.companies().filter(|id| game.state().company(*id).group == Group::A).count()
    };
    assert_eq!((first(&[], 6), first(&[], 7), first(&[], 8)), (8, 9, 10));
    assert_eq!(first(&["no_extra_companies"], 8), 8);
}

#[test]
fn what_cannot_be_played_together_is_refused_with_the_reason() {
    assert!(matches!(table(&["short_length", "long_length"], 3), Err(SetupError::Contradiction { .. })));
    assert!(matches!(
        table(&["simple_express", "advanced_express"], 3),
        Err(SetupError::Contradiction { .. })
    ));
    assert!(matches!(table(&["shorter_game", "long_length"], 3), Err(SetupError::Contradiction { .. })));
    assert!(matches!(table(&["new_players"], 3), Err(SetupError::Needs { .. })));
    assert!(table(&["new_players", "simple_freight", "shorter_game"], 3).is_ok());
    assert!(matches!(table(&[], 9), Err(SetupError::PlayerCount { .. })));
    assert!(matches!(table(&["solo"], 3), Err(SetupError::UnknownOption { .. })));
}
