#!/usr/bin/env bash
# Takes all figures of docs/server-performance.md and docs/capacity.md from a release binary: figures-server.sh BRADSHAW [busy].
# About nine minutes on a quiet machine. With "busy" everything but the day is measured once more while every processor is kept busy by
# something else, and the two are compared at the end: another eight minutes. RUNS says how often moves are measured.
set -euo pipefail
cd "$(dirname "$0")/.."
bradshaw=$(realpath "$1")
busy=${2:-}
runs=${RUNS:-5}
. scripts/postgres.sh

# Where the databases lie is what is measured with them: not in memory.
folder=$(realpath "$(mktemp -d "${FIGURES:-.}/figures.XXXXXX")")
others=()
finish() {
    [ ${#others[@]} -eq 0 ] || kill "${others[@]}" 2>/dev/null || true
    stop_postgres
    rm -rf "$folder"
}
trap finish EXIT

# A heading, the load of the machine, a measurement, whose lines are kept under a name.
take() {
    local name=$1
    echo "== $2 ($(uptime | sed 's/.*load/load/'))"
    shift 2
    "$bradshaw" bench "$@" | tee -a "$folder/$name"
    echo
}

# All measurements, kept with this in front of their names.
measure() {
    for run in $(seq "$runs"); do
        take "$1-sqlite" "moves, SQLite, run $run of $runs" server --database "sqlite:$folder/moves.db" --seconds 8
    done
    take "$1-watch" "open pages" watch --database "sqlite:$folder/watch.db"
    take "$1-flood" "a flood of searches" flood --database "sqlite:$folder/flood.db"
    take "$1-computers" "tables of computers" computers --database "sqlite:$folder/computers.db"
    if [ -n "$postgres_url" ]; then
        for run in $(seq "$runs"); do
            take "$1-postgres" "moves, PostgreSQL, run $run of $runs" server --database "$postgres_url" --seconds 8
        done
    fi
}

# The middle of the figures that stand behind a word, in the lines of a measurement that begin with another.
middle() {
    grep "^$2 " "$folder/$1" 2>/dev/null | sed -n "s/.*$3 *\([0-9.]*\).*/\1/p" | sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'
}

compare() {
    printf '%-44s %10s %10s %8s   %s\n' "" quiet busy ratio aim
    while IFS='|' read -r what name line word aim; do
        quiet=$(middle "quiet-$name" "$line" "$word")
        while_busy=$(middle "busy-$name" "$line" "$word")
        [ -n "$quiet" ] && [ -n "$while_busy" ] || continue
        ratio=$(awk -v a="$quiet" -v b="$while_busy" 'BEGIN { printf "%.2f", a > 0 ? b / a : 0 }')
        printf '%-44s %10s %10s %8s   %s\n' "$what" "$quiet" "$while_busy" "$ratio" "$aim"
    done <<'FIGURES'
SQLite, p99 at half load, ms|sqlite|half load|p99|25, busy 50
PostgreSQL, p99 at half load, ms|postgres|half load|p99|25, busy 50
a move, 1,000 pages watch, p99, ms|watch|moves|p99|50, busy 100
a move in a flood of searches, longest, ms|flood|flooded|longest|100, busy 200
computers in a flood, share of their pace|flood|computers|flooded:|0.9
a move beside ten tables of computers, p99, ms|computers|beside|p99|25, busy 50
FIGURES
}

start_postgres "$folder" || echo "no PostgreSQL here: its figures are left out"
measure quiet
take quiet-idle "idle tables" server --database "sqlite:$folder/idle.db" --seconds 2 --idle 5000
take quiet-day "a day" day --database "sqlite:$folder/day.db"
[ "$busy" = busy ] || exit 0

for _ in $(seq "$(nproc)"); do
    sh -c 'while :; do :; done' &
    others+=($!)
done
echo "== from here on $(nproc) processes keep every processor busy"
measure busy
compare
