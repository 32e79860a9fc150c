// A learner's way through a lesson.

#include <gtest/gtest.h>

#include "kernel/words.h"
#include "lessons/run.h"
#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode {
namespace {

Lesson lesson() {
    std::string const path = "lessons/gold_west/first_game.toml";
    Outcome<Lesson> lesson = read_lesson(file_text(source_root() / path), path, find_game);
    EXPECT_TRUE(lesson) << lesson.error().sentence;
    return std::move(*lesson);
}

LessonRun run_after(Lesson const& lesson, std::vector<std::string_view> const& done) {
    Outcome<LessonRun, Denial> run = LessonRun::start(lesson, find_game, done);
    EXPECT_TRUE(run);
    return std::move(*run);
}

std::string code(std::optional<Denial> const& denial) {
    return denial ? std::string{denial->code} : "accepted";
}

TEST(LessonRun, StepsWithoutATaskAreCompletedByReading) {
    Lesson const gold_west = lesson();
    LessonRun run = run_after(gold_west, {});
    EXPECT_FALSE(run.step().has_task());
    EXPECT_TRUE(run.answers().empty());
    EXPECT_EQ(code(run.complete("activate 3")), "not_allowed");
    EXPECT_TRUE(run.done().empty());
    EXPECT_EQ(code(run.complete("")), "accepted");
    EXPECT_TRUE(run.step().has_task());
    EXPECT_EQ(run.table().history().size(), 0);
}

TEST(LessonRun, OnlyTheTaskCompletesAStep) {
    Lesson const gold_west = lesson();
    LessonRun run = run_after(gold_west, {""});
    EXPECT_EQ(run.answers(), std::vector<std::string>{"activate 3"});
    EXPECT_EQ(code(run.complete("")), "not_allowed");
    // Legal, but not what the step asks for: the lesson answers.
    std::optional<Denial> const hint = run.complete("activate 1");
    EXPECT_EQ(code(hint), "not_the_task");
    EXPECT_EQ(say(Language::english(), *hint), run.step().hint.at("en"));
    // Illegal: the rules answer.
    std::optional<Denial> const refusal = run.complete("activate 4");
    EXPECT_EQ(code(refusal), "illegal");
    EXPECT_EQ(refusal->rule->id, "GW-7.1a");
    EXPECT_EQ(code(run.complete("dance")), "malformed");
    EXPECT_EQ(run.table().history().size(), 0);
    EXPECT_EQ(code(run.complete("activate 3")), "accepted");
    EXPECT_EQ(run.table().history().size(), 1);
    EXPECT_EQ(run.done(), (std::vector<std::string>{"", "activate 3"}));
}

TEST(LessonRun, TheMovesOfTheOthersArePlayedWhenTheirStepBegins) {
    Lesson const gold_west = lesson();
    LessonRun run = run_after(
        gold_west, {"", "activate 3", "leave stone", "leave copper", "boomtown 4", "token e4", "camp wood"});
    int const moves = run.table().history().size();
    EXPECT_EQ(code(run.complete("bin 4")), "accepted");
    EXPECT_EQ(run.table().history().size(), moves + 1 + 5);
    EXPECT_TRUE(run.table().due().contains(gold_west.learner));
}

TEST(LessonRun, EndsAtTheLastStep) {
    Lesson const gold_west = lesson();
    LessonRun run = run_after(gold_west, {"", "activate 3", "leave stone", "leave copper", "boomtown 4",
                                          "token e4", "camp wood", "bin 4", "activate 1", "ship copper",
                                          "token f7", "settlement", "bin 3"});
    EXPECT_FALSE(run.at_last_step());
    EXPECT_EQ(code(run.complete("")), "accepted");
    EXPECT_TRUE(run.at_last_step());
    EXPECT_EQ(code(run.complete("")), "finished");
}

TEST(LessonRun, RefusesStepsThatWereNeverCompleted) {
    Lesson const gold_west = lesson();
    std::vector<std::string_view> const wrong{"", "activate 1"};
    EXPECT_FALSE(LessonRun::start(gold_west, find_game, wrong));
    std::vector<std::string_view> const endless(100, "");
    EXPECT_FALSE(LessonRun::start(gold_west, find_game, endless));
}

TEST(LessonStep, PatternsMatchWholeActions) {
    LessonStep step{{}, {}};
    step.task = {"camp *", "bin 2"};
    for (std::string_view const action : {"camp wood", "camp stone", "bin 2"})
        EXPECT_TRUE(step.is_completed_by(action)) << action;
    for (std::string_view const action : {"camp", "loot", "bin 22", "a camp wood", ""})
        EXPECT_FALSE(step.is_completed_by(action)) << action;
}

}  // namespace
}  // namespace motherlode
