// Hints: who may have them, and who must agree. What a hint says is found elsewhere (analysis/ahead.h).

#include "table/table.h"

namespace motherlode {

// Who has left may come back, so only a seat that was a bot's from the start need not be asked.
bool Table::hints_allowed(Seat seat) const {
    if (!valid(seat) || finished()) return false;
    SeatSet people;
    for (std::size_t at = 0; at < seats_.size(); ++at)
        if (seats_[at].kind == Player::Kind::person) people = people.with(seat_at(static_cast<int>(at)));
    if (!people.contains(seat) || seats_[index(seat)].open()) return false;
    return people == SeatSet{seat} || hints_agreed_ == people;
}

Decision Table::agree_to_hints(Request const& request) const { return hints_entry(request, 1); }

Decision Table::refuse_hints(Request const& request) const { return hints_entry(request, 0); }

Decision Table::hints_entry(Request const& request, int number) const {
    if (std::optional<Decision> decision = settled(request, Needs::to_sit)) return *decision;
    if (finished()) return denied("finished", "The game is over.");
    bool const nothing_new = number == 1 ? hints_agreed_.contains(request.seat) : hints_agreed_.empty();
    if (nothing_new) return accepted({});
    if (log_full()) return too_long();
    Entry hints = entry(Entry::Kind::hints, request);
    hints.number = number;
    return accepted({std::move(hints)});
}

std::optional<Denial> Table::no_hint(Seat seat, int seen_version) const {
    if (!valid(seat) || seats_[index(seat)].kind == Player::Kind::bot)
        return Denial{"not_your_seat", "Only who has a seat at the table can do this."};
    if (finished()) return Denial{"finished", "The game is over."};
    if (!hints_allowed(seat))
        return Denial{"not_allowed", "Hints are off: among several people, all must agree to them."};
    if (stale(seat, seen_version))
        return Denial{"stale", "Something has happened that you had not seen yet."};
    ActionList legal;
    now().legal_actions(seat, legal);
    if (legal.empty()) return Denial{"illegal", "You have nothing to decide now."};
    return {};
}

}  // namespace motherlode
