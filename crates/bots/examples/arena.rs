//! A series of games from the command line: `cargo run --release -p bots --example arena -- guest,random,random 200 1`.

use bots::Budget;
use bots::arena::{ArenaOptions, run};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let seats = arguments.next().unwrap_or_else(|| "guest,random,random".to_owned());
    let games = arguments.next().map_or(Ok(200), |games| games.parse())?;
    let seed = arguments.next().map_or(Ok(1), |seed| seed.parse())?;
    let options = ArenaOptions {
        title: "1860".to_owned(),
        edition: arguments.next(),
        options: arguments.collect(),
        seats: seats.split(',').map(str::to_owned).collect(),
        games,
        seed,
        budget: Budget::QUICK,
    };
    let report = run(&options, |game| {
        if std::env::var_os("VERBOSE").is_some() {
            eprintln!("{game:?}");
        }
    })?;
    println!("{report}");
    Ok(())
}
