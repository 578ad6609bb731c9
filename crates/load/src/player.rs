//! A player who knows nothing but the API: it reads the choices it is offered and sends one of them back.

use serde_json::{Value, json};

/// Numbers by chance, the same for the same seed.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    /// A number below `count`; 0 if there is none.
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if count == 0 { 0 } else { ((self.0 >> 33) % count as u64) as usize }
    }
}

/// One of the choices, as an action. Runs are taken from `runs`, the answer of `/runs`.
pub fn choose(choices: &[Value], runs: Option<&Value>, dice: &mut Dice) -> Value {
    let Some(choice) = choices.get(dice.below(choices.len())) else { return json!({ "type": "pass" }) };
    let mut action = json!({ "type": choice["type"] });
    let mut copy = |fields: &[&str]| {
        for field in fields {
            if !choice[field].is_null() {
                action[field] = choice[field].clone();
            }
        }
    };
    match choice["type"].as_str().unwrap_or_default() {
        "bid" => action["amount"] = amount(&choice["amount"], dice),
        "start" => {
            copy(&["company"]);
            action["par"] = one(&choice["pars"], dice)["par"].clone();
        }
        "buy-share" => copy(&["company", "from", "certificate"]),
        "sell-shares" => {
            copy(&["company"]);
            action["shares"] = one(&choice["sales"], dice)["shares"].clone();
        }
        "exchange" => copy(&["private", "company", "certificate"]),
        "lay-tile" => {
            copy(&["hex", "tile"]);
            action["rotation"] = one(&choice["rotations"], dice).clone();
        }
        "place-token" => copy(&["at"]),
        "run" => action["runs"] = runs.filter(|runs| runs.is_array()).cloned().unwrap_or_else(|| json!([])),
        "dividend" => copy(&["kind"]),
        "buy-train" => {
            copy(&["train"]);
            action["price"] = amount(&choice["price"], dice);
        }
        "discard-train" => copy(&["train"]),
        "answer" => action["reply"] = json!(["accept", "decline-all"][dice.below(2)]),
        _ => copy(&["private", "company"]),
    }
    action
}

/// Whether these choices need the answer of `/runs`.
pub fn wants_runs(choices: &[Value]) -> bool {
    choices.iter().any(|choice| choice["type"] == "run")
}

fn one<'v>(list: &'v Value, dice: &mut Dice) -> &'v Value {
    let count = list.as_array().map_or(0, Vec::len);
    &list[dice.below(count)]
}

/// An amount, or one near the low end of a range of amounts.
fn amount(range: &Value, dice: &mut Dice) -> Value {
    if range.is_number() {
        return range.clone();
    }
    let (min, max) = (range["min"].as_i64().unwrap_or(0), range["max"].as_i64().unwrap_or(0));
    let step = range["step"].as_i64().unwrap_or(1).max(1);
    let steps = ((max - min) / step + 1).clamp(1, 4);
    json!(min + step * dice.below(steps as usize) as i64)
}
