//! `bradshaw routes`: the best set of runs on a board, told and drawn.

use crate::game;
use anyhow::{Context, Result, anyhow, bail};
use board::{HexId, Owner, Rotation, TileId};
use clap::{Args, ValueEnum};
use draw::{Cartouche, Livery, Palette, RUN_COLOURS, Scene};
use records::notation;
use routes::{Budget, Proof, Solution};
use rules::{CompanyId, Names, Run, TrainKind};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use titles::AnyGame;
use titles::t1860::Game1860;

/// What to look for.
#[derive(Args)]
pub struct Arguments {
    /// A game file of ours or a recorded game, plain or .gz
    file: PathBuf,
    /// The state after this many moves; after all of them if absent
    #[arg(long)]
    at: Option<usize>,
    /// The company; the one that is operating if absent
    #[arg(long)]
    company: Option<String>,
    /// Trains it might have instead of its own, such as 4+2,5+3
    #[arg(long, value_delimiter = ',')]
    trains: Vec<String>,
    /// A tile that might lie on the board, as HEX:TILE:ROTATION (repeatable)
    #[arg(long = "tile")]
    tiles: Vec<String>,
    /// What the best set is
    #[arg(long, value_enum, default_value_t = Aim::Dividend)]
    aim: Aim,
    /// The best run of its first train through these stops, such as G5,F2.0, instead of the best set
    #[arg(long, value_delimiter = ',', value_name = "STOPS", conflicts_with = "budget")]
    through: Vec<String>,
    /// Stop searching after so many steps and say how far from the best the answer can be
    #[arg(long)]
    budget: Option<u64>,
    /// Draw the runs on the board: a file ending in .svg or .png
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Draw by lamplight
    #[arg(long)]
    night: bool,
}

/// What makes one set of runs better than another.
#[derive(Clone, Copy, ValueEnum)]
enum Aim {
    /// The highest dividend
    Dividend,
    /// The highest dividend and halt subsidy together
    Total,
    /// The most subsidy that leaves the share price step as it is
    Subsidy,
}

impl From<Aim> for rules::Aim {
    fn from(aim: Aim) -> rules::Aim {
        match aim {
            Aim::Dividend => rules::Aim::Dividend,
            Aim::Total => rules::Aim::Total,
            Aim::Subsidy => rules::Aim::Subsidy,
        }
    }
}

