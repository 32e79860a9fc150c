#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "arena/schedule.h"
#include "kernel/outcome.h"
#include "kernel/seat.h"

namespace motherlode::arena {

// What seats did in a game, such as "built/saloon".
struct Deed {
    std::string what;
    std::uint8_t seats = 0;  // bit n for seat n

    friend bool operator==(Deed const&, Deed const&) = default;
};

// What came out of one game.
struct Played {
    struct AtSeat {
        int bot = 0;  // index into the list of bots
        int score = 0;
        int rank = 0;
        int decisions = 0;

        friend bool operator==(AtSeat const&, AtSeat const&) = default;
    };

    std::uint64_t seed = 0;
    int players = 0;
    std::array<AtSeat, max_seats> seats{};
    // Whom the rules play, without a seat: the key of its name, empty where there is nobody.
    std::string rival;
    AtSeat rival_at{};
    std::vector<Deed> deeds;  // in order of name; only where a report is wanted

    friend bool operator==(Played const&, Played const&) = default;
};

// A game as one line of text, and back: how arenas are kept, and how machines tell each other of games.
std::string to_line(std::size_t number, Played const& played);

struct NumberedGame {
    std::size_t number = 0;
    Played played;
};
// Refused unless the schedule has a game of this number, with this seed and these bots at these seats.
Outcome<NumberedGame> from_line(std::string_view line, Schedule const& schedule);

}  // namespace motherlode::arena
