//! What is offered is what is allowed: along random games everything offered is accepted, and of a great many moves beside
//! it (amounts a step too high or low, other hexes, rotations, cards, trains, powers, the turns of others) every one is
//! refused and leaves the game as it was.

use super::super::Game1822;
use super::super::data::{Region, private};
use super::super::state::{CARDS, CardSet, OperatingStep};
use super::playing::{Chance, TABLES, act, chosen, table};
use board::{NodeId, Rotation, StopAt, TileId};
use rules::{
    Action, Card, Cell, Choice, CompanyId, Game, Holder, Money, Names, Place, PlayerId, PrivateId, Reply,
    TrainId, TrainKind, Word,
};
use smallvec::SmallVec;
use std::collections::BTreeSet;

/// Moves of every kind, far beyond what is allowed.
fn universe(game: &Game1822, by: PlayerId, options: &[Choice]) -> Vec<Action> {
    let mut all = vec![Action::Pass, Action::Run { runs: Vec::new() }];
    all.extend(Reply::ALL.map(|reply| Action::Answer { reply }));
    for word in game.words().iter().copied().map(Word) {
        all.extend([Action::Choose { choice: word }, Action::Dividend { kind: word }]);
        all.extend(PrivateId::first(CARDS).map(|private| Action::UsePower { private, choice: word }));
    }
    all.extend(amounts(options));
    all.extend(cards(game));
    all.extend(shares(game, by));
    all.extend(trains(game));
    all.extend(board(game, options));
    all
}

/// Amounts at both ends of what is offered, and a step beyond.
fn amounts(options: &[Choice]) -> Vec<Action> {
    let mut all: Vec<Action> =
        [-1, 0, 1, 35, 9999].map(|amount| Action::Repay { amount: Money(amount) }).into();
    for choice in options {
        match choice {
            Choice::BidFor { card, amount: range } => {
                let near = [range.min - range.step, range.min + Money(1), range.max, range.max + range.step];
                all.extend(near.map(|amount| Action::BidFor { card: *card, amount }));
            }
            Choice::Repay { amount: range } => {
                all.extend([range.max, range.max + Money(1)].map(|amount| Action::Repay { amount }));
            }
            Choice::BuyTrain { train, price, side, .. } => {
                for price in [price.min - Money(1), price.min, price.max, price.max + Money(1)] {
                    for side in [None, *side, Some(Word("2")), Some(Word("E")), Some(Word("L"))] {
                        all.push(Action::BuyTrain { train: *train, price, side, extras: 0 });
                    }
                }
            }
            _ => {}
        }
    }
    all
}

fn cards(game: &Game1822) -> Vec<Action> {
    let mut all = Vec::new();
    let minors = game.companies().map(Card::Company);
    for card in PrivateId::first(CARDS).map(Card::Private).chain(minors) {
        all.extend([0, 100, 105, 5000].map(|amount| Action::BidFor { card, amount: Money(amount) }));
        for to in ["top", "bottom"] {
            all.extend([17, 2].map(|by| Action::MoveCard { private: private(by), card, to: Word(to) }));
        }
    }
    for card in PrivateId::first(CARDS) {
        all.push(Action::TakePrivate { private: card });
    }
    for company in game.companies() {
        all.push(Action::Merge { company });
        for from in [Place::Offer, Place::Pool, Place::Treasury] {
            all.extend([16, 9].map(|card| Action::BuyOnto { private: private(card), company, from }));
        }
    }
    all
}

fn shares(game: &Game1822, by: PlayerId) -> Vec<Action> {
    let mut all = Vec::new();
    let acting = game.turn().company;
    for company in game.companies() {
        all.extend((0..=u8::MAX).map(|par| Action::Start { company, par: Cell(par) }));
        for certificate in (0..=11).map(Some).chain([None]) {
            let places = [Place::Offer, Place::Pool, Place::Treasury];
            all.extend(places.map(|from| Action::BuyShare { company, from, certificate }));
        }
        let held = game.state().shares(company).held_by(by);
        let counts = (0..=11).map(|shares| Action::SellShares { company, shares, certificates: None });
        all.extend(counts.filter(|_| held > 0 || game.data().is_major(company)));
    }
    if let Some(company) = acting {
        for holder in [Holder::Company(company), Holder::Pool, Holder::Player(by)] {
            let there = game.state().shares(company).ordinary(holder);
            for count in 0..=there.len() {
                let certificates: SmallVec<[u8; 10]> = there.iter().copied().take(count).collect();
                all.push(Action::Issue { certificates: certificates.clone() });
                all.push(Action::RedeemShares { certificates });
            }
        }
    }
    all
}

