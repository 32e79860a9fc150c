#include "protocol/lesson_answer.h"

#include "lessons/lesson_json.h"
#include "protocol/about_json.h"
#include "protocol/denials.h"
#include "protocol/strict_json.h"
#include "registry/registry.h"
#include "table/writer.h"

namespace motherlode::protocol {
namespace {

LessonRequest::Question read_question(JsonObject& why) {
    if (std::optional<std::string_view> const verb = why.text("verb", Need::optional))
        return {{}, std::string{*verb}, why.arguments("args")};
    return {std::string{why.text("action").value_or("")}, {}};
}

LessonRequest::Thing read_thing(JsonObject& about) {
    return {std::string{about.text("kind").value_or("")}, std::string{about.text("thing").value_or("")}};
}

std::string answer_question(LessonRun const& run, LessonRequest::Question const& question) {
    JsonWriter json;
    json.begin_object();
    Seat const learner = run.lesson().learner;
    if (question.verb.empty())
        write_why(json, run.table(), learner, question.action);
    else
        write_why(json, run.table(), learner, question.verb, question.args);
    return json.end_object().text();
}

std::string answer_about(LessonRun const& run, LessonRequest::Thing const& thing) {
    JsonWriter json;
    json.begin_object();
    write_about(json, run.table().now(), run.lesson().learner, thing.kind, thing.thing);
    return json.end_object().text();
}

// A wrong move is part of a lesson, and no error of the request.
std::string refuse(LessonRun const& run, Denial const& denial) {
    JsonWriter json;
    json.begin_object().key("refused").begin_object();
    write_denial(json, denial, run);
    return json.end_object().end_object().text();
}

std::string moment(LessonRun const& run) {
    JsonWriter json;
    write_moment(json, run);
    return json.text();
}

}  // namespace

Outcome<LessonRequest, Denial> parse_lesson_request(std::string_view body) {
    Outcome<JsonObject, Denial> message = JsonObject::parse(body);
    if (!message) return message.error();
    LessonRequest request;
    request.game = message->text("game").value_or("");
    request.lesson = message->text("lesson").value_or("");
    for (std::string_view const step : message->texts("done")) request.done.emplace_back(step);
    if (std::optional<std::string_view> const move = message->text("move", Need::optional))
        request.move = std::string{*move};
    if (std::optional<JsonObject> why = message->object("why", Need::optional))
        request.why = read_question(*why);
    if (std::optional<JsonObject> about = message->object("about", Need::optional))
        request.about = read_thing(*about);
    if (std::optional<Denial> const problem = message->finish()) return *problem;
    return request;
}

Outcome<std::string, Denial> answer_lesson(Lesson const& lesson, LessonRequest const& request) {
    std::vector<std::string_view> const done{request.done.begin(), request.done.end()};
    Outcome<LessonRun, Denial> run = LessonRun::start(lesson, find_game, done);
    if (!run) return denial(denials::wrong_steps);
    if (request.why) return answer_question(*run, *request.why);
    if (request.about) return answer_about(*run, *request.about);
    if (!request.move) return moment(*run);
    std::optional<Denial> const reason = run->complete(*request.move);
    return reason ? refuse(*run, *reason) : moment(*run);
}

}  // namespace motherlode::protocol
