// Rulebook p.7 to p.11: the year, the round, the Bust and the two-player rules.

#include <set>

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

TEST(ColomaYear, ThreeYearsOfFiveRoundsAndAShootout_CO_4_1a_CO_4_1b_CO_5_1b_CO_5_8a_CO_15_1a) {
    RULES("CO-4.1a CO-4.1b CO-5.1b CO-5.8a CO-15.1a");
    Scenario s = Scenario::at_the_start({.players = 4});
    s.play_until(step<GameOver>);
    std::vector<int> barkers;
    for (Event const& event : s.log.events)
        if (event.message.spec == &say.round_begins) barkers.push_back(event.message.args[2] + 1);
    EXPECT_EQ(barkers, (std::vector<int>{1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5}));
    EXPECT_EQ(s.count_events(say.shootout_won) + s.count_events(say.shootout_lost), 3);
    EXPECT_EQ(s.count_events(say.gold_returned), 2);
}

TEST(ColomaRound, ARoundHasSevenStepsInOrder_CO_4_1c_CO_5_1a_CO_5_1c) {
    RULES("CO-4.1c CO-5.1a CO-5.1c co-7");
    Scenario s;
    EXPECT_EQ(s.table().barker, 0);
    EXPECT_EQ(s.table().bust, 2);  // the Signpost arm is two Sites after the Barker
    s.select({1, 1, 2});
    EXPECT_EQ(s.table().bust, 0);
    s.play_until(step<SelectSites>);
    EXPECT_EQ(s.table().round, 2);
    EXPECT_EQ(s.table().barker, 1);
    EXPECT_EQ(s.table().bust, 3);

    std::vector<MessageSpec const*> messages;
    for (Event const& event : s.log.events)
        for (MessageSpec const* spec : {&say.pioneer_placed, &say.bust, &say.turn_begins,
                                        &say.pioneers_returned, &say.round_begins, &say.event_triggered})
            if (event.message.spec == spec && (messages.empty() || messages.back() != spec))
                messages.push_back(spec);
    EXPECT_EQ(messages, (std::vector<MessageSpec const*>{&say.pioneer_placed, &say.bust, &say.turn_begins,
                                                         &say.pioneers_returned, &say.round_begins,
                                                         &say.event_triggered}));
}

// Moves the Barker to a Site and triggers its Event.
void trigger(Scenario& s, int site) {
    s.turn(A, 1, site == 1 ? 5 : site - 1, 2);
    s.table().round = static_cast<std::uint8_t>(site - 1);
    s.play("end turn");
}

TEST(ColomaEvents, EveryPlayerGainsTheBenefitSheriffFirst_CO_5_2a_CO_5_2c_CO_5_2e) {
    RULES("CO-5.2a CO-5.2c CO-5.2e co-10");
    Scenario s;
    s.table().sheriff = B;
    for (Seat const seat : {A, B, C}) s.give(seat, 2, 1, 1, 2, 1);
    trigger(s, 2);
    std::vector<int> order;
    for (Event const& event : s.log.events)
        if (event.message.spec == &say.gained) order.push_back(event.message.args[0]);
    EXPECT_EQ(order, (std::vector<int>{1, 2, 0}));
    EXPECT_EQ(s.player(A).gold, 2);
    trigger(s, 4);
    EXPECT_EQ(s.player(A).bucks, 4);
    int const cards = s.player(C).hand_size;
    trigger(s, 3);
    EXPECT_EQ(s.player(C).hand_size, cards + 2);
    trigger(s, 1);
    EXPECT_EQ(s.player(C).lodge_dudes, 4);
    EXPECT_EQ(s.step(), step<SelectSites>);
}

TEST(ColomaEvents, ATentDoublesTheBenefit_CO_5_2b_CO_5_2c) {
    RULES("CO-5.2b CO-5.2c");
    Scenario s;
    s.player(B).event_tents = 1 << 3;
    s.give(A, 2, 1, 1, 0, 0);
    s.give(B, 2, 1, 1, 0, 0);
    trigger(s, 4);
    EXPECT_EQ(s.player(A).bucks, 2);
    EXPECT_EQ(s.player(B).bucks, 4);
}

TEST(ColomaEvents, EventFiveCanBeDeclined_CO_5_2d_CO_5_2e) {
    RULES("CO-5.2d CO-5.2e");
    Scenario s;
    s.give(A, 2, 1, 1, 2, 1);
    s.give(B, 2, 1, 1, 2, 3);
    s.give(C, 2, 1, 1, 2, 0);
    s.player(B).event_tents = 1 << 4;
    trigger(s, 5);
    EXPECT_EQ(s.due(), A);
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"accept", "decline"}));
    s.play("decline");
    EXPECT_EQ(s.player(A).points, 0);
    EXPECT_EQ(s.due(), B);
    s.play("accept");
    EXPECT_EQ(s.due(), B);  // a second time, because of the Tent
    s.play("accept");
    EXPECT_EQ(s.player(B).points, 6);
    EXPECT_EQ(s.player(B).gold, 1);
    EXPECT_EQ(s.table().cart, 2);
    EXPECT_EQ(s.step(), step<SelectSites>);  // C has no Gold to spend
}

