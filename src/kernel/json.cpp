#include "kernel/json.h"

namespace motherlode {

JsonWriter& JsonWriter::key(std::string_view name) {
    value(name);
    text_ += ':';
    after_value_ = false;
    return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    comma();
    text_ += '"';
    for (char const c : text) {
        auto const byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            text_ += '\\';
            text_ += c;
        } else if (byte < 0x20) {
            text_ += "\\u00";
            text_ += hex[byte >> 4U];
            text_ += hex[byte & 15U];
        } else {
            text_ += c;
        }
    }
    text_ += '"';
    after_value_ = true;
    return *this;
}

JsonWriter& JsonWriter::open(char bracket) {
    comma();
    text_ += bracket;
    after_value_ = false;
    return *this;
}

JsonWriter& JsonWriter::close(char bracket) {
    text_ += bracket;
    after_value_ = true;
    return *this;
}

JsonWriter& JsonWriter::raw(std::string_view token) {
    comma();
    text_ += token;
    after_value_ = true;
    return *this;
}

void JsonWriter::comma() {
    if (after_value_) text_ += ',';
}

}  // namespace motherlode
