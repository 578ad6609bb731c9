//! The process is killed again and again while people play: whatever was acknowledged is there afterwards.

use crate::house::{House, expect};
use load::{Client, Dice};
use serde_json::{Value, json};
use server::Config;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::Duration;
use storage::throwaway::on_both;

const NONE: Value = Value::Null;
const TABLES: usize = 6;

/// How often the process is killed; `make soak` asks for more.
fn kills() -> usize {
    std::env::var("BRADSHAW_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(5)
}

/// A server in a process of its own, that can be killed.
pub struct Child {
    process: std::process::Child,
    pub base: String,
}

impl Child {
    /// Starts a server on this database: this very program, told to run the test `a_server_of_its_own`.
    pub async fn start(database: &str) -> Child {
        Child::start_in(database, "exec \"$0\" \"$@\"").await
    }

    /// The same, started by a line of shell.
    pub async fn start_in(database: &str, shell: &str) -> Child {
        let mut command = Command::new("bash");
        command.args(["-c", shell]).arg(std::env::current_exe().unwrap());
        command.args(["--exact", "faults::a_server_of_its_own", "--ignored", "--nocapture"]);
        command.env("BRADSHAW_CHILD", database).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().unwrap();
        let output = process.stdout.take().unwrap();
        let base = tokio::task::spawn_blocking(move || {
            let mut lines = BufReader::new(output).lines().map_while(Result::ok);
            lines.find_map(|line| line.split_once("listening ").map(|(_, base)| base.to_owned())).unwrap()
        });
        Child { process, base: base.await.unwrap() }
    }

    /// Kills it with SIGKILL.
    pub fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// Not a test: the server that the tests of this module kill.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by the tests that kill it"]
async fn a_server_of_its_own() {
    let Ok(database) = std::env::var("BRADSHAW_CHILD") else { return };
    if std::env::var("RUST_LOG").is_ok() {
        server::start_logs(false);
    }
    let smtp = std::env::var("BRADSHAW_CHILD_SMTP").ok();
    let running = server::bind(Config { smtp, ..crate::house::config(&database) }).await.unwrap();
    println!("\nlistening http://{}", running.address);
    std::future::pending::<()>().await;
}

/// The last entry of a table that was acknowledged.
#[derive(Clone, Default)]
struct Acknowledged {
    number: i64,
    digest: String,
}

/// Plays until the server is gone; a move whose answer was lost is sent again under its id.
async fn player(
    visitor: Client,
    table: String,
    mut known: Acknowledged,
    mut unanswered: Option<Value>,
    seed: u64,
) -> (Acknowledged, Option<Value>) {
    let mut dice = Dice(seed);
    let moves = format!("/tables/{table}/moves");
    loop {
        let sent = match unanswered.take() {
            Some(sent) => sent,
            None => {
                let Ok((200, state)) = visitor.get(&format!("/tables/{table}/state")).await else {
                    return (known, None);
                };
                if state["choices"].is_null() {
                    return (known, None);
                }
                let Ok(action) = visitor.any_move(&table, &state, &mut dice).await else {
                    return (known, None);
                };
                json!({ "after": state["number"], "id": format!("{seed}-{}", state["number"]), "action": action })
            }
        };
        match visitor.post(&moves, sent.clone()).await {
            Ok((200, ack)) => {
                let entry = &ack["entry"];
                assert_eq!(
                    entry["number"].as_i64().unwrap(),
                    sent["after"].as_i64().unwrap() + 1,
                    "made once"
                );
                known = Acknowledged {
                    number: entry["number"].as_i64().unwrap(),
                    digest: entry["digest"].as_str().unwrap().to_owned(),
                };
            }
            Ok((503, _)) | Err(_) => return (known, Some(sent)),
            Ok((status, answer)) => panic!("{status} {answer} for {sent}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_process_is_killed() {
    on_both(|url| async move {
        let mut child = Child::start(&url).await;
        let client = reqwest::Client::new();
        let mut tables: Vec<(Client, String, Acknowledged, Option<Value>)> = Vec::new();
        for _ in 0..TABLES {
            let visitor = Client::new(client.clone(), &child.base);
            visitor.arrive("Ann").await.unwrap();
            let id = visitor.hot_table(3).await.unwrap();
            tables.push((visitor, id, Acknowledged::default(), None));
        }
        for round in 0..kills() {
            let players: Vec<_> = tables
                .iter()
                .enumerate()
                .map(|(index, (visitor, id, known, unanswered))| {
                    let visitor = visitor.at(&child.base);
                    let seed = (round * TABLES + index) as u64;
                    tokio::spawn(player(visitor, id.clone(), known.clone(), unanswered.clone(), seed))
                })
                .collect();
            tokio::time::sleep(Duration::from_millis(700 + 130 * (round % 10) as u64)).await;
            child.kill();
            for (playing, table) in players.into_iter().zip(&mut tables) {
                (table.2, table.3) = playing.await.unwrap();
            }
            child = Child::start(&url).await;
        }
        let mut all = 0;
        for (visitor, id, known, _) in &tables {
            let visitor = visitor.at(&child.base);
            let log = expect(&visitor, 200, "GET", &format!("/tables/{id}/log"), NONE).await;
            let entries = log["entries"].as_array().unwrap();
            let numbers: Vec<i64> = entries.iter().map(|entry| entry["number"].as_i64().unwrap()).collect();
            assert_eq!(numbers, (1..=entries.len() as i64).collect::<Vec<_>>(), "no gap, nothing doubled");
            assert!(known.number > 0 && entries.len() as i64 >= known.number);
            assert_eq!(entries[known.number as usize - 1]["digest"], known.digest.as_str());
            all += known.number;
        }
        child.kill();
        let audit = server::audit(&url).await.unwrap();
        assert_eq!(audit.games, TABLES);
        assert!(audit.differences.is_empty(), "{:?}", audit.differences);
        eprintln!("{all} acknowledged moves survived {} kills", kills());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_an_error_and_nothing_is_spoilt() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    // Files of this process may not grow beyond 1 MB; SQLite takes that for a full disk.
    let mut child = Child::start_in(&url, "trap '' XFSZ; ulimit -f 1024; exec \"$0\" \"$@\"").await;
    let ann = Client::new(reqwest::Client::new(), &child.base);
    ann.arrive("Ann").await.unwrap();
    let id = ann.hot_table(2).await.unwrap();
    let playing = player(ann.at(&child.base), id.clone(), Acknowledged::default(), None, 1);
    let (known, unanswered) = tokio::time::timeout(Duration::from_secs(60), playing).await.unwrap();
    assert!(known.number > 0);
    if let Some(sent) = &unanswered {
        let (status, answer) = ann.post(&format!("/tables/{id}/moves"), sent.clone()).await.unwrap();
        assert_eq!((status, answer["error"]["code"].as_str()), (503, Some("unavailable")));
        expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
    }
    child.kill();
    let house = House::on(&url).await;
    let ann = ann.at(&house.base);
    let state = expect(&ann, 200, "GET", &format!("/tables/{id}/state?at={}", known.number), NONE).await;
    assert_eq!(state["digest"], known.digest.as_str());
    if let Some(sent) = unanswered {
        expect(&ann, 200, "POST", &format!("/tables/{id}/moves"), sent).await;
    }
    house.running.stop().await.unwrap();
    assert!(server::audit(&url).await.unwrap().differences.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_is_its_owners_and_one_servers() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("test.db");
    let url = format!("sqlite:{}", path.display());
    assert!(server::audit(&url).await.is_err());
    assert!(!path.exists(), "an audit makes no database");
    let house = House::on(&url).await;
    let ann = house.guest("Ann").await;
    let id = ann.hot_table(2).await.unwrap();
    crate::house::play(&[&ann], &id, 5, 1).await;
    let second = server::bind(crate::house::config(&url)).await.err().expect("refused").to_string();
    assert!(second.contains("in use by another bradshaw"), "{second}");
    assert_eq!(server::audit(&url).await.unwrap().entries, 5, "an audit may look meanwhile");
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{:?}", file.path());
    }
    house.running.stop().await.unwrap();
    let mut left: Vec<String> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    left.sort();
    assert_eq!(left, ["test.db", "test.db.lock"], "no journal is left behind");
    let house = House::on(&url).await;
    expect(&ann.at(&house.base), 200, "GET", &format!("/tables/{id}"), NONE).await;
    house.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_connections_to_the_database_are_made_again() {
    let Some(url) = storage::throwaway::fresh().await else { return };
    let house = House::on(&url).await;
    let ann = house.guest("Ann").await;
    let id = ann.hot_table(3).await.unwrap();
    let (mut known, mut unanswered) = (Acknowledged::default(), None);
    for round in 0..3 {
        let playing = player(ann.at(&house.base), id.clone(), known, unanswered, round);
        let cutting = async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            storage::throwaway::cut(&url).await;
            tokio::time::sleep(Duration::from_millis(300)).await;
        };
        // The player stops at the first lost answer; if none is lost we stop it.
        tokio::select! {
            played = playing => (known, unanswered) = played,
            () = cutting => {
                let log = expect(&ann, 200, "GET", &format!("/tables/{id}/log"), NONE).await;
                let last = log["entries"].as_array().unwrap().last().unwrap().clone();
                known = Acknowledged {
                    number: last["number"].as_i64().unwrap(),
                    digest: last["digest"].as_str().unwrap().to_owned(),
                };
                unanswered = None;
            }
        }
    }
    let state = expect(&ann, 200, "GET", &format!("/tables/{id}/state?at={}", known.number), NONE).await;
    assert_eq!(state["digest"], known.digest.as_str());
    house.running.stop().await.unwrap();
    assert!(server::audit(&url).await.unwrap().differences.is_empty());
}
