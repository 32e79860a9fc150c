#include "suite/subject.h"

#include <algorithm>

#include "kernel/option_rules.h"
#include "kernel/rulebook.h"
#include "registry/registry.h"

namespace motherlode::suite {
namespace {

// The index of the value of each option.
using ValueIndices = std::vector<std::size_t>;

// Leaves out the options that the others make useless.
void drop_unused(GameInfo const& info, ValueIndices& set) {
    for (std::size_t i = 0; i < set.size(); ++i) {
        OptionRule const* const rule = OptionRules::of(info, info.options[i].name);
        if (rule == nullptr) continue;
        auto const& [other, values] = rule->used_with;
        for (std::size_t k = 0; k < i; ++k)
            if (info.options[k].name == other &&
                std::find(values.begin(), values.end(), info.options[k].values[set[k]]) == values.end())
                set[i] = 0;
    }
}

constexpr std::size_t most_candidates = 1500;

// The defaults first, then every combination of option values; if there are too many, a random sample.
std::vector<ValueIndices> option_sets(GameInfo const& info, Rng& rng) {
    std::size_t combinations = 1;
    for (OptionSpec const& spec : info.options)
        combinations = std::min(most_candidates + 1, combinations * spec.values.size());
    bool const all = combinations <= most_candidates;
    std::vector<ValueIndices> sets;
    for (std::size_t n = 0; n < (all ? combinations : most_candidates); ++n) {
        ValueIndices set;
        std::size_t rest = n;
        for (OptionSpec const& spec : info.options) {
            std::size_t const values = spec.values.size();
            set.push_back(all      ? rest % values
                          : n == 0 ? 0
                                   : static_cast<std::size_t>(rng.below(static_cast<int>(values))));
            rest /= values;
        }
        drop_unused(info, set);
        if (std::find(sets.begin(), sets.end(), set) == sets.end()) sets.push_back(set);
    }
    return sets;
}

OptionChoices choices_of(GameInfo const& info, ValueIndices const& set) {
    OptionChoices choices;
    for (std::size_t i = 0; i < set.size(); ++i)
        choices.emplace_back(info.options[i].name, info.options[i].values[set[i]]);
    return choices;
}

// How often each value of each option has been used so far.
class ValueUses {
public:
    explicit ValueUses(GameInfo const& info) {
        for (OptionSpec const& spec : info.options) times_.emplace_back(spec.values.size());
    }
    void add(ValueIndices const& set) {
        for (std::size_t i = 0; i < set.size(); ++i) ++times_[i][set[i]];
    }
    // The total uses of the values in a set. A set with a value not used before comes first.
    int total(ValueIndices const& set) const {
        constexpr int unused = -1000;
        int sum = 0;
        for (std::size_t i = 0; i < set.size(); ++i) {
            int const times = times_[i][set[i]];
            sum += times == 0 ? unused : times;
        }
        return sum;
    }

private:
    std::vector<std::vector<int>> times_;
};

// Combinations of options that are valid for this number of players. If there are too many, takes those with
// the least used values (ties at random), so that all player counts together cover every value. The defaults
// are always included, so that a game that cannot be set up at all is noticed.
std::vector<OptionChoices> possible_sets(GameType const& type, EditionSource const& edition, int players,
                                         std::size_t most, ValueUses& uses) {
    GameInfo const& info = type.info();
    Rng rng{static_cast<std::uint64_t>(players)};
    std::vector<ValueIndices> sets = option_sets(info, rng);
    std::vector<OptionChoices> possible{choices_of(info, sets.front())};
    uses.add(sets.front());
    sets.erase(sets.begin());
    rng.shuffle(sets);
    while (!sets.empty() && possible.size() < most) {
        auto const next =
            std::min_element(sets.begin(), sets.end(), [&](ValueIndices const& a, ValueIndices const& b) {
                return uses.total(a) < uses.total(b);
            });
        OptionChoices choices = choices_of(info, *next);
        if (type.start(GameSetup{players, choices, edition, 0})) {
            uses.add(*next);
            possible.push_back(std::move(choices));
        }
        sets.erase(next);
    }
    return possible;
}

std::string name_of(GameInfo const& info, int players, OptionChoices const& options) {
    std::string name = joined(info.name, "_", players, "_players");
    for (auto const& [option, value] : options) name += joined("_", option, "_", value);
    return name;
}

}  // namespace

void add(Failures& failures, Failures const& more_failures, std::string_view where) {
    for (std::string const& failure : more_failures) failures.push_back(std::string{where} + failure);
}

GameSetup Subject::with_seed(std::uint64_t seed) const {
    GameSetup seeded = setup;
    seeded.seed = seed;
    return seeded;
}

std::vector<Subject> subjects_of(GameType const& type, EditionSource const& edition, GameFinder find,
                                 Language const& language, RuleIds rule_ids, std::size_t most_option_sets) {
    std::vector<Subject> subjects;
    GameInfo const& info = type.info();
    // While this match exists, other matches share its edition instead of reading it again.
    auto const edition_holder = type.start(GameSetup{info.min_players, {}, edition, 0});
    auto const shared_ids = std::make_shared<RuleIds const>(std::move(rule_ids));
    ValueUses uses{info};
    for (int players = info.min_players; players <= info.max_players; ++players)
        for (OptionChoices const& options : possible_sets(type, edition, players, most_option_sets, uses))
            subjects.push_back({name_of(info, players, options), &type, find, &language, shared_ids,
                                GameSetup{players, options, edition, 0}});
    return subjects;
}

std::vector<Subject> all_subjects(std::size_t most_option_sets) {
    std::vector<Subject> subjects;
    for (GameType const* game : all_games()) {
        RuleIds rule_ids;
        for (RuleText const& rule : rulebook_of(game->info().name)) rule_ids.emplace(rule.id);
        // If the edition is missing, each test of the game reports that it cannot be set up.
        Outcome<EditionSource> const edition = embedded_edition(game->info(), game->info().default_edition);
        for (Subject& subject :
             subjects_of(*game, edition ? *edition : EditionSource{"no edition", {}}, find_game,
                         Language::english(), std::move(rule_ids), most_option_sets))
            subjects.push_back(std::move(subject));
    }
    return subjects;
}

std::vector<Seat> viewers_of(Match const& match) {
    std::vector<Seat> viewers;
    for (Seat const seat : SeatSet::first(match.players())) viewers.push_back(seat);
    viewers.push_back(onlooker);
    return viewers;
}

std::string bytes_of(Match const& match) {
    std::span<std::byte const> const bytes = match.bytes();
    return {reinterpret_cast<char const*>(bytes.data()), bytes.size()};
}

std::string seat_name(Seat seat) {
    return seat == onlooker ? "the onlooker" : joined("seat ", index(seat) + 1);
}

std::string hex(std::uint64_t number) {
    std::ostringstream text;
    text << std::hex << number;
    return text.str();
}

}  // namespace motherlode::suite
