#include "cli/arena_table.h"

#include <algorithm>

#include <fmt/format.h>

#include "arena/rating.h"
#include "arena/tally.h"
#include "cli/layout.h"
#include "kernel/words.h"

namespace motherlode::cli {
namespace {

std::string rival_label(arena::Played const& game) { return say(Language::english(), game.rival); }

}  // namespace

std::vector<std::string> bot_labels(std::vector<std::string> const& bots) {
    std::vector<std::string> labels;
    for (auto bot = bots.begin(); bot != bots.end(); ++bot) {
        auto const before = std::count(bots.begin(), bot, *bot);
        labels.push_back(before == 0 ? *bot : fmt::format("{}#{}", *bot, before + 1));
    }
    return labels;
}

std::string arena_table(std::vector<arena::Played> const& games, std::vector<std::string> const& labels,
                        Style style) {
    arena::Tallies const tallies = arena::count(games, labels.size());
    std::vector<arena::Rating> const ratings = arena::ratings(games, labels.size());
    TextTable table{{{"bot"},
                     {"games", Align::right},
                     {"win share", Align::right},
                     {"95 % interval", Align::right},
                     {"rating", Align::right},
                     {"95 % interval", Align::right},
                     {"mean score", Align::right},
                     {"mean rank", Align::right},
                     {"decisions/game", Align::right}}};
    auto const add = [&](std::string const& label, arena::Tally const& tally, std::string const& rating,
                         std::string const& rating_interval) {
        Interval const interval = tally.win_interval();
        table.add({label, fmt::format("{:.0f}", tally.games),
                   fmt::format("{:.1f} %", 100 * tally.win_share()),
                   fmt::format("{:.1f} – {:.1f} %", 100 * interval.low, 100 * interval.high), rating,
                   rating_interval, fmt::format("{:.2f} ± {:.2f}", tally.mean_score(), tally.score_margin()),
                   fmt::format("{:.2f}", tally.rank / tally.games),
                   fmt::format("{:.1f}", tally.decisions / tally.games)});
    };
    for (std::size_t i = 0; i < labels.size(); ++i)
        add(labels[i], tallies.by_bot[i], fmt::format("{:.0f}", ratings[i].value),
            fmt::format("{:.0f} – {:.0f}", ratings[i].low, ratings[i].high));
    if (tallies.rival.games > 0) add(rival_label(games[0]), tallies.rival, "", "");
    std::vector<std::string> by_seat;
    for (std::size_t seat = 0; seat < tallies.by_seat.size(); ++seat)
        by_seat.push_back(fmt::format("seat {} {:.1f} %", seat + 1, 100 * tallies.by_seat[seat].win_share()));
    return table.text(style) + fmt::format("\nWin share by seat: {}\n", fmt::join(by_seat, ", "));
}

std::string arena_csv(std::vector<arena::Played> const& games, std::vector<std::string> const& labels) {
    std::string csv = "game,seed,seat,bot,score,rank\n";
    for (std::size_t number = 0; number < games.size(); ++number) {
        arena::Played const& game = games[number];
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players); ++seat) {
            arena::Played::AtSeat const& at = game.seats[seat];
            csv += fmt::format("{},{},{},{},{},{}\n", number + 1, game.seed, seat + 1,
                               labels[static_cast<std::size_t>(at.bot)], at.score, at.rank);
        }
        if (!game.rival.empty())  // it has no seat
            csv += fmt::format("{},{},,{},{},{}\n", number + 1, game.seed, rival_label(game),
                               game.rival_at.score, game.rival_at.rank);
    }
    return csv;
}

}  // namespace motherlode::cli
