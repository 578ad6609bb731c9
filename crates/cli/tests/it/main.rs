//! The house as a whole.

mod rooms;
