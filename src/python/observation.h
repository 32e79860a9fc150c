#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/kind_names.h"
#include "kernel/position_text.h"

// A view as a row of numbers from 0 to 1, for learning. The layout follows from the fields that a game declares
// (kernel/fields.h); docs/python.md describes it.
namespace motherlode::python {

// Raised when the same view would give other numbers, or an action another index.
inline constexpr int tensor_version = 1;

// How a field becomes features.
enum class Code : std::uint8_t {
    hidden,     // part of another hand or of the secret: no features
    linear,     // a number divided by its largest value
    logarithm,  // a number with a wide range: see log_scaled
    one_hot,    // one feature per value, all 0 for "none"
    seat,       // the same, counted from the viewer
    bits,       // the value plus 1 in binary; 0 for "none"
    bytes,      // the low and the high byte, each divided by its largest value
    members,    // one feature per value that a set or an unordered list can contain
    seats,      // the same for a set of seats, counted from the viewer
};

// One field of one part of the state. Small, because an observation uses hundreds of them.
struct FieldCode {
    Code code = Code::hidden;
    std::uint8_t special_count = 0;
    std::uint16_t width = 0;  // features per cell
    std::int32_t offset = 0;  // of its first feature
    std::int32_t values = 0;  // without the special ones
    std::int16_t least = 0;
    // In SeatLayout::specials: special values other than "none". Their features follow those of the usual values.
    std::uint16_t first_special = 0;
    float scale = 1;  // of a number, or of the high byte
};
static_assert(sizeof(FieldCode) == 20);

// The steps that wait in front of a turn. Only the ones on top of the stack become features.
struct StackCode {
    static constexpr int shown = 2;

    std::int32_t first_field = 0;  // of an item
    std::int32_t field_count = 0;
    std::int32_t offset = 0;
    std::int32_t width = 0;  // of an item
};

// The codes of all fields as one seat sees them, in the order in which a game declares them. The first features say
// which seat it is.
struct SeatLayout {
    int players = 0;
    int viewer = 0;
    int size = 0;
    std::vector<FieldCode> fields;
    std::vector<StackCode> stacks;
    std::vector<std::int32_t> specials;
    std::vector<std::string> names;  // of the features: "player.0.camps", where player 0 is the viewer

    int from_viewer(int seat) const { return seat >= viewer ? seat - viewer : seat - viewer + players; }
};

// Makes the layout while it visits the fields of a state, which it changes.
class LayoutBuilder final : public FieldVisitor {
public:
    LayoutBuilder(KindNames const& names, StateParts parts, int viewer);
    SeatLayout finish();

private:
    // A field or a stack of steps, before it has a place.
    struct Part {
        std::vector<int> order;  // compared like a word, gives the order of the features
        std::string name;
        std::string kind_of_part;  // the same for each player or row
        int field = -1;
        int stack = -1;
        FieldType type;
        Cells::Shape shape = Cells::Shape::one;
        int cells = 1;  // of an array or list
    };

    bool reads() const override { return true; }  // so that a stack always has an item to visit
    void value(std::string_view name, Cells& cells, FieldType const& type) override;
    void open(std::string_view name, FieldType const* label, int label_value, Layout layout) override;
    void close() override;
    int open_list(std::string_view name, void const* address, int size, int capacity) override;
    void open_item(int) override {}
    void close_list() override;

    Part& add_part(std::string_view name, int order);
    int next_order() { return level_.back().next++; }
    void choose_code(Part& part, FieldCode& code);
    void choose_number(FieldType const& type, FieldCode& code);
    void choose_values(FieldType const& type, FieldCode& code);
    void name_features(Part const& part, FieldCode const& code, std::string const& prefix);
    std::string value_name(FieldType const& type, FieldCode const& code, int value) const;
    void place_stack(Part const& part);

    struct Level {
        int next = 0;
        int group_start = 0;
    };
    KindNames const& names_;
    StateParts parts_;
    SeatLayout layout_;
    std::vector<Part> parts_in_order_;
    std::vector<Part> stack_fields_;
    std::map<std::string, int> features_of_;  // by kind of part, if all of them were one-hot
    std::vector<Level> level_{1};
    std::vector<int> order_;
    std::vector<std::string> path_;
    std::vector<std::string> generic_path_;
    bool in_stack_ = false;
};

// The logarithm to base 2 of 1 + number, with straight lines between the powers of 2: the same on every machine.
constexpr float log_scaled(std::uint32_t number) {
    std::uint32_t const above = number + 1;
    int const power = std::bit_width(above) - 1;
    auto const step = static_cast<float>(1U << power);
    return static_cast<float>(power) + (static_cast<float>(above) - step) / step;
}

}  // namespace motherlode::python
