#include "server/commit.h"

#include <algorithm>
#include <utility>

#include "server/log.h"

namespace motherlode::server {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds first_pause = 50ms;  // before another try; then twice as long each time
constexpr int most_doublings = 5;
constexpr std::chrono::milliseconds long_time = 1000ms;  // then players are notified
constexpr std::chrono::milliseconds watch_every = 250ms;

}  // namespace

void Committer::add(LiveTable& table) {
    waiting_.push_back(&table);
    if (batch_.empty() && waiting_.size() == 1) loop_.post([this] { begin(); });
}

void Committer::forget(LiveTable const& table) {
    std::erase(waiting_, &table);
    for (LiveTable*& live : batch_)
        if (live == &table) live = nullptr;
}

void Committer::begin() {
    if (!batch_.empty() || waiting_.empty()) return;
    batch_ = std::exchange(waiting_, {});
    appends_ = std::make_shared<std::vector<Append>>();
    for (LiveTable* const live : batch_)
        appends_->push_back(
            {live->id, live->saved(), live->unsaved, live->table.summary(), live->unsaved_access});
    since_ = std::chrono::steady_clock::now();
    failures_ = 0;
    watch();
    save();
}

void Committer::save() {
    struct Report {
        std::optional<SaveError> error;
        double seconds;
    };
    auto const work = [appends = appends_](Store& store) {
        auto const start = std::chrono::steady_clock::now();
        std::optional<SaveError> error = store.append(*appends);
        std::chrono::duration<double> const duration = std::chrono::steady_clock::now() - start;
        return Report{std::move(error), duration.count()};
    };
    storage_.ask(work, [this](Report const& report) {
        ++metrics_.commits;
        metrics_.commit_seconds.observe(report.seconds);
        if (report.error)
            failed(*report.error);
        else
            saved();
    });
}

void Committer::saved() {
    std::shared_ptr<std::vector<Append> const> const appends = appends_;
    for (std::size_t i = 0; i < batch_.size(); ++i) {
        Append const& append = (*appends)[i];
        metrics_.entries += append.entries.size();
        if (batch_[i] == nullptr) continue;
        LiveTable& live = *batch_[i];
        auto const erase_saved = [](auto& unsaved, std::size_t count) {
            unsaved.erase(unsaved.begin(), unsaved.begin() + static_cast<std::ptrdiff_t>(count));
        };
        erase_saved(live.unsaved, append.entries.size());
        erase_saved(live.unsaved_access, append.access.size());
        // Somebody has arrived in the meantime and got access to a seat.
        if (!live.all_saved()) waiting_.push_back(&live);
    }
    batch_.clear();
    // The disk works on the next batch while this one is sent.
    begin();
    for (Append const& append : *appends) callbacks_.on_result(append.table, Result::saved);
}

void Committer::failed(SaveError const& error) {
    ++metrics_.commit_failures;
    auto const bad = std::find_if(appends_->begin(), appends_->end(),
                                  [&](Append const& append) { return append.table == error.table; });
    if (bad == appends_->end()) {
        if (failures_ == 0) log_error(error.sentence + " It is tried again.");
        std::chrono::milliseconds const pause = first_pause * (1 << std::min(failures_++, most_doublings));
        return loop_.after(pause, [this] { save(); });
    }
    // One table that cannot be saved must not affect the others.
    log_error(error.table, error.sentence);
    batch_.erase(batch_.begin() + (bad - appends_->begin()));
    appends_->erase(bad);
    if (batch_.empty())
        begin();
    else
        save();
    callbacks_.on_result(error.table, Result::lost);
}

// Players learn why nothing happens at their table.
void Committer::watch() {
    if (std::exchange(watching_, true)) return;
    loop_.after(watch_every, [this] {
        watching_ = false;
        if (batch_.empty()) return;
        if (std::chrono::steady_clock::now() - since_ >= long_time) {
            for (LiveTable* const live : batch_)
                if (live != nullptr) callbacks_.on_delay(*live);
            for (LiveTable* const live : waiting_) callbacks_.on_delay(*live);
        }
        watch();
    });
}

}  // namespace motherlode::server
