#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/bot.h"
#include "bots/search/settings.h"
#include "kernel/win_share.h"

namespace motherlode::search {

// How good a position is for each seat, from 0 to 1. Each seat maximises its own value (max^n). Uses only + - * / and
// sqrt, which give the same bits on every platform.
using Values = std::array<double, max_seats>;

// A lead in points as a value: 1/2 for no lead, closer to 0 or 1 the larger it is.
inline double value_of_lead(double lead, int decisive_lead) {
    double const x = lead / decisive_lead;
    return 0.5 + 0.5 * x / std::sqrt(1 + x * x);
}

// By the lead over the best opponent.
inline Values values_of_scores(std::array<double, max_seats> const& scores, int players, int decisive_lead) {
    Values values{};
    for (int seat = 0; seat < players; ++seat) {
        double best_other = seat == 0 ? scores[1] : scores[0];
        for (int opponent = 0; opponent < players; ++opponent)
            if (opponent != seat) best_other = std::max(best_other, scores[opponent]);
        values[seat] = value_of_lead(scores[seat] - best_other, decisive_lead);
    }
    return values;
}

// The score each seat can expect at the end, in points. `evaluate` compares a seat with the mean of the others, which
// gives its score up to a constant that all seats share.
template <GameContract Game>
std::array<double, max_seats> expected_scores(Game const& game, typename Game::State const& state,
                                              SearchTraits const& traits) {
    int const players = game.players();
    std::array<double, max_seats> scores{};
    if constexpr (is_given<Game::bot_hooks.expected_scores>) {
        auto const expected = Game::bot_hooks.expected_scores(game, state);
        for (int seat = 0; seat < players; ++seat)
            scores[seat] = static_cast<double>(expected[seat]) / traits.point;
    } else {
        for (int seat = 0; seat < players; ++seat)
            scores[seat] = static_cast<double>(game.evaluate(game.view(state, seat_at(seat)))) /
                           traits.point * (players - 1) / players;
    }
    return scores;
}

// The evaluation of an unfinished game.
template <GameContract Game>
Values judge(Game const& game, typename Game::State const& state, SearchTraits const& traits) {
    if (game.players() > 1)
        return values_of_scores(expected_scores(game, state, traits), game.players(), traits.decisive_lead);
    // In solo games the evaluation already compares with the score to beat.
    double const lead = static_cast<double>(game.evaluate(game.view(state, seat_at(0)))) / traits.point;
    return {value_of_lead(lead, traits.decisive_lead)};
}

// The plausible actions of the seat; all legal ones if none is plausible.
template <GameContract Game>
void list_actions(Game const& game, typename Game::State const& state, Seat seat, ActionList& list) {
    list.clear();
    game.legal_actions(state.table, state.hands[index(seat)], seat, list);
    list.keep_if(
        [&](Action action) { return Game::bot_hooks.plausible(game, state.table, seat, action, nullptr); });
}

// The evaluation in points after this action of the seat.
template <GameContract Game>
double one_step_ahead(Game const& game, typename Game::State state, Seat seat, Action action,
                      SearchTraits const& traits) {
    if constexpr (is_given<Game::bot_hooks.evaluate_action>) {
        int const value = Game::bot_hooks.evaluate_action(game, game.view(state, seat), action);
        return static_cast<double>(value) / traits.point;
    } else {
        NoEvents none;
        game.apply(state, seat, action, none);
        return static_cast<double>(game.evaluate(game.view(state, seat))) / traits.point;
    }
}

// A finished game: mostly the win probability, plus a little for the lead, so that a lost game is still played well.
template <GameContract Game>
Values values_at_end(Game const& game, typename Game::State const& state, SearchTraits const& traits) {
    constexpr double weight_of_win = 0.7;
    int const players = game.players();
    if (players == 1) return judge(game, state, traits);
    Result const result = game.result(state);
    std::array<double, max_seats> scores{};
    for (int seat = 0; seat < players; ++seat) scores[seat] = result.seats[seat].total;
    Values values = values_of_scores(scores, players, traits.decisive_lead);
    for (int seat = 0; seat < players; ++seat)
        values[seat] = weight_of_win * win_share(result, seat) + (1 - weight_of_win) * values[seat];
    return values;
}

}  // namespace motherlode::search
