// The commands about games: playing, replaying, comparing bots, analysing.

#include "arena/schedule.h"
#include "bots/bot.h"
#include "cli/command_options.h"
#include "cli/narrate.h"

namespace motherlode::cli {
namespace {

constexpr int most_threads = 1024;

// The bots by name, and the search syntax (bots/search/settings.h).
std::string bots_note() {
    std::vector<std::string> names;
    for (std::string_view const bot : bot_names()) names.push_back(bot_with_strength(bot));
    return fmt::format(
        "Bots, weakest first: {}. The last four are the levels offered on the page; forty-niner thinks for "
        "up to one second per move.\n\n"
        "search:BUDGET[:SUFFIX]... is a search with your own settings. BUDGET is a number of iterations "
        "(search:2000) or a time per decision (search:500ms). Suffixes:\n"
        "  xN                  N threads\n"
        "  random              playouts choose moves at random\n"
        "  habits              playouts prefer moves that did well so far\n"
        "  guided              playouts take the best of three random moves\n"
        "  cutN                stop playouts after N decisions and evaluate; cut0 has no playouts\n"
        "  turns               with cutN: finish the current turn first\n"
        "  full                play to the end of the game\n"
        "  foresight           try promising moves first\n"
        "  flat                try moves in any order\n"
        "  exploreN            exploration constant, in hundredths\n"
        "  leadN               a lead of N points is decisive\n"
        "  blundersN           N % of the decisions are random\n"
        "Without suffixes the game's own settings are used.",
        fmt::join(names, ", "));
}

void add_choice(CLI::App& command, GameChoice& choice) {
    command.add_option("GAME", choice.game, "The game; “motherlode games” lists all")->capture_default_str();
    add_list(command, "--option", choice.options, "NAME=VALUE",
             "Option of the game (repeatable; “motherlode games” lists them)");
    add(command, "--edition", choice.edition, "NAME|FILE",
        "Built-in edition or edition file (default: the game's own edition)");
}

void add_play(CLI::App& app, Request& request) {
    PlayOptions& options = request.play;
    CLI::App& play = add_command(app, request, "play", "Play in the terminal, against bots or with friends",
                                 run_play, options);
    add_choice(play, options.choice);
    add_number(play, "--players", options.players, 1, any_number,
               "Number of players, humans and bots together")
        ->capture_default_str();
    add_number(play, "--humans,--persons", options.humans, 0, any_number, "Number of humans at this terminal")
        ->capture_default_str();
    add_number(play, "--seat", options.seat, 1, any_number, "Seat of the first human")
        ->capture_default_str()
        ->each([&options](std::string const&) { options.seat_chosen = true; });
    add_list(play, "--bots", options.bots, "NAME,...",
             "Bots for the other seats, in order; repeated if there are more seats. exec:COMMAND runs your "
             "own program")
        ->delimiter(',')
        ->default_str("prospector");
    add_list(play, "--name", options.names, "NAME,...", "Names of the humans (default: Player)")
        ->delimiter(',');
    play.add_flag("--open-hands", options.open_hands,
                  "Do not clear the screen between humans: everybody sees all hands");
    add_seed(play, options.seed, "Random seed (default: random)");
    CLI::Option* const position =
        add(play, "--position", options.position, "FILE",
            "Start from a position file, which sets the game, its options and the number of players");
    for (char const* given : {"GAME", "--option", "--players"}) position->excludes(play.get_option(given));
    CLI::Option* const resume = add(play, "--resume", options.resume, "FILE", "Resume a saved game");
    for (char const* given :
         {"GAME", "--option", "--players", "--humans", "--seat", "--bots", "--name", "--seed", "--position"})
        resume->excludes(play.get_option(given));
    add(play, "--save", options.save, "FILE",
        "Save the game here, finished or not (default: unfinished games only, as GAME-SEED.record)");
    play.add_flag("--json", options.json, json_result);
    add_notes(play, bots_note(),
              {"motherlode play coloma --players 4 --bots sourdough,prospector,greenhorn",
               "motherlode play --resume boomtown_builders-7.record"});
}

void add_replay(CLI::App& app, Request& request) {
    using Show = ReplayOptions::Show;
    ReplayOptions& options = request.replay;
    CLI::App& replay =
        add_command(app, request, "replay", "Check a record and show the game", run_replay, options);
    replay.add_option("FILE", options.file, "Record file")->required();
    add(replay, "--edition", options.edition, "FILE",
        "Edition file of the game, if its edition is not built in");
    add_number(replay, "--seat", options.seat, 1, any_number,
               "Show what this seat saw (default: what a watcher saw)");

    auto const show = [&](Show what) { return [&options, what] { options.show = what; }; };
    CLI::Option* const at = add_number(replay, "--at", options.position, 0, any_number,
                                       "Show the board after this number of moves")
                                ->each([&options](std::string const&) { options.show = Show::position; });
    CLI::Option* const ways[]{
        replay.add_flag_callback("--log", show(Show::log), "Print all events as sentences"),
        replay.add_flag_callback("--json", show(Show::json), "Print a JSON object for each event and move"),
        replay.add_flag_callback("--step", show(Show::step), "Step through the game move by move"),
        at,
    };
    for (CLI::Option* const way : ways)
        for (CLI::Option* const other : ways)
            if (way != other) way->excludes(other);
    replay
        .add_flag(
            "--position", options.as_text,
            "With --at: print the position as text; it includes hidden information unless --seat is given")
        ->needs(at);
    add_notes(replay, "",
              {"motherlode replay game.record --step", "motherlode replay game.record --at 40 --position"});
}

void add_arena(CLI::App& app, Request& request) {
    ArenaOptions& options = request.arena;
    CLI::App& arena =
        add_command(app, request, "arena", "Let bots play many games and compare them", run_arena, options);
    add_choice(arena, options.choice);
    add_number(arena, "--games", options.games, 1, arena::Schedule::most_games,
               "Games per combination of bots, rounded up so that every bot plays every seat equally often")
        ->capture_default_str();
    add_list(arena, "--bots", options.bots, "NAME,...", "Bots to compare; exec:COMMAND runs your own program")
        ->delimiter(',')
        ->default_str("greedy,random");
    add_seed(arena, options.seed, "Random seed")->capture_default_str();
    add_number(arena, "--threads", options.threads, 0, most_threads,
               "Games at the same time; 0: one per core")
        ->capture_default_str();
    add_number(
        arena, "--players", options.players, 1, any_number,
        "Seats per game. With more bots than seats, every combination plays (default: all bots in one game)");
    CLI::Option* const position = add_list(
        arena, "--position", options.positions, "FILE",
        "Start from a position file, which sets the game, its options and the seats (repeatable: the deals "
        "take turns)");
    for (char const* given : {"GAME", "--option", "--players"}) position->excludes(arena.get_option(given));
    add_number(arena, "--exec-timeout", options.exec_timeout, 0.001, 86'400.0,
               "Seconds that an exec:COMMAND bot has for each decision before it forfeits the game",
               "SECONDS")
        ->capture_default_str();
    add(arena, "--sprt", options.sprt, "ELO0,ELO1[,ALPHA,BETA]",
        "Stop early by a sequential test: is the first of two bots ELO1 rating points stronger than the "
        "second, or only "
        "ELO0? ALPHA and BETA are the error rates (default: 0.05)");
    add(arena, "--ratings", options.ratings, "FILE",
        "Add the results to this file and show the ratings over all its runs; use another --seed for each "
        "run");
    add(arena, "--json", options.json, "FILE", "Write the results as JSON; - is stdout");
    add(arena, "--csv", options.csv, "FILE", "Write a line for each seat of each game; - is stdout");
    add(arena, "--report", options.report, "FILE",
        "Write an HTML page with plots of ratings, scores, seats and card usage");
    add(arena, "--records", options.records, "DIR",
        "Write the record of every game into this folder, for replay and analyse");
    add(arena, "--journal", options.journal, "FILE",
        "Save every finished game here; the same command then resumes where it stopped, also under mpirun");
    add_notes(
        arena,
        bots_note() + "\n\nexec:COMMAND is a program that speaks the bot protocol (docs/bot-protocol.md). "
                      "perfect:BOT searches with all hidden information open, to measure what that is worth.",
        {"motherlode arena gold_west --bots sourdough,greedy --games 200 --report arena.html",
         "motherlode arena --bots \"exec:python3 examples/bot.py,greedy\" --exec-timeout 5 --records games",
         "motherlode arena coloma --bots search:400,search:200 --games 2000 --sprt 0,30",
         "motherlode arena --bots sourdough,greedy --seed 2 --ratings ratings.toml"});
}

void add_analyse(CLI::App& app, Request& request) {
    AnalyseOptions& options = request.analyse;
    CLI::App& analyse = add_command(app, request, "analyse",
                                    "Review a game: who was winning when, and which moves were mistakes",
                                    run_analyse, options);
    CLI::Option* const record = analyse.add_option("FILE", options.file, "Record file");
    add(analyse, "--position", options.position, "FILE",
        "Analyse a position file instead: the best moves of the seat to act")
        ->excludes(record);
    add(analyse, "--edition", options.edition, "FILE",
        "Edition file of the game, if its edition is not built in");
    add_number(analyse, "--from", options.from, 1, any_number, "First move to review", "MOVE")
        ->capture_default_str();
    add_number(analyse, "--to", options.to, 1, any_number, "Last move to review (default: the last move)",
               "MOVE");
    add_number(analyse, "--choices", options.choices, 2, 50, "Moves compared at each decision (default: 3)");
    add_number(analyse, "--iterations", options.iterations, 1, 100'000'000,
               "Search iterations that pick these moves (default: 150, or 60 in very long games)");
    add_number(analyse, "--playouts", options.playouts, 2, 1'000'000,
               "Simulated games after each of them (default: 40, or 12 in very long games)");
    add_seed(analyse, options.seed, "Random seed of the simulated games")->capture_default_str();
    add_number(analyse, "--threads", options.threads, 0, most_threads,
               "Decisions reviewed at the same time; 0: one per core")
        ->capture_default_str();
    analyse.add_flag("--moves", options.choices_shown, "Show every compared move of every decision");
    add(analyse, "--json", options.json, "FILE", "Write everything as JSON; - is stdout");
    add(analyse, "--report", options.report, "FILE", "Write an HTML page with plots; - is stdout");
    add_notes(analyse, "",
              {"motherlode analyse game.record --report review.html",
               "motherlode analyse --position position.toml"});
}

}  // namespace

void add_playing_commands(CLI::App& app, Request& request) {
    CLI::App& games = add_command(app, request, "games", "List the games with players, editions and options",
                                  run_games, request.games);
    add_json_flag(games, request.games.json);
    add_notes(games, "", {"motherlode games", "motherlode play gold_west --option bandits=on"});
    add_play(app, request);
    add_replay(app, request);
    add_arena(app, request);
    add_analyse(app, request);
}

}  // namespace motherlode::cli
