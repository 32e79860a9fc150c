#include "cli/command_line.h"

#include <CLI/CLI.hpp>

#include "cli/help.h"
#include "cli/terminal.h"
#include "cli/version.h"

namespace motherlode::cli {
namespace {

constexpr char const* program_summary =
    "Gold-rush board games: play, replay, analyse, let bots compete, serve the page.";
constexpr char const* notes =
    "“motherlode COMMAND --help” describes a command and ends with examples.\n\n"
    "Exit codes:\n"
    "  0  Success\n"
    "  1  A file, record, edition or game was refused, or the work failed\n"
    "  2  Wrong command line\n\n"
    "Where the rulebooks do not print a card or a board, the editions contain our own design.\n\n"
    "Examples:\n"
    "  motherlode play gold_west --players 2 --bots sourdough\n"
    "  motherlode serve --port 8080";

}  // namespace

std::unique_ptr<CLI::App> make_command_line(Request& request) {
    auto app = std::make_unique<CLI::App>(program_summary, "motherlode");
    app->formatter(std::make_shared<HelpFormatter>());
    app->set_help_flag("-h,--help", "Show this help");
    app->require_subcommand(0, 1);
    request.run = [app = app.get()] {
        write_out(app->help());
        return exit_fine;
    };
    add_playing_commands(*app, request);
    add_other_commands(*app, request);
    // After the commands, which would inherit both.
    app->set_version_flag("--version", version_text(), "Show the version and the commit");
    app->footer(notes);
    return app;
}

}  // namespace motherlode::cli
