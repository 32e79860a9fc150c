#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace motherlode {

// Writes JSON text from front to back. The core never reads JSON, so it needs no library for it.
class JsonWriter {
public:
    JsonWriter& begin_object() { return open('{'); }
    JsonWriter& end_object() { return close('}'); }
    JsonWriter& begin_array() { return open('['); }
    JsonWriter& end_array() { return close(']'); }
    JsonWriter& key(std::string_view name);

    JsonWriter& value(std::string_view text);
    JsonWriter& value(char const* text) { return value(std::string_view{text}); }
    JsonWriter& value(bool truth) { return raw(truth ? "true" : "false"); }
    JsonWriter& value(std::integral auto number) { return raw(std::to_string(number)); }
    JsonWriter& null() { return raw("null"); }
    // A value that is already JSON, such as one written earlier for another reader.
    JsonWriter& json(std::string_view ready) { return raw(ready); }

    template <class T>
    JsonWriter& field(std::string_view name, T const& content) {
        return key(name).value(content);
    }

    std::string const& text() const { return text_; }
    void reserve(std::size_t bytes) { text_.reserve(bytes); }

private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    JsonWriter& raw(std::string_view token);
    void comma();

    std::string text_;
    bool after_value_ = false;
};

}  // namespace motherlode
