//! The benches play: what they would measure, in small.

use crate::house::House;
use load::{DayOptions, Process, WatchOptions};
use std::time::Duration;
use storage::throwaway::on_sqlite;

#[tokio::test(flavor = "multi_thread")]
async fn pages_watch_a_flood_is_held_off_and_a_day_goes_by() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let server = Process::of(std::process::id());
        let (how_long, pause) = (Duration::from_secs(2), Duration::from_millis(100));
        let options = WatchOptions { pages: 6, tables: 2, how_long, pause };
        let watched = load::watch(&house.base, server, options).await.unwrap();
        // Each table has time for 20 moves; a fifth of that is done even on a busy machine.
        assert!(watched.moves.moves >= 2 * 20 / 5 && watched.moves.errors == 0, "{watched}");
        assert!(watched.updates >= watched.moves.moves, "every page is told: {watched}");
        let flooded = load::flood(&house.base, Duration::from_secs(2)).await.unwrap();
        // The stranger has time for 20 moves too.
        assert!(flooded.moves.iter().all(|load| load.moves >= 20 / 5 && load.errors == 0), "{flooded}");
        assert!(flooded.computers[1] > 0.0 && flooded.answers[0] > 0, "{flooded}");
        let options = DayOptions { people: 40, how_long: Duration::from_secs(6) };
        let day = load::day(&house.base, server, url.strip_prefix("sqlite:"), options).await.unwrap();
        let (moves, errors) = day.moves();
        // Of 110 visits with 6 moves each, on average, those find a table that is free: at least each of 13 tables is visited.
        assert!(moves >= 13 * 6 / 2 && errors == 0, "{day}");
        house.running.stop().await.unwrap();
    })
    .await;
}
