// What can be wrong with a state: no nugget is lost or doubled, and the next decision can be made.

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
    if (now == step<Reveal> || now == step<Draw>) return "it is between two decisions";
    return {};
}

// What a redeal takes from the unseen nuggets must be there.
std::string Game::audit_view(View const& view) const {
    Census const seen = seen_by(view);
    int left = std::max(view.table.buried, view.hand.buried) == no_nugget ? -1 : 0;
    for (int value = 1; value <= values; ++value) {
        if (seen[value] > edition().copies) return "a nugget is there too often";
        left += edition().copies - seen[value];
    }
    for (Seat const seat : SeatSet::first(players()))
        if (seat != view.seat)
            left -= view.table.in_hand[index(seat)] + (view.table.staked.contains(seat) ? 1 : 0);
    return left >= 0 ? "" : "there are not enough nuggets";
}

}  // namespace motherlode::nuggets