/// Finds, tells and draws.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let format = arguments.output.as_deref().map(Format::of).transpose()?;
    let AnyGame::T1860(game) = game::open(&arguments.file)?.at(arguments.at)?;
    let company = company(&game, arguments.company.as_deref())?;
    let trains = trains(&game, &arguments.trains)?;
    let tiles: Vec<(HexId, TileId, Rotation)> =
        arguments.tiles.iter().map(|tile| parse_tile(&game, tile)).collect::<Result<_>>()?;
    let trains = (!trains.is_empty()).then_some(trains);
    let supposed = game.supposing(company, trains.as_deref(), &tiles).context("no such company")?;
    let aim = arguments.aim.into();
    let budget = arguments.budget.map_or(Budget::UNLIMITED, Budget);
    let (runs, solution) = if arguments.through.is_empty() {
        supposed.solve_runs(company, supposed.objective(company, aim, budget), budget)
    } else {
        completed(&supposed, company, &arguments.through, aim)?
    };
    tell(&supposed, company, &runs, &solution);
    if let (Some(path), Some(format)) = (&arguments.output, format) {
        let svg = picture(&supposed, &runs, &solution, arguments.night);
        save(path, format, &svg)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The best run of the company's first train through some stops.
fn completed(
    game: &Game1860,
    company: CompanyId,
    through: &[String],
    aim: rules::Aim,
) -> Result<(Vec<Run>, Solution)> {
    let leased = game.state().operating().and_then(|operating| operating.lease.as_ref());
    let Some(train) = leased.or(game.state().company(company).trains.first()) else {
        bail!("{} has no train: name one with --trains", game.company(company));
    };
    let draft = json!({ "train": train.card(game), "through": through });
    let draft = notation::draft_from_json(&AnyGame::T1860(Box::new(game.clone())), &draft)?;
    let found = game.completed(company, &draft, aim);
    let (run, found) =
        found.ok_or_else(|| anyhow!("no run of that train goes through all of these stops"))?;
    let (revenue, subsidy) = (found.revenue, found.subsidy);
    Ok((vec![run], Solution { runs: vec![found], revenue, subsidy, proof: Proof::Optimal, steps: 0 }))
}

fn company(game: &Game1860, symbol: Option<&str>) -> Result<CompanyId> {
    match symbol {
        Some(symbol) => {
            let named = |company: &&CompanyId| {
                let data = game.data().company(**company);
                data.symbol == symbol || data.recorded == symbol
            };
            let all: Vec<CompanyId> = CompanyId::first(game.data().companies.len()).collect();
            all.iter().find(named).copied().ok_or_else(|| {
                let symbols: Vec<&str> =
                    game.data().companies.iter().map(|data| data.symbol.as_str()).collect();
                anyhow!("no company '{symbol}'; there are: {}", symbols.join(", "))
            })
        }
        None => game
            .state()
            .operating()
            .and_then(|operating| operating.company())
            .context("no company is operating now: name one with --company"),
    }
}

fn trains(game: &Game1860, names: &[String]) -> Result<Vec<TrainKind>> {
    let known = &game.data().trains;
    names
        .iter()
        .map(|name| match known.iter().position(|train| train.name == *name) {
            Some(place) => Ok(TrainKind(place as u8)),
            None => {
                let all: Vec<&str> = known.iter().map(|train| train.name.as_str()).collect();
                bail!("no train '{name}'; there are: {}", all.join(", "))
            }
        })
        .collect()
}

fn parse_tile(game: &Game1860, text: &str) -> Result<(HexId, TileId, Rotation)> {
    let map = &game.data().map;
    let parts: Vec<&str> = text.split(':').collect();
    let [hex, tile, rotation] = parts[..] else { bail!("'{text}' is not HEX:TILE:ROTATION") };
    let at = hex.parse().ok().and_then(|at| map.find(at)).ok_or_else(|| anyhow!("no hex '{hex}'"))?;
    let tile = map.tile_named(tile).ok_or_else(|| anyhow!("no tile '{tile}'"))?;
    let turned = rotation.parse().ok().and_then(Rotation::new);
    let turned = turned.ok_or_else(|| anyhow!("a rotation is 0 to 5, not '{rotation}'"))?;
    if !can_come_to_lie(game, at, (tile, turned)) {
        bail!("tile {} never comes to lie on {hex} in rotation {rotation}", map.tile(tile).name);
    }
    Ok((at, tile, turned))
}

/// Whether a tile can come to lie on a hex, in one lay or after others.
fn can_come_to_lie(game: &Game1860, hex: HexId, wanted: (TileId, Rotation)) -> bool {
    let mut reached = vec![game.state().layout.tile(hex)];
    let mut next = 0;
    while let Some(now) = reached.get(next).copied() {
        if now == wanted {
            return true;
        }
        for replacement in game.data().map.replacements(hex, now) {
            let then = (replacement.tile, replacement.rotation);
            if !reached.contains(&then) {
                reached.push(then);
            }
        }
        next += 1;
    }
    false
}

fn tell(game: &Game1860, company: CompanyId, runs: &[Run], solution: &Solution) {
    let network = &game.state().network;
    println!("{}", game.data().company(company).name);
    for (run, found) in runs.iter().zip(&solution.runs) {
        let stops: Vec<String> = run
            .stops()
            .map(|at| {
                let value = network.stop(at).map_or(0, |stop| game.recorded_value(stop).0);
                if run.calls.contains(&at) {
                    format!("{} {value}", game.stop(at))
                } else {
                    format!("({})", game.stop(at))
                }
            })
            .collect();
        let train = &game.data().train(run.train.kind).name;
        println!("  {train}: {} = £{} and {} cc subsidy", stops.join(" – "), found.revenue, found.subsidy);
    }
    println!("  together £{} and {} cc subsidy, {}", solution.revenue, solution.subsidy, proof(solution));
}

fn proof(solution: &Solution) -> String {
    match solution.proof {
        Proof::Optimal => "optimal".to_owned(),
        Proof::AtMost(most) => format!("not proven: no set brings more than {most}"),
    }
}

/// The board with the runs on it.
fn picture(game: &Game1860, runs: &[Run], solution: &Solution, night: bool) -> String {
    let (data, state) = (game.data(), game.state());
    let liveries: Vec<Livery> = data
        .companies
        .iter()
        .map(|company| Livery {
            initials: company.symbol.clone(),
            colour: company.colours.0.clone(),
            text: company.colours.1.clone(),
        })
        .collect();
    let companies = || CompanyId::first(data.companies.len());
    let flipped: Vec<Owner> = companies()
        .filter(|company| state.company(*company).bankrupt)
        .map(|company| Owner(company.0))
        .collect();
    let homes: Vec<_> = companies().map(|company| (data.company(company).home, Owner(company.0))).collect();
    let drawn: Vec<draw::Run> = runs
        .iter()
        .zip(&solution.runs)
        .enumerate()
        .map(|(place, (run, found))| {
            let mut here = found.path.start;
            let mut legs = Vec::new();
            for link in &found.path.links {
                let link = state.network.link(*link);
                legs.extend(draw::legs(&data.map, &state.network, link, here));
                here = link.other(here);
            }
            let train = &data.train(run.train.kind).name;
            draw::Run {
                colour: RUN_COLOURS[place % RUN_COLOURS.len()].to_owned(),
                caption: format!("{train}: £{} and {} cc", found.revenue, found.subsidy),
                legs,
                stops: run.calls.clone(),
            }
        })
        .collect();
    let scene = Scene {
        liveries: &liveries,
        flipped: &flipped,
        homes: &homes,
        runs: &drawn,
        title: Some(Cartouche { title: "1860", subtitle: "Railways on the Isle of Wight" }),
        palette: if night { Palette::Night } else { Palette::Day },
        coordinates: true,
        patterns: false,
    };
    draw::board_svg(&data.map, &state.layout, &scene)
}

/// What a picture is saved as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Svg,
    #[cfg(feature = "png")]
    Png,
}

