//! `bradshaw arena` as people use it: figures that agree with each other, whatever the number of threads, and plain answers to
//! what makes no sense.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn arena(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bradshaw")).arg("arena").args(arguments).output().expect("it runs")
}

/// Runs the command and gives what it prints and writes.
fn figures(name: &str, arguments: &[&str]) -> (String, Value) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let output = arena(&[arguments, &["--json", path.to_str().expect("a plain path")]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let json = std::fs::read_to_string(&path).expect("a file is written");
    (String::from_utf8(output.stdout).expect("text"), serde_json::from_str(&json).expect("JSON"))
}

fn recorded(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/games").join(folder)
}

/// The figures without those of time.
fn timeless(mut figures: Value) -> Value {
    for timed in ["threads", "seconds"] {
        figures[timed].take();
    }
    for player in figures["players"].as_array_mut().into_iter().flatten() {
        for timed in ["ms_per_decision", "slowest_ms"] {
            player[timed].take();
        }
    }
    figures
}

#[test]
fn a_series_is_the_same_on_several_threads_and_adds_up() {
    let series = ["--seats", "guest,random,random", "--games", "4", "--seed", "9"];
    let (table, alone) = figures("alone.json", &[&series[..], &["--threads", "1"]].concat());
    let (_, together) = figures("together.json", &[&series[..], &["--threads", "3"]].concat());
    assert_eq!(together["threads"], 3);
    assert_eq!(timeless(alone.clone()), timeless(together));
    let players = alone["players"].as_array().expect("players");
    let names: Vec<&str> = players.iter().filter_map(|player| player["name"].as_str()).collect();
    assert_eq!(names, ["guest", "random"]);
    assert!(names.iter().all(|name| table.contains(name)), "{table}");
    let number = |value: &Value| value.as_f64().expect("a number");
    assert_eq!(players.iter().map(|player| number(&player["wins"])).sum::<f64>(), 4.0);
    assert_eq!(players.iter().map(|player| number(&player["seats"])).sum::<f64>(), 3.0);
    for player in players {
        let rate = number(&player["win_rate"]);
        assert!(number(&player["win_rate_95"][0]) <= rate && rate <= number(&player["win_rate_95"][1]));
        assert!(number(&player["decisions"]) > 0.0);
    }
    assert_eq!(number(&players[0]["rating"]), 1000.0);
    assert!(number(&players[1]["rating"]) < 1000.0);
    let ended: f64 = alone["endings"].as_object().expect("endings").values().map(number).sum();
    assert_eq!(ended, 4.0);
}

#[test]
fn the_record_of_people_is_compared_step_by_step() {
    let folder = recorded("1860");
    let record = ["--records", folder.to_str().expect("a plain path"), "--seats", "guest,random,random"];
    let sampled = |threads: &str| {
        let asked = [&record[..], &["--sample", "40", "--threads", threads]].concat();
        figures(&format!("record-{threads}.json"), &asked)
    };
    let (table, alone) = sampled("1");
    assert_eq!(alone, sampled("2").1);
    let title = &alone["titles"][0];
    assert_eq!((&title["title"], &title["games"]), (&"1860".into(), &2.into()));
    assert!(title["generated"].as_u64() > Some(30), "{title}");
    assert!(table.contains("2 games of people"), "{table}");
    let count = |value: &Value| value.as_u64().expect("a count");
    for player in ["guest", "random"] {
        let of_player = &title["players"][player];
        let steps = of_player["steps"].as_object().expect("steps");
        assert!(!steps.contains_key("running"), "{steps:?}");
        for figure in ["decisions", "first", "first_three", "first_five"] {
            let sum: u64 = steps.values().map(|step| count(&step[figure])).sum();
            assert_eq!(sum, count(&of_player["all"][figure]), "{player} {figure}");
        }
        assert_eq!(count(&of_player["all"]["decisions"]), 40);
        for step in steps.values() {
            assert!(count(&step["first"]) <= count(&step["first_three"]));
            assert!(count(&step["first_three"]) <= count(&step["first_five"]));
            assert!(count(&step["first_five"]) <= count(&step["decisions"]));
        }
    }
}

/// Every field of the figures is explained in docs/bots.md, by its name.
#[test]
fn the_figures_are_explained() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots.md");
    let page = std::fs::read_to_string(page).expect("the page about computers");
    let (_, series) = figures("explained.json", &["--seats", "random,random", "--games", "1"]);
    let file = recorded("1860/real-19354.game.json");
    let path = file.to_str().expect("a plain path");
    let (_, record) =
        figures("explained-record.json", &["--records", path, "--seats", "random", "--sample", "1"]);
    let title = &record["titles"][0];
    let player = &title["players"]["random"];
    for part in [&series, &series["players"][0], &series["game"], &record, title, player, &player["all"]] {
        for field in part.as_object().expect("fields").keys() {
            assert!(page.contains(&format!("`{field}`")), "{field}");
        }
    }
}

