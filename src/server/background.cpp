#include "server/background.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "server/address.h"

namespace motherlode::server {
namespace {

// A full queue still takes the first job of an address, up to this many times its length.
constexpr int room_for_newcomers = 4;

Millis steady_now() {
    auto const time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
}

}  // namespace

Background::Background(Loop& loop, Bounds const& bounds, JobMetrics& metrics)
    : loop_{loop}, bounds_{bounds}, metrics_{metrics}, threads_{bounds.threads, bounds.niceness} {}

Background::~Background() {
    for (auto const& [number, job] : running_) *job.stop = true;
}

bool Background::has_room(std::string_view address) const {
    auto const jobs = [&](auto const& is_counted) {
        auto const counts = [&](auto const& item) { return is_counted(item.second.address); };
        return std::count_if(waiting_.begin(), waiting_.end(), counts) +
               std::count_if(running_.begin(), running_.end(), counts);
    };
    auto const own_jobs = jobs([&](std::string const& other) { return other == address; });
    auto const waiting = static_cast<std::int64_t>(waiting_.size());
    if (waiting >= bounds_.waiting && (own_jobs > 0 || waiting / room_for_newcomers >= bounds_.waiting))
        return false;
    std::string const site = site_of(address);
    bool const site_is_full = !site.empty() && jobs([&](std::string const& other) {
                                                   return site_of(other) == site;
                                               }) >= bounds_.per_address * networks_per_site;
    return !site_is_full && own_jobs < bounds_.per_address;
}

Background::Number Background::add(Job job) {
    Number const number = next_++;
    queue_.add({number, job.address, job.attended, steady_now()});
    waiting_.emplace(number, std::move(job));
    count();
    loop_.post([this] { begin_next(); });
    return number;
}

void Background::begin_next() {
    while (static_cast<int>(running_.size()) < bounds_.threads) {
        Millis const now = steady_now();
        std::optional<FairQueue::Ticket> const ticket = queue_.take(now);
        if (!ticket) break;
        metrics_.wait_seconds.observe(static_cast<double>(now - ticket->since) / 1000.0);
        Job job = std::move(waiting_.extract(ticket->number).mapped());
        auto const stop = std::make_shared<std::atomic<bool>>(false);
        running_.emplace(ticket->number, Running{std::move(job.address), std::chrono::steady_clock::now(),
                                                 std::move(job.done), stop});
        threads_.add([this, number = ticket->number, work = std::move(job.work), stop] {
            work(*stop);
            loop_.post([this, number] { ended(number); });
        });
        job.begun();
    }
    count();
}

// A cancelled job keeps its thread until it notices.
void Background::ended(Number number) {
    auto const job_at = running_.find(number);
    Running const job = std::move(job_at->second);
    running_.erase(job_at);
    auto const duration = std::chrono::steady_clock::now() - job.since;
    queue_.charge(job.address, std::chrono::duration_cast<FairQueue::Duration>(duration));
    if (*job.stop) {
        ++metrics_.dropped;
    } else {
        ++metrics_.done;
        job.done();
    }
    begin_next();
}

void Background::change(Number number, std::string_view address, bool attended) {
    auto const job = waiting_.find(number);
    if (job == waiting_.end()) return;
    job->second.address = address;
    queue_.change(number, address, attended);
}

void Background::cancel(Number number) {
    if (auto const running = running_.find(number); running != running_.end()) *running->second.stop = true;
    if (queue_.remove(number)) {
        waiting_.erase(number);
        ++metrics_.dropped;
    }
    count();
}

int Background::ahead(Number number) const {
    if (!waiting_.contains(number)) return 0;
    return queue_.ahead(number, steady_now()) + static_cast<int>(running_.size());
}

// Several queues may share their metrics.
void Background::count() {
    auto const waiting = static_cast<std::int64_t>(waiting_.size());
    auto const running = static_cast<std::int64_t>(running_.size());
    metrics_.waiting += waiting - std::exchange(counted_waiting_, waiting);
    metrics_.running += running - std::exchange(counted_running_, running);
}

}  // namespace motherlode::server
