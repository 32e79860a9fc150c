// Instantiates the turn. Its steps are in rules/.

#include "games/boomtown_builders/rules/end_of_round.h"
#include "games/boomtown_builders/rules/round_sequence.h"
#include "kernel/game_turn.h"

namespace motherlode {
namespace boomtown_builders {

struct Rules {
    using Game = boomtown_builders::Game;
    using Position = boomtown_builders::Position;
    using Play = boomtown_builders::Play;

    static constexpr MessageSpec const& unknown = say.action_unknown;

    static Seat must(Open const& at) { return at.table.active_player; }
    static Refusal malformed() { return refuse("BB-3.0e", say.unknown_action); }
    static Refusal game_over() { return refuse("BB-5.1a", say.game_over); }
    static Refusal not_your_turn(Open const&, Seat due) { return refuse("BB-3.0d", say.not_your_turn, due); }
};

}  // namespace boomtown_builders

template <>
struct TurnFor<boomtown_builders::Game> : TurnOf<boomtown_builders::Rules, boomtown_builders::Turn> {};
template class GameFrame<boomtown_builders::Game, boomtown_builders::State, boomtown_builders::Edition>;

}  // namespace motherlode
