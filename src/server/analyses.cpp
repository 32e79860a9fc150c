// Reviews: one for each table, sent to all clients that ask.

#include "server/analyses.h"

#include <algorithm>
#include <thread>

#include "server/denials.h"
#include "server/session.h"

namespace motherlode::server {
namespace {

// A review may take long, but a player is waiting for a hint.
constexpr int hint_niceness = 12;

constexpr std::chrono::milliseconds sending_pause{500};
// Per message, so that a long review does not flood late subscribers.
constexpr std::size_t moment_bytes = std::size_t{1} << 17U;

int review_threads(ServerOptions const& options) {
    if (options.review_threads > 0) return options.review_threads;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) / 2);
}

}  // namespace

Analyses::Analyses(Loop& loop, ServerOptions const& options, Metrics& metrics)
    : loop_{loop},
      options_{options},
      long_jobs_{loop,
                 {.threads = review_threads(options),
                  .niceness = options.review_niceness,
                  .waiting = options.limits.jobs_waiting,
                  .per_address = options.limits.jobs_per_address},
                 metrics.jobs},
      hint_jobs_{loop,
                 {.threads = 1,
                  .niceness = std::min(hint_niceness, options.review_niceness),
                  .waiting = options.limits.jobs_waiting,
                  .per_address = options.limits.jobs_per_address},
                 metrics.jobs} {}

analysis::Effort Analyses::effort(analysis::Effort const& suitable) const {
    if (options_.effort) return *options_.effort;
    return options_.review_playouts > 0 ? with_playouts(suitable, options_.review_playouts) : suitable;
}

std::optional<Denial> Analyses::review(Asker const& asker, LiveTable& live) {
    if (!live.table.finished()) return denial(denials::review_not_finished);
    if (!live.table.now().result().finished) return denial(denials::ended_early);
    if (live.table.history().size() > protocol::longest_reviewed)
        return denial(denials::review_too_long, protocol::longest_reviewed);
    if (!reviews_.contains(live.id)) {
        if (!long_jobs_.has_room(asker.address)) return denial(denials::too_many_reviews);
        begin_review(asker.address, live);
    }
    Review& review = *reviews_.at(live.id);
    std::erase_if(review.listeners,
                  [&](Listener const& listener) { return listener.asker.session == asker.session; });
    review.listeners.push_back({asker});
    send(review);
    keep_sending();
    return {};
}

void Analyses::begin_review(std::string const& address, LiveTable& live) {
    auto const review = std::make_shared<Review>();
    std::weak_ptr<Review> const weak_review = review;
    std::shared_ptr<History const> const history = live.finished_game();
    auto const result = std::make_shared<analysis::Review>();
    review->total = history->size();
    Background::Job job;
    job.address = address;
    analysis::Effort const effort = this->effort(analysis::effort_of_review(history->size()));
    job.work = [this, weak_review, history, result, effort](std::atomic<bool> const& stop) {
        auto const report_to_loop = [&](analysis::ReviewProgress const& progress) {
            std::string moment =
                progress.moment != nullptr ? protocol::moment_json(*history, *progress.moment) : "";
            loop_.post(
                [weak_review, done = progress.done, total = progress.total, moment = std::move(moment)] {
                    std::shared_ptr<Review> const locked_review = weak_review.lock();
                    if (locked_review == nullptr) return;
                    locked_review->done = done;
                    locked_review->total = total;
                    locked_review->bytes += moment.size();
                    if (!moment.empty()) locked_review->moments.push_back(moment);
                });
        };
        *result = history->type().review(*history, effort, report_to_loop, stop);
    };
    job.begun = [weak_review] { weak_review.lock()->running = true; };
    job.done = [this, weak_review, result, table = live.id] {
        review_done(*weak_review.lock(), table, *result);
    };
    review->job = long_jobs_.add(std::move(job));
    reviews_.emplace(live.id, review);
}

void Analyses::review_done(Review& review, std::string const& table, analysis::Review const& result) {
    review.job.reset();
    review.whole = protocol::whole_game(result);
    send(review);

    finished_.push_back(table);
    std::size_t bytes = 0;
    for (std::string const& table_id : finished_) bytes += reviews_.at(table_id)->bytes;
    for (auto oldest = finished_.begin();
         oldest != finished_.end() && bytes > options_.limits.reviews_kept;) {
        auto const old = reviews_.find(*oldest);
        if (!old->second->listeners.empty()) {
            ++oldest;  // is still being sent
            continue;
        }
        bytes -= old->second->bytes;
        reviews_.erase(old);
        oldest = finished_.erase(oldest);
    }
}

// ---- Sending ----

void Analyses::send(Review& review) {
    std::erase_if(review.listeners, [&](Listener& listener) { return send(review, listener); });
}

// Returns whether this was the last part.
bool Analyses::send(Review const& review, Listener& listener) const {
    std::size_t end = listener.moments;
    for (std::size_t bytes = 0; end < review.moments.size() && bytes < moment_bytes; ++end)
        bytes += review.moments[end].size();
    bool const last = !review.job && end == review.moments.size();
    std::string_view const state = last ? "done" : review.running ? "running" : "waiting";

    JsonWriter head = protocol::review_head(
        listener.asker.id, state, review.job ? long_jobs_.ahead(*review.job) : 0, review.done, review.total);
    if (head.text() == listener.last_progress && end == listener.moments) return false;
    listener.last_progress = head.text();

    std::span<std::string const> const moments =
        std::span{review.moments}.subspan(listener.moments, end - listener.moments);
    listener.moments = end;
    protocol::WholeGame const whole = last ? review.whole : protocol::WholeGame{};
    listener.asker.session->report(protocol::review_json(std::move(head), moments, whole));
    return last;
}

void Analyses::keep_sending() {
    bool const idle =
        finishes_.empty() && std::all_of(reviews_.begin(), reviews_.end(),
                                         [](auto const& item) { return item.second->listeners.empty(); });
    if (sending_ || idle) return;
    sending_ = true;
    loop_.after(sending_pause, [this] { send_to_all(); });
}

void Analyses::send_to_all() {
    sending_ = false;
    for (auto const& [table, review] : reviews_) send(*review);
    for (auto const& [session, finish] : finishes_) send(*finish);
    keep_sending();
}

void Analyses::forget(Session const& session) {
    for (auto item = reviews_.begin(); item != reviews_.end();) {
        Review& review = *item->second;
        auto const removed = std::erase_if(
            review.listeners, [&](Listener const& listener) { return listener.asker.session == &session; });
        bool const unwanted = removed > 0 && review.listeners.empty() && review.job;
        if (unwanted) long_jobs_.cancel(*review.job);
        item = unwanted ? reviews_.erase(item) : std::next(item);
    }
    drop_finish(session);
    drop_hint(session);
}

}  // namespace motherlode::server
