//! What is offered is what is allowed: along random games everything offered is accepted, and of a great many other
//! moves (amounts a step too high or low, neighbouring hexes, wrong rotations, others' turns, others' trains, one
//! share too many) every one is refused and leaves the game as it was.

use crate::walk::{Walk, spec, table};
use board::{HexId, NodeId, Rotation, StopAt, TileId};
use rules::{
    Action, Cell, Certificates, Choice, Choices, CompanyId, Game, Holder, Money, Names, Place, PlayerId,
    PrivateId, Reply, Step, TableSpec, TrainId, TrainKind, Viewer, Word,
};
use std::collections::BTreeSet;
use titles::AnyGame;

/// More companies than any title has.
const MOST_COMPANIES: usize = 22;

/// Moves of every kind that is made by ids and amounts, far beyond what is allowed.
struct Universe<'a> {
    game: &'a AnyGame,
    choices: &'a Choices,
    by: PlayerId,
    actions: Vec<Action>,
}

impl Universe<'_> {
    fn all(game: &AnyGame, choices: &Choices, by: PlayerId, every_tile: bool) -> Vec<Action> {
        let actions = vec![
            Action::Pass,
            Action::Answer { reply: Reply::Accept },
            Action::Answer { reply: Reply::Decline },
            Action::Answer { reply: Reply::DeclineAll },
            Action::Dividend { kind: Word("pay") },
            Action::Dividend { kind: Word("retain") },
            Action::Dividend { kind: Word("half") },
            Action::Dividend { kind: Word("hudson") },
            Action::Run { runs: Vec::new() },
        ];
        let mut all = Universe { game, choices, by, actions };
        all.actions.extend(game.words().iter().map(|word| Action::Choose { choice: Word(word) }));
        all.amounts();
        all.mergers_and_tokens();
        all.privates();
        all.certificates();
        all.trains();
        all.board(every_tile);
        all.actions
    }

    /// Amounts at both ends of what is offered, and a step beyond.
    fn amounts(&mut self) {
        for choice in &self.choices.options {
            match choice {
                Choice::Bid { amount: range } => {
                    let amounts = [range.min - Money(1), range.min, range.max, range.max + Money(1)];
                    self.actions.extend(amounts.map(|amount| Action::Bid { amount }));
                }
                Choice::OpenAuction { company, amount: range } => {
                    let amounts = [range.min - range.step, range.min, range.max, range.max + range.step];
                    let odd = [range.min + Money(1)];
                    self.actions.extend(
                        amounts
                            .into_iter()
                            .chain(odd)
                            .map(|amount| Action::OpenAuction { company: *company, amount }),
                    );
                }
                Choice::BuyTrain { train, price, side, extras, .. } => {
                    let odd = price.min + Money(1);
                    let beyond = [price.min - price.step, price.max + price.step];
                    for price in beyond.into_iter().chain([price.min, price.max, odd]) {
                        for (side, extras) in
                            [(None, 0), (*side, 0), (*side, *extras), (*side, *extras + 1), (None, 1)]
                        {
                            self.actions.push(Action::BuyTrain { train: *train, price, side, extras });
                        }
                    }
                }
                _ => {}
            }
        }
        self.actions.extend([-5, 0, 4, 5, 5000].map(|amount| Action::Bid { amount: Money(amount) }));
    }

    /// What companies do with each other, with their tokens and with their own shares.
    fn mergers_and_tokens(&mut self) {
        for company in CompanyId::first(MOST_COMPANIES) {
            self.actions.extend([Action::Merge { company }, Action::Survive { company }]);
            let amounts = [-5, 0, 5, 2000].map(Money);
            self.actions.extend(amounts.map(|amount| Action::OpenAuction { company, amount }));
        }
        self.actions.extend((0..=9).map(|count| Action::BuyTokens { count }));
        // Shares in the pool are alike: naming none is enough, and naming what does not lie there.
        self.actions.extend([None, Some(0), Some(12)].map(|certificate| Action::Redeem { certificate }));
    }

    fn privates(&mut self) {
        for private in PrivateId::first(6) {
            self.actions.extend([
                Action::TakePrivate { private },
                Action::BuyPrivate { private },
                Action::SellPrivate { private },
                Action::ClosePrivate { private },
            ]);
            for company in CompanyId::first(9) {
                for certificate in [None, Some(0), Some(1), Some(4), Some(7), Some(9)] {
                    self.actions.push(Action::Exchange { private, company, certificate });
                }
            }
        }
    }

    fn certificates(&mut self) {
        for company in CompanyId::first(MOST_COMPANIES) {
            self.actions.extend((0..=120).map(|par| Action::Start { company, par: Cell(par) }));
            let held = certificates(self.game, company);
            let in_offer = held.map_or(0, |held| held.ordinary(Holder::Offer).len());
            let named = (0..=10).filter(|index| *index != 8 || in_offer == 1).map(Some);
            for certificate in named.chain([None]) {
                let bought = [Place::Offer, Place::Pool, Place::Treasury].map(|from| Action::BuyShare {
                    company,
                    from,
                    certificate,
                });
                self.actions.extend(bought);
            }
            let singles = held.map(|held| held.ordinary(Holder::Player(self.by))).unwrap_or_default();
            for shares in 0..=11u8 {
                let mut certificates: smallvec::SmallVec<[u8; 10]> =
                    singles.iter().copied().take(shares.into()).collect();
                if certificates.len() < usize::from(shares) {
                    certificates.push(0);
                }
                let named = [None, Some(certificates)];
                self.actions.extend(named.map(|certificates| Action::SellShares {
                    company,
                    shares,
                    certificates,
                }));
            }
        }
    }

    fn trains(&mut self) {
        for kind in (0..9).map(TrainKind) {
            for copy in 0..6 {
                let train = TrainId { kind, copy };
                self.actions.push(Action::DiscardTrain { train });
                let prices = [0, 10, 15, 250, 300, 350, 400, 500, 600, 700, 800];
                let bought = prices.map(|price| Action::BuyTrain {
                    train,
                    price: Money(price),
                    side: None,
                    extras: 0,
                });
                self.actions.extend(bought);
            }
        }
    }

    fn board(&mut self, every_tile: bool) {
        let map = self.game.map();
        let (hexes, tiles) = (map.hexes.len() as u8 + 1, map.tiles.len() as u16 + 1);
        let lays = |hex: HexId, tile: TileId| {
            Rotation::ALL.into_iter().map(move |rotation| Action::LayTile { hex, tile, rotation })
        };
        for hex in (0..hexes).map(HexId) {
            for node in (0..4).map(NodeId) {
                let at = StopAt { hex, node };
                self.actions.extend([Action::PlaceToken { at }, Action::RemoveToken { at }]);
            }
            if every_tile {
                self.actions.extend((0..tiles).flat_map(|tile| lays(hex, TileId(tile))));
            }
        }
        // Every tile offered: turned in every way, and on every neighbour of its hex.
        for choice in &self.choices.options {
            if let Choice::LayTile { hex, tile, .. } = choice {
                let neighbours = map.hex(*hex).neighbours.into_iter().flatten().chain([*hex]);
                self.actions.extend(neighbours.flat_map(|hex| lays(hex, *tile)));
            }
        }
    }
}

