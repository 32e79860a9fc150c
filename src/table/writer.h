#pragma once

#include <span>
#include <string>
#include <string_view>

#include "kernel/json.h"
#include "table/message_json.h"
#include "table/table.h"

namespace motherlode {

struct Preview;

// Writes what viewers see of a table, see docs/protocol.md. Values that are the same for all viewers are written once,
// so use the same writer for all seats and watchers of a table, and destroy it before the table changes.
class TableWriter {
public:
    TableWriter(Table const& table, SeatSet connected, Millis now);

    // A complete message {"t":"table",…}; `viewer` is a seat or the spectator, `id` is the table's.
    std::string table(Seat viewer, std::string_view id);
    // A complete message {"t":"update",…} for a client that has seen version `since`.
    std::string update(Seat viewer, int since);

private:
    // The events of the moves from `first_move` on, cached for the next viewer if all viewers see the same.
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
// "action", "possible" and, if it is not possible, "message" and perhaps "rule".
void write_why(JsonWriter& json, Table const& table, Seat viewer, std::string_view action);
// The same for an action given by verb and arguments; "action" is null if there is no such action.
void write_why(JsonWriter& json, Table const& table, Seat viewer, std::string_view verb,
               std::span<ActionArgument const> args);
// "move", "view" and "result" after the first `move` moves; false if the game has fewer.
bool write_at(JsonWriter& json, Table const& table, Seat viewer, int move);

}  // namespace motherlode
