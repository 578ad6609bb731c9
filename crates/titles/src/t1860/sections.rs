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
    MAP = "The Map",
    AUCTION = "Private Companies and the Initial Auction",
    FISHBOURNE = "The Fishbourne Ferry Company",
    SELLING_PRIVATES = "Selling Private Companies",
    EXCHANGING = "Exchanging Private Companies",
    COMPANIES = "Major Companies",
    END = "The End of the Game",
    STOCK_ROUNDS = "Stock Rounds",
    SHARES = "Buying and Selling Shares",
    CERTIFICATE_LIMIT = "Certificate Limit",
    FLOTATION = "Flotation & Capitalisation",
    OPERATING = "Operating Public Companies",
    TILES = "Track Tiles",
    LAYING = "Laying Track",
    UPGRADING = "Upgrading Track",
    ACCELERATED = "Variant: Accelerated Track Development",
    BASES = "Building Bases",
    RUNNING = "Running Trains",
    DIVIDENDS = "Dividends and the Share Price",
    TRAINS = "Buying Trains",
    INSOLVENCY = "Insolvency",
    RECEIVERSHIP = "Companies In Receivership",
    SOUTHERN = "Formation of the Southern Railway",
    NATIONALISATION = "Railway Nationalisation, and the creation of British Rail",
    IGNORING_ORDER = "Variant: Ignoring historical order of companies",
    VARIABLE_REVENUE = "Variant: Variable revenue for private companies",
}
