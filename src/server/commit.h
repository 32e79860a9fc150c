#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

#include "server/live_table.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/storage.h"

namespace motherlode::server {

// Saves the decisions of many tables together, with a single wait for the disk. While one batch is being saved, the next
// one grows, so a slow disk adds latency but hardly reduces throughput. A batch that cannot be saved at the moment is
// tried again until it can, so nobody's move is lost because of a full disk or a locked database.
class Committer {
public:
    enum class Result : std::uint8_t { saved, lost };
    struct Callbacks {
        std::function<void(std::string const& table, Result)> on_result;
        std::function<void(LiveTable&)> on_delay;  // repeatedly, while saving takes long
    };

    Committer(Loop& loop, Storage& storage, Metrics& metrics, Callbacks callbacks)
        : loop_{loop}, storage_{storage}, metrics_{metrics}, callbacks_{std::move(callbacks)} {}

    // The table has unsaved entries. Called once for each table until it gets its result.
    void add(LiveTable& table);
    // The table is about to be removed from memory. Its unsaved entries may be lost; nobody has seen them.
    void forget(LiveTable const& table);
    bool idle() const { return batch_.empty() && waiting_.empty(); }

private:
    void begin();
    void save();
    void saved();
    void failed(SaveError const& error);
    void watch();

    Loop& loop_;
    Storage& storage_;
    Metrics& metrics_;
    Callbacks callbacks_;
    std::vector<LiveTable*> waiting_;  // for the next batch
    // The batch that is being saved, and its tables; null for one that has been forgotten.
    std::vector<LiveTable*> batch_;
    std::shared_ptr<std::vector<Append>> appends_;
    std::chrono::steady_clock::time_point since_{};
    int failures_ = 0;  // of this batch
    bool watching_ = false;
};

}  // namespace motherlode::server
