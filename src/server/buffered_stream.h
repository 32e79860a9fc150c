#pragma once

// Only for web_socket.cpp.

#include <cstddef>
#include <utility>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/rate_policy.hpp>
#include <boost/beast/websocket/teardown.hpp>

namespace motherlode::server {

using RateLimitedStream = boost::beast::basic_stream<boost::asio::ip::tcp, boost::asio::any_io_executor,
                                                     boost::beast::simple_rate_policy>;

// Takes the bytes for a socket, and sends them soon.
class Outbox {
public:
    virtual ~Outbox() = default;
    virtual void add(void const* bytes, std::size_t size) = 0;
    // Sends now what the socket accepts.
    virtual void flush() = 0;
};

// A socket for Beast whose writes go to an outbox. So frames that Beast writes by itself (answers to pings and closes)
// and messages that the outbox gets directly never mix, and several of them need only one system call.
class BufferedStream {
public:
    using next_layer_type = RateLimitedStream;
    using executor_type = next_layer_type::executor_type;

    BufferedStream(boost::asio::ip::tcp::socket socket, Outbox& outbox)
        : socket_{std::move(socket)}, outbox_{outbox} {}

    executor_type get_executor() noexcept { return socket_.get_executor(); }
    next_layer_type& next_layer() { return socket_; }
    next_layer_type const& next_layer() const { return socket_; }
    Outbox& outbox() { return outbox_; }

    template <class Buffers, class Handler>
    auto async_read_some(Buffers const& buffers, Handler&& handler) {
        return socket_.async_read_some(buffers, std::forward<Handler>(handler));
    }
    template <class Buffers, class Handler>
    auto async_write_some(Buffers const& buffers, Handler&& handler) {
        return boost::asio::async_initiate<Handler, void(boost::system::error_code, std::size_t)>(
            [this](auto completion, Buffers const& some) {
                std::size_t bytes = 0;
                for (auto at = boost::asio::buffer_sequence_begin(some);
                     at != boost::asio::buffer_sequence_end(some); ++at) {
                    boost::asio::const_buffer const part{*at};
                    outbox_.add(part.data(), part.size());
                    bytes += part.size();
                }
                boost::asio::post(get_executor(),
                                  boost::beast::bind_handler(std::move(completion),
                                                             boost::system::error_code{}, bytes));
            },
            handler, buffers);
    }

private:
    RateLimitedStream socket_;
    Outbox& outbox_;
};

// Beast finds these by argument-dependent lookup when it closes the socket.
inline void teardown(boost::beast::role_type role, BufferedStream& stream, boost::system::error_code& error) {
    stream.outbox().flush();
    using boost::beast::websocket::teardown;
    teardown(role, stream.next_layer(), error);
}
template <class Handler>
void async_teardown(boost::beast::role_type role, BufferedStream& stream, Handler&& handler) {
    stream.outbox().flush();
    using boost::beast::websocket::async_teardown;
    async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

}  // namespace motherlode::server
