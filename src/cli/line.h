#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

#include <boost/asio/io_context.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <boost/json/object.hpp>

namespace motherlode::cli {

// A link to a seat: "http://host:port/t/<table>#<token>"
struct Link {
    std::string host;
    std::string port = "80";
    std::string table;
    std::string token;

    std::string server() const { return host + ":" + port; }
};
std::optional<Link> parse_link(std::string_view text);

// The connection to a server, see docs/protocol.md. It is active only inside `work`, which sends and receives messages
// and answers the server's pings.
class Line {
public:
    // Throws boost::system::system_error if the server cannot be reached.
    explicit Line(Link const& link);
    Line(Line const&) = delete;
    Line& operator=(Line const&) = delete;

    // Waits until a message arrives or the connection is lost, but no longer than this.
    void work(std::chrono::milliseconds longest);
    // The first message that was received but not yet taken.
    std::optional<boost::json::object> take();
    // Ignored if the connection is lost.
    void send(boost::json::object const& message);

    bool broken() const { return broken_.failed(); }
    boost::system::error_code why_broken() const { return broken_; }

private:
    void read();
    void write();

    boost::asio::io_context context_;
    boost::beast::websocket::stream<boost::beast::tcp_stream> stream_{context_};
    boost::beast::flat_buffer buffer_;
    std::deque<std::string> unsent_;  // the first one is being sent
    std::deque<boost::json::object> heard_;
    boost::system::error_code broken_;
};

}  // namespace motherlode::cli
