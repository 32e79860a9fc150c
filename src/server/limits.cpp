#include "server/limits.h"

#include <array>

#include <arpa/inet.h>
#include <netinet/in.h>

namespace motherlode::server {

std::string counted_address(std::string_view address) {
    std::string text{address};
    in6_addr parsed{};
    if (inet_pton(AF_INET6, text.c_str(), &parsed) != 1) return text;
    if (IN6_IS_ADDR_V4MAPPED(&parsed) != 0) return text.substr(text.rfind(':') + 1);
    for (std::size_t i = 8; i < sizeof parsed.s6_addr; ++i) parsed.s6_addr[i] = 0;
    std::array<char, INET6_ADDRSTRLEN> network{};
    inet_ntop(AF_INET6, &parsed, network.data(), network.size());
    return network.data();
}

}  // namespace motherlode::server
