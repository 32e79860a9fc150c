#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/kind_names.h"
#include "kernel/shape.h"

namespace motherlode {

// The type of a JSON value.
struct JsonType {
    enum class Form : std::uint8_t { number, flag, text, seat, id, index, named, phrase, object, list, map };

    struct Key {
        std::string name;
        std::string note;
        bool optional = false;
        std::unique_ptr<JsonType> type;
    };

    Form form = Form::number;
    std::string name;                  // of an object or a set of names; an object may have none
    int kind = -1;                     // of an id or an index, or of the keys of a map
    std::vector<std::string> names;    // of a set of names
    std::vector<std::string> instead;  // words that may replace the value
    bool nullable = false;
    std::vector<Key> keys;            // of an object
    std::unique_ptr<JsonType> inner;  // of a list or map
    int exactly = 0;                  // of a list; 0: any number
    bool complete = true;             // of a map: every key is there
};

// Collects the types of a Shape.
class TypeShape final : public Shape {
public:
    bool empty() const { return root_ == nullptr; }
    // The type of the only value that was described.
    JsonType& type() { return *root_; }
    // An error in the description, or empty.
    std::string const& problem() const { return problem_; }

    Shape& key(std::string_view name, std::string_view note) override;
    void number(int) override { add(JsonType::Form::number); }
    void flag(bool) override { add(JsonType::Form::flag); }
    void text(std::string_view) override { add(JsonType::Form::text); }
    void seat(Seat) override { add(JsonType::Form::seat); }
    void named(std::string_view type, FieldType const& names, int value) override;
    void phrase(Value const&, Terms const&) override { add(JsonType::Form::phrase); }

private:
    struct Open {
        JsonType* type;
        int optional = 0;  // the number of conditions that the next key depends on
    };

    bool finds_types() const override { return true; }
    void write_id(int kind, int) override { add(JsonType::Form::id).kind = kind; }
    void write_index(int kind, int) override { add(JsonType::Form::index).kind = kind; }
    bool begin_nullable(bool) override { return nullable_ = true; }
    void end_nullable() override {}
    bool begin_optional(bool) override;
    void end_optional() override { --open_.back().optional; }
    bool begin_word_or(std::string_view const* words, int count, int word_number) override;
    void end_word_or() override {}
    void begin_object(std::string_view type) override;
    void end_object() override { open_.pop_back(); }
    void begin_list(int exactly) override;
    void end_list() override { open_.pop_back(); }
    int begin_map(int kind, bool complete) override;
    void map_key(int, int) override {}
    void end_map() override { open_.pop_back(); }

    JsonType& add(JsonType::Form form);

    std::unique_ptr<JsonType> root_;
    std::vector<Open> open_;
    bool nullable_ = false;             // of the next value
    std::vector<std::string> instead_;  // of the next value
    std::string problem_;
};

// All types that pages get from a game.
struct JsonTypes {
    std::string game;   // "boomtown_builders"
    std::string title;  // "Boomtown Builders"
    int seats = 0;      // the maximum
    TypeShape view;
    TypeShape edition;
    TypeShape facts;  // of a preview; empty if the game has none
};

// Every named type, once: those of objects in the order of their first use. Two types with the same name must be equal;
// if not, `problem` says so.
struct NamedTypes {
    std::vector<JsonType const*> objects;
    std::vector<JsonType const*> name_sets;
    std::vector<int> kinds;  // whose ids are used
    bool phrases = false;
    std::string problem;
};
NamedTypes named_types(JsonTypes& types, KindNames const& names);

// The name of a kind's type: "Metal" if every edition has the same ids, else "HexId".
std::string type_name(KindNames const& names, int kind);

// A JSON schema (draft 2020-12) with a type in $defs for each named object, including "View", "Edition" and "Facts".
std::string json_schema(JsonTypes& types, KindNames const& names);
// The same as TypeScript.
std::string typescript(JsonTypes& types, KindNames const& names);

}  // namespace motherlode
