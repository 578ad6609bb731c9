#!/usr/bin/env bash
# Plays the session of docs/api.md as it is printed, against a server of its own: api-session.sh BRADSHAW. Every request
# must succeed, but for the one that shows what a stale move gets. (The WebSocket line needs a client curl is not.)
set -euo pipefail
bradshaw=$(realpath "$1")
session=$(realpath docs/api.md)

folder=$(mktemp -d)
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
"$bradshaw" serve --listen "127.0.0.1:$port" --database "sqlite:$folder/test.db" >"$folder/server.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || true; wait $server 2>/dev/null || true; rm -rf "$folder"' EXIT
for _ in $(seq 100); do curl -sf "http://127.0.0.1:$port/readyz" >/dev/null && break; sleep 0.1; done

cd "$folder"
{
    echo 'set -euo pipefail'
    # Whatever is asked, the answer's status is noted.
    echo 'curl() { command curl -w "%{stderr}%{http_code} %{url_effective}\n" "$@" 2>>statuses; }'
    awk '/^```sh$/ { code = 1; next } /^```$/ { code = 0 } code' "$session" |
        awk '/^websocat/ { skip = 1 } !skip { print } skip && !/\\$/ { skip = 0 }' |
        sed "s/127\.0\.0\.1:1860/127.0.0.1:$port/"
} >session.sh
bash session.sh >answers || { cat session.sh answers statuses; exit 1; }

refused=$(grep -vc '^2' statuses || true)
stale=$(grep -c '^409 .*/moves$' statuses || true)
if [ "$refused" -ne 1 ] || [ "$stale" -ne 1 ]; then
    echo "docs/api.md does not play as printed:"
    cat statuses
    tail -c 2000 answers
    exit 1
fi
echo "docs/api.md: $(wc -l <statuses) requests played as printed"
