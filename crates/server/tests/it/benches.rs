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
        assert!(watched.moves.moves > 0 && watched.moves.errors == 0, "{watched}");
        assert!(watched.updates >= watched.moves.moves, "every page is told: {watched}");
        let flooded = load::flood(&house.base, Duration::from_secs(2)).await.unwrap();
        assert!(flooded.moves.iter().all(|load| load.moves > 0 && load.errors == 0), "{flooded}");
        assert!(flooded.computers[1] > 0.0 && flooded.answers[0] > 0, "{flooded}");
        let options = DayOptions { people: 40, how_long: Duration::from_secs(6) };
        let day = load::day(&house.base, server, url.strip_prefix("sqlite:"), options).await.unwrap();
        let (moves, errors) = day.moves();
        assert!(moves > 0 && errors == 0, "{day}");
        house.running.stop().await.unwrap();
    })
    .await;
}
