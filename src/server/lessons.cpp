#include "server/lessons.h"

#include "lessons/lesson_json.h"
#include "protocol/lesson_answer.h"
#include "registry/registry.h"
#include "server/denials.h"

namespace motherlode::server {

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
    Outcome<protocol::LessonRequest, Denial> const request = protocol::parse_lesson_request(body);
    if (!request) return refusal(400, request.error());
    Lesson const* const lesson = find(request->game, request->lesson);
    if (lesson == nullptr) return refusal(404, denials::unknown_lesson);
    Outcome<std::string, Denial> const answer = protocol::answer_lesson(*lesson, *request);
    return answer ? json_response(*answer) : refusal(400, answer.error());
}

}  // namespace motherlode::server
