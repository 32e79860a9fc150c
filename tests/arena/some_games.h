#pragma once

#include <algorithm>

#include <gtest/gtest.h>

#include "arena/arena.h"
#include "arena/results.h"
#include "games/boomtown_builders/game.h"

namespace motherlode::arena {

inline std::shared_ptr<boomtown_builders::Game const> two_players() {
    using boomtown_builders::Game;
    return *make_game<Game>({2, {}, *embedded_edition(Game::info, Game::info.default_edition), 0});
}

inline std::vector<Played> all_games(Schedule const& schedule, Work const& work) {
    std::vector<Played> games(schedule.size());
    std::size_t begun = 0;
    EXPECT_FALSE(play_all(
        *two_players(), schedule, work,
        [&]() -> std::optional<std::size_t> {
            if (begun == games.size()) return {};
            return begun++;
        },
        [&](std::size_t number, Played const& game) -> std::optional<Error> {
            games[number] = game;
            return {};
        }));
    return games;
}

// Three combinations of two, with four games each.
inline Schedule some_schedule() { return *Schedule::make(3, 2, 4, 7); }

inline std::vector<Played> some_games(int threads, bool with_card_usage) {
    return all_games(some_schedule(), {{"random", "greedy", "random"}, with_card_usage, threads});
}

// Results of an arena with given ends: `rank` of a bot in the game with a number.
inline Results ended(Schedule const& schedule, std::function<int(std::size_t number, int bot)> const& rank) {
    Results results = *Results::make(schedule);
    for (std::size_t number = 0; number < schedule.size(); ++number) {
        Schedule::Fixture const fixture = schedule.fixture(number);
        Played game;
        game.seed = fixture.seed;
        game.players = schedule.players();
        for (std::size_t seat = 0; seat < fixture.bots.size(); ++seat)
            game.seats[seat] = {.bot = fixture.bots[seat],
                                .score = 10 * static_cast<int>(seat),
                                .rank = rank(number, fixture.bots[seat]),
                                .decisions = 1};
        results.add(number, game);
    }
    return results;
}

}  // namespace motherlode::arena
