// Tables apart from playing: bots, clocks and idle tables.

#include <gtest/gtest.h>

#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode::server::testing {
namespace {

TEST(Tables, AreUnloadedWhenIdle) {
    ServerOptions options = quick_options();
    options.idle_table_time = std::chrono::seconds{0};
    TestServer const server{options};
    TestTable const table = make_seated_table(server.port(), 2);
    EXPECT_TRUE(soon([&] { return server.metric("tables_loaded") == 0; }));
    EXPECT_EQ(server.metric("tables_open"), 1);
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    EXPECT_EQ(text_of(client.expect("table").at("seats").at(1).at("name")), "P1");
    EXPECT_EQ(server.metric("tables_loaded"), 1);
}

TEST(Tables, BotsContinueAfterARestart) {
    TestServer server{quick_options(), Keep::on_disk};
    for (int i = 0; i < 5; ++i) make_table(server.port(), R"(["bot:random","bot:random"])");
    server.stop();
    server.start();
    EXPECT_TRUE(soon([&] { return server.metric("tables_open") == 0; }));
}

TEST(Tables, BotsPauseWhileAHumanWatches) {
    ServerOptions options = quick_options();
    options.bot_pause = std::chrono::milliseconds{60};
    TestServer const server{options};
    TestTable const table = make_table(server.port(), R"(["person","bot:random"])", R"(,"name":"Ana")");
    WebSocketClient client{server.port()};
    json::object state = wait_for_turn(client, table);
    // One turn, or two if the human ends one round and starts the next.
    while (!state.at("legal").as_array().empty()) {
        std::string const action = text_of(state.at("legal").at(0).at("action"));
        client.send(R"({"t":"move","version":)" + std::to_string(state.at("version").as_int64()) +
                    R"(,"action":")" + action + "\"}");
        state = client.expect("update");
    }
    auto const start = std::chrono::steady_clock::now();
    while (state.at("legal").as_array().empty()) {
        std::int64_t const moves = state.at("moves").as_int64();
        state = client.expect("update");
        EXPECT_EQ(state.at("moves").as_int64(), moves + 1);
    }
    EXPECT_GE(std::chrono::steady_clock::now() - start, 170ms);  // three decisions of the bot
}

TEST(Tables, ArrivalsDoNotDelayBots) {
    ServerOptions options = quick_options();
    options.bot_pause = std::chrono::milliseconds{300};
    TestServer const server{options};
    TestTable const table = make_table(server.port(), R"(["bot:random","bot:random"])", R"(,"listed":true)");
    // A visitor connects and disconnects more often than a bot decides.
    std::string const hello = R"({"t":"hello","table":")" + table.id + "\"}";
    bool decided = false;
    for (int i = 0; i < 40 && !decided; ++i) {
        WebSocketClient visitor{server.port()};
        visitor.send(hello);
        decided = visitor.expect("table").at("moves").as_int64() > 1;
        std::this_thread::sleep_for(50ms);
    }
    EXPECT_TRUE(decided);
}

// While a bot searches for up to a second, the loop serves all others, including the same table.
TEST(Tables, ASearchingBotDoesNotDelayOthers) {
    TestServer const server;
    TestTable const table = make_table(server.port(), R"(["person","bot:forty-niner"])", R"(,"name":"Ana")");
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    json::object state = client.expect("table");
    auto const thinks = [&] { return state.at("legal").as_array().empty(); };
    for (int i = 0; i < 40 && !thinks(); ++i) {
        client.send(R"({"t":"move","version":)" + std::to_string(state.at("version").as_int64()) +
                    R"(,"action":")" + text_of(state.at("legal").at(0).at("action")) + "\"}");
        state = client.expect("update");
    }
    ASSERT_TRUE(thinks());
    std::int64_t const moves = state.at("moves").as_int64();
    client.send(R"({"t":"chat","id":"c","text":"Are you there?"})");
    state = client.expect("update");
    EXPECT_EQ(state.at("moves").as_int64(), moves);  // the bot is still searching
    // Chat in the meantime does not invalidate its decision.
    EXPECT_TRUE(soon([&] { return server.metric("bot_moves_total") > 0; }));
}

TEST(Tables, AreDealtTheSameOnlyWithAFixedSeed) {
    auto const first_view = [](TestServer const& server) {
        TestTable const table = make_seated_table(server.port(), 2);
        WebSocketClient first{server.port()};
        first.send(table.hello(0));
        return json::serialize(first.expect("table").at("view"));
    };
    TestServer const usual;
    EXPECT_NE(first_view(usual), first_view(usual));
    ServerOptions options = quick_options();
    options.seed = 7;
    TestServer const dealt{options};
    EXPECT_EQ(first_view(dealt), first_view(dealt));
    EXPECT_NE(first_view(dealt), first_view(usual));
}

TEST(Tables, MadeFromARecordAreMarked) {
    TestServer const server;
    TestTable const new_table = make_seated_table(server.port(), 2);
    WebSocketClient client{server.port()};
    client.send(new_table.hello(0));
    EXPECT_FALSE(client.expect("table").at("from_record").as_bool());

    std::string const record = file_text(files_below("tests/records", {".record"}).front());
    HttpReply const created =
        post(server.port(), "/api/records", json::serialize(json::object{{"record", record}}));
    ASSERT_EQ(created.status, 200) << created.body;
    WebSocketClient other{server.port()};
    other.send(R"({"t":"hello","table":")" + text_of(created.json().at("table")) + R"(","token":")" +
               text_of(created.json().at("watch")) + "\"}");
    EXPECT_TRUE(other.expect("table").at("from_record").as_bool());
}

TEST(Tables, ABotTakesOverAfterATimeOut) {
    TestServer const server;
    TestTable const table =
        make_seated_table(server.port(), 2, R"(,"clock":{"kind":"bank","bank":1,"increment":0})");
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    json::object state = client.expect("table");
    EXPECT_LE(state.at("seats").at(0).at("clock").as_int64(), 1000);
    auto const timed_out = [&](int seat) { return !state.at("seats").at(seat).at("bot").is_null(); };
    while (!timed_out(0) || !timed_out(1)) state = client.expect("update");
    while (!state.at("result").at("finished").as_bool()) state = client.expect("update");
}

TEST(Tables, ASilentSocketIsClosed) {
    ServerOptions options = quick_options();
    options.idle_table_time = std::chrono::seconds{0};
    options.limits.hello_seconds = 1;
    TestServer const server{options};
    WebSocketClient client{server.port()};
    EXPECT_TRUE(client.wait_for_close());
    EXPECT_EQ(client.close_code(), 1008);
}

}  // namespace
}  // namespace motherlode::server::testing
