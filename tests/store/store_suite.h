#pragma once

#include <functional>
#include <memory>

#include <gtest/gtest.h>

#include "store/store.h"

// The requirements for every store. A new kind of store instantiates the suite with its own factory.
namespace motherlode {

struct StoreKind {
    std::string name;
    std::function<std::unique_ptr<Store>()> make;  // an empty one; null if this machine has none
    // The same store after a restart of the program; empty if it does not survive one.
    std::function<std::unique_ptr<Store>(std::unique_ptr<Store>)> reopen;
};

class StoreSuite : public testing::TestWithParam<StoreKind> {
protected:
    std::unique_ptr<Store> store = GetParam().make();

    void SetUp() override {
        if (store == nullptr) GTEST_SKIP() << "This kind of store is not installed.";
    }
    void reopen() {
        if (GetParam().reopen) store = GetParam().reopen(std::move(store));
    }
};

inline TableSummary summary(int moves, Millis updated = 0) {
    TableSummary summary;
    summary.game = "boomtown_builders";
    summary.names = {"Ana", "", "Zoë “Z”"};
    summary.moves = moves;
    summary.due = SeatSet{seat_at(1)};
    summary.updated = updated;
    summary.scores = {{12, 2}, {-3, 3}, {40, 1}};
    return summary;
}

inline NewTable new_table(std::string id) {
    NewTable table;
    table.id = std::move(id);
    table.setup = "motherlode-table 1\nedition x\n'quoted' \"text\"\n";
    table.seat_tokens = {"hash-0", "", "hash-2"};
    table.watch_token = "hash-w";
    table.summary = summary(0);
    return table;
}

inline Append appended(std::string table, int first, std::vector<std::string> entries) {
    int const moves = first + static_cast<int>(entries.size());
    return {std::move(table), first, std::move(entries), summary(moves, 1000 + moves)};
}

inline std::vector<std::string> entries_of(Store& store, std::string_view table) {
    Outcome<std::optional<StoredTable>> const loaded = store.load(table);
    EXPECT_TRUE(loaded && *loaded);
    return (*loaded)->entries;
}

}  // namespace motherlode
