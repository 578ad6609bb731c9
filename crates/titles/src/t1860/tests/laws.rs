//! Every other test relies on the laws: each is seen here to tell when it is broken.

use super::Scene;
use crate::t1860::Game1860;
use crate::t1860::state::{OperatingStep, State};
use rules::{Cash, CompanyId, Holder, Money, PlayerId, Purse, TrainId, TrainKind};

const ANN: PlayerId = PlayerId(0);
const BEN: PlayerId = PlayerId(1);

/// What is said when something is changed in a sound game in which Ann's company operates.
fn broken(change: impl FnOnce(&mut State, CompanyId)) -> String {
    let scene = Scene::second(2).phase(3).running("C&N", 90, "Ann 5").train("C&N", "3+2");
    let scene = scene.turn_of("C&N", OperatingStep::Trains);
    let mut game = Game1860::clone(&scene);
    assert_eq!(game.check_laws(), Ok(()));
    change(&mut game.state, scene.company_id("C&N"));
    game.check_laws().unwrap_err()
}

#[test]
fn money_is_neither_made_nor_lost_nor_owed() {
    let made = broken(|state, _| state.cash = Cash::new(Money(1), Money(0), 2, 8));
    assert!(made.starts_with("money: 1 in all purses"), "{made}");
    let changed = broken(|state, _| state.cash.transfer(Purse::Bank, Purse::CompanyStock, Money(10)));
    assert_eq!(changed, "money: pounds have become company credits");
    let player = broken(|state, _| state.cash.transfer(Purse::Player(ANN), Purse::Bank, Money(9_999)));
    assert_eq!(player, "money: Ann owes");
    let company = broken(|state, company| {
        state.cash.transfer(Purse::Company(company), Purse::CompanyStock, Money(9_999));
    });
    assert_eq!(company, "money: C&N owes");
}

#[test]
fn certificates_are_all_there_and_the_majority_directs() {
    let nobody = Holder::Player(PlayerId(3));
    let lost = broken(|state, company| state.shares_mut(company).lay(8, nobody));
    assert_eq!(lost, "certificates: nobody at the table holds 8 of C&N");
    let minority = broken(|state, company| {
        (1..=8).for_each(|single| state.shares_mut(company).lay(single, Holder::Player(BEN)));
    });
    assert_eq!(minority, "certificates: C&N is directed by a minority");
}

#[test]
fn a_train_card_is_in_one_place_and_was_sold() {
    let twice = broken(|state, company| state.depot.put_back(state.companies[company.index()].trains[0]));
    assert!(twice.ends_with("is in two places"), "{twice}");
    let unsold = TrainId { kind: TrainKind(3), copy: 0 };
    let never = broken(|state, company| state.company_mut(company).trains.push(unsold));
    assert_eq!(never, "trains: 5+3-0 was never sold");
}

#[test]
fn tokens_are_counted_and_have_a_circle_each() {
    let more = broken(|state, company| state.company_mut(company).bases_left += 1);
    assert!(more.starts_with("tokens: C&N has 1 placed"), "{more}");
    let shared = broken(|state, company| {
        let token = state.layout.tokens()[0];
        state.layout.place(token);
        state.company_mut(company).bases_left -= 1;
    });
    assert!(shared.starts_with("tokens: two in one circle"), "{shared}");
    let beside = broken(|state, company| {
        let token = state.layout.tokens()[0];
        state.layout.place(board::Token { slot: 9, ..token });
        state.company_mut(company).bases_left -= 1;
    });
    assert!(beside.starts_with("tokens: no circle 9"), "{beside}");
}
