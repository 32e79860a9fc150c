// Reads any bytes as an edition: it must be refused with an error, or be a game that can be played to its end.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "kernel/record.h"
#include "registry/registry.h"

namespace {

using namespace motherlode;

void require(bool truth, char const* what) {
    if (truth) return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

// Plays the first, the last or a random legal action, so that boards fill up from different sides.
void play_to_the_end(History& history, int how) {
    Rng rng{7};
    while (!history.now().over()) {
        Match const& match = history.now();
        require(history.size() < match.longest_game(), "a game ends in time");
        Pending const due = match.pending();
        Seat const seat = *(due.must.empty() ? due.may : due.must).begin();
        ActionList legal;
        match.legal_actions(seat, legal);
        require(!legal.empty(), "a seat that must act has a legal action");
        int const last = legal.size() - 1;
        Action const action = legal[how == 0 ? 0 : how == 1 ? last : rng.below(last + 1)];
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

void play_with(GameType const& game, EditionSource const& edition, int players, int how) {
    // The last value of each option differs most from the default game.
    OptionChoices options;
    for (OptionSpec const& spec : game.info().options)
        if (how != 0) options.emplace_back(spec.name, spec.values.back());
    std::vector<Player> const seats(players, Player{Player::Kind::bot, "random"});
    Outcome<History> history = History::start(game, {players, options, edition, 1}, seats);
    // An edition need not support every number of players and every option, but it must not crash.
    if (!history) return require(!history.error().sentence.empty(), "a refusal gives a reason");

    play_to_the_end(*history, how);
    check_scores(history->now().result());
    std::string const record = write_record(*history);
    Outcome<History> const read = read_record(record, "fuzz.record", find_game, edition);
    require(bool{read} && write_record(*read) == record, "its record is accepted");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    EditionSource const edition{"fuzz.toml", std::string{reinterpret_cast<char const*>(data), size}};
    for (GameType const* game : all_games()) {
        Outcome<EditionInfo> const checked = game->check_edition(edition);
        if (!checked) {
            require(!checked.error().sentence.empty(), "a refusal gives a reason");
            continue;
        }
        require(!checked->name.empty(), "an edition has a name");
        for (int players = game->info().min_players; players <= game->info().max_players; ++players)
            for (int how = 0; how < 3; ++how) play_with(*game, edition, players, how);
    }
    return 0;
}
