#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "table/entry.h"

namespace motherlode::server {

// Decides whose work comes next, so that nobody can keep the others waiting by asking for a lot:
// - Work that somebody is waiting for comes first. Work that has waited for long counts as such.
// - Then comes the work of the address that has used the least time so far. An address that was idle starts level with
//   the others: it does not save up time.
// - Then comes the work that was added first.
class FairQueue {
public:
    using Number = std::uint64_t;
    using Duration = std::chrono::microseconds;

    struct Ticket {
        Number number = 0;
        std::string address;   // of the client; empty if there is none
        bool attended = true;  // somebody is waiting for it
        Millis since = 0;
    };

    void add(Ticket ticket) { waiting_.push_back(std::move(ticket)); }
    // Somebody has come or gone. Nothing happens if it is not waiting.
    void change(Number number, std::string_view address, bool attended);
    // False if it is not waiting.
    bool remove(Number number);
    // Removes the next one and returns it; empty if none is waiting.
    std::optional<Ticket> take(Millis now);
    // Work of this address took this long.
    void charge(std::string_view address, Duration duration);

    // How many come before this one, if each takes the same time; 0 if it is not waiting.
    int ahead(Number number, Millis now) const;
    std::vector<Ticket> const& waiting() const { return waiting_; }

private:
    Duration used_by(std::string_view address) const;

    std::vector<Ticket> waiting_;                     // in the order they were added
    std::unordered_map<std::string, Duration> used_;  // time by address or, for IPv6, by site
    Duration level_{0};                               // what the last address to be served had used
};

}  // namespace motherlode::server
