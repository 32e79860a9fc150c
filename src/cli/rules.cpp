#include "cli/rules.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/layout.h"
#include "cli/terminal.h"
#include "kernel/json.h"
#include "kernel/rulebook.h"
#include "registry/registry.h"

namespace motherlode::cli {
namespace {

constexpr int widest_text = 100;  // longer lines are hard to read

std::string lower(std::string_view text) {
    std::string lowered{text};
    for (char& c : lowered) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lowered;
}

// "BB-4.2" is a prefix of BB-4.2a, but "BB-1" is not a prefix of chapter 10.
bool begins_id(std::string_view query, std::string_view id) {
    if (!id.starts_with(query)) return false;
    auto const is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return id.size() == query.size() || !is_digit(query.back()) || !is_digit(id[query.size()]);
}

std::vector<RuleText> find_rules(std::vector<RuleText> const& all, std::string const& query) {
    std::vector<RuleText> matches;
    auto const collect = [&](auto const& fits) {
        std::copy_if(all.begin(), all.end(), std::back_inserter(matches), fits);
    };
    if (query.empty()) return all;
    // Exact case first: bb-1 is a ruling, BB-1 a chapter.
    collect([&](RuleText const& rule) { return rule.id == query; });
    if (matches.empty()) collect([&](RuleText const& rule) { return begins_id(query, rule.id); });
    if (matches.empty())
        collect([&](RuleText const& rule) { return begins_id(lower(query), lower(rule.id)); });
    if (matches.empty())
        collect([&](RuleText const& rule) {
            return lower(rule.text).find(lower(query)) != std::string::npos ||
                   lower(rule.heading).find(lower(query)) != std::string::npos;
        });
    return matches;
}

// Highlights every match of the query in the text.
std::string highlighted(std::string_view text, std::string_view pattern, Style style) {
    std::string const query = lower(pattern);
    std::string const lowered = lower(text);
    std::string result;
    std::size_t from = 0;
    while (!query.empty()) {
        std::size_t const at = lowered.find(query, from);
        if (at == std::string::npos) break;
        result.append(text.substr(from, at - from))
            .append(style.paint("1;33", text.substr(at, query.size())));
        from = at + query.size();
    }
    return result.append(text.substr(from));
}

}  // namespace

std::string rules_about(GameInfo const& info, std::string_view query, Style style, int width,
                        std::string_view language) {
    constexpr int indent = 12;
    std::string const pattern{query};
    std::string text;
    std::string_view heading;
    for (RuleText const& rule : find_rules(rulebook_of(info.name, language), pattern)) {
        if (rule.heading != heading) {
            text += fmt::format("{}{}\n", text.empty() ? "" : "\n", style.bold(rule.heading));
            heading = rule.heading;
        }
        text += fmt::format(
            "  {}{}\n", padded(rule.id, indent - 2),
            wrapped(highlighted(rule.text, pattern, style), std::min(width, widest_text), indent));
    }
    return text;
}

std::string_view rule_text(GameInfo const& info, RuleId rule) {
    for (RuleText const& known : rulebook_of(info.name))
        if (known.id == rule.id) return known.text;
    return {};
}

namespace {

Error no_such_rule(std::string_view query) {
    return {fmt::format("No rule has the id “{0}” or the word “{0}” in it.", query)};
}

int print_rules_json(std::vector<GameType const*> const& games, std::string const& query,
                     std::string_view language) {
    JsonWriter json;
    json.begin_array();
    bool any_match = false;
    for (GameType const* game : games)
        for (RuleText const& rule : find_rules(rulebook_of(game->info().name, language), query)) {
            json.begin_object().field("game", game->info().name).field("id", rule.id);
            json.field("heading", rule.heading).field("text", rule.text).end_object();
            any_match = true;
        }
    if (!any_match) return refuse(no_such_rule(query));
    print_out("{}\n", json.end_array().text());
    return exit_fine;
}

}  // namespace

int run_rules(RulesOptions const& options) {
    // A single word that is not a game is searched in the rules of all games.
    bool const in_all = options.word.empty() && find_game(options.game) == nullptr;
    std::string const query = in_all ? options.game : options.word;
    Outcome<std::vector<GameType const*>> const games = chosen_games(in_all ? "" : options.game);
    if (!games) return misuse(games.error());

    if (rulebook_of(games->front()->info().name, options.language).empty())
        return misuse({fmt::format("There are no rules in the language “{}”.", options.language)});
    if (options.json) return print_rules_json(*games, query, options.language);
    bool any_match = false;
    for (GameType const* game : *games) {
        std::string const text =
            rules_about(game->info(), query, output_style(), output_width(), options.language);
        if (text.empty()) continue;
        print_out("{}{}\n", any_match ? "\n" : "", text);
        any_match = true;
    }
    if (!any_match) return refuse(no_such_rule(query));
    write_out(wrapped("These are the rules in our own words; the printed rulebook decides.", output_width()) +
              "\n");
    return exit_fine;
}

}  // namespace motherlode::cli
