#include "server/client.h"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <stdexcept>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace motherlode::server::testing {
namespace {

using Clock = std::chrono::steady_clock;

std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::string request_head(int port, std::string_view method, std::string_view path, Headers const& headers) {
    std::string head = std::string{method} + " " + std::string{path} + " HTTP/1.1\r\n";
    bool const has_host = std::any_of(headers.begin(), headers.end(),
                                      [](auto const& header) { return header.first == "Host"; });
    if (!has_host) head += "Host: localhost:" + std::to_string(port) + "\r\n";
    for (auto const& [name, value] : headers) head.append(name).append(": ").append(value).append("\r\n");
    return head;
}

}  // namespace

Connection::Connection(int port) : socket_{socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int const yes = 1;
    setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    if (connect(socket_, reinterpret_cast<sockaddr const*>(&address), sizeof address) != 0) close();
}

Connection::~Connection() { close(); }

void Connection::close() {
    if (socket_ >= 0) ::close(socket_);
    socket_ = -1;
}

void Connection::shut_down() { ::shutdown(socket_, SHUT_RDWR); }

bool Connection::send(std::string_view bytes) {
    while (!bytes.empty() && socket_ >= 0) {
        ssize_t const sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return socket_ >= 0;
}

bool Connection::fill(std::size_t bytes, std::chrono::milliseconds patience) {
    Clock::time_point const deadline = Clock::now() + patience;
    while (pending_.size() < bytes) {
        auto const remaining = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now());
        pollfd waiting{socket_, POLLIN, 0};
        if (socket_ < 0 || poll(&waiting, 1, static_cast<int>(std::max(remaining, 0ms).count())) <= 0)
            return false;
        char buffer[16384];
        ssize_t const got = recv(socket_, buffer, sizeof buffer, 0);
        if (got <= 0) {
            close();
            return false;
        }
        pending_.append(buffer, static_cast<std::size_t>(got));
    }
    return true;
}

std::string HttpReply::header(std::string const& name) const {
    auto const place = headers.find(name);
    return place == headers.end() ? "" : place->second;
}

HttpReply read_reply(Connection& connection, bool has_body) {
    HttpReply reply;
    std::string& text = connection.pending();
    std::size_t end = 0;
    while ((end = text.find("\r\n\r\n")) == std::string::npos)
        if (!connection.fill(text.size() + 1, 5s)) return reply;
    std::string const head = text.substr(0, end + 2);
    text.erase(0, end + 4);
    reply.status = std::atoi(head.c_str() + std::strlen("HTTP/1.1 "));
    for (std::size_t at = head.find("\r\n") + 2; at < head.size();) {
        std::size_t const stop = head.find("\r\n", at);
        std::size_t const colon = head.find(": ", at);
        reply.headers.emplace(lower(head.substr(at, colon - at)), head.substr(colon + 2, stop - colon - 2));
        at = stop + 2;
    }
    std::size_t const size = has_body && reply.status != 101
                                 ? static_cast<std::size_t>(std::atol(reply.header("content-length").c_str()))
                                 : 0;
    connection.fill(size, 5s);
    reply.body = text.substr(0, size);
    text.erase(0, size);
    return reply;
}

HttpReply http(int port, std::string_view method, std::string_view path, Headers const& headers,
               std::string_view body) {
    Connection connection{port};
    std::string request = request_head(port, method, path, headers);
    if (!body.empty()) request += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    request.append("\r\n").append(body);
    connection.send(request);
    return read_reply(connection, method != "HEAD");
}

HttpReply post(int port, std::string_view path, std::string_view body, Headers headers) {
    headers.emplace_back("Content-Type", "application/json");
    return http(port, "POST", path, headers, body);
}

