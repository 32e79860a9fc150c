#pragma once

#include <functional>
#include <vector>

#include "server/live_table.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "store/store.h"

namespace motherlode::server {

// Saves the decisions of all tables in one iteration of the loop together, with a single wait for the disk. The wait
// blocks the loop; requests that arrive in the meantime make the next batch larger, so a slow disk adds latency but
// hardly reduces throughput.
class Committer {
public:
    enum class Result : std::uint8_t { saved, lost };
    using OnResult = std::function<void(LiveTable&, Result)>;

    Committer(Loop& loop, Store& store, Metrics& metrics, OnResult on_result)
        : loop_{loop}, store_{store}, metrics_{metrics}, on_result_{std::move(on_result)} {}

    // The table has unsaved entries; `on_result` is called when they are saved, or when saving has failed.
    void add(LiveTable& table);
    void flush();

private:
    Result save(std::span<Append const> appends);

    Loop& loop_;
    Store& store_;
    Metrics& metrics_;
    OnResult on_result_;
    std::vector<LiveTable*> waiting_;
};

}  // namespace motherlode::server
