//! What is written can be read, and what cannot be read is refused with the place and the value.

use crate::play::{play, spec};
use proptest::prelude::*;
use records::notation::{
    NotationError, action_from_json, action_to_json, choices_to_json, event_to_json, refusal_to_json,
};
use rules::{Action, Choice, Event, Game, Money, PlayerId};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use titles::AnyGame;

fn start() -> AnyGame {
    AnyGame::new(&spec(3, None)).unwrap()
}

fn error(value: Value) -> String {
    action_from_json(&start(), &value).unwrap_err().to_string()
}

#[test]
fn actions_of_random_games_are_read_as_they_were_written() {
    let mut kinds = BTreeSet::new();
    for seed in 0..12 {
        for (edition, players) in [(None, 3), (Some("first"), 2), (Some("recorded"), 4)] {
            play(&spec(players, edition), seed, 400, |game, _, action| {
                let written = action_to_json(game, action);
                assert_eq!(action_from_json(game, &written).as_ref(), Ok(action), "{written}");
                let through_text: Value = serde_json::from_str(&written.to_string()).unwrap();
                assert_eq!(through_text, written);
                kinds.insert(written["type"].as_str().unwrap().to_owned());
            });
        }
    }
    for kind in ["bid", "start", "buy-share", "sell-shares", "lay-tile", "place-base", "run", "buy-train"] {
        assert!(kinds.contains(kind), "random play never did '{kind}', only {kinds:?}");
    }
}

#[test]
fn every_choice_leads_to_its_actions() {
    play(&spec(3, None), 5, 300, |game, _, _| {
        let choices = game.choices();
        let written = choices_to_json(game, &choices);
        let list = written["choices"].as_array().unwrap();
        assert_eq!(list.len(), choices.options.len());
        for (choice, written) in choices.options.iter().zip(list) {
            if let Some(action) = choice.actions().first().filter(|_| !matches!(choice, Choice::Run { .. })) {
                assert_eq!(written["type"], action_to_json(game, action)["type"]);
            }
        }
    });
}

#[test]
fn a_share_is_named_by_where_it_lies() {
    play(&spec(3, None), 7, 200, |game, _, action| {
        if let Action::BuyCertificate { .. } = action {
            let written = action_to_json(game, action);
            assert_eq!(written.get("certificate"), None, "{written}");
            assert!(written["from"] == "ipo" || written["from"] == "pool");
        }
    });
}

#[test]
fn wrong_fields_are_named() {
    assert_eq!(error(json!([])), "'' must be an object, not a list");
    assert_eq!(error(json!({})), "'type' is missing");
    assert_eq!(error(json!({"type": "fly"})), "there is no action 'fly'");
    assert_eq!(error(json!({"type": "bid"})), "'amount' is missing");
    assert_eq!(error(json!({"type": "bid", "amount": "5"})), "'amount' must be an amount of money, not '5'");
    assert_eq!(
        error(json!({"type": "bid", "amount": 3e9})),
        "'amount' must be an amount of money, not 3000000000.0"
    );
    assert_eq!(error(json!({"type": "pass", "why": 1})), "'why' has no place here");
    assert_eq!(
        error(json!({"type": "start", "company": "LMS", "par": 54})),
        "'company': there is no company 'LMS'"
    );
    assert_eq!(
        error(json!({"type": "lay-tile", "hex": "F4", "tile": "743", "rotation": 6})),
        "'rotation' must be a number from 0 to 5, not 6"
    );
    assert_eq!(
        error(json!({"type": "place-base", "at": "F2"})),
        "'at': F2 has several stops: say which, as in F2.0"
    );
    let leg = json!({"to": "Z9"});
    assert_eq!(
        error(json!({"type": "run", "runs": [{"train": "2+1-0", "start": "F2.0", "legs": [leg]}]})),
        "'runs[0].legs[0].to': there is no stop 'Z9'"
    );
}