WebSocketClient::WebSocketClient(int port, Headers headers) : connection_{port} {
    bool const has_origin = std::any_of(headers.begin(), headers.end(),
                                        [](auto const& header) { return header.first == "Origin"; });
    if (!has_origin) headers.emplace_back("Origin", "http://localhost:" + std::to_string(port));
    headers.emplace_back("Upgrade", "websocket");
    headers.emplace_back("Connection", "Upgrade");
    headers.emplace_back("Sec-WebSocket-Version", "13");
    headers.emplace_back("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
    connection_.send(request_head(port, "GET", "/ws", headers) + "\r\n");
    status_ = read_reply(connection_).status;
}

bool WebSocketClient::send_frame(unsigned first_byte, std::string_view payload, Mask mask) {
    std::string frame(1, static_cast<char>(first_byte));
    unsigned const masked = mask == Mask::on ? 0x80U : 0U;
    if (payload.size() < 126) {
        frame += static_cast<char>(masked | payload.size());
    } else if (payload.size() < 65536) {
        frame += static_cast<char>(masked | 126U);
        for (unsigned const shift : {8U, 0U}) frame += static_cast<char>(payload.size() >> shift & 0xffU);
    } else {
        frame += static_cast<char>(masked | 127U);
        for (int shift = 56; shift >= 0; shift -= 8)
            frame += static_cast<char>(payload.size() >> shift & 0xffU);
    }
    constexpr std::string_view key = "\x12\x34\x56\x78";
    if (mask == Mask::on) frame += key;
    for (std::size_t i = 0; i < payload.size(); ++i)
        frame += mask == Mask::on ? static_cast<char>(payload[i] ^ key[i % 4]) : payload[i];
    return connection_.send(frame);
}

std::optional<std::string> WebSocketClient::receive(std::chrono::milliseconds patience) {
    while (!closed_) {
        if (!connection_.fill(2, patience)) return {};
        std::string& bytes = connection_.pending();
        auto const byte = [&](std::size_t i) -> std::size_t { return static_cast<unsigned char>(bytes[i]); };
        std::size_t size = byte(1) & 0x7fU;
        std::size_t const head = size == 126 ? 4 : size == 127 ? 10 : 2;
        if (!connection_.fill(head, patience)) return {};
        if (head > 2) size = 0;
        for (std::size_t i = 2; i < head; ++i) size = size << 8U | byte(i);
        if (!connection_.fill(head + size, patience)) return {};
        unsigned const opcode = byte(0) & 0xfU;
        std::string payload = bytes.substr(head, size);
        bytes.erase(0, head + size);
        if (opcode == 0x1) {
            log_.push_back(payload);
            return payload;
        }
        if (opcode == 0x9) send_frame(0x8a, payload);
        if (opcode == 0x8) {
            closed_ = 1005;
            if (payload.size() >= 2)
                closed_ =
                    static_cast<unsigned char>(payload[0]) << 8 | static_cast<unsigned char>(payload[1]);
            send_frame(0x88, payload.substr(0, 2));
            connection_.close();
        }
    }
    return {};
}

json::object WebSocketClient::expect(std::string_view kind, std::chrono::milliseconds patience) {
    while (std::optional<std::string> const text = receive(patience)) {
        json::object const message = json::parse(*text).as_object();
        if (message.at("t").as_string() == json::string_view{kind.data(), kind.size()}) return message;
    }
    throw std::runtime_error{"no message " + std::string{kind} + " came"};
}

json::object WebSocketClient::ask(std::string_view text, std::string_view id) {
    send(text);
    while (std::optional<std::string> const answer = receive()) {
        json::object const message = json::parse(*answer).as_object();
        json::value const* const own = message.if_contains("id");
        if (own != nullptr && text_of(*own) == id) return message;
    }
    throw std::runtime_error{"no answer to " + std::string{text}};
}

bool WebSocketClient::wait_for_close(std::chrono::milliseconds patience) {
    auto const deadline = Clock::now() + patience;
    while (open() && Clock::now() < deadline) receive(50ms);
    return !open();
}

std::string text_of(json::value const& value) {
    json::string const& text = value.as_string();
    return {text.data(), text.size()};
}

}  // namespace motherlode::server::testing
