#include <algorithm>

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "analysis/effort.h"
#include "kernel/record.h"
#include "protocol/analysis_json.h"
#include "registry/registry.h"
#include "source_tree.h"
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
    // Answers all thoughts.
    void let_think() {
        std::vector<std::string> const forgotten = take("forget");
        for (std::string const& line : take("think")) {
            std::string const number = line.substr(0, line.find(' '));
            if (std::find(forgotten.begin(), forgotten.end(), number) == forgotten.end())
                request("thought " + number, think(std::string_view{line}.substr(number.size() + 3)));
        }
    }
    static TableSetup two_searching_bots() {
        TableSetup setup;
        setup.game = "gold_west";
        GameType const& type = *find_game(setup.game);
        setup.setup.players = 2;
        setup.setup.seed = 7;
        setup.setup.edition = *embedded_edition(type.info(), type.info().default_edition);
        setup.players.assign(2, {Player::Kind::bot, "search:60:x2"});
        return setup;
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

TEST_F(LocalTablesTest, AnswersAHintWhenItWasThoughtAbout) {
    request("make here 7", against_bot);
    receive(1, R"({"t":"hello","table":"here"})");
    let_bots_act();
    std::string const ask =
        R"({"t":"hint","id":"h","version":)" + value_of(last("send"), "version", ",") + "}";
    receive(1, ask);
    EXPECT_TRUE(take("send").empty());
    receive(1, ask);
    EXPECT_TRUE(has(last("send"), "server.refusal.hint_under_way"));
    let_think();
    EXPECT_TRUE(has(last("send"), R"(1 {"t":"hint","id":"h")"));
}

TEST_F(LocalTablesTest, AClientThatLeavesNeedsNoHint) {
    request("make here 7", against_bot);
    receive(1, R"({"t":"hello","table":"here"})");
    let_bots_act();
    receive(1, R"({"t":"hint","id":"h","version":)" + value_of(last("send"), "version", ",") + "}");
    request("leave 1");
    EXPECT_EQ(last("forget"), "0");
    let_think();
    EXPECT_TRUE(take("send").empty());
}

// Two thinkers get half of the iterations each, and make the same moves as two threads do.
TEST_F(LocalTablesTest, ASearchInPartsDecidesLikeThreads) {
    TableSetup const setup = two_searching_bots();
    Outcome<Table, Denial> made = Table::make(find_game, setup, Trust::owner);
    ASSERT_TRUE(made);
    Table& table = *made;
    for (int move = 0; move < 12; ++move) {
        std::optional<BotTask> task = table.bot_task();
        ASSERT_TRUE(task);
        std::vector<Thought> const thoughts = thoughts_of(*task, table.history(), 5);
        EXPECT_EQ(thoughts.size(), 2U);
        std::vector<std::string> answers;
        for (Thought const& thought : thoughts) answers.push_back(think(thought.text()));
        std::optional<Action> const action = decision_of(*task, answers);
        ASSERT_TRUE(action);
        Decision const decision = table.bot_move(Instant{});
        EXPECT_EQ(decision.entries.at(0).text, table.now().text(*action));
        ASSERT_FALSE(table.carry_out(decision));
    }
}

TEST_F(LocalTablesTest, ABotWithATimeLimitThinksInAsManyPartsAsThereAreThinkers) {
    request("thinkers 3 0");
    request("make here 7", R"({"game":"coloma","seats":["bot:forty-niner","person"],"name":"Ana"})");
    receive(1, R"({"t":"hello","table":"here"})");
    while (last("wake") == "here 0") request("wake here");
    EXPECT_EQ(take("think").size(), 3U);
}

TEST_F(LocalTablesTest, ABotDecidesEvenIfThinkersFail) {
    request("make here 7", R"({"game":"coloma","seats":["bot:greenhorn","person"],"name":"Ana"})");
    receive(1, R"({"t":"hello","table":"here"})");
    request("wake here");
    std::string const thought = last("think");
    ASSERT_FALSE(thought.empty());
    take("entry");
    request("thought " + thought.substr(0, thought.find(' ')), "error: the worker has stopped");
    EXPECT_EQ(take("entry").size(), 1U);
}

// The parts of a review, answered in any order, give the review that one thread gives.
TEST(SlowLocalReviewTest, AReviewInPartsIsTheWholeReview) {
    std::string const record =
        file_text(source_root() / "tests/records/boomtown_builders/two_players.record");
    Outcome<History> const read = read_record(record, "record", find_game);
    ASSERT_TRUE(read);
    History const& history = *read;
    LocalReview review{history, 1};
    std::vector<LocalReview::Part> parts;
    while (std::optional<LocalReview::Part> part = review.next_part()) parts.push_back(std::move(*part));
    std::reverse(parts.begin(), parts.end());
    std::size_t none_sent = 0;
    for (LocalReview::Part const& part : parts) {
        EXPECT_FALSE(review.done());
        review.add(part.number, think(part.words + '\n' + record));
    }
    EXPECT_TRUE(review.done());

    std::vector<std::string> moments;
    analysis::Effort effort = review_effort(history, 1);
    std::atomic<bool> const never_stop{false};
    int done = 0;
    effort.overview = false;
    auto const keep = [&](analysis::ReviewProgress const& progress) {
        done = 2 * progress.total;
        if (progress.moment != nullptr) moments.push_back(protocol::moment_json(history, *progress.moment));
    };
    analysis::Effort const quick = analysis::quick(effort);
    history.type().review(history, quick, keep, never_stop);
    analysis::Review const whole = history.type().review(history, effort, keep, never_stop);
    std::string const expected = protocol::review_json(protocol::review_head("r", "done", 0, done, done),
                                                       moments, protocol::whole_game(whole));
    EXPECT_EQ(review.message("r", none_sent), expected);
}

TEST_F(LocalTablesTest, ARematchSeatsTheSamePlayers) {
    request("make here 7", R"({"game":"boomtown_builders","seats":["person","person"],"name":"Ana"})");
    receive(1, R"({"t":"hello","table":"here"})");
    receive(2, R"({"t":"hello","table":"here","token":"seat1"})");
    receive(2, R"({"t":"name","name":"Ben"})");
    request("rematch there 8", R"({"table":"here","seats":["seat:1","seat:0"]})");
    EXPECT_TRUE(has(last("made"), "table.refusal"));
    receive(2, R"({"t":"resign"})");
    request("rematch there 8", R"({"table":"here","seats":["seat:1","seat:0"]})");
    EXPECT_TRUE(has(last("made"), R"({"table":"there")"));
    EXPECT_TRUE(has(last("line"), R"("names":["Ben","Ana"])"));
}

TEST_F(LocalTablesTest, AnswersLessonsLikeTheServer) {
    tables.request("lesson\n"
                   R"({"game":"gold_west","lesson":"first_game","done":[]})");
    EXPECT_TRUE(has(last("made"), R"("task":)"));
    tables.request("lesson\n"
                   R"({"game":"gold_west","lesson":"no_game","done":[]})");
    EXPECT_TRUE(has(last("made"), "server.refusal.unknown_lesson"));
}

TEST_F(LocalTablesTest, GivesTheRecordOfAGameInProgress) {
    request("make here 7", against_bot);
    let_bots_act();
    tables.request("record here");
    std::string const record =
        boost::json::value_to<std::string>(boost::json::parse(last("made")).at("record"));
    request("from_record there", record);
    EXPECT_TRUE(has(last("made"), R"({"table":"there")"));
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
