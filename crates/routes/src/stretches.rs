//! Which links have track in common, in as few bits as possible.

use board::{LinkId, Network};
use smallvec::SmallVec;

/// The links that run over a piece of track, by their place in a list, in order.
type Users = SmallVec<[usize; 4]>;

/// Stretches of track, numbered: pieces that the same links run over. A stretch whose links all run over another
/// one as well is left out, since that one keeps them apart already.
pub(crate) struct Stretches {
    by_link: Vec<SmallVec<[usize; 4]>>,
    count: usize,
}

impl Stretches {
    /// The stretches of some links, numbered in the order of the links.
    pub fn of(network: &Network, links: &[LinkId]) -> Stretches {
        let mut users = vec![Users::new(); network.piece_count()];
        for (place, link) in links.iter().enumerate() {
            for piece in network.link(*link).pieces.iter() {
                users[usize::from(piece.0)].push(place);
            }
        }
        users.retain(|users| !users.is_empty());
        users.sort_unstable_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
        let mut kept: Vec<Users> = Vec::new();
        let mut by_link: Vec<SmallVec<[usize; 4]>> = vec![SmallVec::new(); links.len()];
        for users in users {
            let all_on = |wider: &usize| users.iter().all(|link| kept[*wider].contains(link));
            if !by_link[users[0]].iter().any(all_on) {
                users.iter().for_each(|link| by_link[*link].push(kept.len()));
                kept.push(users);
            }
        }
        let mut order: Vec<usize> = (0..kept.len()).collect();
        order.sort_unstable_by(|a, b| kept[*a].cmp(&kept[*b]));
        let mut numbers = vec![0; kept.len()];
        for (number, stretch) in order.into_iter().enumerate() {
            numbers[stretch] = number;
        }
        by_link.iter_mut().flatten().for_each(|stretch| *stretch = numbers[*stretch]);
        Stretches { by_link, count: kept.len() }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The stretches that a link of the list runs over.
    pub fn of_link(&self, place: usize) -> &[usize] {
        &self.by_link[place]
    }
}
