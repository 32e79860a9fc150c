#include <cstdio>

#include <CLI/CLI.hpp>

#include "cli/command_line.h"
#include "cli/help.h"
#include "cli/terminal.h"
#include "kernel/suggestion.h"

namespace {

using namespace motherlode::cli;

// The command that was being read when something was wrong.
CLI::App const& last_command(CLI::App const& app) {
    for (CLI::App const* command : commands_of(app))
        if (command->parsed()) return last_command(*command);
    return app;
}

// The sentence about an argument that no command or option has.
std::string unknown_argument(CLI::App const& app, std::string const& word) {
    CLI::App const& command = last_command(app);
    std::vector<std::string> known;
    bool const is_option = word.starts_with("-");
    if (is_option)
        for (CLI::Option const* option : options_of(command))
            known.push_back("--" + option->get_lnames().front());
    else
        for (CLI::App const* inner : commands_of(command)) known.push_back(inner->get_name());
    std::vector<std::string_view> const names(known.begin(), known.end());
    std::string const what = is_option ? "option" : names.empty() ? "argument" : "command";
    std::string const name = word.substr(0, word.find('='));
    return "Unknown " + what + " “" + name + "”." + motherlode::did_you_mean(name, names);
}

// CLI11's own sentence, in our words where they differ.
std::string error_text(CLI::ParseError const& error) {
    std::string text = error.what();
    for (auto const& [theirs, ours] : {std::pair{" excludes ", " cannot be combined with "},
                                       std::pair{"A subcommand is required", "A command is missing"}})
        if (std::size_t const at = text.find(theirs); at != std::string::npos)
            text.replace(at, std::string_view{theirs}.size(), ours);
    return text + ".";
}

std::string problem_text(CLI::App const& app, CLI::ParseError const& error) {
    std::vector<std::string> const unknown = app.remaining(true);
    auto const code = static_cast<CLI::ExitCodes>(error.get_exit_code());
    bool const is_unknown = code == CLI::ExitCodes::ExtrasError || code == CLI::ExitCodes::RequiredError;
    std::string const text =
        is_unknown && !unknown.empty() ? unknown_argument(app, unknown.front()) : error_text(error);
    std::string const usage = usage_of(last_command(app));
    return text + " See “" + usage.substr(0, usage.find(" [OPTIONS]")) + " --help”.";
}

// Output that could not be written, as on a full disk, is an error.
int after_flushing(int exit_code) {
    bool const written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    if (written || exit_code != exit_fine) return exit_code;
    return refuse({"Not all of the output could be written."});
}

}  // namespace

int main(int argc, char** argv) {
    // Known before the rest of the command line, which may be wrong.
    for (std::string_view const argument : std::vector<std::string_view>(argv + 1, argv + argc))
        if (argument == "--json" || argument.starts_with("--json=")) print_errors_as_json();
    Request request;
    std::unique_ptr<CLI::App> const app = make_command_line(request);
    try {
        app->parse(argc, argv);
    } catch (CLI::Success const& asked) {  // --help, --version
        return after_flushing(app->exit(asked));
    } catch (CLI::ParseError const& error) {
        return misuse({problem_text(*app, error)});
    }
    return after_flushing(request.run());
}
