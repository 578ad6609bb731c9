//! Examples that the rulebook explains by a picture: 3.2 *Can a company start*, 7.4 *Routes*, 7.5.2 *Connection* and 7.5.6 *Transfer of
//! Funds and Possessions*. The boards are our own and say what the words below the pictures say.

use super::super::scene::Scene;
use super::super::state::{OperatingStep, Type};
use super::{refused, why};
use rules::{Action, Money};

/// 3.2: Witham, the home of the ECR, is full and no upgrade has room for a third marker. Ipswich, the home of the ESR, is
/// full too, but its next tile has one circle more.
#[test]
fn example_of_3_2() {
    let opened = |company: &str, phase: &str| {
        let mut scene = Scene::rulebook(4)
            .phase(phase)
            .tile("D13", "14", 0)
            .tile("F11", "790", 1)
            .running("SVR", 90, "Ben 6")
            .running("EUR", 90, "Ben 6")
            .marker("SVR", "D13")
            .marker("EUR", "D13")
            .running("WVR", 90, "Cat 6")
            .running("N&B", 90, "Cat 6")
            .marker("WVR", "F11")
            .marker("N&B", "F11")
            .in_play("ECR")
            .in_play("ESR")
            .parliament_of("Ann");
        let company = scene.company_id(company);
        scene.next(&Action::OpenAuction { company, amount: Money(0) })
    };
    assert!(refused(opened("ECR", "B"), "refusal-no-room-at-home"));
    opened("ESR", "B").unwrap();
    assert!(refused(opened("ESR", "A"), "refusal-no-room-at-home"), "the tile is not there yet");
}

/// Ipswich is full of the WVR, the ESR and the N&B; the FDR stands before it, the EUR, the SVR and the I&B behind. Their
/// line ends in London, and so does the one of the NGC and the E&H.
fn around_ipswich() -> Scene {
    let mut scene = Scene::rulebook(4);
    for (hex, tile, rotation) in [
        ("G12", "57", 2),
        ("F11", "791", 1),
        ("E12", "791", 1),
        ("D13", "619", 0),
        ("D11", "14", 0),
        ("D9", "621", 0),
        ("C8", "793", 0),
        ("C10", "14", 0),
        ("C12", "8852", 0),
    ] {
        scene = scene.tile(hex, tile, rotation);
    }
    for company in ["ESR", "FDR", "WVR", "N&B", "EUR", "SVR", "I&B", "NGC", "E&H"] {
        scene = scene.running(company, 90, "Ann 6");
    }
    for (company, at) in [("WVR", "F11"), ("N&B", "F11"), ("SVR", "D15")] {
        scene = scene.marker(company, at);
    }
    scene
}

/// 7.4: the FDR and the SVR come to Ipswich from both sides and not past it. The NGC has a line to London and no marker there;
/// the SVR has one, which lets it in, but no route begins at it.
#[test]
fn example_of_7_4() {
    let runs = |company: &str, stops: &str| {
        let scene = around_ipswich()
            .phase("F")
            .permits(company, "E")
            .train(company, "FE")
            .turn_of(company, OperatingStep::Run);
        scene.earns(company, &[(0, stops)])
    };
    runs("NGC", "C10 C8").unwrap();
    assert_eq!(why(runs("NGC", "C10 (C12) C14")).id, "refusal-no-london-link");
    runs("SVR", "D11 D13 E12 F11").unwrap();
    assert_eq!(why(runs("SVR", "D11 D13 E12 F11 G12")).id, "refusal-tokened-out");
    runs("SVR", "D11 D13 D15").unwrap();
    assert_eq!(why(runs("SVR", "C14 (C12) C10")).id, "refusal-no-token-on-run");
    runs("FDR", "H13 G12 F11").unwrap();
    assert_eq!(why(runs("FDR", "G12 F11 E12")).id, "refusal-tokened-out");
}

#[test]
fn example_of_7_5_2() {
    let may_merge = |company: &str, partner: &str| {
        let mut scene = around_ipswich().marker("NGC", "B15").turn_of(company, OperatingStep::Merge);
        let partner = scene.company_id(partner);
        match scene.next(&Action::Merge { company: partner }) {
            Ok(_) => true,
            refusal => {
                let reason = why(refusal);
                assert_eq!(reason.id, "refusal-not-connected-to", "{reason:?}");
                false
            }
        }
    };
    let (in_ipswich, behind) = (["WVR", "ESR", "N&B"], ["EUR", "SVR", "I&B"]);
    for partner in in_ipswich {
        assert!(may_merge("FDR", partner), "FDR and {partner}");
    }
    for partner in behind {
        assert!(!may_merge("FDR", partner), "FDR and {partner}: not past Ipswich");
    }
    let all = [in_ipswich, behind].concat();
    for company in &all {
        for partner in all.iter().filter(|partner| *partner != company) {
            assert!(may_merge(company, partner), "{company} and {partner}");
        }
        assert!(!may_merge(company, "NGC"), "{company} and NGC: not through London");
        assert!(!may_merge("E&H", company), "E&H and {company}: not through London");
    }
    assert!(may_merge("NGC", "E&H"));
}

#[test]
fn example_of_7_5_6() {
    let mut scene = Scene::rulebook(2)
        .tile("G12", "57", 2)
        .tile("F11", "791", 1)
        .running("FDR", 90, "Ann 6 own 2")
        .running("ESR", 82, "Ann 6")
        .marker("FDR", "H7")
        .markers_left("FDR", 1)
        .markers_left("ESR", 2)
        .train("FDR", "AF")
        .train("ESR", "AE")
        .permits("FDR", "F")
        .permits("ESR", "E")
        .treasury("FDR", 100)
        .treasury("ESR", 50)
        .turn_of("FDR", OperatingStep::Merge);
    scene.merge("ESR", "ESR").unwrap();
    assert_eq!(scene.treasury_of("ESR"), 100 + 50);
    assert_eq!(scene.own("ESR"), 1, "for two shares of the FDR");
    let merged = scene.company_state("ESR");
    assert_eq!(merged.markers_left, 2 + 1);
    assert_eq!(
        merged.trains.iter().map(|train| train.kind).collect::<Vec<_>>(),
        [Type::Express, Type::Freight]
    );
    assert!(merged.permits.contains(Type::Express) && merged.permits.contains(Type::Freight));
    assert!(!merged.permits.contains(Type::Local) && !merged.chartered);
    let (fdr, esr) = (scene.company_id("FDR"), scene.company_id("ESR"));
    for at in ["G12", "F11", "H7"] {
        let owners: Vec<u8> =
            scene.state().layout.owners_at(scene.stop_at(at)).map(|owner| owner.0).collect();
        assert_eq!(owners, [esr.0], "{at}");
    }
    assert!(scene.state().layout.tokens().iter().all(|token| token.owner.0 != fdr.0));
}
