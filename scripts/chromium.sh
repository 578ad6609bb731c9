#!/bin/sh
# Installs Debian's Chromium for the tests of the page, where it is missing.
set -eu
command -v chromium >/dev/null && exit 0
export DEBIAN_FRONTEND=noninteractive
apt-get update -q && apt-get install -q -y --no-install-recommends chromium
