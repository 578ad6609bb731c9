#!/usr/bin/env bash
# Installs what the tests need and the machine lacks, from Debian's packages: Chromium for the page, PostgreSQL for the
# server (without a cluster of its own; tests make throw-away ones), iproute2 for networks that are cut.
set -euo pipefail

missing=()
command -v chromium >/dev/null || missing+=(chromium)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
command -v curl >/dev/null || missing+=(curl)
command -v jq >/dev/null || missing+=(jq)
command -v ip >/dev/null || missing+=(iproute2)
[ ${#missing[@]} -eq 0 ] && exit 0

echo "installing: ${missing[*]}"
as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }
as_root mkdir -p /etc/postgresql-common
echo 'create_main_cluster = false' | as_root tee /etc/postgresql-common/createcluster.conf >/dev/null
export DEBIAN_FRONTEND=noninteractive
as_root apt-get update -q
as_root apt-get install -q -y --no-install-recommends "${missing[@]}"
