//! The state of a game in the words of a recorded trace. Nothing is written as nothing: keys whose value is null are
//! left out on both sides.

use serde_json::Value;
use std::collections::BTreeMap;

/// All keys of a state.
pub type Trace = BTreeMap<String, Value>;
