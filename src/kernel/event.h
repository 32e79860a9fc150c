#pragma once

#include <vector>

#include "kernel/message.h"
#include "kernel/seat.h"

namespace motherlode {

// Something that happened. Log, animation, screen reader, statistics and the limits of undo are all
// made from events.
struct Event {
    RuleId rule;
    Message message;
    SeatSet seen_by = SeatSet::everyone();
    SeatSet learned = SeatSet::none();  // who came to know something that was hidden from them
};

// A sink is called with each event as `apply` brings it about. Search passes this one, which costs
// nothing: the compiler drops the event with the call.
struct NoEvents {
    void operator()(Event const&) const {}
};

struct EventLog {
    std::vector<Event> events;
    void operator()(Event const& event) { events.push_back(event); }
};

}  // namespace motherlode
