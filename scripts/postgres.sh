# To be sourced: `start_postgres FOLDER` starts a throw-away PostgreSQL there, which syncs its disk, and sets `postgres_url`;
# `stop_postgres` ends it. Without PostgreSQL on this machine `start_postgres` fails.

postgres_pid=
postgres_url=

start_postgres() {
    local folder=$1 binaries initdb port as=()
    binaries=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
    initdb=$(PATH="$binaries:$PATH" command -v initdb) || return 1
    if [ "$(id -u)" = 0 ]; then
        chown postgres "$folder"
        # The folder must be reachable for its owner.
        chmod 755 "$folder"
        as=(setpriv --reuid=postgres --regid=postgres --init-groups --)
    fi
    port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    (cd / && "${as[@]}" "$initdb" -A trust -U postgres -D "$folder/data" >/dev/null)
    (cd / && exec "${as[@]}" "$(dirname "$initdb")/postgres" -D "$folder/data" -p "$port" -k "$folder" \
        -c listen_addresses=127.0.0.1 -c max_connections=200 >/dev/null 2>&1) &
    postgres_pid=$!
    for _ in $(seq 300); do
        "$(dirname "$initdb")/pg_isready" -q -h 127.0.0.1 -p "$port" && break
        sleep 0.1
    done
    postgres_url="postgres://postgres@127.0.0.1:$port/postgres"
}

stop_postgres() {
    if [ -n "$postgres_pid" ]; then
        kill -INT "$postgres_pid" 2>/dev/null || true
        wait "$postgres_pid" 2>/dev/null || true
    fi
}
