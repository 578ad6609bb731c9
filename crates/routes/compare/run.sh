#!/usr/bin/env bash
# Compares our search with the published crate n18route, on one core. That crate draws, so it needs Pango's headers;
# they are installed from Debian's packages if the machine lacks them.
set -euo pipefail
cd "$(dirname "$0")"

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }
if ! pkg-config --exists pangocairo; then
    echo "installing: libpango1.0-dev"
    export DEBIAN_FRONTEND=noninteractive
    as_root apt-get update -q
    as_root apt-get install -q -y --no-install-recommends libpango1.0-dev
fi
RAYON_NUM_THREADS=1 CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-../../../target}/compare" cargo run -q --release
