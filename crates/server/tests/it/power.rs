//! Power loss: a disk keeps what was synced, and of everything else what it likes. A server writes to a disk that keeps a diary
//! (`tests/power/disk.c`); from the diary we make what the disk would hold if the power had gone at some moment, and whatever was
//! acknowledged before must be in it.

use crate::faults::Child;
use load::{Client, Dice};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use storage::Storage;

const TABLES: u64 = 4;
const PLAYING: Duration = Duration::from_secs(3);
/// At how many moments the power goes.
const CUTS: usize = 24;

/// Something that the server asked the disk to do.
#[derive(Debug)]
enum Asked {
    Write { file: String, offset: usize, data: Vec<u8> },
    Truncate { file: String, size: usize },
    Sync { file: String },
    Remove { file: String },
}

impl Asked {
    fn file(&self) -> &str {
        match self {
            Asked::Write { file, .. } | Asked::Truncate { file, .. } => file,
            Asked::Sync { file } | Asked::Remove { file } => file,
        }
    }
}

/// A move that was acknowledged, and how long the diary was then.
#[derive(Clone, Debug)]
struct Acknowledged {
    table: String,
    number: i64,
    digest: String,
    diary: usize,
}

/// The diary, each entry with the place where it ends.
fn read_diary(bytes: &[u8]) -> Vec<(usize, Asked)> {
    let number =
        |at: usize| usize::try_from(u64::from_le_bytes(bytes[at..at + 8].try_into().unwrap())).unwrap();
    let (mut at, mut asked) = (0, Vec::new());
    while at < bytes.len() {
        let named = number(at + 1);
        let file = String::from_utf8(bytes[at + 9..at + 9 + named].to_vec()).unwrap();
        let rest = at + 9 + named;
        let (offset, length) = (number(rest), number(rest + 8));
        let data = bytes[rest + 16..rest + 16 + length].to_vec();
        let entry = match bytes[at] {
            b'w' => Asked::Write { file, offset, data },
            b't' => Asked::Truncate { file, size: offset },
            b's' => Asked::Sync { file },
            b'u' => Asked::Remove { file },
            other => panic!("an entry of kind {other}"),
        };
        at = rest + 16 + length;
        asked.push((at, entry));
    }
    asked
}

/// What a disk holds whose power went when the diary had this length; syncs after `deaf_from` are not heeded. Of what was
/// not synced each write is kept, lost, or torn, by chance.
fn held(
    diary: &[(usize, Asked)],
    cut: usize,
    deaf_from: usize,
    dice: &mut Dice,
) -> BTreeMap<String, Vec<u8>> {
    let mut files: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let until = diary.partition_point(|(end, _)| *end <= cut);
    let synced = |index: usize, file: &str| {
        let later = diary[index..until].iter();
        later
            .filter(|(end, _)| *end <= deaf_from)
            .any(|(_, asked)| matches!(asked, Asked::Sync { file: name } if name == file))
    };
    for (index, (_, asked)) in diary[..until].iter().enumerate() {
        let kept = synced(index, asked.file());
        let content = files.entry(asked.file().to_owned()).or_default();
        match asked {
            Asked::Write { offset, data, .. } => {
                const SECTOR: usize = 512;
                let length = if kept { data.len() } else { (dice.below(3) * data.len() / 2).min(data.len()) };
                let length = if length == data.len() { length } else { length / SECTOR * SECTOR };
                if length > 0 {
                    content.resize(content.len().max(offset + length), 0);
                    content[*offset..][..length].copy_from_slice(&data[..length]);
                }
            }
            Asked::Truncate { size, .. } if kept || dice.below(2) == 0 => content.resize(*size, 0),
            Asked::Truncate { .. } | Asked::Sync { .. } => {}
            // The rollback journal of the time before the database had a write-ahead log.
            Asked::Remove { file } => _ = files.remove(file),
        }
    }
    files
}

