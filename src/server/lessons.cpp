#include "server/lessons.h"

#include "lessons/lesson_json.h"
#include "protocol/about_json.h"
#include "protocol/strict_json.h"
#include "registry/registry.h"
#include "server/denials.h"
#include "table/writer.h"

namespace motherlode::server {

using protocol::JsonObject;
using protocol::Need;
namespace {

struct Question {
    std::string action;
    std::string verb;  // empty if the action is given as text
    std::vector<ActionArgument> args{};
};

// As in the message `why` of a table.
Question read_question(JsonObject& why) {
    if (std::optional<std::string_view> const verb = why.text("verb", Need::optional))
        return {{}, std::string{*verb}, why.arguments("args")};
    return {std::string{why.text("action").value_or("")}, {}};
}

HttpResponse answer_question(LessonRun const& run, Question const& question) {
    JsonWriter json;
    json.begin_object();
    Seat const learner = run.lesson().learner;
    if (question.verb.empty())
        write_why(json, run.table(), learner, question.action);
    else
        write_why(json, run.table(), learner, question.verb, question.args);
    return json_response(json.end_object().text());
}

struct Thing {
    std::string kind;
    std::string thing;
};

// As in the message `about` of a table, without `move`.
Thing read_thing(JsonObject& about) {
    return {std::string{about.text("kind").value_or("")}, std::string{about.text("thing").value_or("")}};
}

HttpResponse answer_about(LessonRun const& run, Thing const& thing) {
    JsonWriter json;
    json.begin_object();
    protocol::write_about(json, run.table().now(), run.lesson().learner, thing.kind, thing.thing);
    return json_response(json.end_object().text());
}

// A wrong move is part of a lesson, and no error of the request.
HttpResponse refuse(LessonRun const& run, Denial const& denial) {
    JsonWriter json;
    json.begin_object().key("refused").begin_object();
    write_denial(json, denial, run);
    return json_response(json.end_object().end_object().text());
}

HttpResponse moment(LessonRun const& run) {
    JsonWriter json;
    write_moment(json, run);
    return json_response(json.text());
}

}  // namespace

Lessons::Lessons() : lessons_{read_embedded_lessons(find_game)} {}

void Lessons::write_list(JsonWriter& json, std::string_view game) const {
    json.begin_array();
    for (Lesson const& lesson : lessons_)
        if (lesson.game == game) write_lesson(json, lesson);
    json.end_array();
}

Lesson const* Lessons::find(std::string_view game, std::string_view name) const {
    for (Lesson const& lesson : lessons_)
        if (lesson.game == game && lesson.name == name) return &lesson;
    return nullptr;
}

HttpResponse Lessons::answer(std::string_view body) const {
    Outcome<JsonObject, Denial> message = JsonObject::parse(body);
    if (!message) return refusal(400, message.error());
    std::optional<std::string_view> const game = message->text("game");
    std::optional<std::string_view> const name = message->text("lesson");
    std::vector<std::string_view> const done = message->texts("done");
    std::optional<std::string_view> const move = message->text("move", Need::optional);
    std::optional<JsonObject> why = message->object("why", Need::optional);
    std::optional<Question> const question = why ? std::optional{read_question(*why)} : std::nullopt;
    std::optional<JsonObject> about = message->object("about", Need::optional);
    std::optional<Thing> const thing = about ? std::optional{read_thing(*about)} : std::nullopt;
    if (std::optional<Denial> const problem = message->finish()) return refusal(400, *problem);

    Lesson const* const lesson = find(*game, *name);
    if (lesson == nullptr) return refusal(404, denials::unknown_lesson);
    Outcome<LessonRun, Denial> run = LessonRun::start(*lesson, find_game, done);
    // The client sent steps that it cannot have completed in this version of the lesson.
    if (!run) return refusal(400, denials::wrong_steps);
    if (question) return answer_question(*run, *question);
    if (thing) return answer_about(*run, *thing);
    if (!move) return moment(*run);
    std::optional<Denial> const denial = run->complete(*move);
    return denial ? refuse(*run, *denial) : moment(*run);
}

}  // namespace motherlode::server
