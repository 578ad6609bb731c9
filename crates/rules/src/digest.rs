//! A number for a state, the same on every machine and in every version of this program: two states that differ have
//! different numbers, almost surely. It is made of named facts, written as text in an order that each title fixes, so
//! that changing how a state is kept in memory changes no number.
//!
//! Version 1: the text `bradshaw 1`, a line feed, then for each fact its name, `=`, its value and a line feed; of all
//! these bytes (UTF-8) the FNV-1a hash of 64 bits. Facts that hold nothing are left out.
//!
//! ```
//! use rules::digest::Digest;
//! let mut digest = Digest::new();
//! digest.fact("bank", 8000);
//! digest.fact(format_args!("hex.{}", "F4"), "743/2");
//! assert_eq!(digest.finish(), 0x1ecb_f42d_5ca8_1242);
//! ```

use crate::certificates::{Certificates, Holder};
use crate::depot::Depot;
use crate::ids::{CompanyId, PlayerId, TrainId};
use crate::market::Markers;
use crate::message::Names;
use crate::money::{Cash, Purse};
use std::fmt::{self, Display, Write};

/// A digest in the making.
pub struct Digest(u64);

impl Digest {
    /// Before the first fact.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Digest {
        let mut digest = Digest(0xcbf2_9ce4_8422_2325);
        digest.add("bradshaw 1\n");
        digest
    }

    /// Adds a fact.
    pub fn fact(&mut self, name: impl Display, value: impl Display) {
        // Writing into a number cannot fail.
        let _ = writeln!(self, "{name}={value}");
    }

    /// Adds a fact that holds, by its name alone, or leaves it out.
    pub fn flag(&mut self, name: impl Display, holds: bool) {
        if holds {
            self.fact(name, "yes");
        }
    }

    /// The number.
    pub fn finish(self) -> u64 {
        self.0
    }

    /// Everybody's money.
    pub fn cash(&mut self, names: &dyn Names, cash: &Cash) {
        self.fact("bank", cash.of(Purse::Bank).0);
        self.fact("company-stock", cash.of(Purse::CompanyStock).0);
        for player in PlayerId::first(cash.players()) {
            self.fact(format_args!("player.{}.cash", player.0), cash.player(player).0);
        }
        for company in CompanyId::first(cash.companies()) {
            self.fact(format_args!("company.{}.cash", names.company(company)), cash.company(company).0);
        }
    }

    /// Where a company's certificates lie; those in one place in the order in which they came there.
    pub fn certificates(&mut self, names: &dyn Names, company: CompanyId, certificates: &Certificates) {
        let company = names.company(company);
        for (place, holder) in certificates.in_order() {
            match holder {
                Holder::Offer => self.fact(format_args!("company.{company}.offer"), place),
                Holder::Pool => self.fact(format_args!("company.{company}.pool"), place),
                Holder::Player(player) => {
                    self.fact(format_args!("company.{company}.player.{}", player.0), place);
                }
                Holder::Company(holder) => {
                    self.fact(format_args!("company.{company}.company.{}", names.company(holder)), place);
                }
                Holder::Card(card) => {
                    self.fact(format_args!("company.{company}.card.{}", names.private(card)), place);
                }
            }
        }
    }

    /// The markers on the chart: the space of each, and how many lie above it there.
    pub fn markers(&mut self, names: &dyn Names, markers: &Markers, companies: usize) {
        for company in CompanyId::first(companies) {
            if let (Some(cell), Some(depth)) = (markers.cell(company), markers.depth(company)) {
                let value = format_args!("{} {depth}", names.cell(cell)).to_string();
                self.fact(format_args!("company.{}.marker", names.company(company)), value);
            }
        }
    }

    /// The bank's trains: new ones of each kind, and those given back. A kind that never runs out has always one.
    pub fn depot(&mut self, names: &dyn Names, depot: &Depot) {
        for kind in depot.kinds() {
            let train = names.train(kind);
            self.fact(format_args!("train.{train}.unsold"), depot.left(kind).unwrap_or(1));
            self.fact(format_args!("train.{train}.sold"), depot.sold(kind));
        }
        self.trains(names, "returned", depot.returned());
    }

    /// Some train cards in their order.
    pub fn trains(&mut self, names: &dyn Names, name: &str, trains: &[TrainId]) {
        for train in trains {
            self.fact(name, train.card(names));
        }
    }

    /// What has been built: tiles and tokens.
    pub fn layout(&mut self, names: &dyn Names) {
        let (map, layout) = (names.map(), names.layout());
        for hex in map.hex_ids().filter(|hex| layout.tile(*hex) != map.printed(*hex)) {
            let (tile, rotation) = layout.tile(hex);
            self.fact(
                format_args!("hex.{}", map.hex(hex).at),
                format_args!("{} {}", names.tile(tile), rotation.index()),
            );
        }
        for token in layout.tokens() {
            let at = map.hex(token.hex).at;
            let owner = names.company(CompanyId(token.owner.0));
            self.fact(format_args!("token.{at}.{}.{}", token.node.0, token.slot), owner);
        }
    }

    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
}

impl Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text);
        Ok(())
    }
}
