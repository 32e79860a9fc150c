#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "kernel/match.h"

namespace motherlode {

// What an action would bring, as far as the seat can know.
struct Preview {
    bool reveals = false;  // something hidden, so that it can't be undone
    // Each seat's change of points, as things stand afterwards; nothing where it depends on something hidden.
    std::optional<std::array<int, max_seats>> points;
    // What the seat would see happen after the action itself, up to the first thing that depends on something hidden.
    std::vector<Event> events;
};

// Tries actions on two games that the seat cannot tell from the real one. What both have in common does not depend on
// anything hidden; and neither is the real one, so that nothing hidden can show.
class Previewer {
public:
    // The seed decides the two games; the same position and seed give the same previews.
    Previewer(Match const& match, Seat seat, std::uint64_t seed);

    // The action must be legal for the seat.
    Preview preview(Action action);

private:
    struct Trial {
        std::unique_ptr<Match> start;
        EventLog log;
        Result after;
    };

    void try_out(Trial& trial, Action action) const;

    Seat seat_;
    int players_;
    Result before_;
    std::array<Trial, 2> trials_;
};

}  // namespace motherlode
