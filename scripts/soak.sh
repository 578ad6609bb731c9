#!/usr/bin/env bash
# Everything at once on both databases, while servers are killed, paused and cut off: soak.sh BRADSHAW MINUTES. Ends with a page of
# figures, which is also written to soak-DATE.txt in the folder SOAK (target/soak). Fails if a move was lost or doubled, a watcher
# stayed behind, a clock was wrong, or computers waited for more than five seconds.
set -euo pipefail
cd "$(dirname "$0")/.."
bradshaw=$(realpath "$1")
minutes=$2
. scripts/postgres.sh

pages=${SOAK:-target/soak}
mkdir -p "$pages"
page=$(realpath "$pages")/soak-$(date +%Y-%m-%dT%H-%M).txt
# On a disk, not in memory.
folder=$(realpath "$(mktemp -d "$pages/run.XXXXXX")")
finish() { stop_postgres; rm -rf "$folder"; }
trap finish EXIT

start_postgres "$folder" || { echo "soak: there is no PostgreSQL here (install Debian's postgresql)"; exit 1; }
echo "soaking for $minutes minutes ($(uptime | sed 's/.*load/load/'))"
status=0
"$bradshaw" bench soak --minutes "$minutes" --folder "$folder" --postgres "$postgres_url" --page "$page" || status=$?
if [ "$status" != 0 ]; then
    # What the servers said about it.
    for log in "$folder"/*.log; do cp "$log" "${page%.txt}-$(basename "$log")"; done
fi
echo "the page is in $page"
exit "$status"
