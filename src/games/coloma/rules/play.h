#pragma once

#include "games/coloma/game.h"
#include "kernel/rng.h"
#include "kernel/turn.h"

// Helpers for all rules of Coloma. The rules are headers, which turn.cpp includes, so each is written once.
namespace motherlode::coloma {

using Open = OpenPosition<Game>;
using Position = PositionOf<Game>;
using Play = PlayOf<Game>;

// The player whose position this is.
inline Player const& me(Open const& at) { return at.table.at(at.seat); }
inline Open open(Play const& play, Seat seat) { return {play.game, play.table(), seat}; }

// 0 … bound-1, all equally likely.
inline int random_below(Play& play, int bound) {
    Rng rng{play.state.secret.generator};
    int const number = rng.below(bound);
    play.state.secret.generator = rng.state();
    return number;
}

// Refuses an action because another step comes first. CO-7.3d: nothing interrupts an action of a turn.
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
// Ends a step that could be repeated, or skips an optional one.
using Done = Pass<ActionKind::done>;

// These are in rules/effects.h. They are declared here because effects move Wagons, and Wagons cause effects.

// Whether the seat may use the effect, and the effect would change anything (CO-10.2f).
bool can_use(Open const& at, EffectId id);
// Pays for the effect and carries it out.
void start_effect(Play& play, Seat seat, EffectId id);
// Carries out a benefit that the seat gains automatically. The seat may decline a benefit that has a cost.
void offer_effect(Play& play, Seat seat, EffectId id, int times = 1);

}  // namespace motherlode::coloma
