//! Every choice has a label, and the label has every fact it needs.

use board::{HexId, NodeId, Rotation, StopAt, TileId};
use messages::{Language, choice};
use rules::{
    Argument, Card, Cell, Choice, CompanyId, Message, Money, ParChoice, Place, PlayerId, PrivateId, Range,
    Sale, Step, TrainId, TrainKind, Word,
};
use smallvec::smallvec;
use titles::AnyGame;

fn game() -> AnyGame {
    let spec = rules::TableSpec {
        title: "1860".into(),
        players: vec!["Ann".into(), "Ben".into()],
        ..Default::default()
    };
    AnyGame::new(&spec).expect("a table for two")
}

/// What one director asks another.
fn question() -> Message {
    let args: [(&str, Argument); 4] =
        [("buyer", "C&N".into()), ("seller", "IOW".into()), ("train", "2+1".into()), ("price", 74.into())];
    let args = args.map(|(name, value)| (name.to_owned(), value)).into();
    Message { id: "question-sell-train".to_owned(), args }
}

/// One choice of every kind.
fn samples() -> Vec<Choice> {
    let (company, private) = (CompanyId(0), PrivateId(0));
    let train = TrainId { kind: TrainKind(0), copy: 0 };
    let at = StopAt { hex: HexId(0), node: NodeId(0) };
    let money = Money(74);
    let range = Range { min: Money(10), max: Money(200), step: Money(10) };
    let sale = |shares| Sale { shares, certificates: smallvec![1], proceeds: money, price_after: money };
    let par = |cell, price| ParChoice { par: Cell(cell), price: Money(price), cost: Money(2 * price) };
    let train_from = |seller, consent| Choice::BuyTrain {
        train,
        seller,
        price: range,
        consent,
        declined: None,
        side: None,
        extras: 0,
        extra_cost: Money::ZERO,
    };
    vec![
        Choice::Pass,
        Choice::Bid { amount: range },
        Choice::TakePrivate { private, price: money },
        Choice::Start { company, pars: vec![par(18, 74), par(20, 82)] },
        Choice::BuyShare { company, from: Place::Offer, certificate: None, price: money },
        Choice::BuyPrivate { private, price: money },
        Choice::SellShares { company, sales: vec![sale(1), sale(2), sale(5)] },
        Choice::SellPrivate { private, proceeds: money },
        Choice::ClosePrivate { private },
        Choice::Exchange { private, company, certificate: None },
        Choice::LayTile {
            hex: HexId(3),
            tile: TileId(0),
            rotations: smallvec![Rotation::ZERO],
            cost: Money(60),
        },
        Choice::PlaceToken { at, cost: Money(40) },
        Choice::Run { trains: smallvec![train], may_stand: false },
        Choice::Dividend { kind: Word("pay"), per_share: Money(8), to_company: Money(0), price_after: money },
        train_from(None, None),
        train_from(Some(CompanyId(1)), None),
        train_from(Some(CompanyId(1)), Some(PlayerId(1))),
        Choice::DiscardTrain { train },
        Choice::Answer { question: question() },
        Choice::BidFor { card: Card::Private(private), amount: range },
        Choice::BuyOnto { private, company, from: Place::Pool, price: money },
        Choice::Repay { amount: range },
        Choice::LayByPower {
            powers: smallvec![private],
            hex: HexId(3),
            tile: TileId(0),
            rotations: smallvec![Rotation::ZERO],
            cost: Money(60),
        },
        Choice::PlaceByPower { private, at },
        Choice::UsePower { private, choice: Word("pay") },
        Choice::MoveCard { private, card: Card::Company(company), to: Word("pay") },
        Choice::Couple { train },
        Choice::Issue { sales: vec![sale(1), sale(2)] },
        Choice::RedeemShares { certificates: smallvec![1, 2], price: money },
    ]
}

#[test]
fn every_label_and_form_is_there_and_complete() {
    let game = game();
    for language in Language::ALL {
        for sample in samples() {
            let label = choice::label(&sample, Step::TRADING, &[], &game);
            let deeds = sample.actions().into_iter().take(3);
            let deeds = deeds.map(|action| choice::deed(&sample, &action, Step::TRADING, &[], &game));
            for message in [label].into_iter().chain(choice::forms(&sample, &game)).chain(deeds) {
                assert!(messages::contains(language, "1860", &message.id), "{}", message.id);
                let said = messages::say(language, "1860", &message);
                assert!(!said.contains('{') && !said.is_empty(), "{}: {said}", message.id);
            }
        }
    }
}

#[test]
fn labels_say_what_they_offer() {
    let game = game();
    let said: Vec<String> = samples()
        .iter()
        .map(|sample| messages::say(Language::En, "1860", &choice::label(sample, Step::BIDDING, &[], &game)))
        .collect();
    assert_eq!(said[0], "Pass: sit out the rest of this auction");
    assert_eq!(said[1], "Bid: £10 to £200");
    assert_eq!(said[3], "Start C&N at one of these pars: 74, 82");
    assert_eq!(said[6], "Sell up to 5 shares of C&N");
    assert_eq!(said[14], "Buy a train from the bank: 2+1 for 10 cc");
    assert_eq!(said[16], "Offer IOW a price for its 2+1: 10 to 200 cc; Ben must agree");
    let forms = choice::forms(&samples()[6], &game);
    let polish: Vec<String> = forms.iter().map(|form| messages::say(Language::Pl, "1860", form)).collect();
    assert_eq!(polish[0], "1 akcja daje £74; kurs wyniesie potem £74");
    assert_eq!(polish[1], "2 akcje dają £74; kurs wyniesie potem £74");
    assert_eq!(polish[2], "5 akcji daje £74; kurs wyniesie potem £74");
}

