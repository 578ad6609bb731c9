//! The sections of the rulebook, as refusals name them.

pub const MAP: &str = "The Map";
pub const AUCTION: &str = "Private Companies and the Initial Auction";
pub const FISHBOURNE: &str = "The Fishbourne Ferry Company";
pub const SELLING_PRIVATES: &str = "Selling Private Companies";
pub const EXCHANGING: &str = "Exchanging Private Companies";
pub const COMPANIES: &str = "Major Companies";
pub const END: &str = "The End of the Game";
pub const STOCK_ROUNDS: &str = "Stock Rounds";
pub const SHARES: &str = "Buying and Selling Shares";
pub const CERTIFICATE_LIMIT: &str = "Certificate Limit";
pub const FLOTATION: &str = "Flotation & Capitalisation";
pub const OPERATING: &str = "Operating Public Companies";
pub const TILES: &str = "Track Tiles";
pub const LAYING: &str = "Laying Track";
pub const UPGRADING: &str = "Upgrading Track";
pub const ACCELERATED: &str = "Variant: Accelerated Track Development";
pub const BASES: &str = "Building Bases";
pub const RUNNING: &str = "Running Trains";
pub const DIVIDENDS: &str = "Dividends and the Share Price";
pub const TRAINS: &str = "Buying Trains";
pub const INSOLVENCY: &str = "Insolvency";
pub const RECEIVERSHIP: &str = "Companies In Receivership";
pub const SOUTHERN: &str = "Formation of the Southern Railway";
pub const NATIONALISATION: &str = "Railway Nationalisation, and the creation of British Rail";
pub const IGNORING_ORDER: &str = "Variant: Ignoring historical order of companies";
pub const VARIABLE_REVENUE: &str = "Variant: Variable revenue for private companies";