#[test]
fn a_certificate_must_lie_where_it_is_said_to() {
    let found = action_from_json(&start(), &json!({"type": "buy-share", "company": "C&N", "from": "pool"}));
    assert!(matches!(found, Err(NotationError::NoCertificate { .. })), "{found:?}");
    let both = json!({"type": "buy-share", "company": "C&N", "from": "pool", "certificate": 3});
    assert!(matches!(action_from_json(&start(), &both), Err(NotationError::NoCertificate { .. })));
    let found =
        action_from_json(&start(), &json!({"type": "buy-share", "company": "C&N", "from": "ipo"})).unwrap();
    assert_eq!(
        action_to_json(&start(), &found),
        json!({"type": "buy-share", "company": "C&N", "from": "ipo"})
    );
}

#[test]
fn a_run_is_written_by_stops_and_hexes() {
    let game = start();
    let written = json!({"type": "run", "runs": [{
        "train": "3+2-1",
        "start": "F2.0",
        "legs": [{"to": "G5", "via": ["F4"]}, {"to": "F2.1", "via": ["G3"]}, {"to": "F2.2"}],
        "calls": ["F2.0", "F2.2"],
    }]});
    let action = action_from_json(&game, &written).unwrap();
    let Action::Run { runs } = &action else { panic!("{action:?}") };
    let hexes: Vec<usize> = runs[0].legs.iter().map(|leg| leg.hexes.len()).collect();
    assert_eq!(hexes, [3, 3, 1]);
    assert_eq!(action_to_json(&game, &action), written);
}

#[test]
fn messages_carry_their_facts() {
    let mut game = start();
    let event = Event::Bid { player: PlayerId(1), amount: Money(15) };
    assert_eq!(
        event_to_json(&game, &event),
        json!({"id": "event-bid", "args": {"player": "Ben", "amount": 15}})
    );
    let refusal = game.apply(PlayerId(0), &Action::Bid { amount: Money(1) }).unwrap_err();
    assert_eq!(
        refusal_to_json(&game, &refusal),
        json!({
            "id": "refusal-bid-too-low",
            "args": {"amount": 1, "least": 5},
            "title": "1860",
            "section": "Private Companies and the Initial Auction",
        })
    );
}

/// Values that are often almost right.
fn almost_actions() -> impl Strategy<Value = Value> {
    let words = prop_oneof![
        Just("type"),
        Just("run"),
        Just("runs"),
        Just("legs"),
        Just("to"),
        Just("via"),
        Just("calls"),
        Just("F2.0"),
        Just("F2"),
        Just("F2.300"),
        Just("2+1-0"),
        Just("2+1-999"),
        Just("train"),
        Just("start"),
        Just("buy-share"),
        Just("sell-shares"),
        Just("company"),
        Just("C&N"),
        Just("from"),
        Just("ipo"),
        Just("certificate"),
        Just("certificates"),
        Just("shares"),
        Just("lay-tile"),
        Just("hex"),
        Just("tile"),
        Just("743"),
        Just("rotation"),
        Just("exchange"),
        Just("private"),
        Just("Ryde Pier & Ferry Company"),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (0..20u8).prop_map(Value::from),
        words.clone().prop_map(Value::from),
        ".*".prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 60, 6, move |inner| {
        let fields = (words.clone(), inner.clone());
        let object = prop::collection::vec(fields, 0..7).prop_map(|fields| {
            Value::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
        });
        prop_oneof![prop::collection::vec(inner, 0..5).prop_map(Value::from), object]
    })
}

proptest! {
    #[test]
    fn no_json_panics(value in almost_actions(), kind in 0usize..8) {
        let kinds = ["run", "buy-share", "sell-shares", "exchange", "lay-tile", "place-base", "bid", "answer"];
        let mut game = start();
        let mut values = vec![value.clone()];
        if let Value::Object(mut fields) = value {
            fields.insert("type".to_owned(), kinds[kind].into());
            values.push(Value::Object(fields));
        }
        for value in values {
            if let Ok(action) = action_from_json(&game, &value) {
                let _ = action_to_json(&game, &action);
                let _ = game.apply(PlayerId(0), &action);
            }
        }
    }
}
