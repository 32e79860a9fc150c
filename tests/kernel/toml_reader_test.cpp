#include <functional>

#include <gtest/gtest.h>

#include "kernel/toml_reader.h"

namespace motherlode {
namespace {

using Read = std::function<void(TomlTable const&)>;

// The error after `read` has read the text.
std::string error_after(std::string_view text, Read const& read) {
    TomlFile file{text, "edition.toml"};
    read(file.root());
    std::optional<Error> const error = file.finish();
    return error ? error->sentence : "";
}

TEST(TomlReader, ReadsAllTypes) {
    constexpr std::string_view text = R"(
name = "horizon"
rows = 10
points = [1, -2, 3]
names = ["a", "b"]

[board]
columns = 7

[[card]]
id = "x"

[[card]]
id = "y"
)";
    std::string const problem = error_after(text, [](TomlTable const& root) {
        EXPECT_EQ(root.string("name"), "horizon");
        EXPECT_EQ(root.integer("rows", 1, 10), 10);
        EXPECT_EQ(root.integers("points", -2, 3), (std::vector{1, -2, 3}));
        EXPECT_EQ(root.strings("names"), (std::vector<std::string>{"a", "b"}));
        EXPECT_TRUE(root.holds_table("board"));
        EXPECT_FALSE(root.holds_table("name"));
        EXPECT_EQ(root.table("board").integer("columns", 7, 7), 7);
        std::string ids;
        for (TomlTable const& card : root.tables("card")) ids += card.string("id");
        EXPECT_EQ(ids, "xy");
        EXPECT_TRUE(root.has("rows"));
        EXPECT_FALSE(root.has("columns"));
    });
    EXPECT_EQ(problem, "");
}

TEST(TomlReader, ReportsTheLineOfAMissingKey) {
    Read const read = [](TomlTable const& root) { root.table("board").integer("rows", 1, 9); };
    EXPECT_EQ(error_after("a = 1\n", read), "edition.toml:1: board: this key is missing.");
    EXPECT_EQ(error_after("\n\n[board]\n", read), "edition.toml:3: rows: this key is missing.");
}

TEST(TomlReader, ReportsTheLineOfAWrongType) {
    auto const at_line_two = [](std::string_view line, Read const& read) {
        return error_after(std::string{"\n"}.append(line), read);
    };
    EXPECT_EQ(at_line_two("a = \"1\"", [](TomlTable const& root) { root.integer("a", 0, 9); }),
              "edition.toml:2: a: a whole number is expected here.");
    EXPECT_EQ(at_line_two("a = 1.0", [](TomlTable const& root) { root.integer("a", 0, 9); }),
              "edition.toml:2: a: a whole number is expected here.");
    EXPECT_EQ(at_line_two("a = 1", [](TomlTable const& root) { root.string("a"); }),
              "edition.toml:2: a: a text in quotes is expected here.");
    EXPECT_EQ(at_line_two("a = 1", [](TomlTable const& root) { root.integers("a", 0, 9); }),
              "edition.toml:2: a: a list in [ ] is expected here.");
    EXPECT_EQ(at_line_two("a = [1, \"b\"]", [](TomlTable const& root) { root.integers("a", 0, 9); }),
              "edition.toml:2: a: a whole number is expected here.");
    EXPECT_EQ(at_line_two("a = [1]", [](TomlTable const& root) { root.strings("a"); }),
              "edition.toml:2: a: a text in quotes is expected here.");
    EXPECT_EQ(at_line_two("a = 1", [](TomlTable const& root) { root.table("a"); }),
              "edition.toml:2: a: a table is expected here.");
    EXPECT_EQ(at_line_two("a = [1]", [](TomlTable const& root) { root.tables("a"); }),
              "edition.toml:2: a: a table is expected here.");
}

TEST(TomlReader, ReportsTheBoundsOfANumber) {
    Read const read = [](TomlTable const& root) { root.integer("rows", 1, 12); };
    EXPECT_EQ(error_after("rows = 13", read), "edition.toml:1: rows: is 13, but must be between 1 and 12.");
    EXPECT_EQ(error_after("rows = 0", read), "edition.toml:1: rows: is 0, but must be between 1 and 12.");
    EXPECT_EQ(error_after("rows = 4294967297", read),
              "edition.toml:1: rows: is 4294967297, but must be between 1 and 12.");
    EXPECT_EQ(error_after("rows = 12", read), "");
    EXPECT_EQ(error_after("a = [1, 3]", [](TomlTable const& root) { root.integers("a", 0, 2); }),
              "edition.toml:1: a: is 3, but must be between 0 and 2.");
}

TEST(TomlReader, RefusesUnknownKeys) {
    Read const read = [](TomlTable const& root) { root.integer("rows", 1, 9); };
    EXPECT_EQ(error_after("rows = 1\ncolums = 2\n", read), "edition.toml:2: colums: unknown key.");
    EXPECT_EQ(error_after("rows = 1\n[board]\n", read), "edition.toml:2: board: unknown key.");
    EXPECT_EQ(error_after("\n[board]\nrows = 1\ncolums = 2\n",
                          [](TomlTable const& root) { root.table("board").integer("rows", 1, 9); }),
              "edition.toml:4: colums: unknown key.");
    EXPECT_EQ(error_after("[[card]]\nid = 1\n[[card]]\nid = 2\nx = 3\n",
                          [](TomlTable const& root) {
                              for (TomlTable const& card : root.tables("card")) card.integer("id", 1, 2);
                          }),
              "edition.toml:5: x: unknown key.");
}

TEST(TomlReader, ReportsOnlyTheFirstError) {
    EXPECT_EQ(error_after("a = 1\nb = 2\n",
                          [](TomlTable const& root) {
                              root.string("b");
                              root.string("a");
                              root.string("c");
                          }),
              "edition.toml:2: b: a text in quotes is expected here.");
}

// A loader continues after an error and checks `valid` before it uses any value.
TEST(TomlReader, ReturnsDefaultsAfterAnError) {
    TomlFile file{"a = \"x\"", "edition.toml"};
    EXPECT_TRUE(file.valid());
    EXPECT_EQ(file.root().integer("a", 3, 9), 3);
    EXPECT_FALSE(file.valid());
    TomlTable const missing = file.root().table("nothing");
    EXPECT_EQ(missing.integer("deep", 2, 9), 2);
    EXPECT_EQ(missing.string("deep"), "");
    EXPECT_TRUE(missing.integers("deep", 2, 9).empty());
    EXPECT_TRUE(missing.strings("deep").empty());
    EXPECT_TRUE(missing.tables("deep").empty());
    EXPECT_TRUE(missing.table("deep").keys().empty());
    EXPECT_FALSE(missing.has("deep"));
}

TEST(TomlReader, LoadersCanReportTheirOwnErrors) {
    EXPECT_EQ(error_after("\na = 1\n",
                          [](TomlTable const& root) {
                              root.integer("a", 0, 9);
                              root.fail("a", "the cards do not add up.");
                          }),
              "edition.toml:2: a: the cards do not add up.");
}

TEST(TomlReader, ReportsTheLineOfInvalidToml) {
    std::string const problem =
        error_after("a = 1\nb = = 2\n", [](TomlTable const& root) { root.integer("a", 0, 9); });
    EXPECT_TRUE(problem.starts_with("edition.toml:2: this is not TOML: ")) << problem;
    EXPECT_TRUE(error_after("a = 1\na = 2\n", [](TomlTable const&) {
                }).starts_with("edition.toml:2: this is not TOML: "));
    EXPECT_NE(error_after("a = \"\xff\"\n", [](TomlTable const&) {}), "");
    EXPECT_NE(error_after(std::string_view{"a = \"\0\"\n", 8}, [](TomlTable const&) {}), "");
}

// The library asserts, or in a release assumes, that a key follows a bracket (marzer/tomlplusplus#294), and it does not
// expect a non-ASCII letter where a space could be. Fuzzing found both.
TEST(TomlReader, SurvivesInputThatBreaksTheLibrary) {
    for (std::string_view const text : {"[&", "[[[a]]]", "[=", "[[&", "a = [&", "a = {&", "&", "a.& = 1",
                                        "a = é", "a = [1, é]", "é = 1", "[é]"})
        EXPECT_TRUE(
            error_after(text, [](TomlTable const&) {}).starts_with("edition.toml:1: this is not TOML: "))
            << text;
}

TEST(TomlReader, AcceptsAnyLetterInQuotesAndComments) {
    constexpr std::string_view text = R"(# é
a = "é \" é" # é
b = 'é\'
c = """
é "" é"""
"é" = '''é'''
)";
    std::string const problem = error_after("\xef\xbb\xbf" + std::string{text}, [](TomlTable const& root) {
        EXPECT_EQ(root.string("a"), "é \" é");
        EXPECT_EQ(root.string("b"), "é\\");
        EXPECT_EQ(root.string("c"), "é \"\" é");
        EXPECT_EQ(root.string("é"), "é");
    });
    EXPECT_EQ(problem, "");
}

}  // namespace
}  // namespace motherlode
