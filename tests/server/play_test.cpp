#include <gtest/gtest.h>

#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

TEST(Play, FourClientsPlayToTheEnd) {
    TestServer const server{quick_options(), Keep::on_disk};
    Party party{server.port(), 4};
    WebSocketClient watcher{server.port()};
    watcher.send(party.table.hello_watcher());
    EXPECT_TRUE(watcher.expect("table").at("seat").is_null());
    EXPECT_EQ(code_of(party.clients[0]->ask(R"({"t":"record","id":"early"})", "early")), "not_finished");

    int moves = 0;
    while (play_one(party.all, party.latest, moves) != 0) ++moves;
    EXPECT_TRUE(party.latest[0].at("result").at("finished").as_bool());
    EXPECT_EQ(party.latest[0].at("moves").as_int64(), moves);
    EXPECT_GE(server.metric("moves_total"), moves);

    json::object const record = party.clients[3]->ask(R"({"t":"record","id":"r"})", "r");
    EXPECT_EQ(text_of(record.at("record")).find("motherlode-record 1\n"), 0U);
    EXPECT_EQ(code_of(party.clients[0]->ask(move_text(party.latest[0], "x", "draft 1"), "x")), "finished");
    std::string const body = json::serialize(json::object{{"record", record.at("record")}});
    EXPECT_EQ(post(server.port(), "/api/records", body).status, 200);
}

TEST(Play, BotsPlayWithoutRequests) {
    TestServer const server;
    TestTable const table = make_table(server.port(), R"(["bot:greedy","bot:random","bot:greedy"])");
    WebSocketClient watcher{server.port()};
    watcher.send(table.hello_watcher());
    json::object state = watcher.expect("table");
    while (!state.at("result").at("finished").as_bool()) state = watcher.expect("update");
    EXPECT_EQ(server.metric("tables_open"), 0);
}

// Search takes time, on its own threads.
TEST(Play, SearchingBotsPlayWithoutRequests) {
    TestServer const server;
    TestTable const table = make_table(server.port(), R"(["bot:greenhorn","bot:random"])");
    WebSocketClient watcher{server.port()};
    watcher.send(table.hello_watcher());
    json::object state = watcher.expect("table");
    while (!state.at("result").at("finished").as_bool()) state = watcher.expect("update");
    EXPECT_EQ(server.metric("tables_open"), 0);
}

TEST(Play, RefusesLongSearches) {
    TestServer const server;
    std::string const body = R"({"game":"boomtown_builders","seats":["person","bot:search:600000ms"]})";
    EXPECT_EQ(post(server.port(), "/api/tables", body).status, 400);
}

TEST(Play, ARepeatedMoveIsMadeOnce) {
    TestServer const server;
    Party party{server.port(), 2};
    std::size_t const seat = party.due();
    std::string const text = move_text(party.latest[seat], "once");
    json::object const first = party.clients[seat]->ask(text, "once");
    json::object const second = party.clients[seat]->ask(text, "once");
    EXPECT_EQ(text_of(first.at("t")), "ok");
    EXPECT_EQ(first, second);

    WebSocketClient again{server.port()};
    again.send(party.table.hello(static_cast<int>(seat)));
    EXPECT_EQ(again.expect("table").at("moves").as_int64(), 1);
    EXPECT_EQ(again.ask(text, "once"), first);
    EXPECT_EQ(server.metric("moves_total"), 1);
}

TEST(Play, AStaleMoveIsAnsweredWithAnUpdate) {
    TestServer const server;
    Party party{server.port(), 2};
    std::size_t const seat = party.due();
    json::object const before = party.latest[seat];
    ASSERT_NE(play_one(party.all, party.latest, 0), 0);
    party.clients[seat]->send(move_text(before, "late"));
    json::object const update = party.clients[seat]->expect("update");
    EXPECT_EQ(update.at("version"), party.latest[seat].at("version"));
    EXPECT_FALSE(update.at("events").as_array().empty());
    EXPECT_EQ(code_of(party.clients[seat]->expect("error")), "stale");
    EXPECT_EQ(server.metric("moves_total"), 1);
}

