#!/usr/bin/env bash
# Writes the page into a folder that any web host can serve: scripts/static_site.sh MOTHERLODE DIR
# What the server would answer to everybody becomes files. Needs the core: scripts/build.sh wasm
set -euo pipefail
program=$(realpath "$1")
folder=$(realpath -m "$2")
cd "$(dirname "${BASH_SOURCE[0]}")/../web"

if [[ -e $folder && ! -f $folder/motherlode.webmanifest && -n $(ls -A "$folder") ]]; then
    echo "$folder contains other files. Please choose an empty folder." >&2
    exit 1
fi

../scripts/install_web.sh
echo "Building the page ..." >&2
npx vite build --logLevel warn --mode static --base ./ --outDir "$folder" --emptyOutDir </dev/null

port=${PORT:-18262}
"$program" serve --memory --port "$port" >/dev/null &
server=$!
trap 'kill $server' EXIT

save() {
    mkdir -p "$(dirname "$folder/api/$1")"
    curl --silent --fail --retry 50 --retry-delay 1 --retry-connrefused "http://127.0.0.1:$port/api/$1" \
        --output "$folder/api/$1"
}
save games
# For each language, for each game in each language, and for each edition.
node --print 'const { games, languages } = JSON.parse(fs.readFileSync(process.argv[1]));
    [...languages.map((code) => `messages/${code}`), ...games.flatMap(({ name }) => languages.map((code) => `rules/${name}/${code}`)),
     ...games.flatMap((game) => game.editions.map(({ name }) => `editions/${game.name}/${name}.toml`))].join("\n")' \
    "$folder/api/games" | while read -r path; do save "$path"; done

echo "$folder is complete. To try it: python3 -m http.server --directory $folder"
