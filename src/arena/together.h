#pragma once

#include <atomic>
#include <chrono>
#include <future>

#include "arena/arena.h"
#include "arena/ranks.h"
#include "arena/results.h"

// An arena played by several processes. The first one deals out the games that are still to be played; the others send
// it the lines of those they have played.
namespace motherlode::arena {

// The games that the results have, a bit each.
inline std::string kept_games(Results const& results) {
    std::string kept(results.schedule().size() / 8 + 1, '\0');
    for (std::size_t number = 0; number < results.schedule().size(); ++number)
        if (results.has(number)) kept[number / 8] = static_cast<char>(kept[number / 8] | 1 << number % 8);
    return kept;
}

// What falls to one process: of the games that are not kept yet, as many as to every other.
class Share {
public:
    Share(std::string kept, std::size_t games, Ranks const& ranks)
        : kept_{std::move(kept)}, games_{games}, processes_{ranks.size()}, turn_{ranks.rank()} {}

    std::optional<std::size_t> next() {
        while (number_ < games_) {
            std::size_t const number = number_++;
            if ((kept_[number / 8] >> number % 8 & 1) != 0) continue;
            bool const ours = turn_ == 0;
            turn_ = ours ? processes_ - 1 : turn_ - 1;
            if (ours) return number;
        }
        return {};
    }

private:
    std::string kept_;
    std::size_t games_;
    int processes_;
    int turn_;  // of the games to come, so many are others' before one is ours
    std::size_t number_ = 0;
};

// At the first process: everybody plays until the results have all games. `keep` is called with each new one, by one
// thread at a time; if it or any process fails, all stop.
template <GameContract Game>
std::optional<Error>
play_as_first(Game const& game, Work const& work, Ranks const& ranks, Results& results,
              std::function<std::optional<Error>(std::size_t, Played const&)> const& keep) {
    Schedule const& schedule = results.schedule();
    Share share{ranks.share(kept_games(results)), schedule.size(), ranks};
    std::mutex adding;
    std::optional<Error> failure;
    std::atomic<bool> over = false;
    auto const fail = [&](Error const& error) {
        std::scoped_lock const lock{adding};
        if (!failure) failure = error;
        over = true;
    };
    auto const add = [&](std::size_t number, Played const& played) {
        std::scoped_lock const lock{adding};
        results.add(number, played);
        return keep(number, played);
    };
    auto const ours = std::async(std::launch::async, [&] {
        auto const next = [&] { return over ? std::nullopt : share.next(); };
        if (std::optional<Error> const problem = play_all(game, schedule, work, next, add)) fail(*problem);
    });

    bool dismissed = false;
    for (int others = ranks.size() - 1; others > 0;) {
        if (over && !dismissed) {
            ranks.dismiss();
            dismissed = true;
        }
        std::optional<Ranks::Word> const word = ranks.hear();
        if (!word) {
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        } else if (word->last) {
            --others;
            if (!word->text.empty())
                fail({word->text + " (Process " + std::to_string(word->rank + 1) + " of " +
                      std::to_string(ranks.size()) + ".)"});
        } else {
            std::string_view lines = word->text;
            for (; !lines.empty() && !over; lines.remove_prefix(lines.find('\n') + 1)) {
                Outcome<NumberedGame> const told = from_line(lines.substr(0, lines.find('\n')), schedule);
                std::optional<Error> const problem = told ? add(told->number, told->played) : told.error();
                if (problem) fail(*problem);
            }
        }
    }
    ours.wait();
    if (!dismissed) ranks.dismiss();
    return failure;
}

// At any other process.
template <GameContract Game>
void play_for_first(Game const& game, Schedule const& schedule, Work const& work, Ranks& ranks,
                    std::string kept) {
    // Many lines at once where games are short, every game where they are long.
    constexpr std::size_t enough = 1U << 14U;
    constexpr std::chrono::seconds long_ago{1};
    using Clock = std::chrono::steady_clock;
    Share share{std::move(kept), schedule.size(), ranks};
    std::string lines;
    Clock::time_point told = Clock::now();
    auto const tell = [&] {
        if (!lines.empty()) ranks.tell(lines);
        lines.clear();
        told = Clock::now();
    };
    std::optional<Error> const problem = play_all(
        game, schedule, work, [&] { return ranks.dismissed() ? std::nullopt : share.next(); },
        [&](std::size_t number, Played const& played) -> std::optional<Error> {
            lines += to_line(number, played) + "\n";
            if (lines.size() >= enough || Clock::now() - told >= long_ago) tell();
            return {};
        });
    tell();
    ranks.leave(problem ? problem->sentence : "");
}

}  // namespace motherlode::arena
