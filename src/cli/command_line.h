#pragma once

#include <functional>
#include <memory>

#include "cli/commands.h"

namespace CLI {  // NOLINT(readability-identifier-naming): the name of the library
class App;
}

namespace motherlode::cli {

// What the command line asked for.
struct Request {
    GamesOptions games;
    PlayOptions play;
    ReplayOptions replay;
    ArenaOptions arena;
    AnalyseOptions analyse;
    SchemaOptions schema;
    BenchOptions bench;
    RulesOptions rules;
    EditionOptions edition;
    ServeOptions serve;
    AdminOptions admin;
    BackupOptions backup;
    CopyOptions copy;
    SitOptions sit;
    CompletionOptions completion;
    std::function<int()> run;
};

// Every command with its options, their defaults and their texts. Parsing fills in the request. --help, the manual page
// and the shell completions are all made from this one description (cli/help.h, cli/manual.cpp, cli/completion.cpp).
std::unique_ptr<CLI::App> make_command_line(Request& request);

// The commands, in the order shown: command_line_play.cpp, command_line_tools.cpp and command_line_serve.cpp.
void add_playing_commands(CLI::App& app, Request& request);
void add_other_commands(CLI::App& app, Request& request);
void add_server_commands(CLI::App& app, Request& request);

}  // namespace motherlode::cli
