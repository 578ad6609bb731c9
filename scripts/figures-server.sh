#!/usr/bin/env bash
# Takes all figures of docs/server-performance.md and docs/capacity.md from a release binary: figures-server.sh BRADSHAW.
# About nine minutes on a quiet machine. PostgreSQL's figures are left out where there is none.
set -euo pipefail
bradshaw=$(realpath "$1")

# Where the databases lie is what is measured with them: not in memory.
folder=$(mktemp -d "${FIGURES:-.}/figures.XXXXXX")
folder=$(realpath "$folder")
postgres=
finish() {
    if [ -n "$postgres" ]; then kill -INT "$postgres" 2>/dev/null || true; wait "$postgres" 2>/dev/null || true; fi
    rm -rf "$folder"
}
trap finish EXIT

# A heading, the load of the machine, a measurement.
take() {
    echo "== $1 ($(uptime | sed 's/.*load/load/'))"
    shift
    "$bradshaw" bench "$@"
    echo
}

for run in 1 2 3 4 5; do
    take "moves, SQLite, run $run of 5" server --database "sqlite:$folder/moves.db" --seconds 8
done
take "idle tables" server --database "sqlite:$folder/idle.db" --seconds 2 --idle 5000
take "open pages" watch --database "sqlite:$folder/watch.db"
take "a flood of searches" flood --database "sqlite:$folder/flood.db"
take "tables of computers" computers --database "sqlite:$folder/computers.db"
take "a day" day --database "sqlite:$folder/day.db"

binaries=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
initdb=$(PATH="$binaries:$PATH" command -v initdb || true)
if [ -z "$initdb" ]; then
    echo "no PostgreSQL here"
    exit 0
fi
as=()
if [ "$(id -u)" = 0 ]; then
    chown postgres "$folder"
    # The folder must be reachable for its owner.
    chmod 755 "$folder"
    as=(setpriv --reuid=postgres --regid=postgres --init-groups --)
fi
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
(cd / && "${as[@]}" "$initdb" -A trust -U postgres -D "$folder/data" >/dev/null)
(cd / && exec "${as[@]}" "$(dirname "$initdb")/postgres" -D "$folder/data" -p "$port" -k "$folder" \
    -c listen_addresses=127.0.0.1 -c max_connections=100 >/dev/null 2>&1) &
postgres=$!
for _ in $(seq 300); do "$(dirname "$initdb")/pg_isready" -q -h 127.0.0.1 -p "$port" && break; sleep 0.1; done
for run in 1 2 3 4 5; do
    take "moves, PostgreSQL, run $run of 5" server --database "postgres://postgres@127.0.0.1:$port/postgres" --seconds 8
done
