// Ends of a game besides its rules: players who resign, agree to end it, are absent, or play again.

#include <algorithm>
#include <string>

#include "table/denials.h"
#include "table/table.h"

namespace motherlode {

// ---- Resigning ----

bool Table::ends_by_resigning(Seat seat) const {
    int playing_on = 0;
    for (Seat const other : SeatSet::first(players()).without(seat))
        if (!resigned_.contains(other)) ++playing_on;
    return playing_on <= 1 || humans().without(seat).empty();
}

Decision Table::resign(SeatRequest const& request) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::a_name, {"resign"})) return *answer;
    if (finished()) return denied(denials::game_over);
    if (seat(request.seat).resigned) return accepted({});
    std::vector<Entry> entries{entry(Entry::Kind::resign, request)};
    if (!ends_by_resigning(request.seat)) append_agreed_undo(entries, request.seat, SeatSet::none());
    return accepted(std::move(entries));
}

void Table::apply_resignation(Seat seat) {
    if (ends_by_resigning(seat)) early_end_ = EarlyEnd::resigned;
    resigned_ = resigned_.with(seat);
    stand_ins_ = stand_ins_.with(seat);
    end_agreed_ = end_agreed_.without(seat);
    if (undo_request_ && undo_request_->seat == seat) undo_request_.reset();
}

// ---- Agreeing to end the game ----

Decision Table::agree_to_end(SeatRequest const& request) const { return end_entry(request, true); }

Decision Table::refuse_end(SeatRequest const& request) const { return end_entry(request, false); }

Decision Table::end_entry(SeatRequest const& request, bool agree) const {
    Content const content{agree ? "end" : "no end"};
    if (std::optional<Decision> answer = early_answer(request, Needs::presence, content)) return *answer;
    if (finished()) return denied(denials::game_over);
    if (!agree && end_agreed_.empty()) return denied(denials::no_end_offered);
    if (agree && end_agreed_.contains(request.seat)) return accepted({});
    if (log_full()) return denied(denials::log_full);
    Entry end = entry(Entry::Kind::end, request);
    end.number = agree ? 1 : 0;
    return accepted({std::move(end)});
}

void Table::apply_end(Entry const& entry) {
    end_agreed_ = entry.number == 1 ? end_agreed_.with(entry.seat) : SeatSet::none();
    bool const all = entry.number == 1 && (humans() & end_agreed_) == humans();
    if (!all) return;
    early_end_ = EarlyEnd::agreed;
    undo_request_.reset();
}

Result Table::result() const {
    Result result = now().result();
    if (early_end_ != EarlyEnd::none) result.finished = true;
    if (resigned_.empty()) return result;

    // Sorts by resigned or not, then by the rank of the rules.
    Result const by_rules = result;
    auto const key = [&](int seat) {
        return std::pair{resigned_.contains(seat_at(seat)), by_rules.seats[seat].rank};
    };
    bool const has_rival = by_rules.rival.name != nullptr;
    for (int seat = 0; seat < result.players; ++seat) {
        int rank = has_rival && std::pair{false, by_rules.rival.rank} < key(seat) ? 2 : 1;
        for (int other = 0; other < result.players; ++other)
            if (key(other) < key(seat)) ++rank;
        result.seats[seat].rank = rank;
    }
    if (!has_rival) return result;
    result.rival.rank = 1;
    for (int seat = 0; seat < result.players; ++seat)
        if (key(seat) < std::pair{false, by_rules.rival.rank}) ++result.rival.rank;
    return result;
}

// ---- Absent players, and playing again ----

Decision Table::replace(SeatRequest const& request, int target) const {
    Content const content{"replace", std::to_string(target)};
    if (std::optional<Decision> answer = early_answer(request, Needs::presence, content)) return *answer;
    if (finished()) return denied(denials::game_over);
    bool const is_other = target >= 0 && target < players() && seat_at(target) != request.seat;
    if (!is_other || !humans().contains(seat_at(target))) return denied(denials::nobody_to_replace);
    if (log_full()) return denied(denials::log_full);
    std::vector<Entry> entries{entry(Entry::Kind::replace, request)};
    entries.back().number = target;
    append_agreed_undo(entries, seat_at(target), SeatSet::none());
    return accepted(std::move(entries));
}

Decision Table::rematch(SeatRequest const& request, std::string_view table) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::a_name, {"rematch"})) return *answer;
    if (!finished()) return denied(denials::game_goes_on);
    if (!rematch_.empty()) return denied(denials::has_rematch);
    Entry rematch = entry(Entry::Kind::rematch, request);
    rematch.text = std::string{table};
    return accepted({std::move(rematch)});
}

}  // namespace motherlode
