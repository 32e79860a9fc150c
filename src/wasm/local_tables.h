#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/client.h"
#include "protocol/new_table.h"

namespace motherlode::wasm {

class LocalClient;

// A table on the visitor's own machine.
struct LocalTable : protocol::OpenTable {
    std::vector<LocalClient*> clients{};
    Millis closed_for = 0;  // how long the game clock has stood still, because no page hosted the table

    SeatSet connected() const;
    Watchers watchers() const;
};

// The tables of a worker, with the messages of docs/protocol.md. It has no clock, no randomness and no storage of its own:
// the page provides the time and the seeds, saves the lines it gets, and calls back when something is due.
//
// A request is a line of words, perhaps followed by more text. NOW is the time of day and the game clock, in milliseconds.
//   make TABLE SEED NOW          makes a table; a NewTable follows
//   from_record TABLE NOW        makes a table that continues or shows a record, which follows
//   load TABLE ENTRIES NOW       rebuilds a table; this number of saved entries follow, one a line, and its saved set-up.
//                                Its game clock continues from the last entry
//   receive CLIENT NOW           a message of a client follows; the first one must be a hello
//   leave CLIENT NOW             the client closes its connection
//   wake TABLE NOW               a clock may have run out, a bot must decide, or a hint is due
// A token is "seat" and the number of a seat, or "watch". Without a token, a client gets the first human seat.
//
// Each request causes lines for the page:
//   send CLIENT MESSAGE          a message to a client
//   made ANSWER                  the answer to make, from_record and load: as from POST /api/tables
//   setup TABLE TEXT             the set-up to save, as a JSON text
//   entry TABLE TEXT             the next entry of the log to save
//   wake TABLE MILLISECONDS      when to wake the table; replaces earlier times. Negative: not needed
class LocalTables {
public:
    using Emit = std::function<void(std::string const&)>;

    explicit LocalTables(Emit emit);
    ~LocalTables();

    void request(std::string_view text);

    // For clients.
    LocalTable* find(std::string_view id);
    Instant time(LocalTable const& table) const { return {now_.wall, now_.game - table.closed_for}; }
    void send(int client, std::string_view message);
    void join(LocalTable& table, LocalClient& client);
    void carry_out(LocalTable& table, Decision const& decision);
    // Work that takes about a second. It is done when the page wakes the table.
    void later(LocalTable& table, LocalClient const& client, std::function<void()> work);
    bool has_work(LocalClient const& client) const;

private:
    struct Work {
        LocalTable* table;
        LocalClient const* client;
        std::function<void()> run;
    };

    void add(std::string id, Outcome<Table, Denial> table, std::string const& setup,
             std::vector<Entry> const& entries, Millis closed_for = 0);
    void load(std::string id, std::uint64_t entry_count, std::string_view saved);
    void receive(int client, std::string_view message);
    void leave(int client);
    void wake(LocalTable& table);
    // Sends updates and answers, and says when the table must be woken.
    void flush(LocalTable& table);

    Emit emit_;
    Instant now_;
    std::map<std::string, LocalTable, std::less<>> tables_;
    std::map<int, std::unique_ptr<LocalClient>> clients_;
    std::deque<Work> work_;
};

}  // namespace motherlode::wasm
