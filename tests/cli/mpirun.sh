#!/usr/bin/env bash
# Three processes under mpirun must play the same games as one: tests/cli/mpirun.sh PATH/TO/motherlode
set -euo pipefail
program=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export NO_COLOR=1

arena=("$program" arena --bots greedy,random,random --players 2 --games 20)
together=(mpirun --allow-run-as-root --oversubscribe -n 3)
"${arena[@]}" --csv one.csv --report one.html >one
"${together[@]}" "${arena[@]}" --csv three.csv --report three.html --journal kept >three
cmp one.csv three.csv
cmp one.html three.html
[[ $(wc -l <kept) == 21 ]] # a heading and a third of 60 games
"${together[@]}" "${arena[@]}" --csv again.csv --report again.html --journal kept >again
cmp one.csv again.csv
echo "Three processes played the same games as one."
