// The suite every game passes, on each level by itself. Turns here are long, so a few games of each do.

#include <set>

#include "games/golden_wilderness/scenario.h"
#include "kernel/hash.h"
#include "kernel/rulebook.h"
#include "suite/suite.h"

namespace motherlode::golden_wilderness {
namespace {

using suite::Policy;
using suite::Subject;

GameType const* find_this(std::string_view name) {
    static GameTypeOf<Game> const type;
    return name == Game::info.name ? &type : nullptr;
}

Subject subject_of(std::string_view level, int players, OptionChoices options) {
    options.insert(options.begin(), {"level", std::string{level}});
    Subject subject;
    subject.name = suite::joined("golden_wilderness_", level, "_", players);
    subject.type = find_this(Game::info.name);
    subject.find = find_this;
    subject.language = &Language::english();
    for (RuleText const& rule : rulebook_of(Game::info.name)) subject.rule_ids.emplace(rule.id);
    subject.setup = GameSetup{players, std::move(options), *embedded_edition(Game::info, "alta"), 0};
    return subject;
}

struct Case {
    std::string_view level;
    int players;
    OptionChoices options;
};

class GoldenWildernessSuite : public testing::TestWithParam<Case> {};

TEST_P(GoldenWildernessSuite, PlaysByTheContract) {
    Subject const subject = subject_of(GetParam().level, GetParam().players, GetParam().options);
    for (Policy const policy :
         {Policy::random, Policy::first_legal, Policy::last_legal, Policy::adversarial}) {
        int const games = policy == Policy::random ? 3 : 1;
        for (int game = 0; game < games; ++game) {
            Hasher seed;
            seed.add(subject.name);
            seed.add(static_cast<std::uint64_t>(game));
            suite::Failures const failures = suite::play_and_check(
                subject, policy, seed.value(), suite::Effort{policy == Policy::random ? 40 : 120});
            for (std::size_t i = 0; i < failures.size() && i < 5; ++i) ADD_FAILURE() << failures[i];
            if (!failures.empty()) return;
        }
    }
}

TEST_P(GoldenWildernessSuite, SeedsAndRedealsVary) {
    Subject const subject = subject_of(GetParam().level, GetParam().players, GetParam().options);
    for (std::string const& failure : suite::check_start(subject, 1)) ADD_FAILURE() << failure;
}

INSTANTIATE_TEST_SUITE_P(
    Levels, GoldenWildernessSuite,
    testing::Values(Case{"beginner", 2, {}}, Case{"beginner", 5, {}}, Case{"easy", 2, {{"length", "short"}}},
                    Case{"easy", 4, {{"board", "random"}}}, Case{"standard", 2, {{"country", "mexico"}}},
                    Case{"standard", 4, {{"length", "short"}}}, Case{"advanced", 3, {{"length", "short"}}},
                    Case{"advanced", 5, {{"roles", "dealt"}}}),
    [](auto const& parameter) {
        return std::string{parameter.param.level} + "_" + std::to_string(parameter.param.players);
    });

}  // namespace
}  // namespace motherlode::golden_wilderness
