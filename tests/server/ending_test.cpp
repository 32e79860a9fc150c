// Resigning, replacing absent players, rematches, results in lists, and watchers.

#include <gtest/gtest.h>

#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

std::string hello(std::string const& table, std::string const& token = {}, std::string const& name = {}) {
    std::string text = R"({"t":"hello","table":")" + table + "\"";
    if (!token.empty()) text += R"(,"token":")" + token + "\"";
    if (!name.empty()) text += R"(,"name":")" + name + "\"";
    return text + "}";
}

std::string rematch(TestTable const& table, int seat, std::string const& seats) {
    return R"({"table":")" + table.id + R"(","token":")" + table.tokens[static_cast<std::size_t>(seat)] +
           R"(","seats":)" + seats + "}";
}

TEST(Endings, AResignedGameIsListedWithItsResultAfterARestart) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = make_table(server.port(), R"(["person","bot:random"])", R"(,"name":"Ana")");
    auto const line = [&] {
        return http(server.port(), "GET", "/api/mine", {{"Cookie", table.cookie}}).json().at("tables").at(0);
    };
    EXPECT_TRUE(line().at("scores").is_null());
    {
        WebSocketClient client{server.port()};
        client.send(table.hello(0));
        EXPECT_EQ(text_of(client.ask(R"({"t":"resign","id":"r"})", "r").at("t")), "ok");
        EXPECT_EQ(code_of(client.ask(R"({"t":"end","id":"e","agree":true})", "e")), "not_allowed");
        EXPECT_EQ(code_of(client.ask(R"({"t":"review","id":"v"})", "v")), "not_finished");
        EXPECT_EQ(text_of(client.ask(R"({"t":"record","id":"g"})", "g").at("t")), "record");
    }
    server.stop();
    server.start();
    EXPECT_TRUE(line().at("finished").as_bool());
    EXPECT_EQ(line().at("scores").at(0).at("rank").as_int64(), 2);
    EXPECT_EQ(line().at("scores").at(1).at("rank").as_int64(), 1);
}

TEST(Endings, AConnectedPlayerIsNotReplaced) {
    TestServer const server;
    Party party{server.port(), 2};
    json::object const here = party.all[0]->ask(R"({"t":"replace","id":"1","seat":1})", "1");
    EXPECT_EQ(code_of(here), "not_allowed");
    EXPECT_EQ(text_of(here.at("message").at("key")), "server.refusal.player_is_here");
    // A connection that was lost a moment ago does not count as absence either.
    party.all[1]->hang_up();
    EXPECT_TRUE(
        soon([&] { return !party.all[0]->expect("update").at("seats").at(1).at("connected").as_bool(); }));
    EXPECT_EQ(code_of(party.all[0]->ask(R"({"t":"replace","id":"2","seat":1})", "2")), "not_allowed");
    EXPECT_EQ(code_of(party.all[0]->ask(R"({"t":"replace","id":"3","seat":0})", "3")), "malformed");
}

TEST(Endings, AnAbsentPlayerIsReplacedByABotAndReturns) {
    ServerOptions options = quick_options();
    options.limits.absent_seconds = 0;
    TestServer const server{options};
    Party party{server.port(), 2};
    party.all[1]->hang_up();
    auto const update_with = [&](auto condition) {
        json::object update = party.all[0]->expect("update");
        while (!condition(update.at("seats").at(1).as_object())) update = party.all[0]->expect("update");
    };
    update_with([](json::object const& seat) { return !seat.at("connected").as_bool(); });
    EXPECT_EQ(text_of(party.all[0]->ask(R"({"t":"replace","id":"1","seat":1})", "1").at("t")), "ok");
    WebSocketClient back{server.port()};
    back.send(party.table.hello(1));
    EXPECT_EQ(text_of(back.expect("table").at("seats").at(1).at("bot")), "greedy");
    EXPECT_EQ(text_of(back.ask(R"({"t":"return","id":"2"})", "2").at("t")), "ok");
    update_with([](json::object const& seat) { return seat.at("bot").is_null(); });
}

