#include <gtest/gtest.h>

#include "kernel/rulebook.h"

namespace motherlode {
namespace {

TEST(Rulebook, ReadsRulesUnderTheirHeadings) {
    std::vector<RuleText> const rules = parse_rulebook(R"(# The rules

Some words before.

## 4. End of round (p. 4)

**BB-4.0a** The round ends. **Bold** is not an id.

### 2) Place Track Token

**BB-4.2x10** Example: three.
   **BB-9.9z** is not at the start of its line.

## Rulings

1. bb-1: something. (BB-4.0a)
)");
    ASSERT_EQ(rules.size(), 2U);
    EXPECT_EQ(rules[0].id, "BB-4.0a");
    EXPECT_EQ(rules[0].heading, "4. End of round (p. 4)");
    EXPECT_EQ(rules[0].text, "The round ends. **Bold** is not an id.");
    EXPECT_EQ(rules[1].id, "BB-4.2x10");
    EXPECT_EQ(rules[1].heading, "2) Place Track Token");
    EXPECT_EQ(rules[1].text, "Example: three.");
}

TEST(Rulebook, TakesOddTextsWithoutFuss) {
    EXPECT_TRUE(parse_rulebook("").empty());
    EXPECT_TRUE(parse_rulebook("#").empty());
    EXPECT_TRUE(parse_rulebook("**BB-1").empty());
    std::vector<RuleText> const rules = parse_rulebook("###\n**A**\n**B**   text without a last line end");
    ASSERT_EQ(rules.size(), 2U);
    EXPECT_EQ(rules[0].heading, "");
    EXPECT_EQ(rules[0].text, "");
    EXPECT_EQ(rules[1].text, "text without a last line end");
}

TEST(Rulebook, OfAGameIsCompiledIn) {
    EXPECT_FALSE(rulebook_of("boomtown_builders").empty());
    EXPECT_TRUE(rulebook_of("no_such_game").empty());
}

}  // namespace
}  // namespace motherlode
