//! Webhooks and push services lead out into the world, never into the network of the server. Names are looked up here, and the
//! connection goes to the very address that was looked at: a name that changes its mind gains nothing.

use super::Outcome;
use reqwest::Url;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Looks names up and leaves out addresses inside.
pub struct Guard {
    /// Whether addresses inside are fine.
    pub internal: bool,
    /// The host under which people reach the server, where nothing is sent either.
    pub own: Option<String>,
}

impl Resolve for Guard {
    fn resolve(&self, name: Name) -> Resolving {
        let (internal, own) = (self.internal, self.own.clone().filter(|_| !self.internal));
        Box::pin(async move {
            let own = match &own {
                Some(own) => addresses_of(own).await,
                None => Vec::new(),
            };
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let fine = |it: &SocketAddr| internal || (is_outside(it.ip()) && !own.contains(&it.ip()));
            let outside: Vec<SocketAddr> = found.filter(fine).collect();
            if outside.is_empty() {
                return Err("this name leads to no address outside".into());
            }
            Ok(Box::new(outside.into_iter()) as Addrs)
        })
    }
}

/// An address that a stranger gave, if it may be called. Names are looked at when they are looked up.
pub fn allowed_url(url: &str, internal: bool) -> Result<Url, Outcome> {
    let url = Url::parse(url).map_err(|_| Outcome::NoAddress)?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(Outcome::NoAddress);
    }
    if literal(&url).is_some_and(|address| !internal && !is_outside(address)) {
        return Err(Outcome::Inside);
    }
    Ok(url)
}

/// Whether an address that a stranger gave is the server's own: by its name and port, or, unless addresses inside are fine, by
/// the number to which that name leads.
pub async fn leads_home(url: &Url, base: &str, internal: bool) -> bool {
    let Ok(own) = Url::parse(base) else { return false };
    let name = |url: &Url| url.host_str().map(|host| host.trim_end_matches('.').to_lowercase());
    let port = |url: &Url| url.port_or_known_default();
    if name(url) == name(&own) && (!internal || port(url) == port(&own)) {
        return true;
    }
    match (literal(url), own.host_str()) {
        (Some(address), Some(host)) if !internal => addresses_of(host).await.contains(&address),
        _ => false,
    }
}

/// The addresses to which a name leads; none if it leads nowhere.
async fn addresses_of(host: &str) -> Vec<IpAddr> {
    let found = tokio::net::lookup_host((host.trim_matches(['[', ']']), 0)).await;
    found.map(|found| found.map(|it| it.ip()).collect()).unwrap_or_default()
}

fn literal(url: &Url) -> Option<IpAddr> {
    url.host_str().and_then(|host| host.trim_matches(['[', ']']).parse().ok())
}

/// Whether an address belongs to the world at large.
fn is_outside(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => v4_outside(address),
        IpAddr::V6(address) => v6_outside(address),
    }
}

fn v4_outside(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let inside = a == 0
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_broadcast()
        || address.is_multicast()
        || address.is_documentation()
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && (18..20).contains(&b))
        || a >= 240;
    !inside
}

fn v6_outside(address: Ipv6Addr) -> bool {
    if let Some(v4) = address.to_ipv4_mapped() {
        return v4_outside(v4);
    }
    let [first, second, ..] = address.segments();
    // Only global unicast, and of that neither documentation nor the tunnels that lead to IPv4 addresses.
    let global = (0x2000..0x4000).contains(&first);
    let documentation = first == 0x2001 && second == 0x0db8;
    let tunnel = first == 0x2002 || (first == 0x2001 && second == 0);
    global && !documentation && !tunnel
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_inside_are_refused() {
        let inside = [
            "http://127.0.0.1/",
            "http://10.1.2.3/",
            "http://172.16.0.1/",
            "http://192.168.1.1/",
            "http://169.254.169.254/latest/meta-data",
            "http://100.64.0.1/",
            "http://0.0.0.0/",
            "http://[::1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://[fd00::1]/",
            "http://[fe80::1]/",
            "http://[2002:7f00:1::]/",
            "http://2130706433/",
            "http://0x7f.1/",
            "file:///etc/passwd",
            "gopher://example.org/",
        ];
        for url in inside {
            assert!(allowed_url(url, false).is_err(), "{url}");
        }
        assert!(allowed_url("https://93.184.216.34/hook", false).is_ok());
        assert!(allowed_url("https://[2606:2800:220:1::1]/hook", false).is_ok());
        assert!(allowed_url("http://127.0.0.1/", true).is_ok());
    }

    #[tokio::test]
    async fn names_that_lead_inside_are_refused() {
        let guard = |internal| Guard { internal, own: None }.resolve("localhost".parse().unwrap());
        assert!(guard(false).await.is_err());
        assert!(guard(true).await.is_ok());
    }

    #[tokio::test]
    async fn the_address_of_the_server_itself_is_refused() {
        let own = "93.184.216.34";
        let guard = |own: Option<&str>, name: &str| {
            let own = own.map(str::to_owned);
            Guard { internal: false, own }.resolve(name.parse().unwrap())
        };
        assert!(guard(None, own).await.is_ok());
        assert!(guard(Some(own), own).await.is_err(), "another name for it");
        let home =
            async |url: &str, base: &str, internal| leads_home(&url.parse().unwrap(), base, internal).await;
        assert!(home("https://B.example./hook", "https://b.example", false).await);
        assert!(home("http://b.example:8080/hook", "https://b.example", false).await, "another port");
        assert!(!home("https://c.example/hook", "https://93.184.216.34", false).await);
        assert!(home("https://93.184.216.34/hook", "https://93.184.216.34", false).await);
        // In one's own network several servers share an address.
        assert!(home("http://127.0.0.1:1860/", "http://127.0.0.1:1860", true).await);
        assert!(!home("http://127.0.0.1:1861/", "http://127.0.0.1:1860", true).await);
    }
}
