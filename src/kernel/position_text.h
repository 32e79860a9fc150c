#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/field_visitor.h"
#include "kernel/kind_names.h"

// What checking, writing and reading the fields of a state have in common. docs/position-format.md describes the text.
namespace motherlode {

// Which bytes of a state are whose.
struct StateParts {
    std::byte const* hands = nullptr;
    std::size_t hand_size = 0;
    std::byte const* secret = nullptr;

    // The owner of a hand; nothing where the member is on the table or in the secret.
    std::optional<int> hand_of(void const* member) const;
    bool is_secret(void const* member) const { return member >= secret; }
    // `viewer` is nothing where everything is shown.
    bool shows(void const* member, std::optional<Seat> viewer) const;
};

// How many values there are, the special ones apart.
int count_of(FieldType const& type, KindNames const& names);
std::string_view name_in(FieldType const& type, int value);
// A place of an array or group: an id, or a number from 1.
std::string label_text(FieldType const& label, int which, KindNames const& names);
// What the places of an array are named after.
FieldType label_of_places(FieldType const& type);
std::string word_text(std::int64_t word);  // 16 hexadecimal digits

// The first value out of its bounds, as a sentence; empty where all are within.
class RangeCheck final : public FieldVisitor {
public:
    explicit RangeCheck(KindNames const& names) : names_{names} {}
    std::string const& problem() const { return problem_; }

private:
    void value(std::string_view name, Cells& cells, FieldType const& type) override;
    void open(std::string_view name, FieldType const* label, int which, Layout layout) override;
    void close() override { path_.pop_back(); }
    int open_list(std::string_view name, void const* address, int size, int capacity) override;
    void open_item(int i) override { path_.push_back(std::to_string(i + 1)); }
    void close_list() override { path_.pop_back(); }

    KindNames const& names_;
    std::vector<std::string> path_;
    std::string problem_;
};

}  // namespace motherlode
