#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/layout.h"
#include "cli/terminal.h"
#include "kernel/json.h"
#include "kernel/option_rules.h"
#include "registry/registry.h"

namespace motherlode::cli {
namespace {

std::string options_of(GameInfo const& info) {
    std::vector<std::string> options;
    for (OptionSpec const& spec : info.options) {
        OptionRule const* const rule = OptionRules::of(info, spec.name);
        std::string const only = rule == nullptr || rule->used_with.option.empty()
                                     ? ""
                                     : fmt::format(" (with {}={})", rule->used_with.option,
                                                   fmt::join(rule->used_with.values, "|"));
        options.push_back(fmt::format("{}={}{}", spec.name, fmt::join(spec.values, "|"), only));
    }
    return options.empty() ? "none" : fmt::format("{}", fmt::join(options, ", "));
}

std::string games_json() {
    JsonWriter json;
    json.begin_array();
    for (GameType const* game : all_games()) {
        GameInfo const& info = game->info();
        json.begin_object().field("name", info.name).field("title", info.title);
        json.field("designers", info.designers);
        json.field("min_players", info.min_players).field("max_players", info.max_players);
        json.key("editions").begin_array();
        for (std::string const& edition : edition_names(info)) json.value(edition);
        json.end_array().key("options").begin_array();
        for (OptionSpec const& spec : info.options) {
            json.begin_object().field("name", spec.name).key("values").begin_array();
            for (std::string_view const value : spec.values) json.value(value);
            json.end_array();
            OptionRule const* const rule = OptionRules::of(info, spec.name);
            if (rule != nullptr && !rule->used_with.option.empty()) {
                json.key("used_with").begin_object().field("option", rule->used_with.option);
                json.key("values").begin_array();
                for (std::string_view const value : rule->used_with.values) json.value(value);
                json.end_array().end_object();
            }
            json.end_object();
        }
        json.end_array().end_object();
    }
    return json.end_array().text() + "\n";
}

}  // namespace

int run_games(GamesOptions const& options) {
    if (options.json) {
        write_out(games_json());
        return exit_fine;
    }
    Style const style = output_style();
    int const width = output_width();
    auto const line = [&](std::string_view label, std::string_view content) {
        constexpr int indent = 12;
        print_out("  {}{}\n", padded(label, indent - 2), wrapped(content, width, indent));
    };
    for (GameType const* game : all_games()) {
        GameInfo const& info = game->info();
        print_out("{}  {}\n", style.bold(info.name), info.title);
        line("players", fmt::format("{} to {}", info.min_players, info.max_players));
        line("designers", info.designers);
        line("editions", listed(edition_names(info)));
        line("options", options_of(info));
    }
    print_out("\n{}\n", wrapped("The first value of an option is the default. Where the rulebooks do not "
                                "print a card or a board, "
                                "the editions contain our own design; see “motherlode edition list”.",
                                width));
    return exit_fine;
}

}  // namespace motherlode::cli
