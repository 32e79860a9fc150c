#!/usr/bin/env bash
# Installs missing packages for groups of tasks: scripts/install.sh GROUP...
# If nothing is missing, it prints nothing. Messages go to stderr, so that the output of the next command stays clean.
set -euo pipefail

fail() {
    echo "$1" >&2
    exit 1
}

packages=()
programs=()
for group in "$@"; do
    case $group in
        build)
            packages+=(g++ cmake ninja-build ccache mold pkg-config libcli11-dev libfmt-dev libtomlplusplus-dev
                libsqlite3-dev libpq-dev libboost1.81-dev libboost-json1.81-dev libsodium-dev zlib1g-dev)
            programs+=(c++ cmake ninja pkg-config)
            ;;
        web)
            # Any installed Node works; Debian's is 18.
            command -v node >/dev/null && command -v npm >/dev/null || packages+=(nodejs npm)
            programs+=(node npm)
            ;;
        test)
            packages+=(libgtest-dev python3 curl)
            programs+=(python3 curl)
            # CHROMIUM can name another Chromium.
            [[ -n ${CHROMIUM-} ]] || { packages+=(chromium) && programs+=(chromium); }
            ;;
        lint)
            packages+=(clang clang-format clang-tidy)
            programs+=(clang++ clang-format clang-tidy)
            ;;
        slow)
            packages+=(clang libclang-rt-14-dev valgrind)
            programs+=(clang++ valgrind)
            ;;
        proxies)
            packages+=(nginx-light caddy openssl curl)
            programs+=(nginx caddy openssl curl)
            ;;
        postgres)
            packages+=(postgresql)
            programs+=(postgres)
            ;;
        operations)
            packages+=(prometheus systemd dpkg-dev)
            programs+=(promtool systemd-analyze dpkg-deb)
            ;;
        system)
            packages+=(debootstrap buildah curl dpkg-dev)
            programs+=(debootstrap buildah curl cpack)
            ;;
        python)
            packages+=(pybind11-dev python3-dev python3-numpy python3-pytest python3-setuptools python3-wheel python3-build
                python3-venv mypy)
            programs+=(python3)
            ;;
        wasm)
            packages+=(emscripten)
            programs+=(em++)
            ;;
        mpi)
            packages+=(libopenmpi-dev openmpi-bin)
            programs+=(mpirun)
            ;;
        *) fail "scripts/install.sh: unknown group '$group'. The groups: build, web, test, lint, slow, proxies, postgres, operations, python, wasm, mpi." ;;
    esac
done

missing=()
if command -v dpkg-query >/dev/null; then
    # dpkg-query fails for unknown packages and does not list them.
    installed=$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "${packages[@]}" 2>/dev/null || true)
    for package in "${packages[@]}"; do
        grep --quiet --line-regexp --fixed-strings "$package installed" <<<"$installed" || missing+=("$package")
    done
else
    # Not Debian: look for programs; CMake reports missing libraries.
    for program in "${programs[@]}"; do
        command -v "$program" >/dev/null || missing+=("$program")
    done
fi
((${#missing[@]})) || exit 0

command -v apt-get >/dev/null || fail "Please install ${missing[*]}, then try again."
as_root=()
if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "Please install ${missing[*]} as root, then try again."
    as_root=(sudo)
fi

echo "Installing ${missing[*]} ..." >&2
"${as_root[@]}" apt-get update -qq >&2
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -qq --yes --no-install-recommends "${missing[@]}" </dev/null >/dev/null
