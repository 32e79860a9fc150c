// Changes without a request: bots decide, clocks run out, idle tables are dropped.

#include <algorithm>
#include <vector>

#include "bots/bot.h"
#include "server/hub.h"
#include "server/log.h"
#include "server/session.h"

namespace motherlode::server {
namespace {

// The number of bot decisions per iteration of the loop, each at a different table, so that players never have to wait.
constexpr int bots_in_a_turn = 8;
constexpr std::chrono::milliseconds sweep_often{100};
constexpr std::chrono::milliseconds sweep_seldom{5000};
constexpr Millis least_wait = 100;
// After a crash, at most this much thinking time is not counted.
constexpr Millis save_game_time_every = 30'000;

}  // namespace

// Bots do not play on at a table where no human plays or watches.
bool Hub::is_paused(LiveTable const& live) const {
    return !options_.bots_play_alone && live.sessions.empty() && live.table.humans().empty();
}

void Hub::schedule(LiveTable& live) {
    bool const bot_due = live.table.bot_due();
    if (live.table.finished() || (bot_due ? is_paused(live) : live.archived)) {
        wakes_.remove(live.id);
    } else if (bot_due && !live.thinking) {
        wakes_.set(live.id, live.bot_from);
    } else {
        std::optional<Millis> const deadline = live.table.next_deadline();
        wakes_.set(live.id, deadline ? std::optional{clock_.steady_at(*deadline)} : std::nullopt);
    }
    metrics_.tables_open = wakes_.size();
    arm();
}

// One timer, for the earliest table. It may fire too early, if that table is no longer due.
void Hub::arm() {
    std::optional<Millis> const next = wakes_.next();
    if (!next || stopping_ || (armed_for_ != 0 && armed_for_ <= *next)) return;
    armed_for_ = std::max<Millis>(*next, 1);
    auto const ring = [this, at = armed_for_] {
        if (armed_for_ == at) run_due();
    };
    Millis const wait = *next - now();
    if (wait <= 0)
        loop_.post(ring);
    else
        loop_.after(std::chrono::milliseconds{wait}, ring);
}

void Hub::run_due() {
    armed_for_ = 0;
    Millis const start = now();
    for (int i = 0; i < bots_in_a_turn && !stopping_; ++i) {
        std::optional<std::string> const id = wakes_.take_due(start);
        if (!id) break;
        wake(*id);
    }
    arm();
}

void Hub::wake(std::string const& id) {
    auto const table_at = tables_.find(id);
    if (table_at == tables_.end()) return load_for_bots(id);
    LiveTable* const live = table_at->second.get();
    if (!live->all_saved()) return;  // scheduled again when it is saved
    if (is_paused(*live) && live->table.bot_due()) return schedule(*live);
    Decision decision = live->table.tick(time());
    if (decision.entries.empty() && !live->thinking) {
        if (start_thinking(*live)) return schedule(*live);
        decision = live->table.bot_move(time());
        metrics_.bot_moves += decision.entries.size();
    }
    if (!decision.entries.empty()) return carry_out(*live, decision);
    // It was woken too early. Do not retry at once, whatever the table says.
    if (std::optional<Millis> const deadline = live->table.next_deadline())
        wakes_.set(id, std::max(clock_.steady_at(*deadline), now() + least_wait));
}

// Returns whether the bot now computes its decision on another thread.
bool Hub::start_thinking(LiveTable& live) {
    std::optional<BotTask> next_task = live.table.bot_task();
    if (!next_task || next_task->optional_move || !takes_time(next_task->bot)) return false;
    auto const task = std::make_shared<BotTask>(std::move(*next_task));
    auto const action = std::make_shared<Action>();
    Background::Job job;
    job.address = live.longest_here();
    job.attended = !live.sessions.empty();
    job.work = [task, action](std::atomic<bool> const&) { *action = task->decide(); };
    job.done = [this, id = live.id, task, action] { finish_thinking(id, task, action); };
    live.thinking = thinking_.add(std::move(job));
    return true;
}

void Hub::finish_thinking(std::string const& id, std::shared_ptr<BotTask const> const& task,
                          std::shared_ptr<Action const> const& action) {
    auto const table_at = tables_.find(id);
    // A table that could not be saved has been dropped and is loaded again later.
    if (table_at == tables_.end() || stopping_) return;
    LiveTable& live = *table_at->second;
    if (!live.all_saved())
        return when_saved(live, [this, id, task, action] { finish_thinking(id, task, action); });
    live.thinking.reset();
    Decision const decision = live.table.bot_move(*task, *action, time());
    metrics_.bot_moves += decision.entries.size();
    if (decision.entries.empty()) return schedule(live);
    carry_out(live, decision);
}

void Hub::save_game_time() {
    game_time_saved_ = now();
    storage_.ask([game_time = time().game](Store& store) { return store.save_game_time(game_time); },
                 [](std::optional<Error> const& error) {
                     if (error) log_error(error->sentence);
                 });
}

void Hub::sweep() {
    if (stopping_) return;
    Millis const start = now();
    if (start - game_time_saved_ >= save_game_time_every) save_game_time();
    reports_.sweep(start);
    std::vector<Session*> const waiting{lobby_.begin(), lobby_.end()};
    for (Session* const session : waiting)
        if (!session->opening() && start - session->since() > options_.limits.hello_seconds * 1000)
            session->close(CloseCode::policy, "no hello");

    std::chrono::milliseconds const idle_time = options_.idle_table_time;
    std::erase_if(tables_, [&](auto const& item) {
        LiveTable const& live = *item.second;
        return live.sessions.empty() && live.all_saved() && live.held.empty() && !live.thinking &&
               start - live.used >= idle_time.count();
    });
    metrics_.tables_loaded = static_cast<std::int64_t>(tables_.size());
    loop_.after(std::clamp(idle_time, sweep_often, sweep_seldom), [this] { sweep(); });
}

}  // namespace motherlode::server
