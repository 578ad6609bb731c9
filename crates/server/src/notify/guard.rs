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
}

impl Resolve for Guard {
    fn resolve(&self, name: Name) -> Resolving {
        let internal = self.internal;
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let outside: Vec<SocketAddr> = found.filter(|it| internal || is_outside(it.ip())).collect();
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
    let literal = url.host_str().and_then(|host| host.trim_matches(['[', ']']).parse::<IpAddr>().ok());
    if literal.is_some_and(|address| !internal && !is_outside(address)) {
        return Err(Outcome::Inside);
    }
    Ok(url)
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
        let guard = |internal| Guard { internal }.resolve("localhost".parse().unwrap());
        assert!(guard(false).await.is_err());
        assert!(guard(true).await.is_ok());
    }
}
