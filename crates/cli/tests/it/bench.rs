//! `bradshaw bench computers` measures something, or says why it cannot.

use std::path::Path;
use std::process::{Command, Output};

fn computers(name: &str, computer: &str) -> Output {
    let database = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    Command::new(env!("CARGO_BIN_EXE_bradshaw"))
        .args(["bench", "computers", "--seconds", "1", "--tables", "2", "--computer", computer])
        .args(["--database", &format!("sqlite:{}", database.display())])
        .output()
        .expect("it runs")
}

#[test]
fn computers_play_beside_a_person() {
    let output = computers("beside.db", "guest");
    let report = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{report}{}", String::from_utf8_lossy(&output.stderr));
    for line in ["alone", "beside"] {
        let line =
            report.lines().find(|known| known.starts_with(line)).expect("a line of the person's moves");
        assert!(line.contains("0 errors") && !line.contains(" 0 moves,"), "{report}");
    }
    let made =
        report.lines().find_map(|line| line.strip_prefix("computers")).expect("a line of the computers");
    let rate: f64 = made.split_whitespace().next().and_then(|rate| rate.parse().ok()).expect("a rate");
    assert!(rate > 0.0, "{report}");
}

#[test]
fn a_computer_that_is_not_there_is_named() {
    let output = computers("nobody.db", "nobody");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("no computer player 'nobody'"), "{output:?}");
}
