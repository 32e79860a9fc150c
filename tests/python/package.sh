#!/usr/bin/env bash
# Builds the source distribution and the wheel of the Python package without a network, installs both into new virtual
# environments and plays a game: tests/python/package.sh
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

cd "$root/python"
"$root/scripts/python.sh" -m build --no-isolation --outdir "$folder/dist" .
cd "$folder"
for package in dist/*.whl dist/*.tar.gz; do
    "$root/scripts/python.sh" -m venv --system-site-packages --clear venv
    venv/bin/pip install --quiet --no-index --no-build-isolation --no-deps "$package"
    venv/bin/python - <<'END'
import motherlode

state = motherlode.load("gold_west", players=3).new(seed=1)
while not state.over:
    state.step(state.legal_indices()[0])
assert state.result.finished and state.view(0).to_dict() == state.view_dict(0)
END
    echo "$package works."
done
