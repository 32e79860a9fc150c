#include "store/cutting_proxy.h"

#include <array>
#include <stdexcept>
#include <string_view>

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace motherlode {
namespace {

constexpr int step = 20;  // milliseconds between looks at what the test wants

sockaddr_in local(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

bool send_all(int socket, std::string_view bytes) {
    while (!bytes.empty()) {
        ssize_t const sent = send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

}  // namespace

CuttingProxy::CuttingProxy(int server_port)
    : server_port_{server_port}, listener_{socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
    sockaddr_in address = local(0);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    if (bind(listener_, any, size) != 0 || listen(listener_, 16) != 0 ||
        getsockname(listener_, any, &size) != 0)
        throw std::runtime_error{"the proxy cannot listen"};
    port_ = ntohs(address.sin_port);
    acceptor_ = std::thread{[this] { accept_all(); }};
}

CuttingProxy::~CuttingProxy() {
    stopping_ = true;
    acceptor_.join();
    for (std::thread& connection : connections_) connection.join();
    close(listener_);
}

void CuttingProxy::cut_all() {
    ++generation_;
    ++cuts_;
}

void CuttingProxy::accept_all() {
    while (!stopping_) {
        pollfd waiting{listener_, POLLIN, 0};
        if (poll(&waiting, 1, step) <= 0) continue;
        int const client = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
        if (client < 0) continue;
        if (down_)
            close(client);
        else
            connections_.emplace_back([this, client] { forward(client); });
    }
}

void CuttingProxy::forward(int client) {
    int const server = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in const address = local(server_port_);
    bool open = connect(server, reinterpret_cast<sockaddr const*>(&address), sizeof address) == 0;
    int const generation = generation_;
    bool waits_for_answer = false;
    while (open && !stopping_ && generation == generation_) open = pass_on(client, server, waits_for_answer);
    close(client);
    close(server);
}

// One look at both sides; false when the connection has ended.
bool CuttingProxy::pass_on(int client, int server, bool& waits_for_answer) {
    std::array<pollfd, 2> waiting{{{client, POLLIN, 0}, {server, POLLIN, 0}}};
    if (poll(waiting.data(), waiting.size(), step) < 0) return false;
    for (pollfd const& side : waiting) {
        if (side.revents == 0) continue;
        std::array<char, 65536> buffer{};
        ssize_t const got = recv(side.fd, buffer.data(), buffer.size(), 0);
        if (got <= 0) return false;
        std::string_view const bytes{buffer.data(), static_cast<std::size_t>(got)};
        bool const from_client = side.fd == client;
        auto const lose = [&] {
            if (down_with_cut_.exchange(false)) down_ = true;
            ++cuts_;
            return false;
        };
        if (!from_client && waits_for_answer) return lose();
        if (from_client && cut_ != Cut::never && bytes.find("COMMIT") != std::string_view::npos) {
            if (cut_.exchange(Cut::never) == Cut::before_commit) return lose();
            waits_for_answer = true;
        }
        if (!send_all(from_client ? server : client, bytes)) return false;
    }
    return true;
}

}  // namespace motherlode
