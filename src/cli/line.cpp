#include "cli/line.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>

namespace motherlode::cli {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;
namespace websocket = boost::beast::websocket;
using ErrorCode = boost::system::error_code;

namespace {

constexpr std::chrono::seconds time_to_reach{10};
// The server is pinged after half of this time without a message. If it stays silent, the connection is lost.
constexpr std::chrono::seconds longest_silence{60};

}  // namespace

std::optional<Link> parse_link(std::string_view text) {
    constexpr std::string_view scheme = "http://";
    constexpr std::string_view place = "/t/";
    if (!text.starts_with(scheme)) return {};
    text.remove_prefix(scheme.size());
    std::size_t const path = text.find(place);
    std::size_t const hash = text.find('#');
    if (path == std::string_view::npos || hash == std::string_view::npos || hash < path) return {};
    std::string_view const where = text.substr(0, path);
    Link link;
    std::size_t const colon = where.rfind(':');
    link.host = where.substr(0, colon);
    if (colon != std::string_view::npos) link.port = where.substr(colon + 1);
    link.table = text.substr(path + place.size(), hash - path - place.size());
    link.token = text.substr(hash + 1);
    if (link.host.empty() || link.port.empty() || link.table.empty() || link.token.empty()) return {};
    return link;
}

Line::Line(Link const& link) {
    ErrorCode result;
    auto const note = [&](ErrorCode error, auto const&...) { result = error; };
    auto const wait = [&] {
        context_.restart();
        context_.run();
        if (result) throw boost::system::system_error{result};
    };
    beast::tcp_stream& tcp = beast::get_lowest_layer(stream_);
    asio::ip::tcp::resolver resolver{context_};
    auto const addresses = resolver.resolve(link.host, link.port);
    tcp.expires_after(time_to_reach);
    tcp.async_connect(addresses, note);
    wait();
    tcp.expires_never();  // the stream has its own timer
    tcp.socket().set_option(asio::ip::tcp::no_delay{true});

    stream_.set_option(websocket::stream_base::timeout{time_to_reach, longest_silence, true});
    stream_.read_message_max(0);
    // The server accepts only its own pages, and clients that send this header.
    stream_.set_option(websocket::stream_base::decorator{[&](websocket::request_type& request) {
        request.set(beast::http::field::origin, "http://" + link.server());
    }});
    stream_.async_handshake(link.server(), "/ws", note);
    wait();
    read();
}

void Line::work(std::chrono::milliseconds longest) {
    auto const end = std::chrono::steady_clock::now() + longest;
    context_.restart();
    context_.poll();
    while (heard_.empty() && !broken() && context_.run_one_until(end) > 0) {
    }
}

std::optional<json::object> Line::take() {
    if (heard_.empty()) return {};
    json::object message = std::move(heard_.front());
    heard_.pop_front();
    return message;
}

void Line::send(json::object const& message) {
    if (broken()) return;
    unsent_.push_back(json::serialize(message));
    if (unsent_.size() == 1) write();
}

void Line::read() {
    stream_.async_read(buffer_, [this](ErrorCode error, std::size_t) {
        broken_ = error;
        if (error) return;
        heard_.push_back(json::parse(beast::buffers_to_string(buffer_.data())).as_object());
        buffer_.consume(buffer_.size());
        read();
    });
}

void Line::write() {
    stream_.async_write(asio::buffer(unsent_.front()), [this](ErrorCode error, std::size_t) {
        if (error) return;  // reading ends too, and reports the reason
        unsent_.pop_front();
        if (!unsent_.empty()) write();
    });
}

}  // namespace motherlode::cli
