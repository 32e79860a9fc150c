// Every lesson can be played through the real rules; and a mistake in a lesson is found.

#include <gtest/gtest.h>

#include "lessons/check.h"
#include "lessons/lesson.h"
#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode {
namespace {

std::vector<std::string> languages() {
    std::vector<std::string> names;
    for (auto const& file : files_below("messages", {".toml"})) names.push_back(file.stem().string());
    return names;
}

std::string path_of(std::filesystem::path const& file) {
    return std::filesystem::relative(file, source_root()).string();
}

std::vector<std::string> mistakes(std::string const& text) {
    return mistakes_in_lesson(text, "lessons/gold_west/first_game.toml", languages());
}

// The lesson of Gold West with `old` replaced.
std::string lesson_with(std::string_view old, std::string_view replacement) {
    std::string text = file_text(source_root() / "lessons/gold_west/first_game.toml");
    std::size_t const at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return at == std::string::npos ? text : text.replace(at, old.size(), replacement);
}

// What is found after `old` was replaced.
std::string mistake(std::string_view old, std::string_view replacement) {
    std::vector<std::string> const all = mistakes(lesson_with(old, replacement));
    return all.empty() ? "" : all.front();
}

TEST(LessonFiles, FollowTheRules) {
    auto const files = files_below("lessons", {".toml"});
    EXPECT_FALSE(files.empty());
    for (auto const& file : files) {
        std::string const path = path_of(file);
        for (std::string const& line : mistakes_in_lesson(file_text(file), path, languages()))
            ADD_FAILURE() << line;
    }
}

TEST(LessonFiles, AreAllCompiledIn) {
    std::vector<std::string> compiled;
    for (Lesson const& lesson : read_embedded_lessons(find_game))
        compiled.push_back("lessons/" + lesson.game + "/" + lesson.name + ".toml");
    std::vector<std::string> on_disk;
    for (auto const& file : files_below("lessons", {".toml"})) on_disk.push_back(path_of(file));
    EXPECT_EQ(compiled, on_disk);
}

TEST(LessonMistakes, ThatTheReaderFindsHaveTheirLine) {
    EXPECT_NE(mistake("minutes = 6", "minuets = 6").find("first_game.toml"), std::string::npos);
    EXPECT_EQ(mistake("minutes = 6", "minutes = 0"),
              "lessons/gold_west/first_game.toml:4: minutes: is 0, but must be between 1 and 60.");
    EXPECT_EQ(mistake("learner = 1", "learner = 3"),
              "lessons/gold_west/first_game.toml:5: learner: is 3, but must be between 1 and 2.");
    EXPECT_NE(mistake("motherlode-lesson = 1", "motherlode-lesson = 2").find("version 1"), std::string::npos);
    EXPECT_NE(mistake("\"2 ship silver\"", "\"ship silver\"").find("“ship silver” is not a seat"),
              std::string::npos);
    EXPECT_NE(mistake("players = 2", "players = 2\nseat = 1").find("position"), std::string::npos);
    EXPECT_NE(mistake("stored = 4", "stored = 40").find("position: this position is impossible"),
              std::string::npos);
    EXPECT_NE(mistake("text.en = \"Welcome", "text.fr = \"Welcome").find("the English sentence is missing"),
              std::string::npos);
}

TEST(LessonMistakes, ThatTheRulesFindHaveTheirStep) {
    std::string const file = "lessons/gold_west/first_game.toml, step ";
    EXPECT_EQ(mistake("[\"leave stone\"]", "[\"leave gold\"]"), file + "3: no legal action is “leave gold”");
    EXPECT_EQ(mistake("[\"leave stone\"]", "[\"leave *\"]"),
              file + "3: every legal action completes the task");
    EXPECT_EQ(mistake("rule = \"GW-5.4b\"", "rule = \"no-such-rule\""),
              file + "5: there is no rule no-such-rule");
    EXPECT_EQ(mistake("[\"docks\"]", "[\"dock\"]"), file + "5: nothing on the board is called “dock”");
    EXPECT_EQ(mistake("section:shipping", "section:ships"),
              file + "10: nothing on the board is called “section:ships”");
    EXPECT_EQ(mistake("hint.es = \"Se puede", "hint.fr = \"Se puede"), file + "2: hint.es is missing");
    EXPECT_EQ(mistake("\"2 ship silver\"", "\"2 ship gold\""),
              file + "9: a move is refused: You have no gold in your Usage Area.");
}

}  // namespace
}  // namespace motherlode
