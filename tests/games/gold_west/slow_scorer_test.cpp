// Compares the scores of finished games with a second scorer.

#include "games/gold_west/scenario.h"
#include "games/gold_west/slow_scorer.h"

namespace motherlode::gold_west {
namespace {

// Counts the offices, ties and penalties in the games, to make sure that the comparison covered them.
struct Coverage {
    std::set<std::string> offices;
    int shared_bonuses = 0;
    int second_wanted = 0;
    int lookers = 0;
};

void play_and_compare(std::uint64_t number, Coverage& coverage) {
    Arrangement arrangement;
    arrangement.players = 2 + static_cast<int>(number % 3);
    arrangement.bandits = number / 3 % 2 == 1;
    arrangement.trading_post = static_cast<TradingPost>(number / 6 % 3);
    arrangement.published_terrain_bonus = number / 18 % 2 == 1;
    arrangement.manual_shipping_bonus = number / 36 % 2 == 1;
    arrangement.seed = number;
    Scenario s{arrangement};
    SlowScorer scorer{s.game, s.state};
    Rng rng{number};
    // In half of the games, players stop using metals only when they must, and so score more in Boomtown.
    bool const eager = number % 2 == 0;
    while (s.step() != gold_west::step<GameOver>) {
        ActionList list;
        s.game.legal_actions(s.table(), s.state.hands[index(s.active_seat())], s.active_seat(), list);
        int choices = list.size();
        if (eager && choices > 1 && list[choices - 1] == make_action(verb("done"))) --choices;
        if (eager && choices > 1 && list[choices - 1] == make_action(verb("loot"))) --choices;
        s.game.apply(s.state, s.active_seat(), list[rng.below(choices)], s.log);
    }
    scorer.follow(s.log.events);

    Result const result = s.game.result(s.state);
    std::vector<SlowScorer::Score> const expected = scorer.score();
    for (int seat = 0; seat < s.game.players(); ++seat) {
        for (std::size_t source = 0; source < score_sources.size(); ++source)
            ASSERT_EQ(result.seats[seat].by_source.items[source], expected[seat].by_source[source])
                << "game " << number << ", seat " << seat << ", " << score_sources[source];
        ASSERT_EQ(result.seats[seat].total, expected[seat].total);
        ASSERT_EQ(result.seats[seat].rank, expected[seat].rank) << "game " << number << ", seat " << seat;
        coverage.lookers += s.player(seat).looked.empty() ? 0 : 1;
    }
    for (Event const& event : s.log.events) {
        if (event.message.spec == &say.office_scored && event.message.args[3] > 0)
            coverage.offices.insert(s.game.edition().offices[event.message.args[1]].id);
        if (event.message.spec == &say.second_wanted) ++coverage.second_wanted;
        if (event.message.spec == &say.terrain_scored && event.message.args[2] % 2 == 1)
            ++coverage.shared_bonuses;
    }
}

void compare(std::uint64_t games) {
    Coverage coverage;
    for (std::uint64_t number = 0; number < games; ++number) {
        play_and_compare(number, coverage);
        if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_EQ(coverage.offices.size(), 14U);
    EXPECT_GT(coverage.second_wanted, 0);
    EXPECT_GT(coverage.shared_bonuses, 0);
    EXPECT_GT(coverage.lookers, 0);
}

TEST(GoldWestSlowScorer, AgreesWithTheGameInAFewHundredGames_GW_6_2a) {
    RULES("GW-6.2a GW-6.3 GW-6.4 GW-6.5 GW-6.6");
    compare(360);
}

TEST(SlowGoldWestScorer, AgreesWithTheGameInTenThousandGames_GW_6_2a) {
    RULES("GW-6.2a GW-6.3 GW-6.4 GW-6.5 GW-6.6");
    compare(10'000);
}

}  // namespace
}  // namespace motherlode::gold_west
