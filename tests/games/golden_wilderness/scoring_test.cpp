// Rulebook p.7, "End of the game": scoring at every level.

#include "games/golden_wilderness/scenario.h"

namespace motherlode::golden_wilderness {
namespace {

enum Source { written, settlements, people };

int points(Scenario& s, Seat seat, Source source) {
    return s.game.result(s.state).seats[index(seat)].by_source[source];
}

TEST(GoldenWildernessScoring, PeopleOfEveryDeckCostTwoPoints_WI_2_9c) {
    RULES("WI-2.9c");
    Scenario s{{.level = Level::standard}};
    s.empty_hands();
    Seat const me = s.active();
    EXPECT_EQ(points(s, me, people), 0);
    s.give(me, {"john_augustus_sutter", "jose_de_zuniga", "junipero_serra", "ohlone"});
    EXPECT_EQ(points(s, me, people), -8);
    EXPECT_EQ(points(s, s.next_player(), people), 0);
    s.play("icons john_augustus_sutter");
    EXPECT_EQ(points(s, me, people), -6);
}

TEST(GoldenWildernessScoring, CitiesMissionsPresidiosRoadsAndMoneyScoreNothing_WI_2_9c_WI_3_5b_WI_4_3e) {
    RULES("WI-2.9c WI-3.5b WI-4.3e");
    Scenario s{{.level = Level::standard}};
    s.board_of({"monterey", "san_benito", "big_sur"});
    s.empty_hands();
    Seat const me = s.active();
    s.put_settlement("monterey", me, "farmland_hides");
    s.put_settlement("big_sur", me, "forest_wood");
    EXPECT_EQ(points(s, me, settlements), 10);
    s.put_marker("big_sur", Marker::mission, me);
    s.put_marker("san_benito", Marker::presidio, me);
    s.put_road("monterey", "san_benito");
    s.set_pesos(me, 99);
    s.table().icons = {4, 0, 0};
    EXPECT_EQ(s.game.result(s.state).seats[index(me)].total, 10);
    s.play("city monterey");
    EXPECT_EQ(points(s, me, settlements), 5);
    EXPECT_EQ(s.game.result(s.state).seats[index(me)].total, 5);
}

TEST(GoldenWildernessScoring, MoneyBreaksTiesForEveryPlace_WI_2_9d) {
    RULES("WI-2.9d wi-13");
    Scenario s{{.level = Level::easy, .players = 4}};
    s.empty_hands();
    s.table().progress.step = step<GameOver>;
    for (int seat = 0; seat < 4; ++seat) s.board(seat_at(seat)).points = 20;
    s.board(seat_at(0)).points = 21;
    s.set_pesos(seat_at(2), 12);
    Result result = s.game.result(s.state);
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.seats[1].rank, 3);
    EXPECT_EQ(result.seats[2].rank, 2);
    EXPECT_EQ(result.seats[3].rank, 3);
    EXPECT_EQ(result.tie_break, nullptr);  // points decide first place

    // Two players share first place; the other two have less money.
    s.board(seat_at(0)).points = 20;
    s.set_pesos(seat_at(0), 12);
    result = s.game.result(s.state);
    EXPECT_EQ(result.seats[0].rank, 1);
    EXPECT_EQ(result.seats[1].rank, 3);
    EXPECT_EQ(result.seats[2].rank, 1);
    EXPECT_EQ(result.seats[3].rank, 3);
    EXPECT_EQ(result.tie_break, &say.most_money);
}

}  // namespace
}  // namespace motherlode::golden_wilderness
