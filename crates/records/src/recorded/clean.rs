//! Cleaning a recorded action list: chat goes, undone actions go, redone ones come back.

use serde_json::Value;

/// The actions in force, in order. Standing orders stay: what they did is in their `auto_actions`.
pub fn in_force(actions: &[Value]) -> Vec<&Value> {
    let mut done: Vec<&Value> = Vec::new();
    // What each undo took away, the latest last; anything but chat ends the possibility of a redo.
    let mut undone: Vec<Vec<&Value>> = Vec::new();
    for action in actions {
        match action["type"].as_str() {
            Some("message") => {}
            Some("undo") => undone.push(undo(&mut done, action)),
            Some("redo") => done.extend(undone.pop().unwrap_or_default()),
            _ => {
                undone.clear();
                done.push(action);
            }
        }
    }
    done
}

/// Without an id the last action goes; with one, everything after it.
fn undo<'a>(done: &mut Vec<&'a Value>, undo: &Value) -> Vec<&'a Value> {
    let keep = match undo["action_id"].as_i64() {
        None => done.len().saturating_sub(1),
        Some(last) => done
            .iter()
            .position(|action| action["id"].as_i64().is_some_and(|id| id > last))
            .unwrap_or(done.len()),
    };
    done.split_off(keep)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn ids(actions: &[Value]) -> Vec<i64> {
        in_force(actions).iter().map(|action| action["id"].as_i64().unwrap()).collect()
    }

    #[test]
    fn undo_takes_the_last_action_and_redo_brings_it_back() {
        let log = [
            json!({"type": "bid", "id": 1}),
            json!({"type": "message", "id": 2}),
            json!({"type": "pass", "id": 3}),
            json!({"type": "undo", "id": 4}),
            json!({"type": "message", "id": 5}),
            json!({"type": "redo", "id": 6}),
        ];
        assert_eq!(ids(&log), [1, 3]);
        assert_eq!(ids(&log[..4]), [1]);
    }

    #[test]
    fn undo_to_an_id_takes_everything_after_it() {
        let log = [
            json!({"type": "bid", "id": 1}),
            json!({"type": "pass", "id": 2}),
            json!({"type": "pass", "id": 3}),
            json!({"type": "undo", "id": 4, "action_id": 1}),
            json!({"type": "bid", "id": 5}),
        ];
        assert_eq!(ids(&log), [1, 5]);
        let all = [log[0].clone(), log[1].clone(), json!({"type": "undo", "id": 3, "action_id": 0})];
        assert!(ids(&all).is_empty());
    }
}
