// Reviews, hints, games played on and branches, over real sockets.

#include <gtest/gtest.h>

#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

std::string code_of(json::object const& message) { return text_of(message.at("code")); }
std::string state_of(json::object const& message) { return text_of(message.at("state")); }

constexpr analysis::Effort quick{.iterations = 4, .listed = 1, .playouts = 2, .longest = 4};
// Longer than any test.
constexpr analysis::Effort endless{.iterations = 4, .listed = 1, .playouts = 1'000'000'000};

ServerOptions with(analysis::Effort const& effort) {
    ServerOptions options = quick_options();
    options.effort = effort;
    options.review_threads = 1;
    return options;
}

// Waits until the condition holds; false when it does not within some seconds.
template <class Condition>
bool soon(Condition condition) {
    for (int i = 0; i < 500; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(20ms);
    }
    return false;
}

// A table where bots have played to the end.
TestTable finished_table(int port, std::string_view more = "") {
    TestTable const table = make_table(port, R"(["bot:greedy","bot:random"])", more);
    WebSocketClient watcher{port};
    watcher.send(table.hello_watcher());
    json::object state = watcher.expect("table");
    while (!state.at("result").at("finished").as_bool()) state = watcher.expect("update");
    return table;
}

std::unique_ptr<WebSocketClient> watcher_of(TestServer const& server, TestTable const& table) {
    auto watcher = std::make_unique<WebSocketClient>(server.port());
    watcher->send(table.hello_watcher());
    watcher->expect("table");
    return watcher;
}

// Everything that is told until it is done, as one message with all the moments.
json::object whole_review(WebSocketClient& client) {
    json::array moments;
    while (true) {
        json::object message = client.expect("review", 60s);
        for (json::value const& moment : message.at("moments").as_array()) moments.push_back(moment);
        if (state_of(message) != "done") {
            EXPECT_TRUE(message.at("accounts").is_null());
            EXPECT_TRUE(message.at("turned").is_null());
            continue;
        }
        message["moments"] = moments;
        return message;
    }
}

TEST(Reviews, AreToldAsTheyCome) {
    TestServer const server{with(quick)};
    TestTable const table = finished_table(server.port());
    auto const watcher = watcher_of(server, table);
    watcher->send(R"({"t":"review","id":"r"})");
    json::object const first = watcher->expect("review");
    EXPECT_EQ(state_of(first), "waiting");
    EXPECT_EQ(first.at("ahead").as_int64(), 0);
    EXPECT_TRUE(first.at("moments").as_array().empty());
    json::object const review = whole_review(*watcher);
    EXPECT_EQ(text_of(review.at("id")), "r");
    EXPECT_EQ(review.at("done"), review.at("total"));
    EXPECT_EQ(review.at("accounts").as_array().size(), 2U);
    json::array const& moments = review.at("moments").as_array();
    EXPECT_GT(moments.size(), 20U);
    std::int64_t before = -1;
    for (json::value const& moment : moments) {
        EXPECT_GT(moment.at("move").as_int64(), before);
        before = moment.at("move").as_int64();
        EXPECT_EQ(moment.at("win").as_array().size(), 2U);
        auto const played = static_cast<std::size_t>(moment.at("played").as_int64());
        EXPECT_TRUE(moment.at("choices").at(played).at("message").at("key").is_string());
    }

    // Asked again, all of it is there at once, for others too.
    auto const other = watcher_of(server, table);
    other->send(R"({"t":"review","id":"r"})");
    json::object const again = other->expect("review");
    EXPECT_EQ(again, review);
    EXPECT_EQ(server.metric("jobs_done_total"), 1);
    EXPECT_EQ(server.metric("jobs_running"), 0);
}

TEST(Reviews, WhoJoinsLateMissesNothing) {
    TestServer const server{with({.iterations = 40, .listed = 2, .playouts = 8, .longest = 40})};
    TestTable const table = finished_table(server.port());
    auto const first = watcher_of(server, table);
    auto const second = watcher_of(server, table);
    first->send(R"({"t":"review","id":"1"})");
    json::array early;
    json::object message;
    do {
        message = first->expect("review", 60s);
        for (json::value const& moment : message.at("moments").as_array()) early.push_back(moment);
    } while (early.empty());
    second->send(R"({"t":"review","id":"2"})");
    json::object const late = whole_review(*second);
    if (state_of(message) != "done") {
        json::object const rest = whole_review(*first);
        for (json::value const& moment : rest.at("moments").as_array()) early.push_back(moment);
    }
    EXPECT_EQ(late.at("moments").as_array(), early);
    EXPECT_EQ(text_of(late.at("id")), "2");
    EXPECT_EQ(server.metric("jobs_done_total"), 1);
}

TEST(Reviews, WaitForTheEndOfTheGame) {
    TestServer const server{with(quick)};
    TestTable const table = make_seated_table(server.port(), 2);
    for (std::string const& hello : {table.hello(0), table.hello_watcher()}) {
        WebSocketClient client{server.port()};
        client.send(hello);
        EXPECT_EQ(code_of(client.ask(R"({"t":"review","id":"a"})", "a")), "not_finished");
        EXPECT_EQ(code_of(client.ask(R"({"t":"finish","id":"b","move":0,"games":1})", "b")), "not_finished");
        EXPECT_EQ(code_of(client.ask(R"({"t":"review","id":"c","table":"x"})", "c")), "malformed");
    }
    std::string const branch = R"({"table":")" + table.id + R"(","token":")" + table.tokens[0] +
                               R"(","move":0,"seat":0,"bot":"greedy"})";
    EXPECT_EQ(post(server.port(), "/api/branches", branch).status, 409);
}

