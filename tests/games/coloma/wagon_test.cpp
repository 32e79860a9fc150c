// Rulebook p.16, "Site 4: Moving Wagons on the Frontier Map".

#include <algorithm>

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

// A is on Site 4 with this number of Horses; the Barker is on 5 and the Bust on 2.
Scenario on_site_4(int horses, std::string_view space = "coloma") {
    Scenario s;
    s.hold(A, {});
    s.give(A, 2, 0, horses, 0, 0);
    s.wagon(A, space);
    s.turn(A, 4, 5, 2);
    return s;
}

TEST(ColomaWagon, EachOfTwoMovesHasOneSpacePerHorse_CO_11_1a_CO_11_1b_CO_11_2a) {
    RULES("CO-11.1a CO-11.1b CO-11.2a");
    Scenario s = on_site_4(3);
    s.play("wagon common");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"move lotus", "move garden_valley", "move gold_hill",
                                                   "move salmon_falls"}));
    s.play("move lotus");
    s.play("move pilot_hill");
    s.play("move cool");  // the third space ends the move
    EXPECT_EQ(s.step(), step<TakeTurn>);
    EXPECT_EQ(s.player(A).horses, 3);
    EXPECT_EQ(s.why_not("wagon common"), "CO-10.2b");
    s.play("wagon boom");
    EXPECT_EQ(s.table().turn.steps_left, 3);
}

TEST(ColomaWagon, AnAbilityCanMoveAWagonWithoutHorses_CO_11_1a) {
    RULES("CO-11.1a co-25");
    Scenario s = on_site_4(0);
    EXPECT_FALSE(s.can("wagon common"));
    s.build(A, "wheelwright");  // one more space, with the Common only
    EXPECT_FALSE(s.can("wagon boom"));
    s.play("wagon common");
    s.play("move lotus");
    EXPECT_EQ(s.step(), step<TakeTurn>);
}

TEST(ColomaWagon, AWagonCanStopOffThenContinueWithTheSecondMove_CO_11_1x1_CO_11_2d) {
    RULES("CO-11.1x1 CO-11.2d");
    Scenario s = on_site_4(1, "cool");
    s.play("wagon common");
    s.play("move auburn");
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"stop pass", "stop off"}));
    s.play("stop off");
    EXPECT_EQ(s.player(A).gold, 2);
    s.play("wagon boom");
    s.play("move cool");  // the second move may go back
    EXPECT_EQ(s.player(A).hand_size, 1);
}

TEST(ColomaWagon, AMoveCannotEnterASpaceTwice_CO_11_2b) {
    RULES("CO-11.2b");
    Scenario s = on_site_4(6);
    s.play("wagon common");
    s.play("move lotus");
    EXPECT_EQ(s.why_not("move coloma"), "CO-11.2b");
    s.play("move pilot_hill");
    EXPECT_EQ(s.why_not("move lotus"), "CO-11.2b");
    EXPECT_EQ(s.why_not("move hangtown"), "CO-11.2b");  // no road leads there
}

TEST(ColomaWagon, WagonsGainTheBenefitsOfTheSpacesTheyPass_CO_11_2c_CO_11_2d_CO_11_2e_CO_11_2g) {
    RULES("CO-11.2c CO-11.2d CO-11.2e CO-11.2g");
    Scenario s = on_site_4(5, "garden_valley");
    s.wagon(B, "coloma");
    s.wagon(C, "coloma");
    s.play("wagon common");
    s.play("move coloma");  // Boomtowns hold any number
    EXPECT_EQ(s.player(A).lodge_dudes, 2);
    s.play("move gold_hill");
    EXPECT_EQ(s.player(A).lodge_dudes, 3);  // passing a Boomtown gives its left benefit automatically
    EXPECT_EQ(s.player(A).gold, 1);
    s.play("move weber_creek");  // a Horseshoe gives nothing, but uses a step
    EXPECT_EQ(s.table().turn.steps_left, 2);
    s.play("move hangtown");
    s.play("stop off");
    s.play("take barrel stack");
    EXPECT_EQ(total(s.player(A).barrels), 1);
    EXPECT_EQ(s.player(A).lodge_dudes, 3);
}

