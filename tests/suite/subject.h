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

// What a check found wrong, a sentence each; empty where all is well. Checks return these instead of
// failing a test at once, so that the suite itself can be tested.
using Failures = std::vector<std::string>;

template <class... Parts>
std::string joined(Parts const&... parts) {
    std::ostringstream text;
    (text << ... << parts);
    return text.str();
}

// Adds what a check found, each with where it was found in front.
void add(Failures& failures, Failures const& found, std::string_view where = {});

using RuleIds = std::set<std::string, std::less<>>;

// One way to set up one game, and what its play is measured against.
struct Subject {
    std::string name;  // "boomtown_builders_2_players_terrain_on"
    GameType const* type = nullptr;
    GameFinder find = nullptr;
    Language const* language = nullptr;
    std::shared_ptr<RuleIds const> rule_ids;
    GameSetup setup;  // but for the seed, which is each playout's own

    GameSetup with_seed(std::uint64_t seed) const;
    bool knows_rule(RuleId rule) const { return rule_ids->contains(rule.id); }
};

// What the fast tests have time for, at each player count; the slow ones take many.
inline constexpr std::size_t few_option_sets = 4;
inline constexpr std::size_t many_option_sets = 100;

// A game under every player count and every set of options; where those are too many, a fixed sample in which every
// value of every option is met.
std::vector<Subject> subjects_of(GameType const& type, EditionSource const& edition, GameFinder find,
                                 Language const& language, RuleIds rule_ids,
                                 std::size_t most_option_sets = few_option_sets);

// The same for every registered game, with its default edition, English and its rulebook.
std::vector<Subject> all_subjects(std::size_t most_option_sets = few_option_sets);

// The seats of a game and, last, the onlooker: everybody who can see something.
std::vector<Seat> viewers_of(Match const& match);

// The whole state, to be kept and compared.
std::string bytes_of(Match const& match);

std::string seat_name(Seat seat);
std::string hex(std::uint64_t number);

}  // namespace motherlode::suite
