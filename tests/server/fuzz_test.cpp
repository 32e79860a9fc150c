// Thousands of messages that no client should send: each is answered with an error or ends the connection, and none
// changes anything.

#include <random>

#include <gtest/gtest.h>

#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

class Fuzzer {
public:
    // `seat` need not act now.
    Fuzzer(int port, TestTable const& table, int seat, unsigned seed)
        : port_{port}, table_{table}, seat_{seat}, random_{seed} {}

    // Sends one message and counts the kind of answer.
    void shoot() {
        if (!client_ || !client_->open()) connect();
        std::string const text = message();
        switch (below(10)) {
            case 0: return raw(text);
            case 1: return expect_close([&] { client_->send(std::string(4097 + below(100'000), 'x')); });
            case 2: return truncated(text);
            case 3: return fragments(text);
            default: client_->send(text); return expect_answer(text);
        }
    }

    int answered = 0;
    int closed = 0;
    int hung_up = 0;

private:
    int below(int bound) { return std::uniform_int_distribution{0, bound - 1}(random_); }
    std::string pick(std::vector<std::string> const& choices) {
        return choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))];
    }

    void connect() {
        client_ = std::make_unique<WebSocketClient>(port_);
        ASSERT_EQ(client_->status(), 101);
        if (below(4) == 0) return;  // without a hello
        client_->send(below(2) == 0 ? table_.hello(seat_) : table_.hello_watcher());
        client_->expect("table");
    }

    // Well-formed but out of turn, stale, replayed or unknown, so that it must change nothing; mostly damaged.
    std::string message() {
        std::string text = pick({
            R"({"t":"move","id":"dup","version":2,"action":"draft 1"})",
            R"({"t":"move","version":999999,"action":"draft 1"})",
            R"({"t":"move","version":0,"action":"build a1"})",
            R"({"t":"move","id":"replay","version":2,"action":")" + std::string(3000, 'a') + "\"}",
            R"({"t":"why","action":"build z9"})",
            R"({"t":"about","kind":"location","thing":"z9","move":0})",
            R"({"t":"at","move":-1})",
            R"({"t":"at","move":12345678901234567890})",
            R"({"t":"undo","id":"x"})",
            R"({"t":"agree"})",
            R"({"t":"record"})",
            R"({"t":"review"})",
            R"({"t":"finish","move":0,"games":100})",
            R"({"t":"hint","version":2})",
            R"({"t":"hints","agree":"yes"})",
            R"({"t":"chat","text":")" + std::string(600, 'c') + "\"}",
            R"({"t":"name","name":")" + std::string(60, 'n') + "\"}",
            R"({"t":"ping","id":"123456789012345678901234567890123"})",
            R"({"t":"hello","table":"abcdefghjk","token":"x","seen":-1})",
            R"({"t":{"t":{"t":{"t":{"t":{"t":{}}}}}}})",
            R"({"t":"move","t":"chat","text":"twice"})",
            R"({"t":"nonsense"})",
        });
        int const changes = below(3) == 0 ? 0 : 1 + below(4);
        for (int i = 0; i < changes && !text.empty(); ++i) {
            auto const at = static_cast<std::size_t>(below(static_cast<int>(text.size())));
            switch (below(5)) {
                case 0: text.erase(at); break;
                case 1: text[at] = static_cast<char>(below(256)); break;
                case 2:
                    text.insert(at,
                                pick({"\"", "{", "}", "[", ",", ":", "\\u0000", "\\ud800", "null", "1e999"}));
                    break;
                case 3: text.erase(at, 1); break;
                default: text.insert(at, text.substr(0, at)); break;
            }
        }
        return text.substr(0, 4096);
    }

    void expect_answer(std::string const& text) {
        if (std::optional<std::string> const answer = client_->receive(2000ms)) {
            ++answered;
            json::object const message = json::parse(*answer).as_object();
            std::string const kind = text_of(message.at("t"));
            // Arrivals and departures of others are sent in between.
            if (kind == "update") return;
            ASSERT_TRUE(kind == "error" || kind == "why" || kind == "about" || kind == "at" || kind == "pong")
                << text << " " << *answer;
            ASSERT_TRUE(kind != "error" || message.at("sentence").as_string().size() > 8U) << *answer;
            ASSERT_TRUE(kind != "error" || message.at("message").as_object().contains("args")) << *answer;
        } else {
            ++closed;
            ASSERT_FALSE(client_->open()) << "no answer to " << text;
        }
    }

    template <class Shot>
    void expect_close(Shot shot) {
        shot();
        ASSERT_TRUE(client_->wait_for_close());
        ++closed;
    }

    // Frames that violate RFC 6455: reserved bits and opcodes, no mask, long control frames, binary.
    void raw(std::string const& text) {
        switch (below(5)) {
            case 0: return expect_close([&] { client_->send_frame(0xc1, text); });
            case 1: return expect_close([&] { client_->send_frame(0x83, text); });
            case 2: return expect_close([&] { client_->send_frame(0x81, text, WebSocketClient::Mask::off); });
            case 3: return expect_close([&] { client_->send_frame(0x89, std::string(126, 'p')); });
            default: client_->send_frame(0x82, text); return expect_answer(text);
        }
    }

    // Disconnects in the middle of a frame.
    void truncated(std::string const& text) {
        std::string const header = std::string{"\x81"} + static_cast<char>(0x80 | 125) + "abcd";
        client_->send_bytes(header + text.substr(0, 100));
        client_->hang_up();
        ++hung_up;
    }

    void fragments(std::string const& text) {
        std::size_t const half = text.size() / 2;
        client_->send_frame(0x01, text.substr(0, half));
        client_->send_frame(0x80, text.substr(half));
        expect_answer(text);
    }

    int port_;
    TestTable const& table_;
    int seat_;
    std::mt19937 random_;
    std::unique_ptr<WebSocketClient> client_;
};

