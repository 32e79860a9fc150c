#!/usr/bin/env bash
# Installs the page's packages into web/node_modules, if package-lock.json has changed since the last time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"

[[ ! -d node_modules || package-lock.json -nt node_modules ]] || exit 0

echo "Installing the page's packages ..." >&2
# Not `npm ci`: it requires packages for all other platforms, which a mirror may not have.
npm install --no-save --no-audit --no-fund --no-progress --loglevel=error </dev/null >/dev/null
touch node_modules
