#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "kernel/match.h"

namespace motherlode {

// Decides for one seat from what that seat sees: the view is all it is given. The same view, list and generator give
// the same action. What a game can do for its bots is in kernel/bot_hooks.h.
template <GameContract Game>
class Bot {
public:
    virtual ~Bot() = default;
    virtual Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                          Rng& rng) = 0;
    // For a seat that may act but need not; nothing to do nothing.
    virtual std::optional<Action> optional_move(Game const&, typename Game::View const&, ActionList const&) {
        return {};
    }
};

// The kinds of bot on offer, weakest first.
std::span<std::string_view const> bot_names();
bool is_on_offer(std::string_view name);
// On offer, or a search spelled in full (search/settings.h), which only the owner of the machine should ask for.
bool is_bot(std::string_view name);
// May take a second: not for a thread that others wait for.
bool takes_time(std::string_view name);

// A bot for matches whose game is not known by type; GameType::make_bot makes one. Every match it sees must be of the
// same game and set-up.
class MatchBot {
public:
    virtual ~MatchBot() = default;
    virtual Action choose(Match const& match, Seat seat, Rng& rng) = 0;
    virtual std::optional<Action> optional_move(Match const& match, Seat seat) = 0;
};

// The action of the bot called `name` in this seat, from this position alone.
Action bot_action(std::string_view name, Match const& match, Seat seat, Rng& rng);

struct BotMove {
    Seat seat;
    Action action;
};

// The generator of a bot's decision at a table: a stream of the game's seed for each move, so that a game that is resumed
// or taken back goes on the same.
inline Rng bot_rng(std::uint64_t seed, int moves_before) {
    constexpr std::uint64_t first_stream = 1000;
    return Rng::stream(seed, first_stream + static_cast<std::uint64_t>(moves_before));
}

// Who acts next at a table, and how if it is an optional move.
struct NextActor {
    Seat seat;
    std::optional<Action> optional_move;
};

// Optional moves first, such as the answer to an offer; then the first seat that must act. Only these bots are asked:
// `optional_move(seat)` gives an action, or nothing.
template <class OptionalMove>
std::optional<NextActor> next_actor(Pending const& pending, SeatSet bots, OptionalMove const& optional_move) {
    for (Seat const seat : pending.may& bots)
        if (std::optional<Action> const action = optional_move(seat)) return NextActor{seat, action};
    SeatSet const must = pending.must & bots;
    if (must.empty()) return {};
    return NextActor{*must.begin(), {}};
}

}  // namespace motherlode
