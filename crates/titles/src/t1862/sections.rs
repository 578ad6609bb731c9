//! The sections of the rulebook, as refusals name them. The message catalogue has an entry for each.

macro_rules! sections {
    ($($name:ident = $title:literal),* $(,)?) => {
        $(
            #[doc = $title]
            pub const $name: &str = $title;
        )*

        /// All of them.
        pub const ALL: &[&str] = &[$($name),*];
    };
}

sections! {
    AVAILABLE = "3.2",
    PROPOSALS = "4.1",
    CHARTER = "4.2",
    OBLIGATIONS = "4.3",
    MERGING = "5.2",
    ACTIONS = "6.2",
    DIRECTORSHIPS = "6.3",
    SELLING = "6.4",
    BUYING = "6.5.1",
    LIMIT = "6.5.2",
    STARTING = "6.5.3",
    FLOTATION = "6.5.4",
    OPERATING = "7.1",
    FIRST_TURN = "7.2",
    ROUTES = "7.4",
    MERGERS = "7.5",
    POSSESSIONS = "7.5.6",
    BUILDING = "7.6",
    LAYING = "7.6.1",
    YELLOW = "7.6.2",
    UPGRADING = "7.6.3",
    SMALL_STATIONS = "7.6.4",
    LONDON = "7.6.5",
    MARKERS = "7.7",
    RUNNING = "7.8",
    FREIGHT = "7.8.1",
    LOCAL = "7.8.2",
    EXPRESS = "7.8.3",
    DIVIDENDS = "7.8.5",
    HUDSON = "7.8.6",
    TRAINS = "7.9",
    WARRANTIES = "7.10",
    FORCED = "7.11",
    REDEEMING = "7.13",
    ACQUISITIONS = "7.14",
    RECEIVERSHIP = "8.0",
    END = "10.0",
    LNER = "10.3",
    NEW_PLAYERS = "11.3",
}
