// Every registered game, at every player count and with every set of options, passes the suite.

#include <algorithm>

#include <gtest/gtest.h>

#include "kernel/hash.h"
#include "registry/registry.h"
#include "suite/odds.h"
#include "suite/suite.h"

namespace motherlode::suite {
namespace {

// Each failure is a sentence with game, seed and decision. The first few are enough.
void expect_none(Failures const& failures) {
    for (std::size_t i = 0; i < failures.size() && i < 10; ++i) ADD_FAILURE() << failures[i];
}

// ---- The fast suite: a few hundred games in all ----

struct Play {
    Subject subject;
    Policy policy;
    int games;
};

// The number of games for each player count, divided among the sets of options.
int games_for(Policy policy) {
    switch (policy) {
        case Policy::random: return 56;
        case Policy::greedy: return 8;
        case Policy::adversarial: return 8;
        // For these policies, games with different seeds differ only in the deal.
        case Policy::first_legal:
        case Policy::last_legal: return 12;
    }
    return 0;
}

// Created once: gtest needs the list before any test of the program can start.
std::vector<Subject> const& few_subjects() {
    static std::vector<Subject> const subjects = all_subjects();
    return subjects;
}

std::vector<Play> all_plays() {
    std::vector<Play> plays;
    std::vector<Subject> const& subjects = few_subjects();
    for (Subject const& subject : subjects) {
        auto const option_sets =
            std::count_if(subjects.begin(), subjects.end(), [&](Subject const& candidate) {
                return candidate.type == subject.type && candidate.setup.players == subject.setup.players;
            });
        for (Policy const policy : all_policies)
            plays.push_back(
                {subject, policy, std::max(1, games_for(policy) / static_cast<int>(option_sets))});
    }
    return plays;
}

class Suite : public testing::TestWithParam<Play> {};

TEST_P(Suite, FollowsTheContract) {
    auto const& [subject, policy, usual_games] = GetParam();
    auto const [games, effort] = fair_share(subject, {usual_games, Effort{1, 6, 6}});
    // Each subject uses its own seeds, so that together they cover more games.
    Hasher seed;
    seed.add(subject.name);
    seed.add(policy_name(policy));
    for (int game = 0; game < games; ++game)
        expect_none(play_and_check(subject, policy, seed.value() + static_cast<std::uint64_t>(game), effort));
}

INSTANTIATE_TEST_SUITE_P(Games, Suite, testing::ValuesIn(all_plays()), [](auto const& parameter) {
    return parameter.param.subject.name + "_" + std::string{policy_name(parameter.param.policy)};
});

class SuiteStart : public testing::TestWithParam<Subject> {};

TEST_P(SuiteStart, SeedsAndRedealsVary) { expect_none(check_start(GetParam(), 1)); }

INSTANTIATE_TEST_SUITE_P(Games, SuiteStart, testing::ValuesIn(few_subjects()),
                         [](auto const& parameter) { return parameter.param.name; });

// ---- Redeals are as likely as the real game ----

// An offer that another seat is composing, and what other seats know about each other's cards, leave no trace in a
// view. Redeal makes the simplest case of them.
constexpr std::string_view approximate_fields[]{
    "draft.to", "draft.gives_pesos", "draft.asks_pesos", "draft.gives", "draft.asks",
    "knows_1",  "knows_2",           "knows_3",          "knows_4",     "knows_5",
};

class SuiteOdds : public testing::TestWithParam<GameType const*> {};

TEST_P(SuiteOdds, RedealsAreAsLikelyAsTheRealGame) {
    std::vector<Subject> subjects = few_subjects();
    std::erase_if(subjects, [](Subject const& subject) { return subject.type != GetParam(); });
    constexpr int games = 400;
    expect_none(check_redeal_odds(subjects, std::max(1, games / static_cast<int>(subjects.size())),
                                  approximate_fields));
}

INSTANTIATE_TEST_SUITE_P(Games, SuiteOdds, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](auto const& parameter) { return std::string{parameter.param->info().name}; });

TEST(SuiteSubjects, CoverEveryValueOfEveryOption) {
    for (GameType const* type : all_games())
        for (OptionSpec const& option : type->info().options)
            for (std::string_view const value : option.values)
                EXPECT_TRUE(std::any_of(few_subjects().begin(), few_subjects().end(),
                                        [&](Subject const& subject) {
                                            auto const& chosen = subject.setup.options;
                                            return subject.type == type &&
                                                   std::find(chosen.begin(), chosen.end(),
                                                             std::pair{std::string{option.name},
                                                                       std::string{value}}) != chosen.end();
                                        }))
                    << type->info().name << ": " << option.name << "=" << value;
}

// ---- The slow suite: 10,000 games of average length for each player count ----

struct ManyGames {
    GameType const* type;
    int players;
};

std::vector<ManyGames> many_games() {
    std::vector<ManyGames> parameters;
    for (GameType const* type : all_games())
        for (int players = type->info().min_players; players <= type->info().max_players; ++players)
            parameters.push_back({type, players});
    return parameters;
}

class SlowSuite : public testing::TestWithParam<ManyGames> {};

TEST_P(SlowSuite, FollowsTheContractInManyGames) {
    std::vector<Subject> subjects = all_subjects(many_option_sets);
    std::erase_if(subjects, [](Subject const& subject) {
        return subject.type != GetParam().type || subject.setup.players != GetParam().players;
    });
    int const usual_games = 10'000 / static_cast<int>(subjects.size());
    for (Subject const& subject : subjects) {
        auto const [games, effort] = fair_share(subject, {usual_games, Effort{1, 200, 200}});
        for (int game = 0; game < games; ++game) {
            Failures const failures =
                play_and_check(subject, Policy::random, 1'000'000 + static_cast<std::uint64_t>(game), effort);
            expect_none(failures);
            if (!failures.empty()) return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, SlowSuite, testing::ValuesIn(many_games()), [](auto const& parameter) {
    return std::string{parameter.param.type->info().name} + "_" + std::to_string(parameter.param.players) +
           "_players";
});

}  // namespace
}  // namespace motherlode::suite
