#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "arena/schedule.h"
#include "kernel/contract.h"
#include "kernel/outcome.h"
#include "kernel/seat.h"

namespace motherlode::arena {

// The seats that used an item in a game, such as "built/saloon".
struct CardUse {
    std::string name;
    std::uint8_t seats = 0;  // bit n for seat n

    friend bool operator==(CardUse const&, CardUse const&) = default;
};

// The result of one game.
struct Played {
    struct AtSeat {
        int bot = 0;  // index into the list of bots
        int score = 0;
        int rank = 0;
        int decisions = 0;
        // Why the bot forfeited the game; empty if it did not. Its score and decisions are those up to that moment.
        std::string forfeit{};

        friend bool operator==(AtSeat const&, AtSeat const&) = default;
    };

    std::uint64_t seed = 0;
    int players = 0;
    std::array<AtSeat, max_seats> seats{};
    // An opponent without a seat that the rules play: the key of its name, or empty.
    std::string rival;
    AtSeat rival_at{};
    std::vector<CardUse> card_usage;  // sorted by name; filled only for a report
    std::string record;               // filled only if records are wanted; not part of the game's line

    friend bool operator==(Played const&, Played const&) = default;
};

// Ranks the seats that forfeited the game last, behind any rival, and the others among themselves.
void rank_forfeits(Result& result, SeatSet forfeits);

// A game as one line of text, and back. Journals contain such lines, and processes send them to each other.
std::string to_line(std::size_t number, Played const& played);

struct NumberedGame {
    std::size_t number = 0;
    Played played;
};
// Refused unless the schedule has this game, with this seed and these bots in these seats.
Outcome<NumberedGame> from_line(std::string_view line, Schedule const& schedule);

}  // namespace motherlode::arena