void fuzz(int messages, unsigned seed) {
    ServerOptions options = quick_options();
    options.limits.sockets_per_seat = 1000;
    TestServer const server{options};
    TestTable const table = make_seated_table(server.port(), 2);
    auto const state = [&] {
        WebSocketClient client{server.port()};
        client.send(table.hello(0));
        json::object whole = client.expect("table");
        whole.erase("seats");  // presence
        return whole;
    };
    json::object const before = state();
    int const waiting = before.at("legal").as_array().empty() ? 0 : 1;
    {
        Fuzzer fuzzer{server.port(), table, waiting, seed};
        for (int i = 0; i < messages && !::testing::Test::HasFatalFailure(); ++i) fuzzer.shoot();
        EXPECT_EQ(fuzzer.answered + fuzzer.closed + fuzzer.hung_up, messages);
        EXPECT_GT(fuzzer.answered, messages / 3);
    }
    EXPECT_EQ(state(), before);
    EXPECT_EQ(server.metric("moves_total"), 0);
    for (int i = 0; i < 100 && server.metric("sockets") != 0; ++i) std::this_thread::sleep_for(20ms);
    EXPECT_EQ(server.metric("sockets"), 0);
}

TEST(Fuzz, InvalidMessagesChangeNothing) { fuzz(2000, 1); }
TEST(SlowFuzz, InvalidMessagesChangeNothing) {
    for (unsigned seed = 2; seed < 7; ++seed) fuzz(10'000, seed);
}

TEST(Fuzz, InvalidHttpIsRefused) {
    TestServer const server;
    std::mt19937 random{7};
    std::string const valid_request =
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Content-Length: 20\r\n\r\n{\"game\":\"x\",\"seats\":[";
    for (int i = 0; i < 500; ++i) {
        std::string request = valid_request;
        for (int change = 0; change < 5; ++change)
            request[random() % request.size()] = static_cast<char>(random() % 256);
        Connection connection{server.port()};
        connection.send(request.substr(0, random() % request.size() + 1));
        if (random() % 2 == 0) connection.fill(1, 2ms);
    }
    EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
    EXPECT_EQ(server.metric("tables_made_total"), 0);
}

}  // namespace
}  // namespace motherlode::server::testing
