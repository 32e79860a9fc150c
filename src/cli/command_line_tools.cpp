// The commands beside the games: rules, editions, schema, speed, and what packages install.

#include "cli/command_options.h"

namespace motherlode::cli {
namespace {

void add_rules(CLI::App& app, Request& request) {
    RulesOptions& options = request.rules;
    CLI::App& rules = add_command(app, request, "rules", "Look up rules by id or word", run_rules, options);
    rules.add_option("GAME", options.game, "Only rules of this game (default: all games)");
    rules.add_option("ID|WORD", options.word,
                     "Rule id, the beginning of one, or a word (default: all rules)");
    rules.add_option("--language", options.language, "Language of the rules: en, es (default: en)")
        ->type_name("CODE");
    add_json_flag(rules, options.json);
    add_notes(rules, "",
              {"motherlode rules gold_west settlement", "motherlode rules BB-4.2",
               "motherlode rules coloma --language es"});
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
    add_json_flag(list, options.json);
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
    add_json_flag(check, options.json);
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
    add_json_flag(bench, options.json);
    bench.get_option("--json")->excludes(bench.get_option("--markdown"));
    add_number(bench, "--playouts", options.playouts, 1, 100'000'000,
               "Play this number of random games and print only the number of decisions")
        ->needs(players);
    add_notes(bench, "",
              {"motherlode bench gold_west --players 4", "motherlode bench --seconds 0.2 --markdown"});
}

void add_sit(CLI::App& app, Request& request) {
    SitOptions& options = request.sit;
    CLI::App& sit = add_command(app, request, "sit", "Let your own program play a seat at a server's table",
                                run_sit, options);
    sit.add_option("LINK", options.link, "Link to the seat")->required();
    sit.add_option("COMMAND", options.command, "Command that starts the program")->required();
    add(sit, "--name", options.name, "NAME", "Name shown at the table")->capture_default_str();
    sit.add_flag("--json", options.json, json_result);
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
    add_server_commands(app, request);
    add_sit(app, request);
    add_package_files(app, request);
}

}  // namespace motherlode::cli
