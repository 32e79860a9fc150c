#pragma once

#include <string>
#include <vector>

#include "kernel/json.h"
#include "kernel/message.h"

namespace motherlode {

// Writes messages as {"key":…,"args":{…}}, like `write_message`, and remembers the terms and phrases it has met: a list of
// legal actions names the same few again and again, and a game makes each of them anew from strings.
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
