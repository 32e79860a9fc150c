// Rulebook p.18, "Shootout Phase", and p.19, "Clean Up".

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

// Sets the chart of the current year.
void use_chart(Scenario& s, std::string_view id) {
    for (std::size_t i = 0; i < tailrace()->charts.size(); ++i)
        if (tailrace()->charts[i].id == id) s.table().charts[s.table().year] = static_cast<std::uint8_t>(i);
}

TEST(ColomaShootout, GunmenWinOnlyIfTheyOutnumberTheOutlaws_CO_13_1a_CO_13_1b) {
    RULES("CO-13.1a CO-13.1b");
    for (int const outlaws : {2, 3, 4}) {
        Scenario s;
        s.fill(A, 3);
        s.table().outlaws = outlaws;
        s.play_shootout();
        EXPECT_EQ(s.count_events(say.shootout_won), outlaws < 3 ? 1 : 0) << outlaws;
    }
}

TEST(ColomaShootout, TiersGoByNumberOfGunmenThenByNearestRow_CO_13_2a_CO_13_2b_CO_13_2c_CO_13_3a) {
    RULES("CO-13.2a CO-13.2b CO-13.2c CO-13.3a co-16 co-23");
    Scenario s{{.players = 4}};
    use_chart(s, "a");  // 4 VP + 1 Gold / 2 VP + 2 Bucks / 1 VP / 1 grave
    for (int seat = 0; seat < 4; ++seat) s.give(seat_at(seat), 2, 1, 1, 0, 0);
    s.fill(A, 4);
    s.fill(B, 1);
    s.fill(B, 3);  // as many Gunmen as A, but a nearer row
    s.fill(C, 2);
    s.table().outlaws = 5;
    s.play_shootout();
    EXPECT_EQ(s.player(B).points, 4);
    EXPECT_EQ(s.player(A).points, 2);
    EXPECT_EQ(s.player(C).points, 1);
    EXPECT_EQ(s.player(seat_at(3)).graves, 1);
    EXPECT_EQ(s.table().sheriff, B);
    std::vector<int> order;
    for (Event const& event : s.log.events)
        if (event.message.spec == &say.tier) order.push_back(event.message.args[0]);
    EXPECT_EQ(order, (std::vector<int>{1, 0, 2}));
}

TEST(ColomaShootout, ALostShootoutGivesTheLowerRewards_CO_13_1b_CO_13_4a_CO_13_4b) {
    RULES("CO-13.1b CO-13.4a CO-13.4b");
    Scenario s{{.players = 4}};
    use_chart(s, "a");  // 2 VP / 1 VP / 1 grave / 2 graves
    s.fill(A, 3);
    s.fill(B, 2);
    s.fill(C, 1);
    s.table().outlaws = 6;
    s.play_shootout();
    EXPECT_EQ(s.player(A).points, 2);
    EXPECT_EQ(s.player(B).points, 1);
    EXPECT_EQ(s.player(C).graves, 1);
    EXPECT_EQ(s.player(seat_at(3)).graves, 2);
    EXPECT_EQ(s.points(seat_at(3), 6), -3);  // 1 and 2, from the bottom
    EXPECT_EQ(s.points(C, 6), -1);
}

TEST(ColomaShootout, EveryChartGivesItsPrintedRewards_CO_13_2a_CO_20_2d) {
    RULES("CO-13.2a CO-20.2d");
    for (Chart const& chart : tailrace()->charts) {
        for (bool const won : {true, false}) {
            Scenario s{{.players = 4}};
            use_chart(s, chart.id);
            for (int seat = 0; seat < 4; ++seat) s.give(seat_at(seat), 2, 1, 1, 0, 0);
            for (int seat = 0; seat < 3; ++seat) s.fill(seat_at(seat), 4 - seat);
            s.table().outlaws = won ? 0 : 50;
            std::array<Player, max_players> const before = s.table().players;
            s.turn(A, 1, 5, 2);
            s.table().round = sites;
            s.play("end turn");
            for (int tier = 0; tier < tiers; ++tier) {
                Seat const seat = seat_at(tier);
                for (Act const& act : tailrace()->effect((won ? chart.win : chart.lose)[tier]).acts) {
                    // The next year begins with Event 1, which gives 2 Dudes.
                    int const event = act.thing == Thing::dude ? 2 : 0;
                    EXPECT_EQ(held(s.player(seat), act.thing),
                              held(before[index(seat)], act.thing) + act.amount + event)
                        << chart.id << " tier " << tier + 1;
                }
            }
        }
    }
}

TEST(ColomaShootout, TheBadgeStaysIfNobodyHasGunmenAndInTheLastYear_CO_13_3a) {
    RULES("CO-13.3a co-16");
    Scenario s;
    s.table().sheriff = C;
    s.play_shootout();
    EXPECT_EQ(s.table().sheriff, C);
    s.fill(A, 3);
    s.end_game();
    EXPECT_EQ(s.table().sheriff, C);
}

