#pragma once

#include "games/golden_wilderness/game.h"
#include "kernel/turn.h"

// Shared by the rules of The Golden Wilderness. The rules are headers, because turn.cpp, setup.cpp and
// audit.cpp use them.
namespace motherlode::golden_wilderness {

using Open = OpenPosition<Game>;
using Position = PositionOf<Game>;
using Play = PlayOf<Game>;

// WI-1.1b: every move states the lowest level at which it is played.
template <ActionKind of, Level from = Level::standard>
struct Move {
    static constexpr ActionKind kind = of;
    static constexpr Level level = from;
};
// WI-2.2a: the active player can repeat such a move, so it does not advance the turn.
template <ActionKind of, Level from = Level::standard>
struct TurnMove : Move<of, from> {
    static constexpr bool beside_the_turn = true;
};
// WI-3.7a: anyone may make such a move while the active player has no other decision to make.
template <ActionKind of, Level from = Level::easy>
struct TradeMove : TurnMove<of, from> {
    static constexpr bool optional = true;
    static Refusal not_now(Open const&) { return refuse("WI-3.7a", say.not_now); }
};

inline Seat next_seat(Play const& play, Seat seat) { return next_seat(seat, play.game.players()); }
inline Seat holder(Table const& table, Role role) { return table.holder[index(role)]; }

inline int pesos_of(Open const& at) { return at.table.board(at.seat).pesos; }
inline void pay(Play& play, Seat seat, int pesos) { play.table().board(seat).pesos.add(-pesos); }
inline void earn(Play& play, Seat seat, int pesos) { play.table().board(seat).pesos.add(pesos); }

// The state of the random generator is part of the game state.
inline int random_below(Play& play, int bound) {
    Rng rng{play.state.secret.rng};
    int const number = rng.below(bound);
    play.state.secret.rng = rng.state();
    return number;
}
template <class List>
void shuffle(Play& play, List& list) {
    Rng rng{play.state.secret.rng};
    rng.shuffle(list);
    play.state.secret.rng = rng.state();
}

// Logs an event for everyone. `hidden` means that somebody learns something from it.
enum class News : std::uint8_t { known, hidden };
template <class... Args>
void log_as(Play& play, News news, std::string_view rule, MessageSpec const& message, Args... args) {
    if (news == News::hidden)
        play.reveal(rule, message, args...);
    else
        play.log(rule, message, args...);
}

}  // namespace motherlode::golden_wilderness
