#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/outlook.h"
#include "analysis/review.h"
#include "protocol/analysis_json.h"
#include "server/background.h"
#include "server/live_table.h"
#include "server/options.h"

namespace motherlode::server {

// The session that asks, and the id of its message, which all later messages about it repeat.
struct Asker {
    Session* session;
    std::string id;
    std::string address;
};

// The reviews, hints and bot playouts that clients have requested. They are computed in the background, and the loop
// sends the results to the sessions that still listen. docs/protocol.md describes the messages.
class Analyses {
public:
    Analyses(Loop& loop, ServerOptions const& options, Metrics& metrics);

    // Each returns the reason for a refusal, or nothing if the session will get results.
    std::optional<Denial> review(Asker const& asker, LiveTable& live);
    std::optional<Denial> finish(Asker const& asker, LiveTable& live, int move, int games);
    std::optional<Denial> hint(Asker const& asker, LiveTable const& live, int seen_version);

    // Called when the session is gone. Drops work without other listeners.
    void forget(Session const& session);

private:
    struct Listener {
        Asker asker;
        std::string last_progress{};  // the last one sent
        std::size_t moments = 0;      // sent so far
    };
    // One for each table. A finished review stays until there are too many.
    struct Review {
        std::optional<Background::Number> job;  // empty when it is done
        bool running = false;
        int done = 0;
        int total = 0;
        std::vector<std::string> moments;  // as JSON
        std::size_t bytes = 0;             // of the moments
        protocol::WholeGame whole;
        std::vector<Listener> listeners;
    };
    struct Finish {
        Asker asker;
        int move = 0;
        int total = 0;
        int players = 0;
        std::optional<Background::Number> job{};
        bool running = false;
        std::vector<analysis::Ending> endings{};
        std::string last_progress{};
    };
    struct Hint {
        Asker asker;
        std::string table;
        Seat seat;
        int version;  // of the table at the request
        Background::Number job = 0;
    };
    // Running work refers to its request by a weak pointer, because a message from a thread may arrive after the
    // request is gone.
    using Reviews = std::map<std::string, std::shared_ptr<Review>, std::less<>>;  // by table

    // The effort set by the options; if there is none, `suitable`.
    analysis::Effort effort(analysis::Effort const& suitable) const;

    // analyses.cpp
    void begin_review(std::string const& address, LiveTable& live);
    void review_done(Review& review, std::string const& table, analysis::Review const& result);
    void send(Review& review);
    bool send(Review const& review, Listener& listener) const;
    // Sends the new results to all listeners, twice a second while work is in progress.
    void keep_sending();
    void send_to_all();

    // analyses_ahead.cpp
    void send(Finish& finish) const;
    void drop_finish(Session const& session);
    static void send(Hint const& hint, std::string_view choices);
    void drop_outdated_hint(LiveTable const& live, Seat seat);
    void drop_hint(Session const& session);

    Loop& loop_;
    ServerOptions const& options_;
    bool sending_ = false;
    Reviews reviews_;
    std::vector<std::string> finished_;  // tables with finished reviews, oldest first
    std::map<Session const*, std::shared_ptr<Finish>> finishes_;
    std::vector<std::shared_ptr<Hint>> hints_;
    Background long_jobs_;
    Background hint_jobs_;
};

}  // namespace motherlode::server
