//! A network namespace for a node, so that it can be cut off: from the database, or from everybody. It has two cables to ours.

use std::net::{IpAddr, Ipv4Addr};
use std::process::Command;

/// What a node is cut off from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cable {
    /// The database.
    Database,
    /// People.
    People,
}

/// A network namespace, until dropped.
pub struct Namespace {
    /// Its name.
    pub name: String,
    subnet: u8,
}

impl Namespace {
    /// Makes one; if that is not possible here, says why.
    pub fn new() -> Result<Namespace, String> {
        let subnet = (std::process::id() % 250) as u8;
        let space = Namespace { name: format!("bradshaw-{}", std::process::id()), subnet };
        ip(&format!("netns add {}", space.name))?;
        // Whatever happens to the cables: nothing for the namespace leaves this machine.
        ip(&format!("route add unreachable 10.86.{subnet}.0/24 metric 4000"))?;
        ip(&format!("-n {} link set lo up", space.name))?;
        for cable in [Cable::Database, Cable::People] {
            let (outer, inner) = (space.device(cable), format!("{}i", space.device(cable)));
            let [ours, theirs] = [space.outside(cable), space.inside(cable)];
            ip(&format!("link add {outer} type veth peer name {inner} netns {}", space.name))?;
            ip(&format!("addr add {ours}/30 dev {outer}"))?;
            ip(&format!("-n {} addr add {theirs}/30 dev {inner}", space.name))?;
            ip(&format!("-n {} link set {inner} up", space.name))?;
        }
        space.mend()?;
        Ok(space)
    }

    fn device(&self, cable: Cable) -> String {
        format!("bw{}{}", self.subnet, if cable == Cable::Database { 'd' } else { 'p' })
    }

    /// Our address on a cable.
    pub fn outside(&self, cable: Cable) -> IpAddr {
        Ipv4Addr::new(10, 86, self.subnet, if cable == Cable::Database { 1 } else { 5 }).into()
    }

    /// The namespace's address on a cable.
    pub fn inside(&self, cable: Cable) -> IpAddr {
        Ipv4Addr::new(10, 86, self.subnet, if cable == Cable::Database { 2 } else { 6 }).into()
    }

    /// Cuts a cable. Nobody is told: what is sent gets lost.
    pub fn cut(&self, cable: Cable) -> Result<(), String> {
        ip(&format!("link set {} down", self.device(cable)))
    }

    /// Mends all cables.
    pub fn mend(&self) -> Result<(), String> {
        ip(&format!("link set {} up", self.device(Cable::Database)))?;
        ip(&format!("link set {} up", self.device(Cable::People)))
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        for cable in [Cable::Database, Cable::People] {
            ip(&format!("link del {}", self.device(cable))).ok();
        }
        ip(&format!("route del unreachable 10.86.{}.0/24 metric 4000", self.subnet)).ok();
        ip(&format!("netns del {}", self.name)).ok();
    }
}

fn ip(arguments: &str) -> Result<(), String> {
    let done = Command::new("ip").args(arguments.split(' ')).output();
    let done = done.map_err(|error| format!("ip (Debian's iproute2): {error}"))?;
    if done.status.success() {
        return Ok(());
    }
    Err(format!("ip {arguments}: {}", String::from_utf8_lossy(&done.stderr).trim()))
}
