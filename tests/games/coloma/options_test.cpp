// Rulings that groups play differently, as options.

#include <set>

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

TEST(ColomaOptions, ADialIsFinalUnlessTheOptionAllowsToTakeItBack_CO_5_4c) {
    RULES("CO-5.4c co-6");
    Scenario s;
    s.play(A, "select 1");
    EXPECT_EQ(s.why_not(A, "take back"), "CO-5.4c");
    EXPECT_FALSE(s.game.pending(s.table()).may.contains(A));
    Scenario lenient{{.more_options = {{"dials", "take_back"}}}};
    lenient.play(A, "select 1");
    EXPECT_EQ(lenient.why_not(A, "take back"), "");
}

TEST(ColomaOptions, TentsAndHorsesCanBeBoughtAgainInTheSameCommon_CO_7_1b) {
    RULES("CO-7.1b co-27");
    Scenario s;
    s.give(A, 2, 1, 1, 6, 3);
    s.turn(A, 1, 1, 5);
    s.play("buy 1 tents");
    s.play("pay 2 bucks 0 gold");
    s.play("buy 1 horses");
    EXPECT_TRUE(s.can("buy 1 tents"));
    s.play("buy 1 horses");
    EXPECT_EQ(s.player(A).horses, 3);
    EXPECT_EQ(s.player(A).lodge_tents, 2);
}

TEST(ColomaOptions, TheSignpostBarrelTriggersAbilitiesOfTheCopiedBoom_CO_7_3k) {
    RULES("CO-7.3k CO-8.2c co-26");
    // The Signpost points to Sutter's Mill. The general store has a wheelbarrow ability.
    Scenario s;
    int const ability = [&] {
        for (std::size_t card = 0; card < tailrace()->buildings.size(); ++card)
            for (Row const& row : tailrace()->buildings[card].rows)
                if (tailrace()->buildings[card].site == mill_site && row.section == Section::boom)
                    return static_cast<int>(card);
        return -1;
    }();
    ASSERT_GE(ability, 0);
    s.build(A, tailrace()->buildings[static_cast<std::size_t>(ability)].id);
    s.give(A, 5, 1, 2, 5, 5);
    s.barrel(A, "signpost");
    s.turn(A, 4, 5, 3);
    Performance const boom_of_the_turn = s.table().turn.performance[second];
    s.play("barrel signpost");
    EXPECT_EQ(s.step(), step<SignpostBoom>);
    EXPECT_EQ(s.why_not("wagon common"), "CO-5.5b");  // the turn waits
    std::vector<std::string> const choices = s.legal();
    EXPECT_NE(std::find_if(choices.begin(), choices.end(),
                           [](auto const& text) { return text.starts_with("use "); }),
              choices.end());
    int const gold = s.player(A).gold;
    s.play("mill boom");
    EXPECT_EQ(s.player(A).gold, gold + 1);
    EXPECT_EQ(s.why_not("mill boom"), "CO-10.2b");
    s.play("done");
    EXPECT_EQ(s.step(), step<TakeTurn>);
    EXPECT_EQ(s.table().turn.performance[second].base, boom_of_the_turn.base);
    EXPECT_EQ(s.table().turn.performance[second].section, boom_of_the_turn.section);
    EXPECT_TRUE(s.can("wagon common"));

    Scenario plain{{.more_options = {{"signpost_barrel", "as_rulings_plain"}}}};
    plain.barrel(A, "signpost");
    plain.turn(A, 4, 5, 3);
    plain.play("barrel signpost");
    EXPECT_EQ(plain.step(), step<TakeTurn>);
}

TEST(ColomaOptions, TheTwoFootnotesAreOptionsOfTheirOwn_CO_7_3l_CO_8_2c) {
    RULES("CO-7.3l CO-8.2c CO-8.2e co-1 co-2");
    for (bool const rulebook : {false, true}) {
        for (std::string_view const choice : {"blocked", "usable"}) {
            Scenario s{{.rulebook = rulebook, .more_options = {{"signpost_barrel", std::string{choice}}}}};
            s.give(A, 5, 1, 2, 5, 5);
            s.barrel(A, "signpost");
            s.turn(A, 4, 1, 3);
            EXPECT_EQ(s.why_not("barrel signpost"), choice == "blocked" ? "CO-7.3l" : "");
        }
        for (std::string_view const choice : {"pointed_to", "own_site"}) {
            Scenario s{{.rulebook = rulebook, .more_options = {{"signpost_buildings", std::string{choice}}}}};
            s.turn(A, 4, 2, 1);  // the Signpost on Site 4 points to Site 3
            EXPECT_EQ(s.table().turn.performance[second].rows, choice == "pointed_to" ? 2 : no_site);
        }
    }
}

