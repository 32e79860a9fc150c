#include "lessons/run.h"

#include <cassert>

#include "lessons/denials.h"

namespace motherlode {

Outcome<LessonRun, Denial> LessonRun::start(Lesson const& lesson, GameFinder find,
                                            std::span<std::string_view const> done) {
    Outcome<Table, Denial> table = Table::make(find, lesson.start);
    if (!table) return table.error();
    LessonRun run{lesson, std::move(*table)};
    if (std::optional<Denial> problem = run.play_moves_of_step()) return std::move(*problem);
    for (std::string_view const action : done)
        if (std::optional<Denial> problem = run.complete(action)) return std::move(*problem);
    return run;
}

std::optional<Denial> LessonRun::complete(std::string_view action) {
    if (at_last_step()) return denial(lesson_denials::lesson_over);
    if (!step().has_task() && !action.empty()) return denial(lesson_denials::nothing_to_do);
    std::string completed_by;
    if (step().has_task()) {
        if (action.empty()) return denial(lesson_denials::task_first);
        if (std::optional<Denial> refusal = table_.why(lesson_->learner, action)) return refusal;
        completed_by = table_.now().text(*table_.now().parse(action));
        if (!step().is_completed_by(completed_by))
            return denial(lesson_denials::not_the_task, step().hint.at("en"));
        play(lesson_->learner, completed_by);
    }
    done_.push_back(std::move(completed_by));
    return play_moves_of_step();
}

std::vector<std::string> LessonRun::answers() const {
    ActionList legal;
    table_.now().legal_actions(lesson_->learner, legal);
    std::vector<std::string> answers;
    for (Action const action : legal)
        if (std::string text = table_.now().text(action); step().is_completed_by(text))
            answers.push_back(std::move(text));
    return answers;
}

void LessonRun::play(Seat seat, std::string_view legal_action) {
    Entry move;
    move.seat = seat;
    move.text = legal_action;
    [[maybe_unused]] std::optional<Error> const error = table_.apply(move);
    assert(!error);
}

std::optional<Denial> LessonRun::play_moves_of_step() {
    for (LessonMove const& move : step().moves) {
        if (std::optional<Denial> refusal = table_.why(move.seat, move.action)) return refusal;
        play(move.seat, move.action);
    }
    return {};
}

}  // namespace motherlode
