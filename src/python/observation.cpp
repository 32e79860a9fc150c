#include "python/observation.h"

#include <algorithm>
#include <cassert>

namespace motherlode::python {
namespace {

using FieldForm = FieldType::Form;

// A field that would need more features than this gets a shorter code.
constexpr int most_one_hot = 1024;
constexpr int most_one_hot_in_list = 256;
// Numbers with more values than this are scaled by their logarithm.
constexpr int most_linear = 32;
constexpr int byte_values = 256;

}  // namespace

LayoutBuilder::LayoutBuilder(KindNames const& names, StateParts parts, int viewer)
    : names_{names}, parts_{parts} {
    layout_.players = names.players();
    layout_.viewer = viewer;
    for (int seat = 0; seat < layout_.players; ++seat)
        layout_.names.push_back("seat=" + std::to_string(seat));
}

LayoutBuilder::Part& LayoutBuilder::add_part(std::string_view name, int order) {
    Part part;
    part.order = order_;
    part.order.push_back(order);
    for (std::string const& outer : path_) part.name += outer + ".";
    for (std::string const& outer : generic_path_) part.kind_of_part += outer + ".";
    part.name += name;
    part.kind_of_part += name;
    std::vector<Part>& list = in_stack_ ? stack_fields_ : parts_in_order_;
    list.push_back(std::move(part));
    return list.back();
}

void LayoutBuilder::value(std::string_view name, Cells& cells, FieldType const& type) {
    auto const field = static_cast<int>(layout_.fields.size());
    FieldCode& code = layout_.fields.emplace_back();
    if (!parts_.shows(cells.address(), seat_at(layout_.viewer))) return;
    Part& part = add_part(name, next_order());
    part.field = field;
    part.type = type;
    part.shape = cells.shape();
    bool const of_many = part.shape == Cells::Shape::array || part.shape == Cells::Shape::list;
    part.cells = of_many ? cells.capacity() : 1;
    code.values = count_of(type, names_) - type.least;
    code.least = static_cast<std::int16_t>(type.least);
    features_of_[part.kind_of_part] += part.cells * code.values;
}

void LayoutBuilder::open(std::string_view name, FieldType const* label, int label_value, Layout) {
    Level& level = level_.back();
    std::string text{name};
    int order = level.next;
    if (label != nullptr && label->form == FieldForm::seat) {
        if (label_value == 0) level.group_start = level.next;
        int const place = label_value < layout_.players ? layout_.from_viewer(label_value) : label_value;
        order = level.group_start + place;
        text += "." + std::to_string(place);
    } else if (label != nullptr) {
        text += "." + label_text(*label, label_value, names_);
    }
    ++level.next;
    order_.push_back(order);
    path_.push_back(std::move(text));
    generic_path_.emplace_back(name);
    level_.emplace_back();
}

void LayoutBuilder::close() {
    if (in_stack_) return;  // the end of an item
    order_.pop_back();
    path_.pop_back();
    generic_path_.pop_back();
    level_.pop_back();
}

int LayoutBuilder::open_list(std::string_view name, void const*, int, int) {
    Part& part = add_part(name, next_order());
    part.stack = static_cast<int>(layout_.stacks.size());
    layout_.stacks.push_back({.first_field = static_cast<int>(layout_.fields.size())});
    in_stack_ = true;
    return 1;
}

void LayoutBuilder::close_list() {
    StackCode& stack = layout_.stacks.back();
    stack.field_count = static_cast<int>(layout_.fields.size()) - stack.first_field;
    in_stack_ = false;
}

// One feature for each value, and for each special value other than "none".
void LayoutBuilder::choose_values(FieldType const& type, FieldCode& code) {
    code.code = type.form == FieldForm::seat ? Code::seat : Code::one_hot;
    code.first_special = static_cast<std::uint16_t>(layout_.specials.size());
    for (int i = 0; i < type.special_count; ++i) {
        if (type.specials[i].name == "none") continue;
        // The encoder looks for the usual values first.
        assert(type.specials[i].value >= type.least + code.values);
        layout_.specials.push_back(type.specials[i].value);
        ++code.special_count;
    }
    code.width = static_cast<std::uint16_t>(code.values + code.special_count);
}

void LayoutBuilder::choose_number(FieldType const& type, FieldCode& code) {
    bool const is_wide = code.values > most_linear;
    if (type.special_count > 0 && !is_wide) return choose_values(type, code);
    code.width = 1;
    code.code = is_wide ? Code::logarithm : Code::linear;
    auto const largest = static_cast<std::uint32_t>(std::max(code.values - 1, 1));
    code.scale = 1 / (is_wide ? log_scaled(largest) : static_cast<float>(largest));
    // The meaning of a waiting step's arguments depends on the step, so their size says nothing.
    if (is_wide && in_stack_) code.code = Code::bits;
}

void LayoutBuilder::choose_code(Part& part, FieldCode& code) {
    FieldType const& type = part.type;
    bool const is_list = part.shape == Cells::Shape::list;
    bool const too_many =
        features_of_.at(part.kind_of_part) > (is_list ? most_one_hot_in_list : most_one_hot);
    if (part.shape == Cells::Shape::set) {
        code.code = type.form == FieldForm::seat ? Code::seats : Code::members;
    } else if (type.form == FieldForm::number || type.form == FieldForm::flag) {
        choose_number(type, code);
    } else if (code.values > byte_values) {
        code.code = Code::bytes;
        code.width = 2;
        int const largest_high_byte = (code.values - 1) / byte_values;
        code.scale = 1.0F / static_cast<float>(largest_high_byte);
    } else if (too_many) {
        code.code = is_list ? Code::members : Code::bits;
    } else {
        choose_values(type, code);
    }
    if (code.code == Code::bits)
        code.width = static_cast<std::uint16_t>(std::bit_width(static_cast<unsigned>(code.values)));
    if (code.code == Code::members || code.code == Code::seats) {
        code.width = static_cast<std::uint16_t>(code.values);
        part.cells = 1;
    }
}

SeatLayout LayoutBuilder::finish() {
    in_stack_ = true;
    for (Part& part : stack_fields_) choose_code(part, layout_.fields[part.field]);
    in_stack_ = false;
    for (Part& part : parts_in_order_)
        if (part.field >= 0) choose_code(part, layout_.fields[part.field]);

    std::sort(parts_in_order_.begin(), parts_in_order_.end(),
              [](Part const& a, Part const& b) { return a.order < b.order; });
    for (Part const& part : parts_in_order_) {
        if (part.stack >= 0) {
            place_stack(part);
            continue;
        }
        FieldCode& code = layout_.fields[part.field];
        code.offset = static_cast<int>(layout_.names.size());
        name_features(part, code, part.name);
    }
    layout_.size = static_cast<int>(layout_.names.size());
    return std::move(layout_);
}

void LayoutBuilder::place_stack(Part const& part) {
    StackCode& stack = layout_.stacks[part.stack];
    stack.offset = static_cast<int>(layout_.names.size());
    for (int item = 0; item < StackCode::shown; ++item) {
        int width = 0;
        for (Part const& inner : stack_fields_) {
            if (inner.field < stack.first_field || inner.field >= stack.first_field + stack.field_count)
                continue;
            FieldCode& code = layout_.fields[inner.field];
            code.offset = width;
            name_features(inner, code, part.name + "." + std::to_string(item) + "." + inner.name);
            width += code.width * inner.cells;
        }
        stack.width = width;
    }
}

void LayoutBuilder::name_features(Part const& part, FieldCode const& code, std::string const& prefix) {
    bool const of_many = part.cells > 1;
    bool const by_label = part.type.by != FieldType::no_kind;
    for (int cell = 0; cell < part.cells; ++cell) {
        std::string name = prefix;
        if (by_label)
            name += "." + label_text(label_of_places(part.type), cell, names_);
        else if (of_many)
            name += "." + std::to_string(cell + 1);
        for (int i = 0; i < code.width; ++i) layout_.names.push_back(name + value_name(part.type, code, i));
    }
}

std::string LayoutBuilder::value_name(FieldType const& type, FieldCode const& code, int value) const {
    switch (code.code) {
        case Code::linear:
        case Code::logarithm:
        case Code::hidden: return {};
        case Code::bits: return ".bit" + std::to_string(value);
        case Code::bytes: return value == 0 ? ".low" : ".high";
        default: break;
    }
    if (value >= code.values) {
        auto const place = static_cast<std::size_t>(code.first_special + value - code.values);
        for (FieldType::Special const& special : type.specials)
            if (special.value == layout_.specials[place]) return "=" + std::string{special.name};
    }
    switch (type.form) {
        case FieldForm::kind: return "=" + names_.id(type.kind, value);
        case FieldForm::named: return "=" + std::string{name_in(type, value)};
        default: return "=" + std::to_string(value + code.least);
    }
}

}  // namespace motherlode::python
