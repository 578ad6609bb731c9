//! Measures the server: `cargo run --release -p server --example bench -- DATABASE [TABLES] [SECONDS] [IDLE]`.

use server::bench::{Options, run};
use std::time::Duration;

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let database = arguments.next().unwrap_or_else(|| "sqlite:bench.db".to_owned());
    let mut number = |default: usize| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    let (tables, seconds, idle) = (number(32), number(10), number(0));
    let options = Options { database, tables, idle, how_long: Duration::from_secs(seconds as u64) };
    match run(&options).await {
        Ok(report) => print!("{report}"),
        Err(error) => {
            eprintln!("{error}");
            std::process::exit(1);
        }
    }
}
