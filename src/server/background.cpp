#include "server/background.h"

#include <algorithm>
#include <utility>

#include "server/address.h"

namespace motherlode::server {

Background::Background(Loop& loop, Bounds const& bounds, Metrics& metrics)
    : loop_{loop}, bounds_{bounds}, metrics_{metrics}, threads_{bounds.threads, bounds.niceness} {}

Background::~Background() {
    for (auto const& [number, job] : running_) *job.stop = true;
}

bool Background::has_room(std::string_view address) const {
    if (static_cast<int>(waiting_.size()) >= bounds_.waiting) return false;
    auto const jobs = [&](auto const& is_counted) {
        return std::count_if(waiting_.begin(), waiting_.end(),
                             [&](Waiting const& queued) { return is_counted(queued.job.address); }) +
               std::count_if(running_.begin(), running_.end(),
                             [&](auto const& queued) { return is_counted(queued.second.address); });
    };
    std::string const site = site_of(address);
    bool const site_is_full = !site.empty() && jobs([&](std::string const& other) {
                                                   return site_of(other) == site;
                                               }) >= bounds_.per_address * networks_per_site;
    return !site_is_full &&
           jobs([&](std::string const& other) { return other == address; }) < bounds_.per_address;
}

Background::Number Background::add(Job job) {
    Number const number = next_++;
    waiting_.push_back({number, std::move(job)});
    count();
    loop_.post([this] { begin_next(); });
    return number;
}

void Background::begin_next() {
    while (!waiting_.empty() && static_cast<int>(running_.size()) < bounds_.threads) {
        Waiting next = std::move(waiting_.front());
        waiting_.pop_front();
        auto const stop = std::make_shared<std::atomic<bool>>(false);
        running_.emplace(next.number, Running{std::move(next.job.address), std::move(next.job.done), stop});
        threads_.add([this, number = next.number, work = std::move(next.job.work), stop] {
            work(*stop);
            loop_.post([this, number] { ended(number); });
        });
        next.job.begun();
    }
    count();
}

// A cancelled job keeps its thread until it notices.
void Background::ended(Number number) {
    auto const job_at = running_.find(number);
    Running const job = std::move(job_at->second);
    running_.erase(job_at);
    if (*job.stop) {
        ++metrics_.jobs_dropped;
    } else {
        ++metrics_.jobs_done;
        job.done();
    }
    begin_next();
}

void Background::cancel(Number number) {
    if (auto const running = running_.find(number); running != running_.end()) *running->second.stop = true;
    auto const dropped =
        std::erase_if(waiting_, [&](Waiting const& queued) { return queued.number == number; });
    metrics_.jobs_dropped += dropped;
    count();
}

int Background::ahead(Number number) const {
    auto const place = std::find_if(waiting_.begin(), waiting_.end(),
                                    [&](Waiting const& queued) { return queued.number == number; });
    if (place == waiting_.end()) return 0;
    return static_cast<int>(place - waiting_.begin()) + static_cast<int>(running_.size());
}

// The metrics add up all these queues.
void Background::count() {
    auto const waiting = static_cast<std::int64_t>(waiting_.size());
    auto const running = static_cast<std::int64_t>(running_.size());
    metrics_.jobs_waiting += waiting - std::exchange(counted_waiting_, waiting);
    metrics_.jobs_running += running - std::exchange(counted_running_, running);
}

}  // namespace motherlode::server
