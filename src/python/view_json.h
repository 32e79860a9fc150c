#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/json.h"
#include "kernel/kind_names.h"
#include "kernel/position_text.h"

// The fields of a view as JSON, which Python reads as a dict, and the Python types of these fields.
namespace motherlode::python {

// What both writers share: secret fields are left out, and so are parts that contain nothing else.
class ViewFields : public FieldVisitor {
protected:
    ViewFields(KindNames const& names, StateParts parts) : names_{names}, parts_{parts} {}

    // The part of the view that is being visited. It starts with its first field.
    struct Open {
        std::string name;
        std::optional<std::string> label;  // of an entry of a group; a seat has none
        bool in_list = false;              // an entry of a list, or of a group by seat
        bool started = false;
        std::string open_group;  // the last group inside it, if that may get more entries
        bool group_is_list = false;
    };

    bool is_secret(void const* address) const { return parts_.is_secret(address); }
    void open(std::string_view name, FieldType const* label, int label_value, Layout layout) override;
    void open_item(int i) override;

    KindNames const& names_;
    StateParts parts_;
    std::vector<Open> open_{Open{}};  // the first one is the view itself
};

// Hands of other seats are null.
class ViewJson final : public ViewFields {
public:
    ViewJson(KindNames const& names, StateParts parts, Seat viewer)
        : ViewFields{names, parts}, viewer_{viewer} {
        json_.begin_object();
    }
    std::string finish();

private:
    void value(std::string_view name, Cells& cells, FieldType const& type) override;
    void close() override;
    int open_list(std::string_view name, void const* address, int size, int capacity) override;
    void close_list() override;
    void start_parts();
    void close_group(Open& part);
    void write_cell(std::int64_t value, FieldType const& type);
    void write_cells(Cells& cells, FieldType const& type);

    Seat viewer_;
    JsonWriter json_;
};

// {"View": [["step", "str"], ["player", "list[Player]"]], "Player": …}: the types of the fields in Python.
class ViewTypes final : public ViewFields {
public:
    ViewTypes(KindNames const& names, StateParts parts) : ViewFields{names, parts} {
        classes_.push_back({"View", {}});
    }
    std::string json() const;

private:
    struct Class {
        std::string name;
        std::vector<std::pair<std::string, std::string>> fields;
    };
    bool reads() const override { return true; }  // so that a stack always has an item to visit
    void value(std::string_view name, Cells& cells, FieldType const& type) override;
    void close() override;
    int open_list(std::string_view name, void const* address, int size, int capacity) override;
    void open_item(int i) override;
    void close_list() override {}
    void declare_parts();
    void add(std::size_t part, std::string const& name, std::string const& type);
    Class& class_of(std::size_t part);  // a number in open_

    std::vector<Class> classes_;
    std::string list_name_;  // of the list that is being visited
};

}  // namespace motherlode::python
