// Work that takes longer in a long game must not keep other clients waiting, and costs its address time.

#include <gtest/gtest.h>

#include "games/golden_wilderness/game.h"
#include "kernel/record.h"
#include "registry/registry.h"
#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

// The record of a random game of The Golden Wilderness, as a request. With a last line that is not valid, all moves
// before it must be played to find that out.
std::string long_record(std::string_view last_line) {
    constexpr int moves = 3000;
    GameType const* const type = find_game("golden_wilderness");
    GameSetup setup;
    setup.players = 4;
    setup.edition = *embedded_edition(type->info(), type->info().default_edition);
    setup.options = {{"level", "advanced"}};
    for (setup.seed = 1;; ++setup.seed.low) {
        std::vector<Player> players;
        for (char const* const name : {"Ana", "Ben", "Cleo", "Dan"})
            players.push_back({Player::Kind::human, name});
        History history = std::move(*History::start(*type, setup, players));
        Rng rng{setup.seed};
        while (history.size() < moves && !history.now().result().finished) {
            Seat const seat = *history.now().pending().must.begin();
            ActionList legal;
            history.now().legal_actions(seat, legal);
            history.play_legal(seat, legal[rng.below(legal.size())]);
        }
        if (history.size() < moves) continue;
        JsonWriter json;
        json.begin_object().field("record", write_record(history) + std::string{last_line});
        return json.end_object().text();
    }
}

std::string request_text(std::string_view path, std::string_view body, std::string_view address = {}) {
    std::string text = "POST " + std::string{path} +
                       " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " +
                       std::to_string(body.size()) + "\r\n";
    if (!address.empty()) text += "X-Forwarded-For: " + std::string{address} + "\r\n";
    return text + "\r\n" + std::string{body};
}

constexpr std::string_view broken_line = "move 1 nonsense\n";
constexpr std::string_view lesson_body = R"({"game":"gold_west","lesson":"no such lesson","done":[]})";

TEST(Workers, TheServerAnswersOthersWhileItReadsALongRecord) {
    TestServer const server;
    std::string const body = long_record(broken_line);
    std::vector<std::unique_ptr<Connection>> slow;
    for (int i = 0; i < 8; ++i) {
        slow.push_back(std::make_unique<Connection>(server.port()));
        ASSERT_TRUE(slow.back()->send(request_text("/api/records", body)));
    }
    EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
    int answered = 0;
    for (auto const& connection : slow) answered += connection->fill(1, 0ms) ? 1 : 0;
    EXPECT_LT(answered, 8);
    for (auto const& connection : slow) EXPECT_EQ(read_reply(*connection).status, 400);
}

TEST(Workers, OneAddressWithMuchWorkDoesNotKeepAnotherWaiting) {
    ServerOptions options = quick_options();
    options.trusted_proxies = {*parse_network("127.0.0.1/32")};
    TestServer const server{options};
    std::string const body = long_record(broken_line);
    std::vector<std::unique_ptr<Connection>> greedy;
    for (int i = 0; i < 8; ++i) {
        greedy.push_back(std::make_unique<Connection>(server.port()));
        ASSERT_TRUE(greedy.back()->send(request_text("/api/records", body, "192.0.2.1")));
    }
    Connection other{server.port()};
    ASSERT_TRUE(other.send(request_text("/api/lessons", lesson_body, "192.0.2.2")));
    EXPECT_EQ(read_reply(other).status, 404);
    int answered = 0;
    for (auto const& connection : greedy) answered += connection->fill(1, 0ms) ? 1 : 0;
    EXPECT_LT(answered, 8);
}

TEST(Workers, AnAddressHasABudgetOfTimeThatNewConnectionsDoNotRenew) {
    ServerOptions options = quick_options();
    options.trusted_proxies = {*parse_network("127.0.0.1/32")};
    options.limits.time_per_second = 0.0001;
    options.limits.time_burst = 0.001;
    TestServer const server{options};
    Headers const expensive{{"X-Forwarded-For", "192.0.2.1"}, {"Content-Type", "application/json"}};
    EXPECT_EQ(http(server.port(), "POST", "/api/records", expensive, long_record(broken_line)).status, 400);
    EXPECT_EQ(http(server.port(), "GET", "/api/watch", expensive).status, 429);
    WebSocketClient const refused{server.port(), {{"X-Forwarded-For", "192.0.2.1"}}};
    EXPECT_EQ(refused.status(), 429);
    // Others do not notice.
    EXPECT_EQ(http(server.port(), "GET", "/api/watch", {{"X-Forwarded-For", "192.0.2.2"}}).status, 200);
    EXPECT_EQ(http(server.port(), "GET", "/healthz", expensive).status, 200);
}

TEST(Workers, MessagesCountAgainstTheBudgetToo) {
    ServerOptions options = quick_options();
    options.limits.time_per_second = 0.0001;
    options.limits.time_burst = 0.05;
    TestServer const server{options};
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    client.expect("table");
    std::string code;
    for (int i = 0; i < 100'000 && code.empty(); ++i) {
        client.send(R"({"t":"at","id":"a","move":0})");
        json::object const answer = json::parse(*client.receive()).as_object();
        if (text_of(answer.at("t")) == "error") code = text_of(answer.at("code"));
    }
    EXPECT_EQ(code, "limit");
}

TEST(Workers, SeveralClientsMayAskForTheSameRecordAtOnce) {
    TestServer const server;
    HttpReply const reply = post(server.port(), "/api/tables", R"({"game":"gold_west","seats":["bot:random","bot:random"]})");
    ASSERT_EQ(reply.status, 200);
    std::string const hello = R"({"t":"hello","table":")" + text_of(reply.json().at("table")) + R"(","token":")" +
                              text_of(reply.json().at("watch")) + R"("})";
    std::vector<std::unique_ptr<WebSocketClient>> clients;
    for (int i = 0; i < 8; ++i) {
        clients.push_back(std::make_unique<WebSocketClient>(server.port()));
        clients.back()->send(hello);
    }
    json::object state = clients[0]->expect("table");
    while (!state.at("result").at("finished").as_bool()) state = clients[0]->expect("update");
    for (auto const& client : clients) {
        client->send(R"({"t":"record","id":"r"})");
        client->send(R"({"t":"ping","id":"p"})");
    }
    std::string const record = text_of(clients[0]->expect("record").at("record"));
    EXPECT_TRUE(record.starts_with("motherlode-record"));
    clients[0]->expect("pong");
    for (std::size_t i = 1; i < clients.size(); ++i) {
        EXPECT_EQ(text_of(clients[i]->expect("record").at("record")), record);
        clients[i]->expect("pong");
    }
}

}  // namespace
}  // namespace motherlode::server::testing
