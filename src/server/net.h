#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "kernel/outcome.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/loop.h"
#include "server/metrics.h"

// The only part of the server that handles the network. Boost.Beast is used only in http_session.cpp and
// web_socket.cpp.
namespace motherlode::server {

// Why a WebSocket is closed, as RFC 6455 codes.
enum class CloseCode : std::uint16_t { going_away = 1001, policy = 1008, internal = 1011 };

using Text = std::shared_ptr<std::string const>;

// The other end of an open WebSocket.
class Peer {
public:
    virtual ~Peer() = default;
    // Both return at once. Errors are reported later by `Visitor::gone`.
    virtual void send(Text text) = 0;
    // Messages are sent together after the current work of the loop. This sends them now.
    virtual void flush() = 0;
    virtual void close(CloseCode code, std::string_view reason) = 0;  // after everything has been sent
    // While a copy of the result exists, the visitor receives nothing and is not gone.
    virtual std::shared_ptr<void> pause() = 0;
};

// The server's side of a Peer.
class Visitor {
public:
    virtual ~Visitor() = default;
    virtual void arrived(Peer& peer) = 0;  // the peer is valid until `gone`
    virtual void received(std::string_view text) = 0;
    virtual void control() = 0;  // a ping or pong arrived
    virtual void gone() = 0;     // the last call
};

using Respond = std::function<void(HttpResponse)>;

// The callbacks of the server.
class Service {
public:
    virtual ~Service() = default;
    // Before the body is read: the refusal of a request, or nothing.
    virtual std::optional<HttpResponse> turned_away(HttpRequest const& request) = 0;
    virtual std::size_t longest_body(HttpRequest const& request) const = 0;
    // The request stays valid as long as a copy of `respond` exists, but only until it is called.
    virtual void answer(HttpRequest const& request, Respond respond) = 0;
    // Whether this address forwards the requests of many clients.
    virtual bool is_reverse_proxy(std::string_view address) const = 0;
    virtual std::variant<HttpResponse, std::unique_ptr<Visitor>> visit(HttpRequest const& request) = 0;
};

class Net {
public:
    Net(Loop& loop, Service& service, Limits const& limits, Metrics& metrics);
    ~Net();
    Net(Net const&) = delete;
    Net& operator=(Net const&) = delete;

    // The port it listens on. `option` is the command-line option that sets it.
    Outcome<int> listen(Endpoint const& endpoint, std::string_view option);
    // Stops accepting connections and closes those that are idle.
    void stop_listening();
    int connections() const;

    struct Inside;

private:
    std::shared_ptr<Inside> inside_;
};

}  // namespace motherlode::server
