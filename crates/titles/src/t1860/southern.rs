//! *Formation of the Southern Railway*: the end of building, and of halts.

use super::Game1860;
use super::words;

impl Game1860 {
    /// No track, no bases and no halts from now on.
    pub(super) fn end_building(&mut self) {
        if !self.state.building_ended {
            self.state.building_ended = true;
            self.say(words::Event::BuildingEnds);
        }
    }
}
