// Hints and branches, over real sockets.

#include <gtest/gtest.h>

#include "server/finished.h"

namespace motherlode::server::testing {
namespace {

std::string hint_at(json::object const& state, std::string_view id) {
    return R"({"t":"hint","id":")" + std::string{id} + R"(","version":)" +
           std::to_string(state.at("version").as_int64()) + "}";
}

TEST(Hints, AreAllowedAgainstBots) {
    TestServer const server{
        with({.iterations = 10, .listed = 4, .playouts = 2, .horizon = {.decisions = 4}})};
    TestTable const table = make_table(server.port(), R"(["person","bot:greedy"])", R"(,"name":"Ana")");
    WebSocketClient client{server.port()};
    json::object const state = wait_for_turn(client, table);
    EXPECT_TRUE(state.at("hints").at("allowed").as_bool());
    json::object const hint = client.ask(hint_at(state, "h"), "h");
    ASSERT_EQ(text_of(hint.at("t")), "hint");
    EXPECT_EQ(hint.at("version"), state.at("version"));
    ASSERT_EQ(hint.at("choices").as_array().size(), 3U);
    for (json::value const& choice : hint.at("choices").as_array()) {
        auto const& legal = state.at("legal").as_array();
        bool const known = std::any_of(legal.begin(), legal.end(), [&](json::value const& legal_action) {
            return legal_action.at("action") == choice.at("action") &&
                   legal_action.at("message") == choice.at("message");
        });
        EXPECT_TRUE(known) << json::serialize(choice);
    }
    EXPECT_EQ(code_of(client.ask(R"({"t":"hint","id":"v","version":99})", "v")), "stale");
    EXPECT_EQ(code_of(client.ask(R"({"t":"hint","id":"w"})", "w")), "malformed");

    auto const watcher = watcher_of(server, table);
    EXPECT_EQ(code_of(watcher->ask(hint_at(state, "x"), "x")), "not_your_seat");
    EXPECT_EQ(code_of(watcher->ask(R"({"t":"hints","id":"y","agree":true})", "y")), "not_your_seat");
}

// A request for more playouts than the time allows still gets a hint in about a second.
TEST(Hints, KeepTheirTimeLimitWithManyPlayouts) {
    ServerOptions options = quick_options();
    options.review_playouts = 1'000'000'000;
    TestServer const server{options};
    TestTable const table = make_table(server.port(), R"(["person","bot:greedy"])", R"(,"name":"Ana")");
    WebSocketClient client{server.port()};
    json::object const state = wait_for_turn(client, table);
    client.send(hint_at(state, "h"));
    EXPECT_EQ(client.expect("hint", 60s).at("choices").as_array().size(), 3U);
}

TEST(Hints, NeedAnAgreementOfAllHumansThatIsSaved) {
    TestServer server{with(quick), Keep::on_disk};
    TestTable const table = make_seated_table(server.port(), 2);
    auto const at_table = [&](int seat, json::object& state) {
        auto client = std::make_unique<WebSocketClient>(server.port());
        client->send(table.hello(seat));
        state = client->expect("table");
        return client;
    };
    json::object state;
    std::size_t due = 0;
    {
        auto const first = at_table(0, state);
        due = state.at("legal").as_array().empty() ? 1 : 0;
        auto const second = at_table(1, state);
        EXPECT_FALSE(state.at("hints").at("allowed").as_bool());
        EXPECT_EQ(code_of((due == 0 ? first : second)->ask(hint_at(state, "h"), "h")), "not_allowed");
        EXPECT_EQ(text_of(first->ask(R"({"t":"hints","id":"a","agree":true})", "a").at("t")), "ok");
        EXPECT_EQ(text_of(second->ask(R"({"t":"hints","id":"a","agree":true})", "a").at("t")), "ok");
        EXPECT_EQ(code_of(second->ask(R"({"t":"hints","id":"b","agree":1})", "b")), "malformed");
    }
    server.stop();
    server.start();
    auto const back = at_table(static_cast<int>(due), state);
    EXPECT_TRUE(state.at("hints").at("allowed").as_bool());
    EXPECT_EQ(state.at("hints").at("agreed").as_array().size(), 2U);
    EXPECT_EQ(text_of(back->ask(hint_at(state, "h"), "h").at("t")), "hint");
    auto const opponent = at_table(1 - static_cast<int>(due), state);
    EXPECT_EQ(code_of(opponent->ask(hint_at(state, "i"), "i")), "illegal");
    opponent->ask(R"({"t":"hints","id":"c","agree":false})", "c");
    json::object update;
    do update = back->expect("update");
    while (update.at("hints").at("allowed").as_bool());
    EXPECT_EQ(code_of(back->ask(hint_at(update, "j"), "j")), "not_allowed");
}

TEST(Hints, OneAtATime) {
    TestServer const server{with(endless)};
    TestTable const table = make_table(server.port(), R"(["person","bot:greedy"])", R"(,"name":"Ana")");
    std::vector<std::unique_ptr<WebSocketClient>> clients;
    json::object state;
    for (int i = 0; i < 2; ++i) {
        clients.push_back(std::make_unique<WebSocketClient>(server.port()));
        clients.back()->send(table.hello(0));
        state = clients.back()->expect("table");
    }
    while (state.at("legal").as_array().empty()) state = clients[1]->expect("update");
    clients[0]->send(hint_at(state, "h"));
    ASSERT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));
    for (auto const& client : clients) EXPECT_EQ(code_of(client->ask(hint_at(state, "i"), "i")), "limit");
    clients[0]->hang_up();
    EXPECT_TRUE(soon([&] { return server.metric("jobs_running") == 0; }));
    clients[1]->send(hint_at(state, "k"));
    EXPECT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));
}

