#!/usr/bin/env bash
# Tries every command of the program as a user in a pipe would: tests/cli/commands.sh PATH/TO/motherlode
set -uo pipefail
program=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0

fail() {
    echo "FAILED: $*" >&2
    tail -n 20 out err | sed 's/^/    /' >&2
    failures=$((failures + 1))
}

# run CODE ARGUMENTS...: the program must exit with CODE. What is typed comes from $typed.
typed=
run() {
    local wanted=$1 code=0
    shift
    ran="motherlode $*"
    printf '%b' "$typed" | "$program" "$@" >out 2>err || code=$?
    [[ $code == "$wanted" ]] || fail "$ran: exit code $code, not $wanted"
}
says() { grep -qF -- "$1" out || fail "$ran: no “$1” on stdout"; }
complains() {
    grep -qF -- "$1" err || fail "$ran: no “$1” on stderr"
    [[ $(wc -l <err) == 1 && $(head -c 12 err) == "motherlode: " ]] || fail "$ran: not one sentence"
}
same() { cmp -s "$1" "$2" || fail "$ran: $1 and $2 differ"; }
plain() { ! grep -q $'\x1b' out || fail "$ran: colour in a pipe"; }

for command in "" games play replay arena analyse schema bench rules serve admin backup restore store "store copy" sit completion manual edition "edition list" "edition show" "edition check" \
    "admin list" "admin show" "admin close" "admin reopen" "admin delete" "admin export" "admin ban" "admin unban" "admin bans" \
    "admin prune" "admin vacuum"; do
    run 0 $command --help
    says Usage:
    says Examples:
done
run 0
says Usage:
run 0 --version
says "motherlode 0."
run 0 games
says "boomtown_builders"
says "terrain=off|on"

# What packages install; scripts in the shells that are here can be read, and bash's offers what fits.
run 0 manual
says ".TH MOTHERLODE 1"
says "\\-\\-review\\-effort"
for shell in bash zsh fish; do
    run 0 completion $shell
    says forty-niner
    ! command -v $shell >/dev/null || $shell -n out || fail "$ran: $shell cannot read it"
done
run 2 completion tcsh
complains tcsh
"$program" completion bash >completion
offers() { bash -c 'source ./completion; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _motherlode; echo "${COMPREPLY[*]}"' \
    offers motherlode "$@"; }
[[ $(offers pl) == play ]] || fail "bash completes “pl” to “$(offers pl)”"
[[ $(offers arena --bots so) == sourdough ]] || fail "bash completes a bot to “$(offers arena --bots so)”"
[[ $(offers edition show gold) == "gold_west golden_wilderness" ]] || fail "bash completes a game to “$(offers edition show gold)”"
[[ $(offers arena --rec) == --records ]] || fail "bash completes an option to “$(offers arena --rec)”"
[[ $(offers play --hu) == --humans ]] || fail "bash completes an option to “$(offers play --hu)”"
rm completion

# A wrong command line.
run 2 dance
complains "Unknown command “dance”. See “motherlode --help”."
run 2 ply
complains "Unknown command “ply”. Did you mean “play”?"
run 2 edition shwo
complains "Did you mean “show”? See “motherlode edition --help”."
run 2 edition
complains "A command is missing."
run 2 play --plyers 3
complains "Unknown option “--plyers”. Did you mean “--players”?"
run 2 play golden
complains "Did you mean “golden_wilderness”?"
run 2 play --bots greddy
complains "Did you mean “greedy”?"
run 2 play gold_west --option bandit=on
complains "Did you mean “bandits”?"
run 2 arena --games abc
complains "--games: “abc” is not a number."
run 2 arena --games 1.5
complains "not a whole number"
run 2 play nowhere
complains "No game is called “nowhere”"
run 2 play --players 9
complains "not 9"
run 2 play --option terrain=maybe
complains "cannot be “maybe”"
run 2 play --option terrain
complains "name=value"
# Options without an effect: game, options, what is wrong and what would help.
while read -r game first second wrong help; do
    run 2 play "$game" --option "$first" --option "$second"
    complains "The option “$wrong”"
    complains "or add $help."
