//! 1822 against its reference, its facts, and itself.

mod naming;
mod playing;
mod printed;
mod set_up;
