// Reads any bytes as an edition. It must be refused with an error, or give games that can be played to the
// end.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "kernel/record.h"
#include "registry/registry.h"

namespace {

using namespace motherlode;

void require(bool condition, char const* expectation) {
    if (condition) return;
    std::fprintf(stderr, "not true: %s\n", expectation);
    std::abort();
}

// How to choose among the legal actions. Different policies fill boards from different sides.
enum class Policy { first, last, random };

void play_to_the_end(History& history, Policy policy) {
    Rng rng{7};
    while (!history.now().over()) {
        Match const& match = history.now();
        require(history.size() < match.longest_game(), "a game ends within its maximum number of decisions");
        Pending const pending = match.pending();
        Seat const seat = *(pending.must.empty() ? pending.may : pending.must).begin();
        ActionList legal;
        match.legal_actions(seat, legal);
        require(!legal.empty(), "a seat that must act has a legal action");
        int const last = legal.size() - 1;
        Action const action = legal[policy == Policy::first  ? 0
                                    : policy == Policy::last ? last
                                                             : rng.below(last + 1)];
        require(!history.play(seat, action), "a listed action is not refused");
        require(match.audit().empty(), "no piece is lost");
    }
}

void check_scores(Result const& result) {
    for (int seat = 0; seat < result.players; ++seat) {
        int sum = 0;
        for (int const points : result.seats[seat].by_source) sum += points;
        require(sum == result.seats[seat].total, "a total is the sum of its sources");
    }
}

void play_with(GameType const& game, EditionSource const& edition, int players, Policy policy) {
    // The last value of each option differs most from the default game.
    OptionChoices options;
    for (OptionSpec const& spec : game.info().options)
        if (policy != Policy::first) options.emplace_back(spec.name, spec.values.back());
    std::vector<Player> const seats(players, Player{Player::Kind::bot, "random"});
    Outcome<History> history = History::start(game, {players, options, edition, 1}, seats);
    // An edition need not support every number of players and every option, but it must refuse them with a
    // reason.
    if (!history) return require(!history.error().sentence.empty(), "a refusal gives a reason");

    play_to_the_end(*history, policy);
    check_scores(history->now().result());
    std::string const record = write_record(*history);
    Outcome<History> const read_history = read_record(record, "fuzz.record", find_game, edition);
    require(bool{read_history} && write_record(*read_history) == record, "the record of a game is accepted");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    EditionSource const edition{"fuzz.toml", std::string{reinterpret_cast<char const*>(data), size}};
    for (GameType const* game : all_games()) {
        Outcome<EditionInfo> const edition_info = game->check_edition(edition);
        if (!edition_info) {
            require(!edition_info.error().sentence.empty(), "a refusal gives a reason");
            continue;
        }
        require(!edition_info->name.empty(), "an edition has a name");
        for (int players = game->info().min_players; players <= game->info().max_players; ++players)
            for (Policy const policy : {Policy::first, Policy::last, Policy::random})
                play_with(*game, edition, players, policy);
    }
    return 0;
}
