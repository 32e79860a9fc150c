// Reads any bytes as a position. It must be refused with a reason, or give a game that can be played.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "kernel/match.h"
#include "registry/registry.h"

namespace {

using namespace motherlode;

void require(bool condition, char const* expectation) {
    if (condition) return;
    std::fprintf(stderr, "not true: %s\n", expectation);
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
    require(match.audit().empty(), "an accepted position passes the audit");
    Outcome<std::string> const written_text = match.position();
    require(static_cast<bool>(written_text), "an accepted position can be written");
    Outcome<PositionStart> const reread = read_position(*written_text, "again.toml", find_game);
    require(reread && reread->match->hash() == match.hash(), "a written position can be read again");
    Rng rng{1};
    play_on(match, rng);
    return 0;
}
