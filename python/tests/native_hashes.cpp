// Plays random games and prints the hash of the state after every action, for test_identical.py:
// motherlode_hashes GAME PLAYERS FIRST_SEED GAMES

#include <cinttypes>
#include <cstdio>
#include <cstdlib>

#include "registry/registry.h"

namespace {

using namespace motherlode;

void play(GameType const& type, GameSetup const& setup) {
    Outcome<std::unique_ptr<Match>> const match = type.start(setup);
    if (!match) {
        std::fprintf(stderr, "%s\n", match.error().sentence.c_str());
        std::exit(1);
    }
    Rng rng{setup.seed};
    EventLog log;
    for (SeatSet must = (*match)->pending().must; !must.empty(); must = (*match)->pending().must) {
        Seat const seat = *must.begin();
        ActionList legal;
        (*match)->legal_actions(seat, legal);
        log.events.clear();
        (*match)->apply(seat, legal[rng.below(legal.size())], log);
        std::printf("%016" PRIx64 "\n", (*match)->hash());
    }
    std::printf("end\n");
}

}  // namespace

int main(int argc, char** argv) {
    GameType const* const type = argc == 5 ? find_game(argv[1]) : nullptr;
    if (type == nullptr) return 2;
    GameSetup setup;
    setup.players = std::atoi(argv[2]);
    setup.edition = *embedded_edition(type->info(), type->info().default_edition);
    std::uint64_t const first = std::strtoull(argv[3], nullptr, 10);
    std::uint64_t const games = std::strtoull(argv[4], nullptr, 10);
    for (setup.seed = first; setup.seed < first + games; ++setup.seed) play(*type, setup);
}
