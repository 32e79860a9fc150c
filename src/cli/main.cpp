#include <charconv>
#include <cstdio>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "arena/schedule.h"
#include "cli/commands.h"
#include "cli/terminal.h"

namespace {

using namespace motherlode::cli;

constexpr char const* version = "motherlode 0.1";
constexpr char const* summary = "Gold-rush board games: play them, replay them, let bots compete.";
constexpr char const* of_commands = "“motherlode COMMAND --help” tells more of a command.\n";
constexpr char const* of_editions =
    "Cards and board faces that the rulebooks do not print are our own editions.";

// CLI11's help without the small print, such as which options exclude each other: the errors say so.
class HelpFormatter : public CLI::Formatter {
public:
    HelpFormatter() { column_width(28); }
    std::string make_option_opts(CLI::Option const* option) const override {
        std::string text;
        if (!option->get_positional() && option->get_type_size() > 0) {
            std::string const kind = option->get_type_name();
            text = " " + kind.substr(0, kind.find(':'));  // behind the colon stand the limits of a number
        }
        if (!option->get_default_str().empty()) text += " = " + option->get_default_str();
        return text;
    }
    std::string make_option_usage(CLI::Option const* option) const override {
        std::string const name = make_option_name(option, true);
        return option->get_required() ? name : "[" + name + "]";
    }
};

// What the command line asked for.
struct Request {
    PlayOptions play;
    ReplayOptions replay;
    ArenaOptions arena;
    AnalyseOptions analyse;
    SchemaOptions schema;
    BenchOptions bench;
    RulesOptions rules;
    EditionOptions edition;
    ServeOptions serve;
    SitOptions sit;
    std::function<int()> run;
};

// A subcommand that runs `command` with these options.
template <class Options>
CLI::App& add_command(CLI::App& app, Request& request, char const* name, char const* meaning,
                      int (*command)(Options const&), Options const& options) {
    CLI::App* const added = app.add_subcommand(name, meaning);
    added->callback(
        [&request, &options, command] { request.run = [&options, command] { return command(options); }; });
    return *added;
}

template <class Value>
CLI::Option* add(CLI::App& command, char const* name, Value& value, char const* kind, char const* meaning) {
    return command.add_option(name, value, meaning)->type_name(kind);
}

// A seed has 64 bits; CLI11 would take -1 for the largest of them.
CLI::Option* add_seed(CLI::App& command, auto& seed, char const* meaning) {
    return add(command, "--seed", seed, "NUMBER", meaning)->check([](std::string const& text) -> std::string {
        std::uint64_t number = 0;
        auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (problem == std::errc{} && end == text.data() + text.size()) return {};
        return "“" + text + "” is not a whole number of 64 bits";
    });
}

// May be repeated; each time takes one argument, so that the game's name can follow it.
CLI::Option* add_list(CLI::App& command, char const* name, std::vector<std::string>& values, char const* kind,
                      char const* meaning) {
    return add(command, name, values, kind, meaning)->allow_extra_args(false);
}

void add_games(CLI::App& app, Request& request) {
    app.add_subcommand("games", "The games on offer, with players, editions and options")
        ->callback([&request] { request.run = run_games; });
}

void add_choice(CLI::App& command, GameChoice& choice) {
    command.add_option("GAME", choice.game, "Which game")->capture_default_str();
    add_list(command, "--option", choice.options, "NAME=VALUE", "An option of the game; may be repeated");
    add(command, "--edition", choice.edition, "NAME|FILE", "Other cards and another board");
}

void add_play(CLI::App& app, Request& request) {
    PlayOptions& options = request.play;
    CLI::App& play = add_command(app, request, "play", "Play in the terminal, against bots or together",
                                 run_play, options);
    add_choice(play, options.choice);
    add(play, "--players", options.players, "NUMBER", "How many play")->capture_default_str();
    add(play, "--persons", options.persons, "NUMBER", "How many of them are persons at this terminal")
        ->capture_default_str();
    add(play, "--seat", options.seat, "NUMBER", "The first person's seat")
        ->capture_default_str()
        ->each([&options](std::string const&) { options.seat_chosen = true; });
    add_list(play, "--bots", options.bots, "NAME,...", "Who plays the other seats")
        ->delimiter(',')
        ->default_str("greedy");
    add_list(play, "--name", options.names, "NAME,...", "What the persons are called")->delimiter(',');
    add_seed(play, options.seed, "Decides all that is random; by lot if left out");
    CLI::Option* const position = add(play, "--position", options.position, "FILE",
                                      "Start from a position text, which decides game, options and players");
    for (char const* decided : {"GAME", "--option", "--players"})
        position->excludes(play.get_option(decided));
    CLI::Option* const resume = add(play, "--resume", options.resume, "FILE", "Go on with a saved game");
    for (char const* decided :
         {"GAME", "--option", "--players", "--persons", "--seat", "--bots", "--name", "--seed", "--position"})
        resume->excludes(play.get_option(decided));
    add(play, "--save", options.save, "FILE", "Keep the record here, of a finished game too");
}

void add_replay(CLI::App& app, Request& request) {
    using Show = ReplayOptions::Show;
    ReplayOptions& options = request.replay;
    CLI::App& replay =
        add_command(app, request, "replay", "Verify a record and show it", run_replay, options);
    replay.add_option("FILE", options.file, "The record")->required();
    add(replay, "--edition", options.edition, "FILE", "The edition it was played with, if not one of ours");
    add(replay, "--seat", options.seat, "NUMBER", "Show what this seat saw, not an onlooker");

    auto const show = [&](Show what) { return [&options, what] { options.show = what; }; };
    CLI::Option* const at =
        replay.add_option("--at", options.position, "The board after this number of moves")
            ->type_name("NUMBER")
            ->each([&options](std::string const&) { options.show = Show::position; });
    CLI::Option* const ways[]{
        replay.add_flag_callback("--log", show(Show::log), "What happened, in sentences"),
        replay.add_flag_callback("--json", show(Show::json), "What happened, a JSON object for each event"),
        replay.add_flag_callback("--step", show(Show::step), "The board, move by move"),
        at,
    };
    for (CLI::Option* const way : ways)
        for (CLI::Option* const other : ways)
            if (way != other) way->excludes(other);
    replay
        .add_flag("--position", options.as_text,
                  "With --at: the position as text, with everything hidden unless --seat is given")
        ->needs(at);
}

void add_arena(CLI::App& app, Request& request) {
    ArenaOptions& options = request.arena;
    CLI::App& arena =
        add_command(app, request, "arena", "Bots against each other, many times", run_arena, options);
    add_choice(arena, options.choice);
    add(arena, "--games", options.games, "NUMBER",
        "How many games at a table; every bot sits everywhere equally often")
        ->check(CLI::Range(1, motherlode::arena::Schedule::most_games))
        ->capture_default_str();
    add_list(arena, "--bots", options.bots, "NAME,...", "Who plays; exec:COMMAND is your own")
        ->delimiter(',')
        ->default_str("greedy,random");
    add_seed(arena, options.seed, "Decides every game")->capture_default_str();
    add(arena, "--threads", options.threads, "NUMBER",
        "How many games at once; 0: as many as there are cores")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    add(arena, "--players", options.players, "NUMBER",
        "At a table; of more bots every so many meet. All at one table, if left out")
        ->check(CLI::Range(1, 6));
    add(arena, "--csv", options.csv, "FILE", "Write a line for every seat of every game; - is stdout");
    add(arena, "--report", options.report, "FILE", "Write a page with plots: ratings, scores, seats, deeds");
    add(arena, "--journal", options.journal, "FILE",
        "Keep every game here; the same command goes on where it was stopped, also under mpirun");
}

void add_analyse(CLI::App& app, Request& request) {
    AnalyseOptions& options = request.analyse;
    CLI::App& analyse = add_command(app, request, "analyse",
                                    "Who was winning when, and which decision lost it", run_analyse, options);
    CLI::Option* const record = analyse.add_option("FILE", options.file, "The record");
    add(analyse, "--position", options.position, "FILE",
        "A position text instead: the best moves of the seat to move")
        ->excludes(record);
    add(analyse, "--edition", options.edition, "FILE", "The edition it was played with, if not one of ours");
    add(analyse, "--from", options.from, "MOVE", "Look at the game from this move on")->capture_default_str();
    add(analyse, "--choices", options.choices, "NUMBER",
        "Actions weighed at every decision; 4, or 3 in a very long game, if not given")
        ->check(CLI::Range(2, 50));
    add(analyse, "--iterations", options.iterations, "NUMBER",
        "Of the search that picks them; 300 or 60, if not given")
        ->check(CLI::Range(1, 100'000'000));
    add(analyse, "--playouts", options.playouts, "NUMBER",
        "Games imagined after each of them; 40 or 12, if not given")
        ->check(CLI::Range(2, 1'000'000));
    add_seed(analyse, options.seed, "Decides what is imagined")->capture_default_str();
    add(analyse, "--threads", options.threads, "NUMBER",
        "How many decisions at once; 0: as many as there are cores")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    analyse.add_flag("--moves", options.choices_shown, "What every choice was worth, move by move");
    add(analyse, "--json", options.json, "FILE", "Everything, for programs; - is stdout");
    add(analyse, "--report", options.report, "FILE",
        "A page: what decided it, and the win share over the game; - is stdout");
}

void add_schema(CLI::App& app, Request& request) {
    SchemaOptions& options = request.schema;
    CLI::App& schema =
        add_command(app, request, "schema", "The types of a game's views and editions", run_schema, options);
    schema.add_option("GAME", options.game, "Which game")->required();
    schema.add_flag("--typescript", options.typescript, "TypeScript types instead of a JSON schema");
}

void add_bench(CLI::App& app, Request& request) {
    BenchOptions& options = request.bench;
    CLI::App& bench =
        add_command(app, request, "bench", "How fast the games run on this machine", run_bench, options);
    bench.add_option("GAME", options.game, "Only this game");
    CLI::Option* const players =
        add(bench, "--players", options.players, "NUMBER", "Only with so many players");
    add(bench, "--seconds", options.seconds, "NUMBER", "For each of three measurements; the best counts")
        ->check(CLI::Range(0.001, 3600.0))
        ->capture_default_str();
    bench.add_flag("--markdown", options.markdown, "The table as Markdown");
    add(bench, "--playouts", options.playouts, "NUMBER", "Only count the decisions of so many random games")
        ->check(CLI::Range(1, 100'000'000))
        ->needs(players);
}

void add_rules(CLI::App& app, Request& request) {
    RulesOptions& options = request.rules;
    CLI::App& rules = add_command(app, request, "rules", "What the rules say", run_rules, options);
    rules.add_option("GAME", options.game, "Of which game; all, if left out");
    rules.add_option("ID|WORD", options.word, "A rule's id, the beginning of one, or a word");
}

void add_edition(CLI::App& app, Request& request) {
    EditionOptions& options = request.edition;
    CLI::App& edition = *app.add_subcommand("edition", "The cards and boards the games are played with");
    edition.require_subcommand(1);
    CLI::App& list =
        add_command(edition, request, "list", "The editions in this program", run_edition_list, options);
    list.add_option("GAME", options.game, "Only of this game");
    CLI::App& show = add_command(edition, request, "show", "An edition's file, to copy and change",
                                 run_edition_show, options);
    show.add_option("GAME", options.game, "Of which game")->required();
    show.add_option("NAME", options.name, "Which of its editions, if not the default");
    CLI::App& check =
        add_command(edition, request, "check", "Is an edition file sound?", run_edition_check, options);
    check.add_option("FILE", options.file, "The file")->required();
}

void add_serve(CLI::App& app, Request& request) {
    ServeOptions& options = request.serve;
    CLI::App& serve =
        add_command(app, request, "serve", "Serve the page and tables to browsers", run_serve, options);
    add(serve, "--port", options.port, "NUMBER", "Where to listen; 0: any port that is free")
        ->check(CLI::Range(0, 65535))
        ->capture_default_str();
    add(serve, "--address", options.address, "ADDRESS", "On which address; 0.0.0.0: on all of them")
        ->capture_default_str();
    CLI::Option* const database = add(serve, "--db", options.database, "FILE", "Where the tables are kept")
                                      ->default_str("motherlode.db");
    serve.add_flag("--memory", options.memory, "Keep nothing when it stops")->excludes(database);
    add(serve, "--web", options.web, "DIR", "The built page");
    add_list(serve, "--origin", options.origins, "URL", "Where a front door serves it; may be repeated");
    serve.add_flag("--quiet", options.quiet, "Do not say where it is");
    serve.add_flag("--log", options.log, "A line on stderr for every request");
    add(serve, "--bot-pause", options.bot_pause, "MS", "Between decisions of bots while somebody watches")
        ->check(CLI::Range(0, 60'000))
        ->capture_default_str();
    add(serve, "--review-effort", options.review_effort, "GAMES",
        "Imagined games for each choice of a review or hint, within its bound of work; 0: as many as suit "
        "the game")
        ->check(CLI::Range(0, 1000))
        ->capture_default_str();
    add(serve, "--review-niceness", options.review_niceness, "NUMBER",
        "How much reviews and hints give way to all else")
        ->check(CLI::Range(0, 19))
        ->capture_default_str();
    add_seed(serve, options.seed, "Deal every table alike, for tests: who knows it knows what is hidden");
    struct Limit {
        char const* name;
        int& value;
        char const* meaning;
    };
    for (auto const& [name, value, meaning] :
         {Limit{"--tables-per-hour", options.tables_per_hour, "Tables that one address may make in an hour"},
          Limit{"--tables-open", options.tables_open, "Tables with an unfinished game"},
          Limit{"--message-rate", options.message_rate, "Messages of one socket in a second"},
          Limit{"--connections", options.connections, "Connections of one address at a time"},
          Limit{"--request-rate", options.request_rate, "Requests of one address in a second"}})
        add(serve, name, value, "NUMBER", meaning)->check(CLI::Range(1, 1'000'000))->capture_default_str();
}

void add_sit(CLI::App& app, Request& request) {
    SitOptions& options = request.sit;
    CLI::App& sit = add_command(app, request, "sit", "Let a program of your own play a seat at a table",
                                run_sit, options);
    sit.add_option("LINK", options.link, "The link to the seat")->required();
    sit.add_option("COMMAND", options.command, "Starts the program; docs/bot-protocol.md")->required();
    add(sit, "--name", options.name, "NAME", "What it is called")->capture_default_str();
}

// What could not be written, as on a full disk, must not pass for success.
int after_flushing(int exit_code) {
    bool const written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    if (written || exit_code != exit_fine) return exit_code;
    return refuse({"Not all of the output could be written."});
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app{summary, "motherlode"};
    app.formatter(std::make_shared<HelpFormatter>());
    app.footer(of_editions);
    app.set_help_flag("-h,--help", "Show this");
    app.set_version_flag("--version", version, "Show the version");
    app.require_subcommand(0, 1);

    Request request;
    request.run = [&app] {
        write_out(app.help());
        return exit_fine;
    };
    add_games(app, request);
    add_play(app, request);
    add_replay(app, request);
    add_arena(app, request);
    add_analyse(app, request);
    add_schema(app, request);
    add_bench(app, request);
    add_rules(app, request);
    add_edition(app, request);
    add_serve(app, request);
    add_sit(app, request);
    app.footer(std::string{of_commands} + of_editions);  // commands have taken over the one above
    try {
        app.parse(argc, argv);
    } catch (CLI::Success const& asked) {  // --help, --version
        return after_flushing(app.exit(asked));
    } catch (CLI::ParseError const& error) {
        return misuse({std::string{error.what()} + "; --help tells what can be given."});
    }
    return after_flushing(request.run());
}
