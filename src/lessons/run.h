#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/lesson.h"
#include "table/table.h"

namespace motherlode {

// A learner's way through a lesson, as pure logic. It follows entirely from the steps that the learner has completed, so
// a server stores nothing: it makes the run again for every request.
class LessonRun {
public:
    // `done` has an entry for every completed step: the learner's action, or an empty text if there was no task.
    static Outcome<LessonRun, Denial> start(Lesson const& lesson, GameFinder find,
                                            std::span<std::string_view const> done);

    // Completes the current step and plays the moves of the next one. A refused action changes nothing.
    std::optional<Denial> complete(std::string_view action);

    Lesson const& lesson() const { return *lesson_; }
    Table const& table() const { return table_; }
    LessonStep const& step() const { return lesson_->steps[done_.size()]; }
    // The legal actions that complete the current step; none if the learner only reads it.
    std::vector<std::string> answers() const;
    bool at_last_step() const { return done_.size() + 1 == lesson_->steps.size(); }
    std::vector<std::string> const& done() const { return done_; }

private:
    LessonRun(Lesson const& lesson, Table table) : lesson_{&lesson}, table_{std::move(table)} {}

    void play(Seat seat, std::string_view legal_action);
    // Refused only if the lesson is wrong.
    std::optional<Denial> play_moves_of_step();

    Lesson const* lesson_;
    Table table_;
    std::vector<std::string> done_;
};

}  // namespace motherlode