done <<'END'
golden_wilderness level=advanced country=mexico country level=standard
golden_wilderness level=beginner country=spain country level=standard
golden_wilderness level=standard board=random board level=easy
golden_wilderness level=easy roles=dealt roles level=advanced
boomtown_builders terrain=off goldmine=eight_way goldmine terrain=on
END
run 2 play --bots genius
complains "No bot is called “genius”"
run 2 play --seat 4
complains "seats 1 to 3"
run 2 play --seed -1
complains "-1"
run 2 play --resume x --seed 1
complains "cannot be combined with"
run 2 arena --games 0
complains "0 is out of range; use 1 to 100000000"
run 2 arena --bots greedy
complains "not 1"
run 1 arena --games 2 --bots "exec:exit 3,random"
complains "The bot “exit 3” ended"
run 0 arena --games 2 --bots "exec:$(dirname "$program")/motherlode_example_bot,random"
says "motherlode_example_bot"
run 2 arena --bots greedy,random --players 3
complains "needs at least as many bots"

# An external bot that fails forfeits its game, and the arena continues.
cat >failing_bot <<'END'
#!/usr/bin/env bash
while read -r word rest; do
    case $word in
    motherlode) echo ready ;;
    view) first= n=$((n + 1)) ;;
    legal) first=${first:-$rest} ;;
    choose) if ((n == 8)); then $1; fi; echo "play $first" ;;
    esac
done
END
chmod +x failing_bot
run 0 arena --games 4 --bots "exec:./failing_bot exit,random" --csv forfeits.csv --records forfeits
says "exec:./failing_bot exit forfeited 4 of 4 games. Game 1: The bot “./failing_bot exit” ended without “play …”."
[[ $(grep -c ',2,1$' forfeits.csv) == 4 ]] || fail "$ran: not four forfeits in last place"
run 0 replay forfeits/boomtown_builders-1.record
says "Finished"
run 0 arena --games 2 --bots "exec:./failing_bot 'sleep 9',random" --exec-timeout 0.3
says "has not answered for 300 ms"
run 2 arena --exec-timeout 0
complains "--exec-timeout"
rm -r failing_bot forfeits forfeits.csv

