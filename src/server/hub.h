#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "protocol/new_table.h"
#include "server/analyses.h"
#include "server/background.h"
#include "server/commit.h"
#include "server/live_table.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/options.h"
#include "server/service_clock.h"
#include "server/set_aside.h"
#include "server/storage.h"
#include "server/wake_list.h"
#include "server/workers.h"

namespace motherlode::server {

using protocol::CreatedTable;

// A table that is ready to be saved and opened.
struct PreparedTable {
    Table table;
    std::string setup;
    std::vector<std::string> entries;  // the moves of a record
    // As in the store: that of a table whose watchers may follow; empty: a new one.
    std::string watch_token{};
};
// May be called on any thread, and takes long if there are many entries.
Outcome<PreparedTable, Denial> prepare_table(TableSetup setup, std::vector<Entry> const& entries);

// All tables and all sessions. A table is loaded when a session arrives, or when a bot or a clock is due, and dropped
// after it has been idle for a while.
class Hub {
public:
    Hub(Loop& loop, Storage& storage, ServerOptions const& options, Metrics& metrics);

    // Reads the unfinished tables from the store.
    std::optional<Error> start(Store& store);
    // Bots and clocks stop.
    void begin_stop();
    bool all_saved() const { return committer_.idle(); }
    // Notifies all sessions and closes their connections.
    void say_goodbye();

    // For limits and timers; never jumps.
    Millis now() const { return clock_.steady(); }
    // For tables.
    Instant time() const { return clock_.now(); }
    Limits const& limits() const { return options_.limits; }
    Metrics& metrics() { return metrics_; }
    Analyses& analyses() { return analyses_; }
    Workers& workers() { return workers_; }
    int open_tables() const { return wakes_.size(); }

    // Saves and opens the table, then calls back. `person` is the hash of the creator's cookie; it gets the first human
    // seat.
    using Made = std::function<void(Outcome<CreatedTable> const&)>;
    void make(PreparedTable prepared, std::string const& person, Made made);
    // Loads the table, if necessary, for a client at this address.
    using Opened = std::function<void(Outcome<LiveTable*, Denial> const&)>;
    void open(std::string const& id, std::string const& address, Opened opened);
    // Calls `work` when everything at the table is saved; at once, if that is so now. The table may be gone by then.
    static void when_saved(LiveTable& live, std::function<void()> work);

    // Writes the record of a finished game, for a client at this address, then calls back.
    void write_record(LiveTable& live, std::string const& address, std::function<void()> written);

    // After a game, for its players: the new table is theirs, and the old one names it.
    struct Rematch {
        std::string old_table;
        std::string new_table;
        Seat seat;  // of the player who asked
        std::vector<std::optional<Seat>> from;
    };
    using Rematched = std::function<void(std::optional<Denial> const&)>;
    void start_rematch(Rematch const& rematch, Rematched done);

    // For sessions.
    void arrived(Session& session) { lobby_.insert(&session); }
    void gone(Session& session);
    void join(Session& session, LiveTable& live);

    // seats.cpp: who may open a seat
    void remember_owner(LiveTable& live, Seat seat, std::string const& person);
    // A browser has a new cookie.
    void move_seats(std::string const& from, std::string const& to);
    // Gives an open seat to the session and uses up its invitation; returns the seat's own token.
    std::string sit_down(LiveTable& live, Session& session);
    // Uses up a one-time link; returns the token of the new device.
    std::string open_link(LiveTable& live, Session& session, std::string_view link);
    struct Link {
        std::string token;
        Millis expires;  // on the wall clock
    };
    Link make_link(LiveTable& live, Seat seat);
    // Takes the seat from its player, who was removed; returns a new invitation if the seat is open.
    std::optional<std::string> vacate(LiveTable& live, Seat seat);
    // Lets the players of the old seats open their new seats: `from` has the old seat of each new one, or none.
    void copy_access(LiveTable const& old, LiveTable& live, std::vector<std::optional<Seat>> const& from);
    // Whether this address may send another report; otherwise it could fill the log.
    bool may_report(std::string_view address) { return reports_.take(address, now()); }
    // Closes another window of the session's seat. A window in another browser loses its access.
    std::optional<Denial> close_window(LiveTable& live, Session& session, int window);

