// The turn as a whole. Its steps are in rules/.

#include "kernel/game_turn.h"
#include "toy/nuggets/rules/draw.h"
#include "toy/nuggets/rules/reveal.h"
#include "toy/nuggets/rules/stake.h"

namespace motherlode {
namespace nuggets {

struct Rules {
    using Game = nuggets::Game;
    using Position = nuggets::Position;
    using Play = nuggets::Play;

    static constexpr MessageSpec const& unknown = say.unknown_action;

    static Seat must(Open const& at) { return at.frame().seat; }
    static Refusal malformed() { return refuse("NU-1b", say.unknown_action); }
    static Refusal game_over() { return refuse("NU-5b", say.game_over); }
    static Refusal not_your_turn(Open const&, Seat due) { return refuse("NU-1a", say.not_due, due); }
};

}  // namespace nuggets

template <>
struct TurnFor<nuggets::Game> : TurnOf<nuggets::Rules, nuggets::Turn> {};
template class GameFrame<nuggets::Game, nuggets::State, nuggets::Edition>;

}  // namespace motherlode
