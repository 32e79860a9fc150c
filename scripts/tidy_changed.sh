#!/usr/bin/env bash
# Runs clang-tidy on the C++ files that changed: uncommitted, or committed since the upstream branch.
# Without such commits, as in a fresh clone, the last commit counts.
# Checks at most 12 files, the newest changes first, so that it takes minutes; `./test tidy` checks all.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
at_most=12

# The commit before the changes; the empty text where there is none, as in a clone of depth 1.
base_commit() {
    local base
    base=$(git merge-base HEAD '@{upstream}' 2>/dev/null || git merge-base HEAD origin/HEAD 2>/dev/null) || base=
    if [[ -z $base || $base == $(git rev-parse HEAD) ]]; then
        base=$(git rev-parse --quiet --verify 'HEAD^') || base=
    fi
    echo "$base"
}

# Every changed path, newest change first.
changed_files() {
    local base
    base=$(base_commit)
    git ls-files --others --exclude-standard -- '*.cpp' '*.h'
    git diff --name-only HEAD -- '*.cpp' '*.h'
    [[ -z $base ]] || git log --format= --name-only "$base..HEAD" -- '*.cpp' '*.h'
}

if ! git rev-parse --quiet --verify HEAD >/dev/null 2>&1; then
    echo "clang-tidy: without a Git history nothing counts as changed."
    exit 0
fi

# A renamed or deleted file is still in the log.
mapfile -t files < <(changed_files | awk '!listed[$0]++' | while read -r file; do [[ ! -f $file ]] || echo "$file"; done)
if ((${#files[@]} == 0)); then
    echo "clang-tidy: no C++ file has changed."
    exit 0
fi

checked=("${files[@]:0:at_most}")
skipped=("${files[@]:at_most}")
echo "clang-tidy checks ${checked[*]}"
if ((${#skipped[@]})); then echo "clang-tidy does not check (more than $at_most files) ${skipped[*]}"; fi

# Only for compile_commands.json: the sources include nothing that a build generates.
mkdir -p build
cmake --preset tidy >build/tidy.log 2>&1 || { cat build/tidy.log >&2 && exit 1; }
# clang-tidy counts the warnings in system headers, too; those lines mean nothing here.
printf '%s\0' "${checked[@]}" |
    xargs -0 -n1 -P"$(nproc)" clang-tidy --quiet --warnings-as-errors='*' -p build/tidy \
        2> >(grep --invert-match 'warnings\? generated' >&2)
echo "clang-tidy found nothing."
