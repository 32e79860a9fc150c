#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/match.h"
#include "table/setup.h"

namespace motherlode {

// A sentence in every language, by the name of the language: "en".
using Translations = std::map<std::string, std::string>;

struct LessonMove {
    Seat seat;
    std::string action;
};

struct LessonStep {
    Translations text;
    std::string rule;  // the id of the rule it explains; empty if there is none
    // Ids of things on the board, or "section:" and the name of a section.
    std::vector<std::string> highlights{};
    std::vector<LessonMove> moves{};  // played when the step begins
    // The actions that complete the step; * matches any text. Empty: the learner reads the step, then goes on.
    std::vector<std::string> task{};
    Translations hint{};  // the answer to any other legal action

    bool has_task() const { return !task.empty(); }
    bool is_completed_by(std::string_view action) const;
};

// An interactive lesson; docs/lessons.md describes its file.
struct Lesson {
    std::string game;
    std::string name;  // of its file
    Translations title;
    std::vector<std::string> options{};  // it is offered for games with one of these: "level=easy"
    int minutes = 0;
    Seat learner{};
    TableSetup start;  // the learner is its only human
    std::vector<LessonStep> steps;
    // Not used after reading; while it exists, every run shares its edition.
    std::shared_ptr<Match const> first_position;
};

// `path` is lessons/<game>/<name>.toml.
Outcome<Lesson> read_lesson(std::string_view text, std::string_view path, GameFinder find);

// All lessons that are compiled in, sorted by path.
std::vector<Lesson> read_embedded_lessons(GameFinder find);

}  // namespace motherlode
