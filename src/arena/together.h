#pragma once

#include <atomic>
#include <chrono>
#include <future>

#include "arena/arena.h"
#include "arena/ranks.h"
#include "arena/results.h"

// An arena played by several processes. The first one shares out the remaining games; the others send it the lines of
// the games they have played.
namespace motherlode::arena {

// The finished games in the results, one bit each.
inline std::string finished_games(Results const& results) {
    std::string finished(results.schedule().size() / 8 + 1, '\0');
    for (std::size_t number = 0; number < results.schedule().size(); ++number)
        if (results.has(number))
            finished[number / 8] = static_cast<char>(finished[number / 8] | 1 << number % 8);
    return finished;
}

// The text of a game between processes: its line, then its record, each line of which follows a vertical bar.
inline std::string to_packet(std::size_t number, Played const& played) {
    std::string text = to_line(number, played) + "\n";
    for (std::string_view record = played.record; !record.empty();) {
        std::size_t const end = record.find('\n') + 1;
        text.append("|").append(record.substr(0, end));
        record.remove_prefix(end);
    }
    return text;
}

// Removes a game from the front of a text made by `to_packet`.
inline Outcome<NumberedGame> take_from_packet(std::string_view& text, Schedule const& schedule) {
    auto const take_line = [&text] {
        std::string_view const line = text.substr(0, text.find('\n'));
        text.remove_prefix(line.size() + 1);
        return line;
    };
    Outcome<NumberedGame> game = from_line(take_line(), schedule);
    while (text.starts_with('|')) {
        std::string_view const line = take_line().substr(1);
        if (game) game->played.record.append(line).append("\n");
    }
    return game;
}

// One process's equal share of the remaining games.
class Share {
public:
    Share(std::string finished, std::size_t games, Ranks const& ranks)
        : finished_{std::move(finished)}, games_{games}, processes_{ranks.size()}, turn_{ranks.rank()} {}

    std::optional<std::size_t> next() {
        while (number_ < games_) {
            std::size_t const number = number_++;
            if ((finished_[number / 8] >> number % 8 & 1) != 0) continue;
            bool const is_ours = turn_ == 0;
            turn_ = is_ours ? processes_ - 1 : turn_ - 1;
            if (is_ours) return number;
        }
        return {};
    }

private:
    std::string finished_;
    std::size_t games_;
    int processes_;
    int turn_;  // the number of remaining games that belong to other processes before the next one that is ours
    std::size_t number_ = 0;
};

enum class Next : std::uint8_t { play_on, stop };

// At the first process: plays until the results have all games, or `keep` says stop. Calls `keep` with each new game, one
// thread at a time; if it or any process fails, all stop.
template <GameContract Game>
std::optional<Error> play_as_first(Game const& game, Work const& work, Ranks const& ranks, Results& results,
                                   std::function<Outcome<Next>(std::size_t, Played const&)> const& keep) {
    Schedule const& schedule = results.schedule();
    Share share{ranks.share(finished_games(results)), schedule.size(), ranks};
    std::mutex adding;
    std::optional<Error> failure;
    std::atomic<bool> over = false;
    auto const fail = [&](Error const& error) {
        std::scoped_lock const lock{adding};
        if (!failure) failure = error;
        over = true;
    };
    auto const add = [&](std::size_t number, Played const& played) -> std::optional<Error> {
        std::scoped_lock const lock{adding};
        results.add(number, played);
        Outcome<Next> const next = keep(number, played);
        if (!next) return next.error();
        if (*next == Next::stop) over = true;
        return {};
    };
    auto const own_games = std::async(std::launch::async, [&] {
        auto const next = [&] { return over ? std::nullopt : share.next(); };
        if (std::optional<Error> const problem = play_all(game, schedule, work, next, add)) fail(*problem);
    });

    bool dismissed = false;
    for (int others = ranks.size() - 1; others > 0;) {
        if (over && !dismissed) {
            ranks.dismiss();
            dismissed = true;
        }
        std::optional<Ranks::Packet> const packet = ranks.receive();
        if (!packet) {
            std::this_thread::sleep_for(std::chrono::milliseconds{1});
        } else if (packet->last) {
            --others;
            if (!packet->text.empty())
                fail({packet->text + " (Process " + std::to_string(packet->rank + 1) + " of " +
                      std::to_string(ranks.size()) + ".)"});
        } else {
            std::string_view lines = packet->text;
            while (!lines.empty() && !over) {
                Outcome<NumberedGame> const received = take_from_packet(lines, schedule);
                std::optional<Error> const problem =
                    received ? add(received->number, received->played) : received.error();
                if (problem) fail(*problem);
            }
        }
    }
    own_games.wait();
    if (!dismissed) ranks.dismiss();
    return failure;
}

// At any other process.
template <GameContract Game>
void play_for_first(Game const& game, Schedule const& schedule, Work const& work, Ranks& ranks,
                    std::string finished) {
    // Sends many short games together, and each long game at once.
    constexpr std::size_t enough = 1U << 14U;
    constexpr std::chrono::seconds longest_wait{1};
    using Clock = std::chrono::steady_clock;
    Share share{std::move(finished), schedule.size(), ranks};
    std::string lines;
    Clock::time_point last_sent = Clock::now();
    auto const send_lines = [&] {
        if (!lines.empty()) ranks.send(lines);
        lines.clear();
        last_sent = Clock::now();
    };
    std::optional<Error> const problem = play_all(
        game, schedule, work, [&] { return ranks.dismissed() ? std::nullopt : share.next(); },
        [&](std::size_t number, Played const& played) -> std::optional<Error> {
            lines += to_packet(number, played);
            if (lines.size() >= enough || Clock::now() - last_sent >= longest_wait) send_lines();
            return {};
        });
    send_lines();
    ranks.leave(problem ? problem->sentence : "");
}

}  // namespace motherlode::arena
