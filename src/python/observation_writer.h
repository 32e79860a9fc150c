#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <type_traits>

#include "python/observation_plan.h"

namespace motherlode::python {

inline std::int64_t number_at(FieldSource const& source, std::byte const* item) {
    return source.number == nullptr ? std::to_integer<std::int64_t>(*item) : source.number(item);
}

inline int count_at(FieldSource const& source, std::byte const* first_item) {
    return std::to_integer<int>(first_item[source.count_at]);
}

inline bool is_list(FieldSource const& source) { return source.count_at != FieldSource::nowhere; }
inline bool is_set(FieldCode const& code) { return code.code == Code::members || code.code == Code::seats; }

// Writes the features of cells as one viewer sees them, or clears them. A cell is named by the place of its first byte.
template <class Out>
class ObservationPlan::Writer {
public:
    static constexpr Out one = std::is_same_v<Out, float> ? Out{1} : static_cast<Out>(255);

    Writer(ObservationPlan const& plan, int viewer, Out* features)
        : plan_{plan},
          cells_{plan.viewers_[static_cast<std::size_t>(viewer)].cells.data()},
          ops_{plan.viewers_[static_cast<std::size_t>(viewer)].ops.data()},
          viewer_{viewer},
          features_{features} {}

    void show(int place, std::byte const* bytes) { put_at(place, bytes, one); }
    // `bytes` are those that it shows.
    void clear(int place, std::byte const* bytes) { put_at(place, bytes, Out{0}); }

    // A byte has changed; of a cell with several bytes, any of them. Calls are in the order of the bytes.
    void change(int place, std::byte const* before, std::byte const* after) {
        Op const op = ops_[place];
        switch (op.kind) {
            case Op::Kind::none: return;
            case Op::Kind::number: features_[op.at] = in_table(op, *after); return;
            case Op::Kind::choice:
            case Op::Kind::seat:
                put_byte(op, *before, Out{0});
                put_byte(op, *after, one);
                return;
            case Op::Kind::cell: break;
        }
        if (place < end_of_last_cell_) return;
        Cell const& cell = cells_[op.at];
        int const inside = place - cell.source.offset;
        end_of_last_cell_ = cell.source.offset + cell.source.size;
        change_cell(cell, before - inside, after - inside);
    }

    static Out number(FieldCode const& code, std::int64_t number) {
        std::int32_t const value =
            std::clamp(static_cast<std::int32_t>(number) - code.least, 0, code.values - 1);
        if (code.code == Code::linear) return scaled(static_cast<float>(value) * code.scale);
        return scaled(log_scaled(static_cast<std::uint32_t>(value)) * code.scale);
    }

private:
    void put_at(int place, std::byte const* bytes, Out on) {
        Op const op = ops_[place];
        switch (op.kind) {
            case Op::Kind::none: return;
            case Op::Kind::number: features_[op.at] = on == 0 ? Out{0} : in_table(op, *bytes); return;
            case Op::Kind::choice:
            case Op::Kind::seat: put_byte(op, *bytes, on); return;
            case Op::Kind::cell: put_cell(cells_[op.at], bytes, on);
        }
    }

    Out in_table(Op op, std::byte byte) const {
        NumberTable const& table = plan_.tables_[op.values];
        if constexpr (std::is_same_v<Out, float>)
            return table.floats[std::to_integer<std::size_t>(byte)];
        else
            return table.bytes[std::to_integer<std::size_t>(byte)];
    }
    void put_byte(Op op, std::byte byte, Out on) {
        int const value = std::to_integer<int>(byte) - op.least;
        if (static_cast<unsigned>(value) >= op.values) return;
        features_[op.at + (op.kind == Op::Kind::seat ? from_viewer(value) : value)] = on;
    }

    // `on` is one to write and 0 to clear.
    void put_cell(Cell const& cell, std::byte const* bytes, Out on) {
        Out* const at = features_ + cell.code.offset;
        if (cell.stack >= 0) {
            put_stack(cell, bytes, on);
        } else if (is_list(cell.source)) {
            put_items(cell, bytes, 0, count_at(cell.source, bytes), on);
        } else if (is_set(cell.code)) {
            Members const members = cell.source.members(bytes);
            put_set(cell.code, members, on == 0 ? Members{} : members);
        } else {
            put(cell.code, number_at(cell.source, bytes), at, on);
        }
    }
    void change_cell(Cell const& cell, std::byte const* before, std::byte const* after) {
        bool const is_value = cell.stack < 0 && !is_list(cell.source);
        if (cell.stack < 0 && is_list(cell.source)) {
            change_list(cell, before, after);
        } else if (is_value && is_set(cell.code)) {
            Members const old = cell.source.members(before);
            Members const now = cell.source.members(after);
            put_set(cell.code, {old[0] ^ now[0], old[1] ^ now[1]}, now);
        } else {
            put_cell(cell, before, Out{0});
            put_cell(cell, after, one);
        }
    }