TEST(Hints, ForTheNextDecisionReplaceEarlierOnes) {
    TestServer const server{with(endless)};
    TestTable const table = make_table(server.port(), R"(["person","bot:greedy"])", R"(,"name":"Ana")");
    WebSocketClient client{server.port()};
    json::object state = wait_for_turn(client, table);
    client.send(hint_at(state, "h"));
    ASSERT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));
    EXPECT_EQ(code_of(client.ask(hint_at(state, "i"), "i")), "limit");
    client.send(R"({"t":"move","id":"m","version":)" + std::to_string(state.at("version").as_int64()) +
                R"(,"action":")" + std::string{text_of(state.at("legal").at(0).at("action"))} + "\"}");
    state = client.expect("update");
    client.send(hint_at(state, "j"));
    json::object const dropped = client.expect("hint");
    EXPECT_EQ(text_of(dropped.at("id")), "h");
    EXPECT_TRUE(dropped.at("choices").as_array().empty());
    EXPECT_EQ(code_of(client.ask(hint_at(state, "k"), "k")), "limit");
    EXPECT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));
}

TEST(Branches, StartFromAnyMove) {
    TestServer const server{with(quick)};
    TestTable const first = finished_table(server.port(), R"(,"listed":true)");
    std::string const body =
        R"({"table":")" + first.id + R"(","move":12,"seat":1,"bot":"greedy","name":"Ana"})";
    HttpReply const reply = post(server.port(), "/api/branches", body);
    ASSERT_EQ(reply.status, 200) << reply.body;
    json::object const created = reply.json().as_object();
    ASSERT_EQ(created.at("seats").as_array().size(), 1U);
    EXPECT_EQ(created.at("seats").at(0).at("seat").as_int64(), 1);

    WebSocketClient watcher{server.port()};
    watcher.send(R"({"t":"hello","table":")" + first.id + "\"}");
    json::value const then = watcher.ask(R"({"t":"at","id":"a","move":12})", "a").at("view");
    WebSocketClient client{server.port()};
    client.send(R"({"t":"hello","table":")" + text_of(created.at("table")) + R"(","token":")" +
                text_of(created.at("seats").at(0).at("token")) + "\"}");
    json::object state = client.expect("table");
    EXPECT_TRUE(state.at("from_record").as_bool());
    EXPECT_FALSE(state.at("listed").as_bool());
    EXPECT_EQ(text_of(state.at("seats").at(1).at("name")), "Ana");
    EXPECT_EQ(text_of(state.at("seats").at(0).at("kind")), "bot");
    EXPECT_EQ(client.ask(R"({"t":"at","id":"b","move":12})", "b").at("view"), then);
    EXPECT_TRUE(state.at("hints").at("allowed").as_bool());

    std::vector<json::object> latest{state};
    while (latest[0].at("legal").as_array().empty()) latest[0] = client.expect("update");
    EXPECT_GE(latest[0].at("moves").as_int64(), 12);
    EXPECT_NE(play_one({&client}, latest, 0), 0);
}