TEST(Play, AReconnectingClientMissesNothing) {
    TestServer server{quick_options(), Keep::on_disk};
    Party party{server.port(), 2};
    for (int i = 0; i < 3; ++i) play_one(party.all, party.latest, i);
    int const seen = static_cast<int>(party.latest[1].at("version").as_int64());
    std::int64_t const events = party.latest[1].at("events_from").as_int64() +
                                static_cast<std::int64_t>(party.latest[1].at("events").as_array().size());
    party.clients[1]->hang_up();
    party.clients[0]->ask(R"({"t":"chat","id":"c","text":"Where are you?"})", "c");
    server.stop();
    server.start();

    WebSocketClient back{server.port()};
    back.send(party.table.hello(1, seen));
    json::object const update = back.expect("update");
    EXPECT_EQ(update.at("events_from").as_int64(), events);
    EXPECT_TRUE(update.at("events").as_array().empty());
    ASSERT_EQ(update.at("chat").as_array().size(), 1U);
    EXPECT_EQ(text_of(update.at("chat").at(0).at("text")), "Where are you?");
    EXPECT_FALSE(update.contains("edition"));

    // A version that never existed: sends everything.
    WebSocketClient lost{server.port()};
    lost.send(party.table.hello(1, seen + 1000));
    EXPECT_EQ(lost.expect("table").at("events").as_array().size(), static_cast<std::size_t>(events));
}

TEST(Play, UndoRestoresTheTable) {
    TestServer const server;
    Party party{server.port(), 2};
    std::size_t const seat = party.due();
    play_one(party.all, party.latest, 0);
    ASSERT_TRUE(party.latest[seat].at("undo").at("undo").as_bool());
    party.clients[seat]->send(R"({"t":"undo","id":"u"})");
    json::object const update = party.clients[1 - seat]->expect("update");
    EXPECT_EQ(update.at("moves").as_int64(), 0);
    EXPECT_EQ(update.at("events_from").as_int64(), 0);
    json::object const refused = party.clients[seat]->ask(R"({"t":"undo","id":"v"})", "v");
    EXPECT_EQ(code_of(refused), "cannot_undo");
    EXPECT_EQ(text_of(refused.at("message").at("key")), "table.refusal.nothing_to_undo");
    EXPECT_EQ(text_of(refused.at("sentence")), "There is nothing to undo yet.");
    EXPECT_EQ(code_of(party.clients[seat]->ask(R"({"t":"agree","id":"w"})", "w")), "nothing_asked");
}

TEST(Play, AboutAThing) {
    TestServer const server;
    Party party{server.port(), 2};
    WebSocketClient& client = *party.clients[party.due()];
    auto const ask = [&](std::string const& fields) {
        return client.ask(R"({"t":"about","id":"1",)" + fields + "}", "1");
    };
    json::object const cube = ask(R"("kind":"cube","thing":"triple","move":0)");
    EXPECT_EQ(text_of(cube.at("t")), "about");
    EXPECT_EQ(text_of(cube.at("rule")), "BB-3.2c");
    EXPECT_EQ(text_of(cube.at("name").at("id")), "triple");
    ASSERT_EQ(cube.at("facts").as_array().size(), 1U);
    EXPECT_EQ(cube.at("facts").at(0).at("args").at("n").as_int64(), 3);
    EXPECT_TRUE(ask(R"("kind":"cube","thing":"huge","move":0)").at("facts").is_null());
    EXPECT_EQ(text_of(ask(R"("kind":"cube","thing":"triple","move":9)").at("t")), "error");
    EXPECT_EQ(text_of(ask(R"("kind":"cube","move":0)").at("t")), "error");
}