# Records of all games, written once, also by an arena that is resumed. One thread: the journal has the games in order.
run 0 arena --games 12 --bots greedy,random --records games --journal kept --threads 1
[[ $(ls games | head -n 1) == boomtown_builders-01.record && $(ls games | wc -l) == 12 ]] || fail "$ran: $(ls games)"
cp -r games first
head -n 5 kept >begun
rm games/*-{05,06,07,08,09,10,11,12}.record
touch --date yesterday games/* marker
mv begun kept
run 0 arena --games 12 --bots greedy,random --records games --journal kept --threads 1
diff -r games first >out || fail "$ran: other records"
[[ $(find games -newer marker -name '*.record' | wc -l) == 8 ]] || fail "$ran: not the 8 missing records"
run 0 replay games/boomtown_builders-12.record
run 0 analyse games/boomtown_builders-12.record --from 50 --playouts 2 --iterations 10
run 1 arena --games 12 --bots greedy,random --records games
complains "“games” already contains records."
run 1 arena --games 12 --bots greedy,random --journal kept
complains "belongs to another arena"

# Starting positions: complete ones and views.
run 0 replay games/boomtown_builders-01.record --at 10 --position
cp out start.toml
run 0 replay games/boomtown_builders-01.record --at 20 --position --seat 2
cp out view.toml
run 0 arena --position start.toml --position view.toml --games 8 --records from --threads 1
says "Boomtown Builders, from 2 positions, 2 players, 8 games"
cp out one
run 0 arena --position start.toml --position view.toml --games 8 --threads 3
same out one
run 0 replay from/boomtown_builders-1.record --at 0 --position
same out start.toml
run 0 replay from/boomtown_builders-3.record
run 2 arena --position start.toml --players 2
complains "cannot be combined with"
run 2 arena --position start.toml --bots greedy
complains "needs at least as many bots"
run 0 replay games/boomtown_builders-01.record --at 54 --position
cp out over.toml
run 1 arena --position over.toml
complains "the game is over"
rm -r games first from kept marker start.toml view.toml over.toml one

# A sequential test stops at the same game with any number of threads, and leaves no other records.
run 0 arena --games 1000 --bots greedy,random --sprt 0,50 --threads 1 --records one
says "Stopped after "
says "H1 accepted: greedy is more than 0 points stronger."
cp out stopped
run 0 arena --games 1000 --bots greedy,random --sprt 0,50 --threads 3 --records three --journal kept
same out stopped
diff -r one three >out || fail "$ran: other records"
run 0 arena --games 1000 --bots greedy,random --sprt 0,50 --threads 3 --records three --journal kept
same out stopped
run 2 arena --sprt 50,0
complains "with ELO0 below ELO1"
run 2 arena --sprt 0,50 --bots greedy,random,random
complains "--sprt compares exactly two bots"
rm -r one three kept stopped

# Ratings over several runs.
run 0 arena --games 20 --bots greedy,random --ratings ratings.toml
says "Ratings over all runs in ratings.toml:"
cp ratings.toml first
run 0 arena --games 20 --bots greedy,random --ratings ratings.toml
same ratings.toml first
run 0 arena --games 20 --bots greenhorn,random --seed 2 --ratings ratings.toml
[[ $(grep -c "^\[\[run\]\]" ratings.toml) == 2 && $(tail -n 3 out | wc -l) == 3 ]] || fail "$ran: not two runs of three bots"
echo 'runs = 3' >>ratings.toml
run 1 arena --games 2 --ratings ratings.toml
complains "ratings.toml:"
rm ratings.toml first

# JSON, for errors too.
is_json() { python3 -c 'import json, sys; [json.loads(line) for line in open(sys.argv[1])]' "$1" || fail "$ran: $1 is not JSON"; }
run 0 arena --games 4 --bots greedy,random --json -
is_json out
says '"interval_by_deal":['
run 0 arena --games 4 --bots greedy,random --json arena.json
is_json arena.json
says "by deal"
for command in games rules "rules gold_west" "edition list" "bench gold_west --players 2 --seconds 0.001" "bench gold_west --players 2 --playouts 2"; do
    run 0 $command --json
    is_json out
done
run 0 edition show coloma
cp out mine.toml
run 0 edition check mine.toml --json
is_json out
for command in "rules xyzzy --json" "edition check missing --json" "replay missing --json" "analyse missing --json=-" "arena --csv missing/x --json -"; do
    run 1 $command
    is_json err
    grep -qF '"exit_code":1' err || fail "$ran: no exit code"
done
run 2 arena --gmaes 3 --json -
is_json err
grep -qF "Did you mean “--games”?" err || fail "$ran: no suggestion"
run 2 arena --csv - --json -
rm arena.json mine.toml
for command in "backup copy.db --db missing/a.db" "restore missing.db --db missing/a.db" "sit http://localhost:1/t/abc#token true"; do
    run 1 $command --json
    is_json err
done

# Text goes to stderr, and stdout has one object: the result of a finished game, or of one that was saved.
run 0 play gold_west --humans 0 --players 2 --bots random --seed 3 --json
is_json out
[[ $(wc -l <out) == 1 ]] || fail "$ran: not one object"
says '"record":null,"result":{"finished":true,"seats":[{"total":'
grep -qF "Gold West, edition Standard" err || fail "$ran: no text on stderr"
typed='1\nquit\n'
run 0 play gold_west --players 2 --bots random --seed 3 --name Ann --json
is_json out
says '"seats":[{"kind":"human","name":"Ann"},{"kind":"bot","name":"random"}]'
says '"record":"gold_west-3.record","result":{"finished":false'
typed=
run 0 replay gold_west-3.record
rm gold_west-3.record
run 0 arena --games 2 --bots random,random,greedy --players 2 --report page.html --journal kept
says "at each of 3 tables"
cp out first
cp kept kept_first
run 0 arena --games 2 --bots random,random,greedy --players 2 --report page.html --journal kept
same out first
same kept kept_first
head -n 3 kept_first | head -c -9 >kept
run 0 arena --games 2 --bots random,random,greedy --players 2 --report page.html --journal kept --threads 1
same out first
run 1 arena --games 4 --bots random,greedy --journal kept
complains "belongs to another arena"
awk 'NR == 3 { $4 = "77,1,1,9" } { print }' kept_first >kept
run 1 arena --games 2 --bots random,random,greedy --players 2 --report page.html --journal kept
complains "kept:3: Game "
complains "has bot 77 at seat 0"
run 2 arena --games 2 --report -
complains "--report needs the name of a file"
run 0 arena --games 40 --bots random,greedy --report page.html
for part in "<h2>Card usage</h2>" "<h3>built</h3>" "<title>saloon: "; do
    grep -qF "$part" page.html || fail "$ran: no $part on the page"
done
run 2 arena --games 100000000 --bots random,random,random --players 2
complains "the maximum is 100000000"
# Under a sanitizer the program does not even begin with so little memory.
if (ulimit -v 400000 && "$program" --version) &>/dev/null; then
    (ulimit -v 400000 && run 1 arena --games 100000000)
    ran="motherlode arena --games 100000000"
    complains "There is not enough memory for 100000000 games"
fi
rm first kept kept_first page.html
run 2 sit nowhere true
complains "not a link to a seat"
run 2 edition show nowhere
complains "nowhere"
run 2 bench --players 9
complains "not 9"

# What cannot be read or written is refused, and nothing is left behind.
run 1 play --edition ./missing.toml
complains "./missing.toml"
run 1 play --edition missing
complains "missing"
run 1 play --resume missing
complains "missing"
run 1 replay missing
complains "missing"
run 1 play --save missing/x.record
complains "missing/x.record"
run 1 arena --csv missing/x.csv
complains "missing/x.csv"
run 1 rules xyzzy
complains "xyzzy"
run 1 edition check missing
complains "missing"
[[ $(ls) == $'err\nout' ]] || fail "left behind: $(ls)"

run 0 rules
says BB-1.1a
run 0 rules bb-4.2
says BB-4.2a
! grep -q BB-4.1a out || fail "$ran: BB-4.1a is shown too"
run 0 rules boomtown_builders mountain
says BB-6.2a
says "printed rulebook decides"

run 0 edition list
says horizon
run 0 edition show boomtown_builders
cp out mine.toml
run 0 edition check mine.toml
says "fine"
sed 's/^rows = 10/rows = 99/' mine.toml >broken.toml
run 1 edition check broken.toml
complains "broken.toml:"
echo 'game = "nowhere"' >broken.toml
run 1 edition check broken.toml
complains "nowhere"

# Playing: numbers, texts and parts of texts; explanations; undo; save and resume.
typed='draft 1\nd5\n? a1\ntri\n'
run 0 play --bots greedy --seed 7
plain
says "> d5"
says "Saved as boomtown_builders-7.record"
typed='1\n? c2\n?c2\nc2\n? d5\nd5\nu\nu\nu\n1\nscore\nlog\nrules BB-3.1c\n99\nnonsense\nsave elsewhere.record\nq\n'
run 0 play --bots greedy --seed 7
says "There is a Hideout on "
says "(BB-6.5a)"
says "That is possible"
says "Undone: 1 move."
says "There is nothing to undo yet."
says "There is no number 99 in the list."
says "“nonsense” is neither"
says "--resume elsewhere.record"
typed='1\nq\n'
cp boomtown_builders-7.record before
run 0 play --bots greedy --seed 7
says "boomtown_builders-7-2.record"
same boomtown_builders-7.record before
# Facts about things on the board.
typed='? b2\n? livery\nq\n'
run 0 play --bots greedy --seed 7
says "Nothing is built on b2."
says "Row 2: "
says "points at distance 1 from the Track Token"
says "Rule BB-5.2b:"
typed='? mayor\n? e5\n? copper\nq\n'
run 0 play gold_west --bots greedy --seed 3
says "3 per 2 of your tokens in Boomtown"
says "Your token here would score 0 points now"
says "e5, copper: face-down token"
says "At the end, the most influence here scores"
typed='? george_vancouver\n? mission\nq\n'
run 0 play golden_wilderness --option level=standard --bots greedy --seed 3
says "Ability 1: "
says "Costs \$5 and 1 cross."
typed='? bakery\nq\n'
run 0 play coloma --bots greedy --seed 3
says "Boom: 2 Bucks"
typed='hint\nq\n'
run 0 play --bots greedy --seed 7
says "wins "
says " points"
# Several humans at one terminal agree as at any table.
typed='hint\nn\nq\n'
# The old spelling of --humans still works.
run 0 play --bots greedy --persons 2 --seed 7
says "Hints are off. All players must agree to turn them on."
typed='hint\ny\nhint\nq\n'
run 0 play --humans 2 --players 2 --seed 7
says "■B Player: Do you agree to hints for everybody? (y/n) y"
[[ $(grep -c "wins " out) == 6 ]] || fail "$ran: not two hints of three moves"
typed='1\n1\n1\n2\nu A\nn\nu Ana\ny\nlog\nq\n'
run 0 play --humans 2 --players 2 --seed 7 --name Ana,Ben
says "●A Ana asks to undo 2 moves, including yours. Do you agree?"
says "Nothing was undone."
says "Undone: 2 moves."
typed='1\n1\nrestart\nrestart\nu C\nas B\nwait\nq\n'
run 0 play --bots greedy --humans 2 --seed 7 --name Ana,Ben
says "Undone: 2 moves."
says "There is nothing to undo yet."
says "No human at this terminal is called “C”."
says "You have no decision to make now."
says "The others are waiting for your decision."
typed='1\n1\n1\nu\nq\n'
run 0 play --bots greedy --players 2 --seed 7
says "That can't be undone: hidden information has been revealed since."
says "  A new card is revealed: "
# One of the numbers 1 to 4 always fits; the others are refused and change nothing.
answers() { printf '1\\n2\\n3\\n4\\n%.0s' $(seq "$1"); }
typed=$(answers 40)
run 0 play --bots greedy --seed 8
says "The game is over"
typed="$(answers 40)u\nhint\nq\n"
run 0 play --bots greedy --seed 8
[[ $(grep -A1 "^Over> \(u\|hint\)$" out | grep -c "^The game is over.$") == 2 ]] || fail "$ran: a finished game goes on"
# An offer to a human is answered by that human; on another's turn humans act by “as”.
wilderness='play golden_wilderness --option level=easy --players 2 --humans 2 --seed 3 --name Ana,Ben'
typed='offer 1\ngive 5\npropose\naccept 2\nas A\noffer 2\ngive 1\npropose\nwait\nwait\nevent\nquit\n'
run 0 $wilderness
says "You may act now, or type “wait” to let the others continue."
says "●A Ana may also act: type “as A”."
says "●A Ana accepts ■B Ben's offer."
says "■B Ben looks at the top two event cards."
typed='save out\n'
run 0 play --resume elsewhere.record
says "Resumed after"
complains "“out” already exists"

# The same answers give the same game, at once or resumed half-way.
typed=$(answers 40)
run 0 play --bots greedy --seed 8 --save whole.record
says "The game is over"
typed=$(answers 10)
run 0 play --bots greedy --seed 8 --save halves.record
typed=$(answers 30)
run 0 play --resume halves.record --save halves.record
same whole.record halves.record
# So they do against bots that search, taken back or resumed.
against='play --players 2 --bots search:30 --seed 7'
typed=$(answers 4)
run 0 $against --save searched.record
typed="$(answers 2)1\n2\nu\n2\n"
run 0 $against --save searched_again.record
says "Undone: "
typed="3\n4\n$(answers 1)"
run 0 play --resume searched_again.record --save searched_again.record
same searched.record searched_again.record
typed=
run 0 play --bots greedy --humans 0 --players 4 --seed 2
says Rank
# An external program plays, too. A record must not start it again.
example=$(dirname "$program")/motherlode_example_bot
ln -s "$example" example_bot
run 0 play --humans 0 --players 2 --bots exec:./example_bot,greedy --seed 3 --save program.record
says Rank
run 0 replay program.record
says exec:./example_bot
run 1 play --resume program.record
complains "a game with the program “exec:./example_bot” cannot be resumed"
run 1 play --humans 0 --players 2 --bots "exec:exit 3,greedy" --seed 3
complains "The bot “exit 3” ended"
says "Saved as boomtown_builders-3.record"
rm example_bot

# A position can be played and analysed, and a game that starts from it is saved with it.
run 0 replay whole.record --at 30 --position
cp out start.toml
run 0 replay whole.record --at 30 --position --seat 2
cp out view.toml
typed=$(answers 40)
run 0 play --bots greedy --position start.toml --seed 4 --save from_position.record
says "The game is over"
typed=
run 0 replay from_position.record --at 0 --position
same start.toml out
run 0 replay from_position.record
run 0 play --bots greedy --position view.toml --humans 0
says Rank
run 0 analyse --position view.toml --playouts 2 --iterations 10
sed 's/^round = .*/round = 99/' start.toml >broken.toml
run 1 play --position broken.toml
complains "broken.toml:"
complains "round"
run 2 play coloma --position start.toml

