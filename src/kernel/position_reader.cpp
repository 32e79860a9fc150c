#include "kernel/position_reader.h"

#include <charconv>

namespace motherlode {
namespace {

using Form = FieldType::Form;

std::optional<std::int64_t> parse_word(std::string_view text) {
    std::uint64_t word = 0;
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), word, 16);
    if (text.size() != 16 || problem != std::errc{} || end != text.data() + 16) return {};
    auto const number = static_cast<std::int64_t>(word);
    if (word_text(number) != text) return {};
    return number;
}

}  // namespace

PositionReader::PositionReader(KindNames const& names, StateParts parts, std::optional<Seat> viewer,
                               TomlTable root)
    : names_{names}, parts_{parts}, viewer_{viewer}, open_{root}, path_{{}} {}

std::int64_t PositionReader::read(TomlValue const& value, FieldType const& type) const {
    std::optional<std::string> const text = value.text();
    if (text)
        for (int i = 0; i < type.special_count; ++i)
            if (type.specials[i].name == *text) return type.specials[i].value;

    auto const number_from = [&](int first) -> std::int64_t {
        std::optional<std::int64_t> const number = value.number();
        int const last = first + count_of(type, names_) - 1;
        if (number && *number >= first + type.least && *number <= last) return *number - first;
        value.fail("a whole number from " + std::to_string(first + type.least) + " to " +
                   std::to_string(last) + " is expected here.");
        return type.absent;
    };
    std::string const shown = text ? "“" + *text + "”" : "this";
    switch (type.form) {
        case Form::number: return number_from(0);
        case Form::seat: return number_from(1);
        case Form::flag:
            if (std::optional<bool> const truth = value.truth()) return *truth ? 1 : 0;
            value.fail("true or false is expected here.");
            return type.absent;
        case Form::word:
            if (text)
                if (std::optional<std::int64_t> const word = parse_word(*text)) return *word;
            value.fail("16 hexadecimal digits in quotes are expected here.");
            return type.absent;
        case Form::kind:
            if (std::optional<int> const first = names_.first_number(type.kind)) return number_from(*first);
            if (text)
                if (std::optional<int> const number = names_.find(type.kind, *text)) return *number;
            value.fail(shown + " is not the id of a " + std::string{names_.name(type.kind)} + ".");
            return type.absent;
        case Form::named: break;
    }
    std::string known;
    for (int i = 0; i <= type.most; ++i) {
        if (text && name_in(type, i) == *text) return i;
        known.append(i == 0 ? "" : ", ").append(name_in(type, i));
    }
    value.fail(shown + " is not one of: " + known + ".");
    return type.absent;
}

void PositionReader::read_list(std::vector<TomlValue> const& values, std::string_view name, Cells& cells,
                               FieldType const& type) const {
    int const count = static_cast<int>(values.size());
    if (count > cells.capacity()) {
        open_.back().fail(name, "there are " + std::to_string(count) + " entries here; the maximum is " +
                                    std::to_string(cells.capacity()) + ".");
        return;
    }
    if (cells.shape() == Cells::Shape::array && type.required && count != cells.capacity()) {
        open_.back().fail(name, "there are " + std::to_string(count) + " entries here, but there must be " +
                                    std::to_string(cells.capacity()) + ".");
        return;
    }
    if (cells.shape() == Cells::Shape::list) cells.resize(count);
    for (int i = 0; i < count; ++i) {
        TomlValue const& entry = values[static_cast<std::size_t>(i)];
        std::int64_t const number = read(entry, type);
        if (cells.shape() != Cells::Shape::set) {
            cells.set(i, number);
        } else if (number >= cells.capacity() || cells.get(static_cast<int>(number)) != 0) {
            entry.fail("this is listed twice.");
        } else {
            cells.set(static_cast<int>(number), 1);
        }
    }
}

void PositionReader::value(std::string_view name, Cells& cells, FieldType const& type) {
    TomlTable const& table = open_.back();
    bool const given = table.has(name);
    bool const visible = parts_.shows(cells.address(), viewer_);
    Cells::Shape const shape = cells.shape();
    bool const of_values = shape == Cells::Shape::one || shape == Cells::Shape::array;
    cells.resize(0);
    if (of_values)
        for (int i = 0; i < cells.size(); ++i) cells.set(i, type.absent);

    if (!visible && given) {
        table.fail(name, "this is hidden information, which a view of one seat must not contain.");
    } else if (given && shape == Cells::Shape::one) {
        if (std::optional<TomlValue> const entry = table.value(name)) cells.set(0, read(*entry, type));
    } else if (given && type.by != FieldType::no_kind) {
        TomlTable const places = table.table(name);
        FieldType const label = label_of_places(type);
        for (int i = 0; i < cells.size(); ++i) {
            std::string const key = label_text(label, i, names_);
            if (!places.has(key) && !type.required) continue;
            if (std::optional<TomlValue> const entry = places.value(key)) cells.set(i, read(*entry, type));
        }
    } else if (given) {
        read_list(table.values(name), name, cells, type);
    } else if (visible && type.required && of_values) {
        miss(name);
    }
}

void PositionReader::miss(std::string_view name) const {
    std::string key{name};
    std::size_t outer = open_.size() - 1;
    for (; outer > 0 && open_[outer].is_missing(); --outer) key = path_[outer] + "." + key;
    open_[outer].fail(key, "this key is missing.");
}

void PositionReader::open(std::string_view name, FieldType const* label, int label_value, Layout) {
    open_.push_back(open_.back().table_if_any(name));
    path_.emplace_back(name);
    labelled_.push_back(label != nullptr);
    if (label == nullptr) return;
    path_.push_back(label_text(*label, label_value, names_));
    open_.push_back(open_.back().table_if_any(path_.back()));
}

void PositionReader::open_item(int i) {
    open_.push_back(lists_.back()[static_cast<std::size_t>(i)]);
    path_.push_back(std::to_string(i + 1));
    labelled_.push_back(false);
}

void PositionReader::close() {
    std::size_t const outer = open_.size() - (labelled_.back() ? 2 : 1);
    open_.resize(outer, open_.front());
    path_.resize(outer);
    labelled_.pop_back();
}

int PositionReader::open_list(std::string_view name, void const* address, int, int capacity) {
    TomlTable const& table = open_.back();
    lists_.emplace_back();
    if (!table.has(name)) return 0;
    if (!parts_.shows(address, viewer_)) {
        table.fail(name, "this is hidden information, which a view of one seat must not contain.");
        return 0;
    }
    lists_.back() = table.tables(name);
    int const count = static_cast<int>(lists_.back().size());
    if (count <= capacity) return count;
    table.fail(name, "there are " + std::to_string(count) + " entries here; the maximum is " +
                         std::to_string(capacity) + ".");
    return 0;
}

}  // namespace motherlode
