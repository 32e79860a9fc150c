// The Advanced rules, heading by heading.

#include "games/golden_wilderness/scenario.h"

namespace motherlode::golden_wilderness {
namespace {

std::string number(Seat seat) { return std::to_string(index(seat) + 1); }

// Hands are empty and the next player has all roles; each test adds what it needs.
Scenario advanced(int players = 2) {
    Scenario s{{.level = Level::advanced, .players = players, .roles_dealt = true}};
    s.empty_hands();
    s.board_of(
        {"san_francisco", "livermore", "monterey", "san_benito", "pacheco", "big_sur", "salinas", "tulare"});
    s.table().holder.fill(s.next_player());
    return s;
}

// ---- Setup ----

TEST(GoldenWildernessAdvancedSetup, StartsUnderSpainWithAllRolesDealt_WI_5_1a_WI_5_1b_WI_4_1c) {
    RULES("WI-5.1a WI-5.1b WI-4.1c wi-28");
    Scenario dealt{{.level = Level::advanced, .players = 3, .roles_dealt = true}};
    EXPECT_EQ(dealt.game.edition().countries[dealt.table().country].id, "spain");
    std::array<int, 3> held{};
    for (Seat const holder : dealt.table().holder) ++held[index(holder)];
    EXPECT_EQ(held[0] + held[1] + held[2], 5);
    for (int const count : held) EXPECT_GE(count, 1);
    int can_govern = 0;
    for (Country const& country : dealt.game.edition().countries) can_govern += country.can_govern ? 1 : 0;
    EXPECT_EQ(can_govern, 6);
    EXPECT_EQ(dealt.board(seat_at(0)).hand[index(Deck::priest)], 2);
}

TEST(GoldenWildernessAdvancedSetup,
     TheFirstGovernorAuctionsTheOtherRoles_WI_5_1b_WI_5_1c_WI_5_4d_WI_5_4e_WI_5_4f) {
    RULES("WI-5.1b WI-5.1c WI-5.4d WI-5.4e WI-5.4f wi-29 wi-32");
    Scenario s{{.level = Level::advanced, .players = 3}};
    Seat const first = s.active();
    Seat const second = next_seat(first, 3);
    Seat const third = next_seat(second, 3);
    EXPECT_EQ(s.due(), first);
    EXPECT_FALSE(contains(s.legal(), "bribe"));
    // One vote is enough for the first Governor.
    s.play("vote " + number(second) + ", done, abstain, abstain");
    EXPECT_EQ(s.table().holder[index(Role::governor)], second);
    EXPECT_EQ(s.due(), second);
    EXPECT_EQ(s.legal("auction"),
              (Strings{"commandant", "newspaper_magnate", "presiding_father", "viceroy"}));
    s.play("auction viceroy");
    EXPECT_EQ(s.due(), third);  // the player left of the Governor
    Strings const bids = s.legal("bid");
    EXPECT_EQ(bids.size(), 16U);  // from −5 to the 10 pesos in hand
    EXPECT_TRUE(contains(bids, "-5"));
    EXPECT_FALSE(contains(bids, "11"));
    s.play("bid -3");
    EXPECT_EQ(s.why_not("bid -3"), "WI-5.4e");
    s.play("pass, pass");  // the first player and the Governor
    EXPECT_EQ(s.table().holder[index(Role::viceroy)], third);
    EXPECT_EQ(s.pesos(third), 13);  // a bid below zero is paid out
    s.play("auction commandant, bid 1, bid 4, bid 5, pass, pass");
    EXPECT_EQ(s.table().holder[index(Role::commandant)], second);
    EXPECT_EQ(s.pesos(second), 5);
    EXPECT_EQ(s.why_not("auction commandant"), "WI-5.4d");
    s.play("auction presiding_father, pass, pass, pass");  // without bids the Governor gets it for free
    EXPECT_EQ(s.table().holder[index(Role::presiding_father)], second);
    EXPECT_EQ(s.pesos(second), 5);
    s.play("auction newspaper_magnate, pass, pass, pass");
    EXPECT_EQ(s.table().progress.current(), step<OnYourTurn>);
    EXPECT_EQ(s.due(), first);
}

TEST(GoldenWildernessAdvancedSetup, ATieIsBrokenAtRandom_WI_5_1c) {
    RULES("WI-5.1c wi-29");
    std::array<int, 2> won{};
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Scenario s{{.level = Level::advanced, .seed = seed}};
        s.play("abstain, abstain");
        ++won[index(s.table().holder[index(Role::governor)])];
    }
    EXPECT_GT(won[0], 10);
    EXPECT_GT(won[1], 10);
}

// ---- Roles ----

TEST(GoldenWildernessRoles, TheGovernorSeesAndShowsThePool_WI_5_2a_WI_6_1c) {
    RULES("WI-5.2a wi-30 WI-6.1c");
    Scenario s = advanced(3);
    Seat const me = s.active();
    Seat const governor = s.next_player();
    s.table().pool.clear();
    s.put_in_pool({"walter_colton", "juan_crespi"});
    EXPECT_EQ(s.state.hands[index(governor)].pool[1], s.card("juan_crespi"));
    EXPECT_EQ(s.state.hands[index(me)].pool[1], no_card);
    EXPECT_EQ(s.why_not(me, "show 1 " + number(me)), "WI-5.2a");
    s.play(governor, "show 2 " + number(me));
    EXPECT_EQ(s.state.hands[index(me)].pool[1], s.card("juan_crespi"));
    EXPECT_EQ(s.state.hands[index(next_seat(governor, 3))].pool[1], no_card);
    EXPECT_EQ(s.why_not(governor, "show 2 " + number(me)), "WI-5.2a");  // a card is shown once to each player
}

TEST(GoldenWildernessRoles, HaveToApproveMissionsAndPresidios_WI_5_2b_WI_5_2c_WI_5_2g) {
    RULES("WI-5.2b WI-5.2c WI-5.2g wi-20");
    Scenario s = advanced(3);
    Seat const me = s.active();
    Seat const viceroy = s.next_player();
    Seat const father = next_seat(viceroy, 3);
    s.table().holder[index(Role::presiding_father)] = father;
    s.set_pesos(me, 20);
    s.give(me, {"vicente_de_sarria", "jose_joaquin_moraga", "mariano_vallejo"});
    s.play("icons vicente_de_sarria, mission, site salinas");
    EXPECT_EQ(s.due(), father);
    s.play("refuse");
    s.play("mission");
    EXPECT_EQ(s.why_not("site salinas"), "WI-4.3f");
    s.play("site tulare, allow");
    EXPECT_EQ(s.table().sites[s.tile("tulare")].marker, Marker::mission);
    // The owner gives permission first, then the role approves.
    s.put_settlement("big_sur", father, "forest_wood");
    s.play("icons jose_joaquin_moraga, presidio, site big_sur");
    EXPECT_EQ(s.due(), father);
    s.play("allow");
    EXPECT_EQ(s.due(), viceroy);
    s.play("allow");
    EXPECT_EQ(s.table().sites[s.tile("big_sur")].marker, Marker::presidio);
    // Builders do not need their own approval.
    s.table().holder[index(Role::viceroy)] = me;
    s.play("use mariano_vallejo 2, site monterey");
    EXPECT_EQ(s.table().sites[s.tile("monterey")].marker, Marker::presidio);
}

// In a real game every role has a holder before the first turn, and the audit checks that. So the test does
// not use `play`, which audits the state.
TEST(GoldenWildernessRoles, ARoleWithoutAHolderNeedNotApprove_WI_5_2b_WI_5_2c_WI_5_2g) {
    RULES("WI-5.2b WI-5.2c WI-5.2g wi-20");
    struct Building {
        Role role;
        std::string_view card;
        std::string_view build;
        Marker marker;
    };
    for (Building const& building :
         {Building{Role::viceroy, "jose_joaquin_moraga", "presidio", Marker::presidio},
          Building{Role::presiding_father, "vicente_de_sarria", "mission", Marker::mission}}) {
        for (bool const held : {true, false}) {
            Scenario s = advanced(3);
            Seat const me = s.active();
            s.give(me, {building.card});
            s.play("icons " + std::string{building.card});
            if (!held) s.table().holder[index(building.role)] = nobody;
            for (std::string_view const action : {building.build, std::string_view{"site salinas"}}) {
                ASSERT_EQ(s.why_not(me, action), "") << action;
                s.game.apply(s.state, me, *s.game.parse(action), s.log);
            }
            EXPECT_EQ(s.due() == me, !held) << building.build;
            EXPECT_EQ(s.count_events(say.approval_asked), held ? 1 : 0) << building.build;
            EXPECT_EQ(s.table().sites[s.tile("salinas")].marker, held ? Marker::none : building.marker);
            EXPECT_EQ(s.pesos(me), held ? 10 : 5) << building.build;
        }
    }
}

TEST(GoldenWildernessRoles, FatherAndCommandantDrawFirst_WI_5_2d_WI_5_2e) {
    RULES("WI-5.2d WI-5.2e");
    Scenario s = advanced(5);
    Seat const father = s.next_player();
    s.event(EventKind::immigrants);
    // They draw before the players take cards from the pool.
    EXPECT_EQ(s.board(father).hand[index(Deck::priest)], 1);
    EXPECT_EQ(s.board(father).hand[index(Deck::soldier)], 1);
}

TEST(GoldenWildernessRoles, CanBeTraded_WI_5_2h) {
    RULES("WI-5.2h");
    Scenario s = advanced();
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.play("offer " + number(you) + ", give 4, ask role governor, propose");
    s.put_in_pool({"walter_colton"});
    s.play(you, "accept " + number(me));
    EXPECT_EQ(s.table().holder[index(Role::governor)], me);
    EXPECT_EQ(s.pesos(you), 14);
    EXPECT_EQ(s.state.hands[index(me)].pool[0], s.card("walter_colton"));  // the new Governor sees the pool
}

// ---- Electing a governor ----

TEST(GoldenWildernessElection, NeedsTheMostVotesAndAtLeastOnePerPlayer_WI_5_3a_WI_5_3b_WI_5_3c_WI_5_3d) {
    RULES("WI-5.3a WI-5.3b WI-5.3c WI-5.3d wi-31");
    Scenario s = advanced(3);
    Seat const me = s.active();
    Seat const governor = s.next_player();
    s.give(me, {"walter_colton", "leland_stanford"});
    // Two votes are not enough with three players.
    s.play("election, vote " + number(me));
    s.play("card walter_colton 1");
    EXPECT_EQ(s.why_not("card walter_colton 1"), "WI-5.3c");
    s.play("done, abstain, abstain");
    EXPECT_EQ(s.table().holder[index(Role::governor)], governor);
    EXPECT_EQ(s.why_not("election"), "WI-5.3a");
    EXPECT_EQ(s.why_not("revolution"), "WI-5.3a");
    // With more votes the election succeeds.
    s.table().called = 0;
    s.play("election, vote " + number(me) + ", card walter_colton 1, card leland_stanford 1, done, vote " +
           number(governor) + ", done, abstain");
    EXPECT_EQ(s.table().progress.current(), step<Fight>);
    s.play("pass, pass, pass");
    EXPECT_EQ(s.table().holder[index(Role::governor)], me);
    // Shown cards stay in hand; discarded cards do not.
    EXPECT_TRUE(s.state.hands[index(me)].cards.contains(s.card("walter_colton")));
    EXPECT_FALSE(s.state.hands[index(me)].cards.contains(s.card("leland_stanford")));
}

TEST(GoldenWildernessElection, ATieChangesNothing_WI_5_3d) {
    RULES("WI-5.3d");
    Scenario s = advanced();
    Seat const governor = s.next_player();
    s.play("election, vote " + number(s.active()) + ", done, vote " + number(governor) + ", done");
    EXPECT_EQ(s.table().holder[index(Role::governor)], governor);
    EXPECT_EQ(s.count_events(say.nothing_changes), 1);
}

TEST(GoldenWildernessElection, TheMagnateCanBuyVotes_WI_5_2f) {
    RULES("WI-5.2f");
    Scenario s = advanced();
    Seat const me = s.active();
    s.table().holder[index(Role::newspaper_magnate)] = me;
    s.play("election, vote " + number(me) + ", bribe, bribe");
    EXPECT_EQ(s.pesos(me), 0);
    EXPECT_EQ(s.why_not("bribe"), "WI-5.2f");
    s.play("done, abstain, pass, pass");
    EXPECT_EQ(s.table().holder[index(Role::governor)], me);
}

// ---- Changing countries ----

TEST(GoldenWildernessRevolution, EveryCountryCanTakeOver_WI_5_4a_WI_5_4b_WI_5_4c_WI_5_3a) {
    RULES("WI-5.4a WI-5.4b WI-5.4c WI-5.3a");
    for (std::string const country :
         {"russia", "mexico", "england", "california_republic", "united_states"}) {
        Scenario s = advanced();
        s.play("revolution");
        EXPECT_FALSE(contains(s.legal("support"), "standard"));
        s.play("support " + country + ", done, support " + country + ", done, pass, pass");
        EXPECT_EQ(s.game.edition().countries[s.table().country].id, country);
        // All roles are turned in. A new Governor is elected and auctions the others.
        EXPECT_EQ(s.table().progress.current(), step<Vote>);
        for (Seat const holder : s.table().holder) EXPECT_EQ(holder, nobody);
        s.play("vote 1, done, vote 1, done");
        EXPECT_EQ(s.table().holder[index(Role::governor)], seat_at(0));
        while (s.table().progress.current() != step<OnYourTurn>) s.play(s.legal().back());
        for (Seat const holder : s.table().holder) EXPECT_EQ(holder, seat_at(0));
        // The new country's taxes apply.
        int const taxes = s.game.edition().countries[s.country(country)].taxes;
        int const before = s.pesos(seat_at(1));
        s.event(EventKind::taxes);
        EXPECT_EQ(s.pesos(seat_at(1)), before + taxes);
        EXPECT_EQ(s.why_not(s.next_player(), "revolution"), "WI-2.2a");
    }
}

TEST(GoldenWildernessRevolution, CardsSupportTheCountryTheyName_WI_5_4a) {
    RULES("WI-5.4a");
    Scenario s = advanced(3);
    s.give(s.active(), {"abel_stearns", "ivan_kuskov", "leland_stanford"});
    s.play("revolution, support mexico");
    EXPECT_EQ(s.legal(), (Strings{"card abel_stearns 2", "done"}));
    EXPECT_EQ(s.why_not("card ivan_kuskov 2"), "WI-5.4a");
    s.play("card abel_stearns 2, done, abstain, abstain, pass, pass, pass");
    EXPECT_EQ(s.game.edition().countries[s.table().country].id, "mexico");
}

TEST(GoldenWildernessRevolution, NeophytesLeavesAndReturnsWithTheCountry_WI_5_5a_WI_5_5b) {
    RULES("WI-5.5a WI-5.5b wi-33");
    Scenario s = advanced();
    s.table().country = static_cast<std::uint8_t>(s.country("mexico"));
    s.next_events(EventKind::neophytes, EventKind::taxes);
    s.play("event");
    EXPECT_EQ(s.table().neophytes_out, 1);
    EXPECT_FALSE(contains(s.legal(), "play neophytes"));
    EXPECT_EQ(s.legal().size() +
                  (s.state.hands[index(s.active())].drawn[0] == s.state.hands[index(s.active())].drawn[1]
                       ? 1U
                       : 0U),
              2U);
    s.play("play taxes");
    // Spain returns while there is no mission. The first mission brings Neophytes back.
    auto const revolt_for = [&](std::string const& country) {
        s.play("revolution, support " + country + ", done, support " + country + ", done, pass, pass");
        while (s.table().progress.current() != step<OnYourTurn>) s.play(s.legal().back());
        s.table().called = 0;
    };
    revolt_for("spain");
    EXPECT_EQ(s.table().neophytes_out, 1);
    Seat const me = s.active();
    s.table().holder.fill(me);
    s.give(me, {"fermin_de_lasuen"});
    s.play("use fermin_de_lasuen 1, site salinas");
    EXPECT_EQ(s.table().neophytes_out, 0);
    EXPECT_EQ(s.table().event_discards.back(), EventKind::neophytes);
    // While there is a mission, a country that allows Neophytes brings it back at once.
    revolt_for("england");
    s.next_events(EventKind::neophytes, EventKind::immigrants);
    s.play("event");
    EXPECT_EQ(s.table().neophytes_out, 1);
    s.play(s.legal().front());
    while (s.table().progress.current() != step<OnYourTurn>) s.play(s.legal().front());
    revolt_for("russia");
    EXPECT_EQ(s.table().neophytes_out, 0);
}

// ---- Fighting over outcomes ----

TEST(GoldenWildernessFight, MoreSwordsAgainstKeepTheOldGovernor_WI_5_6a_WI_5_6b) {
    RULES("WI-5.6a WI-5.6b wi-34");
    struct Case {
        bool against_two;
        bool upheld;
    };
    for (Case const& fight : {Case{true, false}, Case{false, true}}) {
        Scenario s = advanced(3);
        Seat const me = s.active();
        Seat const old = s.next_player();
        s.give(me, {"leland_stanford", "jose_de_zuniga"});
        s.give(old, {"felipe_de_neve", "jose_figueroa"});
        s.play("election, vote " + number(me) + ", card leland_stanford 1, done, abstain, abstain");
        EXPECT_EQ(s.due(), me);
        s.play("for jose_de_zuniga, against felipe_de_neve, pass, pass");
        EXPECT_EQ(s.due(), old);
        // With equal swords the result holds, unless one more is played against it.
        if (fight.against_two) s.play("against jose_figueroa, pass");
        s.play("pass");
        while (s.table().progress.current() == step<Fight>) s.play("pass");
        EXPECT_EQ(s.table().holder[index(Role::governor)] == me, fight.upheld);
    }
}

TEST(GoldenWildernessFight, ResultsThatChangeNothingAreNotFoughtOver_WI_5_6a) {
    RULES("WI-5.6a wi-34");
    Scenario s = advanced();
    Seat const governor = s.next_player();
    s.play("election, vote " + number(governor) + ", done, vote " + number(governor) + ", done");
    EXPECT_EQ(s.table().progress.current(), step<OnYourTurn>);
    EXPECT_EQ(s.table().holder[index(Role::governor)], governor);
}

}  // namespace
}  // namespace motherlode::golden_wilderness
