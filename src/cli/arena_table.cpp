#include "cli/arena_table.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/layout.h"
#include "kernel/words.h"

namespace motherlode::cli {
namespace {

std::string rival_label(arena::Tallies const& tallies) {
    return say(Language::english(), tallies.rival_name);
}

std::string percent_interval(Interval const& interval) {
    return fmt::format("{:.1f} – {:.1f} %", 100 * interval.low, 100 * interval.high);
}

std::string rating_interval(arena::Rating const& rating) {
    return fmt::format("{:.0f} – {:.0f}", rating.low, rating.high);
}

}  // namespace

std::vector<std::string> bot_labels(std::vector<std::string> const& bots) {
    std::vector<std::string> labels;
    for (auto bot = bots.begin(); bot != bots.end(); ++bot) {
        auto const before = std::count(bots.begin(), bot, *bot);
        labels.push_back(before == 0 ? *bot : fmt::format("{}#{}", *bot, before + 1));
    }
    return labels;
}

std::string arena_table(arena::Tallies const& tallies, ArenaFigures const& figures,
                        std::vector<std::string> const& labels, Style style) {
    TextTable table{{{"bot"},
                     {"games", Align::right},
                     {"win rate", Align::right},
                     {"95 % interval", Align::right},
                     {"by deal", Align::right},
                     {"rating", Align::right},
                     {"95 % interval", Align::right},
                     {"mean score", Align::right},
                     {"mean rank", Align::right},
                     {"decisions/game", Align::right}}};
    auto const add = [&](std::string const& label, arena::Tally const& tally, std::string const& by_deal,
                         std::string const& rating, std::string const& rating_interval) {
        table.add({label, fmt::format("{}", tally.games), fmt::format("{:.1f} %", 100 * tally.win_share()),
                   percent_interval(tally.win_interval()), by_deal, rating, rating_interval,
                   fmt::format("{:.2f} ± {:.2f}", tally.mean(tally.score), tally.score_margin()),
                   fmt::format("{:.2f}", tally.mean(tally.rank)),
                   fmt::format("{:.1f}", tally.mean(tally.decisions))});
    };
    for (std::size_t i = 0; i < labels.size(); ++i)
        add(labels[i], tallies.by_bot[i], percent_interval(figures.by_deal[i]),
            fmt::format("{:.0f}", figures.ratings[i].value), rating_interval(figures.ratings[i]));
    if (tallies.rival.games > 0) add(rival_label(tallies), tallies.rival, "", "", "");
    std::vector<std::string> by_seat;
    for (std::size_t seat = 0; seat < tallies.by_seat.size(); ++seat)
        by_seat.push_back(fmt::format("seat {} {:.1f} %", seat + 1, 100 * tallies.by_seat[seat].win_share()));
    return table.text(style) + fmt::format("\nWin rate by seat: {}\n", fmt::join(by_seat, ", "));
}

std::string ratings_table(std::vector<arena::RatingsFile::RatedBot> const& bots, Style style) {
    TextTable table{
        {{"bot"}, {"games", Align::right}, {"rating", Align::right}, {"95 % interval", Align::right}}};
    for (arena::RatingsFile::RatedBot const& bot : bots)
        table.add({bot.name, std::to_string(bot.games), fmt::format("{:.0f}", bot.rating.value),
                   rating_interval(bot.rating)});
    return table.text(style);
}

void write_arena_csv(arena::Results const& results, std::vector<std::string> const& labels,
                     Piece const& write) {
    write("game,seed,seat,bot,score,rank,forfeit\n");
    std::string const rival = rival_label(results.tallies());
    for (std::size_t number = 0; number < results.schedule().size(); ++number) {
        arena::Schedule::Fixture const fixture = results.schedule().fixture(number);
        std::string lines;
        for (std::size_t seat = 0; seat < fixture.bots.size(); ++seat) {
            auto const [score, rank] = results.at(number, static_cast<int>(seat));
            lines += fmt::format("{},{},{},{},{},{},{:d}\n", number + 1, fixture.seed, seat + 1,
                                 labels[static_cast<std::size_t>(fixture.bots[seat])], score, rank,
                                 results.forfeited(number, static_cast<int>(seat)));
        }
        if (auto const at = results.rival_at(number))  // a rival without a seat
            lines += fmt::format("{},{},,{},{},{},0\n", number + 1, fixture.seed, rival, at->score, at->rank);
        write(lines);
    }
}

}  // namespace motherlode::cli
