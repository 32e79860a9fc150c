#include "kernel/words.h"

#include <cstdlib>

#include "kernel/embedded_files.h"
#include "kernel/toml_reader.h"

namespace motherlode {
namespace {

using Sentences = std::map<std::string, std::string, std::less<>>;

// A key has a sentence, or a table of further keys.
void read_table(TomlTable const& table, std::string const& prefix, Sentences& into) {
    for (std::string const& key : table.keys()) {
        if (table.holds_table(key))
            read_table(table.table(key), prefix + key + ".", into);
        else
            into[prefix + key] = table.string(key);
    }
}

// Splits a sentence into plain text and {placeholders}, in order.
template <class OnText, class OnPlaceholder>
void scan(std::string_view sentence, OnText on_text, OnPlaceholder on_placeholder) {
    while (!sentence.empty()) {
        std::size_t const open = sentence.find('{');
        on_text(sentence.substr(0, open));
        if (open == std::string_view::npos) return;
        std::size_t const close = sentence.find('}', open);
        if (close == std::string_view::npos) return;
        on_placeholder(sentence.substr(open + 1, close - open - 1));
        sentence.remove_prefix(close + 1);
    }
}

Value value_of(Message const& message, std::size_t i, Terms const& terms) {
    ArgKind const kind = message.spec->args[i].kind;
    int const number = message.args[i];
    if (kind == ArgKind::number) return Value::of_number(number);
    if (kind == ArgKind::seat) return Value::of_seat(number);
    return terms.value(kind, number);
}

}  // namespace

Outcome<Language> Language::load(std::string_view toml, std::string_view origin) {
    TomlFile file{toml, origin};
    Language language;
    read_table(file.root(), {}, language.sentences_);
    if (std::optional<Error> error = file.finish()) return *error;
    return language;
}

Language const& Language::english() {
    static Language const english = [] {
        constexpr std::string_view path = "messages/en.toml";
        Outcome<Language> loaded = load(embedded_file(path), path);
        if (!loaded) std::abort();  // a build with a broken table must not start; a test says why
        return std::move(*loaded);
    }();
    return english;
}

std::string const* Language::find(std::string_view key) const {
    auto const entry = sentences_.find(key);
    return entry == sentences_.end() ? nullptr : &entry->second;
}

std::string say(Language const& language, Message const& message, Terms const& terms,
                std::span<std::string const> names) {
    std::string const* sentence = language.find(message.spec->key);
    if (sentence == nullptr) return std::string{message.spec->key};

    std::string said;
    auto const append_text = [&](std::string_view text) { said += text; };
    auto const append_argument = [&](std::string_view placeholder) {
        std::string_view const name = placeholder.substr(0, placeholder.find(':'));
        for (std::size_t i = 0; i < static_cast<std::size_t>(message.spec->count); ++i) {
            if (message.spec->args[i].name != name) continue;
            if (name.size() == placeholder.size()) {
                said += say(language, value_of(message, i, terms), terms, names);
            } else {
                std::string_view const forms = placeholder.substr(name.size() + 1);
                std::size_t const bar = forms.find('|');
                said += message.args[i] == 1 ? forms.substr(0, bar) : forms.substr(bar + 1);
            }
        }
    };
    scan(*sentence, append_text, append_argument);
    return said;
}

std::string say(Language const& language, Value const& value, Terms const& terms,
                std::span<std::string const> names) {
    switch (value.kind) {
        case Value::Kind::number: return std::to_string(value.number);
        case Value::Kind::seat: {
            auto const seat = static_cast<std::size_t>(value.number);
            return seat < names.size() ? names[seat] : std::to_string(value.number + 1);
        }
        case Value::Kind::term: {
            std::string const* translated = value.key.empty() ? nullptr : language.find(value.key);
            return translated != nullptr ? *translated : value.text;
        }
        case Value::Kind::phrase: break;
    }
    std::string said;
    for (Message const& part : value.parts)
        said += (said.empty() ? "" : ", ") + say(language, part, terms, names);
    return said;
}

std::string say(Language const& language, std::string_view key) {
    std::string const* sentence = language.find(key);
    return sentence != nullptr ? *sentence : std::string{key};
}

void write_arguments(JsonWriter& json, Message const& message, Terms const& terms) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(message.spec->count); ++i) {
        Value const value = value_of(message, i, terms);
        json.key(message.spec->args[i].name);
        if (value.kind == Value::Kind::number || value.kind == Value::Kind::seat)
            json.value(value.number);
        else
            json.value(value.id);
    }
}

void write_message(JsonWriter& json, Message const& message, Terms const& terms) {
    json.begin_object().field("key", message.spec->key).key("args").begin_object();
    for (std::size_t i = 0; i < static_cast<std::size_t>(message.spec->count); ++i) {
        json.key(message.spec->args[i].name);
        write_value(json, value_of(message, i, terms), terms);
    }
    json.end_object().end_object();
}

void write_value(JsonWriter& json, Value const& value, Terms const& terms) {
    switch (value.kind) {
        case Value::Kind::number: json.value(value.number); return;
        case Value::Kind::seat: json.begin_object().field("seat", value.number).end_object(); return;
        case Value::Kind::term:
            json.begin_object().field("id", value.id).field("key", value.key).field("text", value.text);
            json.end_object();
            return;
        case Value::Kind::phrase: break;
    }
    json.begin_object().field("id", value.id).key("parts").begin_array();
    for (Message const& part : value.parts) write_message(json, part, terms);
    json.end_array().end_object();
}

std::vector<std::string> arguments_of(std::string_view sentence) {
    std::vector<std::string> names;
    scan(
        sentence, [](std::string_view) {},
        [&](std::string_view placeholder) {
            names.emplace_back(placeholder.substr(0, placeholder.find(':')));
        });
    return names;
}

}  // namespace motherlode
