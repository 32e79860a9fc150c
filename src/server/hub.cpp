#include "server/hub.h"

#include <algorithm>
#include <chrono>
#include <thread>

#include "server/denials.h"
#include "server/log.h"
#include "server/session.h"
#include "server/tokens.h"
#include "table/writer.h"

namespace motherlode::server {
namespace {

constexpr Millis after_failure = 5000;     // before a table that could not be saved is tried again
constexpr Millis delay_notice_every = 10'000;
constexpr std::size_t watcher_names = 20;  // that are sent; the others are only counted
constexpr int bot_niceness = 10;           // people have priority over bots

// The requested number, or all cores but the one for the loop.
int thinking_threads(ServerOptions const& options) {
    int const cores = static_cast<int>(std::thread::hardware_concurrency());
    return options.thinking_threads > 0 ? options.thinking_threads : std::max(1, cores - 1);
}

}  // namespace

std::shared_ptr<History const> LiveTable::finished_game() {
    if (game == nullptr) game = std::make_shared<History const>(table.history().clone());
    return game;
}

SeatSet LiveTable::connected() const {
    SeatSet seats;
    for (Session const* const session : sessions)
        if (session->seat() != onlooker) seats = seats.with(session->seat());
    return seats;
}

Watchers LiveTable::watchers() const {
    Watchers watchers;
    watchers.link = watch_link(watch_token);
    for (Session const* const session : sessions) {
        if (session->seat() != onlooker) continue;
        ++watchers.count;
        bool const fits = watchers.names.size() < watcher_names && !session->name().empty();
        if (fits) watchers.names.push_back(session->name());
    }
    return watchers;
}

bool LiveTable::is_absent(Seat seat, Millis least, Millis now) const {
    std::optional<Millis> const since = left[static_cast<std::size_t>(index(seat))];
    return !connected().contains(seat) && (!since || now - *since >= least);
}

std::string LiveTable::longest_here() const {
    auto const plays = [](Session const* session) { return session->seat() != onlooker; };
    auto session = std::find_if(sessions.begin(), sessions.end(), plays);
    if (session == sessions.end()) session = sessions.begin();
    return session == sessions.end() ? std::string{} : std::string{(*session)->address()};
}

Hub::Hub(Loop& loop, Storage& storage, ServerOptions const& options, Metrics& metrics)
    : loop_{loop},
      storage_{storage},
      options_{options},
      metrics_{metrics},
      clock_{options.clocks},
      committer_{loop,
                 storage,
                 metrics,
                 {[this](std::string const& table, Committer::Result result) { on_saved(table, result); },
                  [this](LiveTable& live) { announce_delay(live); }}},
      stored_bytes_{static_cast<double>(options.limits.stored_bytes_per_hour) / 3600.0,
                    static_cast<double>(options.limits.stored_bytes_per_hour)},
      analyses_{loop, options, metrics},
      workers_{loop, options, metrics},
      thinking_{loop, {.threads = thinking_threads(options), .niceness = bot_niceness}, metrics.thinking} {}

std::optional<Error> Hub::start(Store& store) {
    Outcome<std::optional<Millis>> const saved_time = store.game_time();
    if (!saved_time) return saved_time.error();
    clock_.start(*saved_time, std::chrono::milliseconds{options_.reconnect_grace}.count());
    Outcome<std::vector<TableWake>> const unfinished = store.unfinished();
    if (!unfinished) return unfinished.error();
    if (std::optional<Error> const error = set_aside(store, *unfinished)) return *error;
    save_game_time();
    for (TableWake const& table : *unfinished) {
        if (set_aside_.contains(table.table)) continue;
        // Bots continue at once; clocks that are not due yet wait until the grace period is over.
        bool const later = table.wake && *table.wake > time().game;
        wakes_.set(table.table, later        ? std::optional{clock_.steady_at(*table.wake)}
                                : table.wake ? std::optional{now()}
                                             : std::nullopt);
    }
    metrics_.tables_open = wakes_.size();
    arm();
    sweep();
    return {};
}

void Hub::begin_stop() {
    stopping_ = true;
    save_game_time();
}

void Hub::say_goodbye() {
    std::vector<Session*> sessions{lobby_.begin(), lobby_.end()};
    for (auto const& [id, live] : tables_)
        sessions.insert(sessions.end(), live->sessions.begin(), live->sessions.end());
    for (Session* const session : sessions) {
        session->complain(denial(denials::stopping));
        session->close(CloseCode::going_away, "stopping");
    }
}

// ---- Sessions ----

void Hub::join(Session& session, LiveTable& live) {
    lobby_.erase(&session);
    bool const is_news = session.seat() == onlooker || !live.connected().contains(session.seat());
    live.sessions.push_back(&session);
    update_thinking(live);
    if (is_news) announce_presence(live);
    schedule(live);
    send_when_saved(live, session);
    announce_windows(live, session.seat());
    if (live.delay_announced) session.announce_delay(true);
}

void Hub::gone(Session& session) {
    lobby_.erase(&session);
    analyses_.forget(session);
    LiveTable* const live = session.table();
    if (live == nullptr) return;
    std::erase(live->sessions, &session);
    update_thinking(*live);
    live->used = now();
    bool const is_watcher = session.seat() == onlooker;
    if (!is_watcher) live->left[static_cast<std::size_t>(index(session.seat()))] = now();
    if (is_watcher || !live->connected().contains(session.seat())) announce_presence(*live);
    announce_windows(*live, session.seat());
}

// Bots think first where somebody is waiting.
void Hub::update_thinking(LiveTable const& live) {
    if (live.thinking) thinking_.change(*live.thinking, live.longest_here(), !live.sessions.empty());
}

// The others are notified a little later, because several players often arrive or leave together.
void Hub::announce_presence(LiveTable& live) {
    ++live.presence;
    loop_.post([this, id = live.id] {
        auto const table_at = tables_.find(id);
        if (table_at != tables_.end() && table_at->second->all_saved()) send_to_all(*table_at->second);
    });
}

// ---- Decisions ----

void Hub::carry_out(LiveTable& live, Decision const& decision) {
    if (decision.entries.empty()) return;
    int const moves = live.table.history().size();
    bool const bot_was_due = live.table.bot_due();
    if (std::optional<Error> const error = live.table.carry_out(decision)) {
        // The table itself has made the decision.
        log_error(live.id, error->sentence);
        return;
    }
    bool const first = live.all_saved();
    if (live.unsaved.empty()) live.unsaved_since = std::chrono::steady_clock::now();
    for (Entry const& entry : decision.entries) {
        live.unsaved.push_back(write_entry(entry));
        live.bytes += live.unsaved.back().size();
    }
    live.archived = false;
    live.used = now();
    // A bot pauses after each decision; other entries do not make it wait longer.
    if (live.table.history().size() != moves || !bot_was_due)
        live.bot_from = live.used + (live.sessions.empty() ? 0 : options_.bot_pause.count());
    if (first) committer_.add(live);
    schedule(live);
}

void Hub::on_saved(std::string const& id, Committer::Result result) {
    auto const table_at = tables_.find(id);
    if (table_at == tables_.end()) return;
    LiveTable& live = *table_at->second;
    if (result == Committer::Result::saved) {
        if (!live.all_saved()) return;
        send_to_all(live);
        if (std::exchange(live.delay_announced, {}))
            for (Session* const session : live.sessions) session->announce_delay(false);
        schedule(live);
        return run_held(id);
    }
    // Memory is ahead of the disk: drop the table, so that all clients reconnect to the state on disk.
    std::vector<Session*> const sessions = live.sessions;
    for (Session* const session : sessions) {
        session->forget_table();
        analyses_.forget(*session);
        session->complain(denial(denials::not_saved));
        session->close(CloseCode::internal, "not saved");
    }
    wakes_.set(id, now() + after_failure);
    drop(live);
    arm();
}

void Hub::announce_delay(LiveTable& live) {
    if (live.delay_announced && now() - *live.delay_announced < delay_notice_every) return;
    live.delay_announced = now();
    for (Session* const session : live.sessions) session->announce_delay(true);
}

void Hub::when_saved(LiveTable& live, std::function<void()> work) {
    if (live.all_saved() && live.held.empty()) return work();
    live.held.push_back(std::move(work));
}

// Until the first change.
void Hub::run_held(std::string const& id) {
    for (;;) {
        auto const table_at = tables_.find(id);
        if (table_at == tables_.end()) return;
        LiveTable& live = *table_at->second;
        if (live.held.empty() || !live.all_saved()) return;
        std::function<void()> const work = std::move(live.held.front());
        live.held.pop_front();
        work();
    }
}

void Hub::send_when_saved(LiveTable& live, Session& session) const {
    if (!live.all_saved()) return;  // `on_saved` will send it
    if (session.is_behind()) {
        TableWriter writer{live.table, live.id, live.connected(), time().game, live.watchers()};
        protocol::SharedUpdate shared;
        session.send_update(writer, shared);
    }
    session.send_answers();
}

void Hub::send_to_all(LiveTable& live) {
    TableWriter writer{live.table, live.id, live.connected(), time().game, live.watchers()};
    protocol::SharedUpdate shared;
    for (Session* const session : live.sessions) {
        if (session->is_behind()) session->send_update(writer, shared);
        session->send_answers();
        // At once, because the next tables of the batch take their time.
        session->flush();
    }
    if (live.unsaved_since == std::chrono::steady_clock::time_point{}) return;
    std::chrono::duration<double> const duration = std::chrono::steady_clock::now() - live.unsaved_since;
    metrics_.move_seconds.observe(duration.count());
    live.unsaved_since = {};
}

void Hub::drop(LiveTable& live) {
    committer_.forget(live);
    // Whatever waits for this table notices that it is gone.
    std::deque<std::function<void()>> const held = std::move(live.held);
    tables_.erase(std::string{live.id});
    metrics_.tables_loaded = static_cast<std::int64_t>(tables_.size());
    for (std::function<void()> const& work : held) work();
}

}  // namespace motherlode::server
