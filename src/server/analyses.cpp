// Reviews: one for each table, told to all who ask.

#include "server/analyses.h"

#include <algorithm>
#include <thread>

#include "server/analysis_json.h"
#include "server/session.h"

namespace motherlode::server {
namespace {

// A review may take its time, but for a hint somebody waits.
constexpr int hint_niceness = 12;

constexpr std::chrono::milliseconds telling_pause{500};
// Far longer than people play; a record can be made to be.
constexpr int most_decisions = 4000;
// Of one message, so that a long review is no flood for who asks late.
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
                 metrics},
      hint_jobs_{loop,
                 {.threads = 1,
                  .niceness = std::min(hint_niceness, options.review_niceness),
                  .waiting = options.limits.jobs_waiting,
                  .per_address = options.limits.jobs_per_address},
                 metrics} {}

analysis::Effort Analyses::effort(analysis::Effort const& suitable) const {
    if (options_.effort) return *options_.effort;
    return options_.imagined_games > 0 ? with_playouts(suitable, options_.imagined_games) : suitable;
}

std::optional<Denial> Analyses::review(Asker const& asker, LiveTable const& live) {
    if (!live.table.finished())
        return Denial{"not_finished", "A review tells everything, so it waits for the end."};
    if (live.table.history().size() > most_decisions)
        return Denial{"limit", "The game is too long to be reviewed here."};
    if (!reviews_.contains(live.id)) {
        if (!long_jobs_.has_room(asker.address))
            return Denial{"limit", "Too many reviews are under way; please try again later."};
        begin_review(asker.address, live);
    }
    Review& review = *reviews_.at(live.id);
    std::erase_if(review.listeners,
                  [&](Listener const& other) { return other.asker.session == asker.session; });
    review.listeners.push_back({asker});
    tell(review);
    keep_telling();
    return {};
}

void Analyses::begin_review(std::string const& address, LiveTable const& live) {
    auto const review = std::make_shared<Review>();
    std::weak_ptr<Review> const known = review;
    auto const history = std::make_shared<History const>(live.table.history().clone());
    auto const found = std::make_shared<analysis::Review>();
    review->total = history->size();
    Background::Job job;
    job.address = address;
    analysis::Effort const effort = this->effort(analysis::effort_of_review(history->size()));
    job.work = [this, known, history, found, effort](std::atomic<bool> const& stop) {
        auto const tell_loop = [&](analysis::Looked const& looked) {
            std::string moment = looked.moment != nullptr ? moment_json(*history, *looked.moment) : "";
            loop_.post([known, done = looked.done, moment = std::move(moment)] {
                std::shared_ptr<Review> const wanted = known.lock();
                if (wanted == nullptr) return;
                wanted->done = done;
                wanted->bytes += moment.size();
                if (!moment.empty()) wanted->moments.push_back(moment);
            });
        };
        *found = analysis::review(*history, effort, tell_loop, stop);
    };
    job.begun = [known] { known.lock()->running = true; };
    job.done = [this, known, found, table = live.id] { review_done(*known.lock(), table, *found); };
    review->job = long_jobs_.add(std::move(job));
    reviews_.emplace(live.id, review);
}

void Analyses::review_done(Review& review, std::string const& table, analysis::Review const& found) {
    review.job.reset();
    review.accounts = accounts_json(found.accounts);
    if (found.turned >= 0)
        review.turned = std::to_string(found.moments[static_cast<std::size_t>(found.turned)].move);
    review.missed = missed_json(found.moments);
    review.best = best_json(found.moments);
    tell(review);

    kept_.push_back(table);
    std::size_t bytes = 0;
    for (std::string const& one : kept_) bytes += reviews_.at(one)->bytes;
    for (auto oldest = kept_.begin(); oldest != kept_.end() && bytes > options_.limits.reviews_kept;) {
        auto const old = reviews_.find(*oldest);
        if (!old->second->listeners.empty()) {
            ++oldest;  // is still being told
            continue;
        }
        bytes -= old->second->bytes;
        reviews_.erase(old);
        oldest = kept_.erase(oldest);
    }
}

// ---- telling ----

void Analyses::tell(Review& review) {
    std::erase_if(review.listeners, [&](Listener& listener) { return tell(review, listener); });
}

// Whether that was the last of it.
bool Analyses::tell(Review const& review, Listener& listener) const {
    std::size_t end = listener.moments;
    for (std::size_t bytes = 0; end < review.moments.size() && bytes < moment_bytes; ++end)
        bytes += review.moments[end].size();
    bool const last = !review.job && end == review.moments.size();
    std::string_view const state = last ? "done" : review.running ? "running" : "waiting";

    JsonWriter how_far;
    how_far.begin_object().field("t", "review");
    if (!listener.asker.id.empty()) how_far.field("id", listener.asker.id);
    how_far.field("state", state).field("ahead", review.job ? long_jobs_.ahead(*review.job) : 0);
    how_far.field("done", review.done).field("total", review.total);
    if (how_far.text() == listener.told && end == listener.moments) return false;
    listener.told = how_far.text();

    std::string text = how_far.text() + R"(,"moments":[)";
    for (std::size_t at = listener.moments; at < end; ++at)
        text.append(at == listener.moments ? "" : ",").append(review.moments[at]);
    text.append(R"(],"accounts":)").append(last ? review.accounts : "null");
    text.append(R"(,"turned":)").append(last ? review.turned : "null");
    text.append(R"(,"missed":)").append(last ? review.missed : "null");
    text.append(R"(,"best":)").append(last ? review.best : "null").append("}");
    listener.moments = end;
    listener.asker.session->report(std::move(text));
    return last;
}

void Analyses::keep_telling() {
    bool const idle =
        finishes_.empty() && std::all_of(reviews_.begin(), reviews_.end(),
                                         [](auto const& item) { return item.second->listeners.empty(); });
    if (telling_ || idle) return;
    telling_ = true;
    loop_.after(telling_pause, [this] { tell_all(); });
}

void Analyses::tell_all() {
    telling_ = false;
    for (auto const& [table, review] : reviews_) tell(*review);
    for (auto const& [session, finish] : finishes_) tell(*finish);
    keep_telling();
}

void Analyses::forget(Session const& session) {
    for (auto item = reviews_.begin(); item != reviews_.end();) {
        Review& review = *item->second;
        auto const left = std::erase_if(
            review.listeners, [&](Listener const& listener) { return listener.asker.session == &session; });
        bool const unwanted = left > 0 && review.listeners.empty() && review.job;
        if (unwanted) long_jobs_.cancel(*review.job);
        item = unwanted ? reviews_.erase(item) : std::next(item);
    }
    drop_finish(session);
    drop_hint(session);
}

}  // namespace motherlode::server
