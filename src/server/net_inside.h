#pragma once

// Only for net.cpp and web_socket.cpp: including Beast takes half a minute to compile.

#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net.h"

namespace motherlode::server {

class HttpSession;

struct Net::Inside {
    Inside(Loop& loop, Service& the_service, Limits const& the_limits, Metrics& the_metrics)
        : context{loop.context()},
          acceptor{loop.context()},
          service{the_service},
          limits{the_limits},
          metrics{the_metrics} {}

    boost::asio::io_context& context;
    boost::asio::ip::tcp::acceptor acceptor;
    Service& service;
    Limits limits;
    Metrics& metrics;
    std::unordered_set<HttpSession*> sessions;
    int connections = 0;
    std::unordered_map<std::string, int> connections_by_address;
};

// Counts one connection during its lifetime, and keeps the shared state alive.
class Connection {
public:
    Connection(std::shared_ptr<Net::Inside> inside, std::string address)
        : inside_{std::move(inside)}, address_{std::move(address)} {
        ++inside_->connections;
        ++inside_->connections_by_address[address_];
    }
    ~Connection() {
        if (!inside_) return;
        --inside_->connections;
        auto const counted = inside_->connections_by_address.find(address_);
        if (--counted->second == 0) inside_->connections_by_address.erase(counted);
    }
    Connection(Connection&& other) noexcept = default;
    Connection& operator=(Connection&&) = delete;
    Connection(Connection const&) = delete;
    Connection& operator=(Connection const&) = delete;

    Net::Inside* operator->() const { return inside_.get(); }

private:
    std::shared_ptr<Net::Inside> inside_;
    std::string address_;
};

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Answers the handshake and stays alive until the connection ends.
void open_web_socket(boost::beast::tcp_stream stream, BeastRequest const& request,
                     std::unique_ptr<Visitor> visitor, Connection connection);

}  // namespace motherlode::server