/// The certificates of a company, wherever they are; `None` if there is no such company.
fn certificates(game: &AnyGame, company: CompanyId) -> Option<&Certificates> {
    let known = !game.company(company).is_empty();
    known.then(|| match game {
        AnyGame::T1860(game) => game.state().shares(company),
        AnyGame::T1862(game) => game.state().shares(company),
        AnyGame::T1822(game) => game.state().shares(company),
    })
}

/// An action by what matters about it: ordinary certificates of one place are alike.
fn key(game: &AnyGame, owned: &[TrainId], action: &Action) -> String {
    let usual = |company: CompanyId, from: Holder, certificate: Option<u8>| {
        let held = certificates(game, company);
        let lies_there = |index: u8| held.and_then(|held| held.holder(index)) == Some(from);
        certificate.is_none_or(|index| index > 0 && lies_there(index))
    };
    match action {
        Action::BuyShare { company, from, certificate }
            if usual(*company, from.holder(*company), *certificate) =>
        {
            format!("buy {company:?} {from:?}")
        }
        Action::Exchange { private, company, certificate }
            if usual(*company, Holder::Offer, *certificate) =>
        {
            format!("exchange {private:?} {company:?}")
        }
        Action::SellShares { company, shares, .. } => format!("sell {company:?} {shares}"),
        // A train that a company has is what it is, whether that is said or not.
        Action::BuyTrain { train, price, extras, .. } if owned.contains(train) => {
            format!("buy {train:?} {price:?} {extras}")
        }
        other => format!("{other:?}"),
    }
}

