#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/message.h"

namespace motherlode {

// Pieces of JSON at the end of a text. Updates are written for every viewer of every move, so they are put
// together from ready pieces; JsonWriter writes the rest.
void append_quoted(std::string& json, std::string_view text);
void append_number(std::string& json, std::int64_t number);

// Appends messages as {"key":…,"args":{…}}. It remembers the terms and phrases it has met: a list of legal actions names
// the same few again and again, and a game makes each of them anew from strings.
class MessageJson {
public:
    explicit MessageJson(Terms const& terms) : terms_{&terms} {}

    void append(std::string& json, Message const& message);

private:
    struct Known {
        ArgKind kind;
        int number;
        std::string json;
    };

    void append_term(std::string& json, ArgKind kind, int number);
    void append_parts(std::string& json, std::span<Message const> parts);

    Terms const* terms_;
    std::vector<Known> known_;
};

}  // namespace motherlode
