//! Databases for tests to throw away: a file of SQLite, and a PostgreSQL of this process, started when it is first
//! asked for, that dies with us.

mod relay;

pub use relay::Relay;

use std::future::Future;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

struct Cluster {
    port: u16,
    _folder: tempfile::TempDir,
}

/// Runs a test on SQLite and on PostgreSQL.
pub async fn on_both<F, R>(test: F)
where
    F: Fn(String) -> R,
    R: Future<Output = ()>,
{
    let folder = tempfile::tempdir().unwrap();
    test(format!("sqlite:{}", folder.path().join("test.db").display())).await;
    if let Some(url) = fresh().await {
        test(url).await;
    }
}

/// Runs a test on SQLite.
pub async fn on_sqlite<F, R>(test: F)
where
    F: FnOnce(String) -> R,
    R: Future<Output = ()>,
{
    let folder = tempfile::tempdir().unwrap();
    test(format!("sqlite:{}", folder.path().join("test.db").display())).await;
}

/// The address of a fresh database; nothing if there is no PostgreSQL here, which is an error in CI.
pub async fn fresh() -> Option<String> {
    static CLUSTER: OnceLock<Result<Cluster, String>> = OnceLock::new();
    let started = tokio::task::spawn_blocking(|| CLUSTER.get_or_init(start)).await.unwrap();
    let cluster = match started {
        Ok(cluster) => cluster,
        Err(reason) if std::env::var_os("CI").is_some() => panic!("PostgreSQL is needed here: {reason}"),
        Err(reason) => {
            not_run("tests on PostgreSQL", reason);
            return None;
        }
    };
    let name = format!("t{:016x}", rand::random::<u64>());
    let admin = format!("postgres://postgres@127.0.0.1:{}/postgres", cluster.port);
    let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(&admin).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::raw_sql(create).execute(&mut connection).await.unwrap();
    Some(format!("postgres://postgres@127.0.0.1:{}/{name}", cluster.port))
}

/// Notes that something could not be tested here: `make test` says so in its last line.
pub fn not_run(what: &str, why: &str) {
    eprintln!("NOT RUN: {what}: {why}");
    // The program is target/PROFILE/deps/NAME.
    let program = std::env::current_exe().unwrap_or_default();
    if let Some(folder) = program.ancestors().nth(3).map(|target| target.join("not-run")) {
        std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(folder.join(what), why)).ok();
    }
}

/// Cuts all connections to a database.
pub async fn cut(url: &str) {
    let (server, name) = url.rsplit_once('/').unwrap();
    let mut connection =
        <sqlx::PgConnection as sqlx::Connection>::connect(&format!("{server}/postgres")).await.unwrap();
    sqlx::query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1")
        .bind(name)
        .execute(&mut connection)
        .await
        .unwrap();
}

fn start() -> Result<Cluster, String> {
    let binaries = binaries().ok_or("initdb was not found (install Debian's postgresql)")?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let data = folder.path().join("data");
    let root = run(Command::new("id").arg("-u")).is_ok_and(|uid| uid.trim() == "0");
    if root {
        run(Command::new("chown").arg("postgres").arg(folder.path()))?;
    }
    let mut initdb = as_user(root, binaries.join("initdb"));
    initdb.args(["-A", "trust", "-U", "postgres", "--no-sync", "-D"]).arg(&data);
    run(&mut initdb)?;
    let port = free_port()?;
    let mut postgres = as_user(root, binaries.join("postgres"));
    postgres.arg("-D").arg(&data).args(["-p", &port.to_string(), "-k"]).arg(folder.path());
    postgres.args(["-c", "fsync=off", "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=300"]);
    postgres.stdout(Stdio::null()).stderr(Stdio::null());
    spawn_for_ever(postgres)?;
    let end = Instant::now() + Duration::from_secs(30);
    while Instant::now() < end {
        let mut ready = Command::new(binaries.join("pg_isready"));
        ready.args(["-q", "-h", "127.0.0.1", "-p", &port.to_string()]);
        if ready.status().is_ok_and(|status| status.success()) {
            return Ok(Cluster { port, _folder: folder });
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Err("PostgreSQL did not start in 30 seconds".to_owned())
}

/// The signal comes when the thread that spawned the child ends: this one ends with the process.
fn spawn_for_ever(mut command: Command) -> Result<(), String> {
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let child: Result<Child, String> = command.spawn().map_err(|error| error.to_string());
        let alive = child.is_ok();
        tell.send(child.map(|_| ())).ok();
        if alive {
            loop {
                std::thread::park();
            }
        }
    });
    told.recv().map_err(|error| error.to_string())?
}

fn as_user(root: bool, program: PathBuf) -> Command {
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "INT"]);
    if root {
        command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]);
    }
    command.arg("--").arg(program).current_dir("/");
    command
}

fn binaries() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let everywhere = folders.into_iter().rev().chain(std::env::split_paths(&path));
    everywhere.into_iter().find(|folder| folder.join("initdb").is_file())
}

fn free_port() -> Result<u16, String> {
    let socket = std::net::TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
    socket.local_addr().map(|address| address.port()).map_err(|error| error.to_string())
}

fn run(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr)))
}
