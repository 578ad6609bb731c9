//! Analyses that share their moves with copies.

use rules::{Action, ByName};
use serde_json::value::RawValue;
use storage::throwaway::on_both;
use storage::{AnalysedMove, AnalysisRow, Batch, Origin, Person, Storage};

fn made(number: i64, parent: i64) -> AnalysedMove {
    AnalysedMove {
        number,
        parent,
        seat: 0,
        action: Action::<ByName>::Pass,
        events: RawValue::from_string("[]".to_owned()).unwrap(),
        origin: Origin::Person,
        name: String::new(),
        note: String::new(),
        at: number,
    }
}

fn analysis(id: &str, next: i64) -> AnalysisRow {
    AnalysisRow {
        id: id.to_owned(),
        owner: "a".to_owned(),
        name: "x".to_owned(),
        note: String::new(),
        table: "t".to_owned(),
        number: 0,
        eyes: "all".to_owned(),
        computers: Vec::new(),
        next,
        created_at: 1,
        changed_at: 1,
        copy: None,
        bytes: 0,
        network: String::new(),
    }
}

fn numbers(moves: Vec<AnalysedMove>) -> Vec<i64> {
    moves.into_iter().map(|made| made.number).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_found_whether_they_are_shared_or_not() {
    on_both(|url| async move {
        let storage = Storage::open(&url).await.unwrap();
        let ann = Person { id: "a".to_owned(), name: "Ann".to_owned(), login: None };
        storage.add_person(&ann, 1).await.unwrap();
        let mut batch = Batch::default();
        batch.push(
            "INSERT INTO tables (id, version, name, owner, state, listed, title, spec, settings, rules, number, \
             digest, awaited, driven, created_at, changed_at) \
             VALUES ('t', 1, 'n', 'a', 'playing', 1, '1860', '{}', '{}', '', 4, '', '', 0, 0, 0)",
            Vec::new(),
        );
        // 1 - 2 - 3, and 4 after 1.
        batch.add_analysis(&analysis("one", 5)).unwrap();
        for (number, parent) in [(1, 0), (2, 1), (3, 2), (4, 1)] {
            batch.add_analysed("one", &made(number, parent)).unwrap();
        }
        storage.commit(batch).await.unwrap();
        let has_the_tree = async |id: &str| {
            assert_eq!(numbers(storage.analysed(id).await.unwrap()), [1, 2, 3, 4], "{id}");
            assert_eq!(storage.count_analysed(id).await.unwrap(), 4);
            assert!(storage.has_analysed(id, 3).await.unwrap() && !storage.has_analysed(id, 7).await.unwrap());
            assert_eq!(numbers(storage.analysed_after(id, 1).await.unwrap()), [2, 4]);
            assert_eq!(numbers(storage.path(id, 3).await.unwrap()), [1, 2, 3]);
            assert_eq!(numbers(storage.path(id, 7).await.unwrap()), [0; 0]);
        };
        has_the_tree("one").await;
        let copy = async |of: &str, id: &str| {
            let source = storage.analysis(of).await.unwrap().unwrap();
            let moves = storage.analysed(of).await.unwrap();
            let mut batch = Batch::default();
            batch.copy_analysis(&source, &moves, analysis(id, source.next)).unwrap();
            storage.commit(batch).await
        };
        copy("one", "two").await.unwrap();
        has_the_tree("one").await;
        has_the_tree("two").await;
        // Own moves behind shared ones, and a copy of both.
        let mut batch = Batch::default();
        let mut two = storage.analysis("two").await.unwrap().unwrap();
        two.next = 7;
        batch.save_analysis(&two, 5).unwrap();
        batch.add_analysed("two", &made(5, 3)).unwrap();
        batch.add_analysed("two", &made(6, 5)).unwrap();
        storage.commit(batch).await.unwrap();
        copy("two", "three").await.unwrap();
        for id in ["two", "three"] {
            assert_eq!(numbers(storage.path(id, 6).await.unwrap()), [1, 2, 3, 5, 6]);
            assert_eq!(numbers(storage.analysed_after(id, 3).await.unwrap()), [5]);
        }
        has_the_tree("one").await;
        // Somebody changes the source while it is copied.
        let (stale, moves) = (storage.analysis("two").await.unwrap().unwrap(), storage.analysed("two").await.unwrap());
        let mut batch = Batch::default();
        two.next = 8;
        batch.save_analysis(&two, 7).unwrap();
        batch.own_moves("two");
        batch.delete_branch("two", 2);
        storage.commit(batch).await.unwrap();
        assert_eq!(numbers(storage.analysed("two").await.unwrap()), [1, 4]);
        let mut batch = Batch::default();
        batch.copy_analysis(&stale, &moves, analysis("four", 7)).unwrap();
        assert!(storage.commit(batch).await.is_err());
        assert_eq!(numbers(storage.analysed("two").await.unwrap()), [1, 4]);
        assert_eq!(numbers(storage.path("three", 6).await.unwrap()), [1, 2, 3, 5, 6]);
        storage.backend().close().await;
    })
    .await;
}
