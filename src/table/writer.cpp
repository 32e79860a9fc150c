#include "table/writer.h"

#include "kernel/preview.h"
#include "kernel/result_json.h"
#include "table/fields.h"

namespace motherlode {
namespace {

// About the length of most updates.
constexpr std::size_t usual_size = 6000;

void write_seat_numbers(JsonWriter& json, SeatSet seats) {
    json.begin_array();
    for (Seat const seat : seats) json.value(index(seat));
    json.end_array();
}

}  // namespace

TableWriter::TableWriter(Table const& table, std::string_view id, SeatSet connected, Millis now,
                         Watchers watchers)
    : table_{table},
      id_{id},
      connected_{connected},
      now_{now},
      watchers_{std::move(watchers)},
      messages_{table.now()},
      same_view_{table.history().type().views_are_equal()} {}

std::string TableWriter::table(Seat viewer) {
    Seat const sight = table_.sees_as(viewer);
    int const from = page_start(sight, table_.event_count());
    JsonWriter json;
    json.begin_object().field("t", "table");
    write_fixed(json, table_, viewer, id_);
    write_state(json, viewer, from, events_json(sight, from, table_.event_count(), event_page_bytes), 0);
    return json.end_object().text();
}

std::string TableWriter::update(Seat viewer, int since) {
    int const from = table_.events_kept_since(since);
    std::string_view const events = new_events(table_.sees_as(viewer), from);
    if (events.empty()) return table(viewer);
    JsonWriter json;
    json.reserve(usual_size);
    json.begin_object().field("t", "update");
    write_state(json, viewer, from, events, since);
    return json.end_object().text();
}

void TableWriter::write_state(JsonWriter& json, Seat viewer, int events_from, std::string_view events,
                              int since) {
    json.field("version", table_.version());
    write_shared(json);
    json.key("view");
    write_view(json, table_.sees_as(viewer));
    json.key("legal");
    write_legal(json, viewer);
    json.field("events_from", events_from).key("events").json(events);
    write_chat(json, since);
    write_undo(json, viewer);
    write_hints(json, viewer);
    write_watchers(json, viewer);
}

// ---- The same for all viewers ----

void TableWriter::write_shared(JsonWriter& json) {
    if (seats_.empty()) {
        JsonWriter seats;
        write_seats(seats);
        seats_ = seats.text();
        JsonWriter pending;
        write_pending(pending);
        pending_ = pending.text();
        JsonWriter result;
        write_result(result, table_.result(), early_end_name(table_.early_end()));
        result_ = result.text();
    }
    json.key("seats").json(seats_).field("moves", table_.history().size());
    json.key("pending").json(pending_).key("result").json(result_).key("end").begin_object().key("agreed");
    write_seat_numbers(json, table_.end_agreed());
    json.end_object().key("rematch");
    if (table_.rematch_table().empty())
        json.null();
    else
        json.value(table_.rematch_table());
}

void TableWriter::write_seats(JsonWriter& json) const {
    json.begin_array();
    for (Seat const at : SeatSet::first(table_.players())) {
        TableSeat const seat = table_.seat(at);
        bool const bot = seat.kind == Player::Kind::bot;
        json.begin_object().field("kind", bot ? "bot" : seat.open() ? "open" : "person");
        json.field("name", seat.name).field("connected", bot || connected_.contains(at)).key("bot");
        if (seat.stand_in)
            json.value(Table::stand_in_bot);
        else
            json.null();
        std::optional<Millis> const remaining = table_.clock_remaining(at, now_);
        json.key("clock");
        if (remaining && !bot)
            json.value(*remaining);
        else
            json.null();
        json.field("clock_runs", table_.clock_runs(at));
        json.field("muted", seat.muted).field("removed", seat.removed);
        json.field("resigned", seat.resigned).end_object();
    }
    json.end_array();
}

void TableWriter::write_pending(JsonWriter& json) {
    Pending const pending = table_.now().pending();
    json.begin_object().key("must");
    write_seat_numbers(json, table_.due());
    json.key("may");
    write_seat_numbers(json, table_.may());
    json.field("rule", pending.rule.id).key("prompts").begin_array();
    for (Seat const seat : table_.due()) messages_.write(json, table_.now().prompt(seat));
    json.end_array().end_object();
}

// ---- The viewer's own part ----

void TableWriter::write_view(JsonWriter& json, Seat viewer) {
    if (view_.empty() || !same_view_) {
        JsonWriter view;
        table_.now().write_view(viewer, view);
        view_ = view.text();
    }
    json.json(view_);
}

void TableWriter::write_legal(JsonWriter& json, Seat viewer) {
    ActionList legal;
    bool const sits = index(viewer) < table_.players();
    bool const ended = table_.early_end() != EarlyEnd::none;
    if (sits && !ended && !table_.seat(viewer).open()) table_.now().legal_actions(viewer, legal);
    json.begin_array();
    if (legal.empty()) {
        json.end_array();
        return;
    }

    Previewer previewer{table_.now(), viewer, static_cast<std::uint64_t>(table_.version())};
    for (Action const action : legal) {
        Preview const preview = previewer.preview(action);
        json.begin_object().field("action", table_.now().text(action));
        table_.now().write_action(action, json);
        json.key("message");
        messages_.write(json, table_.now().describe(action));
        json.field("final", preview.reveals).key("preview");
        write_preview(json, preview);
        json.end_object();
    }
    json.end_array();
}

void TableWriter::write_preview(JsonWriter& json, Preview const& preview) {
    json.begin_object().key("points");
    if (preview.points) {
        json.begin_array();
        for (int seat = 0; seat < table_.players(); ++seat) json.value((*preview.points)[seat]);
        json.end_array();
    } else {
        json.null();
    }
    json.key("events").begin_array();
    for (Event const& event : preview.events) messages_.write(json, event.message);
    json.end_array().key("facts").json(preview.facts.empty() ? "null" : preview.facts).end_object();
}

void TableWriter::write_chat(JsonWriter& json, int since) const {
    std::span<ChatLine const> const lines = table_.chat_lines();
    auto line = lines.end();
    while (line != lines.begin() && std::prev(line)->version > since) --line;
    json.key("chat").begin_array();
    for (; line != lines.end(); ++line) {
        json.begin_object().field("n", line->number).field("seat", index(line->seat));
        json.field("name", line->name).field("text", line->text);
        json.field("time", line->time).end_object();
    }
    json.end_array();
}

void TableWriter::write_undo(JsonWriter& json, Seat viewer) const {
    UndoTargets const targets = table_.undo_targets(viewer);
    json.key("undo").begin_object().field("undo", targets.undo.has_value());
    json.field("restart", targets.restart.has_value()).field("ask", targets.ask.has_value()).key("asked");
    if (std::optional<UndoRequest> const& request = table_.undo_request()) {
        json.begin_object().field("seat", index(request->seat)).key("agreed");
        write_seat_numbers(json, request->agreed);
        json.end_object();
    } else {
        json.null();
    }
    json.end_object();
}

void TableWriter::write_watchers(JsonWriter& json, Seat viewer) const {
    json.key("watchers").begin_object().field("count", watchers_.count).key("names").begin_array();
    for (std::string const& name : watchers_.names) json.value(name);
    json.end_array().key("link");
    if (viewer == onlooker || watchers_.link.empty())
        json.null();
    else
        json.value(watchers_.link);
    json.end_object();
}

void TableWriter::write_hints(JsonWriter& json, Seat viewer) const {
    json.key("hints").begin_object().field("allowed", table_.hints_allowed(viewer)).key("agreed");
    write_seat_numbers(json, table_.hints_agreed());
    json.end_object();
}

}  // namespace motherlode
