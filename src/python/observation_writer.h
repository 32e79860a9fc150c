#pragma once

#include <algorithm>
#include <bit>
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

// Writes the features of cells as one viewer sees them, or clears them.
template <class Out>
class ObservationPlan::Writer {
public:
    static constexpr Out one = std::is_same_v<Out, float> ? Out{1} : static_cast<Out>(255);

    Writer(ObservationPlan const& plan, int viewer, Out* features)
        : plan_{plan}, viewer_{viewer}, features_{features} {}

    void show(Cell const& cell, std::byte const* bytes) { put_cell(cell, bytes, one); }
    // `bytes` are those that it shows.
    void clear(Cell const& cell, std::byte const* bytes) { put_cell(cell, bytes, Out{0}); }

    void show(Op op, std::byte byte) {
        if (op.kind == Op::Kind::number)
            features_[op.at] = in_table(plan_.tables_[op.values], byte);
        else
            put_byte(op, byte, one);
    }
    void clear(Op op, std::byte byte) {
        if (op.kind != Op::Kind::number) put_byte(op, byte, Out{0});
    }

    void fill(NumberTable& table) {
        for (int byte = 0; byte < 256; ++byte) put(table.code, byte, features_ + byte, one);
    }

private:
    static Out in_table(NumberTable const& table, std::byte byte) {
        if constexpr (std::is_same_v<Out, float>)
            return table.floats[std::to_integer<std::size_t>(byte)];
        else
            return table.bytes[std::to_integer<std::size_t>(byte)];
    }
    void put_byte(Op op, std::byte byte, Out on) {
        int const value = std::to_integer<int>(byte) - op.least;
        if (static_cast<unsigned>(value) >= op.values) return;
        if (op.kind == Op::Kind::choice) features_[op.at + value] = on;
        if (op.kind == Op::Kind::seat) features_[op.at + from_viewer(value)] = on;
    }

    // `on` is one to write and 0 to clear.
    void put_cell(Cell const& cell, std::byte const* bytes, Out on) {
        FieldCode const& code = cell.code;
        FieldSource const& source = cell.source;
        Out* at = features_ + code.offset;
        if (cell.stack >= 0) {
            put_stack(cell, bytes, on);
        } else if (is_list(source)) {
            int const count = count_at(source, bytes);
            for (int i = 0; i < count; ++i, bytes += source.item_size) {
                if (code.code == Code::members) {
                    put_member(code, number_at(source, bytes), at, on);
                } else {
                    put(code, number_at(source, bytes), at, on);
                    at += code.width;
                }
            }
        } else if (is_set(code)) {
            put_set(code, source.members(bytes), at, on);
        } else {
            put(code, number_at(source, bytes), at, on);
        }
    }

    // The steps on top of the stack.
    void put_stack(Cell const& cell, std::byte const* bytes, Out on) {
        StackCode const& stack = plan_.stacks_[static_cast<std::size_t>(cell.stack)];
        Out* const first = features_ + stack.offset;
        if (on == 0) {
            std::fill_n(first, stack.width * StackCode::shown, Out{0});
            return;
        }
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

    void put_set(FieldCode const& code, Members const& members, Out* at, Out on) {
        int first = 0;
        for (std::uint64_t bits : members) {
            for (; bits != 0; bits &= bits - 1) {
                int const value = first + std::countr_zero(bits);
                bool const is_seat = code.code == Code::seats && value < plan_.players_;
                put_member(code, is_seat ? from_viewer(value) : value, at, on);
            }
            first += 64;
        }
    }

    void put(FieldCode const& code, std::int64_t number, Out* at, Out on) {
        auto const value = static_cast<std::int32_t>(number) - code.least;
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
                    at[0] = scaled(static_cast<float>(value & 255) / 255, on);
                    at[1] = scaled(static_cast<float>(value >> 8) * code.scale, on);
                }
                return;
            case Code::linear:
                *at = scaled(static_cast<float>(limited(code, value)) * code.scale, on);
                return;
            default:
                *at = scaled(log_scaled(static_cast<std::uint32_t>(limited(code, value))) * code.scale, on);
        }
    }

    static Out scaled(float share, Out on) {
        if (on == 0) return Out{0};
        if constexpr (std::is_same_v<Out, float>)
            return share;
        else
            return static_cast<Out>(share * 255 + 0.5F);
    }
    static std::int32_t limited(FieldCode const& code, std::int32_t value) {
        return std::clamp(value, 0, code.values - 1);
    }
    void put_special(FieldCode const& code, std::int32_t value, Out* at, Out on) const {
        for (int i = 0; i < code.special_count; ++i)
            if (value + code.least == plan_.specials_[static_cast<std::size_t>(code.first_special + i)])
                at[code.values + i] = on;
    }
    int from_viewer(int seat) const {
        return seat >= viewer_ ? seat - viewer_ : seat - viewer_ + plan_.players_;
    }

    ObservationPlan const& plan_;
    int viewer_;
    Out* features_;
};

}  // namespace motherlode::python
