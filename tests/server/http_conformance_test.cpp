// What the server answers to unusual requests, byte by byte: RFC 9112 (HTTP/1.1) and RFC 9110 (HTTP semantics).

#include <gtest/gtest.h>

#include "server/fixture.h"
#include "server/http_header.h"

namespace motherlode::server::testing {
namespace {

// A request as sent, the statuses of all responses, and whether the connection stays open afterwards.
struct Exchange {
    char const* name;
    std::string request;
    std::vector<int> statuses;
    enum class After : std::uint8_t { open, closed } after = After::open;
};

constexpr auto open = Exchange::After::open;
constexpr auto closed = Exchange::After::closed;

std::string const next = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n";

std::string get(std::string const& lines) { return "GET /healthz HTTP/1.1\r\n" + lines + "\r\n"; }

std::string get_line(std::string const& line) { return line + "\r\nHost: a\r\n\r\n"; }

// A POST to a path that does not exist, so that a valid request is answered with 404.
std::string post_to_nothing(std::string const& lines, std::string const& body) {
    return "POST /api/nothing HTTP/1.1\r\nHost: a\r\n" + lines + "\r\n" + body;
}

std::vector<Exchange> request_lines() {
    return {
        {"plain", next, {200}},
        {"pipelined", next + next + next, {200, 200, 200}},
        {"an empty line before the request", "\r\n\r\n" + next, {200}},
        {"HTTP/1.0 closes", "GET /healthz HTTP/1.0\r\n\r\n" + next, {200}, closed},
        {"HTTP/1.0 keep-alive", "GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n" + next, {200, 200}},
        {"Connection: close", get("Host: a\r\nConnection: close\r\n") + next, {200}, closed},
        {"HTTP/2.0", get_line("GET /healthz HTTP/2.0") + next, {505}, closed},
        {"HTTP/0.9", get_line("GET /healthz HTTP/0.9") + next, {505}, closed},
        {"no version", "GET /healthz\r\n\r\n" + next, {400}, closed},
        {"lower-case version", get_line("GET /healthz http/1.1") + next, {400}, closed},
        {"long version", get_line("GET /healthz HTTP/1.10") + next, {400}, closed},
        {"two spaces", get_line("GET  /healthz HTTP/1.1") + next, {400}, closed},
        {"a tab", get_line("GET\t/healthz HTTP/1.1") + next, {400}, closed},
        {"a space in the target", get_line("GET /health z HTTP/1.1") + next, {400}, closed},
        {"a space at the end", get_line("GET /healthz HTTP/1.1 ") + next, {400}, closed},
        {"a fragment", get_line("GET /healthz#a HTTP/1.1") + next, {400}, closed},
        {"a byte above 127 in the target", get_line("GET /health\xc3\xa9 HTTP/1.1") + next, {400}, closed},
        {"invalid method", get_line("G(T /healthz HTTP/1.1") + next, {400}, closed},
        {"unknown method", get_line("BREW /healthz HTTP/1.1") + next, {501, 200}},
        {"known method", get_line("DELETE /healthz HTTP/1.1") + next, {405, 200}},
        {"OPTIONS *", get_line("OPTIONS * HTTP/1.1") + next, {405, 200}},
        {"GET *", get_line("GET * HTTP/1.1") + next, {400}, closed},
        {"authority form", get_line("CONNECT a:80 HTTP/1.1") + next, {400}, closed},
        {"absolute form", get_line("GET http://b/healthz HTTP/1.1") + next, {200, 200}},
        {"absolute form with query", get_line("GET HTTPS://b:1/healthz?a HTTP/1.1") + next, {200, 200}},
        {"absolute form without host", get_line("GET http:///healthz HTTP/1.1") + next, {400}, closed},
        {"absolute form with a user", get_line("GET http://u@b/healthz HTTP/1.1") + next, {400}, closed},
    };
}

std::vector<Exchange> header_lines() {
    return {
        {"bare line feeds", "GET /healthz HTTP/1.1\nHost: a\n\n" + next, {400}, closed},
        {"a bare line feed in a value", get("Host: a\r\nX: b\nY: c\r\n") + next, {400}, closed},
        {"a bare carriage return in a value", get("Host: a\r\nX: b\rY: c\r\n") + next, {400}, closed},
        {"NUL in a value", get("Host: a\r\nX: b" + std::string(1, '\0') + "\r\n") + next, {400}, closed},
        {"a control character in a value", get("Host: a\r\nX: b\x01\r\n") + next, {400}, closed},
        {"a folded line", get("Host: a\r\nX: b\r\n c\r\n") + next, {400}, closed},
        {"a space before the first header", get(" Host: a\r\nHost: a\r\n") + next, {400}, closed},
        {"a space before the colon", get("Host : a\r\n") + next, {400}, closed},
        {"a tab before the colon", get("Host\t: a\r\n") + next, {400}, closed},
        {"no colon", get("Host: a\r\nnonsense\r\n") + next, {400}, closed},
        {"no name", get("Host: a\r\n: b\r\n") + next, {400}, closed},
        {"an invalid name", get("Host: a\r\nX(): b\r\n") + next, {400}, closed},
        {"spaces around a value", get("Host: \t a \t \r\nX:\r\n") + next, {200, 200}},
        {"bytes above 127 in a value", get("Host: a\r\nX: \xc3\xa9\r\n") + next, {200, 200}},
        {"no Host", get("") + next, {400}, closed},
        {"an empty Host", get("Host:\r\n") + next, {200, 200}},
        {"two Hosts", get("Host: a\r\nHost: a\r\n") + next, {400}, closed},
        {"an invalid Host", get("Host: a/b\r\n") + next, {400}, closed},
        {"a list as Host", get("Host: a b\r\n") + next, {400}, closed},
        {"IPv6 as Host", get("Host: [::1]:80\r\n") + next, {200, 200}},
        {"no Host in HTTP/1.0", "GET /healthz HTTP/1.0\r\n\r\n", {200}, closed},
        {"a long header", get("Host: a\r\nX: " + std::string(8200, 'x') + "\r\n") + next, {431}, closed},
        {"a long target", get_line("GET /" + std::string(8200, 'x') + " HTTP/1.1"), {431}, closed},
        {"many header lines",
         get("Host: a\r\n" +
             [] {
                 std::string lines;
                 for (int i = 0; i < 2000; ++i) lines += "X: y\r\n";
                 return lines;
             }()) +
             next,
         {431},
         closed},
    };
}

std::vector<Exchange> bodies() {
    return {
        {"Content-Length", post_to_nothing("Content-Length: 2\r\n", "{}") + next, {404, 200}},
        {"no length is no body", post_to_nothing("", "") + next, {404, 200}},
        {"Content-Length twice",
         post_to_nothing("Content-Length: 2\r\nContent-Length: 2\r\n", "{}") + next,
         {400},
         closed},
        {"two different lengths",
         post_to_nothing("Content-Length: 2\r\nContent-Length: 3\r\n", "{}") + next,
         {400},
         closed},
        {"a list of lengths", post_to_nothing("Content-Length: 2, 2\r\n", "{}") + next, {400}, closed},
        {"a signed length", post_to_nothing("Content-Length: +2\r\n", "{}") + next, {400}, closed},
        {"a negative length", post_to_nothing("Content-Length: -2\r\n", "{}") + next, {400}, closed},
        {"a hexadecimal length", post_to_nothing("Content-Length: 0x2\r\n", "{}") + next, {400}, closed},
        {"an empty length", post_to_nothing("Content-Length:\r\n", "{}") + next, {400}, closed},
        {"a huge length",
         post_to_nothing("Content-Length: 99999999999999999999\r\n", "{}") + next,
         {400},
         closed},
        {"a long body", post_to_nothing("Content-Length: 99999999\r\n", "{}") + next, {413}, closed},
        {"a body of GET", get("Host: a\r\nContent-Length: 1\r\n") + "x" + next, {413}, closed},
        {"chunked",
         post_to_nothing("Transfer-Encoding: chunked\r\n", "2\r\n{}\r\n0\r\n\r\n") + next,
         {404, 200}},
        {"chunked in capitals",
         post_to_nothing("transfer-encoding: CHUNKED\r\n", "2\r\n{}\r\n0\r\n\r\n") + next,
         {404, 200}},
        {"chunk extensions and trailers",
         post_to_nothing("Transfer-Encoding: chunked\r\n", "2;a=b\r\n{}\r\n0\r\nX: y\r\n\r\n") + next,
         {404, 200}},
        {"xchunked", post_to_nothing("Transfer-Encoding: xchunked\r\n", "") + next, {501}, closed},
        {"identity", post_to_nothing("Transfer-Encoding: identity\r\n", "") + next, {501}, closed},
        {"gzip, chunked",
         post_to_nothing("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n") + next,
         {501},
         closed},
        {"chunked, identity",
         post_to_nothing("Transfer-Encoding: chunked, identity\r\n", "0\r\n\r\n") + next,
         {400},
         closed},
        {"chunked, chunked",
         post_to_nothing("Transfer-Encoding: chunked, chunked\r\n", "0\r\n\r\n") + next,
         {400},
         closed},
        {"chunked twice",
         post_to_nothing("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n") + next,
         {400},
         closed},
        {"an empty coding", post_to_nothing("Transfer-Encoding:\r\n", "") + next, {400}, closed},
        {"a quoted coding",
         post_to_nothing("Transfer-Encoding: \"chunked\"\r\n", "0\r\n\r\n") + next,
         {400},
         closed},
        {"coding and length",
         post_to_nothing("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", "0\r\n\r\n") + next,
         {400},
         closed},
        {"length and coding",
         post_to_nothing("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n") + next,
         {400},
         closed},
        {"coding in HTTP/1.0",
         "POST /api/nothing HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + next,
         {400},
         closed},
        {"an invalid chunk size",
         post_to_nothing("Transfer-Encoding: chunked\r\n", "x\r\n{}\r\n0\r\n\r\n") + next,
         {400},
         closed},
        {"a chunk that is longer than its size",
         post_to_nothing("Transfer-Encoding: chunked\r\n", "1\r\n{}\r\n0\r\n\r\n") + next,
         {400},
         closed},
        {"a bare line feed after a chunk size",
         post_to_nothing("Transfer-Encoding: chunked\r\n", "2\n{}\r\n0\r\n\r\n") + next,
         {400},
         closed},
        {"a long chunk", post_to_nothing("Transfer-Encoding: chunked\r\n", "ffffff\r\n"), {413}, closed},
        {"Expect: 100-continue",
         post_to_nothing("Content-Length: 2\r\nExpect: 100-continue\r\n", "{}") + next,
         {404, 200}},
        {"another expectation", get("Host: a\r\nExpect: coffee\r\n") + next, {417}, closed},
        {"a body before a handshake",
         "GET /ws HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nContent-Length: "
         "5\r\n\r\n",
         {400},
         closed},
    };
}

class HttpConformance : public ::testing::Test {
protected:
    void check(std::vector<Exchange> const& exchanges) {
        for (Exchange const& exchange : exchanges) {
            Connection connection{server_.port()};
            ASSERT_TRUE(connection.send(exchange.request)) << exchange.name;
            for (int const status : exchange.statuses)
                EXPECT_EQ(read_reply(connection).status, status) << exchange.name;
            if (exchange.after == open) {
                connection.send(next);
                EXPECT_EQ(read_reply(connection).status, 200) << exchange.name;
            } else {
                EXPECT_FALSE(connection.fill(1, 2s)) << exchange.name << ": " << connection.pending();
                EXPECT_FALSE(connection.open()) << exchange.name;
            }
        }
    }

