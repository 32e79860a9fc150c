#include "bots/bot.h"

#include <algorithm>
#include <array>

#include "bots/levels.h"

namespace motherlode {
namespace {
constexpr std::array<std::string_view, 2> simple{"random", "greedy"};

constexpr auto names = [] {
    std::array<std::string_view, simple.size() + levels.size()> all;
    std::size_t count = 0;
    for (std::string_view const name : simple) all[count++] = name;
    for (Level const& level : levels) all[count++] = level.name;
    return all;
}();
}  // namespace

std::span<std::string_view const> bot_names() { return names; }

bool is_on_offer(std::string_view name) { return std::find(names.begin(), names.end(), name) != names.end(); }

bool is_bot(std::string_view name) {
    return is_on_offer(name) || search::parse_settings(name, SearchTraits{});
}

bool takes_time(std::string_view name) { return search_settings(name, BotProfile{}).has_value(); }

Action bot_action(std::string_view name, Match const& match, Seat seat, Rng& rng) {
    return match.type().make_bot(name, match)->choose(match, seat, rng);
}

}  // namespace motherlode
