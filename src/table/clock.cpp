#include "table/clock.h"

#include <algorithm>

namespace motherlode {

Clock::Clock(ClockRules const& rules, Millis start) : rules_{rules}, time_{start} {
    if (rules.kind == ClockRules::Kind::bank) left_.fill(rules.bank);
    if (rules.kind == ClockRules::Kind::days) left_.fill(rules.per_move);
}

void Clock::advance(Millis now) {
    if (now <= time_) return;
    for (Seat const seat : running_)
        left_[index(seat)] = std::max<Millis>(0, left_[index(seat)] - (now - time_));
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
    if (rules_.kind == ClockRules::Kind::days) left_[at] = rules_.per_move;
    left_[at] += rules_.increment;
}

void Clock::bot_moved(Seat seat) {
    ++decisions_[index(seat)];
    helped_ = helped_.with(seat);
    if (rules_.kind == ClockRules::Kind::days) left_[index(seat)] = rules_.per_move;
}

void Clock::taken_back(Seat seat) { --decisions_[index(seat)]; }

void Clock::came_back(Seat seat) {
    if (!helped_.contains(seat)) return;
    helped_ = helped_.without(seat);
    Millis const least = std::max(rules_.increment, least_after_return);
    left_[index(seat)] = std::max(left_[index(seat)], least);
}

std::optional<Millis> Clock::left(Seat seat, Millis now) const {
    bool const runs = running_.contains(seat);
    if (rules_.kind == ClockRules::Kind::none || (rules_.kind == ClockRules::Kind::days && !runs)) return {};
    Millis const passed = runs ? std::max<Millis>(0, now - time_) : 0;
    return std::max<Millis>(0, left_[index(seat)] - passed);
}

SeatSet Clock::run_out(Millis now) const {
    SeatSet out;
    for (Seat const seat : running_)
        if (left_[index(seat)] <= now - time_) out = out.with(seat);
    return out;
}

std::optional<Millis> Clock::next_deadline() const {
    std::optional<Millis> first;
    for (Seat const seat : running_) {
        Millis const end = time_ + left_[index(seat)];
        first = first ? std::min(*first, end) : end;
    }
    return first;
}

}  // namespace motherlode
