#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kernel/match.h"

namespace motherlode {

// The effects of an action, as far as the seat can know them.
struct Preview {
    bool reveals = false;  // reveals something hidden, so that it can't be undone
    // Each seat's change in points; empty if it depends on something hidden.
    std::optional<std::array<int, max_seats>> points;
    // The events that the seat would see after the action itself, up to the first one that depends on something hidden.
    std::vector<Event> events;
    // The JSON of the game's `preview_shape`; empty if it depends on something hidden or the game has none.
    std::string facts;
};

// A game declares further facts that its page shows before a click with
//
//   void Game::preview_shape(View const& before, View const& after, Action action, Shape& shape) const {
//       bool const is_ship = action.kind() == ActionKind::ship;
//       shape.object("Facts", [&] {
//           shape.key("train", "Where the train would be.").index(Kind::location, after.table.train);
//           shape.optional(is_ship, [&] { shape.key("income").number(after.table.money - before.table.money); });
//       });
//   }
//
// Both are views of the seat that acts. The object must be called "Facts"; if there is nothing to show, make it null
// with `or_null`. As in all shapes, values that depend on the action are `optional` or null rather than omitted with an
// `if`, because the types come from the same function. Like scoring, it may call everything that needs only a table and
// a hand.

// Tries actions on two random deals that match the seat's view. Results that agree do not depend on anything hidden.
// Neither deal is the real one, so nothing hidden can leak.
class Previewer {
public:
    // The seed decides the two deals; the same position and seed give the same previews.
    Previewer(Match const& match, Seat seat, std::uint64_t seed);

    // The action must be legal for the seat.
    Preview preview(Action action);

private:
    struct Trial {
        std::unique_ptr<Match> start;
        Result before;
        EventLog log;
        Result after;
        std::string facts;
    };

    void try_out(Trial& trial, Action action) const;

    Seat seat_;
    int players_;
    std::array<Trial, 2> trials_;
};

}  // namespace motherlode