run 0 replay whole.record
says "72 moves"
run 0 replay --log whole.record
says "ends with"
run 0 replay --json whole.record
says '"event":"final_score"'
says '"seat":1,"action":'
run 0 replay --json --seat 1 whole.record
says '"seat":0,"action":'
! grep -q '"seat":1,"action":' out || fail "$ran: what another seat chose"
run 0 analyse --from 68 --playouts 2 --iterations 10 --report review.html whole.record
says "Play and luck"
grep -q "<polyline" review.html || fail "$ran: no page"
grep -q "What decided the game" review.html || fail "$ran: nothing decided the game"
run 0 analyse --from 68 --playouts 2 --iterations 10 --moves whole.record
says "Before it:"
run 0 analyse --from 68 --playouts 2 --iterations 10 --report - whole.record
says "<!doctype html>"
[[ ! -e ./- ]] || fail "$ran: a file called -"
run 2 analyse --from 68 --report - --json - whole.record
is_json err
grep -qF "stdout" err || fail "$ran: the error is $(cat err)"
run 2 analyse --from 73 whole.record
complains "moves 1 to 72"
rm review.html
run 0 replay --at 10 whole.record
says "Move 10 of 72"
run 2 replay --at 73 whole.record
complains "73"
run 2 replay --seat 4 whole.record
complains "1 to 3"
typed='\np\n70\nx\nq\n'
run 0 replay --step whole.record
says "Move 70 of 72"
typed=
sed 's/^move 1 build.*/move 1 build z9/' whole.record >broken.record
run 1 replay broken.record
complains "broken.record:"
head -c 300 whole.record >broken.record
run 1 play --resume broken.record
complains "broken.record:"