TEST(ColomaEvents, EventFiveIsNotOfferedTwiceWithoutGold_CO_5_2d) {
    RULES("CO-5.2d");
    Scenario s;
    s.give(A, 2, 1, 1, 2, 1);
    s.give(B, 2, 1, 1, 2, 0);
    s.give(C, 2, 1, 1, 2, 0);
    s.player(A).event_tents = 1 << 4;
    trigger(s, 5);
    s.play("accept");
    EXPECT_EQ(s.step(), step<SelectSites>);
    EXPECT_EQ(s.player(A).points, 3);
}

TEST(ColomaEvents, GainsAreLimitedBySupplyGoldAndDeck_CO_5_2f_CO_5_2g_CO_5_2h_CO_5_2i_CO_5_2j) {
    RULES("CO-5.2f CO-5.2g CO-5.2h CO-5.2i CO-5.2j");
    Scenario s;
    Play play{s.game, s.state, A, &s.log};
    s.give(A, 11, 8, 6, 0, 0);
    gain(play, A, Thing::dude, 3);
    EXPECT_EQ(s.player(A).lodge_dudes, 12);
    gain(play, A, Thing::tent, 1);
    EXPECT_EQ(s.player(A).lodge_tents, 8);
    gain(play, A, Thing::horse, 1);
    EXPECT_EQ(s.player(A).horses, 6);

    s.table().gold = 2;
    gain(play, A, Thing::gold, 3);
    EXPECT_EQ(s.player(A).gold, 2);
    EXPECT_EQ(s.player(A).bucks, 1);
    EXPECT_EQ(s.table().gold, 0);

    s.hold(A, {"bakery"});
    gain(play, A, Thing::card, 17);
    EXPECT_EQ(s.player(A).hand_size, 16);  // hands have no limit
    EXPECT_EQ(s.player(A).points, 2);
}

TEST(ColomaDials, DialsAreSetInAnyOrderAndInSecret_CO_5_4a_CO_5_4b_CO_5_4d_CO_21_1d) {
    RULES("CO-5.4a CO-5.4b CO-5.4d CO-21.1d co-6");
    Scenario s;
    EXPECT_EQ(s.game.pending(s.table()).must, SeatSet::first(3));
    EXPECT_EQ(s.legal(C),
              (std::vector<std::string>{"select 1", "select 2", "select 3", "select 4", "select 5"}));
    s.play(C, "select 4");
    EXPECT_EQ(s.player(C).site, no_site);
    EXPECT_TRUE(s.table().committed.contains(C));
    EXPECT_EQ(s.count_events(say.dial_set), 1);
    EXPECT_EQ(s.log.events.back().message.spec->count, 1);  // only the seat, not the Site
    EXPECT_EQ(s.why_not(C, "select 2"), "CO-5.4c");
    EXPECT_EQ(s.why_not(A, "end turn"), "CO-5.4a");
    EXPECT_EQ(s.why_not(A, "select 1 mule 2"), "CO-17.2b");
    EXPECT_EQ(s.why_not(A, "promise 3"), "unknown");  // promises are not actions
    s.play(A, "select 3");
    s.play(B, "select 3");
    EXPECT_EQ(s.player(C).site, 3);
}

TEST(ColomaDials, ADialCanBeTakenBackUntilTheLastDialIsSet_CO_5_4c) {
    RULES("CO-5.4c co-6");
    Scenario s{{.more_options = {{"dials", "take_back"}}}};
    EXPECT_EQ(s.why_not(A, "take back"), "CO-5.4c");
    for (int i = 0; i < 3; ++i) {
        s.play(A, "select 1");
        EXPECT_TRUE(s.game.pending(s.table()).may.contains(A));
        s.play(A, "take back");
        EXPECT_TRUE(s.game.pending(s.table()).must.contains(A));
    }
    s.play(A, "select 2");
    EXPECT_EQ(s.why_not(A, "take back"), "CO-5.4c");
    EXPECT_FALSE(s.game.pending(s.table()).may.contains(A));
    s.play(B, "select 2");
    s.play(C, "select 5");
    EXPECT_EQ(s.player(A).site, 1);
    EXPECT_EQ(s.player(A).take_backs, 0);
}

