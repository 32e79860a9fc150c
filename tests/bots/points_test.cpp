// Ties in win probability go to points.

#include <gtest/gtest.h>

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

// A game in which the first seat, a greedy bot, has beaten a random one so clearly that nothing can change it.
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

// The lead at the end if this bot plays the last part of the game for the winner.
int lead_with(std::string_view bot, History const& decided, int from) {
    std::unique_ptr<Match> const match = decided.after(from);
    Rng rng{7};
    EventLog unused;
    while (!match->over()) {
        Seat const seat = *match->pending().must.begin();
        match->apply(seat, bot_action(index(seat) == 0 ? bot : "random", *match, seat, rng), unused);
    }
    Result const result = match->result();
    return result.seats[0].total - result.seats[1].total;
}

// With the same number of iterations, a search that counts points only for the win throws points away.
TEST(SearchForPoints, AWonGameIsPlayedForPoints) {
    int lead = 0;
    int lead_without_points = 0;
    for (GameType const* type : all_games()) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            History const decided = decided_game(*type, seed);
            int const from = decided.size() * 2 / 3;
            int const with = lead_with("search:60", decided, from);
            int const without = lead_with("search:60:points0", decided, from);
            lead += with;
            lead_without_points += without;
        }
        RecordProperty(std::string{type->info().name},
                       std::to_string(lead) + " " + std::to_string(lead_without_points));
    }
    EXPECT_GT(lead, lead_without_points + 20);
}

}  // namespace
}  // namespace motherlode
