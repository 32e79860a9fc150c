#include "bots/bot.h"

#include <algorithm>
#include <array>

#include "bots/levels.h"
#include "bots/make_bot.h"
#include "bots/next_move.h"
#include "games/registry.h"

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

template <GameContract Game>
class MatchBotOf final : public MatchBot {
public:
    MatchBotOf(std::string_view name, Match const& match)
        : bot_{make_bot(static_cast<MatchOf<Game> const&>(match).game(), name)} {}

    Action choose(Match const& match, Seat seat, Rng& rng) override {
        auto const& typed = static_cast<MatchOf<Game> const&>(match);
        ActionList legal;
        match.legal_actions(seat, legal);
        return bot_->choose(typed.game(), typed.game().view(typed.state(), seat), legal, rng);
    }

private:
    std::unique_ptr<Bot<Game>> bot_;
};
}  // namespace

std::span<std::string_view const> bot_names() { return names; }

bool is_on_offer(std::string_view name) { return std::find(names.begin(), names.end(), name) != names.end(); }

bool is_bot(std::string_view name) { return is_on_offer(name) || search::parse_settings(name, any_game); }

bool takes_time(std::string_view name) { return search_settings(name, any_game).has_value(); }

std::unique_ptr<MatchBot> make_match_bot(std::string_view name, Match const& match) {
    return visit_game(*find_game(match.info().name), [&]<class Game>() -> std::unique_ptr<MatchBot> {
        return std::make_unique<MatchBotOf<Game>>(name, match);
    });
}

Action bot_action(std::string_view name, Match const& match, Seat seat, Rng& rng) {
    return make_match_bot(name, match)->choose(match, seat, rng);
}

std::optional<BotMove> bot_wish(Match const& match, std::function<std::string_view(Seat)> const& bot_in) {
    GameType const& type = *find_game(match.info().name);
    return visit_game(type, [&]<class Game>() -> std::optional<BotMove> {
        auto const& typed = static_cast<MatchOf<Game> const&>(match);
        SeatSet bots;
        for (Seat const seat : match.pending().may)
            if (!bot_in(seat).empty()) bots = bots.with(seat);
        auto const wish = [&](Seat seat, typename Game::View const& view, ActionList const& legal) {
            return make_bot(typed.game(), bot_in(seat))->volunteer(typed.game(), view, legal);
        };
        return first_wish(typed.game(), typed.state(), bots, wish);
    });
}

}  // namespace motherlode
