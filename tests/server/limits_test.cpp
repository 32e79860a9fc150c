#include <gtest/gtest.h>

#include "server/fixture.h"
#include "server/limits.h"

namespace motherlode::server::testing {
namespace {

TEST(Limits, ABucketRefillsAtItsRate) {
    Bucket bucket;
    for (int i = 0; i < 40; ++i) EXPECT_TRUE(bucket.take(1000, 20, 40));
    EXPECT_FALSE(bucket.take(1000, 20, 40));
    EXPECT_TRUE(bucket.take(1050, 20, 40));
    EXPECT_FALSE(bucket.take(1050, 20, 40));
    EXPECT_FALSE(bucket.take(900, 20, 40));  // a clock that is set back adds nothing
    EXPECT_TRUE(bucket.full(10'000, 20, 40));
}

TEST(Limits, InactiveAddressesAreRemoved) {
    AddressBuckets buckets{1, 2};
    buckets.take("a", 0);
    buckets.take("b", 5000);
    buckets.sweep(5000);
    EXPECT_EQ(buckets.size(), 1U);
}

TEST(Limits, AnIpv6NetworkIsOneAddress) {
    EXPECT_EQ(counted_address("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(counted_address("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    EXPECT_EQ(counted_address("[2001:db8:1:2::9]:443"), "2001:db8:1:2::");
    EXPECT_EQ(counted_address("192.0.2.7:443"), "192.0.2.7");
    for (std::string_view const no_address : {"", "unknown", "192.0.2", "[", "[::1", "1.2.3.4.example"})
        EXPECT_EQ(counted_address(no_address), "") << no_address;
}

TEST(Limits, MessagesPerSecond) {
    ServerOptions options = quick_options();
    options.limits.messages_per_second = 1;
    options.limits.message_burst = 5;
    TestServer const server{options};
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    client.expect("table");
    for (int i = 0; i < 10; ++i) client.send(R"({"t":"ping"})");
    EXPECT_EQ(text_of(client.expect("error").at("code")), "limit");
    for (int i = 0; i < 30; ++i) client.send(R"({"t":"ping"})");
    EXPECT_TRUE(client.wait_for_close());
    EXPECT_EQ(client.close_code(), 1008);
}

TEST(Limits, FramesWithoutContentAreSlowedDown) {
    ServerOptions options = quick_options();
    options.limits.messages_per_second = 20;
    options.limits.message_burst = 40;
    TestServer const server{options};
    WebSocketClient client{server.port()};
    client.send_frame(0x01, "");  // the first part of a text, which never ends
    std::string frames;
    for (int i = 0; i < 10'000; ++i) frames += std::string{"\x00\x80\x00\x00\x00\x00", 6};
    auto const deadline = std::chrono::steady_clock::now() + 2s;
    std::size_t sent = 0;
    std::thread sender{[&] {
        while (std::chrono::steady_clock::now() < deadline && client.send_bytes(frames))
            sent += frames.size();
    }};
    std::this_thread::sleep_until(deadline);
    client.shut_down();  // the sender may be waiting
    sender.join();
    // Besides what the server reads, some megabytes wait in the buffers of the system.
    EXPECT_LT(sent, std::size_t{20} << 20U);
}

TEST(Limits, PingsCountToo) {
    ServerOptions options = quick_options();
    options.limits.messages_per_second = 1;
    options.limits.message_burst = 5;
    TestServer const server{options};
    WebSocketClient client{server.port()};
    for (int i = 0; i < 60; ++i) client.send_frame(0x89, "x");
    EXPECT_TRUE(client.wait_for_close());
    EXPECT_EQ(client.close_code(), 1008);
}

TEST(Limits, MessageSize) {
    TestServer const server;
    WebSocketClient client{server.port()};
    client.send(R"({"t":")" + std::string(4080, 'x') + "\"}");
    EXPECT_EQ(text_of(client.expect("error").at("code")), "malformed");
    client.send(std::string(4097, ' '));
    EXPECT_TRUE(client.wait_for_close());
    EXPECT_EQ(client.close_code(), 1009);
}

TEST(Limits, MalformedMessagesInARow) {
    TestServer const server;
    WebSocketClient client{server.port()};
    for (int i = 0; i < 19; ++i) client.send("{");
    client.send(R"({"t":"hello","table":"abcdefghjk"})");  // valid, though not successful
    for (int i = 0; i < 19; ++i) client.send(R"({"t":"hello"})");
    for (int i = 0; i < 39; ++i) ASSERT_TRUE(client.receive());
    EXPECT_TRUE(client.open());
    client.send("[]");
    EXPECT_TRUE(client.wait_for_close());
    EXPECT_EQ(client.close_code(), 1008);
}

TEST(Limits, SocketsOfOneSeat) {
    TestServer const server;
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    std::vector<std::unique_ptr<WebSocketClient>> clients;
    for (int i = 0; i < 8; ++i) {
        clients.push_back(std::make_unique<WebSocketClient>(server.port()));
        clients.back()->send(table.hello(0));
        clients.back()->expect("table");
    }
    WebSocketClient ninth{server.port()};
    ninth.send(table.hello(0));
    EXPECT_EQ(text_of(ninth.expect("error").at("code")), "limit");
    EXPECT_TRUE(ninth.wait_for_close());
    WebSocketClient other{server.port()};
    other.send(table.hello(1));
    other.expect("table");
}

TEST(Limits, WatchersFromOneAddress) {
    ServerOptions options = quick_options();
    options.origins = {"https://games.example"};
    options.limits.watchers_per_address = 3;
    TestServer const server{options};
    TestTable const table = make_table(server.port(), R"(["bot:random","bot:random"])", R"(,"listed":true)");
    std::string const hello = R"({"t":"hello","table":")" + table.id + "\"}";
    auto const from = [](std::string const& address) {
        return Headers{{"Origin", "https://games.example"}, {"X-Forwarded-For", address}};
    };
    std::vector<std::unique_ptr<WebSocketClient>> watchers;
    for (int i = 0; i < 3; ++i) {
        watchers.push_back(std::make_unique<WebSocketClient>(server.port(), from("192.0.2.1")));
        watchers.back()->send(hello);
        watchers.back()->expect("table");
    }
    WebSocketClient fourth{server.port(), from("192.0.2.1")};
    fourth.send(hello);
    EXPECT_EQ(text_of(fourth.expect("error").at("code")), "limit");
    WebSocketClient other{server.port(), from("192.0.2.2")};
    other.send(hello);
    other.expect("table");
}

TEST(Limits, ChatIsAtMost500Characters) {
    TestServer const server;
    TestTable const table = make_seated_table(server.port(), 2);
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    auto const chat = [&](int length) {
        std::string text;
        for (int i = 0; i < length; ++i) text += "é";
        json::object const answer =
            client.ask(R"({"t":"chat","id":"c)" + std::to_string(length) + R"(","text":")" + text + "\"}",
                       "c" + std::to_string(length));
        return answer.contains("code") ? text_of(answer.at("code")) : "ok";
    };
    EXPECT_EQ(chat(500), "ok");
    EXPECT_EQ(chat(501), "limit");
    EXPECT_EQ(chat(0), "malformed");
}

TEST(Limits, ASlowReaderIsDisconnected) {
    ServerOptions options = quick_options();
    options.limits.unsent_bytes = 50'000;
    TestServer const server{options};
    TestTable const table = make_seated_table(server.port(), 2);
    WebSocketClient slow{server.port()};
    slow.send(table.hello(0));
    // Never reads; first the system's buffers fill up, then ours.
    for (int i = 0; i < 1000 && server.metric("slow_readers_total") == 0; ++i)
        for (int j = 0; j < 500; ++j) slow.send(R"({"t":"at","move":0})");
    EXPECT_EQ(server.metric("slow_readers_total"), 1);
    EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
}

}  // namespace
}  // namespace motherlode::server::testing