/// People's decisions are fewer than their moves, and a sample beyond them takes them all.
#[test]
fn a_sample_is_never_larger_than_what_there_is() {
    let file = recorded("1860/real-19354.game.json");
    let path = file.to_str().expect("a plain path");
    let (_, found) = figures("all.json", &["--records", path, "--seats", "random", "--sample", "9999"]);
    let title = &found["titles"][0];
    assert_eq!(title["decisions"], title["players"]["random"]["all"]["decisions"]);
    let actions: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    let made = actions["actions"].as_array().map_or(0, Vec::len) as u64;
    assert!((100..made).contains(&title["decisions"].as_u64().unwrap()), "{title}");
}

/// What is printed is what is written, the same on several threads, and tells the command that made it.
#[test]
fn weights_are_fitted_to_a_series() {
    let fitted = |name: &str, threads: &str| {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let file = path.to_str().expect("a plain path");
        let series = ["--title", "1860", "--seats", "guest,guest,guest", "--games", "3", "--seed", "4"];
        let output = arena(&[&series[..], &["--threads", threads, "--fit", file]].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let written = std::fs::read_to_string(&path).expect("a file is written");
        assert_eq!(String::from_utf8_lossy(&output.stdout), written);
        written
    };
    let weights = fitted("weights.txt", "1");
    assert_eq!(weights, fitted("weights-again.txt", "3"));
    assert!(
        weights.contains("--title 1860 --seats guest,guest,guest --games 3 --seed 4 --fit FILE"),
        "{weights}"
    );
    assert!(weights.lines().any(|line| line.starts_with("cash ")), "{weights}");
}

#[test]
fn what_makes_no_sense_is_said_plainly() {
    let generated = recorded("1860/gen-001.game.json");
    let generated = generated.to_str().expect("a plain path");
    for (arguments, said) in [
        (&["--seats", "nobody,guest"][..], "no computer player 'nobody'"),
        (&["--seats", ""], "for 2 to 4 players, not 1"),
        (&["--seats", "guest"], "for 2 to 4 players, not 1"),
        (&["--title", "18XX"], "no title '18XX'"),
        (&["--games", "0"], "--games"),
        (&["--threads", "0"], "--threads"),
        (&["--threads", "100000"], "--threads"),
        (&["--json", "/no/such/folder/x.json"], "/no/such/folder/x.json"),
        (&["--sample", "3"], "--records"),
        (&["--records", "--title", "1860"], "--title"),
        (&["--title", "1862", "--fit", "/no/such/folder/x.txt"], "1862 is worth is not learned from games"),
        (&["--title", "1860", "--fit", "/no/such/folder/x.txt"], "/no/such/folder/x.txt"),
        (&["--fit", "x.txt", "--json", "x.json"], "--json"),
        (&["--records", "/no/such/folder"], "no such file or folder"),
        (&["--records", generated], "no game of people"),
        (&["--records", generated, "--seats", "nobody"], "no computer player 'nobody'"),
    ] {
        let output = arena(arguments);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
        assert!(complaint.contains(said), "{arguments:?}: {complaint}");
    }
}
