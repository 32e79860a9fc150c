// The manual page, in the language of man(7).

#include <algorithm>
#include <array>
#include <sstream>

#include "cli/command_line.h"
#include "cli/help.h"
#include "cli/terminal.h"
#include "cli/version.h"

namespace motherlode::cli {
namespace {

// Characters that mean something to man or are not ASCII, and how they are written.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> escapes{
    {{"\\", "\\e"}, {"-", "\\-"}, {"“", "\\(lq"}, {"”", "\\(rq"}}};

std::string escaped(std::string_view text) {
    // A dot or a quote at the start of a line would begin a request.
    std::string result = text.starts_with('.') || text.starts_with('\'') ? "\\&" : "";
    while (!text.empty()) {
        auto const escape = std::find_if(escapes.begin(), escapes.end(),
                                         [&](auto const& pair) { return text.starts_with(pair.first); });
        result += escape == escapes.end() ? text.substr(0, 1) : escape->second;
        text.remove_prefix(escape == escapes.end() ? 1 : escape->first.size());
    }
    return result;
}

void write_options(std::string& page, std::vector<CLI::Option const*> const& options) {
    for (CLI::Option const* option : options)
        page += ".TP\n\\fB" + escaped(shown_name(*option)) + "\\fR\\fI" + escaped(argument_of(*option)) +
                "\\fR\n" + escaped(meaning_of(*option)) + "\n";
}

// Lines that begin with two spaces stay as they are.
void write_notes(std::string& page, CLI::App const& app) {
    bool as_it_is = false;
    std::istringstream lines{app.get_footer()};
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("  ") != as_it_is) page += as_it_is ? ".fi\n" : ".nf\n";
        as_it_is = line.starts_with("  ");
        page += line.empty() ? ".PP\n" : escaped(line) + "\n";
    }
    if (as_it_is) page += ".fi\n";
}

void write_command(std::string& page, CLI::App const& command) {
    page += ".SS \"" + escaped(usage_of(command)) + "\"\n" + escaped(command.get_description()) + ".\n";
    write_options(page, positionals_of(command));
    write_options(page, options_of(command));
    page += ".PP\n";
    write_notes(page, command);
    for (CLI::App const* inner : commands_of(command)) write_command(page, *inner);
}

}  // namespace

int run_manual() {
    Request request;
    std::unique_ptr<CLI::App> const app = make_command_line(request);
    std::string page =
        ".TH MOTHERLODE 1 \"\" \"Motherlode " + std::string{version_number} +
        "\" \"Motherlode\"\n.SH NAME\nmotherlode \\- gold\\-rush board games\n.SH SYNOPSIS\n.B " +
        escaped(usage_of(*app)) + "\n.SH DESCRIPTION\n" + escaped(app->get_description()) + "\n";
    write_options(page, options_of(*app));
    page += ".PP\n";
    write_notes(page, *app);
    page += ".SH COMMANDS\n";
    for (CLI::App const* command : commands_of(*app)) write_command(page, *command);
    write_out(page);
    return exit_fine;
}

}  // namespace motherlode::cli
