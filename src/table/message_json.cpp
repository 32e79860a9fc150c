#include "table/message_json.h"

#include <algorithm>
#include <charconv>

#include "kernel/json.h"

namespace motherlode {

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

// A mere name is not kept: it is as quickly made as found.
void MessageJson::append_term(std::string& json, ArgKind kind, int number) {
    for (Known const& known : known_) {
        if (known.kind != kind || known.number != number) continue;
        json.append(known.json);
        return;
    }
    std::size_t const start = json.size();
    Value const value = terms_->value(kind, number);
    json.append(R"({"id":)");
    append_quoted(json, value.id);
    if (value.kind == Value::Kind::phrase) {
        append_parts(json, value.parts);
    } else {
        json.append(R"(,"key":)");
        append_quoted(json, value.key);
        json.append(R"(,"text":)");
        append_quoted(json, value.text);
    }
    json.append("}");
    if (!value.key.empty() || !value.parts.empty()) known_.push_back({kind, number, json.substr(start)});
}

void MessageJson::append_parts(std::string& json, std::span<Message const> parts) {
    json.append(R"(,"parts":[)");
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i != 0) json.append(",");
        append(json, parts[i]);
    }
    json.append("]");
}

// Keys and names of arguments are our own plain words and need no escaping.
void MessageJson::append(std::string& json, Message const& message) {
    json.append(R"({"key":")").append(message.spec->key).append(R"(","args":{)");
    for (int i = 0; i < message.spec->count; ++i) {
        ArgSpec const& spec = message.spec->args[i];
        json.append(i == 0 ? "\"" : ",\"").append(spec.name).append("\":");
        if (spec.kind == ArgKind::number) {
            append_number(json, message.args[i]);
        } else if (spec.kind == ArgKind::seat) {
            json.append(R"({"seat":)");
            append_number(json, message.args[i]);
            json.append("}");
        } else {
            append_term(json, spec.kind, message.args[i]);
        }
    }
    json.append("}}");
}

}  // namespace motherlode