    TestServer server_;
};

TEST_F(HttpConformance, RequestLines) { check(request_lines()); }
TEST_F(HttpConformance, HeaderLines) { check(header_lines()); }
TEST_F(HttpConformance, Bodies) { check(bodies()); }

TEST_F(HttpConformance, ARequestMayArriveByteByByte) {
    Connection connection{server_.port()};
    for (char const c : "\r\n" + next + next) ASSERT_TRUE(connection.send({&c, 1}));
    EXPECT_EQ(read_reply(connection).status, 200);
    EXPECT_EQ(read_reply(connection).status, 200);
}

TEST_F(HttpConformance, AClientThatAsksFirstIsSentContinue) {
    Connection connection{server_.port()};
    connection.send(post_to_nothing("Content-Length: 2\r\nExpect: 100-continue\r\n", ""));
    EXPECT_EQ(read_reply(connection).status, 100);
    connection.send("{}");
    EXPECT_EQ(read_reply(connection).status, 404);
    // A request that is refused anyway is not asked for its body.
    connection.send(post_to_nothing("Content-Length: 99999999\r\nExpect: 100-continue\r\n", ""));
    EXPECT_EQ(read_reply(connection).status, 413);
}

TEST_F(HttpConformance, TheHostOfAWholeUrlReplacesTheHeader) {
    auto const status = [&](std::string const& target, std::string const& host, std::string const& origin) {
        Connection connection{server_.port()};
        connection.send("POST " + target + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: " + origin +
                        "\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
        return read_reply(connection).status;
    };
    EXPECT_EQ(status("http://attic/api/tables", "cellar", "http://attic"), 400);
    EXPECT_EQ(status("http://attic/api/tables", "cellar", "http://cellar"), 403);
}

TEST_F(HttpConformance, EveryResponseHasADate) {
    EXPECT_TRUE(http(server_.port(), "GET", "/healthz").header("date").ends_with(" GMT"));
    EXPECT_EQ(http_date(784111777), "Sun, 06 Nov 1994 08:49:37 GMT");
}

TEST(HttpHeader, TheScannerFindsTheEndHoweverTheBytesArrive) {
    using State = HeaderScanner::State;
    std::string const header = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";
    for (std::size_t first = 0; first < header.size(); ++first) {
        HeaderScanner scanner;
        EXPECT_EQ(scanner.scan(header.substr(0, first)), State::incomplete) << first;
        EXPECT_EQ(scanner.scan(header + "more"), State::complete) << first;
        EXPECT_EQ(scanner.length(), header.size());
    }
    for (std::string const bad : {"GET / HTTP/1.1\n", "GET /\rHTTP/1.1\r\n", "\n", "\r\r"})
        EXPECT_EQ(HeaderScanner{}.scan(bad), State::bad_line_ending) << bad;
}

}  // namespace
}  // namespace motherlode::server::testing