TEST(Reviews, EndWhenNobodyListens) {
    TestServer const server{with(endless)};
    TestTable const table = finished_table(server.port());
    auto const one = watcher_of(server, table);
    auto const two = watcher_of(server, table);
    one->send(R"({"t":"review"})");
    two->send(R"({"t":"review"})");
    ASSERT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));
    one->hang_up();
    two->expect("review");
    EXPECT_EQ(server.metric("jobs_running"), 1);
    two->hang_up();
    EXPECT_TRUE(soon([&] { return server.metric("jobs_running") == 0; }));
    EXPECT_EQ(server.metric("jobs_dropped_total"), 1);

    // It can be asked for again.
    auto const three = watcher_of(server, table);
    three->send(R"({"t":"review"})");
    EXPECT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));
}

TEST(Reviews, KeepNobodyWaiting) {
    TestServer const server{with(endless)};
    auto const watcher = watcher_of(server, finished_table(server.port()));
    watcher->send(R"({"t":"review"})");
    ASSERT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));

    TestTable const table = make_table(server.port(), R"(["person","bot:greenhorn"])", R"(,"name":"Ana")");
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    json::object state = client.expect("table");
    int decided = 0;
    while (decided < 5) {
        while (state.at("legal").as_array().empty()) state = client.expect("update");
        std::string const id = "m" + std::to_string(decided++);
        EXPECT_EQ(text_of(client
                              .ask(R"({"t":"move","id":")" + id + R"(","version":)" +
                                       std::to_string(state.at("version").as_int64()) + R"(,"action":")" +
                                       text_of(state.at("legal").at(0).at("action")) + R"("})",
                                   id)
                              .at("t")),
                  "ok");
        state = json::parse(client.log()[client.log().size() - 2]).as_object();
    }
    EXPECT_EQ(server.metric("jobs_running"), 1);
    // The server stops though the review would go on for ever.
}

TEST(Reviews, AreBounded) {
    ServerOptions options = with(endless);
    options.limits.jobs_per_address = 2;
    TestServer const server{options};
    std::vector<std::unique_ptr<WebSocketClient>> clients;
    for (int i = 0; i < 3; ++i) clients.push_back(watcher_of(server, finished_table(server.port())));
    for (int i = 0; i < 2; ++i) clients[static_cast<std::size_t>(i)]->send(R"({"t":"review"})");
    clients[0]->expect("review");
    EXPECT_EQ(state_of(clients[1]->expect("review")), "waiting");
    EXPECT_EQ(code_of(clients[2]->ask(R"({"t":"review","id":"a"})", "a")), "limit");
    EXPECT_EQ(code_of(clients[2]->ask(R"({"t":"finish","id":"b","move":0,"games":5})", "b")), "limit");
    EXPECT_TRUE(soon([&] { return server.metric("jobs_waiting") == 1; }));
    EXPECT_EQ(server.metric("jobs_running"), 1);
    clients[1]->hang_up();
    EXPECT_TRUE(soon([&] { return server.metric("jobs_waiting") == 0; }));
    clients[2]->send(R"({"t":"review","id":"c"})");
    EXPECT_EQ(clients[2]->expect("review").at("ahead").as_int64(), 1);
}