TEST(ColomaOptions, TheChartOfALaterYearIsCoveredUntilThen_CO_1_10a_CO_14_1b) {
    RULES("CO-1.10a CO-14.1b co-28");
    std::set<int> second_charts;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Scenario s{{.seed = seed}};
        int const first = s.table().charts[0];
        EXPECT_EQ(s.table().charts[1], none);
        EXPECT_EQ(s.table().charts[2], 0);
        s.play_shootout();
        s.play_until(step<SelectSites>);
        EXPECT_NE(s.table().charts[1], none);
        EXPECT_NE(s.table().charts[1], first);
        EXPECT_NE(s.table().charts[1], 0);
        second_charts.insert(s.table().charts[1]);
    }
    EXPECT_GT(second_charts.size(), 1U);
}

TEST(ColomaOptions, PlayersChooseTheirPioneersInSheriffOrder_CO_18_1b_CO_18_1c) {
    RULES("CO-18.1b CO-18.1c CO-20.1b co-20");
    for (bool const b_boards : {false, true}) {
        Scenario s = Scenario::at_the_start(
            {.players = 4, .b_boards = b_boards, .more_options = {{"specialties", "chosen"}}});
        EXPECT_EQ(s.step(), step<ChoosePioneer>);
        EXPECT_EQ(s.due(), s.table().sheriff);
        s.play("pioneer brave");
        EXPECT_EQ(s.due(), s.game.next_place(s.table().sheriff));
        EXPECT_EQ(s.why_not("pioneer brave"), "CO-18.1b");
        s.play("pioneer robber");
        s.play("pioneer madame");
        s.play("pioneer maverick");
        EXPECT_EQ(s.step(), b_boards ? step<ChooseBoard> : step<DiscardStartingCards>);
        EXPECT_EQ(s.game.audit(s.state), "");
        if (!b_boards) continue;
        EXPECT_EQ(s.why_not("board b5"), "CO-20.1a");  // the Brave's
        s.play("board b1");
        s.play("board b3");
        EXPECT_EQ(s.step(), step<DiscardStartingCards>);
    }
    Scenario six = Scenario::at_the_start({.players = 6, .more_options = {{"specialties", "chosen_six"}}});
    EXPECT_EQ(six.why_not("pioneer vigilante"), "CO-18.1c");
    EXPECT_EQ(six.legal().size(), 6U);
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Scenario dealt =
            Scenario::at_the_start({.players = 6, .seed = seed, .more_options = {{"specialties", "six"}}});
        for (int seat = 0; seat < 6; ++seat) EXPECT_LT(dealt.table().players[seat].pioneer, 6);
    }
}

TEST(ColomaOptions, BSidesCanBeDrafted_CO_20_1a_CO_20_1b) {
    RULES("CO-20.1a CO-20.1b co-20");
    Scenario s = Scenario::at_the_start({.more_options = {{"boards", "b_drafted"}}});
    EXPECT_EQ(s.step(), step<ChooseBoard>);
    EXPECT_EQ(s.due(), s.table().sheriff);
    s.play("board b6");
    EXPECT_EQ(s.why_not("board b6"), "CO-20.1a");
    s.play("board b1");
    s.play("board b2");
    EXPECT_EQ(s.step(), step<DiscardStartingCards>);
}

TEST(ColomaOptions, TheFirstSheriffCanBeNamed_CO_2_8a) {
    RULES("CO-2.8a co-5");
    for (std::uint64_t seed = 0; seed < 6; ++seed)
        EXPECT_EQ(
            Scenario::at_the_start({.seed = seed, .more_options = {{"sheriff", "player_2"}}}).table().sheriff,
            B);
    Options const fourth = *parse_options(Game::info, {{"sheriff", "player_4"}});
    EXPECT_TRUE(Game::check(*tailrace(), 3, fourth));
    EXPECT_FALSE(Game::check(*tailrace(), 4, fourth));
    EXPECT_TRUE(Game::check(*tailrace(), 1, *parse_options(Game::info, {{"sheriff", "player_1"}})));
}

}  // namespace
}  // namespace motherlode::coloma
