#include "games/golden_wilderness/game.h"
#include "kernel/record.h"
#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

TEST(TableMove, NeedsASeat) {
    Sitting sitting{boomtown({person("Ana"), bot(), person("")})};
    Table const& table = sitting.table();
    EXPECT_EQ(code(table.move(sitting.by(onlooker), "draft 1", 0)), "not_your_seat");
    EXPECT_EQ(code(table.move(sitting.by(seat_at(5)), "draft 1", 0)), "not_your_seat");
    EXPECT_EQ(code(table.move(sitting.by(ben), "draft 1", 0)), "not_your_seat");
    EXPECT_EQ(code(table.move(sitting.by(cleo), "draft 1", 0)), "not_allowed");
    EXPECT_EQ(code(table.leave(sitting.by(cleo))), "not_allowed");
    EXPECT_EQ(code(table.chat(sitting.by(cleo), "hi")), "not_allowed");
    EXPECT_EQ(code(table.chat(sitting.by(onlooker), "hi")), "not_your_seat");
    EXPECT_EQ(code(table.name(sitting.by(ben), "Ben")), "not_your_seat");
    EXPECT_EQ(code(table.move(sitting.by(ana, std::string(33, 'x')), "draft 1", 0)), "malformed");
}

TEST(TableMove, IsRefusedByTheRules) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    Table const& table = sitting.table();
    EXPECT_EQ(code(table.move(sitting.by(ana), "dance", 0)), "malformed");
    EXPECT_EQ(code(table.move(sitting.by(ana), "", 0)), "malformed");
    Decision const early = table.move(sitting.by(ana), "build d3", 0);
    EXPECT_EQ(code(early), "illegal");
    EXPECT_EQ(early.denial->rule->id, "BB-3.0f");
    EXPECT_EQ(reason(early, table), "First take one of the face-up Building Cards.");
    EXPECT_EQ(code(table.move(sitting.by(ben), "draft 1", 0)), "illegal");
    EXPECT_EQ(table.version(), 0);
}

TEST(TableMove, IsStaleAfterAnyChange) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.play(ana);
    EXPECT_EQ(code(sitting.table().move(sitting.by(ana), sitting.legal(ana), 0)), "stale");
    EXPECT_EQ(code(sitting.table().move(sitting.by(ana), sitting.legal(ana), 2)), "stale");
    EXPECT_EQ(code(sitting.table().move(sitting.by(ana), sitting.legal(ana), -1)), "stale");
    EXPECT_EQ(code(sitting.table().move(sitting.by(ana), sitting.legal(ana), 1)), "ok");

    // Chat, arrivals and departures of others do not affect the decision.
    sitting.keep(sitting.table().chat(sitting.by(ben), "well?"));
    sitting.keep(sitting.table().name(sitting.by(ben), "Benno"));
    sitting.keep(sitting.table().leave(sitting.by(ben)));
    sitting.keep(sitting.table().come_back(sitting.by(ben)));
    EXPECT_EQ(code(sitting.table().move(sitting.by(ana), sitting.legal(ana), 1)), "ok");
}

TEST(TableMove, IsStaleAfterAnUndo) {
    Sitting sitting{boomtown({person("Ana"), person("Ben"), person("Cleo")})};
    sitting.turn(ana);
    sitting.play(ben);
    sitting.keep(sitting.table().ask_undo(sitting.by(ana)));
    EXPECT_EQ(code(sitting.table().move(sitting.by(ben), sitting.legal(ben), 4)), "stale");
    sitting.keep(sitting.table().agree(sitting.by(cleo)));
    EXPECT_EQ(code(sitting.table().move(sitting.by(ben), sitting.legal(ben), 5)), "ok");
    sitting.keep(sitting.table().agree(sitting.by(ben)));
    EXPECT_EQ(code(sitting.table().move(sitting.by(ana), sitting.legal(ana), 6)), "stale");
}

