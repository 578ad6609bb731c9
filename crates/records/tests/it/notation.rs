//! What is written can be read, and what cannot be read is refused with the place and the value.

use crate::play::{play, spec};
use proptest::prelude::*;
use records::notation::{self, NotationError, read_action};
use rules::{Action, Choice, Event, Fact, Game, Money, PlayerId};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use titles::AnyGame;

fn start() -> AnyGame {
    AnyGame::new(&spec(3, None)).unwrap()
}

fn written(game: &AnyGame, action: &Action) -> Value {
    json!(notation::action(game, action))
}

fn error(value: Value) -> String {
    read_action(&start(), &value).unwrap_err().to_string()
}

#[test]
fn actions_of_random_games_are_read_as_they_were_written() {
    let mut kinds = BTreeSet::new();
    for seed in 0..12 {
        for (edition, players) in [(None, 3), (Some("first"), 2), (Some("recorded"), 4)] {
            play(&spec(players, edition), seed, 400, |game, _, action| {
                let written = written(game, action);
                assert_eq!(read_action(game, &written).as_ref(), Ok(action), "{written}");
                let through_text: Value = serde_json::from_str(&written.to_string()).unwrap();
                assert_eq!(through_text, written);
                kinds.insert(written["type"].as_str().unwrap().to_owned());
            });
        }
    }
    for kind in ["bid", "start", "buy-share", "sell-shares", "lay-tile", "place-token", "run", "buy-train"] {
        assert!(kinds.contains(kind), "random play never did '{kind}', only {kinds:?}");
    }
}

#[test]
fn every_choice_leads_to_its_actions() {
    play(&spec(3, None), 5, 300, |game, _, _| {
        let choices = game.choices();
        let list = notation::choices(game, &choices);
        assert_eq!(list.len(), choices.options.len());
        for (choice, named) in choices.options.iter().zip(list) {
            if let Some(action) = choice.actions().first().filter(|_| !matches!(choice, Choice::Run { .. })) {
                assert_eq!(json!(named)["type"], written(game, action)["type"]);
            }
        }
    });
}

#[test]
fn a_share_is_named_by_where_it_lies() {
    play(&spec(3, None), 7, 200, |game, _, action| {
        if let Action::BuyShare { .. } = action {
            let written = written(game, action);
            assert_eq!(written.get("certificate"), None, "{written}");
            assert!(written["from"] == "offer" || written["from"] == "pool");
        }
    });
}

#[test]
fn wrong_fields_are_named() {
    assert_eq!(error(json!({})), "missing field `type`");
    assert!(error(json!({"type": "fly"})).starts_with("unknown variant `fly`, expected one of `pass`, "));
    assert_eq!(error(json!({"type": "bid"})), "missing field `amount`");
    assert_eq!(error(json!({"type": "bid", "amount": "5"})), "invalid type: string \"5\", expected i32");
    assert!(error(json!({"type": "bid", "amount": 3_000_000_000_u64})).starts_with("invalid value: integer"));
    assert_eq!(
        error(json!({"type": "bid", "amount": 5, "why": 1})),
        "unknown field `why`, expected `amount`"
    );
    assert_eq!(error(json!({"type": "start", "company": "LMS", "par": "54"})), "there is no company 'LMS'");
    assert_eq!(
        error(json!({"type": "start", "company": "C&N", "par": "53"})),
        "there is no space of the market '53'"
    );
    assert_eq!(
        error(json!({"type": "lay-tile", "hex": "F4", "tile": "743", "rotation": 6})),
        "6 is not between 0 and 5"
    );
    assert_eq!(
        error(json!({"type": "place-token", "at": "F2"})),
        "F2 has several stops: say which, as in F2.0"
    );
    assert_eq!(error(json!({"type": "dividend", "kind": "burn"})), "there is no word 'burn'");
    let leg = json!({"to": "Z9", "hexes": []});
    let run = json!({"train": "2+1-0", "start": "F2.0", "legs": [leg], "calls": []});
    assert_eq!(error(json!({"type": "run", "runs": [run]})), "there is no stop 'Z9'");
    assert_eq!(error(json!({"type": "run", "runs": vec![run; 33]})), "it lists 33 runs, more than 32");
}

#[test]
fn a_long_name_is_shortened() {
    let said = error(json!({"type": "buy-private", "private": "x".repeat(1000)}));
    assert_eq!(said, format!("there is no private company '{}…'", "x".repeat(60)));
}

#[test]
fn a_share_may_be_named_without_its_number() {
    let share = json!({"type": "buy-share", "company": "C&N", "from": "offer"});
    let found = read_action(&start(), &share).unwrap();
    assert_eq!(written(&start(), &found), share);
    let both = json!({"type": "buy-share", "company": "C&N", "from": "pool", "certificate": 3});
    assert_eq!(written(&start(), &read_action(&start(), &both).unwrap()), both);
    let nowhere = json!({"type": "buy-share", "company": "C&N", "from": "cellar"});
    assert!(matches!(read_action(&start(), &nowhere), Err(NotationError::Shape(_))));
}

#[test]
fn a_run_is_written_by_stops_and_hexes() {
    let game = start();
    let run = json!({"type": "run", "runs": [{
        "train": "3+2-1",
        "start": "F2.0",
        "legs": [
            {"to": "G5", "hexes": ["F2", "F4", "G5"]},
            {"to": "F2.1", "hexes": ["G5", "G3", "F2"]},
            {"to": "F2.2", "hexes": ["F2"]},
        ],
        "calls": ["F2.0", "F2.2"],
    }]});
    let action = read_action(&game, &run).unwrap();
    let Action::Run { runs } = &action else { panic!("{action:?}") };
    let hexes: Vec<usize> = runs[0].legs.iter().map(|leg| leg.hexes.len()).collect();
    assert_eq!(hexes, [3, 3, 1]);
    assert_eq!(written(&game, &action), run);
}

#[test]
fn messages_carry_their_facts() {
    let mut game = start();
    let event = Fact::from(Event::Bid { player: PlayerId(1), amount: Money(15) });
    assert_eq!(
        json!(notation::events(&game, &[event])[0]),
        json!({"id": "event-bid", "args": {"player": "Ben", "amount": 15}})
    );
    let refusal = game.apply(PlayerId(0), &Action::Bid { amount: Money(1) }).unwrap_err();
    assert_eq!(
        json!(notation::refusal(&game, &refusal)),
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
        Just("hexes"),
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
        Just("offer"),
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
        let kinds = ["run", "buy-share", "sell-shares", "exchange", "lay-tile", "place-token", "bid", "answer"];
        let mut game = start();
        let mut values = vec![value.clone()];
        if let Value::Object(mut fields) = value {
            fields.insert("type".to_owned(), kinds[kind].into());
            values.push(Value::Object(fields));
        }
        for value in values {
            if let Ok(action) = read_action(&game, &value) {
                let _ = written(&game, &action);
                let _ = game.apply(PlayerId(0), &action);
            }
        }
    }
}
