//! Names of companies, certificates and trains in recorded games.

use rules::{CertificateId, CompanyId, TrainId, TrainKind};
use titles::t1862::Game1862;
use titles::t1862::data::Data;
use titles::t1862::state::{Train, Type};

/// A company's symbol.
pub fn company(data: &Data, symbol: &str) -> Option<CompanyId> {
    let place = data.companies.iter().position(|company| company.symbol == symbol)?;
    Some(CompanyId(place as u8))
}

/// "CORP_k".
pub fn certificate(data: &Data, name: &str) -> Option<CertificateId> {
    let (symbol, index) = name.rsplit_once('_')?;
    Some(CertificateId { company: company(data, symbol)?, index: index.parse().ok()? })
}

/// "BAND-copy".
pub fn train(data: &Data, name: &str) -> Option<TrainId> {
    let (band, copy) = name.rsplit_once('-')?;
    let place = data.bands.iter().position(|known| known.name == band)?;
    Some(TrainId { kind: TrainKind(place as u8), copy: copy.parse().ok()? })
}

/// What a card is called as a train of this type when the bank sells it: with a star for every free warranty.
pub fn variant(game: &Game1862, card: TrainId, kind: Type) -> String {
    game.train_name(Train { card, kind, warranties: game.data().band(card.kind).free_warranties })
}
