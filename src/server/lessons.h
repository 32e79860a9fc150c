#pragma once

#include <string_view>
#include <vector>

#include "lessons/lesson.h"
#include "server/http.h"

namespace motherlode {
class JsonWriter;
}

namespace motherlode::server {

// The compiled-in lessons. A client sends the steps that it has completed with every request, so the server stores
// nothing about learners.
class Lessons {
public:
    Lessons();

    // The array of a game's lessons in GET /api/games.
    void write_list(JsonWriter& json, std::string_view game) const;
    // Answers POST /api/lessons.
    HttpResponse answer(std::string_view body) const;

private:
    Lesson const* find(std::string_view game, std::string_view name) const;

    std::vector<Lesson> lessons_;
};

}  // namespace motherlode::server
