#pragma once

#include <span>
#include <string>
#include <string_view>

#include "kernel/json.h"
#include "table/message_json.h"
#include "table/table.h"

namespace motherlode {

struct Preview;

// Writes what viewers see of a table, as docs/protocol.md has it. One writer serves one moment: values that are the same
// for all viewers are written once, so use the same writer for all seats and watchers of a table, and drop it before the
// table changes.
class TableWriter {
public:
    TableWriter(Table const& table, SeatSet connected, Millis now);

    // A whole message {"t":"table",…}; `viewer` is a seat or the onlooker, `id` the table's.
    std::string table(Seat viewer, std::string_view id);
    // A whole message {"t":"update",…} for a client that has seen version `since`.
    std::string update(Seat viewer, int since);

private:
    // The events of the moves from the first one on, kept for the next viewer if all see the same of them.
    struct Events {
        int first_move = -1;
        bool same_for_all = false;
        std::string json;
    };

    // All fields from "version" on.
    void write_state(JsonWriter& json, Seat viewer, int first_move, int since);
    void write_shared(JsonWriter& json);
    void write_seats(JsonWriter& json) const;
    void write_pending(JsonWriter& json);
    void write_view(JsonWriter& json, Seat viewer);
    void write_legal(JsonWriter& json, Seat viewer);
    void write_preview(JsonWriter& json, Preview const& preview);
    void write_events(JsonWriter& json, Seat viewer, int first_move);
    void write_events_of(JsonWriter& json, Seat viewer, int first_move);
    void write_chat(JsonWriter& json, int since) const;
    void write_undo(JsonWriter& json, Seat viewer) const;
    void write_hints(JsonWriter& json, Seat viewer) const;

    Table const& table_;
    SeatSet connected_;
    Millis now_;
    MessageJson messages_;
    bool same_view_;
    // Values that are written once, for all viewers.
    std::string view_;
    std::string seats_;
    std::string pending_;
    std::string result_;
    Events events_;
};

// Fields of the object being written.
// "action", "possible", and where it is not possible "message", and "rule" where a rule forbids it.
void write_why(JsonWriter& json, Table const& table, Seat viewer, std::string_view action);
// The same for an action given by verb and arguments; "action" is null where they name none.
void write_why(JsonWriter& json, Table const& table, Seat viewer, std::string_view verb,
               std::span<ActionArgument const> args);
// "move", "view" and "result" after the first `move` moves; false where the game has fewer.
bool write_at(JsonWriter& json, Table const& table, Seat viewer, int move);

}  // namespace motherlode
