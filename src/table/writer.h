#pragma once

#include <string>
#include <string_view>

#include "kernel/json.h"
#include "table/message_json.h"
#include "table/table.h"

namespace motherlode {

// Writes what viewers see of a table, as docs/protocol.md has it. One writer serves one moment: what is
// the same for all viewers is written once, so use the same one for all seats and watchers of a table, and
// drop it before the table changes.
class TableWriter {
public:
    TableWriter(Table const& table, SeatSet connected, Millis now);

    // A whole message {"t":"table",…}; `viewer` is a seat or the onlooker, `id` the table's.
    std::string table(Seat viewer, std::string_view id);
    // A whole message {"t":"update",…} for a client that has seen version `since`.
    std::string update(Seat viewer, int since);

private:
    // The events of the moves from the first one on, ready for every viewer if all see the same of them.
    struct Events {
        int first_move = -1;
        bool same_for_all = false;
        std::string json;
    };

    void append_shared(std::string& json);
    void append_seats(std::string& json) const;
    void append_pending(std::string& json);
    void append_view(std::string& json, Seat viewer);
    void append_legal(std::string& json, Seat viewer);
    void append_events(std::string& json, Seat viewer, int first_move);
    void write_events(std::string& json, Seat viewer, int first_move);
    void append_chat(std::string& json, int since) const;
    void append_undo(std::string& json, Seat viewer) const;
    void append_hints(std::string& json, Seat viewer) const;
    // All fields from "version" on.
    void append_state(std::string& json, Seat viewer, int first_move, int since);

    Table const& table_;
    SeatSet connected_;
    Millis now_;
    MessageJson messages_;
    bool same_view_;
    std::string view_;
    std::string shared_;
    Events events_;
};

// Fields of the object being written.
// "code", "sentence", and "rule" and "message" where a rule forbids it.
void write_denial(JsonWriter& json, Table const& table, Denial const& denial);
// "action", "possible", and "rule" and "message" where a rule forbids it.
void write_why(JsonWriter& json, Table const& table, Seat viewer, std::string_view action);
// "move", "view" and "result" as they stood after the first `move` moves; false where there are not so many.
bool write_at(JsonWriter& json, Table const& table, Seat viewer, int move);

}  // namespace motherlode