TEST(ColomaShootout, DudesAreBuriedFromTheSupplyThenTheLodgeThenByTheRulingsOption_CO_13_4b_CO_13_4c) {
    RULES("CO-13.4b CO-13.4c co-4");
    for (bool const rulebook : {false, true}) {
        Scenario s{{.rulebook = rulebook, .hotels = true}};
        use_chart(s, "a");
        Player& player = s.player(C);
        player.supply_dudes = 1;
        player.lodge_dudes = 11;
        s.table().outlaws = 50;
        s.play_shootout();
        EXPECT_EQ(player.graves, 2);
        EXPECT_EQ(player.supply_dudes + player.lodge_dudes, 10);
        EXPECT_EQ(s.game.audit(s.state), "");

        // Third place costs a grave, and all of C's Dudes are Gunmen or Hotel guests.
        Scenario t{{.players = 5, .rulebook = rulebook, .hotels = true}};
        use_chart(t, "a");
        t.fill(A, 5);
        t.fill(B, 4);
        t.fill(C, 3);
        Player& third = t.player(C);
        third.hotels = 5;
        t.table().hotels_left = static_cast<std::uint8_t>(t.table().hotels_left - 5);
        third.hotel_dudes = 9;
        third.supply_dudes = third.lodge_dudes = 0;
        t.table().outlaws = 50;
        t.play_shootout();
        if (rulebook) {
            EXPECT_EQ(third.graves, 0);
            continue;
        }
        EXPECT_EQ(t.legal(), (std::vector<std::string>{"bury gunman", "bury guest"}));
        t.play("bury guest");
        EXPECT_EQ(third.graves, 1);
        EXPECT_EQ(t.game.audit(t.state), "");
    }
}

TEST(ColomaShootout, NeutralGunmenCountAndHoldATier_CO_13_5a_CO_13_5b) {
    RULES("CO-13.5a CO-13.5b co-16");
    Scenario s{{.players = 2}};
    use_chart(s, "a");
    s.table().sheriff = A;
    s.fill(B, 2);
    s.table().outlaws = 4;  // fewer than 2 + 3 Gunmen
    s.play_shootout();
    EXPECT_EQ(s.count_events(say.shootout_won), 1);
    EXPECT_EQ(s.player(B).points, 2);  // second tier
    EXPECT_EQ(s.table().sheriff, B);
    EXPECT_EQ(s.player(A).graves, 1);
    EXPECT_EQ(s.table().rows[2], neutral);  // they stay

    Scenario t{{.players = 2}};
    use_chart(t, "a");
    t.fill(A, 4);
    t.fill(B, 1);
    t.table().outlaws = 0;
    t.play_shootout();
    EXPECT_EQ(t.player(A).points, 4);
    EXPECT_EQ(t.player(B).points, 1);  // third, behind the neutral Gunmen
}

TEST(ColomaCleanUp, GunmenReturnGoldIsRefilledAndTheNextYearBegins_CO_14_1a_CO_14_1b_CO_14_1c_CO_14_1d) {
    RULES("CO-14.1a CO-14.1b CO-14.1c CO-14.1d co-15");
    Scenario s;
    s.fill(A, 3);
    s.table().outlaws = 9;
    s.table().gold = 10;
    s.table().cart = 12;
    int const supply = s.player(A).supply_dudes;
    s.play_shootout();
    EXPECT_EQ(s.table().rows[2], nobody);
    EXPECT_EQ(s.player(A).supply_dudes, supply + 3 - 2);  // Event 1 of the new year took 2
    EXPECT_EQ(s.table().year, 1);
    EXPECT_EQ(s.table().round, 1);
    EXPECT_EQ(s.table().barker, 0);
    EXPECT_EQ(s.table().outlaws, 4);
    EXPECT_EQ(s.table().gold, 18);  // full
    EXPECT_EQ(s.table().cart, 4);   // the excess stays
    s.play_shootout();
    EXPECT_EQ(s.table().year, 2);
    EXPECT_EQ(s.table().charts[2], 0);  // the printed chart
    EXPECT_EQ(s.table().outlaws, 6);
}

TEST(ColomaCleanUp, TheLastYearHasNoCleanUp_CO_14_1e_CO_15_1a) {
    RULES("CO-14.1e CO-15.1a co-15");
    Scenario s;
    s.fill(A, 3);
    s.table().cart = 3;
    s.end_game();
    EXPECT_EQ(s.step(), step<GameOver>);
    EXPECT_EQ(s.player(A).gunmen, 3);
    EXPECT_EQ(s.table().cart, 3);
    EXPECT_EQ(s.why_not(A, "end turn"), "CO-15.1a");
}

}  // namespace
}  // namespace motherlode::coloma
