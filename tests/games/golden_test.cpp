#include <gtest/gtest.h>

#include "games/golden.h"

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

}  // namespace
}  // namespace motherlode
