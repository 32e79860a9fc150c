// The program is killed under load, again and again: no acknowledged decision is lost, and none happens twice.

#include <atomic>
#include <cstdlib>
#include <functional>
#include <random>

#include <gtest/gtest.h>

#include "server/child.h"
#include "server/fixture.h"
#include "source_tree.h"
#include "store/postgres_server.h"

namespace motherlode::server::testing {
namespace {

// One table and its two humans, with their state across all kills.
class Pair {
public:
    // Plays until the server is gone.
    void play(int port) {
        try {
            if (table_.id.empty()) start(port);
            connect(port);
            while (play_one()) {
            }
            if (finished_) start(port);
        } catch (std::exception const&) {  // the connection is gone
        }
        clients_.clear();
    }

    // After a restart: acknowledged moves are there, and a move that was sent but not answered happens once.
    void check(int port) {
        if (table_.id.empty()) return;
        connect(port);
        int const moves = static_cast<int>(latest_[0].at("moves").as_int64());
        bool const arrived = !pending_.empty() && moves == acknowledged_ + 1;
        EXPECT_TRUE(moves == acknowledged_ || arrived)
            << moves << " moves, " << acknowledged_ << " acknowledged";
        // A table has only its newest events.
        json::array const& events = latest_[0].at("events").as_array();
        auto const from = static_cast<std::size_t>(latest_[0].at("events_from").as_int64());
        ASSERT_LE(from, events_.size());
        ASSERT_GE(from + events.size(), events_.size());
        for (std::size_t i = from; i < events_.size(); ++i) EXPECT_EQ(events[i - from], events_[i]);

        if (!pending_.empty()) {
            json::object const answer = clients_[pending_seat_]->ask(pending_, pending_id_);
            EXPECT_EQ(text_of(answer.at("t")), "ok") << json::serialize(answer);
            ++acknowledged_;
            pending_.clear();
            clients_.clear();
            connect(port);
            EXPECT_EQ(latest_[0].at("moves").as_int64(), acknowledged_);
        }
        clients_.clear();
    }

    int acknowledged() const { return total_ + acknowledged_; }

private:
    void start(int port) {
        TestTable const new_table = make_seated_table(port, 2);
        table_ = new_table;
        total_ += acknowledged_;
        acknowledged_ = 0;
        finished_ = false;
        events_.clear();
    }

    void connect(int port) {
        clients_.clear();
        latest_.clear();
        for (int seat = 0; seat < 2; ++seat) {
            clients_.push_back(std::make_unique<WebSocketClient>(port));
            clients_.back()->send(table_.hello(seat));
            latest_.push_back(clients_.back()->expect("table"));
            note_events(latest_.back());
        }
    }

    bool play_one() {
        for (std::size_t seat = 0; seat < 2; ++seat) {
            json::array const& legal = latest_[seat].at("legal").as_array();
            if (legal.empty()) continue;
            std::string const action = text_of(legal[0].at("action"));
            std::int64_t const version = latest_[seat].at("version").as_int64();
            pending_id_ = "k" + std::to_string(acknowledged());
            pending_seat_ = seat;
            pending_ = R"({"t":"move","id":")" + pending_id_ + R"(","version":)" + std::to_string(version) +
                       R"(,"action":")" + action + R"("})";
            clients_[seat]->ask(pending_, pending_id_);
            pending_.clear();
            ++acknowledged_;
            for (std::size_t each = 0; each < 2; ++each) catch_up(each);
            return true;
        }
        finished_ = true;
        return false;
    }

    void catch_up(std::size_t seat) {
        // The test waited for answers, so updates may have arrived before them.
        for (std::string const& text : clients_[seat]->log())
            if (text.starts_with(R"({"t":"update")")) note(seat, json::parse(text).as_object());
        while (latest_[seat].at("moves").as_int64() < acknowledged_)
            note(seat, clients_[seat]->expect("update"));
    }

    void note(std::size_t seat, json::object update) {
        note_events(update);
        latest_[seat] = std::move(update);
    }

    void note_events(json::object const& message) {
        for (json::value const& event : message.at("events").as_array())
            if (event.at("n").as_int64() == static_cast<std::int64_t>(events_.size()))
                events_.push_back(event);
    }

