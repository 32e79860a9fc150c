#!/usr/bin/env bash
# Several processes under mpirun must play the same games as one: tests/cli/mpirun.sh PATH/TO/motherlode
set -euo pipefail
program=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export NO_COLOR=1

fail() {
    echo "FAILED: $*" >&2
    exit 1
}
together() { timeout 120 mpirun --allow-run-as-root --oversubscribe -n "$@"; }

arena=("$program" arena --bots greedy,random,random --players 2 --games 20)
"${arena[@]}" --csv one.csv --report one.html >one
together 3 "${arena[@]}" --csv three.csv --report three.html --journal kept >three
cmp one three
cmp one.csv three.csv
cmp one.html three.html
[[ $(ls kept*) == kept && $(wc -l <kept) == 61 ]] || fail "not one journal with a heading and 60 games"

# Any number of processes goes on with it, and plays only what is missing.
for processes in 1 2 4; do
    awk 'NR == 1 || NR % 3 == 0' kept >begun
    tail -n 1 kept | head -c 30 >>begun # and one that was cut off
    together $processes "${arena[@]}" --csv again.csv --report again.html --journal begun >again
    cmp one again
    cmp one.csv again.csv
    cmp one.html again.html
    [[ $(wc -l <begun) == 61 ]] || fail "$processes processes: not every game once"
    cmp <(sort kept) <(sort begun)
done

# One process is killed, the first or another: mpirun ends all, and the same command goes on with the journal.
cat >noted <<'END'
#!/usr/bin/env bash
echo $$ >"process.$OMPI_COMM_WORLD_RANK"
exec "$@"
END
chmod +x noted
long=("$program" arena --bots greedy,random,random --players 2 --games 2000)
games=6000
"${long[@]}" --csv long.csv >long
for victim in 0 1 2; do
    rm -f broken process.*
    together 3 ./noted "${long[@]}" --journal broken >out 2>err &
    run=$!
    until [[ -f broken && $(wc -l <broken) -gt 100 ]]; do
        kill -0 "$run" 2>/dev/null || fail "the arena ended before process $victim was killed: $(cat err)"
        sleep 0.02
    done
    kill -9 "$(<process.$victim)"
    ! wait "$run" || fail "the arena succeeds although process $victim was killed"
    for rank in 0 1 2; do
        for _ in $(seq 100); do
            kill -0 "$(<process.$rank)" 2>/dev/null || continue 2
            sleep 0.1
        done
        fail "process $rank outlives process $victim"
    done
    lines=$(wc -l <broken)
    ((lines <= games)) || fail "process $victim was killed too late"
    together 3 "${long[@]}" --csv resumed.csv --journal broken >resumed
    cmp long resumed
    cmp long.csv resumed.csv
    [[ $(wc -l <broken) == $((games + 1)) ]] || fail "process $victim: not every game once"
    echo "Process $victim was killed after $((lines - 1)) of $games games; the journal was continued."
done

# refused SENTENCE ARGUMENTS...: the first process says it, once, and all end.
refused() {
    local sentence=$1 code=0
    shift
    together 3 "$@" >out 2>err || code=$?
    [[ $code == 1 || $code == 2 ]] || fail "$*: exit code $code"
    [[ $(grep -c "^motherlode: " err) == 1 ]] || fail "$*: not one sentence: $(cat err)"
    grep -qF "$sentence" err || fail "$*: no “$sentence”: $(cat err)"
}
refused "missing/x.csv" "${arena[@]}" --csv missing/x.csv
refused "needs at least as many bots" "$program" arena --players 4
refused "belongs to another arena" "${arena[@]}" --seed 2 --report one.html --journal kept
refused "The bot “exit 3” ended" "$program" arena --bots "exec:exit 3,random" --games 100

# A process that fails says why, wherever it is; here only the second cannot read its edition.
"$program" edition show boomtown_builders >edition.toml
cat >elsewhere <<'END'
#!/usr/bin/env bash
[[ $OMPI_COMM_WORLD_RANK != 1 ]] || cd /
exec "$@"
END
chmod +x elsewhere
refused "edition.toml" ./elsewhere "$program" arena --edition ./edition.toml --games 100000
grep -qF "(Process 2 of 3.)" err || fail "nobody knows which process it was: $(cat err)"
# Only the first one writes.
together 3 ./elsewhere "${arena[@]}" --csv ./here.csv >again
cmp one.csv here.csv
mkdir here
together 3 ./elsewhere "${arena[@]}" --csv here/here.csv >again
cmp one.csv here/here.csv
echo "Any number of processes play the same games as one."
