#pragma once

#include "games/coloma/game.h"
#include "kernel/rng.h"
#include "kernel/turn.h"

// What the rules of Coloma share. They are headers, so that each is written once: turn.cpp includes all of them.
namespace motherlode::coloma {

using Open = OpenPosition<Game>;
using Position = PositionOf<Game>;
using Play = PlayOf<Game>;

inline Player const& me(Open const& at) { return at.table.at(at.seat); }
inline Open open(Play const& play, Seat seat) { return {play.game, play.table(), seat}; }

// Evenly 0 … bound-1.
inline int random_below(Play& play, int bound) {
    Rng rng{play.state.secret.generator};
    int const drawn = rng.below(bound);
    play.state.secret.generator = rng.state();
    return drawn;
}

// The step that is due comes first. CO-7.3d: within a turn nothing else comes in between.
inline Refusal refuse_now(Open const& at, RuleId due) {
    bool const within_turn = at.table.progress.step == step<TakeTurn>;
    return refuse(within_turn ? "CO-7.3d" : due.id, say.not_now);
}

// An action that changes nothing.
template <ActionKind which>
struct Pass {
    static constexpr ActionKind kind = which;
    static void list(Position const&, ActionList& list) { list.push_back(make_action(kind)); }
    static void perform(Play&, Action) {}
};
// No more of a step that could be repeated, or nothing of one that is optional.
using Done = Pass<ActionKind::done>;

// rules/effects.h: effects lead to Wagons, Wagons to effects.

// May the seat use it, and would it change anything (CO-10.2f)?
bool can_use(Open const& at, EffectId id);
// Pays for the effect and carries it out.
void start_effect(Play& play, Seat seat, EffectId id);
// For what happens by itself: something to pay for is offered.
void offer_effect(Play& play, Seat seat, EffectId id, int times = 1);

}  // namespace motherlode::coloma
