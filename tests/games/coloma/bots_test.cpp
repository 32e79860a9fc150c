// Evaluations of bots that do not depend on fitted weights.

#include "games/coloma/scenario.h"
#include "games/coloma/weights.h"

namespace motherlode::coloma {
namespace {

constexpr Weights no_weights{};

int worth_of(Scenario& s, Seat seat) { return worth(s.game, s.table(), index(seat), no_weights); }

TEST(ColomaBots, TheQuickScoreOfASeatEqualsTheResult) {
    Scenario s =
        Scenario::at_the_start({.players = 4, .hotels = true, .specialties = true, .b_boards = true});
    Rng rng = Rng::stream(7, 1);
    NoEvents no_events;
    for (SeatSet due = s.game.pending(s.table()).must; !due.empty(); due = s.game.pending(s.table()).must) {
        Seat const seat = *due.begin();
        ActionList legal;
        s.game.legal_actions(s.table(), s.state.hands[index(seat)], seat, legal);
        s.game.apply(s.state, seat, legal[rng.below(legal.size())], no_events);
        for (Seat const player : SeatSet::first(4))
            ASSERT_EQ(score_of(s.game, s.table(), index(player)), s.points(player));
    }
}

TEST(ColomaBots, BotsValueAUsedBarrelMoreWithABuildingThatSpendsIt) {
    Scenario s;
    int const before = worth_of(s, A);
    s.barrel(A, "gold", true);
    int const barrel_value = worth_of(s, A) - before;
    EXPECT_GT(barrel_value, 0);
    Scenario t;
    t.build(A, "cooperage");
    int const with_cooperage = worth_of(t, A);
    t.barrel(A, "gold", true);
    EXPECT_GT(worth_of(t, A) - with_cooperage, barrel_value);
    // At the end, a Barrel is worth nothing.
    s.end_game();
    EXPECT_EQ(worth_of(s, A), s.points(A) * point);
}

TEST(ColomaBots, BotsExpectGravesToCostTheRenegadeLess) {
    Scenario s{{.specialties = true}};
    s.pioneer(A, "madame");
    int const madame = shootout_value(s.game, s.table(), index(A));
    s.pioneer(A, "renegade");
    EXPECT_GT(shootout_value(s.game, s.table(), index(A)), madame);
}

}  // namespace
}  // namespace motherlode::coloma
