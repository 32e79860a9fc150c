#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/json.h"
#include "table/message_json.h"
#include "table/table.h"

namespace motherlode {

struct Preview;

// The viewers without a seat.
struct Watchers {
    int count = 0;
    std::vector<std::string> names{};  // of those who have one
    std::string link{};  // the token of the link to watch, which every player may pass on; may be empty
};

// Writes what viewers see of a table, see docs/protocol.md. Values that are the same for all viewers are written once,
// so use the same writer for all seats and watchers of a table, and destroy it before the table changes.
class TableWriter {
public:
    // Events are sent in pages of at most this size, so that the game may have any length. A client that uses its whole
    // burst of messages to ask for pages still gets less than a socket may have unsent (server/limits.h).
    static constexpr std::size_t event_page_bytes = 24'000;

    // `id` is the table's, `now` is on the game clock.
    TableWriter(Table const& table, std::string_view id, SeatSet connected, Millis now,
                Watchers watchers = {});

    // A complete message {"t":"table",…} with the newest page of events; `viewer` is a seat or the spectator.
    std::string table(Seat viewer);
    // A complete message {"t":"update",…} for a client that has seen version `since`. If its events need more than one
    // page, it is the same as `table`.
    std::string update(Seat viewer, int since);
    // The fields "before", "events_from" and "events": the newest page of those before event number `before`.
    void write_events_before(JsonWriter& json, Seat viewer, int before);

private:
    // All events from number `from` on, cached for the next viewer if all viewers see the same.
    struct NewEvents {
        int from = -1;
        bool same_for_all = false;
        std::string json;
    };

    // All fields from "version" on.
    void write_state(JsonWriter& json, Seat viewer, int events_from, std::string_view events, int since);
    void write_shared(JsonWriter& json);
    void write_seats(JsonWriter& json) const;
    void write_pending(JsonWriter& json);
    void write_view(JsonWriter& json, Seat viewer);
    void write_legal(JsonWriter& json, Seat viewer);
    void write_preview(JsonWriter& json, Preview const& preview);
    void write_chat(JsonWriter& json, int since) const;
    void write_undo(JsonWriter& json, Seat viewer) const;
    void write_hints(JsonWriter& json, Seat viewer) const;
    void write_watchers(JsonWriter& json, Seat viewer) const;

    // writer_events.cpp
    // The JSON of the viewer's events from number `from` on; empty if they need more than one page.
    std::string_view new_events(Seat viewer, int from);
    // The number of the first event on the last page before event number `end`.
    int page_start(Seat viewer, int end);
    // The events with numbers from `from` to `end` that the viewer may see; stops soon after `most` bytes.
    std::string events_json(Seat viewer, int from, int end, std::size_t most);
    void write_event(JsonWriter& json, Seat viewer, int move, int number);
    // The index of the move that caused the event.
    int move_of(int number) const;

    Table const& table_;
    std::string_view id_;
    SeatSet connected_;
    Millis now_;
    Watchers watchers_;
    MessageJson messages_;
    bool same_view_;
    // Values that are written once, for all viewers.
    std::string view_;
    std::string seats_;
    std::string pending_;
    std::string result_;
    NewEvents new_events_;
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
