//! From where somebody asks: the address behind our own proxies, and the part of it that is one network.

use axum::http::HeaderMap;
use serde::Deserialize;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

/// A network, such as `10.0.0.0/8` or `2001:db8::/32`; an address alone is a network of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Net {
    bits: u128,
    length: u32,
}

impl Net {
    /// Whether an address belongs to it.
    pub fn has(&self, address: IpAddr) -> bool {
        let differ = self.bits ^ whole(address);
        self.length == 0 || differ >> (128 - self.length) == 0
    }
}

impl FromStr for Net {
    type Err = String;

    fn from_str(text: &str) -> Result<Net, String> {
        let wrong = || format!("'{text}' is no network; write 10.0.0.0/8 or 2001:db8::/32");
        let (address, length) = match text.split_once('/') {
            Some((address, length)) => (address, Some(length.parse::<u32>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let address: IpAddr = address.trim().parse().map_err(|_| wrong())?;
        let (before, most) = if address.is_ipv4() { (96, 32) } else { (0, 128) };
        let length = length.unwrap_or(most);
        if length > most {
            return Err(wrong());
        }
        Ok(Net { bits: whole(address), length: before + length })
    }
}

impl TryFrom<String> for Net {
    type Error = String;

    fn try_from(text: String) -> Result<Net, String> {
        text.parse()
    }
}

/// An address as 128 bits; those of IPv4 as they are mapped into IPv6.
fn whole(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped().to_bits(),
        IpAddr::V6(address) => address.to_bits(),
    }
}

/// Who asks, when our own proxy is the one who connects: each hop adds whom it heard to the end of the list, and only what
/// our own hops added can be believed. So the list is read from its end, all lines of it, up to the first that is not ours.
pub fn behind_proxies(peer: IpAddr, headers: &HeaderMap, ours: &[Net]) -> IpAddr {
    let lines = headers.get_all("x-forwarded-for").iter();
    let hops: Vec<&str> = lines.flat_map(|line| line.to_str().unwrap_or("?").split(',')).collect();
    let mut believed = peer;
    for hop in hops.iter().rev() {
        let Some(address) = hop_address(hop.trim()) else { return believed };
        believed = address;
        // Not even one in a private network is believed unless it is named: clients have such addresses too.
        if !ours.iter().any(|net| net.has(address)) {
            return believed;
        }
    }
    believed
}

/// An address as proxies write it, some of them with a port.
fn hop_address(text: &str) -> Option<IpAddr> {
    let alone = text.parse().ok();
    let with_port = || text.parse::<std::net::SocketAddr>().ok().map(|socket| socket.ip());
    let framed = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<Ipv6Addr>().ok().map(IpAddr::V6);
    alone.or_else(with_port).or_else(framed)
}

/// The word under which an address is counted: whoever has an IPv6 address has a whole /64 of them.
pub fn network_of(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let prefix = Ipv6Addr::from_bits(address.to_bits() >> 64 << 64);
            format!("{prefix}/64")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn asked(peer: &str, lines: &[&str], ours: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", HeaderValue::from_str(line).unwrap());
        }
        let ours: Vec<Net> = ours.iter().map(|net| net.parse().unwrap()).collect();
        behind_proxies(peer.parse().unwrap(), &headers, &ours).to_string()
    }

    #[test]
    fn only_what_our_own_proxies_added_is_believed() {
        assert_eq!(asked("127.0.0.1", &[], &[]), "127.0.0.1");
        assert_eq!(asked("127.0.0.1", &["198.51.100.7"], &[]), "198.51.100.7");
        // What a client sends itself stands before what the proxy adds, on the same line or on one of its own.
        assert_eq!(asked("127.0.0.1", &["1.2.3.4, 198.51.100.7"], &[]), "198.51.100.7");
        assert_eq!(asked("127.0.0.1", &["1.2.3.4", "198.51.100.7"], &[]), "198.51.100.7");
        // Two proxies of ours: the second is believed only if it is named, wherever it is.
        assert_eq!(asked("10.0.0.1", &["198.51.100.7, 10.0.0.2"], &[]), "10.0.0.2");
        assert_eq!(asked("10.0.0.1", &["198.51.100.7, 10.0.0.2"], &["10.0.0.0/8"]), "198.51.100.7");
        assert_eq!(asked("10.0.0.1", &["198.51.100.7, 203.0.113.9"], &[]), "203.0.113.9");
        assert_eq!(asked("10.0.0.1", &["198.51.100.7, 203.0.113.9"], &["203.0.113.0/24"]), "198.51.100.7");
        // Nonsense is not passed over: what stands before it may be anybody's.
        assert_eq!(asked("127.0.0.1", &["198.51.100.7, nonsense"], &[]), "127.0.0.1");
        assert_eq!(asked("127.0.0.1", &["[2001:db8::1]:4711"], &[]), "2001:db8::1");
    }

    #[test]
    fn an_ipv6_network_is_a_64() {
        let of = |text: &str| network_of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:aaaa::1"), of("2001:db8:1:2:bbbb::2"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:198.51.100.7"), "198.51.100.7");
    }

    #[test]
    fn networks_are_read_and_wrong_ones_named() {
        let net: Net = "10.0.0.0/8".parse().unwrap();
        assert!(net.has("10.255.0.1".parse().unwrap()) && !net.has("11.0.0.1".parse().unwrap()));
        assert!("0.0.0.0/0".parse::<Net>().unwrap().has("8.8.8.8".parse().unwrap()));
        for wrong in ["10.0.0.0/33", "ten", "::/129", ""] {
            assert!(wrong.parse::<Net>().is_err(), "{wrong}");
        }
    }
}
