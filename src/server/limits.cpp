#include "server/limits.h"

#include <algorithm>
#include <array>

#include <arpa/inet.h>
#include <netinet/in.h>

namespace motherlode::server {
namespace {

// "[2001:db8::1]:80" and "192.0.2.7:80" without brackets and port.
std::string_view bare(std::string_view address) {
    std::size_t const end = address.find(']');
    if (address.starts_with('[') && end != std::string_view::npos) return address.substr(1, end - 1);
    bool const has_port = std::count(address.begin(), address.end(), ':') == 1;
    return has_port ? address.substr(0, address.find(':')) : address;
}

}  // namespace

std::string counted_address(std::string_view address) {
    std::string text{bare(address)};
    in_addr old{};
    if (inet_pton(AF_INET, text.c_str(), &old) == 1) return text;
    in6_addr parsed{};
    if (inet_pton(AF_INET6, text.c_str(), &parsed) != 1) return {};
    if (IN6_IS_ADDR_V4MAPPED(&parsed) != 0) return text.substr(text.rfind(':') + 1);
    for (std::size_t i = 8; i < sizeof parsed.s6_addr; ++i) parsed.s6_addr[i] = 0;
    std::array<char, INET6_ADDRSTRLEN> network{};
    inet_ntop(AF_INET6, &parsed, network.data(), network.size());
    return network.data();
}

}  // namespace motherlode::server
