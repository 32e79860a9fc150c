// The commands beside the games: rules, editions, schema, speed, the server, and what packages install.

#include "cli/command_options.h"

namespace motherlode::cli {
namespace {

void add_rules(CLI::App& app, Request& request) {
    RulesOptions& options = request.rules;
    CLI::App& rules = add_command(app, request, "rules", "Look up rules by id or word", run_rules, options);
    rules.add_option("GAME", options.game, "Only rules of this game (default: all games)");
    rules.add_option("ID|WORD", options.word,
                     "Rule id, the beginning of one, or a word (default: all rules)");
    add_notes(rules, "", {"motherlode rules gold_west settlement", "motherlode rules BB-4.2"});
}

void add_edition(CLI::App& app, Request& request) {
    EditionOptions& options = request.edition;
    CLI::App& edition =
        *app.add_subcommand("edition", "List, print and check editions: cards, boards and numbers");
    edition.require_subcommand(1);
    add_notes(edition, "docs/editions.md describes edition files.",
              {"motherlode edition show gold_west > mine.toml", "motherlode edition check mine.toml"});

    CLI::App& list =
        add_command(edition, request, "list", "List the built-in editions", run_edition_list, options);
    list.add_option("GAME", options.game, "Only editions of this game (default: all games)");
    add_notes(list, "", {"motherlode edition list", "motherlode edition list coloma"});

    CLI::App& show = add_command(edition, request, "show", "Print an edition file, to copy and change",
                                 run_edition_show, options);
    show.add_option("GAME", options.game, "The game")->required();
    show.add_option("NAME", options.name, "Name of the edition (default: the game's own edition)");
    add_notes(show, "",
              {"motherlode edition show gold_west", "motherlode edition show coloma tailrace > mine.toml"});

    CLI::App& check =
        add_command(edition, request, "check", "Check an edition file", run_edition_check, options);
    check.add_option("FILE", options.file, "Edition file")->required();
    add_notes(check, "",
              {"motherlode edition check mine.toml", "motherlode play coloma --edition ./mine.toml"});
}

void add_schema(CLI::App& app, Request& request) {
    SchemaOptions& options = request.schema;
    CLI::App& schema = add_command(
        app, request, "schema", "Print the JSON schema of a game's views and edition", run_schema, options);
    schema.add_option("GAME", options.game, "The game")->required();
    schema.add_flag("--typescript", options.typescript, "Print TypeScript types instead");
    add_notes(schema, "",
              {"motherlode schema coloma > coloma.schema.json", "motherlode schema gold_west --typescript"});
}

void add_bench(CLI::App& app, Request& request) {
    BenchOptions& options = request.bench;
    CLI::App& bench = add_command(app, request, "bench", "Measure the speed of the games on this machine",
                                  run_bench, options);
    bench.add_option("GAME", options.game, "Only this game (default: all games)");
    CLI::Option* const players = add_number(bench, "--players", options.players, 1, any_number,
                                            "Only this number of players (default: all)");
    add_number(bench, "--seconds", options.seconds, 0.001, 3600.0,
               "Seconds per measurement; the best of three counts")
        ->capture_default_str();
    bench.add_flag("--markdown", options.markdown, "Print the table as Markdown");
    add_number(bench, "--playouts", options.playouts, 1, 100'000'000,
               "Play this number of random games and print only the number of decisions")
        ->needs(players);
    add_notes(bench, "",
              {"motherlode bench gold_west --players 4", "motherlode bench --seconds 0.2 --markdown"});
}

void add_limits(CLI::App& serve, ServeOptions& options) {
    struct Limit {
        char const* name;
        int& value;
        char const* meaning;
    };
    for (auto const& [name, value, meaning] :
         {Limit{"--tables-per-hour", options.tables_per_hour, "New tables per address and hour"},
          Limit{"--tables-open", options.tables_open, "Unfinished tables on the whole server"},
          Limit{"--message-rate", options.message_rate, "Messages per connection and second"},
          Limit{"--connections", options.connections, "Connections per address at the same time"},
          Limit{"--request-rate", options.request_rate, "HTTP requests per address and second"}})
        add_number(serve, name, value, 1, 1'000'000, meaning)->capture_default_str();
}

void add_serve(CLI::App& app, Request& request) {
    ServeOptions& options = request.serve;
    CLI::App& serve = add_command(app, request, "serve", "Serve the page and its tables", run_serve, options);
    add_number(serve, "--port", options.port, 0, 65535, "Port to listen on; 0: any free port")
        ->capture_default_str();
    add(serve, "--address", options.address, "ADDRESS", "Address to listen on; 0.0.0.0: all addresses")
        ->capture_default_str();
    CLI::Option* const database = add(
        serve, "--db", options.database, "FILE",
        "Database file (default: motherlode.db in $XDG_DATA_HOME if set, otherwise in the current folder)");
    serve.add_flag("--memory", options.memory, "Keep tables in memory only; they are lost on exit")
        ->excludes(database);
    add(serve, "--web", options.web, "DIR",
        "Folder with the built page (default: $MOTHERLODE_WEB if set, otherwise the installed or built "
        "page)");
    add_list(serve, "--origin", options.origins, "URL",
             "Public URL when behind a reverse proxy (repeatable)");
    serve.add_flag("--quiet", options.quiet, "Do not print the address at the start");
    serve.add_flag("--log", options.log, "Log every request to stderr");
    add_number(serve, "--bot-pause", options.bot_pause, 0, 60'000,
               "Pause between bot moves while someone is watching, in milliseconds", "MS")
        ->capture_default_str();
    add_number(serve, "--review-effort", options.review_effort, 0, 1000,
               "Simulated games per compared move in reviews and hints; 0: suited to the game", "GAMES")
        ->capture_default_str();
    add_number(serve, "--review-niceness", options.review_niceness, 0, 19,
               "Niceness of reviews and hints; 19 is the lowest priority")
        ->capture_default_str();
    add_number(serve, "--reconnect-grace", options.reconnect_grace, 0, 3600,
               "How long players' clocks stand still after a restart, in seconds", "SECONDS")
        ->capture_default_str();
    add_seed(
        serve, options.seed,
        "Fixed seed for every table (testing only: anyone who knows it can work out hidden information)");
    add_limits(serve, options);
    add_notes(serve, "docs/protocol.md describes the protocol.",
              {"motherlode serve --port 8080 --db tables.db",
               "motherlode serve --address 0.0.0.0 --origin https://games.example.org"});
}

void add_sit(CLI::App& app, Request& request) {
    SitOptions& options = request.sit;
    CLI::App& sit = add_command(app, request, "sit", "Let your own program play a seat at a server's table",
                                run_sit, options);
    sit.add_option("LINK", options.link, "Link to the seat")->required();
    sit.add_option("COMMAND", options.command, "Command that starts the program")->required();
    add(sit, "--name", options.name, "NAME", "Name shown at the table")->capture_default_str();
    add_notes(sit, "docs/bot-protocol.md describes what the program reads and writes.",
              {"motherlode sit \"http://localhost:8080/t/abc#token\" \"python3 examples/bot.py\"",
               "motherlode sit \"http://localhost:8080/t/abc#token\" ./bot --name Ada"});
}

void add_package_files(CLI::App& app, Request& request) {
    CompletionOptions& options = request.completion;
    CLI::App& completion = add_command(app, request, "completion", "Print a completion script for your shell",
                                       run_completion, options);
    add(completion, "SHELL", options.shell, "SHELL", "bash, zsh or fish")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}));
    add_notes(completion, "",
              {"source <(motherlode completion bash)", "motherlode completion fish | source"});

    CLI::App* const manual = app.add_subcommand("manual", "Print the manual page");
    manual->callback([&request] { request.run = run_manual; });
    add_notes(*manual, "", {"motherlode manual | man -l -", "motherlode manual > motherlode.1"});
}

}  // namespace

void add_other_commands(CLI::App& app, Request& request) {
    add_rules(app, request);
    add_edition(app, request);
    add_schema(app, request);
    add_bench(app, request);
    add_serve(app, request);
    add_sit(app, request);
    add_package_files(app, request);
}

}  // namespace motherlode::cli
