#pragma once

#include <cstdint>
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

// The only part of the server that knows how bytes travel; Boost.Beast stays behind it, in net.cpp and
// web_socket.cpp.
namespace motherlode::server {

// Why a WebSocket is closed, by the numbers of RFC 6455.
enum class CloseCode : std::uint16_t { going_away = 1001, policy = 1008, internal = 1011 };

using Text = std::shared_ptr<std::string const>;

// The far end of one open WebSocket.
class Peer {
public:
    virtual ~Peer() = default;
    // Both return at once. Whatever goes wrong is told later, by `Visitor::gone`.
    virtual void send(Text text) = 0;
    virtual void close(CloseCode code, std::string_view reason) = 0;  // after all that was sent
};

// Whoever is served through a Peer.
class Visitor {
public:
    virtual ~Visitor() = default;
    virtual void arrived(Peer& peer) = 0;  // the peer stays until `gone`
    virtual void received(std::string_view text) = 0;
    virtual void control() = 0;  // a ping or pong came in
    virtual void gone() = 0;     // the last call
};

// What is served.
class Service {
public:
    virtual ~Service() = default;
    // Before the body is read: why the request is not even heard, or nothing.
    virtual std::optional<HttpResponse> turned_away(HttpRequest const& request) = 0;
    virtual std::size_t longest_body(HttpRequest const& request) const = 0;
    virtual HttpResponse answer(HttpRequest const& request) = 0;
    // Does this address bring the requests of many others?
    virtual bool is_front_door(std::string_view address) const = 0;
    virtual std::variant<HttpResponse, std::unique_ptr<Visitor>> visit(HttpRequest const& request) = 0;
};

class Net {
public:
    Net(Loop& loop, Service& service, Limits const& limits, Metrics& metrics);
    ~Net();
    Net(Net const&) = delete;
    Net& operator=(Net const&) = delete;

    // The port it listens on.
    Outcome<int> listen(std::string const& address, int port);
    // No more connections; those that only wait for a request are closed.
    void stop_listening();
    int connections() const;

    struct Inside;

private:
    std::shared_ptr<Inside> inside_;
};

}  // namespace motherlode::server
