//! *Miscellaneous*, line by line: who may know what.

use super::*;
use rules::TableSpec;

const ANN: PlayerId = PlayerId(0);
const BEN: PlayerId = PlayerId(1);
const CAT: PlayerId = PlayerId(2);
const IOW: CompanyId = CompanyId(1);

fn table(options: &[&str]) -> Game1860 {
    let spec = TableSpec {
        title: "1860".to_owned(),
        players: ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec(),
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        ..TableSpec::default()
    };
    Game1860::new(&spec).unwrap()
}

/// The IOW floated with 740 in its treasury: Ann directs it, Ben has a share, Cat none.
fn with_iow(options: &[&str]) -> Game1860 {
    let mut game = table(options);
    let state = &mut game.state;
    state.company_mut(IOW).par = Some(Money(74));
    state.company_mut(IOW).floated = true;
    state.shares_mut(IOW).lay(0, Holder::Player(ANN));
    state.shares_mut(IOW).lay(1, Holder::Player(BEN));
    state.cash.transfer(Purse::CompanyStock, Purse::Company(IOW), Money(740));
    game
}

fn treasury(game: &Game1860, viewer: Viewer) -> Option<Money> {
    game.view(viewer).companies[IOW.index()].treasury
}

#[test]
fn shareholders_may_ask_the_director_to_reveal_the_treasury() {
    let game = with_iow(&[]);
    assert_eq!(treasury(&game, Viewer::Player(BEN)), Some(Money(740)));
}

#[test]
fn the_director_knows_the_treasury() {
    let game = with_iow(&[]);
    assert_eq!(treasury(&game, Viewer::Player(ANN)), Some(Money(740)));
}

#[test]
fn non_shareholders_do_not_have_this_privilege() {
    let game = with_iow(&[]);
    assert_eq!(treasury(&game, Viewer::Player(CAT)), None);
    assert_eq!(treasury(&game, Viewer::Spectator), None);
}

#[test]
fn by_agreement_all_have_this_privilege() {
    let game = with_iow(&["open_treasuries"]);
    assert_eq!(treasury(&game, Viewer::Player(CAT)), Some(Money(740)));
    assert_eq!(treasury(&game, Viewer::Spectator), Some(Money(740)));
}

#[test]
fn the_treasury_of_a_company_in_receivership_is_revealed_to_any() {
    let mut game = with_iow(&[]);
    game.state.shares_mut(IOW).lay(0, Holder::Pool);
    assert!(game.view(Viewer::Spectator).companies[IOW.index()].has_badge("badge-receivership"));
    assert_eq!(treasury(&game, Viewer::Player(CAT)), Some(Money(740)));
    assert_eq!(treasury(&game, Viewer::Spectator), Some(Money(740)));
}

#[test]
fn the_treasury_of_a_bankrupt_company_is_revealed_to_any() {
    let mut game = with_iow(&[]);
    game.go_bankrupt(IOW);
    assert_eq!(treasury(&game, Viewer::Player(CAT)), Some(Money(740)));
    assert_eq!(treasury(&game, Viewer::Spectator), Some(Money(740)));
}

#[test]
fn players_must_reveal_their_cash() {
    let game = with_iow(&[]);
    for viewer in [Viewer::Player(CAT), Viewer::Spectator, Viewer::Referee] {
        let cash: Vec<Money> = game.view(viewer).players.iter().map(|player| player.cash).collect();
        assert_eq!(cash, [Money(670); 3]);
    }
}

#[test]
fn the_referee_sees_all() {
    assert_eq!(treasury(&with_iow(&[]), Viewer::Referee), Some(Money(740)));
}

#[test]
fn recorded_games_are_open() {
    let spec = TableSpec {
        title: "1860".to_owned(),
        edition: Some("recorded".to_owned()),
        players: ["Ann", "Ben"].map(str::to_owned).to_vec(),
        ..TableSpec::default()
    };
    let view = Game1860::new(&spec).unwrap().view(Viewer::Spectator);
    assert!(view.options.contains(&"open_treasuries".to_owned()));
}

#[test]
fn nothing_in_the_view_tells_a_hidden_treasury() {
    let poor = with_iow(&[]);
    let mut rich = poor.clone();
    rich.state.cash.transfer(Purse::CompanyStock, Purse::Company(IOW), Money(500));
    assert_eq!(poor.view(Viewer::Player(CAT)), rich.view(Viewer::Player(CAT)));
    assert_ne!(poor.view(Viewer::Player(BEN)), rich.view(Viewer::Player(BEN)));
}

