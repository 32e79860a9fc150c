#pragma once

#include "bots/greedy.h"

namespace motherlode {

// How the seats of a test game choose.
enum class Playing : std::uint8_t {
    random,
    greedy,
    mixed,  // the first seat greedy, all others at random: scores drift far apart
};
inline constexpr Playing all_playings[]{Playing::random, Playing::greedy, Playing::mixed};

struct SeatAction {
    Seat seat;
    Action action;
};

// A seat that must act, now and then one that may, and something legal for it.
template <GameContract Game>
SeatAction choose_action(Game const& game, typename Game::State const& state, Playing playing, Rng& rng) {
    Pending const pending = game.pending(state.table);
    ActionList legal;
    auto const list_for = [&](SeatSet seats) {
        int const first = static_cast<int>(rng.below(seats.count()));
        Seat seat{};
        int place = 0;
        for (Seat const each : seats)
            if (place++ == first) seat = each;
        legal.clear();
        game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
        return seat;
    };

    Seat seat{};
    bool const try_optional = !pending.may.empty() && rng.below(8) == 0;
    if (try_optional) seat = list_for(pending.may);
    if (legal.size() == 0) seat = list_for(pending.must);
    bool const greedy = playing == Playing::greedy || (playing == Playing::mixed && index(seat) == 0);
    if (!greedy) return {seat, legal[static_cast<int>(rng.below(legal.size()))]};
    GreedyBot<Game> bot;
    return {seat, bot.choose(game, game.view(state, seat), legal, rng)};
}

}  // namespace motherlode
