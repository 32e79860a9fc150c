#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

#include "table/entry.h"

namespace motherlode::server {

// How much one may ask of the server; docs/protocol.md tells the clients.
struct Limits {
    std::size_t message_bytes = 4096;
    double messages_per_second = 20;
    double message_burst = 40;
    int malformed_in_a_row = 20;
    int hello_seconds = 10;  // until a socket must have said which table it is for
    int sockets_per_seat = 8;
    int watchers_per_table = 200;
    int tables_per_hour = 30;  // of one address
    int tables_open = 10'000;
    int jobs_waiting = 32;  // reviews and games to be played on; hints have a queue of their own, as long
    int jobs_per_address = 4;
    std::size_t reviews_kept = std::size_t{32} << 20U;  // bytes of those that are done
    double requests_per_second = 20;                    // of one address, to the API
    double request_burst = 100;
    std::size_t new_table_bytes = 8192;
    std::size_t record_bytes = std::size_t{5} << 18U;  // a record of 1 MiB, with its line ends escaped
    int connections = 20'000;
    int connections_per_address = 500;  // not of a front door on this machine, which brings many
    std::size_t bodies_on_the_way = std::size_t{64}
                                    << 20U;            // bytes announced and not yet read, of all together
    std::size_t unsent_bytes = std::size_t{1} << 20U;  // of one socket; a reader that is slower is closed
};

// Fills at a steady rate up to the brim; each request takes one drop.
class Bucket {
public:
    bool take(Millis now, double per_second, double brim) {
        level_ = now_level(now, per_second, brim);
        filled_ = now;
        if (level_ < 1) return false;
        level_ -= 1;
        return true;
    }
    bool full(Millis now, double per_second, double brim) const {
        return now_level(now, per_second, brim) >= brim;
    }

private:
    double now_level(Millis now, double per_second, double brim) const {
        if (filled_ < 0) return brim;
        double const passed = now > filled_ ? static_cast<double>(now - filled_) : 0.0;
        double const level = level_ + passed * per_second / 1000.0;
        return level < brim ? level : brim;
    }

    double level_ = 0;
    Millis filled_ = -1;
};

// A bucket for every address that has asked lately.
class AddressBuckets {
public:
    AddressBuckets(double per_second, double brim) : per_second_{per_second}, brim_{brim} {}

    bool take(std::string_view address, Millis now) {
        return buckets_[std::string{address}].take(now, per_second_, brim_);
    }
    // Forgets addresses whose bucket is full again: they are as good as new.
    void sweep(Millis now) {
        std::erase_if(buckets_, [&](auto const& item) { return item.second.full(now, per_second_, brim_); });
    }
    std::size_t size() const { return buckets_.size(); }

private:
    double per_second_;
    double brim_;
    std::unordered_map<std::string, Bucket> buckets_;
};

// Whom a limit counts: an IPv4 address, or the /64 network of an IPv6 address, which is one household's. A port
// does not matter; empty where the text is no address.
std::string counted_address(std::string_view address);

}  // namespace motherlode::server
