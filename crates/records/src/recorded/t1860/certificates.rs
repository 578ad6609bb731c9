//! Names of certificates and trains in recorded games.

use rules::{CertificateId, CompanyId, TrainId, TrainKind};
use titles::t1860::data::Data;

/// "CORP_k".
pub fn certificate(data: &Data, name: &str) -> Option<CertificateId> {
    let (symbol, index) = name.rsplit_once('_')?;
    Some(CertificateId { company: company(data, symbol)?, index: index.parse().ok()? })
}

/// A company's symbol.
pub fn company(data: &Data, symbol: &str) -> Option<CompanyId> {
    let place = data.companies.iter().position(|company| company.recorded == symbol)?;
    Some(CompanyId(place as u8))
}

/// "NAME-copy".
pub fn train(data: &Data, name: &str) -> Option<TrainId> {
    let (kind, copy) = name.rsplit_once('-')?;
    let place = data.trains.iter().position(|train| train.name == kind)?;
    Some(TrainId { kind: TrainKind(place as u8), copy: copy.parse().ok()? })
}
