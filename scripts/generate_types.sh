#!/usr/bin/env bash
# Writes web/src/games/<game>/types.ts for every game whose page is in this tree: scripts/generate_types.sh [PROGRAM].
# The program is build/dev/motherlode unless another is named; build it first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

program=${1:-build/dev/motherlode}
for folder in web/src/games/*/; do
    game=$(basename "$folder")
    types=$("$program" schema "$game" --typescript)
    echo "$types" >"$folder/types.ts"
done
