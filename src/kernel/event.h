#pragma once

#include <vector>

#include "kernel/message.h"
#include "kernel/seat.h"

namespace motherlode {

// Something that happened. Log, animation, screen reader, statistics and the undo limit all use events.
struct Event {
    RuleId rule;
    Message message;
    SeatSet seen_by = SeatSet::everyone();
    SeatSet learned = SeatSet::none();  // seats that learned something hidden
};

// A sink receives each event from `apply`. Search passes this one, which costs nothing: the compiler removes the event
// together with the call.
struct NoEvents {
    void operator()(Event const&) const {}
};

struct EventLog {
    std::vector<Event> events;
    void operator()(Event const& event) { events.push_back(event); }
};

}  // namespace motherlode
