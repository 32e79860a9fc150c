#include "kernel/shape_json.h"

#include "kernel/position_text.h"
#include "kernel/words.h"

namespace motherlode {

Shape& JsonShape::key(std::string_view name, std::string_view) {
    json_.key(name);
    return *this;
}

void JsonShape::named(std::string_view, FieldType const& names, int value) {
    json_.value(name_in(names, value));
}

void JsonShape::phrase(Value const& value, Terms const& terms) { write_value(json_, value, terms); }

void JsonShape::write_id(int kind, int value) {
    if (std::optional<int> const first = names_.first_number(kind))
        json_.value(value + *first);
    else
        json_.value(names_.id(kind, value));
}

bool JsonShape::begin_nullable(bool present) {
    if (!present) json_.null();
    return present;
}

bool JsonShape::begin_word_or(std::string_view const* words, int count, int word_number) {
    if (word_number < 0 || word_number >= count) return true;
    json_.value(words[word_number]);
    return false;
}

int JsonShape::begin_map(int kind, bool) {
    json_.begin_object();
    return names_.count(kind);
}

}  // namespace motherlode