impl Format {
    /// The format a file name asks for.
    fn of(path: &Path) -> Result<Format> {
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("svg") => Ok(Format::Svg),
            #[cfg(feature = "png")]
            Some("png") => Ok(Format::Png),
            #[cfg(not(feature = "png"))]
            Some("png") => bail!(
                "{}: `make run` builds a bradshaw that draws no PNG; draw to a file ending in .svg, or build one that \
                 does with `cargo build --release`",
                path.display()
            ),
            _ => bail!("{}: draw to a file ending in .svg or .png", path.display()),
        }
    }
}

fn save(path: &Path, format: Format, svg: &str) -> Result<()> {
    let bytes = match format {
        Format::Svg => svg.as_bytes().to_vec(),
        #[cfg(feature = "png")]
        Format::Png => draw::png(svg, 1.0)?,
    };
    std::fs::write(path, bytes).with_context(|| path.display().to_string())?;
    eprintln!("drawn to {}", path.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::TableSpec;

    fn game() -> Game1860 {
        let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
        let spec = TableSpec { title: "1860".into(), players, ..Default::default() };
        let AnyGame::T1860(game) = AnyGame::new(&spec).expect("a game of three");
        *game
    }

    fn why<T>(result: Result<T>) -> String {
        result.err().map(|error| error.to_string()).unwrap_or_default()
    }

    #[test]
    fn a_supposed_tile_is_one_that_can_come_to_lie_there() {
        let game = game();
        assert!(parse_tile(&game, "D8:8:2").is_ok());
        assert!(parse_tile(&game, "E7:16:0").is_ok(), "tiles of later colours may be supposed");
        assert_eq!(why(parse_tile(&game, "D8:8")), "'D8:8' is not HEX:TILE:ROTATION");
        assert_eq!(why(parse_tile(&game, "Z8:8:0")), "no hex 'Z8'");
        assert_eq!(why(parse_tile(&game, "D8:4711:0")), "no tile '4711'");
        assert_eq!(why(parse_tile(&game, "D8:8:6")), "a rotation is 0 to 5, not '6'");
        assert_eq!(why(parse_tile(&game, "B4:8:0")), "tile 8 never comes to lie on B4 in rotation 0");
    }

    #[test]
    fn a_run_goes_through_the_stops_that_are_named() {
        let game = game();
        let company = company(&game, Some("C&N")).expect("a company");
        let stops = |stops: &[&str]| stops.iter().map(|stop| (*stop).to_owned()).collect::<Vec<_>>();
        let through = |game: &Game1860, named: &[&str]| {
            let found = completed(game, company, &stops(named), rules::Aim::Dividend);
            found.map(|(runs, solution)| (runs.len(), solution.revenue))
        };
        let trainless = game.supposing(company, None, &[]).expect("the company");
        assert_eq!(why(through(&trainless, &["G5"])), "C&N has no train: name one with --trains");
        let trains = trains(&game, &["3+2".to_owned()]).expect("a train");
        let cut_off = game.supposing(company, Some(&trains), &[]).expect("the company");
        let nowhere = "no run of that train goes through all of these stops";
        assert_eq!(why(through(&cut_off, &["G5"])), nowhere);
        assert!(why(through(&cut_off, &["Z9"])).contains("Z9"));
    }

    #[test]
    fn companies_and_trains_go_by_their_names() {
        let game = game();
        assert!(company(&game, Some("C&N")).is_ok());
        let refused = why(company(&game, Some("GWR")));
        assert!(refused.starts_with("no company 'GWR'; there are: "), "{refused}");
        assert!(refused.contains("C&N"), "{refused}");
        assert_eq!(why(company(&game, None)), "no company is operating now: name one with --company");
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
        assert_eq!(trains(&game, &names(&["3+2", "2+1"])).ok(), Some(vec![TrainKind(1), TrainKind(0)]));
        assert!(why(trains(&game, &names(&["4"]))).starts_with("no train '4'; there are: 2+1, "));
    }

    #[test]
    fn a_picture_is_an_svg_or_a_png() {
        assert_eq!(Format::of(Path::new("runs.svg")).ok(), Some(Format::Svg));
        #[cfg(feature = "png")]
        assert_eq!(Format::of(Path::new("a.b/runs.png")).ok(), Some(Format::Png));
        #[cfg(not(feature = "png"))]
        assert!(why(Format::of(Path::new("a.b/runs.png"))).contains("cargo build --release"));
        assert_eq!(why(Format::of(Path::new("runs"))), "runs: draw to a file ending in .svg or .png");
    }
}
