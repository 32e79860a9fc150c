#pragma once

#include "table/denial.h"

// All refusals by lessons, besides those by tables. The sentences are in messages/*.toml.
namespace motherlode::lesson_denials {

// The hint is the lesson's own.
inline constexpr DenialSpec not_the_task{"not_the_task",
                                         {"lesson.refusal.not_the_task", {{"hint", text_argument}}}};
inline constexpr DenialSpec nothing_to_do{"not_allowed", {"lesson.refusal.nothing_to_do", {}}};
inline constexpr DenialSpec task_first{"not_allowed", {"lesson.refusal.task_first", {}}};
inline constexpr DenialSpec lesson_over{"finished", {"lesson.refusal.lesson_over", {}}};

}  // namespace motherlode::lesson_denials
