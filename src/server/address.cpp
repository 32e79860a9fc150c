#include "server/address.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include <arpa/inet.h>
#include <netinet/in.h>

#include "kernel/cut.h"

namespace motherlode::server {
namespace {

constexpr int all_bits = 128;
constexpr int ipv4_prefix = 96;
constexpr int counted_bits = 64;
constexpr int site_bits = 48;
constexpr std::array<std::uint8_t, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

// "[2001:db8::1]:80" and "192.0.2.7:80" without brackets and port.
std::string_view bare(std::string_view address) {
    std::size_t const end = address.find(']');
    if (address.starts_with('[') && end != std::string_view::npos) return address.substr(1, end - 1);
    bool const has_port = std::count(address.begin(), address.end(), ':') == 1;
    return has_port ? address.substr(0, address.find(':')) : address;
}

// The parts between separators outside of quotes.
std::vector<std::string_view> split(std::string_view list, char separator) {
    std::vector<std::string_view> parts;
    bool quoted = false;
    std::size_t start = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i] == '"') quoted = !quoted;
        if (list[i] != separator || quoted) continue;
        parts.push_back(trimmed(list.substr(start, i - start)));
        start = i + 1;
    }
    if (!list.empty()) parts.push_back(trimmed(list.substr(start)));
    return parts;
}

// The value of "for" in an element of Forwarded: for="[2001:db8::1]:4711";proto=https
std::string_view forwarded_client(std::string_view element) {
    for (std::string_view const pair : split(element, ';')) {
        if (pair.size() < 4 || pair[3] != '=' || (pair[0] | 0x20) != 'f' || (pair[1] | 0x20) != 'o' ||
            (pair[2] | 0x20) != 'r')
            continue;
        std::string_view value = pair.substr(4);
        if (value.size() >= 2 && value.starts_with('"') && value.ends_with('"'))
            value = value.substr(1, value.size() - 2);
        return value;
    }
    return {};
}

// The last entry that is not a trusted proxy; the first entry if all of them are; empty if it is not an address.
std::string last_client(std::vector<std::string_view> const& entries, std::span<Network const> trusted) {
    for (std::size_t i = entries.size(); i-- > 0;)
        if (i == 0 || !is_within(entries[i], trusted)) return counted_address(entries[i]);
    return {};
}

}  // namespace

bool Address::is_ipv4() const { return std::equal(mapped.begin(), mapped.end(), bytes.begin()); }

std::string Address::text() const {
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (is_ipv4())
        inet_ntop(AF_INET, bytes.data() + mapped.size(), text.data(), text.size());
    else
        inet_ntop(AF_INET6, bytes.data(), text.data(), text.size());
    return text.data();
}

Address Address::masked(int bits) const {
    Address result;
    for (int bit = 0; bit < bits; ++bit) {
        auto const byte = static_cast<std::size_t>(bit / 8);
        auto const mask = static_cast<std::uint8_t>(0x80U >> (bit % 8));
        result.bytes[byte] = static_cast<std::uint8_t>(result.bytes[byte] | (bytes[byte] & mask));
    }
    return result;
}

std::optional<Address> parse_address(std::string_view text) {
    std::string const plain{bare(text)};
    Address address;
    if (inet_pton(AF_INET6, plain.c_str(), address.bytes.data()) == 1) return address;
    std::copy(mapped.begin(), mapped.end(), address.bytes.begin());
    if (inet_pton(AF_INET, plain.c_str(), address.bytes.data() + mapped.size()) == 1) return address;
    return {};
}

std::optional<Network> parse_network(std::string_view text) {
    std::string_view const host = text.substr(0, text.find('/'));
    std::optional<Address> const address = parse_address(host);
    if (!address || bare(host) != host) return {};
    bool const is_ipv4 = host.find(':') == std::string_view::npos;
    int const most = is_ipv4 ? all_bits - ipv4_prefix : all_bits;
    int bits = most;
    if (host.size() < text.size()) {
        std::string_view const number = text.substr(host.size() + 1);
        auto const [end, problem] = std::from_chars(number.data(), number.data() + number.size(), bits);
        if (problem != std::errc{} || end != number.data() + number.size() || bits < 0 || bits > most)
            return {};
    }
    if (is_ipv4) bits += ipv4_prefix;
    return Network{address->masked(bits), bits};
}

std::string Network::text() const {
    int const shown = address.is_ipv4() ? bits - ipv4_prefix : bits;
    return address.text() + "/" + std::to_string(shown);
}

Network counted_network(Network const& network) {
    if (network.address.is_ipv4() || network.bits <= counted_bits) return network;
    return {network.address.masked(counted_bits), counted_bits};
}

std::string counted_address(std::string_view address) {
    std::optional<Address> const parsed = parse_address(address);
    if (!parsed) return {};
    return parsed->is_ipv4() ? parsed->text() : parsed->masked(counted_bits).text();
}

std::string site_of(std::string_view counted) {
    std::optional<Address> const parsed = parse_address(counted);
    if (!parsed || parsed->is_ipv4()) return {};
    return parsed->masked(site_bits).text() + "/48";
}

bool is_within(std::string_view address, std::span<Network const> networks) {
    std::optional<Address> const parsed = parse_address(address);
    return parsed && std::any_of(networks.begin(), networks.end(),
                                 [&](Network const& network) { return network.contains(*parsed); });
}

std::optional<Endpoint> parse_endpoint(std::string_view text) {
    std::size_t const colon = text.rfind(':');
    if (colon == std::string_view::npos) return {};
    std::string_view const number = text.substr(colon + 1);
    Endpoint endpoint;
    auto const [end, problem] = std::from_chars(number.data(), number.data() + number.size(), endpoint.port);
    if (problem != std::errc{} || end != number.data() + number.size() || endpoint.port < 0 ||
        endpoint.port > 65535)
        return {};
    std::string_view const host = text.substr(0, colon);
    bool const needs_brackets = host.find(':') != std::string_view::npos;
    if (!parse_address(host) || needs_brackets != host.starts_with('[')) return {};
    endpoint.address = std::string{bare(host)};
    return endpoint;
}

std::string client_address(std::string_view peer, std::string_view forwarded, std::string_view forwarded_for,
                           std::span<Network const> trusted) {
    if (!is_within(peer, trusted)) return counted_address(peer);
    std::vector<std::string_view> entries = split(forwarded, ',');
    for (std::string_view& entry : entries) entry = forwarded_client(entry);
    std::string const client = last_client(entries, trusted);
    std::string const other_client = last_client(split(forwarded_for, ','), trusted);
    bool const agree = forwarded.empty() || forwarded_for.empty() || client == other_client;
    std::string const& named = forwarded.empty() ? other_client : client;
    return agree && !named.empty() ? named : counted_address(peer);
}

}  // namespace motherlode::server
