#!/usr/bin/env bash
# Says what is missing to build bradshaw and how to get it, before anything is begun: the Rust compiler, a C compiler and
# linker (SQLite is C), Node and npm for the page. The versions are those of Cargo.toml and web/package.json.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

missing=()

# The version that a file asks for: the first figures after a key.
wanted() {
    local line pattern="^\"?$2\"?[ :=\">]+([0-9][0-9.]*)"
    while read -r line; do
        [[ $line =~ $pattern ]] && { echo "${BASH_REMATCH[1]}"; return; }
    done <"$1"
}

# Whether the first version is the second or a later one.
at_least() {
    local -a have want
    IFS=. read -ra have <<<"$1"
    IFS=. read -ra want <<<"$2"
    for part in 0 1 2; do
        (( ${have[part]:-0} > ${want[part]:-0} )) && return 0
        (( ${have[part]:-0} < ${want[part]:-0} )) && return 1
    done
    return 0
}

# need PROGRAM VERSION WHAT HOW: the program is here, runs, and is of this version or a later one.
need() {
    local said
    if ! command -v "$1" >/dev/null; then
        missing+=("$3: '$1' is not here. $4")
    elif ! said=$("$1" --version 2>&1) || [[ ! $said =~ ([0-9]+(\.[0-9]+)+) ]]; then
        missing+=("$3: '$1' is here but does not work: ${said%%$'\n'*}. $4")
    elif ! at_least "${BASH_REMATCH[1]}" "$2"; then
        missing+=("$3: '$1' is ${BASH_REMATCH[1]}, which is too old. $4")
    fi
}

rust=$(wanted Cargo.toml rust-version)
node=$(wanted web/package.json node)
npm=$(wanted web/package.json npm)
rustup="Get it with rustup ('apt install rustup', then 'rustup default stable'); 'rustup update' renews it"
need rustc "$rust" "Rust $rust or newer" "$rustup"
need cargo "$rust" "Cargo $rust or newer" "$rustup"
if ! command -v cc >/dev/null; then
    missing+=("a C compiler and linker: 'cc' is not here. Get it with 'apt install build-essential'")
elif ! cc -x c -o /dev/null - <<<'#include <stdio.h>
int main(void) { return 0; }' 2>/dev/null; then
    missing+=("a C compiler and linker: 'cc' is here but cannot build a program. Get the rest with 'apt install build-essential'")
fi
need node "$node" "Node $node or newer" "Get it with 'apt install nodejs', or a newer one with a version manager such as nvm"
need npm "$npm" "npm $npm or newer" "Get it with 'apt install npm'; 'npm install --global npm' renews it"

[ ${#missing[@]} -eq 0 ] && exit 0
echo "Before bradshaw can be built, this is needed:"
printf -- '- %s.\n' "${missing[@]}"
echo "(apt is Debian's and Ubuntu's; other systems have the same under similar names.)"
exit 1
