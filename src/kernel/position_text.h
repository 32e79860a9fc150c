#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/field_visitor.h"
#include "kernel/kind_names.h"

// Shared by checking, writing and reading the fields of a state. docs/position-format.md describes the text.
namespace motherlode {

// Finds the owner of a part of the state by its address.
struct StateParts {
    std::byte const* hands = nullptr;
    std::size_t hand_size = 0;
    std::byte const* secret = nullptr;

    // The owner of a hand; empty for members of the table or the secret.
    std::optional<int> hand_of(void const* member) const;
    bool is_secret(void const* member) const { return member >= secret; }
    // An empty `viewer` sees everything.
    bool shows(void const* member, std::optional<Seat> viewer) const;
};

// The number of values, without the special ones.
int count_of(FieldType const& type, KindNames const& names);
std::string_view name_in(FieldType const& type, int value);
// The label of a place in an array or group: an id, or a number from 1.
std::string label_text(FieldType const& label, int label_value, KindNames const& names);
// The kind that names the places of an array.
FieldType label_of_places(FieldType const& type);
std::string word_text(std::int64_t word);  // 16 hexadecimal digits

// The first value that is out of bounds, as a sentence; empty if there is none.
class RangeCheck final : public FieldVisitor {
public:
    explicit RangeCheck(KindNames const& names) : names_{names} {}
    std::string const& problem() const { return problem_; }

private:
    void value(std::string_view name, Cells& cells, FieldType const& type) override;
    void open(std::string_view name, FieldType const* label, int label_value, Layout layout) override;
    void close() override { path_.pop_back(); }
    int open_list(std::string_view name, void const* address, int size, int capacity) override;
    void open_item(int i) override { path_.push_back(std::to_string(i + 1)); }
    void close_list() override { path_.pop_back(); }

    KindNames const& names_;
    std::vector<std::string> path_;
    std::string problem_;
};

}  // namespace motherlode
