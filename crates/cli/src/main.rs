//! The `bradshaw` command.
use records::recorded::{RecordedGame, read_text, verify};
use std::path::Path;

fn main() -> anyhow::Result<()> {
    let mut ok = 0;
    let mut total = 0;
    let mut acts = 0;
    let (mut r, mut s) = (0, 0);
    for path in std::env::args().skip(1) {
        let p = Path::new(&path);
        let game = RecordedGame::read(p)?;
        let base = path.trim_end_matches(".game.json");
        let trace = read_text(Path::new(&format!("{base}.trace.jsonl")))?;
        let rej = read_text(Path::new(&format!("{base}.rejected.jsonl"))).unwrap_or_default();
        let rep = verify(&game, &trace, &rej, |e, _| format!("{e:?}"))?;
        total += 1;
        acts += rep.actions;
        r += rep.refusals.refused;
        s += rep.refusals.total;
        match &rep.difference {
            None => ok += 1,
            Some(d) => println!(
                "{base} n={} {} exp {} got {}\n     {:?}",
                d.action, d.key, d.expected, d.got, d.events
            ),
        }
        for (n, why) in &rep.refusals.accepted {
            println!("   {base} accepted after {n}: {why}");
        }
    }
    println!("verify: {ok}/{total} games identical, {acts} actions, {r}/{s} refusals agree");
    Ok(())
}
