#include "kernel/shape_types.h"

#include <algorithm>
#include <cctype>

#include "kernel/position_text.h"

namespace motherlode {
namespace {

using Form = JsonType::Form;

bool same(std::unique_ptr<JsonType> const& a, std::unique_ptr<JsonType> const& b);

bool same(JsonType const& a, JsonType const& b) {
    return a.form == b.form && a.name == b.name && a.kind == b.kind && a.names == b.names &&
           a.exactly == b.exactly && a.complete == b.complete && same(a.inner, b.inner) &&
           a.keys.size() == b.keys.size() &&
           std::equal(a.keys.begin(), a.keys.end(), b.keys.begin(),
                      [](JsonType::Key const& a_key, JsonType::Key const& b_key) {
                          return a_key.name == b_key.name && a_key.optional == b_key.optional &&
                                 same(a_key.type, b_key.type) &&
                                 a_key.type->nullable == b_key.type->nullable &&
                                 a_key.type->instead == b_key.type->instead;
                      });
}

bool same(std::unique_ptr<JsonType> const& a, std::unique_ptr<JsonType> const& b) {
    return a == nullptr || b == nullptr ? a == b : same(*a, *b);
}

// Adds a type and all types within.
void collect(JsonType const& type, KindNames const& names, NamedTypes& named) {
    auto const add = [&](std::vector<JsonType const*>& list) {
        for (JsonType const* known : list) {
            if (known->name != type.name) continue;
            if (!same(*known, type)) named.problem = "two types are called " + type.name;
            return;
        }
        list.push_back(&type);
    };
    if (type.form == Form::object && !type.name.empty()) add(named.objects);
    if (type.form == Form::named) add(named.name_sets);
    if (type.form == Form::phrase) named.phrases = true;
    bool const has_ids = type.form == Form::id || (type.form == Form::map && names.closed(type.kind));
    if (has_ids && !names.first_number(type.kind) &&
        std::find(named.kinds.begin(), named.kinds.end(), type.kind) == named.kinds.end())
        named.kinds.push_back(type.kind);
    for (JsonType::Key const& key : type.keys) collect(*key.type, names, named);
    if (type.inner != nullptr) collect(*type.inner, names, named);
}

}  // namespace

Shape& TypeShape::key(std::string_view name, std::string_view note) {
    std::vector<JsonType::Key>& keys = open_.back().type->keys;
    for (JsonType::Key const& known : keys)
        if (known.name == name) problem_ = "the key " + std::string{name} + " is there twice";
    keys.push_back({std::string{name}, std::string{note}, open_.back().optional > 0, nullptr});
    return *this;
}

void TypeShape::named(std::string_view type, FieldType const& names, int) {
    JsonType& added = add(Form::named);
    added.name = type;
    for (int value = 0; value <= names.most; ++value) added.names.emplace_back(name_in(names, value));
}

bool TypeShape::begin_optional(bool) {
    ++open_.back().optional;
    return true;
}

bool TypeShape::begin_word_or(std::string_view const* words, int count, int) {
    for (int i = 0; i < count; ++i) instead_.emplace_back(words[i]);
    return true;
}

void TypeShape::begin_object(std::string_view type) {
    JsonType& added = add(Form::object);
    added.name = type;
    open_.push_back({&added});
}

void TypeShape::begin_list(int exactly) {
    JsonType& added = add(Form::list);
    added.exactly = exactly;
    open_.push_back({&added});
}

int TypeShape::begin_map(int kind, bool complete) {
    JsonType& added = add(Form::map);
    added.kind = kind;
    added.complete = complete;
    open_.push_back({&added});
    return 1;
}

JsonType& TypeShape::add(JsonType::Form form) {
    std::unique_ptr<JsonType>& place = open_.empty() ? root_
                                       : open_.back().type->form == Form::object
                                           ? open_.back().type->keys.back().type
                                           : open_.back().type->inner;
    if (place != nullptr) problem_ = "two values are described where one is expected";
    place = std::make_unique<JsonType>();
    place->form = form;
    place->nullable = std::exchange(nullable_, false);
    place->instead = std::exchange(instead_, {});
    return *place;
}

NamedTypes named_types(JsonTypes& types, KindNames const& names) {
    NamedTypes named;
    for (TypeShape* const shape : {&types.view, &types.edition, &types.facts}) {
        if (shape->empty()) continue;
        collect(shape->type(), names, named);
        if (!shape->problem().empty()) named.problem = shape->problem();
    }
    return named;
}

std::string type_name(KindNames const& names, int kind) {
    std::string name;
    bool start = true;
    for (char const c : names.name(kind)) {
        if (c == ' ' || c == '_') {
            start = true;
            continue;
        }
        name += start ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
        start = false;
    }
    return names.closed(kind) ? name : name + "Id";
}

}  // namespace motherlode
