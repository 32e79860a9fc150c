#include "analysis/story.h"

#include <algorithm>

namespace motherlode::analysis {

std::optional<std::size_t> single_winner(Result const& result) {
    std::optional<std::size_t> winner;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(result.players); ++seat) {
        if (result.seats[seat].rank != 1) continue;
        if (winner) return {};
        winner = seat;
    }
    return winner;
}

int turning_point(std::vector<Moment> const& moments, Result const& result) {
    bool const alone = result.players == 1;
    std::optional<std::size_t> const winner = single_winner(result);
    if (!winner && !alone) return -1;
    auto const as_it_ended = [&](Moment const& moment) {
        std::vector<Outlook> const& outlook = moment.best().outlook;
        if (alone) return (outlook[0].win.value >= 0.5) == winner.has_value();
        return std::all_of(outlook.begin(), outlook.end(), [&](Outlook const& other) {
            return other.win.value <= outlook[*winner].win.value;
        });
    };
    int turned = static_cast<int>(moments.size());
    while (turned > 0 && as_it_ended(moments[static_cast<std::size_t>(turned) - 1])) --turned;
    return turned < static_cast<int>(moments.size()) ? turned : -1;
}

}  // namespace motherlode::analysis
