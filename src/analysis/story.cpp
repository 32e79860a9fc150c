#include "analysis/story.h"

#include <algorithm>

namespace motherlode::analysis {
namespace {

// Smaller shares are not mentioned.
constexpr double worth_a_word = 0.1;

// The indices of the matching moments, largest share first.
std::vector<std::size_t> sorted_by(std::vector<Moment> const& moments, auto const& wanted,
                                   auto const& share) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < moments.size(); ++i)
        if (wanted(moments[i])) places.push_back(i);
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return share(moments[a]) > share(moments[b]); });
    return places;
}

}  // namespace

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
        std::vector<Outlook> const& outlook = moment.before;
        if (alone) return (outlook[0].win.value >= 0.5) == winner.has_value();
        return std::all_of(outlook.begin(), outlook.end(), [&](Outlook const& seat_outlook) {
            return seat_outlook.win.value <= outlook[*winner].win.value;
        });
    };
    int turned = static_cast<int>(moments.size());
    while (turned > 0 && as_it_ended(moments[static_cast<std::size_t>(turned) - 1])) --turned;
    return turned < static_cast<int>(moments.size()) ? turned : -1;
}

std::optional<Chance> missed_chance(std::vector<Moment> const& moments, std::size_t at) {
    Moment const& missed = moments[at];
    if (missed.verdict < Verdict::mistake) return {};
    auto const seat_index = static_cast<std::size_t>(index(missed.seat));
    std::size_t at_move = at;
    while (at_move > 0 && moments[at_move - 1].seat == missed.seat) --at_move;
    std::optional<Chance> greatest;
    for (; at_move > 0 && moments[at_move - 1].seat != missed.seat; --at_move) {
        Moment const& gift = moments[at_move - 1];
        if (gift.verdict < Verdict::mistake || gift.due.contains(missed.seat)) continue;
        double const share =
            gift.taken().outlook[seat_index].win.value - gift.best().outlook[seat_index].win.value;
        if (share >= worth_a_word && (!greatest || share > greatest->share))
            greatest = Chance{at_move - 1, share};
    }
    return greatest;
}

std::vector<std::size_t> mistakes(std::vector<Moment> const& moments) {
    return sorted_by(
        moments, [](Moment const& moment) { return moment.verdict != Verdict::fine; },
        [](Moment const& moment) { return 100 - moment.accuracy; });
}

std::vector<std::size_t> best_decisions(std::vector<Moment> const& moments) {
    constexpr std::size_t most = 3;
    std::vector<std::size_t> places = sorted_by(
        moments,
        [](Moment const& moment) {
            return moment.played == 0 && moment.gain.low > 0 && moment.gain.value >= worth_a_word;
        },
        [](Moment const& moment) { return moment.gain.value; });
    if (places.size() > most) places.resize(most);
    return places;
}

}  // namespace motherlode::analysis
