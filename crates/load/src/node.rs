//! A server in a process of its own, which can be killed and paused.

use crate::process::Process;
use crate::visitor::Client;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use thiserror::Error;

/// How a server is started.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The program.
    pub program: PathBuf,
    /// Further arguments of `serve`.
    pub arguments: Vec<String>,
    /// Settings in the environment.
    pub settings: Vec<(&'static str, String)>,
    /// Where it listens.
    pub address: IpAddr,
    /// The network namespace in which it runs; none for our own.
    pub namespace: Option<String>,
    /// Where it writes what it logs; nowhere if absent.
    pub log: Option<PathBuf>,
}

/// Why a server did not start.
#[derive(Debug, Error)]
pub enum LaunchError {
    /// The system.
    #[error("a server cannot be started: {0}")]
    System(#[from] std::io::Error),
    /// It ended by itself.
    #[error("the server ended at once: {0}")]
    Ended(std::process::ExitStatus),
    /// It does not answer.
    #[error("the server does not answer")]
    Silent,
}

/// A server that runs. It ends with us.
pub struct Node {
    launch: Launch,
    child: Child,
    /// Its address, such as `http://127.0.0.1:1860`.
    pub base: String,
    /// Where it tells its figures.
    pub metrics: String,
}

impl Launch {
    /// A server of this program on a database, without limits, for all load comes from one address.
    pub fn new(program: &Path, database: &str) -> Launch {
        Launch {
            program: program.to_owned(),
            arguments: vec!["--database".to_owned(), database.to_owned()],
            settings: vec![("BRADSHAW_LIMITS", "false".to_owned()), ("RUST_LOG", "error".to_owned())],
            address: Ipv4Addr::LOCALHOST.into(),
            namespace: None,
            log: None,
        }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl ToString) -> Launch {
        self.arguments.extend([name.to_owned(), value.to_string()]);
        self
    }

    fn spawn(&self, listen: SocketAddr, metrics: SocketAddr) -> Result<Child, std::io::Error> {
        // However we end, it ends too.
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "KILL", "--"]);
        if let Some(namespace) = &self.namespace {
            command.args(["ip", "netns", "exec", namespace]);
        }
        command.arg(&self.program).args(["serve", "--listen", &listen.to_string()]);
        command.args(["--metrics", &metrics.to_string()]).args(&self.arguments);
        command.envs(self.settings.iter().map(|(name, value)| (name, value)));
        let log = match &self.log {
            Some(path) => std::fs::OpenOptions::new().create(true).append(true).open(path)?.into(),
            None => Stdio::inherit(),
        };
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn()
    }

    /// Starts it and waits until it answers.
    pub async fn start(&self) -> Result<Node, LaunchError> {
        let ports = [free_port()?, free_port()?];
        let [listen, metrics] = ports.map(|port| SocketAddr::new(self.address, port));
        let child = self.spawn(listen, metrics)?;
        let (base, metrics) = (format!("http://{listen}"), format!("http://{metrics}/metrics"));
        let mut node = Node { launch: self.clone(), child, base, metrics };
        node.until_it_answers().await?;
        Ok(node)
    }
}

/// A port that nobody listens on. In another namespace it is as good as any.
fn free_port() -> Result<u16, std::io::Error> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

impl Node {
    async fn until_it_answers(&mut self) -> Result<(), LaunchError> {
        let visitor = Client::new(reqwest::Client::new(), &self.base);
        for _ in 0..600 {
            if visitor.get("/titles").await.is_ok() {
                return Ok(());
            }
            if let Some(status) = self.child.try_wait()? {
                return Err(LaunchError::Ended(status));
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        Err(LaunchError::Silent)
    }

    /// The process.
    pub fn process(&self) -> Process {
        Process::of(self.child.id())
    }

    /// Kills it with SIGKILL.
    pub fn kill(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }

    /// Starts it again where it was, after it was killed.
    pub async fn start_again(&mut self) -> Result<(), LaunchError> {
        let address = |url: &str| url.trim_start_matches("http://").trim_end_matches("/metrics").parse();
        let (Ok(listen), Ok(metrics)) = (address(&self.base), address(&self.metrics)) else {
            return Err(LaunchError::Silent);
        };
        self.child = self.launch.spawn(listen, metrics)?;
        self.until_it_answers().await
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
