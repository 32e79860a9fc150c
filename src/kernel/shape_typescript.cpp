#include "kernel/shape_types.h"

namespace motherlode {
namespace {

using Form = JsonType::Form;

class TypeScriptWriter {
public:
    TypeScriptWriter(JsonTypes& types, KindNames const& names)
        : types_{types}, names_{names}, found_{named_types(types, names)} {}

    std::string text() const {
        std::string text = "// What pages get of " + types_.title + ". Made by `motherlode schema " +
                           types_.game + " --typescript`; do not edit.\n\n";
        if (found_.phrases) text += "import type { Phrase } from '../../protocol';\n\n";
        for (JsonType const* set : found_.name_sets) text += alias(set->name, one_of(set->names));
        for (int const kind : found_.kinds) {
            std::vector<std::string> ids;
            for (int value = 0; names_.closed(kind) && value < names_.count(kind); ++value)
                ids.push_back(names_.id(kind, value));
            text += alias(type_name(names_, kind), ids.empty() ? "string" : one_of(ids));
        }
        for (JsonType const* type : found_.objects)
            text += "\nexport interface " + type->name + " " + object(*type, 0) + "\n";
        return text;
    }

private:
    static std::string quoted(std::string const& word) { return "'" + word + "'"; }
    static std::string one_of(std::vector<std::string> const& words) {
        std::string text;
        for (std::string const& word : words) text += (text.empty() ? "" : " | ") + quoted(word);
        return text;
    }
    static std::string alias(std::string const& name, std::string const& type) {
        return "export type " + name + " = " + type + ";\n";
    }

    std::string object(JsonType const& type, std::size_t depth) const {
        std::string const indent(4 * (depth + 1), ' ');
        std::string text = "{\n";
        for (JsonType::Key const& key : type.keys) {
            if (!key.note.empty()) text += indent + "/** " + key.note + " */\n";
            text += indent + key.name + (key.optional ? "?: " : ": ") + written(*key.type, depth + 1) + ";\n";
        }
        return text + std::string(4 * depth, ' ') + "}";
    }

    std::string written(JsonType const& type, std::size_t depth) const {
        std::string text = plain(type, depth);
        if (!type.instead.empty()) text += " | " + one_of(type.instead);
        if (type.nullable) text += " | null";
        return text;
    }

    std::string plain(JsonType const& type, std::size_t depth) const {
        switch (type.form) {
            case Form::number:
            case Form::seat:
            case Form::index: return "number";
            case Form::flag: return "boolean";
            case Form::text: return "string";
            case Form::id: return names_.first_number(type.kind) ? "number" : type_name(names_, type.kind);
            case Form::named: return type.name;
            case Form::phrase: return "Phrase";
            case Form::object: return type.name.empty() ? object(type, depth) : type.name;
            case Form::list: return list(type, depth);
            case Form::map: break;
        }
        std::string const keys = names_.closed(type.kind) ? type_name(names_, type.kind) : "string";
        std::string const record = "Record<" + keys + ", " + written(*type.inner, depth) + ">";
        return type.complete || !names_.closed(type.kind) ? record : "Partial<" + record + ">";
    }

    std::string list(JsonType const& type, std::size_t depth) const {
        std::string const item = written(*type.inner, depth);
        if (type.exactly > 0) {
            std::string text;
            for (int i = 0; i < type.exactly; ++i) text += (i == 0 ? "" : ", ") + item;
            return "[" + text + "]";
        }
        bool const is_union = type.inner->nullable || !type.inner->instead.empty();
        return is_union ? "(" + item + ")[]" : item + "[]";
    }

    JsonTypes& types_;
    KindNames const& names_;
    NamedTypes found_;
};

}  // namespace

std::string typescript(JsonTypes& types, KindNames const& names) {
    return TypeScriptWriter{types, names}.text();
}

}  // namespace motherlode
