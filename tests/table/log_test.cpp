#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

TEST(TableLog, AnEntryIsOneLine) {
    Entry entry;
    entry.kind = Entry::Kind::chat;
    entry.time = noon;
    entry.seat = cleo;
    entry.text = "well, = said % and done";
    entry.client = "a b%\n=ë";
    EXPECT_EQ(write_entry(entry), "chat 1700000000000 2 0 =a%20b%25%0a=ë well, = said % and done");
    EXPECT_EQ(parse_entry(write_entry(entry)), entry);

    entry.time = {noon, noon - 5};
    EXPECT_TRUE(write_entry(entry).starts_with("chat 1700000000000/1699999999995 2 0 ="));
    EXPECT_EQ(parse_entry(write_entry(entry)), entry);

    entry = {};
    entry.kind = Entry::Kind::undo;
    entry.number = 17;
    EXPECT_EQ(write_entry(entry), "undo 0 0 17 =");
    EXPECT_EQ(parse_entry(write_entry(entry)), entry);
}

TEST(TableLog, EveryKindHasAName) {
    for (int kind = 0; kind <= static_cast<int>(Entry::Kind::hints); ++kind) {
        Entry entry;
        entry.kind = static_cast<Entry::Kind>(kind);
        EXPECT_EQ(parse_entry(write_entry(entry)), entry);
    }
}

TEST(TableLog, InvalidEntriesAreRefused) {
    for (char const* const line : {"",
                                   " ",
                                   "move",
                                   "dance 1 0 0 =",
                                   "move x 0 0 =",
                                   "move -1 0 0 =",
                                   "move 1 6 0 =",
                                   "move 1 -1 0 =",
                                   "move 1 0 -2 =",
                                   "move 1/ 0 0 =",
                                   "move /1 0 0 =",
                                   "move 1/x 0 0 =",
                                   "move 1/-1 0 0 =",
                                   "move 1 0 0",
                                   "move 1 0 0 draft 1",
                                   "move 1 0 0 =%",
                                   "move 1 0 0 =%2",
                                   "move 1 0 0 =%zz",
                                   "chat 1 0 0 = one\ntwo",
                                   "move 99999999999999999999 0 0 =",
                                   "move  1 0 0 =",
                                   "chat 1 0 0 = \x7f"})
        EXPECT_FALSE(parse_entry(line)) << line;
}

TEST(TableLog, ASetupIsReadBackCompletely) {
    TableSetup setup =
        boomtown({person("Ana Lu"), person(""), bot("greedy")}, {ClockRules::Kind::bank, 600'000, 10'000, 0});
    setup.setup.options = {{"terrain", "on"}};
    setup.listed = true;
    setup.created = {noon, noon - day};
    std::string const text = write_setup(setup, find_game);
    Outcome<TableSetup> const read = parse_setup(text, find_game);
    ASSERT_TRUE(read) << read.error().sentence;
    EXPECT_EQ(write_setup(*read, find_game), text);
    EXPECT_EQ(read->game, setup.game);
    EXPECT_EQ(read->setup.players, 3);
    EXPECT_EQ(read->setup.options, setup.setup.options);
    EXPECT_EQ(read->setup.seed, setup.setup.seed);
    EXPECT_EQ(read->setup.edition.origin, setup.setup.edition.origin);
    EXPECT_EQ(read->setup.edition.text, setup.setup.edition.text);
    EXPECT_EQ(read->players[0].name, "Ana Lu");
    EXPECT_EQ(read->players[1].name, "");
    EXPECT_EQ(read->players[2].kind, Player::Kind::bot);
    EXPECT_EQ(read->clock, setup.clock);
    EXPECT_TRUE(read->listed);
    EXPECT_EQ(read->created, setup.created);

    setup.clock = {ClockRules::Kind::days, 0, 0, 3 * day};
    EXPECT_EQ(parse_setup(write_setup(setup, find_game), find_game)->clock, setup.clock);
}

TEST(TableLog, ASetupIncludesItsStartingPosition) {
    TableSetup setup = boomtown({person("Ana"), bot("greedy")});
    setup.setup.position = "round = 3\n\nedition = \"is a key here, too\"\n";
    std::string const text = write_setup(setup, find_game);
    Outcome<TableSetup> const read = parse_setup(text, find_game);
    ASSERT_TRUE(read) << read.error().sentence;
    EXPECT_EQ(read->setup.position, setup.setup.position);
    EXPECT_EQ(write_setup(*read, find_game), text);

    std::string cut = text;
    cut.replace(cut.find("\nposition "), 12, "\nposition 99999999 ");
    EXPECT_FALSE(parse_setup(cut, find_game));
}

TEST(TableLog, AnInvalidSetupIsRefusedWithAReason) {
    std::string const text = write_setup(boomtown({person("Ana"), bot()}), find_game);
    auto const with = [&](std::string_view old, std::string_view other) {
        std::string changed = text;
        changed.replace(changed.find(old), old.size(), other);
        Outcome<TableSetup> const read = parse_setup(changed, find_game);
        return read ? std::string{} : read.error().sentence;
    };
    EXPECT_EQ(with("motherlode-table 1", "motherlode-table 2"),
              "This is not the set-up of a table: “motherlode-table 2”.");
    EXPECT_EQ(with("rules 1", "rules 7"),
              "The table cannot be continued: this program plays version 1 of the rules, not “7”.");
    EXPECT_EQ(with("game boomtown_builders", "game chess"), "No game is called “chess”.");
    for (auto const& [old, other] : {std::pair{"seat person", "seat animal"},
                                     {"clock none", "clock sand 3"},
                                     {"listed no", "listed perhaps"},
                                     {"seed 9", "seed -9"},
                                     {"made", "unmade"}})
        EXPECT_NE(with(old, other).find("has an unknown line"), std::string::npos) << other;
    EXPECT_EQ(parse_setup("motherlode-table 1\ngame boomtown_builders\n", find_game).error().sentence,
              "The set-up of the table ends before its edition.");
    EXPECT_FALSE(parse_setup("", find_game));
}

}  // namespace
}  // namespace motherlode
