#pragma once

#include <functional>
#include <mutex>
#include <thread>

#include "arena/play_game.h"
#include "bots/make_bot.h"

namespace motherlode::arena {

template <GameContract Game>
Bots<Game> make_bots(Game const& game, Work const& work) {
    Bots<Game> bots;
    for (std::string const& name : work.bots)
        if (name.starts_with(program_prefix))
            bots.push_back(
                std::make_unique<ProgramBot<Game>>(name.substr(program_prefix.size()), work.patience));
        else if (auto const settings = perfect_information_settings(name, Game::bot_hooks.profile(game)))
            bots.push_back(std::make_unique<PerfectInformationBot<Game>>(*settings));
        else
            bots.push_back(make_bot(game, name));
    return bots;
}

template <GameContract Game>
void add_time_limits(Bots<Game> const& bots, std::vector<TimeLimit>* time_limits) {
    if (time_limits == nullptr) return;
    time_limits->resize(bots.size());
    for (std::size_t i = 0; i < bots.size(); ++i) {
        (*time_limits)[i].searches += bots[i]->time_limit().searches;
        (*time_limits)[i].ended += bots[i]->time_limit().ended;
    }
}

// Plays the games with the numbers that `next` returns, until it returns none, and passes each to `done` in the order
// they end. Only one thread at a time calls these two. Returns nothing on success. An error of `done`, or a program that
// cannot be started, stops all games.
template <GameContract Game>
std::optional<Error> play_all(Game const& game, Schedule const& schedule, Work const& work,
                              std::function<std::optional<std::size_t>()> const& next,
                              std::function<std::optional<Error>(std::size_t, Played const&)> const& done) {
    std::mutex handing_over;
    std::optional<Error> failure;
    auto const take_games = [&] {
        try {
            Bots<Game> const bots = make_bots(game, work);
            std::unique_lock lock{handing_over};
            while (!failure) {
                std::optional<std::size_t> const number = next();
                if (!number) return add_time_limits(bots, work.time_limits);
                lock.unlock();
                Played const played = ArenaGame<Game>{game, bots, schedule.fixture(*number), work}.play();
                lock.lock();
                if (failure) return;
                failure = done(*number, played);
            }
        } catch (std::runtime_error const& failed) {
            std::scoped_lock const lock{handing_over};
            failure = Error{failed.what()};
        }
    };
    std::vector<std::thread> threads(static_cast<std::size_t>(work.threads));
    for (std::thread& thread : threads) thread = std::thread{take_games};
    for (std::thread& thread : threads) thread.join();
    return failure;
}

}  // namespace motherlode::arena