TEST(Reviews, OldOnesAreForgotten) {
    ServerOptions options = with(quick);
    options.limits.reviews_kept = 1;
    TestServer const server{options};
    auto const watcher = watcher_of(server, finished_table(server.port()));
    for (int done = 1; done <= 2; ++done) {
        watcher->send(R"({"t":"review"})");
        whole_review(*watcher);
        EXPECT_EQ(server.metric("jobs_done_total"), done);
    }
}

TEST(Finishes, AreToldAsTheyCome) {
    TestServer const server{with(quick)};
    auto const watcher = watcher_of(server, finished_table(server.port()));
    watcher->send(R"({"t":"finish","id":"f","move":40,"games":7})");
    json::object message;
    do message = watcher->expect("finish", 60s);
    while (state_of(message) != "done");
    EXPECT_EQ(text_of(message.at("id")), "f");
    EXPECT_EQ(message.at("move").as_int64(), 40);
    EXPECT_EQ(message.at("done").as_int64(), 7);
    ASSERT_EQ(message.at("seats").as_array().size(), 2U);
    std::int64_t share = 0;
    for (json::value const& seat : message.at("seats").as_array()) {
        EXPECT_EQ(seat.at("scores").as_array().size(), 7U);
        share += seat.at("win").at(0).as_int64();
    }
    EXPECT_NEAR(static_cast<double>(share), 1000, 1);

    for (char const* text :
         {R"({"t":"finish","id":"x","move":54,"games":7})", R"({"t":"finish","id":"x","move":-1,"games":7})",
          R"({"t":"finish","id":"x","move":0,"games":0})", R"({"t":"finish","id":"x","move":0,"games":201})",
          R"({"t":"finish","id":"x","move":0,"games":1,"seed":1})"})
        EXPECT_EQ(code_of(watcher->ask(text, "x")), "malformed") << text;
}

TEST(Finishes, ANewOneTakesThePlaceOfTheOneBefore) {
    TestServer const server{with(endless)};
    TestTable const table = finished_table(server.port());
    auto const busy = watcher_of(server, table);
    busy->send(R"({"t":"review"})");
    auto const watcher = watcher_of(server, table);
    ASSERT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));
    for (int i = 0; i < 20; ++i) {
        watcher->send(R"({"t":"finish","id":"f)" + std::to_string(i) + R"(","move":1,"games":200})");
        json::object const told = watcher->expect("finish");
        EXPECT_EQ(text_of(told.at("id")), "f" + std::to_string(i));
        EXPECT_EQ(state_of(told), "waiting");
    }
    EXPECT_EQ(server.metric("jobs_waiting"), 1);
    watcher->hang_up();
    EXPECT_TRUE(soon([&] { return server.metric("jobs_waiting") == 0; }));
}

std::string hint_at(json::object const& state, std::string_view id) {
    return R"({"t":"hint","id":")" + std::string{id} + R"(","version":)" +
           std::to_string(state.at("version").as_int64()) + "}";
}

