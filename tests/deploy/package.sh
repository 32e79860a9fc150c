#!/usr/bin/env bash
# Installs the Debian package on a bare Debian and runs the server there: tests/deploy/package.sh BUILD_FOLDER
# Needs root, for a chroot, and a package archive. Exits with 77 if these are missing. ROOT names a folder with a bare
# Debian 12 to use; otherwise debootstrap makes one.
set -uo pipefail
build=$(realpath "$1")
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
[[ $(id -u) == 0 ]] || { echo "Skipped: a chroot needs root." && exit 77; }
"$root/scripts/install.sh" system || { echo "Skipped: debootstrap cannot be installed here." && exit 77; }

folder=$(mktemp -d)
server=
finish() {
    [[ -z $server ]] || { kill "$server" && wait "$server"; }
    ! mountpoint --quiet "$folder/debian/proc" || umount "$folder/debian/proc"
    rm -rf "$folder"
}
trap finish EXIT
fail() {
    echo "FAILED: $1" >&2
    exit 1
}

# A bare Debian, with the package archive of this machine.
debian=$folder/debian
if [[ -n ${ROOT-} ]]; then
    cp --archive "$ROOT" "$debian"
else
    archive=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' | head -n 1)
    debootstrap --variant=minbase bookworm "$debian" "$archive" >"$folder/out" 2>&1 || fail "debootstrap: $(tail -n 3 "$folder/out")"
fi
rm -rf "$debian"/etc/apt/sources.list*
cp --recursive /etc/apt/sources.list* "$debian/etc/apt/"
cp /etc/resolv.conf /etc/hosts "$debian/etc/"
mount -t proc proc "$debian/proc" || fail "no /proc in the chroot"
inside() { chroot "$debian" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }

(cd "$build" && cpack -G DEB -B "$folder/package" >"$folder/out" 2>&1) || fail "cpack: $(tail -n 3 "$folder/out")"
cp "$folder"/package/*.deb "$debian/tmp/motherlode.deb"
inside apt-get update -qq || fail "apt-get update"
inside apt-get install -qq --yes --no-install-recommends /tmp/motherlode.deb >"$folder/out" 2>&1 || fail "apt-get install: $(tail -n 3 "$folder/out")"

# The installed options, with another port; the unit makes the folder of the database.
port=$((20000 + RANDOM % 10000))
sed -i "s,= 8080,= $port,; s,:9464,:$((port + 1))," "$debian/etc/motherlode/motherlode.toml"
mkdir -p --mode=0700 "$debian/var/lib/motherlode"
inside chown nobody /var/lib/motherlode
chroot --userspec=nobody "$debian" /usr/bin/motherlode serve --config /etc/motherlode/motherlode.toml &
server=$!
get() { curl --silent --fail --max-time 10 "http://127.0.0.1:$port$1"; }
for _ in $(seq 100); do
    ! get /readyz >/dev/null || break
    sleep 0.1
done
[[ $(get /readyz) == ready ]] || fail "the server is not ready"
get / >"$folder/page" || fail "no page"
script=$(grep -o '/assets/[^"]*\.js' "$folder/page" | head -n 1)
get "$script" >/dev/null || fail "the page's script $script is missing"
curl --silent --fail --header 'Content-Type: application/json' "http://127.0.0.1:$port/api/tables" \
    --data '{"game":"gold_west","seats":["person","bot:greedy"]}' | grep -q '"watch"' || fail "no table"
[[ $(stat --format %a "$debian/var/lib/motherlode/tables.db") == 600 ]] || fail "others can read the database"

# Backup and restore on the running server's machine, as the administrator.
inside motherlode admin list --db /var/lib/motherlode/tables.db | grep -q gold_west || fail "admin list"
inside motherlode backup /root/tables.db --db /var/lib/motherlode/tables.db >/dev/null || fail "backup"
kill "$server" && wait "$server"
server=
inside motherlode restore /root/tables.db --db /var/lib/motherlode/tables.db >/dev/null || fail "restore"
[[ $(stat --format %U "$debian/var/lib/motherlode/tables.db") == nobody ]] || fail "the restored database has another owner"

# An upgrade keeps the operator's options.
inside apt-get install -qq --yes --reinstall /tmp/motherlode.deb >"$folder/out" 2>&1 || fail "upgrade: $(tail -n 3 "$folder/out")"
grep -q "= $port" "$debian/etc/motherlode/motherlode.toml" || fail "the upgrade replaced the options"
echo "The package installs and runs on a bare Debian."
