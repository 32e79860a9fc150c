// Taking back: how far, and who must agree.

#include "table/table.h"

namespace motherlode {

UndoTargets Table::undo_targets(Seat seat) const {
    UndoTargets targets;
    if (!valid(seat) || seats_[index(seat)].played_by_bot() || finished()) return targets;

    // Nothing before the floor comes into question: somebody has learned something hidden since.
    std::span<History::Move const> const moves = history_.moves();
    int const size = history_.size();
    int last = size - 1;
    bool others_decided = false;
    for (; last >= undo_floor_ && moves[last].seat != seat; --last)
        if (!move_infos_[last].by_bot) others_decided = true;
    if (last < undo_floor_) return targets;
    (others_decided ? targets.ask : targets.undo) = last;

    int start = size;
    while (start > undo_floor_ && moves[start - 1].seat == seat) --start;
    if (start < size) targets.restart = start;
    return targets;
}

Decision Table::undone(Request const& request, std::optional<int> left, std::string sentence) const {
    if (!left) return denied("cannot_undo", std::move(sentence));
    if (log_full()) return too_long();
    Entry undo = entry(Entry::Kind::undo, request);
    undo.number = *left;
    return accepted({std::move(undo)});
}

Decision Table::undo(Request const& request) const {
    if (std::optional<Decision> decision = settled(request, Needs::to_be_there)) return *decision;
    if (finished()) return denied("finished", "The game is over.");
    return undone(request, undo_targets(request.seat).undo,
                  "Your last decision cannot be taken back: somebody has learned something, or somebody else "
                  "has decided since.");
}

Decision Table::restart(Request const& request) const {
    if (std::optional<Decision> decision = settled(request, Needs::to_be_there)) return *decision;
    if (finished()) return denied("finished", "The game is over.");
    return undone(
        request, undo_targets(request.seat).restart,
        "Your turn cannot be restarted: somebody has learned something, or somebody else has decided "
        "since.");
}

// Persons who can agree: not bots, not those a bot plays for.
SeatSet Table::persons() const {
    SeatSet persons;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        if (!seats_[seat].open() && !seats_[seat].played_by_bot())
            persons = persons.with(seat_at(static_cast<int>(seat)));
    return persons;
}

Decision Table::ask_undo(Request const& request) const {
    if (std::optional<Decision> decision = settled(request, Needs::to_be_there)) return *decision;
    if (finished()) return denied("finished", "The game is over.");
    UndoTargets const targets = undo_targets(request.seat);
    bool const alone = persons().without(request.seat).empty();
    if (targets.undo || !targets.ask || alone)
        return undone(request, targets.undo ? targets.undo : targets.ask,
                      "Your last decision cannot be taken back: somebody has learned something since.");
    if (asked_ && asked_->seat == request.seat) return accepted({});
    if (asked_) return denied("cannot_undo", "Somebody else has asked for an undo already.");
    if (log_full()) return too_long();
    Entry ask = entry(Entry::Kind::ask_undo, request);
    ask.number = *targets.ask;
    return accepted({std::move(ask)});
}

Decision Table::agree(Request const& request) const {
    if (std::optional<Decision> decision = settled(request, Needs::to_be_there)) return *decision;
    if (!asked_) return denied("nothing_asked", "Nobody has asked for an undo.");
    if (asked_->seat == request.seat || asked_->agreed.contains(request.seat)) return accepted({});
    std::vector<Entry> entries{entry(Entry::Kind::agree, request)};
    append_agreed_undo(entries, SeatSet::none(), request.seat);
    return accepted(std::move(entries));
}

Decision Table::decline(Request const& request) const {
    if (std::optional<Decision> decision = settled(request, Needs::to_be_there)) return *decision;
    if (!asked_) return denied("nothing_asked", "Nobody has asked for an undo.");
    return accepted({entry(Entry::Kind::decline, request)});
}

void Table::append_agreed_undo(std::vector<Entry>& entries, SeatSet leaving, SeatSet agreeing) const {
    if (!asked_ || leaving.contains(asked_->seat)) return;
    for (Seat const person : persons().without(asked_->seat)) {
        bool const agrees = (asked_->agreed | agreeing).contains(person);
        if (!agrees && !leaving.contains(person)) return;
    }
    Entry undo;
    undo.kind = Entry::Kind::undo;
    undo.time = entries.back().time;
    undo.seat = asked_->seat;
    undo.number = asked_->left;
    entries.push_back(std::move(undo));
}

}  // namespace motherlode
