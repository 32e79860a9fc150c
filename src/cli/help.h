#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace motherlode::cli {

// The description of the command line, as the help, the manual page and the completions show it.

// Its commands, or the commands within a command.
std::vector<CLI::App const*> commands_of(CLI::App const& app);
// Its options without the positionals.
std::vector<CLI::Option const*> options_of(CLI::App const& app);
std::vector<CLI::Option const*> positionals_of(CLI::App const& app);

// "--humans"; other spellings still work, but are not shown.
std::string shown_name(CLI::Option const& option);
// " NUMBER"; empty for a flag.
std::string argument_of(CLI::Option const& option);
// What it does, with its default.
std::string meaning_of(CLI::Option const& option);
// "motherlode arena [OPTIONS] [GAME]"
std::string usage_of(CLI::App const& app);

// --help, wrapped to the width of the terminal.
class HelpFormatter : public CLI::FormatterBase {
public:
    std::string make_help(CLI::App const* app, std::string name, CLI::AppFormatMode mode) const override;
};

}  // namespace motherlode::cli