TEST(TableMove, IsNotStaleAfterASimultaneousSecretDecision) {
    Sitting sitting{nuggets_table({person("Ana"), person("Ben"), person("Cleo")})};
    sitting.play(ana);
    ASSERT_TRUE(sitting.keep(sitting.table().move(sitting.by(ana), "peek", 1)));
    EXPECT_EQ(code(sitting.table().move(sitting.by(ben), "stake 1", 0)), "ok");
    sitting.play(ben);
    ASSERT_TRUE(sitting.keep(sitting.table().move(sitting.by(cleo), "stake 2", 0)));
    // That was the last stake: everything has been revealed.
    EXPECT_EQ(code(sitting.table().move(sitting.by(*sitting.table().due().begin()), "praise", 3)), "stale");
}

TEST(TableMove, IsRecognisedWhenRepeated) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    ASSERT_TRUE(sitting.keep(sitting.table().move(sitting.by(ana, "a1"), "draft 1", 0)));
    sitting.keep(sitting.table().chat(sitting.by(ben, "a1"), "mine"));
    Table const restarted = sitting.rebuilt();
    for (Table const* const table : {&sitting.table(), &restarted}) {
        Decision const again = table->move(sitting.by(ana, "a1"), "draft 1", 0);
        EXPECT_TRUE(again.repeated);
        EXPECT_EQ(again.version, 1);
        EXPECT_TRUE(again.entries.empty());
        EXPECT_EQ(table->chat(sitting.by(ben, "a1"), "mine").version, 2);
        // With another id it is a different request.
        EXPECT_EQ(code(table->move(sitting.by(ana, "a2"), "draft 1", 0)), "stale");
    }
}

TEST(TableMove, ThatReusesTheIdOfAnotherMessageIsRefused) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    ASSERT_TRUE(sitting.keep(sitting.table().chat(sitting.by(ana, "a1"), "  Hello ")));
    ASSERT_TRUE(sitting.keep(sitting.table().move(sitting.by(ana, "a2"), "draft 1", 1)));
    ASSERT_TRUE(sitting.keep(sitting.table().undo(sitting.by(ana, "a3"))));
    ASSERT_TRUE(sitting.keep(sitting.table().agree_to_hints(sitting.by(ana, "a4"))));
    Table const restarted = sitting.rebuilt();
    for (Table const* const table : {&sitting.table(), &restarted}) {
        int const version = table->version();
        Decision const move = table->move(sitting.by(ana, "a1"), "draft 1", version);
        EXPECT_EQ(code(move), "malformed");
        EXPECT_EQ(reason(move, *table),
                  "This id was used for a different message. Use a new id for every message.");
        EXPECT_EQ(code(table->chat(sitting.by(ana, "a1"), "Hello")), "repeated");
        EXPECT_EQ(code(table->chat(sitting.by(ana, "a1"), "Hello!")), "malformed");
        EXPECT_EQ(code(table->name(sitting.by(ana, "a1"), "Hello")), "malformed");
        EXPECT_EQ(code(table->move(sitting.by(ana, "a2"), "draft 2", version)), "malformed");
        EXPECT_EQ(code(table->move(sitting.by(ana, "a2"), "draft 1", version)), "repeated");
        EXPECT_EQ(code(table->undo(sitting.by(ana, "a3"))), "repeated");
        EXPECT_EQ(code(table->restart(sitting.by(ana, "a3"))), "malformed");
        EXPECT_EQ(code(table->agree_to_hints(sitting.by(ana, "a4"))), "repeated");
        EXPECT_EQ(code(table->refuse_hints(sitting.by(ana, "a4"))), "malformed");
        // Ids of different seats have nothing to do with each other.
        EXPECT_EQ(code(table->chat(sitting.by(ben, "a2"), "Hello")), "ok");
    }
}

// Logs of version 0.2 do not say which kind of undo was requested.
TEST(TableMove, AnUndoInAnOldLogIsRecognisedWhenRepeated) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.play(ana);
    Decision decision = sitting.table().undo(sitting.by(ana, "a1"));
    decision.entries[0].text.clear();
    ASSERT_TRUE(sitting.keep(decision));
    EXPECT_EQ(code(sitting.rebuilt().undo(sitting.by(ana, "a1"))), "repeated");
}

TEST(TableMove, OldIdsAreForgotten) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    for (int i = 0; i < 40; ++i)
        sitting.keep(sitting.table().chat(sitting.by(ana, std::to_string(i)), "again"));
    EXPECT_EQ(code(sitting.table().chat(sitting.by(ana, "0"), "again")), "ok");
    EXPECT_EQ(code(sitting.table().chat(sitting.by(ana, "39"), "again")), "repeated");
}

