// First the disk, then the network: no client is sent a change that a crash could still undo.

#include <gtest/gtest.h>

#include "server/fixture.h"
#include "server/slow_disk.h"
#include "store/sqlite.h"

namespace motherlode::server::testing {
namespace {

constexpr std::string_view chat = R"({"t":"chat","id":"c","text":"Hello?"})";

bool is_kind(std::string const& message, std::string_view kind) {
    return text_of(json::parse(message).at("t")) == kind;
}

// Whether the client's log has a message of this kind from this index on.
bool was_sent(WebSocketClient const& client, std::string_view kind, std::size_t from = 0) {
    auto const& log = client.log();
    return std::any_of(log.begin() + static_cast<std::ptrdiff_t>(from), log.end(),
                       [&](std::string const& message) { return is_kind(message, kind); });
}

// Reads everything that is being sent to the client and returns the length of its log.
std::size_t read_all(WebSocketClient& client) {
    client.ask(R"({"t":"ping","id":"p"})", "p");
    return client.log().size();
}

class CommitOrder : public ::testing::Test {
protected:
    // Blocks the disk with a chat message at a separate table. Whatever is decided in the meantime is the next batch.
    class Pause {
    public:
        explicit Pause(CommitOrder& test) : test_{test} {
            test_.disk_.append.close();
            test_.bystander_.send(chat);
            EXPECT_TRUE(test_.disk_.append.wait_until_reached());
        }
        ~Pause() {
            std::this_thread::sleep_for(20ms);
            test_.disk_.append.open();
        }
        Pause(Pause const&) = delete;
        Pause& operator=(Pause const&) = delete;

    private:
        CommitOrder& test_;
    };

    CommitOrder() {
        bystander_.send(other_table_.hello(0));
        bystander_.expect("table");
    }