    // Applies the entries of a decision and schedules them for saving.
    void carry_out(LiveTable& live, Decision const& decision);
    // Why a decision of a client at this address may not be saved: it would take too much space.
    std::optional<Denial> over_quota(LiveTable const& live, Decision const& decision,
                                     std::string_view address);
    // Whether the address may store this much now; if so, it counts as stored.
    bool take_bytes(std::string_view address, std::size_t bytes);
    // Sends the session its update and its answers, as soon as everything at the table is saved.
    void send_when_saved(LiveTable& live, Session& session) const;

    // hub_upkeep.cpp: for the operator and for lifetimes
    int viewers(std::string const& id) const;
    // Closes the table's sessions and forgets the table until it is opened again. It no longer counts as open.
    void evict(std::string const& id, DenialSpec const& reason);
    void close_sessions(std::function<bool(std::string_view)> const& has_address);
    // The record of a table that this program cannot continue, for its players.
    struct RecordRequest {
        std::string table;
        std::optional<std::string> token;
        std::string person;
        std::string address;
    };
    using RecordRead = std::function<void(Outcome<std::string, Denial> const&)>;
    void set_aside_record(RecordRequest const& request, RecordRead read);

private:
    // Finds the unfinished tables that this program cannot continue, and reports how many there are.
    std::optional<Error> set_aside(Store& store, std::vector<TableWake> const& unfinished);
    void set_aside(std::string const& id, SetAside const& why);
    void write_set_aside(RecordRequest const& request, StoredTable stored, RecordRead const& read);

    // hub_tables.cpp
    using Rebuilt = std::optional<Outcome<Table, SetAside>>;
    struct Loading {
        std::uint64_t number;  // a table may be evicted and asked for again
        std::vector<Opened> waiting;
    };
    void load(std::string const& id, std::string const& address, Opened opened);
    void rebuild_loaded(std::string const& id, std::uint64_t number, std::string const& address,
                        Outcome<std::optional<StoredTable>> loaded);
    void add_loaded(std::string const& id, StoredTable stored, Rebuilt rebuilt);
    bool is_loading(std::string const& id, std::uint64_t number) const;
    void finish_loading(std::string const& id, Outcome<LiveTable*, Denial> const& outcome);
    LiveTable* add(LiveTable table);
    void on_saved(std::string const& id, Committer::Result result);
    void announce_delay(LiveTable& live);
    void run_held(std::string const& id);
    void send_to_all(LiveTable& live);
    void update_thinking(LiveTable const& live);
    void announce_presence(LiveTable& live);
    void save_access(LiveTable& live, SeatAccess access);
    void expel(LiveTable& live, Session& session, Denial const& reason);
    void announce_windows(LiveTable& live, Seat seat);
    void shut_out(LiveTable& live, Session& session, Session const& closed);
    void drop(LiveTable& live);

    // hub_time.cpp: changes without a request
    void schedule(LiveTable& live);
    bool is_paused(LiveTable const& live) const;
    void arm();
    void run_due();
    void wake(std::string const& id);
    void load_for_bots(std::string const& id);
    bool start_thinking(LiveTable& live);
    void finish_thinking(std::string const& id, std::shared_ptr<BotTask const> const& task,
                         std::shared_ptr<Action const> const& action);
    void sweep();
    void save_game_time();

    Loop& loop_;
    Storage& storage_;
    ServerOptions const& options_;
    Metrics& metrics_;
    ServiceClock clock_;
    Millis game_time_saved_ = 0;  // when, by `now`
    Committer committer_;
    std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
    std::unordered_map<std::string, Loading> loading_;
    std::uint64_t loads_ = 0;
    std::unordered_set<Session*> lobby_;  // sessions that have not sent hello yet
    WakeList wakes_;
    std::unordered_set<std::string> set_aside_;  // unfinished tables that this program cannot continue
    Millis armed_for_ = 0;                       // 0: no timer is set
    bool stopping_ = false;
    static constexpr int reports_per_hour = 10;  // from one address
    AddressBuckets reports_{reports_per_hour / 3600.0, reports_per_hour};
    AddressBuckets stored_bytes_;
    Analyses analyses_;
    Workers workers_;
    Background thinking_;  // last member, so that it is destroyed first: its work refers to the others
};

}  // namespace motherlode::server