    // A list mostly grows or shrinks at its end.
    void change_list(Cell const& cell, std::byte const* before, std::byte const* after) {
        int const old_count = count_at(cell.source, before);
        int const count = count_at(cell.source, after);
        int const size = cell.source.item_size;
        int same = 0;
        while (same < std::min(old_count, count) &&
               std::equal(before + same * size, before + (same + 1) * size, after + same * size))
            ++same;
        put_items(cell, before, same, old_count, Out{0});
        // An item that is gone may be in the list a second time.
        bool const shares_features = cell.code.code == Code::members && same < old_count;
        put_items(cell, after, shares_features ? 0 : same, count, one);
    }
    void put_items(Cell const& cell, std::byte const* bytes, int first, int end, Out on) {
        FieldCode const& code = cell.code;
        Out* const at = features_ + code.offset;
        for (int i = first; i < end; ++i) {
            std::int64_t const value = number_at(cell.source, bytes + i * cell.source.item_size);
            if (code.code == Code::members)
                put_member(code, value, at, on);
            else
                put(code, value, at + i * code.width, on);
        }
    }

    // The steps on top of the stack.
    void put_stack(Cell const& cell, std::byte const* bytes, Out on) {
        StackCode const& stack = plan_.stacks_[static_cast<std::size_t>(cell.stack)];
        Out* const first = features_ + stack.offset;
        int const count = count_at(cell.source, bytes);
        for (int i = 0; i < StackCode::shown && i < count; ++i) {
            std::byte const* const step = bytes + (count - 1 - i) * cell.source.item_size;
            for (int field = stack.first_field; field < stack.first_field + stack.field_count; ++field) {
                FieldCode const& code = plan_.stack_fields_[static_cast<std::size_t>(field)];
                FieldSource const& source = plan_.stack_sources_[static_cast<std::size_t>(field)];
                Out* at = first + i * stack.width + code.offset;
                for (int place = 0; place < source.size; place += source.item_size, at += code.width)
                    put(code, number_at(source, step + source.offset + place), at, on);
            }
        }
    }

    static void put_member(FieldCode const& code, std::int64_t value, Out* at, Out on) {
        if (static_cast<std::uint64_t>(value) < static_cast<std::uint64_t>(code.values)) at[value] = on;
    }

    // The features of some members, of which the `present` ones are in the set.
    void put_set(FieldCode const& code, Members const& members, Members const& present) {
        Out* const at = features_ + code.offset;
        for (std::size_t half = 0; half < members.size(); ++half) {
            for (std::uint64_t bits = members[half]; bits != 0; bits &= bits - 1) {
                int const bit = std::countr_zero(bits);
                int const value = static_cast<int>(half) * 64 + bit;
                bool const is_seat = code.code == Code::seats && value < plan_.players_;
                bool const is_present = ((present[half] >> static_cast<unsigned>(bit)) & 1U) != 0;
                put_member(code, is_seat ? from_viewer(value) : value, at, is_present ? one : Out{0});
            }
        }
    }

    void put(FieldCode const& code, std::int64_t given, Out* at, Out on) {
        auto const value = static_cast<std::int32_t>(given) - code.least;
        bool const is_usual = static_cast<std::uint32_t>(value) < static_cast<std::uint32_t>(code.values);
        switch (code.code) {
            case Code::one_hot:
                if (is_usual)
                    at[value] = on;
                else
                    put_special(code, value, at, on);
                return;
            case Code::seat:
                if (is_usual)
                    at[from_viewer(value)] = on;
                else
                    put_special(code, value, at, on);
                return;
            case Code::bits:
                if (is_usual)
                    for (auto bits = static_cast<std::uint32_t>(value) + 1; bits != 0; bits &= bits - 1)
                        at[std::countr_zero(bits)] = on;
                return;
            case Code::bytes:
                if (is_usual) {
                    at[0] = on == 0 ? Out{0} : scaled(static_cast<float>(value & 255) / 255);
                    at[1] = on == 0 ? Out{0} : scaled(static_cast<float>(value >> 8) * code.scale);
                }
                return;
            default: *at = on == 0 ? Out{0} : number(code, given);
        }
    }

    static Out scaled(float share) {
        if constexpr (std::is_same_v<Out, float>)
            return share;
        else
            return static_cast<Out>(std::lround(share * 255));
    }
    void put_special(FieldCode const& code, std::int32_t value, Out* at, Out on) const {
        for (int i = 0; i < code.special_count; ++i)
            if (value + code.least == plan_.specials_[code.first_special + static_cast<std::size_t>(i)])
                at[code.values + i] = on;
    }
    int from_viewer(int seat) const {
        return seat >= viewer_ ? seat - viewer_ : seat - viewer_ + plan_.players_;
    }

    ObservationPlan const& plan_;
    Cell const* cells_;
    Op const* ops_;
    int viewer_;
    Out* features_;
    int end_of_last_cell_ = 0;
};

}  // namespace motherlode::python
