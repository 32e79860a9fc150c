#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

// The client's side of a socket with as little work as possible, so that the measurement is about the server.
namespace motherlode::load {

class Socket {
public:
    explicit Socket(int port) : descriptor_{socket(AF_INET, SOCK_STREAM, 0)} {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        int const yes = 1;
        setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
        if (connect(descriptor_, reinterpret_cast<sockaddr const*>(&address), sizeof address) != 0) close();
    }
    ~Socket() { close(); }
    Socket(Socket const&) = delete;
    Socket& operator=(Socket const&) = delete;

    bool open() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }
    void close() {
        if (descriptor_ >= 0) ::close(descriptor_);
        descriptor_ = -1;
    }

    void send(std::string_view bytes) {
        while (!bytes.empty() && open()) {
            ssize_t const sent = ::send(descriptor_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return close();
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
    }
    // Waits for data and adds it to `buffer`; false at the end.
    bool receive(std::string& buffer) {
        static char bytes[1 << 16];
        ssize_t const got = open() ? recv(descriptor_, bytes, sizeof bytes, 0) : 0;
        if (got <= 0) {
            close();
            return false;
        }
        buffer.append(bytes, static_cast<std::size_t>(got));
        return true;
    }

private:
    int descriptor_;
};

// A request and its complete response; empty if the server does not answer.
inline std::string http(Socket& socket, std::string_view head, std::string_view body) {
    std::string request{head};
    request += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    socket.send(request.append(body));
    std::string answer;
    std::size_t whole = std::string::npos;
    while (answer.size() < whole) {
        if (!socket.receive(answer)) return {};
        std::size_t const end = answer.find("\r\n\r\n");
        std::size_t const length = answer.find("Content-Length: ");
        if (end != std::string::npos && length < end)
            whole = end + 4 + std::stoul(answer.substr(length + std::strlen("Content-Length: ")));
    }
    return answer;
}

// A text frame. The mask is zero: it exists to protect proxies, and there are none here.
inline std::string frame(std::string_view text) {
    std::string bytes{"\x81"};
    if (text.size() < 126) {
        bytes += static_cast<char>(0x80U | text.size());
    } else {
        bytes += static_cast<char>(0x80U | 126U);
        bytes += static_cast<char>(text.size() >> 8U);
        bytes += static_cast<char>(text.size() & 0xffU);
    }
    return bytes.append(4, '\0').append(text);
}

// Calls `visit` with every complete text in the buffer and removes it.
template <class Visit>
void for_each_text(std::string& buffer, Visit visit) {
    std::size_t at = 0;
    auto const byte = [&](std::size_t i) -> std::size_t {
        return static_cast<unsigned char>(buffer[at + i]);
    };
    while (buffer.size() - at >= 2) {
        std::size_t size = byte(1);
        std::size_t const head = size == 126 ? 4 : size == 127 ? 10 : 2;
        if (buffer.size() - at < head) break;
        if (head > 2) size = 0;
        for (std::size_t i = 2; i < head; ++i) size = size << 8U | byte(i);
        if (buffer.size() - at < head + size) break;
        if ((byte(0) & 0xfU) == 1) visit(std::string_view{buffer}.substr(at + head, size));
        at += head + size;
    }
    buffer.erase(0, at);
}

}  // namespace motherlode::load