TEST(TableBots, PlayAWholeGame) {
    Sitting sitting{boomtown({bot("greedy"), bot(), bot("greedy"), bot()})};
    sitting.play_on(1000);
    EXPECT_TRUE(sitting.table().finished());
    EXPECT_FALSE(sitting.table().bot_due());
    EXPECT_TRUE(sitting.table().bot_move(noon).entries.empty());
    EXPECT_TRUE(sitting.table().summary().finished);
    EXPECT_FALSE(sitting.table().summary().wake);
}

// A game in which seats that need not act may trade.
TableSetup easy_wilderness(std::vector<Player> players) {
    TableSetup setup = boomtown(std::move(players));
    setup.game = "golden_wilderness";
    setup.setup.edition = *embedded_edition(golden_wilderness::Game::info, "alta");
    setup.setup.options = {{"level", "easy"}};
    return setup;
}

TEST(TableBots, AnswerOffersOnceWithoutDelay) {
    Sitting sitting{easy_wilderness({person("Ana"), bot("greedy"), bot("random")})};
    sitting.bots_play();
    ASSERT_EQ(sitting.table().due(), SeatSet{ana});
    auto const offer = [&](std::string_view to, std::string_view good) {
        for (std::string_view const action : {to, good, std::string_view{"propose"}}) {
            EXPECT_FALSE(sitting.table().bot_due());
            ASSERT_TRUE(
                sitting.keep(sitting.table().move(sitting.by(ana), action, sitting.table().version())));
        }
    };
    int const before = sitting.table().history().size();
    offer("offer 2", "give 5");
    EXPECT_TRUE(sitting.table().bot_due());
    sitting.bots_play();
    EXPECT_EQ(sitting.log().back().text, "accept 1");
    offer("offer 2", "ask 5");
    sitting.bots_play();
    EXPECT_EQ(sitting.log().back().text, "decline 1");
    EXPECT_EQ(sitting.table().history().size(), before + 8);
    // Some bots never answer; Ana continues.
    offer("offer 3", "give 1");
    EXPECT_FALSE(sitting.table().bot_due());
    EXPECT_TRUE(sitting.keep(sitting.table().move(sitting.by(ana), "event", sitting.table().version())));
    EXPECT_EQ(everything(sitting.rebuilt(), noon), everything(sitting.table(), noon));
}

TEST(TableBots, TradeWithEachOtherUntilTheEnd) {
    Sitting sitting{easy_wilderness({bot("greedy"), bot("greedy"), bot("greedy")})};
    sitting.bots_play();
    EXPECT_TRUE(sitting.table().finished());
}

TEST(TableLeave, ABotPlaysUntilTheOwnerReturns) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.play(ana);
    ASSERT_TRUE(sitting.keep(sitting.table().leave(sitting.by(ana))));
    EXPECT_TRUE(sitting.table().leave(sitting.by(ana)).entries.empty());
    EXPECT_EQ(code(sitting.table().leave(sitting.by(ana))), "ok");
    sitting.bots_play();
    EXPECT_EQ(sitting.table().history().size(), 3);
    EXPECT_FALSE(sitting.table().bot_due());
    // Ben can undo nothing of it, and no other seat has decided since.
    sitting.turn(ben);
    ASSERT_TRUE(sitting.keep(sitting.table().come_back(sitting.by(ana))));
    EXPECT_EQ(code(sitting.table().come_back(sitting.by(ana))), "ok");
    EXPECT_TRUE(sitting.table().come_back(sitting.by(ana)).entries.empty());
    EXPECT_FALSE(sitting.table().bot_due());
}

TEST(TableRecord, IsAvailableWhenTheGameIsFinished) {
    Sitting sitting{boomtown({person("Ana"), bot()})};
    EXPECT_FALSE(sitting.table().record());
    std::string const long_name = "Ĳĳĳĳĳĳĳĳĳĳĳĳĳĳĳĳĳĳĳĳĳĳĳ";
    ASSERT_TRUE(sitting.keep(sitting.table().name(sitting.by(ana), long_name)));
    sitting.play_on(1000);
    std::optional<std::string> const record = sitting.table().record();
    ASSERT_TRUE(record);
    Outcome<History> const read = read_record(*record, "record", find_game);
    ASSERT_TRUE(read) << read.error().sentence;
    EXPECT_EQ(read->now().hash(), sitting.table().now().hash());
    EXPECT_TRUE(long_name.starts_with(read->names()[0]));
}

