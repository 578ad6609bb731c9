//! The process is killed again and again while people play: whatever was acknowledged is there afterwards.

use crate::house::{House, expect, whole_log};
use load::{Client, Dice, Process};
use serde_json::{Value, json};
use server::Given;
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

    /// The process.
    pub fn process(&self) -> Process {
        Process::of(self.process.id())
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
    let given = Given::environment().unwrap().or(crate::house::given(&database));
    let running = server::bind(given.config().unwrap()).await.unwrap();
    println!("\nlistening http://{}", running.address);
    std::future::pending::<()>().await;
}

/// The last entry of a table that was acknowledged.
#[derive(Clone, Default)]
struct Acknowledged {
    number: i64,
    digest: String,
}

/// Somebody who plays game after game.
struct Playing {
    visitor: Client,
    table: String,
    known: Acknowledged,
    /// A move whose answer was lost.
    unanswered: Option<Value>,
    /// The games that are over.
    over: Vec<(String, Acknowledged)>,
}

impl Playing {
    /// Sits down at a first table.
    async fn begin(visitor: Client) -> Playing {
        visitor.arrive("Ann").await.unwrap();
        let table = visitor.hot_table(3).await.unwrap();
        Playing { visitor, table, known: Acknowledged::default(), unanswered: None, over: Vec::new() }
    }

    /// Plays until the server is gone; a move whose answer was lost is sent again under its id.
    async fn play(&mut self, base: &str, seed: u64) {
        self.visitor = self.visitor.at(base);
        let mut dice = Dice(seed);
        loop {
            let sent = match self.unanswered.take() {
                Some(sent) => sent,
                None => {
                    let Ok((200, state)) = self.visitor.get(&format!("/tables/{}/state", self.table)).await
                    else {
                        return;
                    };
                    if state["choices"].is_null() {
                        let Ok(next) = self.visitor.hot_table(3).await else { return };
                        let last =
                            (std::mem::replace(&mut self.table, next), std::mem::take(&mut self.known));
                        self.over.push(last);
                        continue;
                    }
                    let Ok(action) = self.visitor.any_move(&self.table, &state, &mut dice).await else {
                        return;
                    };
                    json!({ "after": state["number"], "id": format!("{seed}-{}", state["number"]), "action": action })
                }
            };
            match self.visitor.post(&format!("/tables/{}/moves", self.table), sent.clone()).await {
                Ok((200, ack)) => {
                    let entry = &ack["entry"];
                    let number = entry["number"].as_i64().unwrap();
                    assert_eq!(number, sent["after"].as_i64().unwrap() + 1, "made once");
                    self.known =
                        Acknowledged { number, digest: entry["digest"].as_str().unwrap().to_owned() };
                }
                Ok((503, _)) | Err(_) => {
                    self.unanswered = Some(sent);
                    return;
                }
                Ok((status, answer)) => panic!("{status} {answer} for {sent}"),
            }
        }
    }

    /// What was acknowledged is in the log, once; how many moves.
    async fn check(&self, base: &str) -> i64 {
        let visitor = self.visitor.at(base);
        let mut all = 0;
        for (id, known) in self.games() {
            let log = whole_log(&visitor, id).await;
            let entries = log["entries"].as_array().unwrap();
            let numbers: Vec<i64> = entries.iter().map(|entry| entry["number"].as_i64().unwrap()).collect();
            assert_eq!(numbers, (1..=entries.len() as i64).collect::<Vec<_>>(), "no gap, nothing doubled");
            assert!(entries.len() as i64 >= known.number);
            if known.number > 0 {
                assert_eq!(entries[known.number as usize - 1]["digest"], known.digest.as_str());
            }
            all += known.number;
        }
        all
    }

    /// Every table and what was acknowledged there, the present one last.
    fn games(&self) -> impl Iterator<Item = (&str, &Acknowledged)> {
        let over = self.over.iter().map(|(id, known)| (id.as_str(), known));
        over.chain([(self.table.as_str(), &self.known)])
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_the_process_is_killed() {
    on_both(|url| async move {
        let mut child = Child::start(&url).await;
        let client = reqwest::Client::new();
        let mut players: Vec<Playing> = Vec::new();
        for _ in 0..TABLES {
            players.push(Playing::begin(Client::new(client.clone(), &child.base)).await);
        }
        for round in 0..kills() {
            let seeds = (round * TABLES) as u64..;
            let playing: Vec<_> = players
                .into_iter()
                .zip(seeds)
                .map(|(mut player, seed)| {
                    let base = child.base.clone();
                    tokio::spawn(async move {
                        player.play(&base, seed).await;
                        player
                    })
                })
                .collect();
            tokio::time::sleep(Duration::from_millis(700 + 130 * (round % 10) as u64)).await;
            child.kill();
            players = Vec::new();
            for player in playing {
                players.push(player.await.unwrap());
            }
            child = Child::start(&url).await;
        }
        let mut all = 0;
        for player in &players {
            let known = player.check(&child.base).await;
            assert!(known > 0);
            all += known;
        }
        child.kill();
        let audit = server::audit(&url).await.unwrap();
        // An audit counts tables that have a log. The last one founded may not have a move yet, and tables and moves whose
        // answers were lost may be there as well.
        let games = players.iter().flat_map(Playing::games).filter(|(_, known)| known.number > 0).count();
        assert!(audit.games >= games, "{} of {games} games", audit.games);
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
    let mut ann = Playing::begin(Client::new(reqwest::Client::new(), &child.base)).await;
    tokio::time::timeout(Duration::from_secs(60), ann.play(&child.base, 1)).await.unwrap();
    if let Some(sent) = &ann.unanswered {
        let (status, answer) =
            ann.visitor.post(&format!("/tables/{}/moves", ann.table), sent.clone()).await.unwrap();
        assert_eq!((status, answer["error"]["code"].as_str()), (503, Some("unavailable")));
        expect(&ann.visitor, 200, "GET", &format!("/tables/{}/state", ann.table), NONE).await;
    }
    child.kill();
    let house = House::on(&url).await;
    assert!(ann.check(&house.base).await > 0);
    if let Some(sent) = ann.unanswered {
        let moves = format!("/tables/{}/moves", ann.table);
        expect(&ann.visitor.at(&house.base), 200, "POST", &moves, sent).await;
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
    let mut ann = Playing::begin(Client::new(reqwest::Client::new(), &house.base)).await;
    for round in 0..3 {
        let cutting = async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            storage::throwaway::cut(&url).await;
            tokio::time::sleep(Duration::from_millis(300)).await;
        };
        // The player stops at the first lost answer; if none is lost we stop it.
        tokio::select! {
            () = ann.play(&house.base, round) => {}
            () = cutting => {}
        }
    }
    assert!(ann.check(&house.base).await > 0);
    house.running.stop().await.unwrap();
    assert!(server::audit(&url).await.unwrap().differences.is_empty());
}