TEST(Hints, AreGivenAgainstBots) {
    TestServer const server{with({.iterations = 10, .listed = 4, .playouts = 2, .longest = 4})};
    TestTable const table = make_table(server.port(), R"(["person","bot:greedy"])", R"(,"name":"Ana")");
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    json::object state = client.expect("table");
    while (state.at("legal").as_array().empty()) state = client.expect("update");
    EXPECT_TRUE(state.at("hints").at("allowed").as_bool());
    json::object const hint = client.ask(hint_at(state, "h"), "h");
    ASSERT_EQ(text_of(hint.at("t")), "hint");
    EXPECT_EQ(hint.at("version"), state.at("version"));
    ASSERT_EQ(hint.at("choices").as_array().size(), 3U);
    for (json::value const& choice : hint.at("choices").as_array()) {
        auto const& legal = state.at("legal").as_array();
        bool const known = std::any_of(legal.begin(), legal.end(), [&](json::value const& one) {
            return one.at("action") == choice.at("action") && one.at("message") == choice.at("message");
        });
        EXPECT_TRUE(known) << json::serialize(choice);
    }
    EXPECT_EQ(code_of(client.ask(R"({"t":"hint","id":"v","version":99})", "v")), "stale");
    EXPECT_EQ(code_of(client.ask(R"({"t":"hint","id":"w"})", "w")), "malformed");

    auto const watcher = watcher_of(server, table);
    EXPECT_EQ(code_of(watcher->ask(hint_at(state, "x"), "x")), "not_your_seat");
    EXPECT_EQ(code_of(watcher->ask(R"({"t":"hints","id":"y","agree":true})", "y")), "not_your_seat");
}

TEST(Hints, AmongPeopleAllMustAgreeAndThatIsKept) {
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
        auto const one = at_table(0, state);
        due = state.at("legal").as_array().empty() ? 1 : 0;
        auto const two = at_table(1, state);
        EXPECT_FALSE(state.at("hints").at("allowed").as_bool());
        EXPECT_EQ(code_of((due == 0 ? one : two)->ask(hint_at(state, "h"), "h")), "not_allowed");
        EXPECT_EQ(text_of(one->ask(R"({"t":"hints","id":"a","agree":true})", "a").at("t")), "ok");
        EXPECT_EQ(text_of(two->ask(R"({"t":"hints","id":"a","agree":true})", "a").at("t")), "ok");
        EXPECT_EQ(code_of(two->ask(R"({"t":"hints","id":"b","agree":1})", "b")), "malformed");
    }
    server.stop();
    server.start();
    auto const back = at_table(static_cast<int>(due), state);
    EXPECT_TRUE(state.at("hints").at("allowed").as_bool());
    EXPECT_EQ(state.at("hints").at("agreed").as_array().size(), 2U);
    EXPECT_EQ(text_of(back->ask(hint_at(state, "h"), "h").at("t")), "hint");
    auto const other = at_table(1 - static_cast<int>(due), state);
    EXPECT_EQ(code_of(other->ask(hint_at(state, "i"), "i")), "illegal");
    other->ask(R"({"t":"hints","id":"c","agree":false})", "c");
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

TEST(Branches, PlayOnFromAMoment) {
    TestServer const server{with(quick)};
    TestTable const first = finished_table(server.port(), R"(,"listed":true)");
    std::string const body =
        R"({"table":")" + first.id + R"(","move":12,"seat":1,"bot":"greedy","name":"Ana"})";
    HttpReply const reply = post(server.port(), "/api/branches", body);
    ASSERT_EQ(reply.status, 200) << reply.body;
    json::object const made = reply.json().as_object();
    ASSERT_EQ(made.at("seats").as_array().size(), 1U);
    EXPECT_EQ(made.at("seats").at(0).at("seat").as_int64(), 1);

    WebSocketClient watcher{server.port()};
    watcher.send(R"({"t":"hello","table":")" + first.id + "\"}");
    json::value const then = watcher.ask(R"({"t":"at","id":"a","move":12})", "a").at("view");
    WebSocketClient client{server.port()};
    client.send(R"({"t":"hello","table":")" + text_of(made.at("table")) + R"(","token":")" +
                text_of(made.at("seats").at(0).at("token")) + "\"}");
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

TEST(Branches, KeepTheNameOfWhoAsks) {
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

TEST(Branches, AreForThoseWhoMaySeeTheTable) {
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
    // They count as tables made.
    EXPECT_EQ(status(watch + R"(,"move":1,"seat":0,"bot":"greedy")"), 200);
    EXPECT_EQ(status(watch + R"(,"move":0,"seat":1,"bot":"greedy")"), 200);
    EXPECT_EQ(status(watch + R"(,"move":1,"seat":0,"bot":"greedy")"), 429);
}

}  // namespace
}  // namespace motherlode::server::testing
