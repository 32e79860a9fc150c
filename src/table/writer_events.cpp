// Events of a table, in pages.

#include <algorithm>

#include "table/writer.h"

namespace motherlode {
namespace {

bool same_for_all(Event const& event) {
    bool const all_learned = event.learned == SeatSet::everyone() || event.learned.empty();
    return event.seen_by == SeatSet::everyone() && all_learned;
}

}  // namespace

void TableWriter::write_events_before(JsonWriter& json, Seat viewer, int before) {
    Seat const sight = table_.sees_as(viewer);
    int const end = std::min(before, table_.event_count());
    int const from = page_start(sight, end);
    json.field("before", end).field("events_from", from).key("events");
    json.json(events_json(sight, from, end, event_page_bytes));
}

std::string_view TableWriter::new_events(Seat viewer, int from) {
    if (new_events_.from != from) {
        new_events_ = {from, true, {}};
        int const first_move = from == table_.event_count() ? table_.history().size() : move_of(from);
        for (History::Move const& move :
             table_.history().moves().subspan(static_cast<std::size_t>(first_move)))
            for (Event const& event : move.events) new_events_.same_for_all &= same_for_all(event);
    }
    if (new_events_.json.empty() || !new_events_.same_for_all)
        new_events_.json = events_json(viewer, from, table_.event_count(), event_page_bytes);
    if (new_events_.json.size() > event_page_bytes) return {};
    return new_events_.json;
}

int TableWriter::page_start(Seat viewer, int end) {
    int start = end;
    std::size_t bytes = 2;  // of the brackets
    for (int number = end; number-- > 0;) {
        int const move = move_of(number);
        JsonWriter event;
        write_event(event, viewer, move, number);
        if (event.text().empty()) continue;
        bytes += event.text().size() + 1;
        if (bytes > event_page_bytes && start < end) return start;
        start = number;
    }
    return 0;
}

std::string TableWriter::events_json(Seat viewer, int from, int end, std::size_t most) {
    JsonWriter json;
    json.begin_array();
    for (int number = from; number < end && json.text().size() <= most; ++number)
        write_event(json, viewer, move_of(number), number);
    return json.end_array().text();
}

void TableWriter::write_event(JsonWriter& json, Seat viewer, int move, int number) {
    Table::MoveInfo const& info = table_.move_infos()[static_cast<std::size_t>(move)];
    History::Move const& moved = table_.history().moves()[static_cast<std::size_t>(move)];
    Event const& event = moved.events[static_cast<std::size_t>(number) - info.first_event];
    if (!event.seen_by.contains(viewer)) return;
    json.begin_object().field("n", number).field("move", move + 1);
    json.field("seat", index(moved.seat)).field("turn", info.turn);
    json.field("event", event.message.spec->name()).field("rule", event.rule.id).key("message");
    messages_.write(json, event.message);
    json.field("learned", event.learned.contains(viewer)).end_object();
}

// Several moves may start at the same number; the last of them caused the event, the others caused none.
int TableWriter::move_of(int number) const {
    std::span<Table::MoveInfo const> const infos = table_.move_infos();
    auto const after = std::upper_bound(
        infos.begin(), infos.end(), static_cast<std::uint32_t>(number),
        [](std::uint32_t event, Table::MoveInfo const& info) { return event < info.first_event; });
    return static_cast<int>(after - infos.begin()) - 1;
}

}  // namespace motherlode
