#include "kernel/position_text.h"

namespace motherlode {

using Form = FieldType::Form;

int count_of(FieldType const& type, KindNames const& names) {
    switch (type.form) {
        case Form::number:
        case Form::named: return type.most + 1;
        case Form::flag: return 2;
        case Form::seat: return names.players();
        case Form::kind: return names.count(type.kind);
        case Form::word: break;
    }
    return 0;
}

std::string_view name_in(FieldType const& type, int value) {
    return type.name_of != nullptr ? type.name_of(value) : type.names[static_cast<std::size_t>(value)];
}

std::string label_text(FieldType const& label, int label_value, KindNames const& names) {
    if (label.form == Form::kind) return names.id(label.kind, label_value);
    if (label.form == Form::named) return std::string{name_in(label, label_value)};
    return std::to_string(label_value + 1);
}

FieldType label_of_places(FieldType const& type) {
    FieldType label = type::seat;
    if (type.by != FieldType::by_seat) {
        label.form = Form::kind;
        label.kind = type.by;
    }
    return label;
}

std::string word_text(std::int64_t word) {
    constexpr std::string_view digits = "0123456789abcdef";
    auto bits = static_cast<std::uint64_t>(word);
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; bits >>= 4U) text[i] = digits[bits & 15U];
    return text;
}

// ---- The owner of a member ----

std::optional<int> StateParts::hand_of(void const* member) const {
    auto const* const at = static_cast<std::byte const*>(member);
    if (at < hands || at >= secret) return {};
    return static_cast<int>(static_cast<std::size_t>(at - hands) / hand_size);
}

bool StateParts::shows(void const* member, std::optional<Seat> viewer) const {
    if (!viewer) return true;
    std::optional<int> const owner = hand_of(member);
    return owner ? *owner == index(*viewer) : !is_secret(member);
}

// ---- Ranges ----

namespace {

bool in_range(std::int64_t value, FieldType const& type, KindNames const& names) {
    if (type.form == Form::word || type.is_special(value)) return true;
    return value >= type.least && value < count_of(type, names);
}

}  // namespace

void RangeCheck::value(std::string_view name, Cells& cells, FieldType const& type) {
    bool const is_set = cells.shape() == Cells::Shape::set;
    for (int i = 0; i < cells.size() && problem_.empty(); ++i) {
        std::int64_t const number = is_set ? i : cells.get(i);
        if ((is_set && cells.get(i) == 0) || in_range(number, type, names_)) continue;
        for (std::string const& part : path_) problem_.append(part).append(" ");
        problem_.append(name).append(" is out of range: ").append(std::to_string(number));
    }
}

void RangeCheck::open(std::string_view name, FieldType const* label, int label_value, Layout) {
    std::string place{name};
    if (label != nullptr) place += " " + label_text(*label, label_value, names_);
    path_.push_back(std::move(place));
}

int RangeCheck::open_list(std::string_view name, void const*, int size, int) {
    path_.emplace_back(name);
    return size;
}

}  // namespace motherlode
