// Hints: which seats may have them, and which must agree. analysis/ahead.h computes them.

#include "table/denials.h"
#include "table/table.h"

namespace motherlode {

// A human who has left may come back, so only seats that started as bots need not agree.
bool Table::hints_allowed(Seat seat) const {
    if (!valid(seat) || finished() || this->seat(seat).open()) return false;
    SeatSet humans;
    for (Seat const human : SeatSet::first(players()))
        if (this->seat(human).kind == Player::Kind::human && !removed_.contains(human))
            humans = humans.with(human);
    if (!humans.contains(seat)) return false;
    return humans == SeatSet{seat} || hints_agreed_ == humans;
}

Decision Table::agree_to_hints(SeatRequest const& request) const { return hints_entry(request, true); }

Decision Table::refuse_hints(SeatRequest const& request) const { return hints_entry(request, false); }

Decision Table::hints_entry(SeatRequest const& request, bool agree) const {
    Content const content{agree ? "hints" : "no hints"};
    if (std::optional<Decision> answer = early_answer(request, Needs::a_name, content)) return *answer;
    if (finished()) return denied(denials::game_over);
    bool const nothing_new = agree ? hints_agreed_.contains(request.seat) : hints_agreed_.empty();
    if (nothing_new) return accepted({});
    if (log_full()) return denied(denials::log_full);
    Entry hints = entry(Entry::Kind::hints, request);
    hints.number = agree ? 1 : 0;
    return accepted({std::move(hints)});
}

std::optional<Denial> Table::no_hint(Seat seat, int seen_version) const {
    if (!valid(seat) || this->seat(seat).kind == Player::Kind::bot) return denial(denials::no_seat);
    if (finished()) return denial(denials::game_over);
    if (!hints_allowed(seat)) return denial(denials::hints_off);
    if (stale(seat, seen_version)) return denial(denials::stale);
    ActionList legal;
    now().legal_actions(seat, legal);
    if (legal.empty()) return denial(denials::nothing_to_decide);
    return {};
}

}  // namespace motherlode
