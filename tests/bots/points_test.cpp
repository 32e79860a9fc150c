// Ties in win probability go to points.

#include <atomic>

#include <gtest/gtest.h>

#include "analysis/calibration.h"
#include "bots/bot.h"
#include "bots/search/values.h"
#include "kernel/history.h"
#include "registry/registry.h"

namespace motherlode {
namespace {

using search::Expected;
using search::Leads;
using search::values_of_leads;

constexpr int decisive_lead = 10;

TEST(SearchForPoints, ALeadCountsByItselfUntilThereIsAnExpectedOne) {
    EXPECT_EQ(values_of_leads({0, 0}, {}, 2, decisive_lead)[0], 0.5);
    EXPECT_GT(values_of_leads({10, -10}, {}, 2, decisive_lead)[0], 0.8);
}

// 100 points ahead, ten more or fewer make no difference to the win.
TEST(SearchForPoints, PointsCountWhenTheWinIsDecided) {
    Expected const ahead{.leads = {100, -100}, .weight = 0.5};
    auto const gain = [](Expected const& expected) {
        return values_of_leads({110, -110}, expected, 2, decisive_lead)[0] -
               values_of_leads({90, -90}, expected, 2, decisive_lead)[0];
    };
    EXPECT_LT(gain({}), 0.002);
    EXPECT_GT(gain(ahead), 0.3);
    // The loser, too, prefers to lose by less.
    EXPECT_GT(values_of_leads({90, -90}, ahead, 2, decisive_lead)[1],
              values_of_leads({110, -110}, ahead, 2, decisive_lead)[1] + 0.3);
}

std::atomic<bool> const never = false;

// A game of a greedy bot against a random one. Near its end, the greedy bot wins whatever it does.
History decided_game(GameType const& type, std::uint64_t seed) {
    EditionSource const edition = *embedded_edition(type.info(), type.info().default_edition);
    History history = std::move(*History::start(
        type, {2, {}, edition, seed}, {{Player::Kind::bot, "greedy"}, {Player::Kind::bot, "random"}}));
    Rng rng{seed};
    while (!history.now().over()) {
        Seat const seat = *history.now().pending().must.begin();
        history.play(seat, bot_action(index(seat) == 0 ? "greedy" : "random", history.now(), seat, rng));
    }
    return history;
}

// The mean lead of the first seat at the end, if it takes this action.
double lead_after(Match const& before, Action action) {
    constexpr int games = 12;
    std::unique_ptr<Match> const after = before.clone();
    EventLog unused;
    after->apply(seat_at(0), action, unused);
    double sum = 0;
    after->type().finish(
        *after, seat_at(0), games, 3,
        [&](analysis::Ending const& ending) { sum += ending.score[0] - ending.score[1]; }, never);
    return sum / games;
}

// How much of the lead the search's choice gives away, and how much a random choice would. Nothing for decisions that do
// not matter.
struct Regret {
    double search = 0;
    double random = 0;
};
Regret regret_at(Match const& match) {
    ActionList legal;
    match.legal_actions(seat_at(0), legal);
    Rng rng{5};
    Action const choice = bot_action("search:100", match, seat_at(0), rng);
    double best = -1000;
    double chosen = 0;
    double sum = 0;
    for (Action const action : legal) {
        double const lead = lead_after(match, action);
        best = std::max(best, lead);
        sum += lead;
        if (action == choice) chosen = lead;
    }
    return {best - chosen, best - sum / legal.size()};
}

// The last decisions of the winner, in positions where it may throw points away but not the win.
TEST(SearchForPoints, AWonGameIsPlayedForPoints) {
    constexpr int most_actions = 14;
    Regret all;
    for (GameType const* type : all_games()) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            History const decided = decided_game(*type, seed);
            int decisions = 0;
            for (int move = decided.size() - 1; move > 0 && decisions < 3; --move) {
                std::unique_ptr<Match> const match = decided.after(move);
                ActionList legal;
                if (index(decided.moves()[static_cast<std::size_t>(move)].seat) != 0) continue;
                match->legal_actions(seat_at(0), legal);
                if (legal.size() < 2 || legal.size() > most_actions) continue;
                Regret const regret = regret_at(*match);
                all.search += regret.search;
                all.random += regret.random;
                ++decisions;
            }
        }
    }
    EXPECT_LT(all.search, all.random / 3);
}

}  // namespace
}  // namespace motherlode
