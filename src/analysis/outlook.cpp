#include "analysis/outlook.h"

#include <algorithm>
#include <cmath>

namespace motherlode::analysis {

Estimate estimate(std::vector<double> const& numbers, double width) {
    auto const count = static_cast<double>(numbers.size());
    double sum = 0;
    double squares = 0;
    for (double const number : numbers) {
        sum += number;
        squares += number * number;
    }
    double const mean = sum / count;
    double const variance = count > 1 ? std::max(0.0, (squares - sum * mean) / (count - 1)) : 0;
    // Of few numbers the spread is itself only guessed: Student's t, near enough.
    double const student = count > 1 ? width + 2.8 / (count - 1) : 0;
    double const margin = student * std::sqrt(variance / count);
    return {mean, mean - margin, mean + margin};
}

std::vector<Outlook> outlook(std::vector<Ending> const& endings, int players) {
    std::vector<Outlook> outlooks;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        std::vector<double> wins;
        double score = 0;
        for (Ending const& ending : endings) {
            wins.push_back(ending.win[seat]);
            score += ending.score[seat];
        }
        Estimate win = estimate(wins);
        win.low = std::max(0.0, win.low);
        win.high = std::min(1.0, win.high);
        outlooks.push_back({win, score / static_cast<double>(endings.size())});
    }
    return outlooks;
}

}  // namespace motherlode::analysis
