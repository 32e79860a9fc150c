#include "table/clock.h"

#include <algorithm>

namespace motherlode {

Clock::Clock(ClockRules const& rules, Millis start) : rules_{rules}, time_{start} {
    if (rules.kind == ClockRules::Kind::bank) remaining_.fill(rules.bank);
    if (rules.kind == ClockRules::Kind::days) remaining_.fill(rules.per_move);
}

void Clock::advance(Millis now) {
    if (now <= time_) return;
    for (Seat const seat : running_)
        remaining_[index(seat)] = std::max<Millis>(0, remaining_[index(seat)] - (now - time_));
    time_ = now;
}

void Clock::run(SeatSet running) {
    if (rules_.kind != ClockRules::Kind::none) running_ = running;
}

void Clock::human_moved(Seat seat) {
    int const at = index(seat);
    ++decisions_[at];
    if (decisions_[at] <= most_decisions_[at]) return;
    most_decisions_[at] = decisions_[at];
    if (rules_.kind == ClockRules::Kind::days) remaining_[at] = rules_.per_move;
    remaining_[at] += rules_.increment;
}

void Clock::bot_moved(Seat seat) {
    ++decisions_[index(seat)];
    helped_ = helped_.with(seat);
    if (rules_.kind == ClockRules::Kind::days) remaining_[index(seat)] = rules_.per_move;
}

void Clock::undone(Seat seat) { --decisions_[index(seat)]; }

void Clock::came_back(Seat seat) {
    if (!helped_.contains(seat)) return;
    helped_ = helped_.without(seat);
    Millis const least = std::max(rules_.increment, least_after_return);
    remaining_[index(seat)] = std::max(remaining_[index(seat)], least);
}

std::optional<Millis> Clock::remaining(Seat seat, Millis now) const {
    if (rules_.kind == ClockRules::Kind::none || (rules_.kind == ClockRules::Kind::days && !runs(seat)))
        return {};
    Millis const elapsed = runs(seat) ? std::max<Millis>(0, now - time_) : 0;
    return std::max<Millis>(0, remaining_[index(seat)] - elapsed);
}

SeatSet Clock::run_out(Millis now) const {
    SeatSet out;
    for (Seat const seat : running_)
        if (remaining_[index(seat)] <= now - time_) out = out.with(seat);
    return out;
}

std::optional<Millis> Clock::next_deadline() const {
    std::optional<Millis> deadline;
    for (Seat const seat : running_) {
        Millis const end = time_ + remaining_[index(seat)];
        deadline = deadline ? std::min(*deadline, end) : end;
    }
    return deadline;
}

}  // namespace motherlode
