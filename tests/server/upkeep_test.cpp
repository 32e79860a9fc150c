// Lifetimes and quotas of tables, and the operator's commands.

#include <fstream>

#include <gtest/gtest.h>

#include "server/finished.h"
#include "server/fixture.h"
#include "server/log.h"
#include "store/sqlite.h"

namespace motherlode::server::testing {
namespace {

constexpr char const* two_persons = R"({"game":"boomtown_builders","seats":["person","person"]})";

int status_of_new_table(TestServer const& server) {
    return post(server.port(), "/api/tables", two_persons).status;
}

// Makes it look as if all tables had been unused for this time.
void age_tables(TestServer const& server, std::chrono::hours age) {
    Database database = std::move(*Database::open(server.database().string()));
    std::int64_t const millis = std::chrono::milliseconds{age}.count();
    EXPECT_TRUE(database.statement("UPDATE tables SET updated = updated - ?").run(millis));
}

void restart_after(TestServer& server, std::chrono::hours downtime) {
    server.stop();
    age_tables(server, downtime);
    server.start();
}

std::string first_answer(TestServer const& server, TestTable const& table) {
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    json::object const answer = json::parse(*client.receive()).as_object();
    return text_of(answer.at(answer.contains("code") ? "code" : "t"));
}

ServerOptions two_tables() {
    ServerOptions options = quick_options();
    options.limits.tables_open = 2;
    return options;
}

TEST(Lifetimes, ATableThatNobodyUsesIsDeleted) {
    TestServer server{two_tables(), Keep::on_disk};
    TestTable const unused = make_table(server.port(), R"(["person","person"])");
    TestTable const seated = make_seated_table(server.port(), 2);
    restart_after(server, 23h);
    EXPECT_EQ(status_of_new_table(server), 429);
    restart_after(server, 2h);
    EXPECT_EQ(server.metric("tables_open"), 1);
    EXPECT_EQ(first_answer(server, unused), "unknown_table");
    EXPECT_EQ(first_answer(server, seated), "table");
    EXPECT_EQ(status_of_new_table(server), 200);
}

TEST(Lifetimes, ATableThatSomebodyHasOpenIsKept) {
    ServerOptions options = quick_options();
    options.upkeep_pause = 20ms;
    TestServer const server{options, Keep::on_disk};
    TestTable const table = make_table(server.port(), R"(["person","person"])");
    TestTable const unused = make_table(server.port(), R"(["person","person"])");
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    client.expect("table");
    age_tables(server, 25h);
    ASSERT_TRUE(soon([&] { return first_answer(server, unused) == "unknown_table"; }));
    EXPECT_EQ(text_of(client.ask(R"({"t":"name","id":"1","name":"Ana"})", "1").at("t")), "ok");
}

TEST(Lifetimes, AnIdleGameIsArchivedAndCanBeResumed) {
    TestServer server{two_tables(), Keep::on_disk};
    TestTable const table = make_seated_table(server.port(), 2);
    make_seated_table(server.port(), 2);
    restart_after(server, 24h * 29);
    EXPECT_EQ(status_of_new_table(server), 429);
    restart_after(server, 24h * 2);
    EXPECT_EQ(server.metric("tables_open"), 0);
    EXPECT_EQ(status_of_new_table(server), 200);
    // Looking at it does not make it count again, playing does.
    WebSocketClient client{server.port()};
    client.send(table.hello(0));
    client.expect("table");
    EXPECT_EQ(server.metric("tables_open"), 1);
    client.ask(R"({"t":"chat","id":"1","text":"back"})", "1");
    EXPECT_EQ(server.metric("tables_open"), 2);
    server.stop();
    server.start();
    EXPECT_EQ(server.metric("tables_open"), 2);
}

TEST(Lifetimes, FinishedGamesStay) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = finished_table(server.port());
    restart_after(server, 24h * 10'000);
    WebSocketClient watcher{server.port()};
    watcher.send(table.hello_watcher());
    EXPECT_TRUE(watcher.expect("table").at("result").at("finished").as_bool());
}

TEST(Lifetimes, BotsPauseWhileNobodyWatches) {
    ServerOptions options = quick_options();
    options.bots_play_alone = false;
    options.bot_pause = 5ms;
    TestServer const server{options};
    TestTable const table = make_table(server.port(), R"(["bot:random","bot:random"])");
    std::this_thread::sleep_for(200ms);
    EXPECT_EQ(server.metric("bot_moves_total"), 0);
    EXPECT_EQ(server.metric("tables_open"), 0);
    {
        WebSocketClient watcher{server.port()};
        watcher.send(table.hello_watcher());
        watcher.expect("table");
        watcher.expect("update");
    }
    ASSERT_TRUE(soon([&] { return server.metric("sockets") == 0; }));
    std::this_thread::sleep_for(50ms);
    double const moves = server.metric("bot_moves_total");
    EXPECT_GT(moves, 0);
    std::this_thread::sleep_for(300ms);
    EXPECT_EQ(server.metric("bot_moves_total"), moves);
}

TEST(Lifetimes, BotsPlayOnForAHumanWhoIsAway) {
    ServerOptions options = quick_options();
    options.bots_play_alone = false;
    TestServer const server{options};
    TestTable const table = make_table(server.port(), R"(["bot:random","person","bot:random"])");
    std::string own_token;
    {
        WebSocketClient client{server.port()};
        client.send(table.hello(1));
        client.ask(R"({"t":"name","id":"1","name":"Ana"})", "1");
        own_token = text_of(client.expect("seat").at("token"));
    }
    ASSERT_TRUE(soon([&] { return server.metric("sockets") == 0; }));
    WebSocketClient again{server.port()};
    json::object state = wait_for_turn(again, {table.id, {own_token}, table.watch, {}});
    EXPECT_FALSE(state.at("legal").as_array().empty());
}

TEST(Quotas, WordsOfOneAddress) {
    ServerOptions options = quick_options();
    options.limits.stored_bytes_per_hour = 2000;
    TestServer const server{options};
    Party party{server.port(), 2};
    int accepted = 0;
    std::string const line(400, 'x');
    for (int i = 0; i < 10; ++i) {
        std::string const id = std::to_string(i);
        json::object const answer =
            party.all[0]->ask(R"({"t":"chat","id":")" + id + R"(","text":")" + line + R"("})", id);
        if (text_of(answer.at("t")) == "ok")
            ++accepted;
        else
            EXPECT_EQ(text_of(answer.at("message").at("key")), "server.refusal.too_many_bytes");
    }
    EXPECT_GE(accepted, 2);
    EXPECT_LE(accepted, 4);
    // Another connection does not help, and moves are always possible.
    WebSocketClient other{server.port()};
    other.send(party.table.hello(1));
    other.expect("table");
    EXPECT_EQ(text_of(other.ask(R"({"t":"chat","id":"y","text":")" + line + R"("})", "y").at("t")), "error");
    std::size_t const due = party.due();
    EXPECT_EQ(text_of(party.all[due]->ask(move_text(party.latest[due], "m"), "m").at("t")), "ok");
}

TEST(Quotas, TheLogOfOneTable) {
    ServerOptions options = quick_options();
    options.limits.table_bytes = 2000;
    TestServer server{options, Keep::on_disk};
    Party party{server.port(), 2};
    std::string const line(400, 'x');
    std::string key;
    for (int i = 0; i < 10 && key.empty(); ++i) {
        std::string const id = std::to_string(i);
        json::object const answer =
            party.all[0]->ask(R"({"t":"chat","id":")" + id + R"(","text":")" + line + R"("})", id);
        if (text_of(answer.at("t")) == "error") key = text_of(answer.at("message").at("key"));
    }
    EXPECT_EQ(key, "table.refusal.log_full");
    // Also after a restart.
    server.stop();
    server.start();
    WebSocketClient again{server.port()};
    again.send(party.table.hello(0));
    again.expect("table");
    EXPECT_EQ(text_of(again.ask(R"({"t":"chat","id":"z","text":")" + line + R"("})", "z").at("t")), "error");
}

TEST(Log, ALineIsSafeToRead) {
    EXPECT_EQ(log_text(1'794'977'368'123, LogLevel::error,
                       {{"table", "k3mfzq7rwx"}, {"message", "It \"is\" full."}}),
              R"(time=2026-11-18T04:49:28.123Z level=error table=k3mfzq7rwx message="It \"is\" full.")");
    EXPECT_EQ(log_text(0, LogLevel::info, {{"path", "/a b\nlevel=error"}, {"empty", ""}}),
              R"(time=1970-01-01T00:00:00.000Z level=info path="/a b?level=error" empty="")");
}

TEST(Readiness, StorageThatCannotBeWritten) {
    TestServer const server{quick_options(), Keep::on_disk};
    HttpReply const ready = http(server.port(), "GET", "/readyz");
    EXPECT_EQ(ready.status, 200);
    EXPECT_EQ(ready.body, "ready\n");
    Database database = std::move(*Database::open(server.database().string()));
    ASSERT_TRUE(database.execute("BEGIN IMMEDIATE"));
    HttpReply const locked = http(server.port(), "GET", "/readyz");
    EXPECT_EQ(locked.status, 503);
    EXPECT_EQ(locked.body, "The database cannot be written: database is locked.\n");
    EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
    ASSERT_TRUE(database.execute("ROLLBACK"));
    EXPECT_EQ(http(server.port(), "GET", "/readyz").status, 200);
}

TEST(PrivacyPage, IsServedFromAFile) {
    TemporaryFolder const folder;
    std::ofstream{folder.path() / "privacy.html"} << "<p>We store your moves.</p>\n";
    ServerOptions options = quick_options();
    options.privacy = folder.path() / "privacy.html";
    TestServer const server{options};
    HttpReply const page = http(server.port(), "GET", "/privacy");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.header("content-type"), "text/html; charset=utf-8");
    EXPECT_EQ(page.body, "<p>We store your moves.</p>\n");
    EXPECT_TRUE(http(server.port(), "GET", "/api/games").json().at("privacy").as_bool());
    TestServer const without;
    EXPECT_EQ(http(without.port(), "GET", "/privacy").status, 404);
    EXPECT_FALSE(http(without.port(), "GET", "/api/games").json().at("privacy").as_bool());
}

}  // namespace
}  // namespace motherlode::server::testing
