//! Browsers are called through their push service, which is here one of the test's own: it checks who sends and what for (RFC 8292),
//! and reads what is sent with the browser's private key (RFC 8291), by another implementation of the curve.

use crate::house::{House, config, expect, play, table_of_two};
use crate::notices::outcomes;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use load::Client;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use server::Config;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;
use storage::throwaway::{fresh, on_both, on_sqlite};
use tokio::sync::mpsc;

const NONE: Value = Value::Null;

/// A call as it came to the push service.
pub struct Sent {
    /// For which browser.
    to: String,
    headers: HeaderMap,
    body: Bytes,
}

/// A push service.
pub struct Service {
    origin: String,
    /// What it answers.
    status: Arc<AtomicU16>,
    calls: mpsc::UnboundedReceiver<Sent>,
}

impl Service {
    pub async fn open() -> Service {
        let (tell, calls) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let answered = status.clone();
        let take = post(move |Path(to): Path<String>, headers: HeaderMap, body: Bytes| {
            tell.send(Sent { to, headers, body }).ok();
            std::future::ready(StatusCode::from_u16(answered.load(Ordering::Relaxed)).unwrap())
        });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let router = axum::Router::new().route("/push/{to}", take);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Service { origin, status, calls }
    }

    pub async fn next(&mut self) -> Sent {
        tokio::time::timeout(Duration::from_secs(5), self.calls.recv()).await.expect("a call").unwrap()
    }

    /// Nothing comes for a while.
    pub async fn is_quiet(&mut self) -> bool {
        tokio::time::timeout(Duration::from_millis(700), self.calls.recv()).await.is_err()
    }
}

/// A browser with the keys of its subscription.
pub struct Browser {
    name: String,
    secret: SecretKey,
    auth: [u8; 16],
}

impl Browser {
    pub fn new(name: &str) -> Browser {
        let secret = loop {
            if let Ok(secret) = SecretKey::from_slice(&rand::random::<[u8; 32]>()) {
                break secret;
            }
        };
        Browser { name: name.to_owned(), secret, auth: rand::random() }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_encoded_point(false).as_bytes().to_vec()
    }

    pub fn subscription(&self, service: &Service) -> Value {
        json!({
            "endpoint": format!("{}/push/{}", service.origin, self.name), "p256dh": BASE64.encode(self.public()),
            "auth": BASE64.encode(self.auth), "name": self.name,
        })
    }

