#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/address.h"
#include "table/entry.h"

namespace motherlode::server {

// The limits for clients; docs/protocol.md lists them.
struct Limits {
    std::size_t message_bytes = 4096;
    double messages_per_second = 20;
    double message_burst = 40;
    int malformed_in_a_row = 20;
    int hello_seconds = 10;   // within which a socket must say which table it is for
    int absent_seconds = 30;  // before the others can let a bot play for a player without a connection
    int sockets_per_seat = 8;
    int watchers_per_table = 200;
    int watchers_per_address = 20;  // of the same table
    int tables_per_hour = 30;       // from one address
    int tables_open = 10'000;
    std::size_t table_bytes = std::size_t{8} << 20U;  // of one table's log; then it accepts only moves
    std::size_t stored_bytes_per_hour = std::size_t{2} << 20U;  // from one address, besides moves
    int jobs_waiting = 32;  // reviews and playouts; hints have their own queue with the same limit
    int jobs_per_address = 4;
    std::size_t reviews_kept = std::size_t{32} << 20U;  // bytes of finished reviews
    double requests_per_second = 20;                    // from one address, to the API
    double request_burst = 100;
    std::size_t new_table_bytes = 8192;
    std::size_t record_bytes = std::size_t{5} << 18U;  // a record of 1 MiB, with escaped line breaks
    // The budget of processor time for the messages and requests of one address, in seconds.
    double time_per_second = 0.25;
    double time_burst = 5;
    int work_waiting = 64;  // loading tables, reading and writing records
    int work_per_address = 16;
    int connections = 20'000;
    int connections_per_address =
        500;  // does not apply to a trusted reverse proxy, which forwards for many clients
    std::size_t bodies_on_the_way = std::size_t{64}
                                    << 20U;  // bytes announced but not yet read, over all connections
    std::size_t unsent_bytes = std::size_t{1} << 20U;  // of one socket; a slower reader is disconnected
};

// A token bucket: refills at a constant rate up to the brim; each request takes one token.
class Bucket {
public:
    bool take(Millis now, double per_second, double brim, double cost = 1) {
        level_ = now_level(now, per_second, brim);
        filled_ = now;
        if (level_ < cost) return false;
        level_ -= cost;
        return true;
    }
    // Takes more than there is, if necessary; then the bucket stays empty for longer.
    void spend(Millis now, double per_second, double brim, double cost) {
        level_ = now_level(now, per_second, brim) - cost;
        filled_ = now;
    }
    bool has_some(Millis now, double per_second, double brim) const {
        return now_level(now, per_second, brim) > 0;
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

// A bucket for every recently active address, and one for every /48 network of IPv6.
class AddressBuckets {
public:
    AddressBuckets(double per_second, double brim) : per_second_{per_second}, brim_{brim} {}

    bool take(std::string_view address, Millis now, double cost = 1) {
        if (!buckets_[std::string{address}].take(now, per_second_, brim_, cost)) return false;
        std::string const site = site_of(address);
        return site.empty() ||
               sites_[site].take(now, per_second_ * networks_per_site, brim_ * networks_per_site, cost);
    }
    // For a cost that is known only afterwards.
    void spend(std::string_view address, Millis now, double cost) {
        buckets_[std::string{address}].spend(now, per_second_, brim_, cost);
        if (std::string const site = site_of(address); !site.empty())
            sites_[site].spend(now, per_second_ * networks_per_site, brim_ * networks_per_site, cost);
    }
    bool has_some(std::string_view address, Millis now) const {
        auto const bucket = buckets_.find(std::string{address});
        if (bucket != buckets_.end() && !bucket->second.has_some(now, per_second_, brim_)) return false;
        auto const site = sites_.find(site_of(address));
        return site == sites_.end() ||
               site->second.has_some(now, per_second_ * networks_per_site, brim_ * networks_per_site);
    }
    // Removes addresses whose bucket is full again, because a new one would be the same.
    void sweep(Millis now) {
        std::erase_if(buckets_, [&](auto const& item) { return item.second.full(now, per_second_, brim_); });
        std::erase_if(sites_, [&](auto const& item) {
            return item.second.full(now, per_second_ * networks_per_site, brim_ * networks_per_site);
        });
    }
    std::size_t size() const { return buckets_.size() + sites_.size(); }
    // Whether it is time to sweep.
    bool is_large() const { return size() > 10'000; }

private:
    double per_second_;
    double brim_;
    std::unordered_map<std::string, Bucket> buckets_;
    std::unordered_map<std::string, Bucket> sites_;
};

}  // namespace motherlode::server
