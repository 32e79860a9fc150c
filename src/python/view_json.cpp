#include "python/view_json.h"

#include <algorithm>
#include <cctype>

namespace motherlode::python {
namespace {

using FieldForm = FieldType::Form;

// "pool_shown" becomes "PoolShown".
std::string class_name(std::string_view name) {
    std::string text;
    bool capital = true;
    for (char const c : name) {
        if (c != '_') text += capital ? static_cast<char>(std::toupper(c)) : c;
        capital = c == '_';
    }
    return text;
}

bool has_none(FieldType const& type) {
    return std::any_of(type.specials.begin(), type.specials.begin() + type.special_count,
                       [](FieldType::Special const& special) { return special.name == "none"; });
}

}  // namespace

void ViewFields::open(std::string_view name, FieldType const* label, int label_value, Layout) {
    Open part;
    part.name = name;
    if (label != nullptr) {
        part.in_list = label->form == FieldForm::seat;
        if (!part.in_list) part.label = label_text(*label, label_value, names_);
    }
    open_.push_back(std::move(part));
}

void ViewFields::open_item(int) { open_.emplace_back().in_list = true; }

// ---- Values ----

std::string ViewJson::finish() {
    close_group(open_.front());
    json_.end_object();
    return json_.text();
}

void ViewJson::close_group(Open& part) {
    if (part.open_group.empty()) return;
    if (part.group_is_list)
        json_.end_array();
    else
        json_.end_object();
    part.open_group.clear();
}

// Parts that have been opened get their key with their first field.
void ViewJson::start_parts() {
    for (std::size_t i = 1; i < open_.size(); ++i) {
        Open& part = open_[i];
        Open& outer = open_[i - 1];
        if (part.started) continue;
        part.started = true;
        bool const in_group = part.label || part.in_list;
        if (!in_group) {
            close_group(outer);
            json_.key(part.name).begin_object();
            continue;
        }
        if (outer.open_group != part.name && !part.name.empty()) {
            close_group(outer);
            json_.key(part.name);
            outer.open_group = part.name;
            outer.group_is_list = part.in_list;
            if (part.in_list)
                json_.begin_array();
            else
                json_.begin_object();
        }
        if (part.label) json_.key(*part.label);
        json_.begin_object();
    }
}

void ViewJson::close() {
    Open& part = open_.back();
    if (part.started) {
        close_group(part);
        json_.end_object();
    }
    open_.pop_back();
}

int ViewJson::open_list(std::string_view name, void const*, int size, int) {
    start_parts();
    close_group(open_.back());
    json_.key(name).begin_array();
    return size;
}

void ViewJson::close_list() { json_.end_array(); }

void ViewJson::value(std::string_view name, Cells& cells, FieldType const& type) {
    if (is_secret(cells.address())) return;
    start_parts();
    close_group(open_.back());
    json_.key(name);
    if (parts_.shows(cells.address(), viewer_))
        write_cells(cells, type);
    else
        json_.null();
}

void ViewJson::write_cells(Cells& cells, FieldType const& type) {
    Cells::Shape const shape = cells.shape();
    if (shape == Cells::Shape::one) return write_cell(cells.get(0), type);
    bool const by_label = type.by != FieldType::no_kind && type.by != FieldType::by_seat;
    FieldType const label = label_of_places(type);
    if (by_label)
        json_.begin_object();
    else
        json_.begin_array();
    for (int i = 0; i < cells.size(); ++i) {
        if (shape == Cells::Shape::set) {
            if (cells.get(i) != 0) write_cell(i, type);
            continue;
        }
        if (by_label) json_.key(label_text(label, i, names_));
        write_cell(cells.get(i), type);
    }
    if (by_label)
        json_.end_object();
    else
        json_.end_array();
}

void ViewJson::write_cell(std::int64_t value, FieldType const& type) {
    for (int i = 0; i < type.special_count; ++i) {
        if (type.specials[i].value != value) continue;
        if (type.specials[i].name == "none")
            json_.null();
        else
            json_.value(type.specials[i].name);
        return;
    }
    auto const number = static_cast<int>(value);
    switch (type.form) {
        case FieldForm::flag: json_.value(value != 0); return;
        case FieldForm::named: json_.value(name_in(type, number)); return;
        case FieldForm::kind:
            if (std::optional<int> const first = names_.first_number(type.kind))
                json_.value(number + *first);
            else
                json_.value(names_.id(type.kind, number));
            return;
        default: json_.value(value);
    }
}

// ---- Types ----

ViewTypes::Class& ViewTypes::class_of(std::size_t part) {
    std::string const name = part == 0 ? "View" : class_name(open_[part].name);
    for (Class& known : classes_)
        if (known.name == name) return known;
    return classes_.emplace_back(Class{name, {}});
}

void ViewTypes::add(std::size_t part, std::string const& name, std::string const& type) {
    auto& fields = class_of(part).fields;
    bool const is_known =
        std::any_of(fields.begin(), fields.end(), [&](auto const& field) { return field.first == name; });
    if (!is_known) fields.emplace_back(name, type);
}

// A part becomes a field of the part around it, as soon as it has a field of its own.
void ViewTypes::declare_parts() {
    for (std::size_t i = 1; i < open_.size(); ++i) {
        Open& part = open_[i];
        if (part.started) continue;
        part.started = true;
        std::string const type = class_name(part.name);
        add(i - 1, part.name,
            part.label     ? "dict[str, " + type + "]"
            : part.in_list ? "list[" + type + "]"
                           : type);
    }
}

void ViewTypes::value(std::string_view name, Cells& cells, FieldType const& type) {
    if (is_secret(cells.address())) return;
    declare_parts();
    bool const is_number = type.form == FieldForm::number || type.form == FieldForm::seat ||
                           (type.form == FieldForm::kind && names_.first_number(type.kind));
    std::string text = type.form == FieldForm::flag ? "bool" : is_number ? "int" : "str";
    int const named_specials = type.special_count - (has_none(type) ? 1 : 0);
    if (is_number && named_specials > 0) text += " | str";
    if (has_none(type)) text += " | None";
    bool const by_label = type.by != FieldType::no_kind && type.by != FieldType::by_seat;
    if (by_label)
        text = "dict[str, " + text + "]";
    else if (cells.shape() != Cells::Shape::one)
        text = "list[" + text + "]";
    if (parts_.hand_of(cells.address()) && !text.ends_with(" | None")) text += " | None";
    add(open_.size() - 1, std::string{name}, text);
}

void ViewTypes::close() { open_.pop_back(); }

int ViewTypes::open_list(std::string_view name, void const*, int, int) {
    declare_parts();
    add(open_.size() - 1, std::string{name}, "list[" + class_name(name) + "]");
    list_name_ = name;
    return 1;
}

void ViewTypes::open_item(int) {
    Open& item = open_.emplace_back();
    item.name = list_name_;
    item.started = true;
}

std::string ViewTypes::json() const {
    JsonWriter json;
    json.begin_object();
    for (Class const& each : classes_) {
        json.key(each.name).begin_array();
        for (auto const& [name, type] : each.fields) json.begin_array().value(name).value(type).end_array();
        json.end_array();
    }
    json.end_object();
    return json.text();
}

}  // namespace motherlode::python
