// Facts that pages show besides the pieces: points of Bridges, pools, the Shootout, and previews of actions.

#include "games/coloma/scenario.h"
#include "kernel/game_json.h"

namespace motherlode::coloma {
namespace {

TEST(ColomaFacts, ABridgeScoresWhatItCountsUpToItsMaximum_CO_15_1d_CO_15_1g_CO_15_1h) {
    RULES("CO-15.1d CO-15.1g CO-15.1h");
    Scenario s;
    auto const worth = [&](Seat seat) { return BuildBridge::worth(s.game.edition(), s.table(), seat, 0); };
    s.offer_bridge("rivers");
    for (int const canyon : {1, 3, 4}) s.river(A, canyon);
    EXPECT_EQ(worth(A), 12);
    EXPECT_EQ(worth(B), 0);
    s.offer_bridge("barrels");
    s.barrel(A, "wagon");
    s.barrel(A, "wagon", true);
    s.barrel(A, "gold", true);
    EXPECT_EQ(worth(A), 9);
    for (int i = 0; i < 3; ++i) s.barrel(A, "horse");
    EXPECT_EQ(worth(A), 15);  // its maximum
    // It counts itself, even before it is built.
    s.offer_bridge("bridges");
    EXPECT_EQ(worth(A), 4);
    s.bridge(A, "bridges");
    EXPECT_EQ(worth(A), 4);
}

TEST(ColomaFacts, GoldIsTakenFromTheTopPoolFirst_CO_1_6a_CO_5_2g) {
    RULES("CO-1.6a CO-5.2g");
    Scenario s;
    auto const nuggets = [&](int gold) {
        s.table().gold = gold;
        return std::array{nuggets_in_pool(s.game, s.table(), 0), nuggets_in_pool(s.game, s.table(), 1),
                          nuggets_in_pool(s.game, s.table(), 2)};
    };
    EXPECT_EQ(nuggets(18), (std::array{6, 6, 6}));
    EXPECT_EQ(nuggets(8), (std::array{0, 2, 6}));
    EXPECT_EQ(nuggets(0), (std::array{0, 0, 0}));
}

TEST(ColomaFacts, TheMostGunmenComeFirstThenTheNearestRow_CO_13_2a_CO_13_2b_CO_13_2c) {
    RULES("CO-13.2a CO-13.2b CO-13.2c");
    Scenario s;
    s.fill(A, 1);
    s.fill(A, 2);
    s.fill(B, 3);
    Contenders const contenders = contenders_of(s.game, s.table());
    ASSERT_EQ(contenders.size(), 2);
    EXPECT_EQ(contenders[0].seat, A);
    EXPECT_EQ(contenders[1].seat, B);
    EXPECT_EQ(gunmen_of(contenders), 6);
    EXPECT_EQ(tier_of(0), 0);
    EXPECT_EQ(tier_of(2), 2);
    EXPECT_EQ(tier_of(5), 2);
}

std::string facts_of(Scenario& s, std::string_view text) {
    Seat const seat = s.due();
    View const before = s.game.view(s.state, seat);
    Action const action = *s.game.parse(text);
    s.play(text);
    return preview_facts(s.game, before, s.game.view(s.state, seat), action);
}

TEST(ColomaFacts, ThePreviewOfARowShowsTheResultOfTheShootout_CO_12_2a_CO_13_1a_CO_13_1b) {
    RULES("CO-12.2a CO-13.1a CO-13.1b");
    Scenario s;
    s.give(A, 5, 0, 1, 0, 0);
    s.turn(A, 5, 1, 3);
    s.table().outlaws = 3;
    Scenario t = s;
    std::string const lost = facts_of(s, "fill row 3");
    EXPECT_NE(lost.find("\"shootout_won\":false,\"shootout_line\":1"), std::string::npos) << lost;
    std::string const won = facts_of(t, "fill row 4");
    EXPECT_NE(won.find("\"shootout_won\":true,\"shootout_line\":1"), std::string::npos) << won;
    // Two graves, the first ones.
    EXPECT_NE(won.find("\"points_at_risk\":3"), std::string::npos) << won;
    EXPECT_EQ(won.find("bridge_worth"), std::string::npos) << won;
}

TEST(ColomaFacts, ThePreviewOfABridgeShowsItsPoints_CO_9_3a_CO_15_1h) {
    RULES("CO-9.3a CO-15.1h");
    Scenario s;
    s.give(A, 6, 0, 1, 6, 0);
    s.offer_bridge("bridges");
    s.river(A, 1);
    s.turn(A, 2, 1, 3);
    std::string const facts = facts_of(s, "hammer bridge bridges");
    EXPECT_NE(facts.find("\"bridge_worth\":4"), std::string::npos) << facts;
    EXPECT_EQ(facts.find("shootout_won"), std::string::npos) << facts;
}

}  // namespace
}  // namespace motherlode::coloma