TEST(Branches, KeepTheNameOfTheRequestingPlayer) {
    TestServer const server{with(quick)};
    TestTable const table = make_table(server.port(), R"(["person","bot:random"])", R"(,"name":"Ana")");
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    std::vector<json::object> latest{client.expect("table")};
    client.send(R"({"t":"leave"})");
    while (!latest[0].at("result").at("finished").as_bool()) latest[0] = client.expect("update");
    std::string const body = R"({"table":")" + table.id + R"(","move":3,"seat":0,"bot":"random"})";
    HttpReply const reply = post(server.port(), "/api/branches", body, {{"Cookie", table.cookie}});
    ASSERT_EQ(reply.status, 200) << reply.body;
    WebSocketClient back{server.port(), {{"Cookie", table.cookie}}};
    back.send(R"({"t":"hello","table":")" + text_of(reply.json().at("table")) + "\"}");
    json::object const state = back.expect("table");
    EXPECT_EQ(state.at("seat").as_int64(), 0);
    EXPECT_EQ(text_of(state.at("seats").at(0).at("name")), "Ana");
}

TEST(Branches, NeedAccessToTheTable) {
    ServerOptions options = with(quick);
    options.limits.tables_per_hour = 3;
    TestServer const server{options};
    TestTable const table = finished_table(server.port());
    auto const status = [&](std::string const& rest) {
        return post(server.port(), "/api/branches", R"({"table":")" + table.id + "\"" + rest + "}").status;
    };
    std::string const watch = R"(,"token":")" + table.watch + "\"";
    EXPECT_EQ(status(R"(,"move":1,"seat":0,"bot":"greedy")"), 403);
    EXPECT_EQ(status(R"(,"token":"wrong","move":1,"seat":0,"bot":"greedy")"), 403);
    EXPECT_EQ(status(watch + R"(,"move":1,"seat":2,"bot":"greedy")"), 400);
    EXPECT_EQ(status(watch + R"(,"move":54,"seat":0,"bot":"greedy")"), 400);
    EXPECT_EQ(status(watch + R"(,"move":-1,"seat":0,"bot":"greedy")"), 400);
    EXPECT_EQ(status(watch + R"(,"move":1,"seat":0,"bot":"search:600000ms")"), 400);
    EXPECT_EQ(status(watch + R"(,"move":1,"seat":0,"bot":"greedy","name":"")"), 400);
    EXPECT_EQ(status(watch + R"(,"move":1,"seat":0,"bot":"greedy","seed":1)"), 400);
    EXPECT_EQ(
        post(server.port(), "/api/branches", R"({"table":"abcdefghjk","move":1,"seat":0,"bot":"greedy"})")
            .status,
        404);
    EXPECT_EQ(http(server.port(), "GET", "/api/branches").status, 404);
    // They count as new tables.
    EXPECT_EQ(status(watch + R"(,"move":1,"seat":0,"bot":"greedy")"), 200);
    EXPECT_EQ(status(watch + R"(,"move":0,"seat":1,"bot":"greedy")"), 200);
    EXPECT_EQ(status(watch + R"(,"move":1,"seat":0,"bot":"greedy")"), 429);
}

}  // namespace
}  // namespace motherlode::server::testing
