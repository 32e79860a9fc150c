#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/analyses.h"
#include "server/commit.h"
#include "server/live_table.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/options.h"
#include "server/thinkers.h"
#include "server/wake_list.h"
#include "store/store.h"

namespace motherlode::server {

// Returned only to the creator of a table.
struct CreatedTable {
    std::string id;
    std::vector<std::string> seat_tokens;  // empty for bots
    std::string watch_token;
};

// All tables and all sessions. A table is loaded when a session arrives, or when a bot or a clock is due, and dropped
// after it has been idle for a while.
class Hub {
public:
    Hub(Loop& loop, Store& store, ServerOptions const& options, Metrics& metrics);

    // Reads the unfinished tables from the store.
    std::optional<Error> start();
    // Notifies all sessions and closes their connections.
    void stop();

    Millis now() const;
    Limits const& limits() const { return options_.limits; }
    Metrics& metrics() { return metrics_; }
    Analyses& analyses() { return analyses_; }
    int open_tables() const { return wakes_.size(); }

    // `setup` is the text of the table's set-up, `entries` are the moves of a record. `person` is the hash of the
    // creator's cookie; it gets the first human seat.
    Outcome<CreatedTable> make(Table table, std::string setup, std::vector<Entry> const& entries,
                               std::string const& person);
    // Null if there is no such table.
    LiveTable* find(std::string const& id);

    // For sessions.
    void arrived(Session& session) { lobby_.insert(&session); }
    void gone(Session& session);
    void join(Session& session, LiveTable& live);
    void remember_owner(LiveTable& live, Seat seat, std::string const& person);
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

private:
    LiveTable* load(std::string const& id);
    LiveTable* add(LiveTable table);
    void on_saved(LiveTable& live, Committer::Result result);
    void send_to_all(LiveTable& live);
    void announce_presence(LiveTable& live);
    void drop(LiveTable& live);

    // hub_time.cpp: changes without a request
    void schedule(LiveTable& live);
    bool is_paused(LiveTable const& live) const;
    void arm();
    void run_due();
    void wake(std::string const& id);
    bool start_thinking(LiveTable& live);
    void finish_thinking(std::string const& id, BotTask const& task, Action action);
    void sweep();

    Loop& loop_;
    Store& store_;
    ServerOptions const& options_;
    Metrics& metrics_;
    Committer committer_;
    std::unordered_map<std::string, std::unique_ptr<LiveTable>> tables_;
    std::unordered_set<Session*> lobby_;  // sessions that have not sent hello yet
    WakeList wakes_;
    Millis armed_for_ = 0;  // 0: no timer is set
    bool stopping_ = false;
    AddressBuckets stored_bytes_;
    Analyses analyses_;
    Thinkers thinkers_;  // last member, so that it is destroyed first: its work refers to the others
};

}  // namespace motherlode::server