TEST(Endings, ARematchInvitesThePlayersToTheirNewSeats) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = make_seated_table(server.port(), 2);
    EXPECT_EQ(post(server.port(), "/api/rematches", rematch(table, 0, R"(["seat:1","seat:0"])")).status, 409);
    WebSocketClient one{server.port()};
    one.send(table.hello(0));
    one.expect("table");
    one.ask(R"({"t":"resign","id":"r"})", "r");

    auto const status = [&](std::string const& seats) {
        return post(server.port(), "/api/rematches", rematch(table, 0, seats)).status;
    };
    for (char const* const wrong :
         {R"(["seat:1","bot:random"])", R"(["seat:0","seat:0"])", R"(["seat:0","seat:9"])",
          R"(["seat:0","seat:x"])", R"(["seat:0","bot:nobody"])", R"(["seat:0"])", "[]"})
        EXPECT_EQ(status(wrong), 400) << wrong;
    std::string const watching =
        R"({"table":")" + table.id + R"(","token":")" + table.watch + R"(","seats":["seat:0","seat:1"]})";
    EXPECT_EQ(post(server.port(), "/api/rematches", watching).status, 403);

    HttpReply const reply =
        post(server.port(), "/api/rematches", rematch(table, 0, R"(["seat:1","seat:0"])"));
    ASSERT_EQ(reply.status, 200) << reply.body;
    std::string const next = text_of(reply.json().at("table"));
    EXPECT_EQ(status(R"(["seat:1","seat:0"])"), 409);
    json::object update = one.expect("update");
    while (update.at("rematch").is_null()) update = one.expect("update");
    EXPECT_EQ(text_of(update.at("rematch")), next);
    one.hang_up();

    for (int run = 0; run < 2; ++run) {
        WebSocketClient same{server.port()};
        same.send(hello(next, table.tokens[0]));
        json::object const state = same.expect("table");
        EXPECT_EQ(state.at("seat").as_int64(), 1);
        EXPECT_EQ(text_of(state.at("seats").at(1).at("name")), "P0");
        EXPECT_EQ(text_of(state.at("seats").at(0).at("kind")), "open");
        WebSocketClient other{server.port()};
        other.send(hello(next, table.tokens[1]));
        EXPECT_EQ(other.expect("table").at("seat").as_int64(), 0);
        same.hang_up();
        other.hang_up();
        server.stop();
        server.start();
    }
}

TEST(Watchers, AreInvitedByAnyPlayerAndFollowToTheRematch) {
    TestServer const server;
    TestTable const table = make_seated_table(server.port(), 2);
    WebSocketClient ben{server.port()};
    ben.send(table.hello(1));
    std::string const link = text_of(ben.expect("table").at("watchers").at("link"));
    WebSocketClient zoe{server.port()};
    zoe.send(hello(table.id, link));
    json::object const seen = zoe.expect("table");
    EXPECT_TRUE(seen.at("seat").is_null());
    EXPECT_TRUE(seen.at("watchers").at("link").is_null());

    ben.send(R"({"t":"resign","id":"r"})");
    ben.expect("ok");
    HttpReply const reply = post(server.port(), "/api/rematches",
                                 R"({"table":")" + table.id + R"(","token":")" + table.tokens[1] +
                                     R"(","seats":["seat:0","seat:1"]})");
    ASSERT_EQ(reply.status, 200) << reply.body;
    WebSocketClient again{server.port()};
    again.send(hello(text_of(reply.json().at("table")), link));
    EXPECT_TRUE(again.expect("table").at("seat").is_null());
}

TEST(Watchers, AreCountedAndNamed) {
    TestServer const server;
    TestTable const table =
        make_table(server.port(), R"(["person","bot:random"])", R"(,"name":"Ana","listed":true)");
    WebSocketClient ana{server.port()};
    ana.send(table.hello(0));
    EXPECT_EQ(ana.expect("table").at("watchers").at("count").as_int64(), 0);
    auto const expect_watchers = [&](int count, json::array const& names) {
        json::object update = ana.expect("update");
        while (update.at("watchers").at("count").as_int64() != count) update = ana.expect("update");
        EXPECT_EQ(update.at("watchers").at("names").as_array(), names);
    };
    WebSocketClient zoe{server.port()};
    zoe.send(hello(table.id, {}, "Zoe"));
    expect_watchers(1, {"Zoe"});
    WebSocketClient nameless{server.port()};
    nameless.send(hello(table.id));
    expect_watchers(2, {"Zoe"});
    zoe.hang_up();
    expect_watchers(1, {});
    WebSocketClient rude{server.port()};
    rude.send(hello(table.id, {}, std::string(25, 'x')));
    EXPECT_EQ(text_of(rude.expect("error").at("code")), "malformed");
}

}  // namespace
}  // namespace motherlode::server::testing
