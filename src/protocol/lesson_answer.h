#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/action_argument.h"
#include "kernel/outcome.h"
#include "lessons/lesson.h"
#include "table/denial.h"

// POST /api/lessons of docs/protocol.md: the same on a server and in a browser.
namespace motherlode::protocol {

struct LessonRequest {
    // As in the message `why` of a table.
    struct Question {
        std::string action;
        std::string verb;  // empty if the action is given as text
        std::vector<ActionArgument> args{};
    };
    // As in the message `about` of a table, without `move`.
    struct Thing {
        std::string kind;
        std::string thing;
    };

    std::string game;
    std::string lesson;
    std::vector<std::string> done;  // the completed steps
    std::optional<std::string> move;
    std::optional<Question> why;
    std::optional<Thing> about;
};
Outcome<LessonRequest, Denial> parse_lesson_request(std::string_view body);

// The answer as JSON. Refused if the client cannot have completed these steps in this version of the lesson.
Outcome<std::string, Denial> answer_lesson(Lesson const& lesson, LessonRequest const& request);

}  // namespace motherlode::protocol
