#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <memory>

#include "bots/next_move.h"
#include "bots/search/settings.h"
#include "fit.h"
#include "kernel/wilson.h"
#include "kernel/win_share.h"
#include "tuned.h"

namespace motherlode::tune {

template <class Game>
using Weights = typename Tuned<Game>::Weights;

template <class Game>
Weights<Game> weights_of(Numbers const& numbers) {
    std::array<int, sizeof(Weights<Game>) / sizeof(int)> all{};
    std::copy_n(numbers.begin(), all.size(), all.begin());
    return std::bit_cast<Weights<Game>>(all);
}

template <class Game>
Numbers numbers_of(Weights<Game> const& weights) {
    auto const all = std::bit_cast<std::array<int, sizeof(Weights<Game>) / sizeof(int)>>(weights);
    return {all.begin(), all.end()};
}

// Without weights that make no sense.
template <class Game>
Numbers put_right(Numbers const& numbers) {
    Weights<Game> weights = weights_of<Game>(numbers);
    if constexpr (requires { Tuned<Game>::put_right(weights); }) Tuned<Game>::put_right(weights);
    return numbers_of<Game>(weights);
}

// The fitted function: the evaluation, or the game's replacement for it.
template <class Game>
int says(Game const& game, typename Game::View const& view, Weights<Game> const& weights) {
    if constexpr (requires { Tuned<Game>::says(game, view, weights); })
        return Tuned<Game>::says(game, view, weights);
    else
        return evaluate_by(game, view, weights);
}

// Whether to sample positions here.
template <class Game, class Table>
bool takes(Table const& table) {
    if constexpr (requires { Tuned<Game>::takes(table); })
        return Tuned<Game>::takes(table);
    else
        return true;
}

// The set-ups in rotation: every number of players with every way to play.
template <class Game>
std::vector<Weighted<Game>> set_ups() {
    std::vector<Weighted<Game>> games;
    EditionSource const edition = *embedded_edition(Game::info, Game::info.default_edition);
    for (OptionChoices const& way : Tuned<Game>::ways())
        for (int players = std::max(2, Game::info.min_players); players <= Game::info.max_players; ++players)
            if (auto const game = make_game<Weighted<Game>>({players, way, edition, 0}))
                games.push_back(**game);
    return games;
}

// Plays on to the end. Before each decision it calls `before(legal)`; if that returns an action, it is taken.
template <class Game, class Before>
void play(std::vector<Weighted<Game> const*> const& by_seat, typename Game::State& state, Rng& rng,
          Before const& before) {
    GreedyBot<Weighted<Game>> bot;
    Game const& game = *by_seat[0];
    NoEvents none;
    auto const optional_move = [&](Seat seat, typename Game::View const& view, ActionList const& legal) {
        return bot.optional_move(*by_seat[index(seat)], view, legal);
    };
    auto const choose = [&](Seat seat, typename Game::View const& view, ActionList const& legal) {
        std::optional<Action> const action = before(legal);
        return action ? *action : bot.choose(*by_seat[index(seat)], view, legal, rng);
    };
    while (std::optional<BotMove> const move = next_move(game, state, optional_move, choose))
        game.apply(state, move->seat, move->action, none);
}

// ---- The data for the fit ----

template <class Game>
struct Position {
    Weighted<Game> const* game;
    typename Game::State state;
    Seat seat;
    int number;     // of the game
    double played;  // of the game, from 0 to 1
    double lead;    // in the end, over the mean of the others, in points
    double win;     // the win probability
};

inline constexpr int positions_a_game = 8;

// Some positions of one game. It starts with many random moves, so that positions differ enough to measure their
// values; after that every seat plays as well as the weights allow, and positions are sampled.
template <class Game>
void add_game(Weighted<Game> const& game, int number, int& decisions_before,
              std::vector<Position<Game>>& positions) {
    constexpr int one_in = 4;
    Rng rng = Rng::stream(static_cast<std::uint64_t>(number), 400);
    int const first = rng.below(decisions_before);
    typename Game::State state = game.setup(static_cast<std::uint64_t>(number));
    std::vector<Position<Game>> taken;
    int decisions = 0;
    int seen = 0;
    std::vector<Weighted<Game> const*> const by_seat(static_cast<std::size_t>(game.players()), &game);
    play<Game>(by_seat, state, rng, [&](ActionList const& legal) -> std::optional<Action> {
        int const decision = decisions++;
        if (decision < first)
            return rng.below(one_in) == 0 ? std::optional{legal[rng.below(legal.size())]} : std::nullopt;
        if (!takes<Game>(state.table)) return {};
        // Each position has the same probability of being sampled.
        ++seen;
        int const place = seen <= positions_a_game ? seen - 1 : rng.below(seen);
        if (place >= positions_a_game) return {};
        Seat const seat = seat_at(rng.below(game.players()));
        Position<Game> const position{&game, state, seat, number, static_cast<double>(decision), 0, 0};
        if (place == static_cast<int>(taken.size()))
            taken.push_back(position);
        else
            taken[static_cast<std::size_t>(place)] = position;
        return {};
    });
    Result const result = game.result(state);
    double sum = 0;
    for (int seat = 0; seat < result.players; ++seat) sum += result.seats[seat].total;
    for (Position<Game>& position : taken) {
        double const own = result.seats[index(position.seat)].total;
        position.played /= decisions;
        position.lead = own - (sum - own) / (result.players - 1);
        position.win = win_share(result, index(position.seat));
        positions.push_back(position);
    }
    decisions_before = decisions;
}

// ---- Old against new ----

struct Contest {
    int players = 0;
    int games = 0;
    double wins = 0;
    double lead = 0;
    double lead_squared = 0;

    double share() const { return wins / games; }
    Interval interval() const { return wilson_interval(share(), games); }
    double mean_lead() const { return lead / games; }
    double margin() const {
        return 1.96 * std::sqrt((lead_squared / games - mean_lead() * mean_lead()) / games);
    }
};

// One seat uses the new weights against the others with the old ones, from each seat of each game in turn.
template <class Game>
void contend(Weighted<Game> const& game, Numbers const& new_weights, Numbers const& old_weights, int number,
             Contest& contest) {
    Weighted<Game> tuned_game = game;
    tuned_game.weights = weights_of<Game>(new_weights);
    Weighted<Game> base_game = game;
    base_game.weights = weights_of<Game>(old_weights);
    contest.players = game.players();
    for (int seat = 0; seat < game.players(); ++seat) {
        std::vector<Weighted<Game> const*> by_seat(static_cast<std::size_t>(game.players()), &base_game);
        by_seat[static_cast<std::size_t>(seat)] = &tuned_game;
        typename Game::State state = game.setup(static_cast<std::uint64_t>(number));
        Rng rng = Rng::stream(static_cast<std::uint64_t>(number), 401);
        play<Game>(by_seat, state, rng, [](ActionList const&) { return std::optional<Action>{}; });
        Result const result = game.result(state);
        double sum = 0;
        for (int i = 0; i < result.players; ++i) sum += result.seats[i].total;
        double const own = result.seats[seat].total;
        double const lead = own - (sum - own) / (result.players - 1);
        ++contest.games;
        contest.wins += win_share(result, seat);
        contest.lead += lead;
        contest.lead_squared += lead * lead;
    }
}

}  // namespace motherlode::tune