# The number of threads changes nothing.
run 0 arena --games 20 --bots greedy,random,greedy --threads 1 --csv 1.csv
says "greedy#2"
says "21 games"
cp out one
run 0 arena --games 20 --bots greedy,random,greedy --threads 3 --csv 3.csv
same one out
same 1.csv 3.csv
run 0 arena --games 20 --bots greedy,random,greedy --csv -
same 1.csv out

# Another game by its name.
run 0 rules gold_west loot
says "GW-5.9b"
run 0 edition show gold_west
says "standard"
run 0 arena gold_west --games 4 --bots greedy,random --option bandits=on
says "Gold West, bandits=on, 2 players, 4 games"
typed='activate 4\n? activate 4\nactivate 1\nq\n'
run 0 play gold_west --players 2 --seed 3
says "Bin 4 is empty"
says "GW-7.1a"
typed=

run 0 bench --seconds 0.01 --players 3 --markdown
says "| boomtown_builders | 3 | default |"
says "| gold_west | 3 | default |"
run 0 bench boomtown_builders --playouts 2 --players 3
[[ $(cat out) == 144 ]] || fail "$ran: not 144 decisions"

# Options of a server from the environment and from a file. Each of these is refused before the server starts.
export MOTHERLODE_PORT=70000
run 2 serve
complains "MOTHERLODE_PORT: 70000 is out of range; use 0 to 65535."
unset MOTHERLODE_PORT
MOTHERLODE_LOG=maybe run 2 serve
complains "MOTHERLODE_LOG: “maybe” is neither true nor false."
run 2 serve --config missing.toml
complains "missing.toml"
echo 'tables_opne = 5' >server.toml
run 2 serve --config server.toml
complains "server.toml:1: "
complains "tables_opne"
echo 'trusted_proxy = ["everybody"]' >server.toml
run 2 serve --config server.toml
complains "server.toml: trusted_proxy: “everybody” is not a network; use for example 10.0.0.0/8 or ::1."
printf 'memory = true\ndb = "x.db"\n' >server.toml
run 2 serve --config server.toml
complains "cannot be combined with"
run 2 serve --metrics 9464
complains "“9464” is not an address and port"
run 1 serve --memory --privacy missing.html
complains "The privacy page missing.html does not exist."

