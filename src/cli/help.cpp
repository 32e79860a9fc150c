#include "cli/help.h"

#include <sstream>

#include <fmt/format.h>

#include "cli/layout.h"
#include "cli/terminal.h"

namespace motherlode::cli {
namespace {

constexpr int name_width = 28;
constexpr int widest_text = 100;  // longer lines are hard to read

int text_width() { return std::min(output_width(), widest_text); }

// A name with its meaning beside it, or below where the name is long.
std::string entry(std::string const& name, std::string const& meaning) {
    std::string line = "  " + name;
    bool const fits = display_width(line) < name_width;
    line = fits ? padded(line, name_width) : line + "\n" + std::string(name_width, ' ');
    return line + wrapped(meaning, text_width(), name_width) + "\n";
}

std::string section(std::string const& title, std::string const& entries) {
    return entries.empty() ? "" : fmt::format("\n{}:\n{}", title, entries);
}

std::string notes_of(CLI::App const& app) {
    std::string text;
    std::istringstream lines{app.get_footer()};
    for (std::string line; std::getline(lines, line);)
        text += (line.starts_with("  ") ? line : wrapped(line, text_width())) + "\n";
    return text;
}

}  // namespace

std::vector<CLI::App const*> commands_of(CLI::App const& app) {
    return app.get_subcommands([](CLI::App const*) { return true; });
}

std::vector<CLI::Option const*> options_of(CLI::App const& app) {
    return app.get_options([](CLI::Option const* option) { return option->nonpositional(); });
}

std::vector<CLI::Option const*> positionals_of(CLI::App const& app) {
    return app.get_options([](CLI::Option const* option) { return option->get_positional(); });
}

std::string shown_name(CLI::Option const& option) {
    if (option.get_positional()) return option.get_name(true);
    std::string const name = "--" + option.get_lnames().front();
    return option.get_snames().empty() ? name : "-" + option.get_snames().front() + ", " + name;
}

std::string argument_of(CLI::Option const& option) {
    if (option.get_positional() || option.get_type_size() == 0) return {};
    return " " + option.get_type_name().substr(0, option.get_type_name().find(':'));
}

std::string meaning_of(CLI::Option const& option) {
    std::string const usual = option.get_default_str();
    return option.get_description() + (usual.empty() ? "" : fmt::format(" (default: {})", usual));
}

std::string usage_of(CLI::App const& app) {
    std::string usage = app.get_parent() == nullptr ? app.get_name() : usage_of(*app.get_parent());
    if (app.get_parent() != nullptr) usage = usage.substr(0, usage.find(" [OPTIONS]")) + " " + app.get_name();
    usage += " [OPTIONS]";
    for (CLI::Option const* option : positionals_of(app))
        usage += " " + (option->get_required() ? shown_name(*option) : "[" + shown_name(*option) + "]");
    if (!commands_of(app).empty()) usage += app.get_require_subcommand_min() > 0 ? " COMMAND" : " [COMMAND]";
    return usage;
}

std::string HelpFormatter::make_help(CLI::App const* app, std::string, CLI::AppFormatMode) const {
    auto const entries = [](std::vector<CLI::Option const*> const& options) {
        std::string text;
        for (CLI::Option const* option : options)
            text += entry(shown_name(*option) + argument_of(*option), meaning_of(*option));
        return text;
    };
    std::string commands;
    for (CLI::App const* command : commands_of(*app))
        commands += entry(command->get_name(), command->get_description());
    return fmt::format("{}\n\nUsage: {}\n{}{}{}\n{}", wrapped(app->get_description(), text_width()),
                       usage_of(*app), section("Arguments", entries(positionals_of(*app))),
                       section("Options", entries(options_of(*app))), section("Commands", commands),
                       notes_of(*app));
}

}  // namespace motherlode::cli
