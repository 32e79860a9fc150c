#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "table/entry.h"

namespace motherlode::server {

// All unfinished tables, in memory or not, and the time when each next needs attention, because a clock runs out or a
// bot must act.
class WakeList {
public:
    void set(std::string const& table, std::optional<Millis> wake) {
        std::optional<Millis>& known = tables_[table];
        if (known == wake) return;
        if (known) queue_.erase({*known, table});
        if (wake) queue_.insert({*wake, table});
        known = wake;
    }
    void remove(std::string const& table) {
        auto const table_at = tables_.find(table);
        if (table_at == tables_.end()) return;
        if (table_at->second) queue_.erase({*table_at->second, table});
        tables_.erase(table_at);
    }
    std::optional<Millis> next() const {
        return queue_.empty() ? std::nullopt : std::optional{queue_.begin()->first};
    }
    // The next table whose time has come. It is returned again only after another `set`.
    std::optional<std::string> take_due(Millis now) {
        if (queue_.empty() || queue_.begin()->first > now) return {};
        std::string table = queue_.begin()->second;
        queue_.erase(queue_.begin());
        tables_[table].reset();
        return table;
    }
    int size() const { return static_cast<int>(tables_.size()); }

private:
    std::unordered_map<std::string, std::optional<Millis>> tables_;
    std::set<std::pair<Millis, std::string>> queue_;
};

}  // namespace motherlode::server