# A running server: the command line counts before the environment, and the environment before the file.
printf 'port = 1\nquiet = true\ndb = "tables.db"\ntables_open = 1\norigin = ["http://a.example", "http://b.example"]\n' >server.toml
run 1 admin list --db tables.db
complains "No server can be reached at tables.db-admin"
MOTHERLODE_PORT=2 MOTHERLODE_CONFIG=server.toml MOTHERLODE_TABLES_OPEN=2 MOTHERLODE_QUIET=false "$program" serve --port 0 >server.out 2>server.err &
server=$!
for _ in $(seq 100); do
    ! grep -q "Motherlode is at" server.out 2>/dev/null || break
    sleep 0.1
done
url=$(grep -o "http://localhost:[0-9]*" server.out) || fail "the server says “$(cat server.out server.err)”"
new_table() {
    curl --silent --output table.json --write-out '%{http_code}' --header "Content-Type: application/json" --header "Origin: http://b.example" \
        --data '{"game": "coloma", "seats": ["person", "person"]}' "$url/api/tables"
}
[[ $(new_table) == 200 && $(new_table) == 200 && $(new_table) == 429 ]] || fail "not two tables: $(cat table.json)"
run 0 admin list --db tables.db
says "coloma"
run 0 admin list --db tables.db --json
table=$(grep -o '"table":"[^"]*"' out | head -n 1 | cut -d '"' -f 4)
run 0 admin show "$table" --db tables.db
says "Last used:"
run 0 admin export "$table" --db tables.db
says "motherlode-record"
run 1 admin delete aaaaaaaaaa --db tables.db
complains "There is no table aaaaaaaaaa."
run 0 admin ban 2001:db8::1 --db tables.db
run 0 admin bans --db tables.db
says "2001:db8::/64"
run 0 backup copy.db --db tables.db
says "copy.db is a copy of tables.db."
run 1 backup copy.db --db tables.db
complains "exists already"
run 0 admin delete "$table" --db tables.db
run 0 admin prune --db tables.db
says "Deleted: 0. Archived: 0."
run 0 admin vacuum --db tables.db
run 1 restore copy.db --db tables.db
complains "Another server (process $server) is using the database tables.db."
kill "$server"
wait "$server" || fail "the server ended with $?"
run 0 restore copy.db --db tables.db
says "The old database is tables.db.old1."
run 0 backup copy2.db --db tables.db --json
[[ $(<out) == '{"database":"tables.db","backup":"copy2.db"}' ]] || fail "$ran: another object"
run 0 restore copy2.db --db tables.db --json
[[ $(<out) == '{"database":"tables.db","backup":"copy2.db","old_database":"tables.db.old2"}' ]] || fail "$ran: another object"
run 0 restore copy2.db --db new.db --json
says '"old_database":null'

# Databases of PostgreSQL by their address; tests/store has the tests with a server.
run 1 serve --db postgres://localhost:1/x
complains "The server of the database x at localhost:1 cannot be reached: Connection refused."
run 1 backup copy3.db --db postgres://localhost:1/x
complains "This command is for database files only. For PostgreSQL, use pg_dump."
run 1 restore copy2.db --db postgres://localhost:1/x
complains "For PostgreSQL, use pg_restore."
run 1 store copy sqlite:missing.db postgres://localhost:1/x
complains "There is no database missing.db."
run 1 store copy sqlite:tables.db postgres://localhost:1/x --json
is_json err
run 0 store copy tables.db sqlite:moved.db
says "Copied and compared: "
run 1 store copy tables.db moved.db
complains "The target is not empty"
run 1 admin list --db tables.db --admin-socket other
complains "No server can be reached at other"
run 1 admin list --db postgres://localhost:1/x
complains "No server can be reached at motherlode-admin"

[[ $failures == 0 ]] && echo "All commands behave."
exit $((failures > 0))