TEST(Play, WhyByVerbAndArguments) {
    TestServer const server;
    Party party{server.port(), 2};
    WebSocketClient& client = *party.clients[party.due()];
    auto const ask = [&](std::string const& fields) {
        return client.ask(R"({"t":"why","id":"1",)" + fields + "}", "1");
    };
    auto const key = [](json::object const& answer) { return text_of(answer.at("message").at("key")); };

    json::object why = ask(R"("verb":"build","args":[{"location":"a1"}])");
    EXPECT_EQ(text_of(why.at("action")), "build a1");
    EXPECT_FALSE(why.at("possible").as_bool());
    EXPECT_EQ(key(why), "boomtown_builders.refusal.draft_first");
    EXPECT_TRUE(why.contains("rule"));
    EXPECT_TRUE(ask(R"("verb":"draft","args":[{"slot":1}])").at("possible").as_bool());

    why = ask(R"("verb":"bulid","args":[])");
    EXPECT_TRUE(why.at("action").is_null());
    EXPECT_FALSE(why.at("possible").as_bool());
    EXPECT_EQ(key(why), "table.refusal.unknown_verb");
    EXPECT_EQ(key(ask(R"("verb":"build","args":[])")), "table.refusal.wrong_argument_count");
    EXPECT_EQ(key(ask(R"("verb":"build","args":[{"slot":1}])")), "table.refusal.wrong_argument_kind");
    EXPECT_EQ(key(ask(R"("verb":"build","args":[{"location":"z9"}])")), "table.refusal.unknown_argument");

    EXPECT_EQ(key(ask(R"("verb":"draft")")), "server.refusal.missing_field");
    EXPECT_EQ(key(ask(R"("args":[{"slot":1}])")), "server.refusal.missing_field");
    EXPECT_EQ(key(ask(R"("action":"draft 1","verb":"draft","args":[{"slot":1}])")),
              "server.refusal.unknown_field");
    EXPECT_EQ(key(ask(R"("action":"draft 1","args":[])")), "server.refusal.unknown_field");
    for (std::string const args :
         {R"("slot")", R"({"slot":1})", R"([1])", R"([{}])", R"([{"slot":1,"cube":2}])", R"([{"slot":true}])",
          R"([{"slot":1.5}])", R"([{"slot":null}])"})
        EXPECT_EQ(key(ask(R"("verb":"draft","args":)" + args)), "server.refusal.not_a_list_of_arguments")
            << args;
}

TEST(Play, WhyAndTheHistory) {
    TestServer const server;
    Party party{server.port(), 2};
    std::size_t const seat = party.due();
    json::object why = party.clients[seat]->ask(R"({"t":"why","id":"1","action":"build a1"})", "1");
    EXPECT_FALSE(why.at("possible").as_bool());
    EXPECT_TRUE(why.contains("rule"));
    std::string const legal = text_of(party.latest[seat].at("legal").at(0).at("action"));
    why = party.clients[seat]->ask(R"({"t":"why","id":"2","action":")" + legal + R"("})", "2");
    EXPECT_TRUE(why.at("possible").as_bool());
    json::object const illegal =
        party.clients[seat]->ask(move_text(party.latest[seat], "3", "build a1"), "3");
    EXPECT_EQ(code_of(illegal), "illegal");
    EXPECT_TRUE(illegal.contains("rule"));
    EXPECT_EQ(text_of(illegal.at("message").at("key")), "boomtown_builders.refusal.draft_first");
    EXPECT_EQ(text_of(illegal.at("sentence")), "First take one of the face-up Building Cards.");

    json::value const start = party.latest[seat].at("view");
    play_one(party.all, party.latest, 0);
    EXPECT_EQ(party.clients[seat]->ask(R"({"t":"at","id":"4","move":0})", "4").at("view"), start);
    json::object const too_far = party.clients[seat]->ask(R"({"t":"at","id":"5","move":99})", "5");
    EXPECT_EQ(code_of(too_far), "malformed");
    EXPECT_EQ(too_far.at("message").at("args").at("moves").as_int64(), 1);
    EXPECT_EQ(text_of(party.clients[seat]->ask(R"({"t":"ping","id":"6"})", "6").at("t")), "pong");
}

