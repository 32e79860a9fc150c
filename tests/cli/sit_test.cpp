// Runs `motherlode sit` as a separate program, at real tables and at one that the test controls.

#include <atomic>
#include <cstdlib>
#include <thread>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "server/child.h"
#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode::cli {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace json = boost::json;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// A program that thinks for this many seconds, and then passes or takes the first legal action.
std::string thinking(std::string const& seconds) {
    return "echo ready; first=; while read word rest; do case $word in view) first=;; "
           "legal) first=${first:-$rest};; choose) sleep " +
           seconds + "; echo \"play $first\";; esac; done";
}

// `motherlode sit` in the background.
class Sitting {
public:
    Sitting(std::string const& link, std::string const& command, std::string const& options = "")
        : thread_{[this, line = "timeout 30 " + built_program().string() + " sit '" + link + "' '" + command +
                                "' " + options + " >" + file_.string() +
                                " 2>&1"] { code_ = std::system(line.c_str()); }} {}
    ~Sitting() {
        if (thread_.joinable()) thread_.join();
    }
    Sitting(Sitting const&) = delete;
    Sitting& operator=(Sitting const&) = delete;

    int end() {
        thread_.join();
        return code_;
    }
    std::string said() const { return file_text(file_); }

private:
    server::testing::TemporaryFolder folder_;
    std::filesystem::path file_ = folder_.path() / "said";
    int code_ = -1;
    std::thread thread_;
};

// A table with one client, controlled by the test.
class PlayedTable {
public:
    std::string link() const {
        return "http://127.0.0.1:" + std::to_string(acceptor_.local_endpoint().port()) + "/t/abc#token";
    }
    // Returns when the client has connected and sent hello.
    void welcome() {
        acceptor_.accept(stream_.next_layer());
        stream_.accept();
        stream_.control_callback([this](beast::websocket::frame_type kind, beast::string_view) {
            if (kind == beast::websocket::frame_type::pong) pong_ = Clock::now();
        });
        EXPECT_EQ(heard().at("t"), "hello");
    }
    void show(std::string_view kind, int version, bool finished = false, json::array const& events = {},
              int events_from = 0) {
        json::value table =
            json::parse(R"({"seat": 0, "game": "nuggets", "options": {}, "edition": {"data": {}},
            "seats": [{"kind": "person", "name": "Bot"}], "view": {}, "pending": {"must": [0]},
            "legal": [{"action": "pass"}], "result": {"finished": false, "seats": [{"rank": 1, "total": 7}]}})");
        table.as_object()["t"] = kind;
        table.as_object()["version"] = version;
        table.as_object()["events"] = events;
        table.as_object()["events_from"] = events_from;
        table.at("result").as_object()["finished"] = finished;
        say(table);
    }
    void say(json::value const& message) { stream_.write(asio::buffer(json::serialize(message))); }
    void ping() { stream_.ping({}); }
    json::object heard() {
        beast::flat_buffer buffer;
        stream_.read(buffer);
        return json::parse(beast::buffers_to_string(buffer.data())).as_object();
    }
    std::optional<Clock::time_point> pong() const { return pong_; }

private:
    asio::io_context context_;
    asio::ip::tcp::acceptor acceptor_{context_, {asio::ip::make_address("127.0.0.1"), 0}};
    beast::websocket::stream<asio::ip::tcp::socket> stream_{context_};
    std::optional<Clock::time_point> pong_;
};

// Otherwise a server would disconnect it after half a minute or a minute.
TEST(Sit, AnswersPingsWhileTheProgramThinks) {
    PlayedTable table;
    Sitting sitting{table.link(), thinking("0.6")};
    table.welcome();
    table.show("table", 1);
    table.ping();
    EXPECT_EQ(table.heard().at("action"), "pass");
    ASSERT_TRUE(table.pong());
    EXPECT_GT(Clock::now() - *table.pong(), 250ms) << "only after the program had decided";
    table.show("update", 2, true);
    EXPECT_EQ(sitting.end(), 0) << sitting.said();
    EXPECT_EQ(sitting.said(), "The game is over: place 1 with 7 points.\n");
}

TEST(Sit, PrintsTheResultAsJson) {
    PlayedTable table;
    Sitting sitting{table.link(), thinking("0"), "--json"};
    table.welcome();
    table.show("table", 1);
    table.show("update", 2, true);
    EXPECT_EQ(sitting.end(), 0) << sitting.said();
    std::string const said = sitting.said();
    json::value const printed = json::parse(said.substr(said.find('{')));
    EXPECT_EQ(printed.at("result").at("seats").at(0).at("total"), 7);
    EXPECT_EQ(printed.at("seat"), 0);
}

