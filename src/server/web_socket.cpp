#include <cstdint>
#include <string>
#include <utility>

#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/buffered_stream.h"
#include "server/net_inside.h"

namespace motherlode::server {
namespace {

namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using ErrorCode = boost::system::error_code;

constexpr std::chrono::seconds handshake_time{10};  // also for closing
constexpr std::chrono::seconds idle_time{60};       // pings after half of this time without activity

// The messages that a client may send at once, with the longest header of a frame. Frames without content never become a
// message, so only the number of bytes limits them.
std::size_t bytes_per_second(Limits const& limits) {
    constexpr std::size_t frame_header = 14;
    return static_cast<std::size_t>(limits.message_burst) * (limits.message_bytes + frame_header);
}

// The header of a text message from a server (RFC 6455, section 5.2).
std::string frame_header(std::size_t size) {
    constexpr std::size_t short_length = 125;
    constexpr char text_frame = '\x81';
    std::string header{text_frame};
    int length_bytes = 0;
    if (size <= short_length) {
        header += static_cast<char>(size);
    } else {
        length_bytes = size <= UINT16_MAX ? 2 : 8;
        header += static_cast<char>(length_bytes == 2 ? 126 : 127);
    }
    for (int at = length_bytes; at-- > 0;) header += static_cast<char>(size >> (8U * static_cast<unsigned>(at)));
    return header;
}

class WebSocket final : public Peer, public Outbox, public std::enable_shared_from_this<WebSocket> {
public:
    WebSocket(beast::tcp_stream stream, std::unique_ptr<Visitor> visitor, Connection connection)
        : connection_{std::move(connection)},
          stream_{stream.release_socket(), *this},
          visitor_{std::move(visitor)},
          patience_{stream_.get_executor()} {}

    void start(BeastRequest const& request) {
        beast::get_lowest_layer(stream_).expires_never();  // the stream has its own timer
        beast::get_lowest_layer(stream_).rate_policy().read_limit(bytes_per_second(connection_->limits));
        beast::get_lowest_layer(stream_).socket().set_option(boost::asio::ip::tcp::no_delay{true});
        stream_.set_option(websocket::stream_base::timeout{handshake_time, idle_time, true});
        stream_.read_message_max(connection_->limits.message_bytes);
        stream_.auto_fragment(false);
        stream_.text(true);
        stream_.async_accept(request, [self = shared_from_this()](ErrorCode error) {
            if (error) return;
            ++self->connection_->metrics.sockets;
            self->stream_.control_callback([self = self.get()](websocket::frame_type, beast::string_view) {
                if (self->visitor_ && !self->closing_) self->visitor_->control();
            });
            self->visitor_->arrived(*self);
            self->read();
        });
    }

    void send(Text text) override {
        if (closing_ || !stream_.is_open()) return;
        ++connection_->metrics.messages_out;
        connection_->metrics.bytes_out += text->size();
        std::string const header = frame_header(text->size());
        add(header.data(), header.size());
        add(text->data(), text->size());
        if (unsent() <= connection_->limits.unsent_bytes) return;
        flush();
        if (unsent() <= connection_->limits.unsent_bytes) return;
        // It does not read, so it would not read a close message either.
        ++connection_->metrics.slow_readers;
        closing_ = true;
        cut();
    }

    void add(void const* bytes, std::size_t size) override {
        outbox_.append(static_cast<char const*>(bytes), size);
        if (std::exchange(flush_is_due_, true)) return;
        boost::asio::post(stream_.get_executor(), [self = shared_from_this()] {
            self->flush_is_due_ = false;
            self->flush();
        });
    }

    void flush() override {
        if (waiting_ || unsent() == 0) return;
        auto& socket = beast::get_lowest_layer(stream_).socket();
        ErrorCode error;
        socket.non_blocking(true, error);
        sent_ += socket.send(boost::asio::buffer(outbox_) + sent_, 0, error);
        if (error && error != boost::asio::error::would_block) return cut();
        if (unsent() > 0) return wait_until_writable();
        outbox_ = {};  // most sockets are idle, so they keep no memory
        sent_ = 0;
        if (closing_) say_goodbye();
    }

    void close(CloseCode code, std::string_view reason) override {
        if (closing_) return;
        closing_ = true;
        reason_ = websocket::close_reason{static_cast<websocket::close_code>(code),
                                          beast::string_view{reason.data(), reason.size()}};
        if (unsent() == 0) say_goodbye();
        // A client that does not read will not see the close message, and is disconnected anyway.
        patience_.expires_after(handshake_time);
        patience_.async_wait([self = shared_from_this()](ErrorCode error) {
            if (!error) self->cut();
        });
    }

    std::shared_ptr<void> pause() override {
        ++pauses_;
        return {nullptr, [self = shared_from_this()](void*) { self->resume(); }};
    }

private:
    void resume() {
        if (--pauses_ == 0 && !reading_) read();
    }

    void read() {
        reading_ = true;
        stream_.async_read(
            buffer_, [self = shared_from_this()](ErrorCode error, std::size_t) { self->on_read(error); });
    }

    void on_read(ErrorCode error) {
        if (error || !stream_.is_open()) return end();
        // A pause that begins and ends while the visitor receives the message changes nothing.
        ++connection_->metrics.messages_in;
        auto const bytes = buffer_.cdata();
        if (!closing_) {
            // A binary message counts as invalid text.
            std::string_view const text{static_cast<char const*>(bytes.data()), bytes.size()};
            visitor_->received(stream_.got_text() ? text : std::string_view{});
        }
        buffer_.consume(buffer_.size());
        reading_ = false;
        if (pauses_ == 0) read();
    }

    std::size_t unsent() const { return outbox_.size() - sent_; }

    void wait_until_writable() {
        waiting_ = true;
        outbox_.erase(0, std::exchange(sent_, 0));
        beast::get_lowest_layer(stream_).socket().async_wait(
            boost::asio::socket_base::wait_write, [self = shared_from_this()](ErrorCode error) {
                self->waiting_ = false;
                if (!error) self->flush();
            });
    }

    // Once, when everything has been sent.
    void say_goodbye() {
        if (std::exchange(said_goodbye_, true)) return;
        stream_.async_close(reason_, [self = shared_from_this()](ErrorCode) { self->cut(); });
    }

    // Ends the read loop, which closes everything.
    void cut() { beast::get_lowest_layer(stream_).close(); }

    void end() {
        if (!visitor_) return;
        closing_ = true;
        patience_.cancel();
        --connection_->metrics.sockets;
        visitor_->gone();
        visitor_.reset();
        cut();  // everything has been sent, so do not wait for the other side to close first
    }

    Connection connection_;
    websocket::stream<BufferedStream> stream_;
    std::unique_ptr<Visitor> visitor_;
    boost::asio::steady_timer patience_;
    beast::flat_buffer buffer_;
    std::string outbox_;
    std::size_t sent_ = 0;  // of the outbox
    bool waiting_ = false;  // until the socket accepts more
    bool flush_is_due_ = false;
    bool said_goodbye_ = false;
    int pauses_ = 0;
    bool reading_ = false;
    bool closing_ = false;
    websocket::close_reason reason_;
};

}  // namespace

void open_web_socket(beast::tcp_stream stream, BeastRequest const& request, std::unique_ptr<Visitor> visitor,
                     Connection connection) {
    std::make_shared<WebSocket>(std::move(stream), std::move(visitor), std::move(connection))->start(request);
}

}  // namespace motherlode::server
