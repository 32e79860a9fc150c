#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace motherlode::server {

// An IP address; IPv4 is stored as an IPv4-mapped IPv6 address.
struct Address {
    std::array<std::uint8_t, 16> bytes{};

    bool is_ipv4() const;
    std::string text() const;
    // All bits after the first `bits` are zero.
    Address masked(int bits) const;
    friend bool operator==(Address const&, Address const&) = default;
};

// Ignores a port: "[2001:db8::1]:80", "192.0.2.7:80".
std::optional<Address> parse_address(std::string_view text);

// A network in CIDR notation, such as 10.0.0.0/8 or 2001:db8::/32, or a single address.
struct Network {
    Address address;
    int bits = 0;  // of the IPv6 form

    bool contains(Address const& other) const { return other.masked(bits) == address; }
    std::string text() const;
};
std::optional<Network> parse_network(std::string_view text);

bool is_within(std::string_view address, std::span<Network const> networks);

// An address to listen on.
struct Endpoint {
    std::string address;
    int port = 0;  // 0: any free port
};
// "127.0.0.1:9464" or "[::1]:9464".
std::optional<Endpoint> parse_endpoint(std::string_view text);

// The key that limits count by: an IPv4 address, or the /64 network of an IPv6 address, which belongs to one household.
// The port is ignored; empty if the text is not an address.
std::string counted_address(std::string_view address);

// The network without the part of an IPv6 address that limits do not look at.
Network counted_network(Network const& network);

// A provider usually gives each customer a /56 or /48, which contains many /64 networks. Together, the networks of one
// /48 may use this many times the limit of one network.
inline constexpr int networks_per_site = 4;
// The /48 network of a counted IPv6 address; empty for IPv4.
std::string site_of(std::string_view counted);

// The counted address of the client behind trusted reverse proxies. `forwarded` and `forwarded_for` are the headers
// Forwarded (RFC 7239) and X-Forwarded-For. Both are read from the right: a trusted proxy wrote the last entry, and the
// entries before it count only as long as each next one is a trusted proxy too. If both headers are present but name
// different clients, the proxy passes one of them through unchecked, and the client counts as the proxy itself.
std::string client_address(std::string_view peer, std::string_view forwarded, std::string_view forwarded_for,
                           std::span<Network const> trusted);

}  // namespace motherlode::server
