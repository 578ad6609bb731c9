//! Names for new things, secrets, and the time.

use sha2::{Digest, Sha256};
use std::time::{SystemTime, UNIX_EPOCH};

const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A name nobody can guess: 80 random bits in 16 letters and digits that are hard to confuse.
pub fn id() -> String {
    letters(&rand::random::<[u8; 16]>())
}

/// A secret of 256 random bits, to be shown once.
pub fn secret() -> String {
    let bytes: [u8; 32] = rand::random();
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What is kept of a secret.
pub fn fingerprint(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

fn letters(bytes: &[u8; 16]) -> String {
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_words_and_differ() {
        let (a, b) = (id(), id());
        assert_ne!(a, b);
        assert!(a.len() == 16 && a.bytes().all(|byte| ALPHABET.contains(&byte)));
    }

    #[test]
    fn a_fingerprint_is_sha_256() {
        assert!(fingerprint("abc").starts_with("ba7816bf8f01cfea"));
        assert_eq!(secret().len(), 64);
    }
}
