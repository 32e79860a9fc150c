#include "analysis/outlook.h"

#include "kernel/wilson.h"

namespace motherlode::analysis {

std::vector<Outlook> outlook(std::vector<Ending> const& endings, int players) {
    std::vector<Outlook> outlooks;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        double wins = 0;
        double score = 0;
        for (Ending const& ending : endings) {
            wins += ending.win[seat];
            score += ending.score[seat];
        }
        auto const games = static_cast<double>(endings.size());
        auto const [low, high] = wilson_interval(wins / games, games);
        outlooks.push_back({{wins / games, low, high}, score / games});
    }
    return outlooks;
}

}  // namespace motherlode::analysis