#[test]
fn a_deed_names_what_exactly_is_done() {
    let game = game();
    let samples = samples();
    let said = |sample: usize, action: usize| {
        let choice = &samples[sample];
        let deed = choice::deed(choice, &choice.actions()[action], Step::BIDDING, &[], &game);
        messages::say(Language::En, "1860", &deed)
    };
    assert_eq!(said(0, 0), "Pass: sit out the rest of this auction");
    assert_eq!(said(1, 1), "Bid £20");
    assert_eq!(said(3, 1), "Start C&N at a par of £82");
    assert_eq!(said(6, 0), "Sell a share of C&N");
    assert_eq!(said(6, 2), "Sell 5 shares of C&N");
    assert_eq!(said(16, 0), "Offer IOW 10 cc for its 2+1; Ben must agree");
}

#[test]
fn a_badge_of_the_turn_can_change_a_label() {
    let (game, badge) = (game(), Message { id: "badge-leases".to_owned(), args: Default::default() });
    let runs = samples().into_iter().find(|sample| matches!(sample, Choice::Run { .. })).expect("a run");
    let said = |badges: &[Message]| {
        messages::say(Language::En, "1860", &choice::label(&runs, Step::RUNNING, badges, &game))
    };
    assert_eq!(said(&[]), "Run the trains: 2+1");
    assert_eq!(said(&[badge]), "Run the leased train: 2+1");
}

/// Two words of 1862: the side of a card, and a way to decide.
#[test]
fn words_of_a_choice_choose_its_label() {
    let players = vec!["Ann".into(), "Ben".into()];
    let spec = rules::TableSpec { title: "1862".into(), players, ..Default::default() };
    let game = AnyGame::new(&spec).expect("a table for two");
    let said = |choice: &Choice| {
        messages::say(Language::En, "1862", &choice::label(choice, Step::TRAINS, &[], &game))
    };
    let bought = |side| Choice::BuyTrain {
        train: TrainId { kind: TrainKind(1), copy: 0 },
        seller: None,
        price: Range::exactly(Money(200)),
        consent: None,
        declined: None,
        side: Some(Word(side)),
        extras: 3,
        extra_cost: Money(50),
    };
    assert_eq!(said(&bought("freight")), "Buy a train of band B from the bank for £200 as a freight train");
    assert_eq!(said(&bought("local")), "Buy a train of band B from the bank for £200 as a local train");
    let chosen = |word| Choice::word(Word(word), Money(67), Money(0));
    assert_eq!(said(&chosen("redeem")), "Redeem the option for £67");
    assert_eq!(said(&chosen("sell")), "Relinquish the option for £0");
}

/// Whatever 1822 asks for by a word is said in words of its own, each otherwise.
#[test]
fn every_word_of_a_choice_has_a_label_of_its_own() {
    let players = vec!["Ann".into(), "Ben".into()];
    let spec = rules::TableSpec { title: "1822".into(), players, ..Default::default() };
    let game = AnyGame::new(&spec).expect("a table for two");
    let words = [
        "pay",
        "half",
        "retain",
        "token",
        "discount",
        "double",
        "money",
        "one-share",
        "two-shares",
        "exchange",
        "remove",
        "replace",
    ];
    for language in Language::ALL {
        let said = words.map(|word| {
            let choice = Choice::word(Word(word), Money::ZERO, Money::ZERO);
            messages::say(language, "1822", &choice::label(&choice, Step::DIVIDEND, &[], &game))
        });
        let different: std::collections::BTreeSet<&String> = said.iter().collect();
        assert_eq!(different.len(), words.len(), "{said:?}");
    }
    let train = |kind, seller, side| Choice::BuyTrain {
        train: TrainId { kind: TrainKind(kind), copy: 0 },
        seller,
        price: Range::exactly(Money(120)),
        consent: None,
        declined: None,
        side: Some(Word(side)),
        extras: 0,
        extra_cost: Money::ZERO,
    };
    let said = |choice: &Choice| {
        messages::say(Language::En, "1822", &choice::label(choice, Step::TRAINS, &[], &game))
    };
    assert_eq!(said(&train(0, None, "2")), "Buy a train from the bank: 2 for £120");
    assert_eq!(said(&train(5, None, "E")), "Buy a train from the bank: E for £120");
    assert_eq!(said(&train(0, Some(CompanyId(0)), "2")), "Turn an L of 1 into a 2 for £120");
}

#[test]
fn forms_come_in_the_order_of_the_actions() {
    let game = game();
    for sample in samples() {
        let forms = choice::forms(&sample, &game).len();
        assert!(forms == 0 || forms == sample.actions().len(), "{sample:?}");
    }
}
