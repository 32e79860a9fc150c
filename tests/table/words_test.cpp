#include "table/sitting.h"
#include "table/text.h"

namespace motherlode {
namespace {

using namespace sitting;
using namespace std::string_literals;

TEST(TableText, IsCleanedForDisplay) {
    EXPECT_EQ(clean_line("  hello there "), "hello there");
    EXPECT_EQ(clean_line("one\ntwo\tthree\r\n"), "one two three");
    EXPECT_EQ(clean_line("\x1b[31mred\x07\x7f"), "[31mred");
    EXPECT_EQ(clean_line("a\0b"s), "ab");
    EXPECT_EQ(clean_line("Ana \u202Ednib\u202C\u2066!\u200B\uFEFF"), "Ana dnib!");
    EXPECT_EQ(clean_line("a\u0085b\u2028c\u00a0"), "a b c");
    EXPECT_EQ(clean_line("Zoë ⛏ 🤠"), "Zoë ⛏ 🤠");
    EXPECT_EQ(clean_line(" \n\t\u200B"), "");
    EXPECT_EQ(clean_line("👩\u200D🌾 ❤\uFE0F"), "👩\u200D🌾 ❤\uFE0F");
    EXPECT_EQ(clean_line("Ana\u200D"), "Ana");
    EXPECT_EQ(clean_line("An\u00ADa\uFE0F"), "Ana");
    for (char const* const unseen : {"\u3164", "\u2800", "\u034F", "\uFE0F", "\u180E", "\u2003", "\u3000",
                                     "\uFFF9", "\u115F", "\U000E0041", "\u200D"})
        EXPECT_EQ(clean_line(unseen), "") << unseen;
    EXPECT_EQ(clean_line(""), "");
}

TEST(TableText, InvalidUtf8IsRefused) {
    for (std::string_view const bad :
         {"\xff", "\xc3", "a\xc3z", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\x80"})
        EXPECT_FALSE(clean_line(bad));
}

TEST(TableText, IsCountedInCharactersAndCutBetweenThem) {
    EXPECT_EQ(characters("Zoë ⛏"), 5);
    EXPECT_EQ(front_of("Zoë", 4), "Zoë");
    EXPECT_EQ(front_of("Zoë", 3), "Zo");
    EXPECT_EQ(front_of("🤠", 3), "");
}

TEST(TableChat, IsSentToAll) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    ASSERT_TRUE(sitting.keep(sitting.table().chat(sitting.by(ben), " say \"hi\"\n")));
    sitting.wait(second);
    ASSERT_TRUE(sitting.keep(sitting.table().chat(sitting.by(ana), "hi")));
    std::string const first = R"({"n":0,"seat":1,"name":"Ben","text":"say \"hi\"","time":1700000000000})";
    std::string const next = R"({"n":1,"seat":0,"name":"Ana","text":"hi","time":1700000001000})";
    EXPECT_EQ(field(update(sitting.table(), onlooker, 0), "chat"), "[" + first + "," + next + "]");
    EXPECT_EQ(field(update(sitting.table(), ana, 1), "chat"), "[" + next + "]");
    EXPECT_EQ(field(update(sitting.table(), ana, 2), "chat"), "[]");
}

TEST(TableChat, HasLimits) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    Table const& table = sitting.table();
    std::string longest;
    for (int i = 0; i < Table::longest_chat; ++i) longest += "ë";
    EXPECT_EQ(code(table.chat(sitting.by(ana), longest)), "ok");
    EXPECT_EQ(code(table.chat(sitting.by(ana), longest + "x")), "limit");
    EXPECT_EQ(code(table.chat(sitting.by(ana), "")), "malformed");
    EXPECT_EQ(code(table.chat(sitting.by(ana), " \n \x01 ")), "malformed");
    EXPECT_EQ(code(table.chat(sitting.by(ana), "\xff")), "malformed");
}

TEST(TableChat, ContinuesAfterTheGame) {
    Sitting sitting{boomtown({person("Ana"), bot()})};
    sitting.play_on(1000);
    EXPECT_EQ(code(sitting.table().chat(sitting.by(ana), "good game")), "ok");
}

TEST(TableName, TakesAnOpenSeat) {
    Sitting sitting{boomtown({person("Ana"), person("")})};
    EXPECT_TRUE(sitting.table().seat(seat_at(1)).open());
    EXPECT_NE(update(sitting.table(), ana).find(R"({"kind":"open","name":"")"), std::string::npos);
    ASSERT_TRUE(sitting.keep(sitting.table().name(sitting.by(ben), "  Ben\t ")));
    EXPECT_FALSE(sitting.table().seat(seat_at(1)).open());
    EXPECT_EQ(sitting.table().names(), (std::vector<std::string>{"Ana", "Ben"}));
    EXPECT_TRUE(sitting.table().name(sitting.by(ben), "Ben").entries.empty());
    ASSERT_TRUE(sitting.keep(sitting.table().name(sitting.by(ben), "Benno")));
    EXPECT_EQ(sitting.table().summary().names[1], "Benno");
}

TEST(TableName, HasLimits) {
    Sitting sitting{boomtown({person("Ana"), person("")})};
    Table const& table = sitting.table();
    EXPECT_EQ(code(table.name(sitting.by(ben), std::string(24, 'x'))), "ok");
    for (std::string const& bad : {std::string(25, 'x'), ""s, " "s, "\n"s, "\xc3"s, "\u202e"s})
        EXPECT_EQ(code(table.name(sitting.by(ben), bad)), "malformed");
}

}  // namespace
}  // namespace motherlode
