//! The figures of the process, for Prometheus. They have a listener of their own, which nobody outside needs to reach, and
//! are put in order whether somebody asks for them or not.

use crate::tables::Tables;
use axum::http::header;
use axum::routing::get;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpListener;

const EVERY: Duration = Duration::from_secs(5);
const BUCKETS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// The recorder of figures: one in a process, however many servers it runs.
pub fn recorder() -> Result<PrometheusHandle, String> {
    static RECORDER: OnceLock<Result<PrometheusHandle, String>> = OnceLock::new();
    let made = RECORDER.get_or_init(|| {
        let name = Matcher::Full("bradshaw_http_seconds".to_owned());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(name, &BUCKETS);
        builder.map_err(|error| error.to_string())?.install_recorder().map_err(|error| error.to_string())
    });
    made.clone()
}

/// Puts what was measured into its buckets, for ever: until then every single measurement is kept.
pub async fn put_in_order(recorder: PrometheusHandle) {
    loop {
        tokio::time::sleep(EVERY).await;
        recorder.run_upkeep();
    }
}

/// Tells the figures to whoever asks there.
pub async fn tell(listener: TcpListener, recorder: PrometheusHandle, tables: Arc<Tables>) {
    let metrics = get(move || {
        metrics::gauge!("bradshaw_tables_in_memory").set(tables.in_memory() as f64);
        recorder.run_upkeep();
        let head = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
        std::future::ready((head, recorder.render()))
    });
    let router = axum::Router::new().route("/metrics", metrics);
    if let Err(error) = axum::serve(listener, router).await {
        tracing::warn!(%error, "the figures cannot be told any more");
    }
}
