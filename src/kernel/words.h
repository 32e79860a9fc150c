#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/json.h"
#include "kernel/message.h"
#include "kernel/outcome.h"

namespace motherlode {

// The sentences of one language: messages/<code>.toml, keys joined by dots.
//
// A sentence names its arguments in braces, {location}. A number may choose between two forms,
// {points:point|points}: the first for exactly one, the second for any other.
class Language {
public:
    static Outcome<Language> load(std::string_view toml, std::string_view origin);
    static Language const& english();  // complete, and compiled in

    // Null if the language has no such sentence.
    std::string const* find(std::string_view key) const;
    std::map<std::string, std::string, std::less<>> const& sentences() const { return sentences_; }

private:
    std::map<std::string, std::string, std::less<>> sentences_;
};

// The message as a sentence. `names` are the players' names by seat.
std::string say(Language const& language, Message const& message, Terms const& terms,
                std::span<std::string const> names);

// A value as words; the parts of a phrase are separated by commas.
std::string say(Language const& language, Value const& value, Terms const& terms,
                std::span<std::string const> names);

// The sentence or word of a key without arguments.
std::string say(Language const& language, std::string_view key);

// The message as JSON fields of the object being written: each argument under its name, by number or
// stable id.
void write_arguments(JsonWriter& json, Message const& message, Terms const& terms);

// The message and the value as pages get them, see docs/protocol.md: {"key", "args"}, and a number, a
// {"seat"}, a term or a phrase.
void write_message(JsonWriter& json, Message const& message, Terms const& terms);
void write_value(JsonWriter& json, Value const& value, Terms const& terms);

// The names of the arguments in a sentence, for the tests that compare them with the specs.
std::vector<std::string> arguments_of(std::string_view sentence);

}  // namespace motherlode
