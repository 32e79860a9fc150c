// JSON for the page: the edition, the view of a seat, and previews of actions.

#include <algorithm>

#include "kernel/shape.h"
#include "toy/nuggets/game.h"

namespace motherlode::nuggets {

void Game::edition_shape(Shape& shape) const {
    shape.object("Edition", [&] {
        shape.key("copies", "The number of nuggets of each value.").number(edition().copies);
        shape.key("rounds").number(edition().rounds);
    });
}

void Game::view_shape(View const& view, Shape& shape) const {
    auto const nugget_or_null = [&](Nugget nugget) {
        shape.or_null(nugget != no_nugget, [&] { shape.number(nugget); });
    };
    shape.object("View", [&] {
        shape.key("round", "From 1.").number(view.table.round);
        shape.key("deck").number(view.table.deck_size);
        shape.key("open").list(view.table.open, [&](Nugget nugget) { shape.number(nugget); });
        shape.key("hand").list(view.hand.nuggets, [&](Nugget nugget) { shape.number(nugget); });
        shape.key("staked");
        nugget_or_null(view.hand.staked);
        shape.key("buried", "The buried nugget, if the seat knows it.");
        nugget_or_null(std::max(view.table.buried, view.hand.buried));
    });
}

void Game::preview_shape(View const& before, View const& after, Action action, Shape& shape) const {
    auto const kind = static_cast<ActionKind>(action.kind());
    Seat scorer{};
    for (int seat = 0; seat < players(); ++seat)
        if (after.table.replies[seat] > before.table.replies[seat]) scorer = seat_at(seat);
    shape.or_null(kind == ActionKind::praise || kind == ActionKind::grumble, [&] {
        shape.object("Facts",
                     [&] { shape.key("point", "The seat that gets the point for the reply.").seat(scorer); });
    });
}

}  // namespace motherlode::nuggets
