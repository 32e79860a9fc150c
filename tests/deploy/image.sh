#!/usr/bin/env bash
# Builds the container image of deploy/Dockerfile with buildah and runs it: tests/deploy/image.sh BUILD_FOLDER
# The files of the first stage come from this build; ALL=1 builds them in the image, which takes half an hour. Without
# access to a registry, the base image is made with debootstrap. Exits with 77 if root or buildah are missing.
set -uo pipefail
build=$(realpath "$1")
root=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
[[ $(id -u) == 0 ]] || { echo "Skipped: building an image needs root." && exit 77; }
"$root/scripts/install.sh" system || { echo "Skipped: buildah cannot be installed here." && exit 77; }

folder=$(mktemp -d)
buildah=(buildah --root "$folder/images" --runroot "$folder/run" --storage-driver vfs)
server=
finish() {
    [[ -z $server ]] || { kill "$server" && wait "$server"; }
    "${buildah[@]}" rm --all >/dev/null 2>&1
    "${buildah[@]}" rmi --all --force >/dev/null 2>&1
    rm -rf "$folder"
}
trap finish EXIT
fail() {
    echo "FAILED: $1" >&2
    exit 1
}

# Tags a bare Debian with the names of the base images.
make_base() {
    local archive base
    archive=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' | head -n 1)
    [[ -n ${ROOT-} ]] && cp --archive "$ROOT" "$folder/debian" ||
        debootstrap --variant=minbase bookworm "$folder/debian" "$archive" >/dev/null 2>&1 || fail "debootstrap"
    rm -rf "$folder"/debian/etc/apt/sources.list*
    cp --recursive /etc/apt/sources.list* "$folder/debian/etc/apt/"
    base=$("${buildah[@]}" from scratch) || fail "buildah from scratch"
    "${buildah[@]}" copy --quiet "$base" "$folder/debian" / >/dev/null || fail "buildah copy"
    for tag in bookworm bookworm-slim; do
        "${buildah[@]}" commit --quiet "$base" "docker.io/library/debian:$tag" >/dev/null || fail "buildah commit"
    done
}
"${buildah[@]}" pull --quiet docker.io/library/debian:bookworm-slim >/dev/null 2>&1 || make_base

if [[ -n ${ALL-} ]]; then
    cp "$root/deploy/Dockerfile" "$folder/Dockerfile"
else
    # The last stage alone, with the files of this build.
    DESTDIR= cmake --install "$build" --prefix "$folder/context/install" --strip >/dev/null || fail "cmake --install"
    sed -n '/bookworm-slim/,$p' "$root/deploy/Dockerfile" | sed 's/--from=build //' >"$folder/Dockerfile"
fi
context=$([[ -n ${ALL-} ]] && echo "$root" || echo "$folder/context")
"${buildah[@]}" build --isolation chroot --network host --pull-never --quiet --file "$folder/Dockerfile" --tag motherlode "$context" \
    >"$folder/out" 2>&1 || fail "buildah build: $(tail -n 5 "$folder/out")"

# Runs the image's own command as the image's own user.
container=$("${buildah[@]}" from --pull-never motherlode) || fail "no container"
user=$("${buildah[@]}" inspect --format '{{.OCIv1.Config.User}}' "$container")
[[ $user == motherlode ]] || fail "the image runs as “$user”"
port=$((20000 + RANDOM % 10000))
"${buildah[@]}" run --isolation chroot --network host "$container" -- \
    /usr/bin/motherlode serve --port "$port" --origin https://games.example.org >"$folder/server" 2>&1 &
server=$!
get() { curl --silent --fail --max-time 10 "http://127.0.0.1:$port$1"; }
for _ in $(seq 100); do
    ! get /readyz >/dev/null || break
    sleep 0.1
done
[[ $(get /readyz) == ready ]] || fail "the server in the container is not ready: $(tail -n 3 "$folder/server")"
get / | grep -q '/assets/' || fail "no page in the image"
# The health check of the image.
"${buildah[@]}" run --isolation chroot --network host "$container" -- /usr/bin/motherlode admin bans --db /var/lib/motherlode/tables.db ||
    fail "the health check"
echo "The image is built and runs."
