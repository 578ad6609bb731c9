//! Tells how one game goes, round by round: players, seed, title (the first we have, if absent), as in
//! `cargo run --release -p bots --example watch -- guest,guest,guest 1`.

use bots::{Effort, SeatView, by_name};
use rules::{Fact, Game, TableSpec, Viewer};
use titles::AnyGame;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let seats: Vec<String> = arguments.next().unwrap_or_default().split(',').map(str::to_owned).collect();
    let seed = arguments.next().map_or(Ok(1), |seed| seed.parse())?;
    let players = (0..).zip(&seats).map(|(seat, name)| format!("{name}{seat}")).collect();
    let title = arguments.next().or_else(|| titles::catalogue().into_iter().next().map(|card| card.title));
    let spec = TableSpec { title: title.unwrap_or_default(), players, ..Default::default() };
    let mut game = AnyGame::new(&spec)?;
    let mut players = seats
        .iter()
        .zip(seed..)
        .map(|(name, seed)| by_name(name, &spec.title, seed))
        .collect::<Result<Vec<_>, _>>()?;
    let info = game.info();
    for number in 0.. {
        let Some(&seat) = game.turn().players.first() else { break };
        let sight = SeatView::of(&game, seat);
        let Some(action) = sight.ask(&mut *players[seat.index()], &info, Effort::QUICK, number) else {
            break;
        };
        let events = game.apply(seat, &action).map_err(|refusal| format!("{action:?}: {refusal:?}"))?;
        if std::env::var_os("ACTIONS").is_some() {
            println!("    {} {action:?}", seat.0);
        }
        for event in &events {
            match event.id {
                "event-stock-round-begins" | "event-operating-round-begins" | "event-game-over" => {
                    tell(&game, event);
                }
                "event-phase-begins" | "event-receivership" => println!("  {event:?}"),
                _ => {}
            }
        }
    }
    Ok(())
}

fn tell(game: &AnyGame, event: &Fact) {
    let view = game.view(Viewer::Referee);
    println!("{event:?} bank {}", view.bank.0);
    for player in &view.players {
        let shares = player
            .shares
            .iter()
            .map(|held| format!("{}{}{}", held.symbol, if held.director { "*" } else { "" }, held.shares));
        let shares: Vec<String> = shares.collect();
        let privates: Vec<u8> = player.privates.iter().map(|private| private.0).collect();
        println!(
            "  {}: cash {} worth {} certs {} {} privates {privates:?}",
            player.name,
            player.cash.0,
            player.worth.0,
            player.certificates,
            shares.join(" ")
        );
    }
    for company in view.companies.iter().filter(|company| company.started) {
        let trains: Vec<&str> = company.trains.iter().map(|train| train.name.as_str()).collect();
        println!(
            "    {:6} price {:3} treasury {:4} revenue {:3} {:?} trains {trains:?} tokens {} offer {} pool {}{}",
            company.symbol,
            company.price.map_or(0, |price| price.0),
            company.treasury.map_or(-1, |money| money.0),
            company.last_revenue.map_or(-1, |money| money.0),
            company.last_dividend,
            company.tokens.len(),
            company.offer,
            company.pool,
            if company.floated { "" } else { " not afloat" },
        );
    }
}
