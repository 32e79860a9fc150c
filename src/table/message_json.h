#pragma once

#include <string>
#include <vector>

#include "kernel/json.h"
#include "kernel/message.h"

namespace motherlode {

// Writes messages as {"key":…,"args":{…}}, like `write_message`, and caches their terms and phrases: a list of legal
// actions repeats the same few, and a game would build each of them again from strings.
class MessageJson {
public:
    explicit MessageJson(Terms const& terms) : terms_{&terms} {}

    void write(JsonWriter& json, Message const& message);

private:
    struct Known {
        ArgKind kind;
        int number;
        std::string json;
    };

    void write_term(JsonWriter& json, ArgKind kind, int number);

    Terms const* terms_;
    std::vector<Known> known_;
};

}  // namespace motherlode
