// First the disk, then the network: no client is sent a change that a crash could still undo.

#include <gtest/gtest.h>

#include "server/fixture.h"
#include "server/slow_disk.h"

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
    // Blocks the loop at the disk with a chat message at a separate table. Messages sent in the meantime are handled in
    // one iteration of the loop, in order, when the gate opens.
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
    // A browser that takes a seat for the first time is saved at once, so the loop waits for the disk there.
    WebSocketClient arriving{server_.port(), {{"Cookie", other_table_.cookie}}};
    disk_.own.close();
    {
        Pause const pause{*this};
        arriving.send(table.hello(1));
        client.send(chat);
    }
    ASSERT_TRUE(disk_.own.wait_until_reached());
    std::thread stopping{[this] { server_.stop(); }};
    std::this_thread::sleep_for(50ms);
    disk_.own.open();
    EXPECT_TRUE(client.wait_for_close());
    stopping.join();
    EXPECT_TRUE(was_sent(client, "ok"));
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
