//! What a database must do for us, the same for both.

use storage::throwaway::{on_both, on_sqlite};
use storage::{Batch, NewSession, News, Person, Storage, StorageError, Value};

fn person(id: &str) -> Person {
    Person { id: id.to_owned(), name: "Ann".to_owned(), login: None }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_batch_is_committed_whole_or_not_at_all() {
    on_both(|url| async move {
        let storage = Storage::open(&url).await.unwrap();
        storage.add_person(&person("a"), 1).await.unwrap();
        let mut batch = Batch::default();
        batch.push("UPDATE people SET name = $2 WHERE id = $1", vec![Value::from("a"), Value::from("Zoe")]);
        batch.push_one(
            "UPDATE people SET name = $2 WHERE id = $1",
            vec![Value::from("b"), Value::from("Zoe")],
        );
        assert!(matches!(storage.commit(batch).await, Err(StorageError::Conflict)));
        assert_eq!(storage.contact("a").await.unwrap().unwrap().name, "Ann");
        assert!(matches!(storage.add_person(&person("a"), 2).await, Err(StorageError::Conflict)));
        storage.add_person(&person("b"), 2).await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_writers_at_once_all_get_their_answer() {
    on_both(|url| async move {
        let storage = Storage::open(&url).await.unwrap();
        let writers = (0..200).map(|number| {
            let storage = storage.clone();
            // Every second id is taken by the one before it.
            let id = format!("p{}", number / 2);
            tokio::spawn(async move { storage.add_person(&person(&id), 1).await.is_ok() })
        });
        let mut won = 0;
        for writer in writers.collect::<Vec<_>>() {
            won += usize::from(writer.await.unwrap());
        }
        assert_eq!(won, 100);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_end() {
    on_both(|url| async move {
        let storage = Storage::open(&url).await.unwrap();
        storage.add_person(&person("a"), 1).await.unwrap();
        storage
            .add_session(NewSession { token: "t1", person: "a", replaces: None, client: "" }, 1, 100)
            .await
            .unwrap();
        assert_eq!(storage.session("t1", 50).await.unwrap().unwrap().person.id, "a");
        assert!(storage.session("t1", 100).await.unwrap().is_none());
        storage
            .add_session(NewSession { token: "t2", person: "a", replaces: Some("t1"), client: "" }, 1, 100)
            .await
            .unwrap();
        assert!(storage.session("t1", 50).await.unwrap().is_none());
        storage.end_sessions("a").await.unwrap();
        assert!(storage.session("t2", 50).await.unwrap().is_none());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_that_is_set_back_is_noted_once_and_keeps_no_rate_used_up() {
    on_both(|url| async move {
        let storage = Storage::open(&url).await.unwrap();
        storage.note_clocks_kept(100_000).await.unwrap();
        let limit = "INSERT INTO limits (key, until) VALUES ('import ann', 110000)";
        storage.commit(Batch::of(limit, Vec::new())).await.unwrap();
        assert!(storage.note_set_back(20_000, 80_000, 15_000).await.unwrap());
        assert_eq!(storage.clocks_kept().await.unwrap(), Some(20_000));
        if storage.backend().shared() {
            assert!(
                !storage.note_set_back(20_000, 80_000, 15_000).await.unwrap(),
                "another node has noted it"
            );
        }
        let left = storage.backend().fetch("SELECT until FROM limits", Vec::new()).await.unwrap();
        let left: Vec<i64> = left.into_iter().map(|mut row| row.int().unwrap()).collect();
        assert_eq!(left, [30_000]);
        storage.backend().close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_numbered_without_gaps_and_told() {
    on_both(|url| async move {
        let storage = Storage::open(&url).await.unwrap();
        storage.add_person(&person("a"), 1).await.unwrap();
        let mut table = Batch::default();
        table.push(
            "INSERT INTO tables (id, version, name, owner, state, listed, title, spec, settings, rules, number, \
             digest, awaited, driven, created_at, changed_at) \
             VALUES ('t', 1, 'n', 'a', 'open', 1, '1860', '{}', '{}', '', 0, '', '', 0, 0, 0)",
            Vec::new(),
        );
        storage.commit(table).await.unwrap();
        let mut news = storage.backend().news();
        let speakers = (0..20).map(|_| {
            let storage = storage.clone();
            tokio::spawn(async move { storage.say("t", "a", "Ann", "hello", 1).await })
        });
        for speaker in speakers.collect::<Vec<_>>() {
            speaker.await.unwrap().unwrap();
        }
        let said = storage.said("t", 0).await.unwrap();
        assert_eq!(said.iter().map(|it| it.number).collect::<Vec<_>>(), (1..=20).collect::<Vec<i64>>());
        assert_eq!(news.recv().await.unwrap(), News::Said { table: "t".into() });
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_handed_over_by_computers_and_by_clocks_that_decide() {
    on_both(|url| async move {
        let storage = Storage::open(&url).await.unwrap();
        storage.add_person(&person("a"), 1).await.unwrap();
        let mut batch = Batch::default();
        batch.push(
            "INSERT INTO tables (id, version, name, owner, state, listed, title, spec, settings, rules, number, \
             digest, awaited, driven, created_at, changed_at) \
             VALUES ('t', 1, 'n', 'a', 'playing', 1, '1860', '{}', '{}', '', 4, '', '', 0, 0, 0)",
            Vec::new(),
        );
        let bid = r#"{"type":"bid","amount":5}"#;
        let pass = r#"{"type":"pass"}"#;
        assert_eq!(serde_json::to_string(&rules::Action::<rules::ByName>::Pass).unwrap(), pass);
        for (seat, origin, action) in
            [(0, "person", bid), (1, "computer", bid), (2, "clock", bid), (3, "clock", pass), (4, "program", bid)]
        {
            batch.push(
                "INSERT INTO log (table_id, number, kind, seat, action, events, position, digest, origin, at) \
                 VALUES ('t', $1 + 1, 'move', $1, $2, '[]', $1 + 1, '', $3, 0)",
                vec![Value::from(seat), action.into(), origin.into()],
            );
        }
        storage.commit(batch).await.unwrap();
        let mut seats = storage.seats_of_computers("t").await.unwrap();
        seats.sort_unstable();
        assert_eq!(seats, [1, 2]);
        storage.backend().close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_database_is_refused_by_name() {
    on_both(|url| async move {
        let storage = Storage::open(&url).await.unwrap();
        storage
            .commit(Batch::of(
                "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 SELECT 99, 'the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
                Vec::new(),
            ))
            .await
            .unwrap();
        assert!(matches!(Storage::open(&url).await, Err(StorageError::Newer(99))));
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_opened_is_said_plainly() {
    let error = |url: &'static str| async move { Storage::open(url).await.err().unwrap().to_string() };
    assert!(error("mysql://x").await.contains("sqlite:PATH"));
    assert!(error("sqlite:/nonexistent/folder/x.db").await.contains("cannot be opened"));
    assert!(error("postgres://nobody@127.0.0.1:1/x").await.contains("cannot be reached"));
}

/// A batch like that of a move: a new row of one table and a change of another, which must be there.
fn like_a_move(number: usize, person: &str) -> Batch {
    let mut batch = Batch { any_order: true, ..Batch::default() };
    batch.push(
        "INSERT INTO limits (key, until) VALUES ($1, $2)",
        vec![format!("deed {number}").into(), (number as i64).into()],
    );
    batch.push_one(
        "UPDATE people SET name = $2 WHERE id = $1",
        vec![person.into(), format!("name {number}").into()],
    );
    batch
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_at_once_do_not_disturb_each_other() {
    on_both(|url| async move {
        let storage = Storage::open(&url).await.unwrap();
        for number in 0..50 {
            storage.add_person(&person(&format!("p{number}")), 1).await.unwrap();
        }
        let all = async |person: fn(usize) -> String, first: usize| {
            let moves = (first..first + 50).map(|number| {
                let (storage, person) = (storage.clone(), person(number));
                tokio::spawn(async move { storage.commit(like_a_move(number, &person)).await.is_ok() })
            });
            let mut done = Vec::new();
            for made in moves.collect::<Vec<_>>() {
                done.push(made.await.unwrap());
            }
            done
        };
        // First without a conflict, then every second names somebody who is not there.
        assert!(all(|number| format!("p{number}"), 0).await.iter().all(|done| *done));
        let second =
            all(|number| format!("p{}", if number % 2 == 0 { number - 50 } else { number }), 50).await;
        assert_eq!(second, (0..50).map(|number| number % 2 == 0).collect::<Vec<_>>());
        for number in 0..50 {
            let last = if number % 2 == 0 { number + 50 } else { number };
            let name = storage.contact(&format!("p{number}")).await.unwrap().unwrap().name;
            assert_eq!(name, format!("name {last}"));
        }
        let deeds =
            storage.backend().fetch("SELECT until FROM limits ORDER BY until", Vec::new()).await.unwrap();
        let deeds: Vec<i64> = deeds.into_iter().map(|mut row| row.int().unwrap()).collect();
        assert_eq!(deeds, (0..50).chain((50..100).step_by(2)).collect::<Vec<i64>>());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_journal_begins_anew_while_people_play() {
    const PAGE: u64 = 4096;
    on_sqlite(|url| async move {
        let storage = Storage::open(&url).await.unwrap();
        let until = tokio::time::Instant::now() + std::time::Duration::from_secs(4);
        // Some always write while the journal is carried over.
        let writers = (0..4).map(|writer| {
            let storage = storage.clone();
            tokio::spawn(async move {
                let mut written = 0;
                while tokio::time::Instant::now() < until || written < 4_000 {
                    let deed = format!("{writer} {written} {}", "x".repeat(20 * PAGE as usize));
                    let sql = "INSERT INTO limits (key, until) VALUES ($1, 1)";
                    storage.commit(Batch::of(sql, vec![deed.into()])).await.unwrap();
                    // The row, and the same in the index of its key.
                    written += 2 * 20;
                }
                written
            })
        });
        let mut pages = 0;
        for writer in writers.collect::<Vec<_>>() {
            pages += writer.await.unwrap();
        }
        let journal = std::fs::metadata(format!("{}-wal", &url["sqlite:".len()..])).unwrap().len();
        assert!(journal < pages * PAGE / 2, "{journal} bytes of {pages} pages");
    })
    .await;
}
