#include "suite/subject.h"

#include "games/registry.h"
#include "kernel/rulebook.h"

namespace motherlode::suite {
namespace {

// Every way to choose a value for each option, the defaults first.
std::vector<OptionChoices> option_sets(GameInfo const& info) {
    std::vector<OptionChoices> sets{{}};
    for (OptionSpec const& spec : info.options) {
        std::vector<OptionChoices> longer;
        for (OptionChoices const& set : sets) {
            for (std::string_view const value : spec.values) {
                longer.push_back(set);
                longer.back().emplace_back(spec.name, value);
            }
        }
        sets = std::move(longer);
    }
    return sets;
}

// Those that go together with each other and with the number of players; by lot where they are many. The
// defaults always do, so that a game that cannot be set up at all is not passed over.
std::vector<OptionChoices> possible_sets(GameType const& type, EditionSource const& edition, int players,
                                         std::size_t most) {
    std::vector<OptionChoices> sets = option_sets(type.info());
    std::vector<OptionChoices> possible{std::move(sets.front())};
    sets.erase(sets.begin());
    Rng rng{static_cast<std::uint64_t>(players)};
    rng.shuffle(sets);
    for (std::size_t i = 0; i < sets.size() && possible.size() < most; ++i)
        if (type.start(GameSetup{players, sets[i], edition, 0})) possible.push_back(std::move(sets[i]));
    return possible;
}

std::string name_of(GameInfo const& info, int players, OptionChoices const& options) {
    std::string name = joined(info.name, "_", players, "_players");
    for (auto const& [option, value] : options) name += joined("_", option, "_", value);
    return name;
}

}  // namespace

void add(Failures& failures, Failures const& found, std::string_view where) {
    for (std::string const& failure : found) failures.push_back(std::string{where} + failure);
}

GameSetup Subject::with_seed(std::uint64_t seed) const {
    GameSetup seeded = setup;
    seeded.seed = seed;
    return seeded;
}

std::vector<Subject> subjects_of(GameType const& type, EditionSource const& edition, GameFinder find,
                                 Language const& language, std::set<std::string, std::less<>> const& rule_ids,
                                 std::size_t most_option_sets) {
    std::vector<Subject> subjects;
    GameInfo const& info = type.info();
    // As long as one game is there, the others need not read its edition anew.
    auto const one = type.start(GameSetup{info.min_players, {}, edition, 0});
    for (int players = info.min_players; players <= info.max_players; ++players)
        for (OptionChoices const& options : possible_sets(type, edition, players, most_option_sets))
            subjects.push_back({name_of(info, players, options), &type, find, &language, rule_ids,
                                GameSetup{players, options, edition, 0}});
    return subjects;
}

std::vector<Subject> all_subjects(std::size_t most_option_sets) {
    std::vector<Subject> subjects;
    for (GameType const* game : all_games()) {
        std::set<std::string, std::less<>> rule_ids;
        for (RuleText const& rule : rulebook_of(game->info().name)) rule_ids.emplace(rule.id);
        // Without its edition a game cannot be set up, which each of its tests will then say.
        Outcome<EditionSource> const edition = embedded_edition(game->info(), game->info().default_edition);
        for (Subject& subject : subjects_of(*game, edition ? *edition : EditionSource{"no edition", {}},
                                            find_game, Language::english(), rule_ids, most_option_sets))
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
