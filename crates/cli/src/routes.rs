//! `bradshaw routes`: the best set of runs on a board, told and drawn.

use crate::game;
use anyhow::{Context, Result, anyhow, bail};
use board::{HexId, Map, Network, Owner, Rotation, StopAt, TileId};
use clap::{Args, ValueEnum};
use draw::{Cartouche, Livery, Palette, Picture, RUN_COLOURS};
use records::notation::{self, NamedDraft};
use rules::naming::{StopName, TrainName};
use rules::{Certainty, CompanyId, Game, Money, Names, Run, RunSet, TitleInfo, TrainId, TrainKind, Viewer};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use titles::AnyGame;

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
    /// The highest dividend and what the runs bring the company besides, together
    Total,
    /// The most that the runs can bring the company besides, with the share price step as it is
    Besides,
}

impl From<Aim> for rules::Aim {
    fn from(aim: Aim) -> rules::Aim {
        match aim {
            Aim::Dividend => rules::Aim::Dividend,
            Aim::Total => rules::Aim::Total,
            Aim::Besides => rules::Aim::Besides,
        }
    }
}

/// Finds, tells and draws.
pub fn run(arguments: &Arguments) -> Result<ExitCode> {
    let format = arguments.output.as_deref().map(Format::of).transpose()?;
    let game = game::open(&arguments.file)?.at(arguments.at)?;
    let info = game.info();
    let company = company(&game, &info, arguments.company.as_deref())?;
    let trains = trains(&info, &arguments.trains)?;
    let tiles: Vec<(HexId, TileId, Rotation)> =
        arguments.tiles.iter().map(|tile| parse_tile(&game, tile)).collect::<Result<_>>()?;
    let trains = (!trains.is_empty()).then_some(trains);
    let supposed = game.supposing(company, trains.as_deref(), &tiles).context("no such company")?;
    let aim = arguments.aim.into();
    let found = if arguments.through.is_empty() {
        supposed.best_runs(aim, arguments.budget).context("the company cannot run")?
    } else {
        completed(&supposed, &arguments.through, aim)?
    };
    tell(&supposed, &info, company, &found);
    if let (Some(path), Some(format)) = (&arguments.output, format) {
        let svg = picture(&supposed, &info, &found, arguments.night);
        save(path, format, &svg)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The best run of the company's first train through some stops.
fn completed(game: &AnyGame, through: &[String], aim: rules::Aim) -> Result<RunSet> {
    let operating = game.view(Viewer::Referee).operating.context("no company is operating")?;
    let Some(train) = operating.trains.first() else {
        bail!("{} has no train: name one with --trains", game.company(operating.company));
    };
    let draft = NamedDraft {
        train: TrainName(train.card.clone()),
        through: through.iter().cloned().map(StopName).collect(),
        runs: Vec::new(),
    };
    let found = game.complete_run(&notation::find_draft(game, &draft)?, aim);
    let run = found.ok_or_else(|| anyhow!("no run of that train goes through all of these stops"))?;
    Ok(RunSet { revenue: run.revenue, besides: run.besides, runs: vec![run], certainty: Certainty::Best })
}

fn company(game: &AnyGame, info: &TitleInfo, symbol: Option<&str>) -> Result<CompanyId> {
    let Some(symbol) = symbol else {
        let operating = game.view(Viewer::Referee).operating;
        return operating
            .map(|operating| operating.company)
            .context("no company is operating now: name one with --company");
    };
    let known = info.companies.iter().find(|company| company.symbol == symbol);
    known.map(|company| company.id).ok_or_else(|| {
        let symbols: Vec<&str> = info.companies.iter().map(|company| company.symbol.as_str()).collect();
        anyhow!("no company '{symbol}'; there are: {}", symbols.join(", "))
    })
}

fn trains(info: &TitleInfo, names: &[String]) -> Result<Vec<TrainKind>> {
    names
        .iter()
        .map(|name| match info.trains.iter().find(|train| train.name == *name) {
            Some(train) => Ok(train.kind),
            None => {
                let all: Vec<&str> = info.trains.iter().map(|train| train.name.as_str()).collect();
                bail!("no train '{name}'; there are: {}", all.join(", "))
            }
        })
        .collect()
}

fn parse_tile(game: &AnyGame, text: &str) -> Result<(HexId, TileId, Rotation)> {
    let map = game.map();
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
fn can_come_to_lie(game: &AnyGame, hex: HexId, wanted: (TileId, Rotation)) -> bool {
    let mut reached = vec![game.layout().tile(hex)];
    let mut next = 0;
    while let Some(now) = reached.get(next).copied() {
        if now == wanted {
            return true;
        }
        for replacement in game.map().replacements(hex, now) {
            let then = (replacement.tile, replacement.rotation);
            if !reached.contains(&then) {
                reached.push(then);
            }
        }
        next += 1;
    }
    false
}

fn tell(game: &AnyGame, info: &TitleInfo, company: CompanyId, found: &RunSet) {
    let (map, layout) = (game.map(), game.layout());
    let colour = game.view(Viewer::Referee).phase.tiles;
    println!("{}", info.companies[company.index()].name);
    for paid in &found.runs {
        let run = &paid.run;
        let stop = |at: StopAt| {
            let value = map.tile(layout.tile(at.hex).0).stops[at.node.index()].value.at(colour);
            if run.calls.contains(&at) {
                format!("{} {value}", game.stop(at))
            } else {
                format!("({})", game.stop(at))
            }
        };
        let stops: Vec<String> = run.stops().map(stop).collect();
        let train = train_name(game, run.train);
        println!("  {train}: {} = {}", stops.join(" – "), sums(info, paid.revenue, paid.besides));
    }
    println!("  together {}, {}", sums(info, found.revenue, found.besides), proof(found));
}

/// What a train is called at the table: by the card that runs, or that a company has.
fn train_name(game: &AnyGame, train: TrainId) -> String {
    let view = game.view(Viewer::Referee);
    let running = view.operating.into_iter().flat_map(|operating| operating.trains);
    let mut cards = running.chain(view.companies.into_iter().flat_map(|company| company.trains));
    cards.find(|card| card.id == train).map_or_else(|| game.train(train.kind), |card| card.name)
}

/// What runs bring: revenue, and what the company gets besides.
fn sums(info: &TitleInfo, revenue: Money, besides: Money) -> String {
    let (players, companies) = (&info.money.players, &info.money.companies);
    let revenue = format!("{}{}{}", players.before, revenue.0, players.after);
    if besides == Money::ZERO {
        return revenue;
    }
    format!("{revenue} and {}{}{} besides", companies.before, besides.0, companies.after)
}

fn proof(found: &RunSet) -> String {
    match found.certainty {
        Certainty::Best | Certainty::Unasked => "optimal".to_owned(),
        Certainty::AtMost(most) => format!("not proven: no set brings more than {}", most.0),
    }
}

/// The board with the runs on it.
fn picture(game: &AnyGame, info: &TitleInfo, found: &RunSet, night: bool) -> String {
    let liveries: Vec<Livery> = info
        .companies
        .iter()
        .map(|company| Livery {
            initials: company.symbol.clone(),
            colour: company.colours.0.clone(),
            text: company.colours.1.clone(),
        })
        .collect();
    let view = game.view(Viewer::Referee);
    let tokens = &view.board.tokens;
    let flipped: Vec<Owner> =
        tokens.iter().filter(|token| token.flipped).map(|token| Owner(token.company.0)).collect();
    let companies = view.companies.iter().filter(|company| !company.closed);
    let homes: Vec<_> = companies.map(|company| (company.home.stop, Owner(company.id.0))).collect();
    let network = Network::of(game.map(), game.layout());
    let drawn: Vec<draw::DrawnRun> = found
        .runs
        .iter()
        .enumerate()
        .map(|(place, paid)| draw::DrawnRun {
            colour: RUN_COLOURS[place % RUN_COLOURS.len()].to_owned(),
            caption: format!(
                "{}: {}",
                train_name(game, paid.run.train),
                sums(info, paid.revenue, paid.besides)
            ),
            legs: legs(game.map(), &network, &paid.run),
            stops: paid.run.calls.clone(),
        })
        .collect();
    let (title, subtitle) = info.card.name.split_once(": ").unwrap_or((&info.card.name, ""));
    let scene = Picture {
        liveries: &liveries,
        flipped: &flipped,
        homes: &homes,
        runs: &drawn,
        title: Some(Cartouche { title, subtitle }),
        palette: if night { Palette::Night } else { Palette::Day },
        coordinates: true,
        patterns: false,
    };
    draw::board_svg(game.map(), game.layout(), &scene)
}

/// The track of a run as it is drawn.
fn legs(map: &Map, network: &Network, run: &Run) -> Vec<draw::DrawnLeg> {
    let mut legs = Vec::new();
    let mut here = network.stop(run.start);
    for leg in &run.legs {
        let Some((from, to)) = here.zip(network.stop(leg.to)) else { return legs };
        if let Some(link) = network.link_over(from, to, &leg.hexes) {
            legs.extend(draw::legs(map, network, network.link(link), from));
        }
        here = Some(to);
    }
    legs
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

    fn game() -> AnyGame {
        let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
        let spec = TableSpec { title: "1860".into(), players, ..Default::default() };
        AnyGame::new(&spec).expect("a game of three")
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
        let info = game.info();
        let company = company(&game, &info, Some("C&N")).expect("a company");
        let stops = |stops: &[&str]| stops.iter().map(|stop| (*stop).to_owned()).collect::<Vec<_>>();
        let through = |game: &AnyGame, named: &[&str]| completed(game, &stops(named), rules::Aim::Dividend);
        let trainless = game.supposing(company, None, &[]).expect("the company");
        assert_eq!(why(through(&trainless, &["G5"])), "C&N has no train: name one with --trains");
        let trains = trains(&info, &["3+2".to_owned()]).expect("a train");
        let cut_off = game.supposing(company, Some(&trains), &[]).expect("the company");
        let nowhere = "no run of that train goes through all of these stops";
        assert_eq!(why(through(&cut_off, &["G5"])), nowhere);
        assert!(why(through(&cut_off, &["Z9"])).contains("Z9"));
    }

    #[test]
    fn companies_and_trains_go_by_their_names() {
        let game = game();
        let info = game.info();
        assert!(company(&game, &info, Some("C&N")).is_ok());
        let refused = why(company(&game, &info, Some("GWR")));
        assert!(refused.starts_with("no company 'GWR'; there are: "), "{refused}");
        assert!(refused.contains("C&N"), "{refused}");
        assert_eq!(why(company(&game, &info, None)), "no company is operating now: name one with --company");
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<String>>();
        assert_eq!(trains(&info, &names(&["3+2", "2+1"])).ok(), Some(vec![TrainKind(1), TrainKind(0)]));
        assert!(why(trains(&info, &names(&["4"]))).starts_with("no train '4'; there are: 2+1, "));
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