TEST(ColomaWagon, EveryBoomtownHasTwoBenefits_CO_11_2d_CO_20_2g) {
    RULES("CO-11.2d CO-20.2g");
    struct Town {
        std::string_view neighbour;
        std::string_view name;
        Thing stop;
        int stops;
        int dudes;
    };
    for (Town const& town :
         {Town{"lotus", "coloma", Thing::horse, 1, 1}, Town{"cool", "auburn", Thing::gold, 2, 2},
          Town{"greenwood", "georgetown", Thing::tent, 1, 2},
          Town{"weber_creek", "hangtown", Thing::barrel, 1, 2},
          Town{"mormon_island", "folsom", Thing::buck, 4, 2}}) {
        for (bool const off : {false, true}) {
            Scenario s = on_site_4(1, town.neighbour);
            s.play("wagon common");
            s.play("move " + std::string{town.name});
            Player const before = s.player(A);
            s.play(off ? "stop off" : "stop pass");
            if (off && town.stop == Thing::barrel) s.play("take barrel 1");
            Thing const thing = off ? town.stop : Thing::dude;
            EXPECT_EQ(held(s.player(A), thing) - held(before, thing), off ? town.stops : town.dudes)
                << town.name;
        }
    }
}

TEST(ColomaWagon, EverySettlementGivesItsBenefit_CO_11_2c_CO_20_2g) {
    RULES("CO-11.2c CO-20.2g");
    for (Space const& space : tailrace()->spaces) {
        if (space.kind != SpaceKind::settlement) continue;
        Scenario s = on_site_4(1);
        s.wagon(A, tailrace()->spaces[space.neighbours[0]].id);
        s.play("wagon common");
        Player const before = s.player(A);
        s.play("move " + space.id);
        Act const& act = tailrace()->effect(space.gain).acts[0];
        EXPECT_EQ(held(s.player(A), act.thing), held(before, act.thing) + act.amount) << space.id;
    }
}

TEST(ColomaWagon, OccupiedSpacesAreSkipped_CO_11_2f) {
    RULES("CO-11.2f");
    Scenario s = on_site_4(2);
    s.wagon(B, "lotus");
    s.wagon(C, "pilot_hill");
    s.play("wagon common");
    EXPECT_EQ(s.why_not("move lotus"), "CO-11.2b");
    EXPECT_EQ(s.why_not("move pilot_hill"), "CO-11.2b");
    s.play("move cool");  // skips both spaces: one step, no Buck
    EXPECT_EQ(s.player(A).bucks, 0);
    EXPECT_EQ(s.table().turn.steps_left, 1);
    s.play("move auburn");
    s.play("stop pass");
    EXPECT_EQ(s.player(A).lodge_dudes, 4);
}

TEST(ColomaWagon, ARoadLeadsFromGeorgetownToAuburn_CO_11_2a_CO_20_2g) {
    RULES("CO-11.2a CO-20.2g");
    Scenario s = on_site_4(3, "georgetown");
    s.play("wagon common");
    for (std::string_view const step : {"move volcanoville", "move spanish_dry_diggings", "move auburn"})
        s.play(step);
    s.play("stop off");
    EXPECT_EQ(s.player(A).gold, 3);
}

TEST(ColomaWagon, AMoveNeedsAtLeastOneStep_CO_11_2h) {
    RULES("CO-11.2h co-14");
    Scenario s = on_site_4(0);
    EXPECT_EQ(s.why_not("wagon common"), "CO-11.1a");
    s = on_site_4(2);
    s.play("wagon common");
    EXPECT_EQ(s.why_not("stop pass"), "CO-11.2d");  // a move has at least one step
}

}  // namespace
}  // namespace motherlode::coloma
