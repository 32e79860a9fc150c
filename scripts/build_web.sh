#!/usr/bin/env bash
# Builds the page into web/dist, if anything has changed since the last build: scripts/build_web.sh [--no-wasm]
# The page includes the core, if scripts/build.sh wasm has built it. Without it, or with --no-wasm, the server hosts all games.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"

quietly() {
    local log
    log=$(mktemp)
    "$@" >"$log" 2>&1 </dev/null || { cat "$log" >&2 && rm -f "$log" && exit 1; }
    rm -f "$log"
}

../scripts/install_web.sh
sources=(src public index.html package-lock.json vite.config.ts ../messages)
has_core=$(compgen -G 'dist/assets/core-*.wasm' || true)
if [[ ${1-} != --no-wasm && -f ../build/wasm/motherlode.wasm ]]; then
    sources+=(../build/wasm/motherlode.wasm)
    [[ -n $has_core ]] || rm -rf dist
else
    echo "The page is built without the core in WebAssembly: the server hosts all games." >&2
    export MOTHERLODE_WASM=none
    [[ -z $has_core ]] || rm -rf dist
fi
if [[ ! -d dist || -n $(find "${sources[@]}" -newer dist -print -quit) ]]; then
    echo "Building the page ..." >&2
    quietly npm run build
    touch dist
fi
