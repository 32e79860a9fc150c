#include "server/net.h"

#include <algorithm>

#include <boost/asio/steady_timer.hpp>
#include <sys/resource.h>

#include "server/net_inside.h"

namespace motherlode::server {
namespace {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;
using ErrorCode = boost::system::error_code;

constexpr std::chrono::milliseconds pause_when_full{100};

// Reserves some file descriptors for the store and the page.
int most_connections(Limits const& limits) {
    constexpr rlim_t for_others = 100;
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur <= for_others) return limits.connections;
    return static_cast<int>(std::min<rlim_t>(limits.connections, files.rlim_cur - for_others));
}

bool has_too_many(Net::Inside const& inside, std::string const& address) {
    auto const connections = [&](std::string const& key) {
        auto const counted = inside.connections_by_address.find(key);
        return counted == inside.connections_by_address.end() ? 0 : counted->second;
    };
    int const most = inside.limits.connections_per_address;
    std::string const site = site_of(address);
    return connections(address) >= most || (!site.empty() && connections(site) >= most * networks_per_site);
}

// Closes connections above the limit without a response.
void welcome(std::shared_ptr<Net::Inside> const& inside, tcp::socket socket) {
    ErrorCode error;
    std::string address = socket.remote_endpoint(error).address().to_string();
    if (error || inside->connections >= most_connections(inside->limits)) return;
    if (has_too_many(*inside, counted_address(address)) && !inside->service.is_reverse_proxy(address)) return;
    begin_http(std::move(socket), std::move(address), inside);
}

void accept(std::shared_ptr<Net::Inside> const& inside) {
    inside->acceptor.async_accept([inside](ErrorCode error, tcp::socket socket) {
        if (!inside->acceptor.is_open()) return;
        if (!error) {
            welcome(inside, std::move(socket));
            return accept(inside);
        }
        // No file descriptor is free: wait for others to close before the next try.
        auto timer = std::make_shared<asio::steady_timer>(inside->context, pause_when_full);
        timer->async_wait([timer, inside](ErrorCode) { accept(inside); });
    });
}

}  // namespace

Net::Net(Loop& loop, Service& service, Limits const& limits, Metrics& metrics)
    : inside_{std::make_shared<Inside>(loop, service, limits, metrics)} {}

Net::~Net() = default;

Outcome<int> Net::listen(Endpoint const& wanted, std::string_view option) {
    auto const& [address, port] = wanted;
    ErrorCode error;
    tcp::endpoint const endpoint{
        asio::ip::make_address(address == "localhost" ? "127.0.0.1" : address, error),
        static_cast<std::uint16_t>(port)};
    if (error) return Error{"“" + address + "” is not an IP address to listen on."};
    tcp::acceptor& acceptor = inside_->acceptor;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address{true}, error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error == asio::error::address_in_use)
        return Error{"Port " + std::to_string(port) + " is already in use. Choose another port with " +
                     std::string{option} + "."};
    if (error) return Error{"Cannot listen on " + address + ": " + error.message() + "."};
    accept(inside_);
    return static_cast<int>(acceptor.local_endpoint().port());
}

void Net::stop_listening() {
    ErrorCode ignored;
    inside_->acceptor.close(ignored);
    auto const sessions = inside_->sessions;
    for (HttpSession* const session : sessions) session->stop();
}

int Net::connections() const { return inside_->connections; }

}  // namespace motherlode::server
