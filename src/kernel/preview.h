#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
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
    // What the game's `preview_shape` says, as JSON; nothing where it depends on something hidden or the game has none.
    std::string facts;
};

// A game says what else its page shows before a click by
//
//   void Game::preview_shape(View const& before, View const& after, Action action, Shape& shape) const {
//       bool const is_ship = action.kind() == ActionKind::ship;
//       shape.object("Facts", [&] {
//           shape.key("train", "Where the train would be.").index(Kind::location, after.table.train);
//           shape.optional(is_ship, [&] { shape.key("income").number(after.table.money - before.table.money); });
//       });
//   }
//
// Both are views of the seat that acts. The object must be called "Facts", or be null by `or_null` where there is
// nothing to say. As in all shapes, what depends on the action is `optional` or null and not left out by an `if`, since
// the types come from the same function. Like scoring, it may call everything that needs only a table and a hand.

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
