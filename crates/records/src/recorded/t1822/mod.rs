//! What only recorded games of 1822 and its scenarios have: their actions, and the keys of their traces.

mod convert;
mod export;
mod trace;

pub use convert::{follow, spec};
pub use export::export;

use titles::t1822::data::Region;

/// The title or scenario of this name.
fn region_named(title: &str) -> Option<Region> {
    [Region::GreatBritain, Region::Medium, Region::Northern]
        .into_iter()
        .find(|region| region.title() == title)
}
