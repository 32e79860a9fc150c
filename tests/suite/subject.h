#pragma once

#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/record.h"
#include "kernel/words.h"

namespace motherlode::suite {

// The failures of a check, one sentence each; empty if it passed. Checks return them instead of failing a
// test at once, so that the suite itself can be tested.
using Failures = std::vector<std::string>;

template <class... Parts>
std::string joined(Parts const&... parts) {
    std::ostringstream text;
    (text << ... << parts);
    return text.str();
}

// Adds the failures of a check, each prefixed with its place.
void add(Failures& failures, Failures const& more_failures, std::string_view where = {});

using RuleIds = std::set<std::string, std::less<>>;

// One way to set up a game, with everything that its checks need.
struct Subject {
    std::string name;  // "boomtown_builders_2_players_terrain_on"
    GameType const* type = nullptr;
    GameFinder find = nullptr;
    Language const* language = nullptr;
    std::shared_ptr<RuleIds const> rule_ids;
    GameSetup setup;  // without the seed, which each playout chooses

    GameSetup with_seed(Seed seed) const;
    bool knows_rule(RuleId rule) const { return rule_ids->contains(rule.id); }
};

// The number of option sets for each player count in the fast and the slow tests.
inline constexpr std::size_t few_option_sets = 4;
inline constexpr std::size_t many_option_sets = 100;

// A game with every player count and every combination of options. If there are too many, a fixed sample that
// covers every value of every option.
std::vector<Subject> subjects_of(GameType const& type, EditionSource const& edition, GameFinder find,
                                 Language const& language, RuleIds rule_ids,
                                 std::size_t most_option_sets = few_option_sets);

// The same for every registered game, with its default edition, English and its rulebook.
std::vector<Subject> all_subjects(std::size_t most_option_sets = few_option_sets);

// All viewers: the seats of a game and, last, the spectator.
std::vector<Seat> viewers_of(Match const& match);

// The whole state, to be saved and compared.
std::string bytes_of(Match const& match);

std::string seat_name(Seat seat);
std::string hex(std::uint64_t number);

}  // namespace motherlode::suite