/// The trains that companies have.
fn owned(game: &AnyGame) -> Vec<TrainId> {
    let companies = game.view(Viewer::Referee).companies;
    companies.iter().flat_map(|company| company.trains.iter().map(|card| card.id)).collect()
}

/// Checks one position from all sides.
fn check(game: &AnyGame, every_tile: bool) {
    let choices = game.choices();
    let Some(&by) = choices.turn.players.first() else { return };
    let owned = owned(game);
    let mut offered = BTreeSet::new();
    for action in choices.options.iter().flat_map(Choice::actions) {
        offered.insert(key(game, &owned, &action));
    }
    for choice in &choices.options {
        let actions = choice.actions();
        for action in actions.first().into_iter().chain(actions.last()) {
            let mut after = game.clone();
            let result = after.apply(by, action);
            assert!(result.is_ok(), "{action:?} was offered and refused: {result:?}");
            assert_eq!(after.broken_law(), None, "after {action:?}");
        }
    }
    let before = game.digest();
    let mut probe = game.clone();
    for action in Universe::all(game, &choices, by, every_tile) {
        if offered.contains(&key(game, &owned, &action)) {
            let result = game.clone().apply(by, &action);
            assert!(result.is_ok(), "{action:?} is as good as one that was offered, but: {result:?}");
        } else if let Ok(events) = probe.apply(by, &action) {
            panic!("in {:?}, {action:?} was accepted but not offered: {events:?}", choices.turn);
        }
    }
    let others = (0..6).map(PlayerId).filter(|player| !choices.turn.players.contains(player));
    for player in others {
        for action in choices.options.iter().flat_map(|choice| choice.actions().into_iter().take(1)) {
            assert!(probe.apply(player, &action).is_err(), "{action:?} by player {player:?} out of turn");
        }
    }
    assert_eq!(probe.digest(), before, "a refusal changed the game");
}

fn along_a_game(edition: &str, options: &[&str], players: usize, seed: u64) {
    along(&spec(edition, options, players), seed);
}

fn along(spec: &TableSpec, seed: u64) {
    let mut walk = Walk::new(&TableSpec { seed, ..spec.clone() }, seed);
    let mut actions = 0;
    // A random game may go on for ever: nobody floats anything, and shares are bought and sold.
    while actions < 1500 && walk.step().is_some() {
        actions += 1;
        let step = walk.game.turn().step;
        let rare = [Step::HOME_TILE, Step::DISCARDING, Step::CONSENT, Step::SELLING_DOWN];
        let special = rare.contains(&step) || !Step::SHARED.contains(&step) && actions % 3 == 0;
        let every_tile = step == Step::HOME_TILE || actions % 60 == 0;
        if special || actions % 12 == 0 || every_tile {
            check(&walk.game, every_tile);
        }
    }
    assert!(actions > 100, "only {actions} actions");
}

#[test]
fn second_edition() {
    for seed in 0..3 {
        along_a_game("second", &[], 2 + seed as usize, seed);
    }
}

#[test]
fn second_edition_with_options() {
    let options =
        ["no_train_limit", "destinations", "ignore_layers", "simplified_insolvency", "re_enter_hexes"];
    for seed in 10..12 {
        along_a_game("second", &options, 3, seed);
    }
}

#[test]
fn first_edition_with_its_variants() {
    let options = ["variable_private_revenue", "accelerated_track", "original_insolvency"];
    for seed in 20..22 {
        along_a_game("first", &options, 3, seed);
    }
}

#[test]
fn by_the_rulebook_of_1862() {
    for (players, seed) in [(2, 30), (3, 31), (5, 32), (8, 33)] {
        along(&table("1862", "rulebook", &[], players), seed);
    }
}

#[test]
fn variants_of_1862() {
    let tables: [&[&str]; 5] = [
        &["short_length", "eight_tokens", "first_edition_home_marker"],
        &["simple_express", "new_players"],
        &["simple_freight", "long_length"],
        &["advanced_freight", "shorter_game"],
        &["advanced_express"],
    ];
    for (number, options) in tables.into_iter().enumerate() {
        along(&table("1862", "rulebook", options, 2 + number), 60 + number as u64);
    }
}
