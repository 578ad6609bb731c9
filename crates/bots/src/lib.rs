//! Computer players. They see a game only through what their seat may see and through the choices it has.

pub mod random;
pub mod rng;
pub mod simulate;
pub mod wander;