/// Plays until it is time; gives what was acknowledged.
async fn play(visitor: Client, table: String, seed: u64, diary: PathBuf) -> Vec<Acknowledged> {
    let (mut dice, mut known, start) = (Dice(seed), Vec::new(), Instant::now());
    while start.elapsed() < PLAYING {
        let (_, state) = visitor.get(&format!("/tables/{table}/state")).await.unwrap();
        if state["choices"].is_null() {
            break;
        }
        let action = visitor.any_move(&table, &state, &mut dice).await.unwrap();
        let sent = json!({ "after": state["number"], "id": state["number"].to_string(), "action": action });
        let (status, ack) = visitor.post(&format!("/tables/{table}/moves"), sent).await.unwrap();
        assert_eq!(status, 200, "{ack}");
        let number = ack["entry"]["number"].as_i64().unwrap();
        let digest = ack["entry"]["digest"].as_str().unwrap().to_owned();
        let diary = std::fs::metadata(&diary).unwrap().len() as usize;
        known.push(Acknowledged { table: table.clone(), number, digest, diary });
    }
    known
}

/// How many of the moves that were acknowledged before the power went a disk has lost; nothing if it holds no database.
async fn lost(files: &BTreeMap<String, Vec<u8>>, known: &[Acknowledged], cut: usize) -> Option<usize> {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in files.iter().filter(|(name, _)| !name.ends_with("-shm")) {
        std::fs::write(folder.path().join(name), content).unwrap();
    }
    let storage = Storage::open(&format!("sqlite:{}", folder.path().join("test.db").display())).await.ok()?;
    let mut lost = 0;
    for ack in known.iter().filter(|ack| ack.diary <= cut) {
        let found = storage.entries(&ack.table, ack.number - 1, ack.number).await.ok()?;
        lost += usize::from(found.first().is_none_or(|entry| entry.digest != ack.digest));
    }
    storage.backend().close().await;
    Some(lost)
}

fn build_disk(folder: &Path) -> PathBuf {
    let (source, built) =
        (Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/power/disk.c"), folder.join("disk.so"));
    let cc = Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&built).arg(source).output();
    let cc = cc.expect("the compiler that SQLite is built with");
    assert!(cc.status.success(), "{}", String::from_utf8_lossy(&cc.stderr));
    built
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_power_loss() {
    let (folder, disk) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (shim, diary) = (build_disk(folder.path()), folder.path().join("diary"));
    let shell = format!(
        "export LD_PRELOAD={} DISK_FOLDER={} DISK_DIARY={}; exec \"$0\" \"$@\"",
        shim.display(),
        disk.path().display(),
        diary.display()
    );
    let mut child =
        Child::start_in(&format!("sqlite:{}", disk.path().join("test.db").display()), &shell).await;
    let client = reqwest::Client::new();
    let mut playing = Vec::new();
    for seed in 0..TABLES {
        let visitor = Client::new(client.clone(), &child.base);
        visitor.arrive("Ann").await.unwrap();
        let table = visitor.hot_table(3).await.unwrap();
        playing.push((visitor, table, seed));
    }
    let set_up = std::fs::metadata(&diary).unwrap().len() as usize;
    let playing = playing.into_iter().map(|(visitor, table, seed)| play(visitor, table, seed, diary.clone()));
    let mut known = Vec::new();
    for played in futures_util::future::join_all(playing).await {
        known.extend(played);
    }
    child.kill();
    known.sort_by_key(|ack| ack.diary);
    let diary = read_diary(&std::fs::read(diary).unwrap());
    assert!(known.len() > CUTS, "{}", known.len());
    let (mut dice, mut lost_by_a_liar) = (Dice(1), 0);
    for index in 0..CUTS {
        // Just when a move was acknowledged.
        let cut = known[known.len() * (index + 1) / CUTS - 1].diary;
        let files = held(&diary, cut, usize::MAX, &mut dice);
        assert_eq!(lost(&files, &known, cut).await, Some(0), "after {cut} bytes of the diary");
        // The same disk, if it did not heed syncs: so we know that this test would see a loss.
        let files = held(&diary, cut, set_up, &mut dice);
        lost_by_a_liar += usize::from(lost(&files, &known, cut).await != Some(0));
    }
    assert!(lost_by_a_liar > CUTS / 2, "{lost_by_a_liar}");
    eprintln!("{} acknowledged moves survived power loss at {CUTS} moments", known.len());
}
