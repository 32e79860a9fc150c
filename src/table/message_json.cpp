#include "table/message_json.h"

#include <algorithm>
#include <charconv>

#include "kernel/json.h"

namespace motherlode {
namespace {

void append_value(std::string& json, Value const& value) {
    if (value.kind == Value::Kind::term) {
        json.append(R"({"id":)");
        append_quoted(json, value.id);
        json.append(R"(,"key":)");
        append_quoted(json, value.key);
        json.append(R"(,"text":)");
        append_quoted(json, value.text);
        json.append("}");
    } else if (value.kind == Value::Kind::seat) {
        json.append(R"({"seat":)");
        append_number(json, value.number);
        json.append("}");
    } else {
        append_number(json, value.number);
    }
}

}  // namespace

void append_quoted(std::string& json, std::string_view text) {
    auto const plain = [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; };
    if (std::all_of(text.begin(), text.end(), plain)) {
        json.append("\"").append(text).append("\"");
    } else {
        JsonWriter quoted;
        json.append(quoted.value(text).text());
    }
}

void append_number(std::string& json, std::int64_t number) {
    char digits[24];
    auto const end = std::to_chars(std::begin(digits), std::end(digits), number).ptr;
    json.append(digits, end);
}

// Only words with a key are kept: a mere name is as quickly made as found.
void MessageJson::append_term(std::string& json, ArgKind kind, int number) {
    for (Known const& known : known_) {
        if (known.kind != kind || known.number != number) continue;
        json.append(known.json);
        return;
    }
    std::size_t const start = json.size();
    Value const value = terms_->value(kind, number);
    append_value(json, value);
    if (!value.key.empty()) known_.push_back({kind, number, json.substr(start)});
}

// Keys and names of arguments are our own plain words and need no escaping.
void MessageJson::append(std::string& json, Message const& message) {
    json.append(R"({"key":")").append(message.spec->key).append(R"(","args":{)");
    for (int i = 0; i < message.spec->count; ++i) {
        ArgSpec const& spec = message.spec->args[i];
        json.append(i == 0 ? "\"" : ",\"").append(spec.name).append("\":");
        if (spec.kind == ArgKind::number)
            append_value(json, Value::of_number(message.args[i]));
        else if (spec.kind == ArgKind::seat)
            append_value(json, Value::of_seat(message.args[i]));
        else
            append_term(json, spec.kind, message.args[i]);
    }
    json.append("}}");
}

}  // namespace motherlode
