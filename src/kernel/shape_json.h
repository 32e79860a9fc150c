#pragma once

#include "kernel/json.h"
#include "kernel/kind_names.h"
#include "kernel/shape.h"

namespace motherlode {

// Writes a Shape as JSON.
class JsonShape final : public Shape {
public:
    JsonShape(JsonWriter& json, KindNames const& names) : json_{json}, names_{names} {}

    Shape& key(std::string_view name, std::string_view note) override;
    void number(int value) override { json_.value(value); }
    void flag(bool value) override { json_.value(value); }
    void text(std::string_view value) override { json_.value(value); }
    void seat(Seat value) override { json_.value(motherlode::index(value)); }
    void named(std::string_view type, FieldType const& names, int value) override;
    void phrase(Value const& value, Terms const& terms) override;

private:
    bool finds_types() const override { return false; }
    void write_id(int kind, int value) override;
    void write_index(int, int value) override { json_.value(value); }
    bool begin_nullable(bool present) override;
    void end_nullable() override {}
    bool begin_optional(bool present) override { return present; }
    void end_optional() override {}
    bool begin_word_or(std::string_view const* words, int count, int word_number) override;
    void end_word_or() override {}
    void begin_object(std::string_view) override { json_.begin_object(); }
    void end_object() override { json_.end_object(); }
    void begin_list(int) override { json_.begin_array(); }
    void end_list() override { json_.end_array(); }
    int begin_map(int kind, bool complete) override;
    void map_key(int kind, int value) override { json_.key(names_.id(kind, value)); }
    void end_map() override { json_.end_object(); }

    JsonWriter& json_;
    KindNames const& names_;
};

}  // namespace motherlode