TEST(ColomaPlacing, ADialSendsThePioneerToItsSite_CO_5_5a_CO_5_5x1_CO_5_5b) {
    RULES("CO-5.5a CO-5.5x1 CO-5.5b");
    Scenario s;
    s.select({3, 5, 5});
    EXPECT_EQ(s.player(A).site, 2);
    // Away from the Signpost, a Pioneer can use both the Common and the Boom.
    s.turn(A, 4, 1, 2);
    EXPECT_TRUE(s.can("wagon common"));
    EXPECT_TRUE(s.can("wagon boom"));
}

TEST(ColomaBust, TheSiteWithTheMostPioneersBusts_CO_5_6a_CO_5_6x1) {
    RULES("CO-5.6a CO-5.6x1 co-8");
    Scenario s{{.players = 4}};
    s.select({1, 1, 2, 3});
    EXPECT_EQ(s.table().bust, 0);
    s.turn(A, 4, 1, 4);
    EXPECT_TRUE(s.can("wagon common"));  // the Bust does not affect a Common
    EXPECT_FALSE(s.can("wagon boom"));
}

TEST(ColomaBust, ATieLeavesTheBustOverTheSignpost_CO_5_6b_CO_5_6c) {
    RULES("CO-5.6b CO-5.6c");
    Scenario s{{.players = 4}};
    s.select({1, 1, 2, 2});
    EXPECT_EQ(s.table().bust, 2);
    // Under both rulings, a player there can use the Bust abilities of that Site.
    for (bool const rulebook : {false, true}) {
        Scenario t{{.rulebook = rulebook}};
        t.turn(A, 3, 1, 3);
        EXPECT_EQ(t.table().turn.performance[second].rows, 2);
        EXPECT_EQ(t.table().turn.performance[second].section, Section::bust);
    }
    // Under the Barker, Barker buildings can be used.
    s.turn(A, 1, 1, 1);
    EXPECT_EQ(s.table().turn.performance[second].rows, barker_site);
}

TEST(ColomaTurns, TurnsGoBySiteThenFromTheSheriff_CO_5_7a_CO_5_7b_CO_5_7d) {
    RULES("CO-5.7a CO-5.7b CO-5.7d");
    Scenario s{{.players = 4}};
    s.table().sheriff = C;
    s.select({2, 5, 2, 1});
    std::vector<int> order;
    while (s.step() == step<TakeTurn>) {
        order.push_back(index(s.due()));
        EXPECT_EQ(s.why_not(seat_at((order.back() + 1) % 4), "end turn"), "CO-5.7a");
        s.play("end turn");  // a player may end a turn without an action
    }
    EXPECT_EQ(order, (std::vector<int>{3, 2, 0, 1}));
}

TEST(ColomaTurns, UnderTheCondensedRulesAPartCannotBeResumed_CO_5_7c) {
    RULES("CO-5.7c co-3");
    for (bool const rulebook : {false, true}) {
        Scenario s{{.rulebook = rulebook}};
        s.build(A, "bakery");
        s.turn(A, 1, 5, 3);
        s.play("mill boom");
        s.play("use bakery 2");
        s.play("mill common");
        s.play("use bakery 1");
        s.turn(A, 1, 5, 3);
        s.play("mill boom");
        s.play("mill common");
        if (rulebook)
            EXPECT_TRUE(s.can("use bakery 2"));
        else
            EXPECT_EQ(s.why_not("use bakery 2"), "CO-5.7c");
    }
}

TEST(ColomaTwoPlayers, BusterAvoidsTwoSitesAndVisitsAThird_CO_6_1a_CO_6_1b_CO_6_1c_CO_6_1d_CO_3_1a) {
    RULES("CO-6.1a CO-6.1b CO-6.1c CO-6.1d CO-3.1a");
    std::set<int> visited;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Scenario s{{.players = 2, .seed = seed}};
        auto const cards = s.table().buster_cards;
        EXPECT_NE(cards[0], cards[1]);
        s.select({1, 2});
        EXPECT_NE(s.table().buster, cards[0]);
        EXPECT_NE(s.table().buster, cards[1]);
        visited.insert(s.table().buster);
        // The two Pioneers are on different Sites. If Buster joins one of them, that Site busts.
        if (s.table().buster < 2)
            EXPECT_EQ(s.table().bust, s.table().buster);
        else
            EXPECT_EQ(s.table().bust, 2);
        EXPECT_NE(s.due(), neutral);
        s.play("end turn");
        s.play("end turn");
        EXPECT_EQ(s.table().buster, no_site);
        EXPECT_NE(s.table().buster_cards[0], no_site);  // two new cards are revealed
    }
    EXPECT_EQ(visited.size(), 5U);  // including the Site under the Barker
}

}  // namespace
}  // namespace motherlode::coloma
