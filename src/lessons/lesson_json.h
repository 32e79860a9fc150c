#pragma once

#include "kernel/json.h"
#include "lessons/run.h"

// What clients get of a lesson, see docs/protocol.md.
namespace motherlode {

void write_translations(JsonWriter& json, Translations const& sentences);

// The lesson as an entry of a list.
void write_lesson(JsonWriter& json, Lesson const& lesson);

// The current step, with the table as the learner sees it.
void write_moment(JsonWriter& json, LessonRun const& run);

// As `write_denial`. If the action is legal but does not complete the step, the field "hint" has the lesson's own answer
// in every language.
void write_denial(JsonWriter& json, Denial const& denial, LessonRun const& run);

}  // namespace motherlode
