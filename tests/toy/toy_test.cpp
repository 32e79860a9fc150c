// Tests docs/adding-a-game.md: Nuggets follows its steps, and every part of the program works with it.

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "source_tree.h"
#include "suite/suite.h"
#include "table/sitting.h"
#include "table/writer.h"

namespace motherlode::nuggets {
namespace {

std::shared_ptr<Game const> for_two() { return *make_game<Game>({2, {}, placer(), 0}); }

TEST(ToyGame, PassesTheSharedSuite) {
    suite::RuleIds ids;
    for (RuleText const& rule : rulebook()) ids.emplace(rule.id);
    for (suite::Subject const& subject : suite::subjects_of(type(), placer(), find, words(), ids))
        for (std::string const& failure : suite::run_suite(subject, 2)) ADD_FAILURE() << failure;
}

TEST(ToyGame, CitesEveryRuleInItsCode) {
    std::string code;
    for (auto const& file : files_below("tests/toy/nuggets", {".h", ".cpp"})) code += file_text(file);
    for (RuleText const& rule : rulebook())
        EXPECT_NE(code.find(std::string{rule.id}), std::string::npos) << rule.id;
}

TEST(ToyGame, HasASentenceForEveryMessage) {
    for (MessageSpec const* message : Game::info.messages)
        EXPECT_NE(words().find(message->key), nullptr) << message->key;
}

TEST(ToyGame, DescribesItsJson) {
    std::string const types = *json_types(*for_two(), TypeFormat::typescript);
    for (std::string_view const part :
         {"export interface Edition {\n    /** The number of nuggets of each value. */\n    copies: number;",
          "export interface View {", "export interface Facts {"})
        EXPECT_NE(types.find(part), std::string::npos) << types;
    std::string const schema = *json_types(*for_two(), TypeFormat::json_schema);
    EXPECT_NE(schema.find("\"Facts\""), std::string::npos) << schema;
}

TEST(ToyGame, WritesAndReadsPositions) {
    std::unique_ptr<Match> const match = std::move(*type().start({2, {}, placer(), 3}));
    std::string const text = *match->position();
    Outcome<PositionStart> const start = read_position(text, "p.toml", find, placer());
    ASSERT_TRUE(start) << start.error().sentence;
    EXPECT_EQ(start->match->hash(), match->hash());
}

TEST(ToyGame, CanBePlayedAtATable_NU_2a_NU_4a) {
    using namespace sitting;
    Sitting table{nuggets_table({person("Ana"), person("Ben")})};
    table.play_on(2);
    Seat const replying = *table.table().due().begin();
    std::string const legal =
        field(TableWriter{table.table(), "t1", SeatSet::none(), noon}.update(replying, 0), "legal");
    // Praise gives the point to the winner, grumbling to the replying seat.
    std::string const winner = std::to_string(1 - index(replying));
    std::string const own = std::to_string(index(replying));
    EXPECT_NE(legal.find(R"("verb":"praise","args":[])"), std::string::npos) << legal;
    EXPECT_NE(legal.find(R"("facts":{"point":)" + winner + "}"), std::string::npos) << legal;
    EXPECT_NE(legal.find(R"("facts":{"point":)" + own + "}"), std::string::npos) << legal;
    table.play_on(100);
    EXPECT_TRUE(table.table().finished());
}

TEST(ToyGame, CanBePlayedByTheSearchBot) {
    std::unique_ptr<Match> const match = std::move(*type().start({2, {}, placer(), 5}));
    auto const bot = type().make_bot("search:30", *match);
    Rng rng{1};
    EventLog log;
    while (!match->over()) {
        Seat const seat = *match->pending().must.begin();
        match->apply(seat, bot->choose(*match, seat, rng), log);
    }
    EXPECT_TRUE(match->result().finished);
}

}  // namespace
}  // namespace motherlode::nuggets
