#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/outlook.h"
#include "analysis/review.h"
#include "server/background.h"
#include "server/live_table.h"
#include "server/options.h"

namespace motherlode::server {

// Who asks, and by which message: all later messages about it repeat its id.
struct Asker {
    Session* session;
    std::string id;
    std::string address;
};

// The reviews, hints and games to be played on that clients have asked for. They are worked out in the background, and
// the loop sends the results to the sessions that still listen. docs/protocol.md has the messages.
class Analyses {
public:
    Analyses(Loop& loop, ServerOptions const& options, Metrics& metrics);

    // Each says why not, or nothing where the session will get results.
    std::optional<Denial> review(Asker const& asker, LiveTable const& live);
    std::optional<Denial> finish(Asker const& asker, LiveTable const& live, int move, int games);
    std::optional<Denial> hint(Asker const& asker, LiveTable const& live, int seen_version);

    // The session is gone; work that nobody else listens to is dropped.
    void forget(Session const& session);

private:
    struct Listener {
        Asker asker;
        std::string last_progress{};  // as sent last
        std::size_t moments = 0;      // sent so far
    };
    // One for each table. It stays when it is done, until there are too many.
    struct Review {
        std::optional<Background::Number> job;  // none once it is done
        bool running = false;
        int done = 0;
        int total = 0;
        std::vector<std::string> moments;  // as JSON
        std::size_t bytes = 0;             // of the moments
        std::string accounts = "null";
        std::string turned = "null";
        std::string missed = "null";
        std::string best = "null";
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
        int version;  // of the table that it is about
        Background::Number job = 0;
    };
    // Work under way knows its request by a weak pointer: a message from a thread may come when it is gone.
    using Reviews = std::map<std::string, std::shared_ptr<Review>, std::less<>>;  // by table

    // As the options have it, where this is what suits the game.
    analysis::Effort effort(analysis::Effort const& suitable) const;

    // analyses.cpp
    void begin_review(std::string const& address, LiveTable const& live);
    void review_done(Review& review, std::string const& table, analysis::Review const& found);
    void send(Review& review);
    bool send(Review const& review, Listener& listener) const;
    // Sends everybody what is new, twice a second as long as there is work to come.
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
    std::vector<std::string> kept_;  // tables whose reviews are done, oldest first
    std::map<Session const*, std::shared_ptr<Finish>> finishes_;
    std::vector<std::shared_ptr<Hint>> hints_;
    Background long_jobs_;
    Background hint_jobs_;
};

}  // namespace motherlode::server
