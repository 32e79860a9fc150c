#!/usr/bin/env bash
# Checks the unit file, the metrics and the Debian package: tests/deploy/operations.sh PATH/TO/motherlode BUILD_FOLDER
# Exits with 77 if a program that it needs cannot be installed.
set -uo pipefail
program=$(realpath "$1")
build=$(realpath "$2")
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
"$root/scripts/install.sh" operations || { echo "Skipped: promtool and systemd-analyze cannot be installed here." && exit 77; }

folder=$(mktemp -d)
server=
finish() {
    [[ -z $server ]] || { kill "$server" && wait "$server"; }
    rm -rf "$folder"
}
trap finish EXIT
fail() {
    echo "FAILED: $1" >&2
    exit 1
}

# The unit: no errors, and “OK” (at most 2.0) in the opinion of systemd.
sed "s,/usr/bin/motherlode,$program," "$root/deploy/motherlode.service" >"$folder/motherlode.service"
systemd-analyze verify --man=no "$folder/motherlode.service" >"$folder/out" 2>&1 || fail "verify: $(cat "$folder/out")"
systemd-analyze security --offline=true --threshold=20 "$folder/motherlode.service" >"$folder/out" ||
    fail "security: $(tail -n 1 "$folder/out")"
tail -n 1 "$folder/out"

# The installed options, except that paths and ports are free ones.
sed "s,/var/lib/motherlode,$folder,; s,= 8080,= 0,; s,:9464,:19464,; s,quiet   = true,quiet = false," \
    "$root/deploy/motherlode.toml" >"$folder/motherlode.toml"
"$program" serve --config "$folder/motherlode.toml" >"$folder/server" &
server=$!
for _ in $(seq 100); do
    ! grep -q "Motherlode is at" "$folder/server" || break
    sleep 0.1
done
curl --silent --fail http://127.0.0.1:19464/metrics >"$folder/metrics" || fail "no metrics"
promtool check metrics <"$folder/metrics" || fail "promtool"

# The package contains all that a server needs, and its program runs.
(cd "$build" && cpack -G DEB -B "$folder/package" >/dev/null) || fail "cpack"
package=$(echo "$folder"/package/*.deb)
dpkg-deb --extract "$package" "$folder/installed"
for file in usr/bin/motherlode usr/lib/systemd/system/motherlode.service etc/motherlode/motherlode.toml usr/share/man/man1/motherlode.1; do
    [[ -e $folder/installed/$file ]] || fail "$file is not in the package"
done
dpkg-deb --field "$package" Depends | grep -q libsqlite3-0 || fail "the package does not depend on SQLite"
"$folder/installed/usr/bin/motherlode" --version || fail "the installed program does not run"
echo "The unit file, the metrics and the package are as they should be."
