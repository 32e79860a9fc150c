#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "kernel/match.h"

namespace motherlode {

// How many searches of a bot had a time limit, and how many of them it ended. Those depend on the machine.
struct TimeLimit {
    long searches = 0;
    long ended = 0;
};

// Decides for one seat and gets only the view of that seat. The same view, list and generator give the same action.
// kernel/bot_hooks.h lists what a game can provide for its bots.
template <GameContract Game>
class Bot {
public:
    virtual ~Bot() = default;
    virtual Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                          Rng& rng) = 0;
    // For a seat that may act but need not. Returns nothing to pass.
    virtual std::optional<Action> optional_move(Game const&, typename Game::View const&, ActionList const&) {
        return {};
    }
    virtual TimeLimit time_limit() const { return {}; }
};

// The kinds of bot that players can choose, weakest first.
std::span<std::string_view const> bot_names();
bool is_on_offer(std::string_view name);
// One of these kinds, or a search written out in full (search/settings.h), which only the owner of the machine should
// use.
bool is_bot(std::string_view name);
// May take a second: do not call it on a thread that others wait for.
bool takes_time(std::string_view name);

// A bot for matches whose game type is hidden; GameType::make_bot makes one. Every match it gets must have the same
// game and set-up.
class MatchBot {
public:
    virtual ~MatchBot() = default;
    virtual Action choose(Match const& match, Seat seat, Rng& rng) = 0;
    virtual std::optional<Action> optional_move(Match const& match, Seat seat) = 0;
};

// The action of the bot called `name` in this seat, for this position only.
Action bot_action(std::string_view name, Match const& match, Seat seat, Rng& rng);

struct BotMove {
    Seat seat;
    Action action;
};

// The random generator of a bot's decision at a table. Each move has its own stream of the game's seed, so that a game
// continues in the same way after a restart or an undo.
inline Rng bot_rng(Seed seed, int moves_before) {
    constexpr std::uint64_t first_stream = 1000;
    return Rng::stream(seed, first_stream + static_cast<std::uint64_t>(moves_before));
}

// The next seat to act at a table, with its action if it is an optional move.
struct NextActor {
    Seat seat;
    std::optional<Action> optional_move;
};

// Optional moves first, such as the answer to an offer; then the first seat that must act. `optional_move(seat)` is
// called only for these bots and returns an action or nothing.
template <class OptionalMove>
std::optional<NextActor> next_actor(Pending const& pending, SeatSet bots, OptionalMove const& optional_move) {
    for (Seat const seat : pending.may& bots)
        if (std::optional<Action> const action = optional_move(seat)) return NextActor{seat, action};
    SeatSet const must = pending.must & bots;
    if (must.empty()) return {};
    return NextActor{*must.begin(), {}};
}

}  // namespace motherlode
