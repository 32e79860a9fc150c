// Messages of tables reveal nothing hidden: every registered game, at every player count and with every set of options.

#include <gtest/gtest.h>

#include "kernel/hash.h"
#include "suite/flawed_game.h"
#include "table/leaks.h"

namespace motherlode::leaks {
namespace {

using suite::Flaw;
using suite::Policy;

void expect_none(Failures const& failures) {
    for (std::size_t i = 0; i < failures.size() && i < 3; ++i) ADD_FAILURE() << failures[i];
}

std::uint64_t seed_of(Subject const& subject, Policy policy) {
    Hasher seed;
    seed.add(subject.name);
    seed.add(policy_name(policy));
    return seed.value();
}

std::vector<Subject> const& few_subjects() {
    static std::vector<Subject> const subjects = suite::all_subjects();
    return subjects;
}

class TableLeaks : public testing::TestWithParam<Subject> {};

TEST_P(TableLeaks, NoMessageDependsOnHiddenInformation) {
    constexpr int positions = 6;
    for (Policy const policy : {Policy::random, Policy::greedy})
        expect_none(play_and_check(GetParam(), policy, seed_of(GetParam(), policy), positions));
}

INSTANTIATE_TEST_SUITE_P(Games, TableLeaks, testing::ValuesIn(few_subjects()),
                         [](auto const& parameter) { return parameter.param.name; });

class SlowTableLeaks : public testing::TestWithParam<Subject> {};

TEST_P(SlowTableLeaks, NoMessageDependsOnHiddenInformation) {
    constexpr int games = 5;
    constexpr int positions = 40;
    for (Policy const policy : suite::all_policies)
        for (std::uint64_t game = 1; game <= games; ++game)
            expect_none(play_and_check(GetParam(), policy, seed_of(GetParam(), policy) + game, positions));
}

INSTANTIATE_TEST_SUITE_P(Games, SlowTableLeaks, testing::ValuesIn(few_subjects()),
                         [](auto const& parameter) { return parameter.param.name; });

// ---- The checks find the flaws ----

Failures failures_of_nuggets(Flaw flaw) {
    Failures failures;
    for (Subject const& subject : suite::subjects_of(suite::flawed_type(), suite::edition_with(flaw),
                                                     suite::find_flawed, suite::words_with(flaw), {}))
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            add(failures, play_and_check(subject, Policy::random, seed, 10));
    return failures;
}

bool says(Failures const& failures, std::string_view sentence) {
    return std::any_of(failures.begin(), failures.end(), [&](std::string const& failure) {
        return failure.find(sentence) != std::string::npos;
    });
}

TEST(TableLeakChecks, PassNuggets) { expect_none(failures_of_nuggets(Flaw::none)); }

TEST(TableLeakChecks, FindAViewThatShowsAHand) {
    EXPECT_TRUE(says(failures_of_nuggets(Flaw::view_shows_hand), "depends on what is hidden from it"));
}

TEST(TableLeakChecks, FindAnEventThatRevealsAHand) {
    EXPECT_TRUE(says(failures_of_nuggets(Flaw::event_tells_hand), "depends on what is hidden from it"));
}

TEST(TableLeakChecks, FindAnEventThatRevealsASecretMove) {
    EXPECT_TRUE(says(failures_of_nuggets(Flaw::event_tells_secret_choice), "depends on a secret move"));
}

TEST(TableLeakChecks, FindARevelationWithoutAnEvent) {
    EXPECT_TRUE(says(failures_of_nuggets(Flaw::learns_without_event), "depends on what is hidden from it"));
}

}  // namespace
}  // namespace motherlode::leaks
