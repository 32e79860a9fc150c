// A table gives the actual reason for a refusal, as a message.

#include "table/denials.h"
#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

std::string_view key(Decision const& decision) {
    return decision.denial ? decision.denial->message.spec->name() : "none";
}

TEST(TableRefusal, OfAnUndoGivesTheReason) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), person("Cleo")})};
    Table const& table = sitting.table();
    EXPECT_EQ(key(table.undo(sitting.by(ana))), "nothing_to_undo");
    EXPECT_EQ(key(table.ask_undo(sitting.by(ana))), "nothing_to_undo");
    EXPECT_EQ(key(table.restart(sitting.by(ana))), "nothing_this_turn");
    sitting.turn(ana);
    sitting.turn(ben);
    EXPECT_EQ(key(table.undo(sitting.by(cleo))), "nothing_to_undo");
    EXPECT_EQ(key(table.undo(sitting.by(ana))), "decided_since");
    EXPECT_EQ(reason(table.undo(sitting.by(ana)), table),
              "You can't undo that on your own: Ben has made a decision since. Ask to undo instead.");
    EXPECT_EQ(key(table.restart(sitting.by(ana))), "nothing_this_turn");
    ASSERT_TRUE(sitting.keep(table.ask_undo(sitting.by(ana))));
    sitting.play(cleo);
    sitting.keep(table.ask_undo(sitting.by(ana)));
    EXPECT_EQ(key(table.ask_undo(sitting.by(ben))), "undo_is_asked");
    EXPECT_EQ(reason(table.ask_undo(sitting.by(ben)), table), "Ana has already asked to undo.");
    sitting.play(cleo);
    sitting.play(cleo);  // ends the round: new cards are revealed
    EXPECT_EQ(key(table.undo(sitting.by(ana))), "revealed_since");
    EXPECT_EQ(key(table.undo(sitting.by(cleo))), "revealed_since");
    EXPECT_EQ(key(table.restart(sitting.by(cleo))), "revealed_since");
    EXPECT_EQ(key(table.ask_undo(sitting.by(ana))), "revealed_since");
}

TEST(TableRefusal, NamesItsArguments) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    Table const& table = sitting.table();
    EXPECT_EQ(reason(table.move(sitting.by(ana), "dance", 0), table),
              "“dance” is not an action of this game.");
    EXPECT_EQ(reason(table.chat(sitting.by(ana), std::string(501, 'x')), table),
              "A chat message can have at most 500 characters.");
    EXPECT_EQ(reason(table.name(sitting.by(ana), std::string(25, 'x')), table),
              "A name must have 1 to 24 printable characters.");
    // A long text is cut between two characters.
    std::string endless(59, 'x');
    endless += "ëëë";
    EXPECT_EQ(reason(table.move(sitting.by(ana), endless, 0), table),
              "“" + std::string(59, 'x') + "” is not an action of this game.");
}

TEST(TableRefusal, IsSentWithCodeSentenceAndMessage) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    Table const& table = sitting.table();
    auto const json = [&](Decision const& decision) {
        JsonWriter writer;
        writer.begin_object();
        write_denial(writer, *decision.denial, table);
        EXPECT_EQ(suite::JsonCheck::problem(writer.end_object().text()), "");
        return writer.text();
    };
    EXPECT_EQ(json(table.move(sitting.by(ana), "say \"hi\"", 0)),
              R"({"code":"malformed","sentence":"“say \"hi\"” is not an action of this game.",)"
              R"("message":{"key":"table.refusal.unknown_action",)"
              R"("args":{"action":{"id":"say \"hi\"","key":"","text":"say \"hi\""}}}})");
    EXPECT_EQ(json(table.name(sitting.by(ana), "")),
              R"({"code":"malformed","sentence":"A name must have 1 to 24 printable characters.",)"
              R"("message":{"key":"table.refusal.bad_name","args":{"most":24}}})");
    EXPECT_EQ(json(table.move(sitting.by(ben), "draft 1", 0)),
              R"({"code":"illegal","sentence":"It is Ana's turn.","rule":"BB-3.0d",)"
              R"("message":{"key":"boomtown_builders.refusal.not_your_turn","args":{"seat":{"seat":0}}}})");
    sitting.turn(ana);
    sitting.play(ben);
    EXPECT_EQ(json(table.undo(sitting.by(ana))),
              R"({"code":"cannot_undo","sentence":"You can't undo that on your own: Ben has made a decision )"
              R"(since. Ask to undo instead.","message":{"key":"table.refusal.decided_since",)"
              R"("args":{"seat":{"seat":1}}}})");
}

}  // namespace
}  // namespace motherlode
