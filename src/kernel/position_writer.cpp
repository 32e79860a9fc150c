#include "kernel/position_writer.h"

#include <algorithm>

#include "kernel/toml_string.h"

namespace motherlode {
namespace {

using Form = FieldType::Form;
constexpr std::size_t widest_line = 110;

// A key without quotes if TOML allows it.
std::string key_text(std::string_view key) {
    auto const is_bare = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               c == '-';
    };
    return !key.empty() && std::all_of(key.begin(), key.end(), is_bare) ? std::string{key} : toml_string(key);
}

}  // namespace

// A key of the text and its contents. A node that contains only defaults is omitted.
struct PositionWriter::Node {
    enum class Form : std::uint8_t { value, section, line, list };

    std::string key;
    Form form = Form::section;
    std::vector<std::string> entries;  // of a value; more than one only in a list
    bool brackets = false;
    bool matters = false;  // differs from the default of a reader
    std::vector<std::unique_ptr<Node>> children;

    std::string in_line() const {
        std::string text;
        auto const add = [&](std::string const& part) { text.append(text.empty() ? "" : ", ").append(part); };
        if (form == Form::value) {
            for (std::string const& entry : entries) add(entry);
            return brackets ? "[" + text + "]" : text;
        }
        for (auto const& child : children)
            add(form == Form::list ? child->in_line() : child->key + " = " + child->in_line());
        return form == Form::list ? "[" + text + "]" : "{" + text + "}";
    }
    // Breaks a list that is too long for one line.
    std::string as_line() const {
        std::string text = key + " = " + in_line() + "\n";
        if (text.size() <= widest_line || form == Form::line || !(brackets || form == Form::list))
            return text;
        text = key + " = [";
        std::size_t width = widest_line;
        auto const add = [&](std::string const& entry) {
            if (width + entry.size() + 2 > widest_line) {
                text += "\n    ";
                width = 4;
            } else {
                text += " ";
            }
            text += entry + ",";
            width += entry.size() + 2;
        };
        for (std::string const& entry : entries) add(entry);
        for (auto const& child : children) add(child->in_line());
        return text + "\n]\n";
    }
    void write(std::string const& path, std::string& text) const {
        bool header = !path.empty();
        for (auto const& child : children) {
            if (child->form == Form::section) continue;
            if (header) text += "\n[" + path + "]\n";
            header = false;
            text += child->as_line();
        }
        for (auto const& child : children)
            if (child->form == Form::section)
                child->write(path.empty() ? child->key : path + "." + child->key, text);
    }
};

PositionWriter::PositionWriter(KindNames const& names, StateParts parts, std::optional<Seat> viewer)
    : names_{names}, parts_{parts}, viewer_{viewer}, root_{std::make_unique<Node>()}, open_{root_.get()} {}

PositionWriter::~PositionWriter() = default;

std::string PositionWriter::text() const {
    std::string text;
    root_->write({}, text);
    return text;
}

PositionWriter::Node& PositionWriter::child(std::string_view key) {
    std::string const name = key_text(key);
    Node& outer = *open_.back();
    for (auto const& child : outer.children)
        if (child->key == name) return *child;
    outer.children.push_back(std::make_unique<Node>());
    outer.children.back()->key = name;
    return *outer.children.back();
}

std::string PositionWriter::value_text(std::int64_t value, FieldType const& type) const {
    for (int i = 0; i < type.special_count; ++i)
        if (type.specials[i].value == value) return toml_string(type.specials[i].name);
    auto const number = static_cast<int>(value);
    switch (type.form) {
        case Form::number: break;
        case Form::flag: return value != 0 ? "true" : "false";
        case Form::seat: return std::to_string(value + 1);
        case Form::named: return toml_string(name_in(type, number));
        case Form::word: return toml_string(word_text(value));
        case Form::kind:
            return names_.first_number(type.kind) ? names_.id(type.kind, number)
                                                  : toml_string(names_.id(type.kind, number));
    }
    return std::to_string(value);
}

void PositionWriter::value(std::string_view name, Cells& cells, FieldType const& type) {
    if (!parts_.shows(cells.address(), viewer_)) return;
    Cells::Shape const shape = cells.shape();
    Node node;
    node.form = Node::Form::value;
    node.brackets = shape != Cells::Shape::one;
    bool const by_label = type.by != FieldType::no_kind;
    FieldType const label = label_of_places(type);
    int used = cells.size();
    if (shape == Cells::Shape::array && !type.required)
        while (used > 0 && cells.get(used - 1) == type.absent) --used;
    for (int i = 0; i < used; ++i) {
        if (shape == Cells::Shape::set) {
            if (cells.get(i) != 0) node.entries.push_back(value_text(i, type));
        } else if (!by_label) {
            node.entries.push_back(value_text(cells.get(i), type));
        } else if (type.required || cells.get(i) != type.absent) {
            node.children.push_back(std::make_unique<Node>());
            node.children.back()->key = key_text(label_text(label, i, names_));
            node.children.back()->form = Node::Form::value;
            node.children.back()->entries = {value_text(cells.get(i), type)};
        }
    }
    if (by_label) node.form = Node::Form::line;
    bool const of_values = shape == Cells::Shape::one || shape == Cells::Shape::array;
    for (int i = 0; of_values && i < used; ++i) node.matters = node.matters || cells.get(i) != type.absent;
    if (!of_values) node.matters = !node.entries.empty();
    if (of_values && type.required) node.matters = true;
    if (!node.matters) return;
    node.key = key_text(name);
    open_.back()->children.push_back(std::make_unique<Node>(std::move(node)));
}

void PositionWriter::open(std::string_view name, FieldType const* label, int label_value, Layout layout) {
    open_.push_back(&child(name));
    if (label != nullptr) open_.push_back(&child(label_text(*label, label_value, names_)));
    if (layout == Layout::line) open_.back()->form = Node::Form::line;
    labelled_.push_back(label != nullptr);
}

// Drops nodes that contain only defaults.
void PositionWriter::close_node() {
    Node const& node = *open_.back();
    open_.pop_back();
    Node& outer = *open_.back();
    bool const matters = node.matters || std::any_of(node.children.begin(), node.children.end(),
                                                     [](auto const& child) { return child->matters; });
    if (matters)
        outer.matters = true;
    else if (outer.form != Node::Form::list)
        std::erase_if(outer.children, [&](auto const& child) { return child.get() == &node; });
}

void PositionWriter::close() {
    close_node();
    if (labelled_.back()) close_node();
    labelled_.pop_back();
}

int PositionWriter::open_list(std::string_view name, void const* address, int size, int) {
    Node& node = child(name);
    node.form = Node::Form::list;
    int const shown = parts_.shows(address, viewer_) ? size : 0;
    node.matters = shown > 0;
    open_.push_back(&node);
    labelled_.push_back(false);
    return shown;
}

void PositionWriter::open_item(int i) {
    open_.push_back(&child(std::to_string(i + 1)));
    open_.back()->form = Node::Form::line;
    labelled_.push_back(false);
}

}  // namespace motherlode
