// The score of finished games, held against a second scorer.

#include "games/gold_west/scenario.h"
#include "games/gold_west/slow_scorer.h"

namespace motherlode::gold_west {
namespace {

// Which offices, ties and penalties the games have met: a comparison of nothing proves nothing.
struct Met {
    std::set<std::string> offices;
    int shared_bonuses = 0;
    int second_wanted = 0;
    int lookers = 0;
};

void play_and_compare(std::uint64_t number, Met& met) {
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
    // Whoever never stops while metals are left scores more in Boomtown.
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
        met.lookers += s.player(seat).looked.empty() ? 0 : 1;
    }
    for (Event const& event : s.log.events) {
        if (event.message.spec == &say.office_scored && event.message.args[3] > 0)
            met.offices.insert(s.game.edition().offices[event.message.args[1]].id);
        if (event.message.spec == &say.second_wanted) ++met.second_wanted;
        if (event.message.spec == &say.terrain_scored && event.message.args[2] % 2 == 1) ++met.shared_bonuses;
    }
}

void compare(std::uint64_t games) {
    Met met;
    for (std::uint64_t number = 0; number < games; ++number) {
        play_and_compare(number, met);
        if (testing::Test::HasFatalFailure()) return;
    }
    EXPECT_EQ(met.offices.size(), 14U);
    EXPECT_GT(met.second_wanted, 0);
    EXPECT_GT(met.shared_bonuses, 0);
    EXPECT_GT(met.lookers, 0);
}

TEST(GoldWestSlowScorer, AgreesOnAFewHundredGames_GW_6_2a) {
    RULES("GW-6.2a GW-6.3 GW-6.4 GW-6.5 GW-6.6");
    compare(360);
}

TEST(SlowGoldWestScorer, AgreesOnTenThousandGames_GW_6_2a) {
    RULES("GW-6.2a GW-6.3 GW-6.4 GW-6.5 GW-6.6");
    compare(10'000);
}

}  // namespace
}  // namespace motherlode::gold_west
