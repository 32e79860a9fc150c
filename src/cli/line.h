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

// The line to a server, as docs/protocol.md tells. It lives only while `work` is called: then messages come and go,
// and the server's pings are answered.
class Line {
public:
    // Throws boost::system::system_error where the server cannot be reached.
    explicit Line(Link const& link);
    Line(Line const&) = delete;
    Line& operator=(Line const&) = delete;

    // Until a message has come or the line has broken, but no longer than this.
    void work(std::chrono::milliseconds longest);
    // The first message that has come and was not taken yet.
    std::optional<boost::json::object> take();
    // Said to nobody where the line has broken.
    void send(boost::json::object const& message);

    bool broken() const { return broken_.failed(); }
    boost::system::error_code why_broken() const { return broken_; }

private:
    void read();
    void write();

    boost::asio::io_context context_;
    boost::beast::websocket::stream<boost::beast::tcp_stream> stream_{context_};
    boost::beast::flat_buffer buffer_;
    std::deque<std::string> unsent_;  // the first is on its way
    std::deque<boost::json::object> heard_;
    boost::system::error_code broken_;
};

}  // namespace motherlode::cli
