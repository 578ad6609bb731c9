use records::recorded::*;
fn main() {
    let dir = std::env::args().nth(1).unwrap();
    let only = std::env::args().nth(2);
    let mut names: Vec<_> = std::fs::read_dir(&dir)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.to_string_lossy().contains(".game.json"))
        .collect();
    names.sort();
    let (mut ok, mut all) = (0, 0);
    for path in names {
        let text = path.to_string_lossy().to_string();
        if only.as_ref().is_some_and(|o| !text.contains(o.as_str())) {
            continue;
        }
        let read = |kind: &str| {
            read_text(std::path::Path::new(&text.replace(".game.json", kind))).unwrap_or_default()
        };
        let game: RecordedGame = serde_json::from_str(&read(".game.json")).unwrap();
        let trace = read(".trace.jsonl");
        all += 1;
        match verify(&game, Some(&trace), &read(".rejected.jsonl"), |f, n| format!("{:?}", f.message(n))) {
            Ok(r) => {
                if r.difference.is_none() {
                    ok += 1;
                }
                println!(
                    "{} {} of {} refusals {}/{}",
                    path.file_name().unwrap().to_string_lossy(),
                    r.actions,
                    game.effective_actions().len(),
                    r.refusals.refused,
                    r.refusals.total
                );
                for (n, a) in r.refusals.accepted.iter().take(3) {
                    println!("   ACCEPTED after {n}: {}", a.chars().take(400).collect::<String>());
                }
                if let Some(d) = r.difference {
                    println!("   {} {}: expected {} got {}", d.action, d.key, d.expected, d.got);
                    if only.is_some() {
                        for e in d.events {
                            println!("      {e}");
                        }
                    }
                }
            }
            Err(e) => println!("{text}: {e}"),
        }
    }
    println!("{ok}/{all}");
}
