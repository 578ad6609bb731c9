//! Section 1, *Set-up*: the three stacks in the order that the seed gives, by the generator and the draws that the title's
//! notes (e) tell, so that the same seed gives the same game as elsewhere.

use super::data::{CONCESSIONS, Data, PRIVATES, concession, private};
use super::options::Options;
use crate::chance::Draws;
use rules::{CompanyId, PrivateId};

/// Boxes of each kind of card that can be bid for.
pub const MINOR_BOXES: usize = 4;
pub const OTHER_BOXES: usize = 3;

/// P5, which is never removed.
const CHANNEL_CARD: PrivateId = private(5);

/// The cards in order, those in the boxes first.
pub struct Stacks {
    pub minors: Vec<CompanyId>,
    pub concessions: Vec<PrivateId>,
    pub privates: Vec<PrivateId>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Drawn {
    Private(PrivateId),
    Minor(CompanyId),
}

impl Stacks {
    /// Shuffles the cards in play.
    pub fn new(data: &Data, options: &Options, players: usize, seed: u64) -> Stacks {
        let privates = privates_in_play(data, options, players);
        let concessions = (1..=CONCESSIONS as u8).map(concession);
        let concessions = concessions.filter(|card| data.major_of(*card).is_some());
        let printed = |minor: &CompanyId| data.company(*minor);
        let minors = CompanyId::first(data.minors)
            .filter(|minor| (options.plus || !printed(minor).plus) && !printed(minor).peninsula);
        let cards =
            privates.into_iter().chain(concessions).map(Drawn::Private).chain(minors.map(Drawn::Minor));
        let mut stacks = Stacks { minors: Vec::new(), concessions: Vec::new(), privates: Vec::new() };
        let mut draws = Draws::from(seed);
        for card in draws.shuffle(cards) {
            match card {
                Drawn::Minor(minor) => stacks.minors.push(minor),
                Drawn::Private(card) if card.index() >= PRIVATES => stacks.concessions.push(card),
                Drawn::Private(card) => stacks.privates.push(card),
            }
        }
        let first = if options.advanced { Some("14") } else { data.boxes.first_minor.as_deref() };
        if let Some(first) = first.and_then(|symbol| data.named(symbol)) {
            to_the_top(&mut stacks.minors, first);
        }
        to_the_top(&mut stacks.concessions, concession(1));
        to_the_top(&mut stacks.privates, private(1));
        if options.plus && !options.no_removals {
            let shuffled = options.single_stack && !options.departures.single_stack_is_sorted;
            let order = stacks.privates.clone();
            stacks.remove_some(data);
            if shuffled {
                let left = std::mem::take(&mut stacks.privates);
                stacks.privates = order.into_iter().filter(|card| left.contains(card)).collect();
            }
        }
        // Recorded games offer the option, and it changes nothing there (b.7).
        if options.sw_peninsula && options.edition.is_offered() {
            stacks.swap_in(data, &mut draws);
        }
        stacks
    }

    /// MRS for two, `sw_peninsula`: its minors take the places of others, drawn by further numbers. The one on top stays.
    fn swap_in(&mut self, data: &Data, draws: &mut Draws) {
        let places = draws.shuffle(1..self.minors.len());
        let peninsula = CompanyId::first(data.minors).filter(|minor| data.company(*minor).peninsula);
        for (place, minor) in places.into_iter().zip(peninsula) {
            self.minors[place] = minor;
        }
    }

    /// 1822+: the cards by box; one of the second box, not P5, and two of the third leave the game.
    fn remove_some(&mut self, data: &Data) {
        let number = |card: &PrivateId| data.private(*card).map_or(0, |card| card.box_number);
        self.privates.sort_by_key(number);
        let removed = self.privates.iter().position(|card| number(card) == 2 && *card != CHANNEL_CARD);
        removed.map(|place| self.privates.remove(place));
        for _ in 0..2 {
            let removed = self.privates.iter().position(|card| number(card) == 3);
            removed.map(|place| self.privates.remove(place));
        }
    }
}

fn privates_in_play(data: &Data, options: &Options, players: usize) -> Vec<PrivateId> {
    let boxes = &data.boxes;
    let numbers = match () {
        () if options.advanced => boxes.privates_of_advanced.as_ref(),
        () if options.starter => boxes.privates_of_starters.as_ref(),
        () if players == 2 => boxes.privates_for_two.as_ref(),
        () => None,
    };
    let mut numbers = numbers.unwrap_or(&boxes.privates).clone();
    if options.plus {
        numbers = (1..=PRIVATES as u8).collect();
    }
    numbers.into_iter().map(private).collect()
}

fn to_the_top<T: PartialEq + Copy>(stack: &mut Vec<T>, card: T) {
    if let Some(place) = stack.iter().position(|other| *other == card) {
        stack.remove(place);
        stack.insert(0, card);
    }
}