TEST(TableRecord, MakesATableThatContinues) {
    Sitting sitting{boomtown({person("Ana"), bot()})};
    sitting.play_on(8);
    Outcome<History> const read = read_record(write_record(sitting.table().history()), "record", find_game);
    ASSERT_TRUE(read);
    Outcome<Table, Denial> table = Table::make(find_game, setup_of(*read, noon));
    ASSERT_TRUE(table);
    for (Entry const& entry : entries_of(*read, noon)) EXPECT_FALSE(table->apply(entry));
    EXPECT_EQ(table->now().hash(), sitting.table().now().hash());
    EXPECT_EQ(table->version(), 8);
}

TEST(TableMake, RefusesInvalidSetUps) {
    auto const sentence = [](TableSetup const& setup) {
        Outcome<Table, Denial> const table = Table::make(find_game, setup);
        return table ? "" : say(Language::english(), table.error());
    };
    TableSetup setup = boomtown({person("Ana"), person("Ben")});
    EXPECT_EQ(sentence(setup), "");
    setup.game = "chess";
    EXPECT_EQ(sentence(setup), "No game is called “chess”.");
    EXPECT_EQ(sentence(boomtown({person("Ana"), bot("clever")})), "No bot is called “clever”.");
    EXPECT_EQ(sentence(boomtown({person("Ana")})), "Boomtown Builders is for 2 to 4 players, not 1.");
    EXPECT_NE(sentence(boomtown({person("Ana\n"), bot()})), "");
    EXPECT_NE(sentence(boomtown({person("Ana"), bot()}, {ClockRules::Kind::bank, -1, 0, 0})), "");
    setup = boomtown({person("Ana"), person("Ben")});
    setup.setup.players = 3;
    EXPECT_EQ(sentence(setup), "This game is for 3 players, but the table has 2 seats.");
}

TEST(TableApply, RefusesInvalidEntries) {
    Sitting sitting{boomtown({person("Ana"), bot()})};
    Table table = sitting.rebuilt();
    std::string const before = everything(table, noon);
    for (char const* const line : {"move 1 0 0 = dance", "move 1 0 0 = build d3", "move 1 5 0 = draft 1",
                                   "undo 1 0 0 =", "chat 1 1 0 = hi", "chat 1 0 0 =", "name 1 1 0 = Bot",
                                   "leave 1 1 0 =", "time_out 1 1 0 =", "return 1 0 0 =", "ask_undo 1 0 0 =",
                                   "agree 1 0 0 =", "decline 1 0 0 =", "hints 1 1 1 =", "hints 1 0 2 ="}) {
        std::optional<Entry> const entry = parse_entry(line);
        ASSERT_TRUE(entry) << line;
        EXPECT_TRUE(table.apply(*entry)) << line;
        EXPECT_EQ(everything(table, noon), before) << line;
    }
}

TEST(TableLog, AFullLogAcceptsMovesOnly) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.play(ana);
    Entry chat;
    chat.kind = Entry::Kind::chat;
    chat.text = "again";
    Table table = sitting.rebuilt();
    while (table.version() < Table::longest_log) ASSERT_FALSE(table.apply(chat));
    EXPECT_EQ(code(table.chat(sitting.by(ana), "again")), "limit");
    EXPECT_EQ(code(table.name(sitting.by(ana), "Anna")), "limit");
    EXPECT_EQ(code(table.undo(sitting.by(ana))), "limit");
    EXPECT_EQ(code(table.leave(sitting.by(ana))), "limit");
    EXPECT_EQ(code(table.move(sitting.by(ana), "build a1", table.version())), "ok");
    EXPECT_EQ(table.chat_lines().size(), std::size_t{Table::chat_kept});
    EXPECT_EQ(table.chat_lines().back().number, Table::longest_log - 2);
}

}  // namespace
}  // namespace motherlode
