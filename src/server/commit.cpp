#include "server/commit.h"

#include <utility>

#include "server/log.h"

namespace motherlode::server {

void Committer::add(LiveTable& table) {
    waiting_.push_back(&table);
    if (waiting_.size() == 1) loop_.post([this] { flush(); });
}

void Committer::flush() {
    if (waiting_.empty()) return;
    std::vector<LiveTable*> const tables = std::exchange(waiting_, {});
    std::vector<Append> appends;
    appends.reserve(tables.size());
    for (LiveTable* const live : tables) {
        int const saved = live->saved();
        appends.push_back({live->id, saved, std::exchange(live->unsaved, {}), live->table.summary(),
                           std::exchange(live->unsaved_access, {})});
    }
    // One table that cannot be saved must not affect the others.
    bool const all_saved = save(appends) == Result::saved;
    for (std::size_t i = 0; i < tables.size(); ++i)
        on_result_(*tables[i], all_saved ? Result::saved : save({&appends[i], 1}));
}

Committer::Result Committer::save(std::span<Append const> appends) {
    Stopwatch const stopwatch{metrics_.commit_seconds};
    ++metrics_.commits;
    if (std::optional<Error> const error = store_.append(appends)) {
        log_error(error->sentence);
        ++metrics_.commit_failures;
        return Result::lost;
    }
    for (Append const& append : appends) metrics_.entries += append.entries.size();
    return Result::saved;
}

}  // namespace motherlode::server
