#include "kernel/edition_fields.h"

namespace motherlode {

int ReadEdition::read_one(std::string_view key, FieldType const& type) const {
    switch (type.form) {
        case FieldType::Form::flag: {
            std::optional<TomlValue> const value = row_.value(key);
            if (value && !value->truth()) value->fail("true or false is expected here.");
            return value && value->truth().value_or(false) ? 1 : 0;
        }
        case FieldType::Form::named:
            return find_name(row_, key, row_.string(key), type.names.data(),
                             static_cast<int>(type.names.size()));
        default: return row_.integer(key, type.least, type.most);
    }
}

std::vector<int> ReadEdition::read_names(std::string_view key, FieldType const& type) const {
    std::vector<int> values;
    for (std::string const& word : words_of(row_.string(key)))
        values.push_back(find_name(row_, key, word, type.names.data(), static_cast<int>(type.names.size())));
    return values;
}

bool ReadEdition::check_size(std::string_view key, std::size_t size, FieldMarks const& marks) const {
    if (size >= marks.fewest && size <= marks.most) return true;
    std::string sentence{marks.wrong_size};
    if (sentence.empty()) {
        bool const exact = marks.fewest == marks.most;
        sentence = "there must be " + std::to_string(marks.fewest) +
                   (exact ? "" : " to " + std::to_string(marks.most)) + ", not " + std::to_string(size) + ".";
    }
    row_.fail(key, sentence);
    return false;
}

void ShapeEdition::write_one(int value, FieldType const& type, FieldMarks const& marks) {
    if (type.kind != FieldType::no_kind) return shape_.id(type.kind, value);
    switch (type.form) {
        case FieldType::Form::flag: shape_.flag(value != 0); return;
        case FieldType::Form::named: shape_.named(marks.type, type, value); return;
        default: shape_.number(value + marks.first);
    }
}

}  // namespace motherlode