    SlowDisk disk_;
    TestServer server_{quick_options(), [this] { return make_slow_store(disk_); }};
    TestTable other_table_ = make_seated_table(server_.port(), 2);
    WebSocketClient bystander_{server_.port()};
};

TEST_F(CommitOrder, AMoveIsSentToNobodyBeforeItIsOnDisk) {
    Party party{server_.port(), 2};
    WebSocketClient watcher{server_.port()};
    watcher.send(party.table.hello_watcher());
    // The others hear of the watcher when it has arrived.
    std::vector<WebSocketClient*> everybody{&watcher};
    everybody.insert(everybody.end(), party.all.begin(), party.all.end());
    for (WebSocketClient* const client : everybody) read_all(*client);
    std::size_t const mover = party.due();
    std::int64_t const version = party.latest[mover].at("version").as_int64();

    disk_.append.close();
    party.clients[mover]->send(move_text(party.latest[mover], "m"));
    ASSERT_TRUE(disk_.append.wait_until_reached());
    for (WebSocketClient* const client : everybody) EXPECT_EQ(client->receive(50ms), std::nullopt);
    disk_.append.open();

    for (WebSocketClient* const client : everybody)
        EXPECT_EQ(client->expect("update").at("version").as_int64(), version + 1);
    EXPECT_EQ(party.clients[mover]->expect("ok").at("version").as_int64(), version + 1);
}

TEST_F(CommitOrder, AMoveThatCannotBeSavedIsNeitherSentNorAcknowledged) {
    Party party{server_.port(), 2};
    std::size_t const mover = party.due();
    std::vector<std::size_t> before;
    for (WebSocketClient* const client : party.all) before.push_back(read_all(*client));

    disk_.break_table(party.table.id);
    party.clients[mover]->send(move_text(party.latest[mover], "m"));
    for (std::size_t seat = 0; seat < 2; ++seat) {
        WebSocketClient& client = *party.clients[seat];
        EXPECT_TRUE(client.wait_for_close());
        EXPECT_EQ(client.close_code(), 1011);
        EXPECT_TRUE(was_sent(client, "error", before[seat]));
        EXPECT_FALSE(was_sent(client, "ok", before[seat]));
        EXPECT_FALSE(was_sent(client, "update", before[seat]));
    }
}

TEST_F(CommitOrder, AfterAFailureTheTableIsAsOnDisk) {
    Party party{server_.port(), 2};
    std::size_t const mover = party.due();
    disk_.break_table(party.table.id);
    party.clients[mover]->send(move_text(party.latest[mover], "m"));
    EXPECT_TRUE(party.clients[mover]->wait_for_close());

    disk_.mend();
    WebSocketClient again{server_.port()};
    again.send(party.table.hello(static_cast<int>(mover)));
    json::object const state = again.expect("table");
    EXPECT_EQ(state.at("version"), party.latest[mover].at("version"));
    EXPECT_EQ(state.at("moves").as_int64(), 0);
    EXPECT_EQ(text_of(again.ask(move_text(state, "m"), "m").at("t")), "ok");
}

TEST_F(CommitOrder, AnArrivalDoesNotRevealAMoveThatIsNotOnDisk) {
    TestTable const table = make_seated_table(server_.port(), 2);
    WebSocketClient mover{server_.port()};
    mover.send(table.hello(0));
    json::object state = mover.expect("table");
    // Either seat may be first; for the other one a chat message works as well as a move.
    std::string const change =
        state.at("legal").as_array().empty() ? std::string{chat} : move_text(state, "m");
    std::size_t const before = read_all(mover);
    WebSocketClient arriving{server_.port()};

    disk_.break_table(table.id);
    {
        Pause const pause{*this};
        arriving.send(table.hello(1));
        mover.send(change);
    }
    EXPECT_TRUE(mover.wait_for_close());
    EXPECT_FALSE(was_sent(mover, "update", before));
    EXPECT_FALSE(was_sent(mover, "ok", before));
    EXPECT_TRUE(arriving.wait_for_close());
    EXPECT_FALSE(was_sent(arriving, "update"));
}

TEST_F(CommitOrder, OneFailingTableDoesNotAffectItsBatch) {
    Party bad{server_.port(), 2};
    Party good{server_.port(), 2};
    WebSocketClient& mover_of_bad = *bad.clients[bad.due()];
    WebSocketClient& mover_of_good = *good.clients[good.due()];
    std::size_t const before = read_all(mover_of_bad);

    disk_.break_table(bad.table.id);
    {
        Pause const pause{*this};
        mover_of_bad.send(move_text(bad.latest[bad.due()], "m"));
        mover_of_good.send(move_text(good.latest[good.due()], "m"));
    }
    EXPECT_EQ(text_of(mover_of_good.expect("ok").at("id")), "m");
    EXPECT_TRUE(mover_of_bad.wait_for_close());
    EXPECT_FALSE(was_sent(mover_of_bad, "ok", before));
    EXPECT_EQ(disk_.largest_batch(), 2U);
}

TEST_F(CommitOrder, AVersionThatIsNotOnDiskIsIgnored) {
    TestTable const table = make_seated_table(server_.port(), 2);
    WebSocketClient first{server_.port()};
    first.send(table.hello(0));
    auto const version = static_cast<int>(first.expect("table").at("version").as_int64());
    WebSocketClient arriving{server_.port()};
    {
        Pause const pause{*this};
        first.send(chat);
        arriving.send(table.hello(1, version + 1));
    }
    std::optional<std::string> const message = arriving.receive();
    ASSERT_TRUE(message);
    EXPECT_TRUE(is_kind(*message, "table"));
}

TEST_F(CommitOrder, AStopSavesAndAnswersPendingRequests) {
    TestTable const table = make_seated_table(server_.port(), 2);
    WebSocketClient client{server_.port()};
    client.send(table.hello(0));
    client.expect("table");
    std::thread stopping;
    {
        Pause const pause{*this};
        client.send(chat);
        std::this_thread::sleep_for(50ms);
        stopping = std::thread{[this] { server_.stop(); }};
        std::this_thread::sleep_for(50ms);
    }
    EXPECT_TRUE(client.wait_for_close());
    stopping.join();
    EXPECT_TRUE(was_sent(client, "ok"));
}

// ---- While the disk is slow or locked ----

TEST_F(CommitOrder, WhileTheDiskIsStuckTheServerAnswersEverythingElse) {
    TestTable const table = make_seated_table(server_.port(), 2);
    WebSocketClient client{server_.port()};
    client.send(table.hello(0));
    client.expect("table");
    Pause const pause{*this};
    EXPECT_EQ(http(server_.port(), "GET", "/healthz").status, 200);
    EXPECT_EQ(text_of(client.ask(R"({"t":"ping","id":"p"})", "p").at("t")), "pong");
    EXPECT_EQ(text_of(client.ask(R"({"t":"at","id":"a","move":0})", "a").at("t")), "at");
    WebSocketClient watcher{server_.port()};
    watcher.send(table.hello_watcher());
    EXPECT_EQ(watcher.expect("table").at("moves").as_int64(), 0);
}

TEST_F(CommitOrder, WhatAPlayerSendsAfterAChangeIsHandledInOrderOnceTheChangeIsSaved) {
    TestTable const table = make_seated_table(server_.port(), 2);
    WebSocketClient client{server_.port()};
    client.send(table.hello(0));
    client.expect("table");
    read_all(client);
    disk_.append.close();
    for (int i = 0; i < 5; ++i)
        client.send(R"({"t":"chat","id":"c)" + std::to_string(i) + R"(","text":"Hello?"})");
    client.send(R"({"t":"ping","id":"p"})");
    ASSERT_TRUE(disk_.append.wait_until_reached());
    EXPECT_EQ(client.receive(50ms), std::nullopt);
    disk_.append.open();
    for (int i = 0; i < 5; ++i) EXPECT_EQ(text_of(client.expect("ok").at("id")), "c" + std::to_string(i));
    EXPECT_EQ(text_of(client.expect("pong").at("id")), "p");
}

TEST_F(CommitOrder, ABatchThatCannotBeSavedNowIsSavedLaterAndThePlayersAreNotified) {
    Party party{server_.port(), 2};
    WebSocketClient& mover = *party.clients[party.due()];
    std::vector<std::size_t> before;
    for (WebSocketClient* const client : party.all) before.push_back(read_all(*client));

    disk_.lock(true);
    mover.send(move_text(party.latest[party.due()], "m"));
    for (WebSocketClient* const client : party.all)
        EXPECT_TRUE(client->expect("saving").at("delayed").as_bool());
    // Somebody who comes now waits, too, and sees why.
    WebSocketClient watcher{server_.port()};
    watcher.send(party.table.hello_watcher());
    EXPECT_TRUE(watcher.expect("saving").at("delayed").as_bool());
    for (std::size_t seat = 0; seat < 2; ++seat) {
        EXPECT_FALSE(was_sent(*party.clients[seat], "update", before[seat]));
        EXPECT_FALSE(was_sent(*party.clients[seat], "ok", before[seat]));
    }
    EXPECT_GE(server_.metric("commit_failures_total"), 1);

    disk_.lock(false);
    EXPECT_EQ(text_of(mover.expect("ok").at("id")), "m");
    for (WebSocketClient* const client : party.all)
        EXPECT_FALSE(client->expect("saving").at("delayed").as_bool());
    EXPECT_EQ(watcher.expect("table").at("moves").as_int64(), 1);
}

TEST_F(CommitOrder, ATableIsLoadedWhileTheServerAnswersOthers) {
    ServerOptions options = quick_options();
    options.idle_table_time = std::chrono::seconds{0};
    SlowDisk disk;
    TestServer const server{options, [&] { return make_slow_store(disk); }};
    TestTable const table = make_seated_table(server.port(), 2);
    ASSERT_TRUE(soon([&] { return server.metric("tables_loaded") == 0; }));
    disk.load.close();
    WebSocketClient gone{server.port()};
    gone.send(table.hello(0));
    ASSERT_TRUE(disk.load.wait_until_reached());
    WebSocketClient client{server.port()};
    client.send(table.hello(1));
    client.send(R"({"t":"ping","id":"p"})");
    EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
    gone.hang_up();
    disk.load.open();
    EXPECT_EQ(text_of(client.expect("pong").at("id")), "p");
}

TEST(LockedDatabase, StopsNeitherTheServerNorItsConnections) {
    TestServer const server{quick_options(), Keep::on_disk};
    std::vector<std::unique_ptr<Party>> parties;
    for (int i = 0; i < 4; ++i) parties.push_back(std::make_unique<Party>(server.port(), 2));
    {
        Outcome<Database> other = Database::open(server.database().string(), Database::Create::no);
        Transaction const lock{*other};
        ASSERT_TRUE(lock.started());
        for (auto const& party : parties) party->clients[0]->send(chat);
        EXPECT_EQ(http(server.port(), "GET", "/healthz").status, 200);
        EXPECT_EQ(http(server.port(), "GET", "/readyz").status, 503);
        for (auto const& party : parties)
            for (WebSocketClient* const client : party->all)
                EXPECT_TRUE(client->expect("saving").at("delayed").as_bool());
        for (auto const& party : parties) EXPECT_FALSE(was_sent(*party->clients[0], "ok", 1));
    }
    for (auto const& party : parties) {
        EXPECT_EQ(text_of(party->clients[0]->expect("ok").at("id")), "c");
        json::object update = party->clients[1]->expect("update");
        while (update.at("chat").as_array().empty()) update = party->clients[1]->expect("update");
    }
    EXPECT_EQ(http(server.port(), "GET", "/readyz").status, 200);
}

TEST(CommitOrderAtRest, ATableIsNotDroppedBeforeItIsSaved) {
    SlowDisk disk;
    disk.append_time = 3ms;  // so that idle tables are swept while they wait
    ServerOptions options = quick_options();
    options.idle_table_time = std::chrono::seconds{0};
    TestServer const server{options, [&] { return make_slow_store(disk); }};
    for (int i = 0; i < 20; ++i) make_table(server.port(), R"(["bot:random","bot:random"])");
    EXPECT_TRUE(soon([&] { return server.metric("tables_open") == 0; }));
    EXPECT_EQ(server.metric("commit_failures_total"), 0);
}

}  // namespace
}  // namespace motherlode::server::testing
