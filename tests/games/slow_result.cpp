#include "games/slow_result.h"

#include <algorithm>

namespace motherlode {
namespace {

std::vector<int> standing(SlowResult::Seat const& seat) {
    std::vector<int> order{seat.total};
    order.insert(order.end(), seat.tie_breaks.begin(), seat.tie_breaks.end());
    return order;
}

std::string differs(std::string const& what, int actual, int expected) {
    if (actual == expected) return {};
    return what + " is " + std::to_string(actual) + ", the slow scorer expects " + std::to_string(expected);
}

}  // namespace

void add_up_and_rank(SlowResult& result, std::span<std::string_view const> names) {
    for (SlowResult::Seat& seat : result.seats) {
        seat.total = 0;
        for (int const points : seat.by_source) seat.total += points;
    }
    std::vector<int> best;
    for (SlowResult::Seat& seat : result.seats) {
        seat.rank = 1;
        for (SlowResult::Seat const& other : result.seats)
            if (standing(other) > standing(seat)) ++seat.rank;
        best = std::max(best, standing(seat));
    }

    // One comparison after the other, among the seats that are still level at the top: the last one that ruled somebody
    // out decided, unless the win is shared and the game has a name for that.
    std::vector<std::vector<int>> level;
    for (SlowResult::Seat const& seat : result.seats)
        if (seat.total == best[0]) level.push_back(standing(seat));
    for (std::size_t comparison = 1; comparison < best.size(); ++comparison) {
        std::vector<std::vector<int>> still_level;
        for (std::vector<int> const& order : level)
            if (order[comparison] == best[comparison]) still_level.push_back(order);
        if (still_level.size() < level.size()) result.tie_break = names[comparison - 1];
        level = still_level;
    }
    if (level.size() > 1 && !names.back().empty()) result.tie_break = names.back();
}

std::string difference(Result const& result, SlowResult const& expected,
                       std::span<std::string_view const> score_sources) {
    std::string text =
        differs("the number of players", result.players, static_cast<int>(expected.seats.size()));
    for (std::size_t seat = 0; seat < expected.seats.size() && text.empty(); ++seat) {
        SeatResult const& actual = result.seats[seat];
        SlowResult::Seat const& wanted = expected.seats[seat];
        std::string const where = "seat " + std::to_string(seat) + ": ";
        for (std::size_t source = 0; source < score_sources.size() && text.empty(); ++source)
            text = differs(where + std::string{score_sources[source]},
                           actual.by_source[static_cast<int>(source)], wanted.by_source[source]);
        if (text.empty()) text = differs(where + "the total", actual.total, wanted.total);
        if (text.empty()) text = differs(where + "the rank", actual.rank, wanted.rank);
    }
    if (text.empty()) text = differs("the rival's total", result.rival.total, expected.rival_total);
    if (text.empty()) text = differs("the rival's rank", result.rival.rank, expected.rival_rank);
    std::string const tie_break{result.tie_break == nullptr ? std::string_view{} : result.tie_break->name()};
    // First place is decided only when the game is over.
    std::string const expected_tie_break = result.finished ? expected.tie_break : std::string{};
    if (text.empty() && tie_break != expected_tie_break)
        text =
            "the tie-break is \"" + tie_break + "\", the slow scorer expects \"" + expected_tie_break + '"';
    return text;
}

}  // namespace motherlode