#[test]
fn the_start_is_seen_as_it_is_printed() {
    let game = table(&["two_seven_trains"]);
    let (view, info) = (game.view(Viewer::Spectator), game.info());
    assert_eq!(view.round.kind, RoundKind::Auction);
    assert_eq!(view.auction.as_ref().map(|auction| auction.lots.len()), Some(6));
    assert!(view.board.tiles.is_empty() && view.board.tokens.is_empty());
    let startable: Vec<&str> = view
        .companies
        .iter()
        .filter(|company| company.startable)
        .map(|company| company.symbol.as_str())
        .collect();
    assert_eq!(startable, ["C&N", "IOW"]);
    assert_eq!(view.trains[0].available[0].card, "2+1-0");
    assert_eq!(view.trains[0].first_purchase, None);
    let third = view.trains[2].first_purchase.as_ref().unwrap();
    assert_eq!((third.phase.as_str(), third.rusts), ("4", Some(TrainKind(0))));
    let sevens = info.trains.iter().find(|train| train.name == "7+4").unwrap();
    assert_eq!(sevens.count, Some(2));
    let tiers: Vec<(u8, u8)> = info.chart[..3].iter().map(|cell| (cell.row, cell.column)).collect();
    assert_eq!(tiers, [(0, 0), (1, 0), (0, 1)]);
    assert_eq!(info.map.hexes.len(), game.data.map.hexes.len());
}

#[test]
fn every_option_can_be_seen() {
    for option in &card().options {
        let spec = TableSpec {
            title: "1860".to_owned(),
            edition: Some(option.editions[0].clone()),
            options: [option.id.clone()].into(),
            players: ["Ann", "Ben"].map(str::to_owned).to_vec(),
            ..TableSpec::default()
        };
        let seen = Game1860::new(&spec).unwrap().view(Viewer::Spectator).options;
        let expected = if option.id == "original_game" { "original_map" } else { &option.id };
        assert!(seen.iter().any(|id| id == expected), "{} is not seen", option.id);
    }
}

/// Whoever has no shares sees the same in an imagined game, and imagines the same whatever is in treasuries it may not know.
#[test]
fn a_player_imagines_nothing_it_may_not_know() {
    const CN: CompanyId = CompanyId(0);
    let with = |first: i32| {
        let mut game = with_iow(&[]);
        game.state.company_mut(CN).floated = true;
        game.state.shares_mut(CN).lay(0, Holder::Player(ANN));
        game.state.cash.transfer(Purse::Company(IOW), Purse::Company(CN), Money(first));
        game
    };
    let (one, other) = (with(101), with(700));
    for player in [ANN, CAT] {
        let viewer = Viewer::Player(player);
        assert_eq!(one.as_imagined_by(player).view(viewer), one.view(viewer));
    }
    assert_eq!(one.as_imagined_by(ANN).digest(), one.digest());
    assert_ne!(one.digest(), other.digest());
    assert_eq!(one.as_imagined_by(CAT).digest(), other.as_imagined_by(CAT).digest());
    assert_eq!(one.as_imagined_by(CAT).state.cash.total(), one.state.cash.total());
}

/// What is shown to somebody who goes on alone does not depend on what they may not know, be it the only treasury that is hidden.
#[test]
fn nothing_hidden_is_shown() {
    let with = |treasury: i32| {
        let mut game = with_iow(&[]);
        game.state.cash.transfer(Purse::Company(IOW), Purse::CompanyStock, Money(740 - treasury));
        game
    };
    let (one, other) = (with(101), with(700));
    for knows_less in [Viewer::Player(CAT), Viewer::Spectator] {
        let shown = one.without_secrets_from(knows_less);
        assert_eq!(shown.digest(), other.without_secrets_from(knows_less).digest());
        assert_eq!(treasury(&shown, Viewer::Referee), Some(Money(5 * 74)));
        assert_eq!(shown.view(knows_less), one.view(knows_less));
        assert_eq!(shown.state.cash.total(), one.state.cash.total());
    }
    for knows_all in [Viewer::Player(ANN), Viewer::Player(BEN), Viewer::Referee] {
        assert_eq!(one.without_secrets_from(knows_all).digest(), one.digest());
    }
}
