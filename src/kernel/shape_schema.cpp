#include <utility>

#include "kernel/json.h"
#include "kernel/shape_types.h"

namespace motherlode {
namespace {

using Form = JsonType::Form;

class SchemaWriter {
public:
    SchemaWriter(JsonTypes& types, KindNames const& names)
        : types_{types}, names_{names}, found_{named_types(types, names)} {}

    std::string text() {
        json_.begin_object().field("$schema", "https://json-schema.org/draft/2020-12/schema");
        json_.field("title", types_.title).field("type", "object");
        json_.key("properties").begin_object().key("view");
        reference("View");
        json_.key("edition");
        reference("Edition");
        if (!types_.facts.empty()) {
            types_.facts.type().nullable = true;  // null if the facts depend on something hidden
            json_.key("facts");
            type(types_.facts.type());
        }
        json_.end_object();
        json_.key("$defs").begin_object();
        for (JsonType const* type : found_.objects) {
            json_.key(type->name);
            object(*type);
        }
        for (JsonType const* type : found_.name_sets) {
            json_.key(type->name);
            words(type->names);
        }
        for (int const kind : found_.kinds) {
            std::vector<std::string> ids;
            for (int value = 0; names_.closed(kind) && value < names_.count(kind); ++value)
                ids.push_back(names_.id(kind, value));
            json_.key(type_name(names_, kind));
            if (ids.empty())
                of_type("string");
            else
                words(ids);
        }
        if (found_.phrases) phrases();
        json_.end_object().end_object();
        return json_.text();
    }

private:
    // A type, with the note of its key.
    JsonWriter& open() {
        json_.begin_object();
        if (!note_.empty()) json_.field("description", std::exchange(note_, {}));
        return json_;
    }
    void of_type(std::string_view type) { open().field("type", type).end_object(); }
    void reference(std::string const& name) { open().field("$ref", "#/$defs/" + name).end_object(); }
    void words(std::vector<std::string> const& list) {
        open().key("enum").begin_array();
        for (std::string const& word : list) json_.value(word);
        json_.end_array().end_object();
    }

    // A type, with null and the words that may replace it.
    void type(JsonType const& type) {
        if (!type.nullable && type.instead.empty()) {
            plain(type);
            return;
        }
        open().key("anyOf").begin_array();
        plain(type);
        if (!type.instead.empty()) words(type.instead);
        if (type.nullable) of_type("null");
        json_.end_array().end_object();
    }

    void plain(JsonType const& type) {
        switch (type.form) {
            case Form::number: of_type("integer"); return;
            case Form::flag: of_type("boolean"); return;
            case Form::text: of_type("string"); return;
            case Form::seat: from_to(0, types_.seats - 1); return;
            case Form::index:  // the user's own edition may have more of a kind
                open().field("type", "integer").field("minimum", 0).end_object();
                return;
            case Form::id:
                if (names_.first_number(type.kind))
                    of_type("integer");
                else
                    reference(type_name(names_, type.kind));
                return;
            case Form::named: reference(type.name); return;
            case Form::phrase: reference("Phrase"); return;
            case Form::object:
                if (type.name.empty())
                    object(type);
                else
                    reference(type.name);
                return;
            case Form::list: list(type); return;
            case Form::map: break;
        }
        map(type);
    }

    void from_to(int least, int most) {
        json_.begin_object()
            .field("type", "integer")
            .field("minimum", least)
            .field("maximum", most)
            .end_object();
    }

    void object(JsonType const& type) {
        JsonWriter& json = open();
        json.field("type", "object").key("properties").begin_object();
        for (JsonType::Key const& key : type.keys) {
            json.key(key.name);
            note_ = key.note;
            this->type(*key.type);
        }
        json.end_object().key("required").begin_array();
        for (JsonType::Key const& key : type.keys)
            if (!key.optional) json.value(key.name);
        json.end_array().field("additionalProperties", false).end_object();
    }

    void list(JsonType const& type) {
        open().field("type", "array").key("items");
        this->type(*type.inner);
        if (type.exactly > 0) json_.field("minItems", type.exactly).field("maxItems", type.exactly);
        json_.end_object();
    }

    void map(JsonType const& type) {
        open().field("type", "object");
        if (names_.closed(type.kind)) {
            json_.key("propertyNames");
            reference(type_name(names_, type.kind));
            if (type.complete) json_.field("minProperties", names_.count(type.kind));
        }
        json_.key("additionalProperties");
        this->type(*type.inner);
        json_.end_object();
    }

    // As docs/protocol.md describes them.
    void phrases() {
        JsonWriter& json = json_;
        auto const properties = [&](std::initializer_list<std::string_view> required) {
            json.key("required").begin_array();
            for (std::string_view const key : required) json.value(key);
            json.end_array().field("additionalProperties", false).end_object();
        };
        json.key("Phrase").begin_object().field("type", "object").key("properties").begin_object().key("id");
        of_type("string");
        json.key("parts").begin_object().field("type", "array").key("items");
        reference("Message");
        json.end_object().end_object();
        properties({"id", "parts"});

        json.key("Message")
            .begin_object()
            .field("type", "object")
            .key("properties")
            .begin_object()
            .key("key");
        of_type("string");
        json.key("args").begin_object().field("type", "object").key("additionalProperties");
        reference("Argument");
        json.end_object().end_object();
        properties({"key", "args"});

        json.key("Argument").begin_object().key("anyOf").begin_array();
        of_type("integer");
        json.begin_object().field("type", "object").key("properties").begin_object().key("seat");
        from_to(0, types_.seats - 1);
        json.end_object();
        properties({"seat"});
        json.begin_object().field("type", "object").key("properties").begin_object();
        for (std::string_view const key : {"id", "key", "text"}) {
            json.key(key);
            of_type("string");
        }
        json.end_object();
        properties({"id", "key", "text"});
        reference("Phrase");
        json.end_array().end_object();
    }

    JsonTypes& types_;
    KindNames const& names_;
    NamedTypes found_;
    JsonWriter json_;
    std::string note_;  // of the next type
};

// Indents by two spaces per level, with one line for each entry.
std::string indented(std::string_view json) {
    std::string text;
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < json.size(); ++at) {
        char const c = json[at];
        if (quoted) {
            text += c;
            if (c == '\\') text += json[++at];
            quoted = c != '"';
            continue;
        }
        quoted = c == '"';
        bool const closes = c == '}' || c == ']';
        bool const empty = closes && !text.empty() && (text.back() == '{' || text.back() == '[');
        if (closes) --depth;
        if (closes && !empty) text.append("\n").append(2 * depth, ' ');
        if (!text.empty() && (text.back() == '{' || text.back() == '[') && !empty) {
            text.append("\n").append(2 * depth, ' ');
        }
        text += c;
        if (c == '{' || c == '[') ++depth;
        if (c == ',') text.append("\n").append(2 * depth, ' ');
        if (c == ':') text += ' ';
    }
    return text + "\n";
}

}  // namespace

std::string json_schema(JsonTypes& types, KindNames const& names) {
    return indented(SchemaWriter{types, names}.text());
}

}  // namespace motherlode
