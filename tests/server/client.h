#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json.hpp>

// Clients made of plain sockets, so that they can misbehave in ways that a library would not allow.
namespace motherlode::server::testing {

namespace json = boost::json;
using namespace std::chrono_literals;

// A TCP connection to a port of this machine.
class Connection {
public:
    explicit Connection(int port);
    ~Connection();
    Connection(Connection&& other) noexcept : socket_{other.socket_}, pending_{std::move(other.pending_)} {
        other.socket_ = -1;
    }
    Connection& operator=(Connection&&) = delete;
    Connection(Connection const&) = delete;
    Connection& operator=(Connection const&) = delete;

    bool open() const { return socket_ >= 0; }
    bool send(std::string_view bytes);
    // Waits until there are at least this many bytes; false at the end of the stream or after a time-out.
    bool fill(std::size_t bytes, std::chrono::milliseconds patience);
    std::string& pending() { return pending_; }
    void close();
    // Ends both directions; may be called while another thread sends.
    void shut_down();

private:
    int socket_ = -1;
    std::string pending_;
};

struct HttpReply {
    int status = 0;
    std::multimap<std::string, std::string> headers;  // names in lower case
    std::string body;

    std::string header(std::string const& name) const;
    json::value json() const { return json::parse(body); }
};

using Headers = std::vector<std::pair<std::string, std::string>>;

HttpReply http(int port, std::string_view method, std::string_view path, Headers const& headers = {},
               std::string_view body = {});
HttpReply post(int port, std::string_view path, std::string_view body, Headers headers = {});
// The response to a request that was already sent.
HttpReply read_reply(Connection& connection, bool has_body = true);

class WebSocketClient {
public:
    // With the right Origin, unless the headers have another.
    explicit WebSocketClient(int port, Headers headers = {});

    bool open() const { return status_ == 101 && connection_.open() && !closed_; }
    int status() const { return status_; }
    std::optional<int> close_code() const { return closed_; }

    enum class Mask : std::uint8_t { on, off };
    bool send(std::string_view text) { return send_frame(0x81, text); }
    bool send_frame(unsigned first_byte, std::string_view payload, Mask mask = Mask::on);
    bool send_bytes(std::string_view bytes) { return connection_.send(bytes); }

    // The next text; empty when it is closed or after a time-out.
    std::optional<std::string> receive(std::chrono::milliseconds patience = 5s);
    // The next message of this kind; earlier ones go only to `log`.
    json::object expect(std::string_view kind, std::chrono::milliseconds patience = 5s);
    // Sends and waits for the answer with the message's id.
    json::object ask(std::string_view text, std::string_view id);
    // Waits for the close frame or the end of the connection.
    bool wait_for_close(std::chrono::milliseconds patience = 5s);
    void hang_up() { connection_.close(); }
    void shut_down() { connection_.shut_down(); }

    std::vector<std::string> const& log() const { return log_; }

private:
    Connection connection_;
    int status_ = 0;
    std::optional<int> closed_;
    std::vector<std::string> log_;
};

std::string text_of(json::value const& value);
// The code of a refusal.
inline std::string code_of(json::object const& message) { return text_of(message.at("code")); }
inline std::string code_of(HttpReply const& reply) { return text_of(reply.json().at("error").at("code")); }

}  // namespace motherlode::server::testing