    TestTable table_;
    std::vector<std::unique_ptr<WebSocketClient>> clients_;
    std::vector<json::object> latest_;
    std::vector<json::value> events_;
    std::string pending_;  // sent, but not answered yet
    std::string pending_id_;
    std::size_t pending_seat_ = 0;
    int acknowledged_ = 0;
    int total_ = 0;
    bool finished_ = false;
};

// Where the tables are, and what happens while they are played.
struct Surroundings {
    std::string database;
    std::vector<std::string> more_options{};
    std::function<void(int round)> disturb{};
};

void kill_again_and_again(int rounds, Surroundings const& surroundings) {
    std::vector<Pair> pairs(6);
    std::mt19937 random{11};
    for (int round = 0; round < rounds && !::testing::Test::HasFailure(); ++round) {
        Child child{surroundings.database, 0, surroundings.more_options};
        for (Pair& pair : pairs) pair.check(child.port());
        std::vector<std::thread> players;
        for (Pair& pair : pairs) players.emplace_back([&pair, port = child.port()] { pair.play(port); });
        std::this_thread::sleep_for(std::chrono::milliseconds{100 + random() % 150});
        if (surroundings.disturb) surroundings.disturb(round);
        child.kill();
        for (std::thread& player : players) player.join();
    }
    int acknowledged = 0;
    for (Pair const& pair : pairs) acknowledged += pair.acknowledged();
    ::testing::Test::RecordProperty("acknowledged", acknowledged);
    EXPECT_GT(acknowledged, rounds * 10);
}

void kill_with_sqlite(int rounds) {
    TemporaryFolder const folder;
    kill_again_and_again(rounds, {folder.path() / "tables.db"});
}

// In two of three rounds PostgreSQL ends all connections, or crashes, while moves are on their way. The game continues
// before the server is killed.
void kill_with_postgres(int rounds) {
    SKIP_WITHOUT_POSTGRES();
    TemporaryFolder const folder;
    PostgresServer postgres;
    auto const disturb = [&](int round) {
        if (round % 3 == 0) return;
        postgres.restart(round % 3 == 1 ? "fast" : "immediate");
        std::this_thread::sleep_for(2s);
    };
    kill_again_and_again(rounds,
                         {postgres.new_database(), {"--admin-socket", folder.path() / "admin"}, disturb});
}

TEST(Kill, LosesNoAcknowledgedMove) { kill_with_sqlite(5); }
TEST(SlowKill, LosesNoAcknowledgedMove) { kill_with_sqlite(100); }
TEST(KillPostgres, LosesNoAcknowledgedMove) { kill_with_postgres(4); }
TEST(SlowKillPostgres, LosesNoAcknowledgedMove) { kill_with_postgres(50); }

// The commands of the operator, and a server that is stopped in the ordinary way.
TEST(KillPostgres, TheOperatorsCommandsWork) {
    SKIP_WITHOUT_POSTGRES();
    TemporaryFolder const folder;
    std::string const database = PostgresServer::shared()->new_database();
    std::string const socket = folder.path() / "admin";
    Child child{database, 0, {"--admin-socket", socket}};
    TestTable const table = make_seated_table(child.port(), 2);
    auto const admin = [&](std::string const& command) {
        std::string const line = built_program().string() + " admin " + command + " --db " + database +
                                 " --admin-socket " + socket + " >" + (folder.path() / "said").string() +
                                 " 2>&1";
        int const status = std::system(line.c_str());
        return std::pair{status, file_text(folder.path() / "said")};
    };
    EXPECT_NE(admin("list").second.find(table.id), std::string::npos) << admin("list").second;
    EXPECT_NE(admin("export " + table.id).second.find("motherlode-record"), std::string::npos);
    EXPECT_EQ(admin("vacuum"), (std::pair{0, std::string{"Done.\n"}}));
    EXPECT_EQ(admin("delete " + table.id), (std::pair{0, std::string{"Done.\n"}}));
    EXPECT_EQ(http(child.port(), "GET", "/readyz").status, 200);
    Child second{database, 0, {"--admin-socket", socket + "2"}};
    EXPECT_NE(second.output().find("Another server is using the database"), std::string::npos)
        << second.output();
    EXPECT_EQ(second.wait(), 1);
    child.terminate();
    EXPECT_EQ(child.wait(), 0);
}

}  // namespace
}  // namespace motherlode::server::testing
