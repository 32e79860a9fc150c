#pragma once

// Only for net.cpp, http_session.cpp and web_socket.cpp: including Beast takes half a minute to compile.

#include <memory>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net.h"

namespace motherlode::server {

// A connection that uses plain HTTP.
class HttpSession {
public:
    virtual ~HttpSession() = default;
    // Closes the connection unless a request is in progress.
    virtual void stop() = 0;
};

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
    // By counted address, and by the site of IPv6 addresses.
    std::unordered_map<std::string, int> connections_by_address;
};

// Counts one connection during its lifetime, and keeps the shared state alive.
class Connection {
public:
    Connection(std::shared_ptr<Net::Inside> inside, std::string address)
        : inside_{std::move(inside)}, counted_{std::move(address)} {
        if (std::string site = site_of(counted_.front()); !site.empty()) counted_.push_back(std::move(site));
        ++inside_->connections;
        for (std::string const& key : counted_) ++inside_->connections_by_address[key];
    }
    ~Connection() {
        if (!inside_) return;
        --inside_->connections;
        for (std::string const& key : counted_) {
            auto const counted = inside_->connections_by_address.find(key);
            if (--counted->second == 0) inside_->connections_by_address.erase(counted);
        }
    }
    Connection(Connection&& other) noexcept = default;
    Connection& operator=(Connection&&) = delete;
    Connection(Connection const&) = delete;
    Connection& operator=(Connection const&) = delete;

    Net::Inside* operator->() const { return inside_.get(); }

private:
    std::shared_ptr<Net::Inside> inside_;
    std::vector<std::string> counted_;
};

// Answers the requests of a new connection, and stays alive until the connection ends.
void begin_http(boost::asio::ip::tcp::socket socket, std::string address,
                std::shared_ptr<Net::Inside> inside);

using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Answers the handshake and stays alive until the connection ends.
void open_web_socket(boost::beast::tcp_stream stream, BeastRequest const& request,
                     std::unique_ptr<Visitor> visitor, Connection connection);

}  // namespace motherlode::server
