#include <gtest/gtest.h>

#include "kernel/option_rules.h"
#include "registry/registry.h"

namespace motherlode {
namespace {

GameInfo const& golden_wilderness() { return find_game("golden_wilderness")->info(); }

TEST(OptionRules, AnOptionThatALevelIgnoresIsRefused) {
    EXPECT_EQ(
        parse_options(golden_wilderness(), {{"level", "advanced"}, {"country", "mexico"}}).error().sentence,
        "The option “country” is used only with level=standard. Leave it out, or add level=standard.");
    EXPECT_TRUE(parse_options(golden_wilderness(), {{"level", "standard"}, {"country", "mexico"}}));
    // The default is no choice.
    EXPECT_TRUE(parse_options(golden_wilderness(), {{"level", "advanced"}, {"country", "standard"}}));
    EXPECT_FALSE(parse_options(golden_wilderness(), {{"length", "short"}}));
}

TEST(OptionRules, EarlierGamesKeepTheirRulesAndLoseIgnoredOptions) {
    OptionChoices const earlier{{"level", "advanced"}, {"country", "mexico"}};
    OptionChoices const expected{{"level", "advanced"}, {"exploring", "one_by_one"}};
    EXPECT_EQ(upgraded_options(golden_wilderness(), 1, earlier), expected);
    EXPECT_EQ(upgraded_options(golden_wilderness(), 2, earlier), (OptionChoices{{"level", "advanced"}}));
    // Every such rule names an option of its game and one of its values.
    for (GameType const* game : all_games())
        for (OptionSpec const& spec : game->info().options) {
            OptionRule const* const rule = OptionRules::of(game->info(), spec.name);
            if (rule == nullptr) continue;
            EXPECT_LE(rule->since, game->info().rules_version) << spec.name;
            if (rule->since == 1) continue;
            EXPECT_TRUE(parse_options(game->info(), upgraded_options(game->info(), 1, {}))) << spec.name;
        }
}

TEST(OptionRules, RecordsOfUnknownRulesAreRefused) {
    EXPECT_FALSE(check_rules(golden_wilderness(), 1));
    EXPECT_FALSE(check_rules(golden_wilderness(), 2));
    EXPECT_EQ(check_rules(golden_wilderness(), 3)->sentence,
              "this program plays versions 1 to 2 of the rules, not “3”.");
}

}  // namespace
}  // namespace motherlode