fn trains(game: &Game1822) -> Vec<Action> {
    let mut all = Vec::new();
    let owned = game.state().companies.iter().flat_map(|company| company.trains.iter().copied());
    let bank = (0..10).map(TrainKind).flat_map(|kind| (0..4).map(move |copy| TrainId { kind, copy }));
    for train in owned.chain(bank).chain(game.state().depot.front()) {
        all.extend([Action::DiscardTrain { train }, Action::Couple { train }]);
        for price in [0, 1, 50, 60, 70, 80, 120, 200, 300, 500, 600, 750, 1000] {
            for side in [None, Some(Word("2"))] {
                all.push(Action::BuyTrain { train, price: Money(price), side, extras: 0 });
            }
        }
    }
    all
}

/// Tokens everywhere; every tile offered, turned in every way, on its hex and those beside it, by every set of powers the
/// company has.
fn board(game: &Game1822, options: &[Choice]) -> Vec<Action> {
    let map = game.map();
    let mut all = Vec::new();
    for hex in map.hex_ids() {
        for at in (0..6).map(|node| StopAt { hex, node: NodeId(node) }) {
            all.push(Action::PlaceToken { at });
            all.extend([5, 18].map(|card| Action::PlaceByPower { private: private(card), at }));
        }
    }
    let acting = game.turn().company;
    let laying = [2, 8, 10, 11, 12, 21, 5].map(private).into_iter();
    let own: Vec<PrivateId> =
        laying.filter(|card| acting.is_some_and(|company| game.state().has_card(company, *card))).collect();
    let mut lay = |hex, tile: TileId| {
        for rotation in Rotation::ALL {
            all.push(Action::LayTile { hex, tile, rotation });
            for set in 1..1u32 << own.len() {
                let named = own.iter().enumerate().filter(|(place, _)| set >> place & 1 != 0);
                let powers = named.map(|(_, card)| *card).collect();
                all.push(Action::LayByPower { powers, hex, tile, rotation });
            }
        }
    };
    for choice in options {
        match choice {
            Choice::LayTile { hex, tile, .. } => {
                lay(*hex, *tile);
                map.hex(*hex).neighbours.into_iter().flatten().for_each(|beside| lay(beside, *tile));
            }
            Choice::LayByPower { hex, tile, .. } => lay(*hex, *tile),
            _ => {}
        }
    }
    all
}

/// An action by what matters about it: ordinary certificates of one place are alike, powers are named in any order, and a train
/// is what it shows whether that is said or not.
fn key(game: &Game1822, action: &Action) -> String {
    match action {
        Action::BuyShare { company, from, certificate } => {
            let holder = from.holder(*company);
            let lies = |index: u8| index > 0 && game.state().shares(*company).holder(index) == Some(holder);
            if certificate.is_none_or(lies) {
                return format!("buy {company:?} {from:?}");
            }
            format!("{action:?}")
        }
        Action::SellShares { company, shares, .. } => format!("sell {company:?} {shares}"),
        Action::LayByPower { powers, hex, tile, rotation } => {
            let powers: CardSet = powers.iter().copied().collect();
            format!("lay {powers:?} {hex:?} {tile:?} {rotation:?}")
        }
        Action::BuyTrain { train, price, side, .. } => {
            let owner =
                game.companies().find(|company| game.state().company(*company).trains.contains(train));
            let side = match (owner, side) {
                (Some(owner), side) if game.turn().company == Some(owner) => *side,
                (Some(_), _) => None,
                (None, Some(side)) => Some(*side),
                (None, None) => match game.train_name(*train) {
                    two_sided @ ("L" | "2" | "7" | "E") => {
                        ["L", "2", "7", "E"].into_iter().find(|name| *name == two_sided).map(Word)
                    }
                    _ => None,
                },
            };
            format!("train {train:?} {price:?} {side:?}")
        }
        other => format!("{other:?}"),
    }
}