TEST(Sit, ExitsWhenTheGameEndsWhileTheProgramThinks) {
    PlayedTable table;
    auto const begin = Clock::now();
    Sitting sitting{table.link(), thinking("60")};
    table.welcome();
    table.show("table", 1);
    table.show("update", 2, true);
    EXPECT_EQ(sitting.end(), 0) << sitting.said();
    EXPECT_LT(Clock::now() - begin, 5s);
}

// An event at a table, as a server sends it.
json::value event(int number, int move, std::string_view name) {
    return {{"n", number}, {"move", move}, {"seat", 0}, {"turn", 1}, {"event", name}};
}

TEST(Sit, ReportsEventsOnceAndMovesThatWereUndone) {
    server::testing::TemporaryFolder const folder;
    std::string const lines = (folder.path() / "lines").string();
    std::string program = thinking("0");
    program.replace(program.find("echo ready"), 10, "echo ready 2");
    PlayedTable table;
    Sitting sitting{table.link(), "tee " + lines + " | (" + program + ")"};
    table.welcome();
    table.show("table", 1, false, {event(0, 1, "dug"), event(1, 2, "washed")}, 0);
    EXPECT_EQ(table.heard().at("action"), "pass");
    table.say({{"t", "ok"}, {"id", "at 1"}, {"version", 2}});
    // A `table` repeats events. Then the second move is undone, and another one follows.
    table.show("table", 2, false, {event(0, 1, "dug"), event(1, 2, "washed"), event(2, 3, "sold")}, 0);
    EXPECT_EQ(table.heard().at("action"), "pass");
    table.say({{"t", "ok"}, {"id", "at 2"}, {"version", 3}});
    table.show("update", 3, false, {event(1, 2, "rested")}, 1);
    EXPECT_EQ(table.heard().at("action"), "pass");
    table.show("update", 4, true, {}, 2);
    EXPECT_EQ(sitting.end(), 0) << sitting.said();
    std::string reports;
    std::istringstream text{file_text(lines)};
    for (std::string line; std::getline(text, line);) {
        std::string const word = line.substr(0, line.find(' '));
        if (word == "start" || word == "end" || word == "choose") reports += word + "\n";
        if (word == "event")
            reports += std::string{json::parse(line.substr(6)).at("event").as_string()} + "\n";
        if (word == "undo") reports += line + "\n";
    }
    EXPECT_EQ(reports, "start\ndug\nwashed\nchoose\nsold\nchoose\nundo {\"moves\":1}\nrested\nchoose\nend\n");
}

TEST(Sit, RepeatsAMoveThatWasTooFast) {
    PlayedTable table;
    Sitting sitting{table.link(), thinking("0")};
    table.welcome();
    table.show("table", 1);
    json::object const move = table.heard();
    table.say({{"t", "error"}, {"code", "limit"}, {"sentence", "Slower, please."}});
    EXPECT_EQ(table.heard(), move);
    table.show("update", 2, true);
    EXPECT_EQ(sitting.end(), 0) << sitting.said();
}

// For example, chat may arrive between a move and its answer.
TEST(Sit, AsksTheProgramOnceForADecision) {
    PlayedTable table;
    Sitting sitting{table.link(), thinking("0")};
    table.welcome();
    table.show("table", 1);
    json::object const first = table.heard();
    table.show("update", 2);
    table.say({{"t", "ok"}, {"id", first.at("id")}, {"version", 3}});
    table.show("update", 3);
    EXPECT_EQ(table.heard().at("version"), 3);
    table.show("update", 4, true);
    EXPECT_EQ(sitting.end(), 0) << sitting.said();
}

TEST(Sit, ReconnectsAfterTheServerWasKilled) {
    server::testing::TemporaryFolder const folder;
    std::string const decided = (folder.path() / "decided").string();
    auto child = std::make_unique<server::testing::Child>(folder.path() / "tables.db");
    int const port = child->port();
    server::testing::TestTable const table = server::testing::make_table(port, R"(["person","person"])");
    std::string const link = "http://localhost:" + std::to_string(port) + "/t/" + table.id + "#";
    std::string const command = "tee -a " + decided + " | (" + thinking("0.01") + ")";
    Sitting one{link + table.tokens[0], command};
    Sitting other{link + table.tokens[1], command};
    while (!std::filesystem::exists(decided) || file_text(decided).find("choose") == std::string::npos)
        std::this_thread::sleep_for(10ms);
    std::this_thread::sleep_for(100ms);
    child->kill();
    child = std::make_unique<server::testing::Child>(folder.path() / "tables.db", port);
    for (Sitting* const sitting : {&one, &other}) {
        EXPECT_EQ(sitting->end(), 0) << sitting->said();
        EXPECT_NE(sitting->said().find("lost ("), std::string::npos) << sitting->said();
        EXPECT_NE(sitting->said().find("Reconnected.\nThe game is over"), std::string::npos)
            << sitting->said();
    }
}

}  // namespace
}  // namespace motherlode::cli
