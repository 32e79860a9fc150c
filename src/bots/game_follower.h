#pragma once

#include <span>
#include <string>

#include "kernel/contract.h"
#include "kernel/event.h"

namespace motherlode {

// A move and its events.
struct MoveReport {
    int number;  // from 1
    Seat seat;
    std::span<Event const> events;  // of all seats: the follower picks those that it may see
};

// A bot that follows the course of a game, beyond the positions in which it decides: an external program.
template <GameContract Game>
class GameFollower {
public:
    virtual ~GameFollower() = default;
    virtual void start_game(Game const& game, Seat seat, std::span<std::string const> names) = 0;
    // If not, nobody needs to call `observe`.
    virtual bool wants_events() const = 0;
    virtual void observe(Game const& game, MoveReport const& move) = 0;
    virtual void end_game(Result const& result, SeatSet forfeits) = 0;
};

}  // namespace motherlode