/// Checks one position from all sides.
fn check(game: &Game1822) {
    let choices = game.choices();
    let Some(&by) = choices.turn.players.first() else { return };
    let mut offered = BTreeSet::new();
    for choice in &choices.options {
        let actions = choice.actions();
        for action in actions.first().into_iter().chain(actions.last()) {
            let mut after = game.clone();
            let result = after.apply(by, action);
            assert!(result.is_ok(), "{action:?} was offered and refused: {result:?}");
            assert_eq!(after.broken_law(), None, "after {action:?}");
        }
        offered.extend(actions.iter().map(|action| key(game, action)));
    }
    let before = game.digest();
    let mut probe = game.clone();
    for action in universe(game, by, &choices.options) {
        if offered.contains(&key(game, &action)) {
            let result = game.clone().apply(by, &action);
            assert!(result.is_ok(), "{action:?} is as good as one that was offered, but: {result:?}");
        } else if let Ok(events) = probe.apply(by, &action) {
            panic!("in {:?}, {action:?} was accepted but not offered: {events:?}", choices.turn);
        }
    }
    let others = game.seats().filter(|player| !choices.turn.players.contains(player));
    for player in others {
        for action in choices.options.iter().flat_map(|choice| choice.actions().into_iter().take(1)) {
            assert!(probe.apply(player, &action).is_err(), "{action:?} by player {player:?} out of turn");
        }
    }
    assert_eq!(probe.digest(), before, "a refusal changed the game");
}

/// Positions of a game that are looked at.
const CHECKS: usize = 6;

/// A random game, some of its positions checked, more of those with rare decisions.
fn along(region: Region, edition: &str, players: usize, options: &[&str], seed: u64) {
    let mut game = table(region, edition, players, options, seed);
    let mut chance = Chance(seed);
    let mut checks = 0;
    let mut moves = 0;
    while checks < CHECKS {
        let Some((player, action)) = chosen(&game, &mut chance) else { break };
        act(&mut game, player, &action);
        moves += 1;
        let rare = game.state().operating().is_some_and(|operating| {
            let powers = (1..=21)
                .map(private)
                .any(|card| operating.company().is_some_and(|company| game.state().has_card(company, card)));
            operating.acquiring.is_some()
                || operating.offer.is_some()
                || operating.half_used.is_some()
                || (operating.step == OperatingStep::Track && powers)
                || game.state.crowded.is_some()
        });
        if moves % 211 == 0 || rare && moves % 41 == 0 {
            check(&game);
            checks += 1;
        }
    }
    assert!(moves > 100, "only {moves} moves");
}

fn along_all(edition: &str) {
    for (index, (region, players, options)) in TABLES.into_iter().enumerate() {
        along(region, edition, players, options, 40 + index as u64);
    }
}

#[test]
fn by_the_summary() {
    along_all("summary");
}

#[test]
fn as_played_elsewhere() {
    along_all("online");
}

/// Ids of nothing: refused, and nothing panics.
#[test]
fn what_is_not_there_is_refused() {
    let mut game = table(Region::GreatBritain, "summary", 3, &[], 1);
    let nothing = [
        Action::Merge { company: CompanyId(200) },
        Action::TakePrivate { private: PrivateId(99) },
        Action::BidFor { card: Card::Private(PrivateId(77)), amount: Money(100) },
        Action::BidFor { card: Card::Company(CompanyId(99)), amount: Money(i32::MAX) },
        Action::Start { company: CompanyId(31), par: Cell(u8::MAX) },
        Action::DiscardTrain { train: TrainId { kind: TrainKind(77), copy: 255 } },
    ];
    for action in nothing {
        assert!(game.apply(PlayerId(0), &action).is_err(), "{action:?}");
        assert!(game.apply(PlayerId(200), &action).is_err(), "{action:?}");
    }
}
