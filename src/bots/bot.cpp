#include "bots/bot.h"

#include <algorithm>
#include <array>

#include "bots/greedy.h"
#include "bots/random.h"
#include "games/registry.h"

namespace motherlode {
namespace {
constexpr std::array<std::string_view, 2> names{"random", "greedy"};
}  // namespace

std::span<std::string_view const> bot_names() { return names; }

bool is_bot(std::string_view name) { return std::find(names.begin(), names.end(), name) != names.end(); }

template <GameContract Game>
std::unique_ptr<Bot<Game>> make_bot(std::string_view name) {
    if (name == "greedy") return std::make_unique<GreedyBot<Game>>();
    return std::make_unique<RandomBot<Game>>();
}

template std::unique_ptr<Bot<boomtown_builders::Game>> make_bot(std::string_view);

Action bot_action(std::string_view name, Match const& match, Seat seat, Rng& rng) {
    GameType const& type = *find_game(match.info().name);
    return visit_game(type, [&]<class Game>() {
        auto const& typed = static_cast<MatchOf<Game> const&>(match);
        ActionList legal;
        match.legal_actions(seat, legal);
        return make_bot<Game>(name)->choose(typed.game(), typed.game().view(typed.state(), seat), legal, rng);
    });
}

}  // namespace motherlode
