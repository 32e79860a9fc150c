#!/usr/bin/env bash
# Runs the Python that has numpy from apt, if there is one: another python3 on the PATH may lack it.
set -euo pipefail
python=/usr/bin/python3
[[ -x $python ]] || python=python3
exec "$python" "$@"
