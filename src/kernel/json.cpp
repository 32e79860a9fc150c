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
    std::size_t plain = 0;  // the start of characters that need no escape
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto const byte = static_cast<unsigned char>(text[i]);
        if (byte >= 0x20 && byte != '"' && byte != '\\') continue;
        text_ += text.substr(plain, i - plain);
        plain = i + 1;
        if (byte >= 0x20) {
            text_ += '\\';
            text_ += text[i];
        } else {
            text_ += "\\u00";
            text_ += hex[byte >> 4U];
            text_ += hex[byte & 15U];
        }
    }
    text_ += text.substr(plain);
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
