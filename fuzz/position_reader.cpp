// Reads any bytes as a position: it must be refused with a reason, or be a game that can be played to its end.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "kernel/match.h"
#include "registry/registry.h"

namespace {

using namespace motherlode;

void require(bool truth, char const* what) {
    if (truth) return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

// Plays random moves.
void play_on(Match& match, Rng& rng) {
    EventLog unused;
    for (int moves = 0; moves < 200 && !match.over(); ++moves) {
        Pending const pending = match.pending();
        Seat const seat = *(pending.must.empty() ? pending.may : pending.must).begin();
        ActionList legal;
        match.legal_actions(seat, legal);
        require(!legal.empty(), "a seat that must act has a legal action");
        match.apply(seat, legal[rng.below(legal.size())], unused);
        unused.events.clear();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    std::string_view const text{reinterpret_cast<char const*>(data), size};
    Outcome<PositionStart> const start = read_position(text, "fuzz.toml", find_game);
    if (!start) {
        require(!start.error().sentence.empty(), "a refusal gives a reason");
        return 0;
    }
    Match& match = *start->match;
    require(match.audit().empty(), "a position that is accepted is possible");
    Outcome<std::string> const written = match.position();
    require(static_cast<bool>(written), "it can be written");
    Outcome<PositionStart> const again = read_position(*written, "again.toml", find_game);
    require(again && again->match->hash() == match.hash(), "and read again");
    Rng rng{1};
    play_on(match, rng);
    return 0;
}
