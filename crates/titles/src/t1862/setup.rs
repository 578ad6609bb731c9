//! The shuffled set-up (2.4.1, 2.4.2, 11.1): which companies are in the game and when, and their permits. The same
//! seed gives the same set-up as in recorded games, by the generator and the draws that the title's notes (E) tell.

use super::options::{Options, Types};
use super::state::{COMPANIES, Group, Type};
use crate::chance::Draws;

/// Companies of the second and third group each.
const LATER: usize = 4;
/// Companies of the first group, and permits, without extra companies.
const FIRST: usize = 8;

/// What was dealt, by company.
pub struct Deal {
    pub groups: [Group; COMPANIES],
    pub permits: [Option<Type>; COMPANIES],
}

impl Deal {
    /// Deals companies and permits; `extra` are additional companies from the start.
    pub fn new(seed: u64, options: &Options, extra: usize) -> Deal {
        let mut draws = Draws::from(seed);
        let companies = draws.shuffle(0..COMPANIES);
        let in_play = FIRST + extra + 2 * LATER;
        let mut groups = [Group::Out; COMPANIES];
        for (place, company) in companies[COMPANIES - in_play..].iter().enumerate() {
            groups[*company] = match place {
                place if place < FIRST + extra => Group::A,
                place if place < FIRST + extra + LATER => Group::B,
                _ => Group::C,
            };
        }
        let mut permits = draws.shuffle(permits(options.types, extra > 0)).into_iter();
        let permits = groups.map(|group| if group == Group::Out { None } else { permits.next() });
        Deal { groups, permits }
    }
}

/// The permits that are shuffled, in the order in which they lie before.
fn permits(types: Types, extra: bool) -> Vec<Type> {
    let count = if extra { 18 } else { 16 };
    match types {
        Types::All => [Type::Freight, Type::Express, Type::Local].into_iter().cycle().take(count).collect(),
        Types::AdvancedFreight => [Type::Freight, Type::Local].into_iter().cycle().take(count).collect(),
        Types::AdvancedExpress => [Type::Express, Type::Local].into_iter().cycle().take(count).collect(),
        Types::SimpleExpress | Types::SimpleFreight => Vec::new(),
    }
}
