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

TEST(Rulebook, AcceptsUnusualTexts) {
    EXPECT_TRUE(parse_rulebook("").empty());
    EXPECT_TRUE(parse_rulebook("#").empty());
    EXPECT_TRUE(parse_rulebook("**BB-1").empty());
    std::vector<RuleText> const rules = parse_rulebook("###\n**A**\n**B**   text without a last line end");
    ASSERT_EQ(rules.size(), 2U);
    EXPECT_EQ(rules[0].heading, "");
    EXPECT_EQ(rules[0].text, "");
    EXPECT_EQ(rules[1].text, "text without a last line end");
}

TEST(Rulebook, HidesTheNoCodeMark) {
    std::vector<RuleText> const rules = parse_rulebook(R"(**BB-2.1a** Lay out the Board. *(no code)*
**BB-2.2a** The Round Marker starts on the first space.
**BB-2.3a** The mark *(no code)* counts only at the end.
**BB-2.4a** *(no code)*
**bb-8** Lakes take tokens. (BB-6.3b) *(no code)*)");
    ASSERT_EQ(rules.size(), 5U);
    EXPECT_EQ(rules[0].text, "Lay out the Board.");
    EXPECT_FALSE(rules[0].needs_code);
    EXPECT_EQ(rules[1].text, "The Round Marker starts on the first space.");
    EXPECT_TRUE(rules[1].needs_code);
    EXPECT_EQ(rules[2].text, "The mark *(no code)* counts only at the end.");
    EXPECT_TRUE(rules[2].needs_code);
    EXPECT_EQ(rules[3].id, "BB-2.4a");
    EXPECT_EQ(rules[3].text, "");
    EXPECT_FALSE(rules[3].needs_code);
    EXPECT_EQ(rules[4].text, "Lakes take tokens. (BB-6.3b)");
    EXPECT_FALSE(rules[4].needs_code);
}

TEST(Rulebook, IsCompiledInForEveryGame) {
    EXPECT_FALSE(rulebook_of("boomtown_builders").empty());
    EXPECT_TRUE(rulebook_of("no_such_game").empty());
    for (std::string_view const game : {"boomtown_builders", "gold_west"})
        for (RuleText const& rule : rulebook_of(game))
            EXPECT_EQ(rule.text.find("(no code)"), std::string_view::npos) << rule.id;
}

}  // namespace
}  // namespace motherlode