TEST(Play, AWatcherCanOnlyWatch) {
    TestServer const server;
    Party party{server.port(), 2};
    WebSocketClient watcher{server.port()};
    watcher.send(party.table.hello_watcher());
    json::object const state = watcher.expect("table");
    EXPECT_TRUE(state.at("legal").as_array().empty());
    for (std::string const text :
         {R"({"t":"chat","id":"a","text":"hi"})", R"({"t":"name","id":"a","name":"X"})",
          R"({"t":"undo","id":"a"})", R"({"t":"leave","id":"a"})",
          R"({"t":"move","id":"a","version":2,"action":"draft 1"})"})
        EXPECT_EQ(code_of(watcher.ask(text, "a")), "not_your_seat") << text;
}

TEST(Play, AccessToTables) {
    TestServer const server;
    TestTable const hidden = make_table(server.port(), R"(["person","person"])");
    TestTable const listed = make_table(server.port(), R"(["person","person"])", R"(,"listed":true)");
    auto const code = [&](std::string const& text, Headers const& headers = {}) {
        WebSocketClient client{server.port(), headers};
        client.send(text);
        std::optional<std::string> const answer = client.receive();
        json::object const message = json::parse(answer.value_or("{}")).as_object();
        return message.contains("code") ? code_of(message) : text_of(message.at("t"));
    };
    auto const hello = [](std::string const& table, std::string const& rest = "") {
        return R"({"t":"hello","table":")" + table + "\"" + rest + "}";
    };
    EXPECT_EQ(code(R"({"t":"ping"})"), "hello_first");
    EXPECT_EQ(code(hello("nothinghere")), "unknown_table");
    EXPECT_EQ(code(hello("abcdefghjk")), "unknown_table");
    EXPECT_EQ(code(hello(hidden.id)), "not_allowed");
    EXPECT_EQ(code(hello(hidden.id, R"(,"token":"")")), "not_allowed");
    EXPECT_EQ(code(hello(hidden.id, R"(,"token":")" + listed.tokens[0] + "\"")), "not_allowed");
    EXPECT_EQ(code(hello(listed.id)), "table");
    EXPECT_EQ(code(hello(hidden.id), {{"Cookie", hidden.cookie}}), "table");
    EXPECT_EQ(code(hello(hidden.id), {{"Cookie", listed.cookie}}), "not_allowed");

    // An invitation alone gives a browser nothing; a player who has sat down can return without it.
    Headers const browser{{"Cookie", listed.cookie}};
    EXPECT_EQ(code(hidden.hello(1), browser), "table");
    EXPECT_EQ(code(hello(hidden.id), browser), "not_allowed");
    WebSocketClient invited{server.port(), browser};
    invited.send(hidden.hello(1));
    invited.ask(R"({"t":"name","id":"n","name":"Ben"})", "n");
    WebSocketClient back{server.port(), browser};
    back.send(hello(hidden.id));
    EXPECT_EQ(back.expect("table").at("seat").as_int64(), 1);
    EXPECT_EQ(http(server.port(), "GET", "/api/mine", browser).json().at("tables").as_array().size(), 2U);
}

TEST(Play, OthersSeePresence) {
    TestServer const server;
    Party party{server.port(), 2};
    party.clients[1]->hang_up();
    json::object update;
    do update = party.clients[0]->expect("update");
    while (update.at("seats").at(1).at("connected").as_bool());
    EXPECT_TRUE(update.at("seats").at(0).at("connected").as_bool());
    EXPECT_EQ(update.at("version"), party.latest[0].at("version"));
}

}  // namespace
}  // namespace motherlode::server::testing
