//! How people stand, on the wire.

use super::tables::TableInfo;
use crate::rating;
use crate::tables::computer_of;
use serde::{Deserialize, Serialize};
use storage::{CoursePoint, Profile, Rating, RatingChange, RatingRow, ResultRow, StandingRow, TitleResults};
use utoipa::ToSchema;

/// Somebody's page.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonPage {
    /// The id.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// Whether they have an account; guests are not rated.
    pub account: bool,
    /// Whether it is one's own.
    pub yours: bool,
    /// When they first came, in milliseconds since 1970.
    pub since: i64,
    /// What they do not show to others.
    pub hidden: Hidden,
    /// Ratings by title; absent if they are not shown.
    #[schema(required)]
    pub ratings: Option<Vec<TitleRating>>,
    /// Results by title; absent if they are not shown.
    #[schema(required)]
    pub results: Option<Vec<ResultInfo>>,
    /// How many rated games they have set up and given up; those do not count for ratings.
    pub given_up: i64,
}

/// What a person does not show to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Hidden {
    /// Ratings: neither on one's page nor in standings.
    pub rating: bool,
    /// Results and games that are over.
    pub results: bool,
}

impl Hidden {
    /// What somebody does not show.
    pub fn of(profile: &Profile) -> Hidden {
        Hidden { rating: profile.hides_rating, results: profile.hides_results }
    }
}

/// A rating. A deviation of 60 means: two times of three the strength is within 60 points of the rating.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct RatingInfo {
    /// The rating; 1500 for somebody new.
    pub rating: f64,
    /// How far it may be off.
    pub deviation: f64,
    /// Whether that is too far for it to mean much.
    pub provisional: bool,
}

impl From<Rating> for RatingInfo {
    fn from(rating: Rating) -> RatingInfo {
        let points = |thousandths: i64| thousandths as f64 / 1_000.0;
        RatingInfo {
            rating: points(rating.rating),
            deviation: points(rating.deviation),
            provisional: rating.deviation > rating::PROVISIONAL,
        }
    }
}

/// A rating in a title.
#[derive(Debug, Serialize, ToSchema)]
pub struct TitleRating {
    /// The title.
    pub title: String,
    /// The rating now.
    #[serde(flatten)]
    pub now: RatingInfo,
    /// After how many games.
    pub games: i64,
    /// What it was after each of the last games, the oldest first; before the first of all, what somebody new has.
    pub course: Vec<CourseInfo>,
}

/// A rating after a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct CourseInfo {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The rating since.
    #[serde(flatten)]
    pub rating: RatingInfo,
}

impl TitleRating {
    /// A rating with its course.
    pub fn of(row: RatingRow, course: Vec<CoursePoint>) -> TitleRating {
        let whole = course.len() as i64 == row.games;
        let first = course
            .first()
            .filter(|_| whole)
            .map(|point| CourseInfo { at: point.at, rating: rating::NEW.into() });
        let point = |point: CoursePoint| CourseInfo { at: point.at, rating: point.rating.into() };
        TitleRating {
            title: row.title,
            now: row.now.into(),
            games: row.games,
            course: first.into_iter().chain(course.into_iter().map(point)).collect(),
        }
    }
}

/// What somebody did in a title, rated or not.
#[derive(Debug, Serialize, ToSchema)]
pub struct ResultInfo {
    /// The title.
    pub title: String,
    /// Games that the rules have ended.
    pub games: i64,
    /// First places, shared ones too.
    pub wins: i64,
    /// The mean of all places.
    pub mean_place: f64,
}

impl From<TitleResults> for ResultInfo {
    fn from(results: TitleResults) -> ResultInfo {
        let mean_place = results.places as f64 / results.games.max(1) as f64;
        ResultInfo { title: results.title, games: results.games, wins: results.wins, mean_place }
    }
}

/// A table of somebody's page.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonTable {
    /// The table.
    pub table: TableInfo,
    /// Their place, once the rules have ended the game.
    #[schema(required)]
    pub place: Option<i64>,
    /// Their worth at the end.
    #[schema(required)]
    pub worth: Option<i64>,
}

impl PersonTable {
    /// A table with somebody's result there.
    pub fn of(table: TableInfo, result: Option<ResultRow>) -> PersonTable {
        PersonTable {
            table,
            place: result.as_ref().map(|result| result.place),
            worth: result.map(|result| result.worth),
        }
    }
}

/// A page of somebody's tables.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonTables {
    /// The tables, the latest change first.
    pub tables: Vec<PersonTable>,
    /// How many there are in all.
    pub total: i64,
    /// The page, from 1.
    pub page: i64,
    /// The size of a page.
    pub size: i64,
}

/// What a rated game did to the rating of a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingChangeInfo {
    /// The seat.
    pub seat: u8,
    /// The rating after it.
    #[serde(flatten)]
    pub after: RatingInfo,
    /// How much was gained; lost if it is negative.
    pub gained: f64,
}

impl RatingChangeInfo {
    /// A change, from the rating before it.
    pub fn of(change: &RatingChange, before: Option<Rating>) -> RatingChangeInfo {
        let gained = change.after.rating - before.unwrap_or(rating::NEW).rating;
        RatingChangeInfo { seat: change.seat, after: change.after.into(), gained: gained as f64 / 1_000.0 }
    }
}

/// A line of standings.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingInfo {
    /// The person, by id; absent for computers.
    #[schema(required)]
    pub person: Option<String>,
    /// The computer player; absent for people.
    #[schema(required)]
    pub computer: Option<String>,
    /// The name of a person; empty for computers, whose names are in the catalogue.
    pub name: String,
    /// The rating.
    #[serde(flatten)]
    pub rating: RatingInfo,
    /// After how many games.
    pub games: i64,
}

impl From<StandingRow> for StandingInfo {
    fn from(row: StandingRow) -> StandingInfo {
        let computer = computer_of(&row.rated.who).map(str::to_owned);
        StandingInfo {
            person: computer.is_none().then_some(row.rated.who),
            computer,
            name: row.name.unwrap_or_default(),
            rating: row.rated.now.into(),
            games: row.rated.games,
        }
    }
}

/// A page of a title's standings.
#[derive(Debug, Serialize, ToSchema)]
pub struct Standings {
    /// The title.
    pub title: String,
    /// Those whose ratings mean something first, then the provisional ones; each part by rating.
    pub standings: Vec<StandingInfo>,
    /// How many there are in all.
    pub total: i64,
    /// The page, from 1.
    pub page: i64,
    /// The size of a page.
    pub size: i64,
}
