#include <algorithm>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "wasm/local_tables.h"

namespace motherlode::wasm {
namespace {

constexpr std::string_view against_bot =
    R"({"game":"boomtown_builders","seats":["person","bot:greedy"],"name":"Ana"})";

// The page: keeps all lines, and the time.
class LocalTablesTest : public testing::Test {
protected:
    void request(std::string const& words, std::string_view more = {}) {
        tables.request(words + ' ' + std::to_string(now) + ' ' + std::to_string(now) + '\n' +
                       std::string{more});
    }
    void receive(int client, std::string_view message) {
        request("receive " + std::to_string(client), message);
    }
    // The lines of this kind since the last call, without the kind.
    std::vector<std::string> take(std::string const& kind) {
        std::vector<std::string> taken;
        std::erase_if(lines, [&](std::string const& line) {
            bool const is_kind = line.starts_with(kind + ' ');
            if (is_kind) taken.push_back(line.substr(kind.size() + 1));
            return is_kind;
        });
        return taken;
    }
    std::string last(std::string const& kind) {
        std::vector<std::string> const taken = take(kind);
        return taken.empty() ? "" : taken.back();
    }
    // Lets bots act until a human must.
    void let_bots_act() {
        while (last("wake") == "here 0") request("wake here");
    }
    static bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }
    // The first value of a key, up to one of these characters.
    static std::string value_of(std::string_view text, std::string const& key, std::string_view ends) {
        std::string const start = '"' + key + "\":";
        std::size_t const at = text.find(start);
        if (at == text.npos) return {};
        text.remove_prefix(at + start.size());
        return std::string{text.substr(0, text.find_first_of(ends))};
    }

    Millis now = 1'000'000;
    std::vector<std::string> lines;
    LocalTables tables{[this](std::string const& line) { lines.push_back(line); }};
};

TEST_F(LocalTablesTest, MakesATableWithTokensForHumans) {
    request("make here 7", against_bot);
    EXPECT_EQ(last("made"), R"({"table":"here","seats":[{"seat":0,"token":"seat0"}],"watch":"watch"})");
    EXPECT_TRUE(has(last("setup"), "boomtown_builders"));
}

TEST_F(LocalTablesTest, RefusesATableLikeTheServer) {
    request("make here 7", R"({"game":"gold_west","seats":["person"]})");
    EXPECT_TRUE(has(last("made"), R"({"error":{"code":"malformed")"));
    request("make here 7", R"({"game":"gold_west","seats":["person","person"],"colour":"red"})");
    EXPECT_TRUE(has(last("made"), "server.refusal.unknown_field"));
}

TEST_F(LocalTablesTest, AMoveIsSavedShownAndAnswered) {
    request("make here 7", against_bot);
    receive(1, R"({"t":"hello","table":"here"})");
    let_bots_act();
    std::string const table = last("send");
    std::string const action = value_of(table, "action", ",");  // in quotes
    take("entry");
    receive(1, R"({"t":"move","id":"a","version":)" + value_of(table, "version", ",") + R"(,"action":)" +
                   action + "}");
    std::vector<std::string> const sent = take("send");
    ASSERT_EQ(sent.size(), 2U);
    EXPECT_TRUE(has(sent[0], R"(1 {"t":"update")"));
    EXPECT_TRUE(has(sent[1], R"(1 {"t":"ok","id":"a")"));
    EXPECT_TRUE(has(last("entry"), action.substr(1, action.size() - 2)));
}

TEST_F(LocalTablesTest, ARebuiltTableContinuesWithItsClockAndVersion) {
    request("make here 7",
            R"({"game":"boomtown_builders","seats":["person","person"],"name":"Ana",
                "clock":{"kind":"bank","bank":600,"increment":0}})");
    receive(1, R"({"t":"hello","table":"here","token":"seat1"})");
    receive(1, R"({"t":"name","name":"Ben"})");
    EXPECT_TRUE(has(last("send"), R"({"t":"seat","seat":1,"token":"seat1"})"));
    now += 60'000;
    receive(1, R"({"t":"chat","text":"Hello"})");
    std::string const wait = last("wake");
    std::string saved;
    std::vector<std::string> const entries = take("entry");
    for (std::string const& entry : entries) saved += entry.substr(std::string{"here "}.size()) + '\n';
    ASSERT_EQ(entries.size(), 2U);

    std::string const setup = last("setup").substr(std::string{"here "}.size());
    now += 3'600'000;  // no page hosts the table for an hour
    request("load here 2", saved + boost::json::value_to<std::string>(boost::json::parse(setup)));
    EXPECT_TRUE(has(last("made"), R"("table":"here")"));
    EXPECT_EQ(last("wake"), wait);
    receive(2, R"({"t":"hello","table":"here","token":"seat1","seen":2})");
    EXPECT_TRUE(has(last("send"), R"(2 {"t":"update","version":2)"));
}

TEST_F(LocalTablesTest, AnswersAHintWhenItIsWoken) {
    request("make here 7", against_bot);
    receive(1, R"({"t":"hello","table":"here"})");
    let_bots_act();
    std::string const ask =
        R"({"t":"hint","id":"h","version":)" + value_of(last("send"), "version", ",") + "}";
    receive(1, ask);
    EXPECT_TRUE(take("send").empty());
    EXPECT_EQ(last("wake"), "here 0");
    receive(1, ask);
    EXPECT_TRUE(has(last("send"), "server.refusal.hint_under_way"));
    request("wake here");
    EXPECT_TRUE(has(last("send"), R"(1 {"t":"hint","id":"h")"));
}

TEST_F(LocalTablesTest, RefusesWhatOnlyAServerHas) {
    request("make here 7", against_bot);
    receive(1, R"({"t":"move","version":0,"action":"draft 1"})");
    EXPECT_TRUE(has(last("send"), "hello_first"));
    receive(1, R"({"t":"hello","table":"there"})");
    EXPECT_TRUE(has(last("send"), "unknown_table"));
    receive(1, R"({"t":"hello","table":"here","token":"watch"})");
    EXPECT_TRUE(has(last("send"), R"("seat":null)"));
    receive(1, R"({"t":"link"})");
    EXPECT_TRUE(has(last("send"), "server.refusal.unknown_message"));
}

TEST_F(LocalTablesTest, AClientThatLeavesIsNoLongerConnected) {
    request("make here 7", R"({"game":"boomtown_builders","seats":["person","person"],"name":"Ana"})");
    receive(1, R"({"t":"hello","table":"here"})");
    receive(2, R"({"t":"hello","table":"here","token":"seat1"})");
    EXPECT_TRUE(has(last("send"), R"("connected":true)"));
    take("send");
    request("leave 2");
    std::vector<std::string> const sent = take("send");
    ASSERT_EQ(sent.size(), 1U);
    EXPECT_TRUE(has(sent[0], R"(1 {"t":"update")"));
    EXPECT_TRUE(has(sent[0], R"("connected":false)"));
}

}  // namespace
}  // namespace motherlode::wasm
