// Undo: how far back, and which players must agree.

#include "table/denials.h"
#include "table/table.h"

namespace motherlode {

UndoTargets Table::undo_targets(Seat seat) const {
    UndoTargets targets;
    if (!valid(seat) || this->seat(seat).played_by_bot() || finished()) return targets;

    std::span<History::Move const> const moves = history_.moves();
    int const floor = history_.undo_floor();
    int const size = history_.size();
    int last = size - 1;
    bool others_decided = false;
    for (; last >= floor && moves[last].seat != seat; --last)
        if (!move_infos_[last].by_bot) others_decided = true;
    if (last < floor) return targets;
    (others_decided ? targets.ask : targets.undo) = last;

    int start = size;
    while (start > floor && moves[start - 1].seat == seat) --start;
    if (start < size) targets.restart = start;
    return targets;
}

Denial Table::no_undo(Seat seat) const {
    std::span<History::Move const> const moves = history_.moves();
    std::optional<Seat> decided_since;
    int last = history_.size() - 1;
    for (; last >= 0 && moves[last].seat != seat; --last)
        if (!move_infos_[last].by_bot) decided_since = moves[last].seat;
    if (last < 0) return denial(denials::nothing_to_undo);
    if (last < history_.undo_floor() || !decided_since) return denial(denials::revealed_since);
    return denial(denials::decided_since, *decided_since);
}

Decision Table::undone(SeatRequest const& request, std::string_view name, int remaining) const {
    if (log_full()) return denied(denials::log_full);
    Entry undo = entry(Entry::Kind::undo, request);
    undo.number = remaining;
    undo.text = std::string{name};
    return accepted({std::move(undo)});
}

Decision Table::undo(SeatRequest const& request) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::presence, {"undo"})) return *answer;
    if (finished()) return denied(denials::game_over);
    UndoTargets const targets = undo_targets(request.seat);
    return targets.undo ? undone(request, "undo", *targets.undo) : answered(no_undo(request.seat));
}

Decision Table::restart(SeatRequest const& request) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::presence, {"restart"})) return *answer;
    if (finished()) return denied(denials::game_over);
    UndoTargets const targets = undo_targets(request.seat);
    if (targets.restart) return undone(request, "restart", *targets.restart);
    bool const decided = history_.size() > 0 && history_.moves().back().seat == request.seat;
    return denied(decided ? denials::revealed_since : denials::nothing_this_turn);
}

Decision Table::ask_undo(SeatRequest const& request) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::presence, {"ask_undo"})) return *answer;
    if (finished()) return denied(denials::game_over);
    UndoTargets const targets = undo_targets(request.seat);
    if (targets.undo) return undone(request, "ask_undo", *targets.undo);
    if (!targets.ask) return answered(no_undo(request.seat));
    if (humans().without(request.seat).empty()) return undone(request, "ask_undo", *targets.ask);
    if (undo_request_ && undo_request_->seat == request.seat) return accepted({});
    if (undo_request_) return denied(denials::undo_is_asked, undo_request_->seat);
    if (log_full()) return denied(denials::log_full);
    Entry ask = entry(Entry::Kind::ask_undo, request);
    ask.number = *targets.ask;
    return accepted({std::move(ask)});
}

Decision Table::agree(SeatRequest const& request) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::presence, {"agree"})) return *answer;
    if (!undo_request_) return denied(denials::no_undo_asked);
    if (undo_request_->seat == request.seat || undo_request_->agreed.contains(request.seat))
        return accepted({});
    std::vector<Entry> entries{entry(Entry::Kind::agree, request)};
    append_agreed_undo(entries, SeatSet::none(), request.seat);
    return accepted(std::move(entries));
}

Decision Table::decline(SeatRequest const& request) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::presence, {"decline"})) return *answer;
    if (!undo_request_) return denied(denials::no_undo_asked);
    return accepted({entry(Entry::Kind::decline, request)});
}

void Table::append_agreed_undo(std::vector<Entry>& entries, SeatSet leaving, SeatSet agreeing) const {
    if (!undo_request_ || leaving.contains(undo_request_->seat)) return;
    for (Seat const human : humans().without(undo_request_->seat)) {
        bool const agrees = (undo_request_->agreed | agreeing).contains(human);
        if (!agrees && !leaving.contains(human)) return;
    }
    Entry undo;
    undo.kind = Entry::Kind::undo;
    undo.time = entries.back().time;
    undo.seat = undo_request_->seat;
    undo.number = undo_request_->remaining;
    entries.push_back(std::move(undo));
}

}  // namespace motherlode
