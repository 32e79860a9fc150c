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

void ShapeEdition::write_one(int value, FieldType const& type, std::string_view type_name) {
    if (type.kind != FieldType::no_kind) return shape_.id(type.kind, value);
    switch (type.form) {
        case FieldType::Form::flag: shape_.flag(value != 0); return;
        case FieldType::Form::named: shape_.named(type_name, type, value); return;
        default: shape_.number(value);
    }
}

}  // namespace motherlode
