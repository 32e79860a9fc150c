#!/usr/bin/env bash
# Builds the page into web/dist, if anything has changed since the last build.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"

quietly() {
    local log
    log=$(mktemp)
    "$@" >"$log" 2>&1 </dev/null || { cat "$log" >&2 && rm -f "$log" && exit 1; }
    rm -f "$log"
}

../scripts/install_web.sh
if [[ ! -d dist || -n $(find src public index.html package-lock.json vite.config.ts ../messages -newer dist -print -quit) ]]; then
    echo "Building the page ..." >&2
    quietly npm run build
    touch dist
fi
