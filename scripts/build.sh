#!/usr/bin/env bash
# Configures and builds a preset: scripts/build.sh PRESET [TARGET]
# Shows one progress line, or the whole log if the build fails.
# Messages go to stderr, so that the output of the built program stays clean.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

preset=$1
log=build/$preset.log
mkdir -p build

build() {
    cmake --preset "$preset" && cmake --build --preset "$preset" ${2:+--target "$2"}
}

show_progress() {
    if [[ -t 1 ]]; then
        while IFS= read -r line; do printf '\r\033[K%.79s' "$line"; done
        printf '\r\033[K'
    else
        echo "Building preset $preset ..."
        cat >/dev/null
    fi
}

if ! build "$@" 2>&1 | tee "$log" | show_progress >&2; then
    cat "$log" >&2
    exit 1
fi
