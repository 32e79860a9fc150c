#pragma once

#include <functional>
#include <vector>

#include "server/live_table.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "store/store.h"

namespace motherlode::server {

// Puts what was decided at all tables in one turn of the loop on disk together: one wait for the disk, not
// one for each table. The wait itself blocks the loop; requests that come in meanwhile make the next batch
// larger, so a slow disk costs time but little throughput.
class Committer {
public:
    enum class Result : std::uint8_t { kept, lost };
    using Settled = std::function<void(LiveTable&, Result)>;

    Committer(Loop& loop, Store& store, Metrics& metrics, Settled settled)
        : loop_{loop}, store_{store}, metrics_{metrics}, settled_{std::move(settled)} {}

    // The table has entries that are not saved yet; `settled` is called once they are, or cannot be.
    void add(LiveTable& table);
    void flush();

private:
    Result save(std::span<Append const> appends);

    Loop& loop_;
    Store& store_;
    Metrics& metrics_;
    Settled settled_;
    std::vector<LiveTable*> waiting_;
};

}  // namespace motherlode::server
