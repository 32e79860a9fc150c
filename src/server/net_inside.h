#pragma once

// For net.cpp and web_socket.cpp alone: including Beast costs half a minute of compiling.

#include <memory>
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
};

// Counts one connection for as long as it lives, and keeps what all share alive as long.
class Connection {
public:
    explicit Connection(std::shared_ptr<Net::Inside> inside) : inside_{std::move(inside)} {
        ++inside_->connections;
    }
    ~Connection() {
        if (inside_) --inside_->connections;
    }
    Connection(Connection&& other) noexcept = default;
    Connection& operator=(Connection&&) = delete;
    Connection(Connection const&) = delete;
    Connection& operator=(Connection const&) = delete;

    Net::Inside* operator->() const { return inside_.get(); }

private:
    std::shared_ptr<Net::Inside> inside_;
};

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Answers the handshake and lives on by itself until the connection ends.
void open_web_socket(boost::beast::tcp_stream stream, BeastRequest const& request,
                     std::unique_ptr<Visitor> visitor, Connection connection);

}  // namespace motherlode::server
