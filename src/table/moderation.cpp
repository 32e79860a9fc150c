// What the host of a table can do: mute players, and remove them.

#include <algorithm>
#include <string>

#include "table/denials.h"
#include "table/table.h"

namespace motherlode {
namespace {

// Other alphabets keep their case; names that look alike there are still different texts.
bool same_but_for_case(std::string_view a, std::string_view b) {
    auto const lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

bool Table::name_taken(Seat seat, std::string_view name) const {
    for (Seat const other : SeatSet::first(players()).without(seat)) {
        TableSeat const taken = this->seat(other);
        if (taken.kind == Player::Kind::human && same_but_for_case(taken.name, name)) return true;
    }
    return false;
}

Decision Table::moderated(SeatRequest const& request, Entry::Kind kind, std::string_view name,
                          int target) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::a_name, {name, std::to_string(target)}))
        return *answer;
    if (request.seat != host()) return denied(denials::host_only);
    bool const is_seat = target >= 0 && target < players() && seat_at(target) != request.seat;
    if (!is_seat || seat(seat_at(target)).kind == Player::Kind::bot)
        return denied(denials::nobody_to_moderate);
    TableSeat const player = seat(seat_at(target));
    bool const nothing_new = kind == Entry::Kind::mute     ? player.muted
                             : kind == Entry::Kind::unmute ? !player.muted
                                                           : player.removed || player.open();
    if (nothing_new) return accepted({});
    if (log_full()) return denied(denials::log_full);
    std::vector<Entry> entries{entry(kind, request)};
    entries.back().number = target;
    if (kind == Entry::Kind::remove && history_.size() > 0)
        append_agreed_undo(entries, seat_at(target), SeatSet::none());
    return accepted(std::move(entries));
}

Decision Table::mute(SeatRequest const& request, int target) const {
    return moderated(request, Entry::Kind::mute, "mute", target);
}

Decision Table::unmute(SeatRequest const& request, int target) const {
    return moderated(request, Entry::Kind::unmute, "unmute", target);
}

Decision Table::remove(SeatRequest const& request, int target) const {
    if (finished()) return denied(denials::game_over);
    return moderated(request, Entry::Kind::remove, "remove", target);
}

}  // namespace motherlode
