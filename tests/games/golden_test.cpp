#include <set>

#include <gtest/gtest.h>

#include "games/golden.h"
#include "kernel/rulebook.h"
#include "registry/registry.h"

namespace motherlode {
namespace {

class Golden : public testing::TestWithParam<GoldenExample> {};

TEST_P(Golden, IsPlayedAsPrinted) {
    GoldenText const text = play_golden(GetParam().file);
    ASSERT_EQ(text.problem, "") << GetParam().file;
    EXPECT_TRUE(text.expected == text.actual) << GetParam().file << " should be:\n" << text.actual;
}

INSTANTIATE_TEST_SUITE_P(Examples, Golden, testing::ValuesIn(golden_examples()),
                         [](auto const& example) { return example.param.name; });

// The rulebooks in docs/rules give a printed example an id with an x: "BB-4.2x1".
TEST(GoldenExamples, EveryPrintedExampleIsPlayed) {
    std::set<std::string, std::less<>> played;
    for (GoldenExample const& example : golden_examples())
        played.insert(example.rules.begin(), example.rules.end());
    for (GameType const* game : all_games()) {
        for (RuleText const& rule : rulebook_of(game->info().name)) {
            bool const is_example = rule.id.find('x') != std::string_view::npos;
            EXPECT_TRUE(!is_example || played.contains(rule.id)) << rule.id << " is in no golden example.";
        }
    }
}

}  // namespace
}  // namespace motherlode
