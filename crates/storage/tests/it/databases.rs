//! What a database must do for us, the same for both.

use storage::throwaway::on_both;
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
