//! Web push: calls through the push service of a browser (RFC 8030) that only that browser can read (RFC 8291, with the encoding of
//! RFC 8188) and whose sender the service can tell (RFC 8292, "VAPID"). The cryptography is ring's, which TLS brings along anyway.

use super::Outcome;
use super::guard::allowed_url;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use reqwest::{StatusCode, Url, header};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use storage::Device;

/// How long a push service keeps a call for a browser that is away, in seconds.
const KEPT_S: u32 = 24 * 3_600;
/// How long a signature is good for: services take no more than a day.
const SIGNED_FOR_MS: i64 = 12 * 3_600 * 1_000;
/// The size of a record: what services must take, and all that a call is.
const RECORD: u32 = 4_096;
/// The most that a call says: the record without its head, its tag and the mark of its end.
pub const MOST: usize = 3_993;

/// An uncompressed point of the curve.
const POINT: usize = 65;
/// The secret that a browser shares with us.
const AUTH: usize = 16;

/// The key that signs our calls.
pub struct PushKey {
    pair: EcdsaKeyPair,
    /// Its public half, as browsers and services want it.
    pub public: String,
    /// Whom a push service may write to about us.
    subject: String,
    random: SystemRandom,
}

/// A new key, as it is kept.
pub fn new_key() -> Result<String, String> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    Ok(BASE64.encode(made.map_err(|_| "no key could be made")?.as_ref()))
}

/// Whether these are keys of a browser: a point of the curve and a secret.
pub fn are_keys(p256dh: &str, auth: &str) -> bool {
    let Some(keys) = DeviceKeys::read(p256dh, auth) else { return false };
    encrypt(&keys, b"", &SystemRandom::new()).is_ok()
}

impl PushKey {
    /// A key as it is kept.
    pub fn read(kept: &str, subject: String) -> Result<PushKey, String> {
        let random = SystemRandom::new();
        let pair = BASE64.decode(kept).ok().and_then(|bytes| {
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random).ok()
        });
        let pair = pair.ok_or("the key that signs calls cannot be read")?;
        let public = BASE64.encode(pair.public_key().as_ref());
        Ok(PushKey { pair, public, subject, random })
    }

    /// Sends a call to a browser. Calls about the same thing replace one another while the browser is away.
    pub async fn send(
        &self,
        client: &reqwest::Client,
        internal: bool,
        device: &Device,
        (topic, text): (&str, &[u8]),
        now: i64,
    ) -> Outcome {
        let url = match allowed_url(&device.endpoint, internal) {
            Ok(url) => url,
            Err(outcome) => return outcome,
        };
        let keys = DeviceKeys::read(&device.p256dh, &device.auth);
        let sealed = keys.and_then(|keys| encrypt(&keys, text, &self.random).ok());
        let (Some(body), Ok(signed)) = (sealed, self.signature(&url, now)) else {
            return Outcome::Unreadable;
        };
        let request = client
            .post(url)
            .header(header::AUTHORIZATION, signed)
            .header(header::CONTENT_ENCODING, "aes128gcm")
            .header(header::CONTENT_TYPE, "application/octet-stream")
            .header("TTL", KEPT_S)
            .header("Urgency", "normal")
            .header("Topic", topic);
        match Outcome::of(request.body(body).send().await) {
            Outcome::Answered(StatusCode::NOT_FOUND | StatusCode::GONE) => Outcome::Gone,
            other => other,
        }
    }

    /// Who we are, for the service behind an address.
    fn signature(&self, to: &Url, now: i64) -> Result<String, ring::error::Unspecified> {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let exp = (now + SIGNED_FOR_MS) / 1_000;
        let claims = json!({ "aud": to.origin().ascii_serialization(), "exp": exp, "sub": self.subject });
        let said = format!("{}.{}", BASE64.encode(head.to_string()), BASE64.encode(claims.to_string()));
        let signed = self.pair.sign(&self.random, said.as_bytes())?;
        Ok(format!("vapid t={said}.{}, k={}", BASE64.encode(signed.as_ref()), self.public))
    }
}

/// What only the browser can read what we send by.
struct DeviceKeys {
    public: Vec<u8>,
    auth: Vec<u8>,
}

impl DeviceKeys {
    fn read(p256dh: &str, auth: &str) -> Option<DeviceKeys> {
        // Some browsers pad what they send.
        let bytes = |text: &str| BASE64.decode(text.trim_end_matches('=')).ok();
        let keys = DeviceKeys { public: bytes(p256dh)?, auth: bytes(auth)? };
        (keys.public.len() == POINT && keys.auth.len() == AUTH).then_some(keys)
    }
}

/// Seals something for a browser, with a key of ours that is used once (RFC 8291, 3).
fn encrypt(
    keys: &DeviceKeys,
    text: &[u8],
    random: &SystemRandom,
) -> Result<Vec<u8>, ring::error::Unspecified> {
    if text.len() > MOST {
        return Err(ring::error::Unspecified);
    }
    let own = EphemeralPrivateKey::generate(&ECDH_P256, random)?;
    let public = own.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, &keys.public);
    agree_ephemeral(own, &theirs, |shared| seal(shared, keys, public.as_ref(), &salt, text))?
}

/// Seals something by what two keys have in common.
fn seal(
    shared: &[u8],
    keys: &DeviceKeys,
    own: &[u8],
    salt: &[u8; 16],
    text: &[u8],
) -> Result<Vec<u8>, ring::error::Unspecified> {
    let secret: [u8; 32] = derived(&keys.auth, shared, &[b"WebPush: info\0", &keys.public, own])?;
    let key: [u8; 16] = derived(salt, &secret, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derived(salt, &secret, &[b"Content-Encoding: nonce\0"])?;
    // The mark of the last record; there is only one.
    let mut record = [text, &[2]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;
    Ok([salt.as_slice(), &RECORD.to_be_bytes(), &[POINT as u8], own, &record].concat())
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(
    salt: &[u8],
    from: &[u8],
    info: &[&[u8]],
) -> Result<[u8; N], ring::error::Unspecified> {
    let mut bytes = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(from).expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 8291, appendix A.
    #[test]
    fn a_call_is_sealed_as_the_standard_says() {
        let read = |text: &str| BASE64.decode(text).unwrap();
        let shared = read("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let keys = DeviceKeys::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        let own =
            read("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = read("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal(&shared, &keys.unwrap(), &own, &salt, text).unwrap();
        let told = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
                    mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
                    pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(sealed), told);
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let good = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        assert!(
            are_keys(good, "BTBZMqHH6r4Tts7J_aSIgg")
                && are_keys(&format!("{good}="), "BTBZMqHH6r4Tts7J_aSIgg==")
        );
        // A point beside the curve, and secrets that are too short.
        let beside = good.replace("AYWXvT", "AAAAAA");
        for (p256dh, auth) in [
            (beside.as_str(), "BTBZMqHH6r4Tts7J_aSIgg"),
            (good, "BTBZ"),
            ("", ""),
            (&good[..60], "BTBZMqHH6r4Tts7J_aSIgg"),
        ] {
            assert!(!are_keys(p256dh, auth), "{p256dh} {auth}");
        }
        let key = PushKey::read(&new_key().unwrap(), "mailto:x@example.org".to_owned()).unwrap();
        assert_eq!(BASE64.decode(&key.public).unwrap().len(), POINT);
        assert!(PushKey::read("none", String::new()).is_err());
    }
}
