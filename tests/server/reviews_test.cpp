// Reviews and playouts over real sockets.

#include <algorithm>

#include <gtest/gtest.h>

#include "server/finished.h"

namespace motherlode::server::testing {
namespace {

// All parts until the end, as one message with all the moments.
json::object whole_review(WebSocketClient& client) {
    json::array moments;
    while (true) {
        json::object message = client.expect("review", 60s);
        for (json::value const& moment : message.at("moments").as_array()) moments.push_back(moment);
        if (state_of(message) != "done") {
            for (char const* later : {"accounts", "turned", "missed", "best"})
                EXPECT_TRUE(message.at(later).is_null()) << later;
            continue;
        }
        message["moments"] = moments;
        return message;
    }
}

TEST(Reviews, AreSentInParts) {
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

    // Important moments are identified by their moves.
    auto const moment_at = [&](json::value const& move) {
        auto const place = std::find_if(moments.begin(), moments.end(),
                                        [&](json::value const& moment) { return moment.at("move") == move; });
        return place == moments.end() ? json::object{} : place->as_object();
    };
    for (json::value const& missed : review.at("missed").as_array()) {
        EXPECT_LT(missed.at("after").as_int64(), missed.at("move").as_int64());
        EXPECT_NE(moment_at(missed.at("after")).at("seat"), moment_at(missed.at("move")).at("seat"));
        EXPECT_GE(missed.at("share").as_int64(), 100);
    }
    EXPECT_LE(review.at("best").as_array().size(), 3U);
    for (json::value const& best : review.at("best").as_array()) {
        EXPECT_EQ(moment_at(best.at("move")).at("played").as_int64(), 0);
        EXPECT_GE(best.at("kept").at(0).as_int64(), 100);
    }

    // A second request gets all of it at once, also from other clients.
    auto const second_watcher = watcher_of(server, table);
    second_watcher->send(R"({"t":"review","id":"r"})");
    json::object const again = second_watcher->expect("review");
    EXPECT_EQ(again, review);
    EXPECT_EQ(server.metric("jobs_done_total"), 1);
    EXPECT_EQ(server.metric("jobs_running"), 0);
}

TEST(Reviews, LateSubscribersGetEverything) {
    TestServer const server{
        with({.iterations = 20, .listed = 2, .playouts = 4, .horizon = {.decisions = 20}})};
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

TEST(Reviews, AreCancelledWithoutListeners) {
    TestServer const server{with(endless)};
    TestTable const table = finished_table(server.port());
    auto const watcher = watcher_of(server, table);
    auto const two = watcher_of(server, table);
    watcher->send(R"({"t":"review"})");
    two->send(R"({"t":"review"})");
    ASSERT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));
    watcher->hang_up();
    two->expect("review");
    EXPECT_EQ(server.metric("jobs_running"), 1);
    two->hang_up();
    EXPECT_TRUE(soon([&] { return server.metric("jobs_running") == 0; }));
    EXPECT_EQ(server.metric("jobs_dropped_total"), 1);

    // It can be requested again.
    auto const three = watcher_of(server, table);
    three->send(R"({"t":"review"})");
    EXPECT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));
}

TEST(Reviews, DoNotDelayOthers) {
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
    // The server stops even if the review would never end.
}

TEST(Reviews, AreLimited) {
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

TEST(Reviews, OldOnesAreDropped) {
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

TEST(Finishes, AreSentInParts) {
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

TEST(Finishes, ANewOneReplacesTheLast) {
    TestServer const server{with(endless)};
    TestTable const table = finished_table(server.port());
    auto const busy = watcher_of(server, table);
    busy->send(R"({"t":"review"})");
    auto const watcher = watcher_of(server, table);
    ASSERT_TRUE(soon([&] { return server.metric("jobs_running") == 1; }));
    for (int i = 0; i < 20; ++i) {
        watcher->send(R"({"t":"finish","id":"f)" + std::to_string(i) + R"(","move":1,"games":200})");
        json::object const finish = watcher->expect("finish");
        EXPECT_EQ(text_of(finish.at("id")), "f" + std::to_string(i));
        EXPECT_EQ(state_of(finish), "waiting");
    }
    EXPECT_EQ(server.metric("jobs_waiting"), 1);
    watcher->hang_up();
    EXPECT_TRUE(soon([&] { return server.metric("jobs_waiting") == 0; }));
}

}  // namespace
}  // namespace motherlode::server::testing
