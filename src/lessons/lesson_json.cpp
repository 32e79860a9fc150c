#include "lessons/lesson_json.h"

#include "lessons/denials.h"
#include "table/writer.h"

namespace motherlode {

void write_translations(JsonWriter& json, Translations const& sentences) {
    json.begin_object();
    for (auto const& [language, sentence] : sentences) json.field(language, sentence);
    json.end_object();
}

void write_lesson(JsonWriter& json, Lesson const& lesson) {
    json.begin_object().field("name", lesson.name).key("title");
    write_translations(json, lesson.title);
    json.key("options").begin_array();
    for (std::string const& option : lesson.options) json.value(option);
    json.end_array().field("minutes", lesson.minutes).field("steps", lesson.steps.size()).end_object();
}

void write_moment(JsonWriter& json, LessonRun const& run) {
    LessonStep const& step = run.step();
    json.begin_object().key("lesson");
    write_lesson(json, run.lesson());
    json.key("done").begin_array();
    for (std::string const& action : run.done()) json.value(action);
    json.end_array().key("text");
    write_translations(json, step.text);
    json.key("rule");
    if (step.rule.empty())
        json.null();
    else
        json.value(step.rule);
    json.key("highlights").begin_array();
    for (std::string const& highlight : step.highlights) json.value(highlight);
    json.end_array().key("task").begin_array();
    for (std::string const& action : run.answers()) json.value(action);
    json.end_array().field("last", run.at_last_step());
    SeatSet const everybody = SeatSet::first(run.table().players());
    json.key("table").json(
        TableWriter{run.table(), run.lesson().name, everybody, {}}.table(run.lesson().learner));
    json.end_object();
}

void write_denial(JsonWriter& json, Denial const& denial, LessonRun const& run) {
    write_denial(json, denial, run.table());
    if (denial.code != lesson_denials::not_the_task.code) return;
    json.key("hint");
    write_translations(json, run.step().hint);
}

}  // namespace motherlode
