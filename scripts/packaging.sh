#!/usr/bin/env bash
# Holds the files of packaging/ against the programs that read them, as far as these are here.
set -euo pipefail
cd "$(dirname "$0")/.."

if command -v systemd-analyze >/dev/null; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  # The binary of the unit need not be installed here: any program stands for it.
  sed 's|/usr/local/bin/bradshaw|/bin/true|' packaging/bradshaw.service >"$folder/bradshaw.service"
  systemd-analyze verify --man=no "$folder/bradshaw.service"
  systemd-analyze security --offline=yes --threshold=30 --no-pager "$folder/bradshaw.service" | tail -1
else
  echo "SKIPPED: no systemd-analyze"
fi

if docker compose version >/dev/null 2>&1; then
  for file in packaging/compose.*.yml; do
    BRADSHAW_HOST=bradshaw.example POSTGRES_PASSWORD=x docker compose -f "$file" config --quiet && echo "$file: ok"
  done
else
  echo "SKIPPED: no docker compose"
fi

# What the image copies must be there.
grep -oE '^COPY [^-][^ ]*( [^ ]+)*' packaging/Containerfile | sed 's/^COPY //; s/ [^ ]*$//' | tr ' ' '\n' | while read -r path; do
  test -e "$path" || { echo "packaging/Containerfile copies $path, which is not there"; exit 1; }
done
echo "packaging: ok"
