// Checks that a state is possible: no nugget is lost or duplicated, and the next decision can be made.

#include <algorithm>

#include "toy/nuggets/game.h"

namespace motherlode::nuggets {

std::string Game::audit(State const& state) const {
    Census census{};
    count(state.table.open, census);
    count(state.secret.deck, census);
    for (Hand const& hand : state.hands) {
        count(hand.nuggets, census);
        ++census[hand.staked];
    }
    ++census[state.secret.buried];
    for (int value = 1; value <= values; ++value)
        if (census[value] != edition().copies)
            return "There are " + std::to_string(census[value]) + " nuggets of value " +
                   std::to_string(value) + ", not " + std::to_string(edition().copies) + ".";
    Step const now = state.table.progress.current();
    if (now == step<Reveal> || now == step<Draw>) return "no seat has a decision to make";
    return {};
}

// There must be enough unseen nuggets for a redeal.
std::string Game::audit_view(View const& view) const {
    Census const seen = seen_by(view);
    int spare_nuggets = std::max(view.table.buried, view.hand.buried) == no_nugget ? -1 : 0;
    for (int value = 1; value <= values; ++value) {
        if (seen[value] > edition().copies) return "there are too many nuggets of one value";
        spare_nuggets += edition().copies - seen[value];
    }
    for (Seat const seat : SeatSet::first(players()))
        if (seat != view.seat)
            spare_nuggets -= view.table.in_hand[index(seat)] + (view.table.staked.contains(seat) ? 1 : 0);
    return spare_nuggets >= 0 ? "" : "there are not enough nuggets";
}

}  // namespace motherlode::nuggets
