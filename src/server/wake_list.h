#pragma once

#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "table/entry.h"

namespace motherlode::server {

// All tables whose game goes on, in memory or not, and when each wants to be looked after next: because a
// clock runs out or a bot is due.
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
        auto const found = tables_.find(table);
        if (found == tables_.end()) return;
        if (found->second) queue_.erase({*found->second, table});
        tables_.erase(found);
    }
    std::optional<Millis> next() const {
        return queue_.empty() ? std::nullopt : std::optional{queue_.begin()->first};
    }
    // The next table whose time has come; it is asked for again only after another `set`.
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
