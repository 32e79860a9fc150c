#pragma once

#include "kernel/fields.h"
#include "toy/nuggets/game.h"

namespace motherlode::nuggets {

inline constexpr FieldType step_type =
    type::named(Turn::count, [](int number) { return Game::step_name(number); });
inline constexpr FieldType nugget_type = type::count(values);

// Every stored field of the State, in the order of the hash; see kernel/fields.h.
template <class State, class Visit>
void fields(Game const& game, State& state, Visit& visit) {
    auto& table = state.table;
    visit.progress(table.progress, step_type);
    visit.field("round", table.round, type::between(1, game.edition().rounds));
    visit.field("staked", table.staked, type::set_of(type::seat));
    visit.field("peeked", table.peeked, type::set_of(type::seat));
    visit.field("buried_nugget", table.buried, nugget_type);
    visit.field("won", table.won, type::by(type::seat, type::count(255)));
    visit.field("replies", table.replies, type::by(type::seat, type::count(game.edition().rounds)));
    visit.field("open", table.open, nugget_type);
    visit.group("player", type::seat, game.players(), [&](int seat, auto& each) {
        each.field("in_hand", table.in_hand[seat], type::count(hand_size));
        each.field("nuggets", state.hands[seat].nuggets, nugget_type);
        each.field("staked", state.hands[seat].staked, nugget_type);
        each.field("buried", state.hands[seat].buried, nugget_type);
    });
    visit.field("deck", state.secret.deck, nugget_type);
    visit.field("buried", state.secret.buried, nugget_type);
}

}  // namespace motherlode::nuggets
