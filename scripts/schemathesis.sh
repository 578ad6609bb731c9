#!/usr/bin/env bash
# Throws generated requests at every address of the API, as a guest who has a table of two hot seats, and compares
# every answer with the OpenAPI document: schemathesis.sh BRADSHAW. Installs schemathesis into target/ if it is missing.
set -euo pipefail
bradshaw=$1
seconds=${2:-40}
version=4.32.5
tools=${CARGO_TARGET_DIR:-target}/schemathesis
[ -x "$tools/bin/schemathesis" ] || {
    python3 -m venv "$tools"
    "$tools/bin/pip" install --quiet "schemathesis==$version"
}

folder=$(mktemp -d)
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
BRADSHAW_LIMITS=false "$bradshaw" serve --listen "127.0.0.1:$port" --database "sqlite:$folder/test.db" \
    >"$folder/server.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || true; wait $server 2>/dev/null || true; rm -rf "$folder"' EXIT
api=http://127.0.0.1:$port/api/v1
for _ in $(seq 100); do curl -sf "http://127.0.0.1:$port/readyz" >/dev/null && break; sleep 0.1; done

post() { curl -sf -b "$folder/jar" -c "$folder/jar" -H 'content-type: application/json' -d "$2" "$api$1"; }
post /guests '{"name": "Ann"}' >/dev/null
table=$(post /tables '{"name": "fuzz", "title": "1860", "seats": [
    {"kind": "hot", "name": "Ann"}, {"kind": "hot", "name": "Ben"}]}' |
    python3 -c 'import json, sys; print(json.load(sys.stdin)["id"])')
post "/tables/$table/start" '{}' >/dev/null
cookie=$(awk '$6 == "bradshaw" { print $7 }' "$folder/jar")

# The table is a real one; nobody waits for news; the session must live to the end.
cat >"$folder/schemathesis.toml" <<TOML
[parameters]
"path.id" = "$table"
"query.wait" = 0
TOML
# One worker: Python 3.11 now and then loses count in `ast.parse` when two threads call it.
"$tools/bin/schemathesis" --config-file "$folder/schemathesis.toml" run "$api/openapi.json" \
    --header "Cookie: bradshaw=$cookie" \
    --checks not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,unsupported_method \
    --exclude-path /session --exclude-path /sessions --exclude-path /me \
    --phases examples,coverage,fuzzing --max-examples 10 --max-time "$seconds" --seed 1860 \
    --suppress-health-check all --workers 1 --warnings off --no-shrink
