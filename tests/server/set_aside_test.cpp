// Tables that this program cannot continue: started with other rules, or damaged.

#include <gtest/gtest.h>

#include "registry/registry.h"
#include "server/fixture.h"
#include "store/sqlite.h"

namespace motherlode::server::testing {
namespace {

void change_database(TestServer& server, char const* sql) {
    server.stop();
    {
        Database database = std::move(*Database::open(server.database().string()));
        EXPECT_TRUE(database.statement(sql).run());
    }
    server.start();
}

constexpr char const* newer_rules = "UPDATE setups SET setup = replace(setup, char(10) || 'rules 1' || "
                                    "char(10), char(10) || 'rules 7' || char(10))";
constexpr char const* our_rules = "UPDATE setups SET setup = replace(setup, char(10) || 'rules 7' || "
                                  "char(10), char(10) || 'rules 1' || char(10))";
constexpr char const* damaged_log = "UPDATE entries SET line = 'nonsense' WHERE number = 4";

// Two players who have made this many moves. The names are the first two entries of the log.
TestTable table_with_moves(TestServer const& server, int moves) {
    Party party{server.port(), 2};
    for (int i = 0; i < moves; ++i) EXPECT_NE(play_one(party.all, party.latest, i), 0);
    return party.table;
}

json::object answer_to(TestServer const& server, std::string const& hello) {
    WebSocketClient client{server.port()};
    client.send(hello);
    return json::parse(*client.receive()).as_object();
}

HttpReply ask_for_record(TestServer const& server, TestTable const& table, std::string const& token) {
    return post(server.port(), "/api/set_aside",
                R"({"table":")" + table.id + R"(","token":")" + token + "\"}");
}

std::string record_in(HttpReply const& reply) {
    EXPECT_EQ(reply.status, 200) << reply.body;
    return std::string{reply.json().as_object().at("record").as_string()};
}

Outcome<History> replay_as_our_rules(std::string record) {
    std::string const rules = "\nrules 7\n";
    if (std::size_t const at = record.find(rules); at != std::string::npos)
        record.replace(at, rules.size(), "\nrules 1\n");
    return read_record(record, "record", find_game);
}

TEST(SetAside, ATableWithOtherRulesIsRefusedWithTheReason) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = table_with_moves(server, 5);
    change_database(server, newer_rules);
    EXPECT_EQ(server.metric("tables_open"), 0);
    EXPECT_EQ(server.metric("tables_set_aside"), 1);
    json::object const answer = answer_to(server, table.hello(0));
    EXPECT_EQ(answer.at("code"), "set_aside");
    EXPECT_NE(std::string{answer.at("sentence").as_string()}.find("version 7"), std::string::npos);
}

TEST(SetAside, ATableContinuesUnderAProgramThatPlaysItsRules) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = table_with_moves(server, 5);
    change_database(server, newer_rules);
    change_database(server, our_rules);
    EXPECT_EQ(server.metric("tables_open"), 1);
    EXPECT_EQ(server.metric("tables_set_aside"), 0);
    EXPECT_EQ(answer_to(server, table.hello(0)).at("t"), "table");
}

TEST(SetAside, ItsPlayersCanDownloadARecordThatReplays) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = table_with_moves(server, 5);
    change_database(server, newer_rules);
    std::string const record = record_in(ask_for_record(server, table, table.tokens[1]));
    EXPECT_TRUE(record.starts_with("motherlode-record 3\ngame boomtown_builders\nrules 7\n")) << record;
    Outcome<History> const history = replay_as_our_rules(record);
    ASSERT_TRUE(history) << history.error().sentence;
    EXPECT_EQ(history->size(), 5);
    EXPECT_EQ(history->players()[0].name, "P0");
}

TEST(SetAside, OthersCannotDownloadItsRecord) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const table = table_with_moves(server, 1);
    EXPECT_EQ(ask_for_record(server, table, table.tokens[0]).status, 403) << "the game is still running";
    change_database(server, newer_rules);
    EXPECT_EQ(ask_for_record(server, table, table.watch).status, 403);
    EXPECT_EQ(ask_for_record(server, table, "guess").status, 403);
    TestTable unknown = table;
    unknown.id = "aaaaaaaaaa";
    EXPECT_EQ(ask_for_record(server, unknown, table.tokens[0]).status, 403);
    EXPECT_EQ(post(server.port(), "/api/set_aside", R"({"token":"x"})").status, 400);
}

TEST(SetAside, ADamagedLogIsFoundWhenTheTableIsOpened) {
    TestServer server{quick_options(), Keep::on_disk};
    TestTable const damaged = table_with_moves(server, 5);
    change_database(server, damaged_log);
    EXPECT_EQ(server.metric("tables_open"), 1);
    EXPECT_EQ(answer_to(server, damaged.hello(0)).at("code"), "set_aside");
    EXPECT_EQ(server.metric("tables_open"), 0);
    EXPECT_EQ(server.metric("tables_set_aside"), 1);
    // The record has the two moves before the damage.
    Outcome<History> const history =
        replay_as_our_rules(record_in(ask_for_record(server, damaged, damaged.tokens[0])));
    ASSERT_TRUE(history) << history.error().sentence;
    EXPECT_EQ(history->size(), 2);
}

}  // namespace
}  // namespace motherlode::server::testing
