//! What the engine says, in JSON: the id of the message and its facts, for a catalogue to put into words.

use rules::{Event, Message, Refusal};
use serde_json::{Map, Value, json};
use titles::AnyGame;

/// A message: `{"id": "event-bid", "args": {"player": "Ann", "amount": 5}}`.
pub fn message_to_json(message: &Message) -> Value {
    let args: Map<String, Value> =
        message.args.iter().map(|(name, argument)| (name.clone(), json!(argument))).collect();
    json!({ "id": message.id, "args": args })
}

/// Something that happened.
pub fn event_to_json(game: &AnyGame, event: &Event) -> Value {
    message_to_json(&event.message(game))
}

/// Why a move was not made: a message with the title and the section of its rulebook.
pub fn refusal_to_json(game: &AnyGame, refusal: &Refusal) -> Value {
    let mut written = message_to_json(&refusal.message(game));
    written["title"] = refusal.title.into();
    written["section"] = refusal.section.into();
    written
}
