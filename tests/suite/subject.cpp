#include "suite/subject.h"

#include <algorithm>

#include "kernel/rulebook.h"
#include "registry/registry.h"

namespace motherlode::suite {
namespace {

// For each option the index of its value.
using ValueIndices = std::vector<std::size_t>;

// Every combination of option values, the defaults first.
std::vector<ValueIndices> option_sets(GameInfo const& info) {
    std::vector<ValueIndices> sets{{}};
    for (OptionSpec const& spec : info.options) {
        std::vector<ValueIndices> longer;
        for (ValueIndices const& set : sets) {
            for (std::size_t value = 0; value < spec.values.size(); ++value) {
                longer.push_back(set);
                longer.back().push_back(value);
            }
        }
        sets = std::move(longer);
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
class Met {
public:
    explicit Met(GameInfo const& info) {
        for (OptionSpec const& spec : info.options) times_.emplace_back(spec.values.size());
    }
    void add(ValueIndices const& set) {
        for (std::size_t i = 0; i < set.size(); ++i) ++times_[i][set[i]];
    }
    // Lowest for a new value, then for rare values.
    int of(ValueIndices const& set) const {
        constexpr int as_new = -1000;
        int sum = 0;
        for (std::size_t i = 0; i < set.size(); ++i) {
            int const times = times_[i][set[i]];
            sum += times == 0 ? as_new : times;
        }
        return sum;
    }

private:
    std::vector<std::vector<int>> times_;
};

// The combinations that are valid with each other and with the number of players. If there are too many, those with the
// rarest values, ties at random, so that every value is covered over all player counts. The defaults are always
// included, so that a game that cannot be set up at all is noticed.
std::vector<OptionChoices> possible_sets(GameType const& type, EditionSource const& edition, int players,
                                         std::size_t most, Met& met) {
    GameInfo const& info = type.info();
    std::vector<ValueIndices> sets = option_sets(info);
    std::vector<OptionChoices> possible{choices_of(info, sets.front())};
    met.add(sets.front());
    sets.erase(sets.begin());
    Rng rng{static_cast<std::uint64_t>(players)};
    rng.shuffle(sets);
    while (!sets.empty() && possible.size() < most) {
        auto const next = std::min_element(
            sets.begin(), sets.end(),
            [&](ValueIndices const& one, ValueIndices const& other) { return met.of(one) < met.of(other); });
        OptionChoices choices = choices_of(info, *next);
        if (type.start(GameSetup{players, choices, edition, 0})) {
            met.add(*next);
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
    // As long as one game exists, the others need not read its edition again.
    auto const one = type.start(GameSetup{info.min_players, {}, edition, 0});
    auto const shared_ids = std::make_shared<RuleIds const>(std::move(rule_ids));
    Met met{info};
    for (int players = info.min_players; players <= info.max_players; ++players)
        for (OptionChoices const& options : possible_sets(type, edition, players, most_option_sets, met))
            subjects.push_back({name_of(info, players, options), &type, find, &language, shared_ids,
                                GameSetup{players, options, edition, 0}});
    return subjects;
}

std::vector<Subject> all_subjects(std::size_t most_option_sets) {
    std::vector<Subject> subjects;
    for (GameType const* game : all_games()) {
        RuleIds rule_ids;
        for (RuleText const& rule : rulebook_of(game->info().name)) rule_ids.emplace(rule.id);
        // Without its edition a game cannot be set up, which each of its tests then reports.
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
