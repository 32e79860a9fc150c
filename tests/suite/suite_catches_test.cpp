// Tests the suite itself: Nuggets passes it, and the intended check finds each way to break Nuggets.

#include <gtest/gtest.h>

#include "suite/flawed_game.h"
#include "suite/suite.h"

namespace motherlode::suite {
namespace {

std::vector<Subject> subjects_with(Flaw flaw) {
    RuleIds rule_ids;
    for (RuleText const& rule : nuggets::rulebook()) rule_ids.emplace(rule.id);
    return subjects_of(flawed_type(), edition_with(flaw), find_flawed, words_with(flaw), std::move(rule_ids));
}

Failures failures_with(Flaw flaw, int games) {
    Failures failures;
    for (Subject const& subject : subjects_with(flaw)) add(failures, run_suite(subject, games));
    return failures;
}

std::string list_of(Failures const& failures) {
    std::string text;
    for (std::string const& failure : failures) text += failure + "\n";
    return text.empty() ? "no failure" : text;
}

struct ExpectedFailure {
    Flaw flaw;
    std::string_view sentence;  // part of the failure that the flaw must cause
};

constexpr ExpectedFailure expected_failures[]{
    {Flaw::event_tells_hand, "an event depends on hidden information, but says nobody learned it"},
    {Flaw::event_tells_secret_choice, "but their events do not, and say nobody learned it"},
    {Flaw::view_shows_hand, "a redealt game gives a different view"},
    {Flaw::learns_without_event, "hidden information was revealed without an event that says so"},
    {Flaw::redeal_forgets_own_choice, "a redealt game gives a different view"},
    {Flaw::redeal_never_varies, "always gives the same game"},
    {Flaw::redeal_loses_a_nugget, "a redealt game is broken"},
    {Flaw::redeal_is_uneven, "redeals are uneven: deck"},
    {Flaw::list_misses_action, "is allowed “stake 2”"},
    {Flaw::list_repeats_action, "is listed twice"},
    {Flaw::list_is_empty, "must act, but has no legal action"},
    {Flaw::list_for_seat_not_due, "is not pending, but has legal actions"},
    {Flaw::refuses_listed_action, "the legal action “peek” is refused"},
    {Flaw::accepts_unlisted_action, "is allowed “peek”"},
    {Flaw::same_text_twice, "two legal actions have the text “stake”"},
    {Flaw::parses_to_another_action, "“praise” does not parse to the action it names"},
    {Flaw::loses_a_nugget, "the audit reports"},
    {Flaw::never_ends, "the game is not over after its maximum"},
    {Flaw::hash_forgets_a_field, "two different states have the same hash"},
    {Flaw::setup_ignores_seed, "different seeds gave the same game"},
    {Flaw::total_is_not_the_sum, "a total is not the sum of its sources"},
    {Flaw::rank_against_total, "a seat with more points does not rank higher"},
    {Flaw::never_finished, "the game is not over, but nobody has a legal action"},
    {Flaw::unknown_rule, "cites the rule “NU-9z”, which is not in the rulebook"},
    {Flaw::unknown_message, "the message is not among the game's messages"},
    {Flaw::no_sentence, "the language has no sentence for it"},
    {Flaw::seat_out_of_range, "which does not exist"},
    {Flaw::broken_json, "is not JSON"},
    {Flaw::fields_miss_a_count, "a position changes the state when it is written and read"},
};

class SuiteCatches : public testing::TestWithParam<ExpectedFailure> {};

TEST(Suite, FindsNoFailureInNuggets) {
    Failures const failures = failures_with(Flaw::none, 12);
    EXPECT_TRUE(failures.empty()) << list_of(failures);
}

TEST(Suite, HasACheckForEveryFlaw) { EXPECT_EQ(std::size(expected_failures), flaw_names.size() - 1); }

TEST_P(SuiteCatches, TheFlaw) {
    Failures const failures = failures_with(GetParam().flaw, 2);
    EXPECT_NE(list_of(failures).find(GetParam().sentence), std::string::npos)
        << "Expected “" << GetParam().sentence << "”, got:\n"
        << list_of(failures).substr(0, 2000);
}

INSTANTIATE_TEST_SUITE_P(Nuggets, SuiteCatches, testing::ValuesIn(expected_failures),
                         [](auto const& parameter) {
                             return std::string{flaw_names[static_cast<int>(parameter.param.flaw)]};
                         });

}  // namespace
}  // namespace motherlode::suite