    /// What a call says, read as RFC 8291 tells.
    pub fn read(&self, call: &Sent) -> Option<Value> {
        let (salt, rest) = call.body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(u32::from_be_bytes(size.try_into().unwrap()), 4096);
        let (own, record) = rest[1..].split_at(usize::from(rest[0]));
        let theirs = PublicKey::from_sec1_bytes(own).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), theirs.as_affine());
        let info = [b"WebPush: info\0".as_slice(), &self.public(), own].concat();
        let secret = derived(&self.auth, shared.raw_secret_bytes(), &info, 32);
        let key = derived(salt, &secret, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = derived(salt, &secret, b"Content-Encoding: nonce\0", 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut record = record.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let text = key.open_in_place(nonce, Aad::empty(), &mut record).ok()?;
        let (end, text) = text.split_last().unwrap();
        assert_eq!(*end, 2, "the mark of the last record");
        serde_json::from_slice(text).ok()
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived(salt: &[u8], from: &[u8], info: &[u8], length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    let info = [info];
    let secret = Salt::new(HKDF_SHA256, salt).extract(from);
    secret.expand(&info, Length(length)).unwrap().fill(&mut bytes).unwrap();
    bytes
}

/// Checks who sent a call; gives the claims.
fn claims(call: &Sent, key: &str) -> Value {
    let said = call.headers["authorization"].to_str().unwrap();
    let (token, public) = said.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(public, key, "the key of the house");
    let (text, signature) = token.rsplit_once('.').unwrap();
    let public = BASE64.decode(public).unwrap();
    let checked = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public);
    checked.verify(text.as_bytes(), &BASE64.decode(signature).unwrap()).expect("signed by the house");
    let (head, claims) = text.split_once('.').unwrap();
    let read = |part: &str| serde_json::from_slice::<Value>(&BASE64.decode(part).unwrap()).unwrap();
    assert_eq!(read(head)["alg"], "ES256");
    read(claims)
}

async fn device_names(visitor: &Client) -> Vec<String> {
    let devices = expect(visitor, 200, "GET", "/me/devices", NONE).await;
    let name = |device: &Value| device["name"].as_str().unwrap().to_owned();
    devices.as_array().unwrap().iter().map(name).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_is_called_with_what_happened_and_only_it_can_read_that() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let mut service = Service::open().await;
        let browser = Browser::new("phone");
        let key = expect(&ben, 200, "GET", "/house", NONE).await["push"].as_str().unwrap().to_owned();
        let device = expect(&ben, 200, "POST", "/me/devices", browser.subscription(&service)).await;
        assert_eq!((device["this"].as_bool(), device["called_at"].is_null()), (Some(true), true));
        assert!(!device.to_string().contains(&service.origin), "the address is shown to nobody: {device}");
        let test = json!({ "way": "push", "which": device["id"] });
        let tested = expect(&ben, 200, "POST", "/me/notifications/test", test).await;
        assert_eq!(outcomes(&tested), ["taken"]);
        assert_eq!(browser.read(&service.next().await).unwrap()["kind"], "test");

        let id = table_of_two(&ann, &ben, json!({})).await;
        play(&[&ann], &id, 1, 1).await;
        let call = service.next().await;
        assert_eq!(
            (call.to.as_str(), &call.headers["content-encoding"]),
            ("phone", &"aes128gcm".parse().unwrap())
        );
        assert_eq!(
            (&call.headers["ttl"], &call.headers["topic"]),
            (&"86400".parse().unwrap(), &id.parse().unwrap())
        );
        let claims = claims(&call, &key);
        let now = storage::ids::now() / 1_000;
        assert_eq!(claims["aud"], service.origin.as_str());
        assert!((now + 60..=now + 24 * 3_600).contains(&claims["exp"].as_i64().unwrap()), "{claims}");
        assert_eq!(claims["sub"], "mailto:bradshaw@localhost");
        let said = browser.read(&call).expect("readable by the browser");
        assert_eq!((&said["url"], &said["tag"]), (&json!(format!("/tables/{id}")), &json!(id)));
        assert_eq!(said["title"], "It is your turn at “Ryde pier”.");
        assert!(said["body"].as_str().unwrap().starts_with("Ann "), "what happened: {said}");
        assert!(Browser::new("other").read(&call).is_none(), "by no other");
        let devices = expect(&ben, 200, "GET", "/me/devices", NONE).await;
        assert!(devices[0]["called_at"].as_i64().unwrap() > 0);
        // Nobody else sees it, names it or removes it.
        let path = format!("/me/devices/{}", device["id"].as_str().unwrap());
        assert!(device_names(&ann).await.is_empty());
        expect(&ann, 404, "PATCH", &path, json!({ "name": "mine" })).await;
        expect(&ann, 404, "DELETE", &path, NONE).await;
        expect(&ben, 204, "PATCH", &path, json!({ "name": "Ben’s phone" })).await;
        expect(&ben, 400, "PATCH", &path, json!({ "name": "\u{202e}" })).await;
        assert_eq!(device_names(&ben).await, ["Ben’s phone"]);
        expect(&ben, 204, "DELETE", &path, NONE).await;
        assert!(device_names(&ben).await.is_empty());
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_that_are_gone_are_forgotten_and_others_are_not() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ben = house.guest("Ben").await;
        let mut service = Service::open().await;
        for (status, outcome, left) in
            [(500, "answered", 1), (429, "answered", 1), (410, "gone", 0), (404, "gone", 0)]
        {
            service.status.store(status, Ordering::Relaxed);
            expect(&ben, 200, "POST", "/me/devices", Browser::new("phone").subscription(&service)).await;
            let tested = expect(&ben, 200, "POST", "/me/notifications/test", NONE).await;
            assert_eq!(outcomes(&tested), [outcome], "{status}");
            assert_eq!(device_names(&ben).await.len(), left, "{status}");
            service.next().await;
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_signs_out_is_not_called_there_any_more() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let mut service = Service::open().await;
        let (ann, elsewhere) = (house.guest("Ann").await, house.nobody());
        expect(&ann, 200, "POST", "/me/devices", Browser::new("laptop").subscription(&service)).await;
        // Becoming an account keeps the browser: it is the same person.
        let account = json!({ "login": "ann", "password": "all aboard" });
        expect(&ann, 201, "POST", "/accounts", account.clone()).await;
        assert_eq!(device_names(&ann).await, ["laptop"]);
        expect(&elsewhere, 200, "POST", "/session", account.clone()).await;
        expect(&elsewhere, 200, "POST", "/me/devices", Browser::new("phone").subscription(&service)).await;
        assert_eq!(device_names(&ann).await, ["laptop", "phone"]);
        expect(&elsewhere, 204, "DELETE", "/session", NONE).await;
        assert_eq!(device_names(&ann).await, ["laptop"]);
        // Whoever signs in as somebody else at the same browser leaves it to nobody.
        let cat = house.nobody();
        expect(&cat, 201, "POST", "/accounts", json!({ "login": "cat", "password": "all aboard" })).await;
        expect(&cat, 200, "POST", "/me/devices", Browser::new("shared").subscription(&service)).await;
        expect(&cat, 200, "POST", "/session", account).await;
        assert_eq!(device_names(&cat).await, ["laptop"], "she is Ann now");
        // A browser has one person: whoever comes last.
        let shared = Browser::new("shared");
        expect(&cat, 200, "POST", "/me/devices", shared.subscription(&service)).await;
        let dan = house.guest("Dan").await;
        expect(&dan, 200, "POST", "/me/devices", shared.subscription(&service)).await;
        assert_eq!(
            (device_names(&ann).await, device_names(&dan).await.len()),
            (vec!["laptop".to_owned()], 1)
        );
        expect(&dan, 204, "DELETE", "/me", NONE).await;
        expect(&ann, 204, "DELETE", "/sessions", NONE).await;
        let ann = house.nobody();
        expect(&ann, 200, "POST", "/session", json!({ "login": "ann", "password": "all aboard" })).await;
        assert!(device_names(&ann).await.is_empty());
        assert!(service.is_quiet().await);
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_push_services_in_the_world_are_called_and_few_for_one_person() {
    on_sqlite(|url| async move {
        let house = House::with(Config { internal_webhooks: false, ..config(&url) }).await;
        let ben = house.guest("Ben").await;
        let mut service = Service::open().await;
        let good = Browser::new("phone").subscription(&service);
        // Without TLS no address is taken, and those inside are not called.
        expect(&ben, 400, "POST", "/me/devices", good.clone()).await;
        let port = service.origin.rsplit_once(':').unwrap().1.to_owned();
        for host in ["127.0.0.1", "10.0.0.1", "[::1]", "169.254.169.254", "localhost"] {
            let mut inside = good.clone();
            inside["endpoint"] = json!(format!("https://{host}:{port}/push/phone"));
            expect(&ben, 200, "POST", "/me/devices", inside).await;
            let tested = expect(&ben, 200, "POST", "/me/notifications/test", NONE).await;
            assert!(matches!(outcomes(&tested)[..], ["inside" | "unreachable"]), "{host}: {tested}");
        }
        assert!(service.is_quiet().await);
        let endpoint = |url: String| {
            let mut body = good.clone();
            body["endpoint"] = json!(url);
            body
        };
        for wrong in [
            endpoint("ftp://example.org/x".into()),
            endpoint("nonsense".into()),
            endpoint(format!("https://push.example.org/{}", "x".repeat(1_000))),
        ] {
            expect(&ben, 400, "POST", "/me/devices", wrong).await;
        }
        for (field, value) in [("p256dh", "AAAA"), ("auth", "AAAA"), ("name", "")] {
            let mut wrong = endpoint("https://push.example.org/x".into());
            wrong[field] = json!(value);
            expect(&ben, 400, "POST", "/me/devices", wrong).await;
        }
        house.running.stop().await.unwrap();
        // An account has at most twenty browsers.
        let house = House::on(&url).await;
        let ann = house.nobody();
        let account = json!({ "login": "ann", "password": "all aboard" });
        expect(&ann, 201, "POST", "/accounts", account.clone()).await;
        for index in 0..21 {
            let browser = house.nobody();
            expect(&browser, 200, "POST", "/session", account.clone()).await;
            let status = if index < 20 { 200 } else { 409 };
            let device = Browser::new(&format!("b{index}")).subscription(&service);
            expect(&browser, status, "POST", "/me/devices", device).await;
        }
        house.running.stop().await.unwrap();
        // At an address without TLS no browser would come.
        let plain = Config { public_url: Some("http://club.example".into()), ..config(&url) };
        let house = House::with(plain).await;
        let ben = house.guest("Ben").await;
        assert!(expect(&ben, 200, "GET", "/house", NONE).await["push"].is_null());
        let refused = expect(&ben, 409, "POST", "/me/devices", good.clone()).await;
        assert_eq!(refused["error"]["code"], "no-push");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_is_made_once_for_all_nodes_and_kept() {
    let key = async |house: &House| expect(&house.nobody(), 200, "GET", "/house", NONE).await["push"].clone();
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let first = key(&house).await;
        house.running.stop().await.unwrap();
        let house = House::on(&url).await;
        assert_eq!(key(&house).await, first);
        house.running.stop().await.unwrap();
    })
    .await;
    let Some(url) = fresh().await else { return };
    // The tables of the database are made first; the nodes then start at the same time.
    storage::Storage::open(&url).await.unwrap().backend().close().await;
    let (one, two, three) = tokio::join!(House::on(&url), House::on(&url), House::on(&url));
    let first = key(&one).await;
    assert!(first.is_string());
    assert_eq!((key(&two).await, key(&three).await), (first.clone(), first));
    for house in [one, two, three] {
        house.running.stop().await.unwrap();
    }
}
