#include "python/observation_plan.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <type_traits>

namespace motherlode::python {
namespace {

// Runs are joined over a gap of so few bytes: comparing them is cheaper than starting another run.
constexpr int widest_gap = 16;

std::int64_t number_at(FieldSource const& source, std::byte const* item) {
    return source.number == nullptr ? std::to_integer<std::int64_t>(*item) : source.number(item);
}

int count_at(FieldSource const& source, std::byte const* first_item) {
    return std::to_integer<int>(first_item[source.count_at]);
}

bool is_list(FieldSource const& source) { return source.count_at != FieldSource::nowhere; }
bool is_set(FieldCode const& code) { return code.code == Code::members || code.code == Code::seats; }

// Calls `visit` with the place of each byte that differs. It may change `a`.
template <class Visit>
void for_each_difference(std::byte const* a, std::byte const* b, int size, Visit const& visit) {
    auto const compare_bytes = [&](int first, int end) {
        for (int i = first; i < end; ++i)
            if (a[i] != b[i]) visit(i);
    };
    constexpr int word = sizeof(std::uint64_t);
    int first = 0;
    for (; first + word <= size; first += word)
        if (std::memcmp(a + first, b + first, word) != 0) compare_bytes(first, first + word);
    compare_bytes(first, size);
}

}  // namespace

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

private:
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

ObservationPlan::ObservationPlan(std::span<SeatLayout const> layouts, std::span<SourceFinder const> sources,
                                 std::size_t table_size)
    : stacks_{layouts.front().stacks},
      stack_fields_{layouts.front().fields},
      stack_sources_{sources.front().fields},
      specials_{layouts.front().specials},
      players_{layouts.front().players},
      table_size_{static_cast<std::int32_t>(table_size)},
      size_{layouts.front().size} {
    std::vector<std::vector<Cell>> cells_of;
    for (std::size_t viewer = 0; viewer < layouts.size(); ++viewer)
        cells_of.push_back(cells_of_viewer(layouts[viewer], sources[viewer]));
    join_runs(cells_of);
}

// In the order of the features, which is the same for every viewer.
std::vector<ObservationPlan::Cell> ObservationPlan::cells_of_viewer(SeatLayout const& layout,
                                                                    SourceFinder const& sources) {
    assert(layout.fields.size() == sources.fields.size() && layout.stacks.size() == sources.stacks.size());
    std::vector<Cell> cells;
    std::vector<bool> is_in_stack(layout.fields.size());
    for (std::size_t i = 0; i < layout.stacks.size(); ++i) {
        StackCode const& stack = layout.stacks[i];
        Cell& cell = cells.emplace_back();
        cell.code.offset = stack.offset;
        cell.source = sources.stacks[i];
        cell.stack = static_cast<int>(i);
        for (int field = stack.first_field; field < stack.first_field + stack.field_count; ++field)
            is_in_stack[static_cast<std::size_t>(field)] = true;
    }
    for (std::size_t i = 0; i < layout.fields.size(); ++i) {
        FieldCode const& code = layout.fields[i];
        FieldSource const& source = sources.fields[i];
        if (is_in_stack[i] || code.width == 0) continue;
        assert(source.offset != FieldSource::nowhere);
        // Each item of an array is a cell; a list or a set is one.
        int const items = is_list(source) || is_set(code) ? 1 : source.size / source.item_size;
        for (int item = 0; item < items; ++item) {
            Cell& cell = cells.emplace_back();
            cell.code = code;
            cell.code.offset += item * code.width;
            cell.source = source;
            cell.source.offset += item * source.item_size;
            cell.source.size = source.size / items;
        }
    }
    std::sort(cells.begin(), cells.end(),
              [](Cell const& a, Cell const& b) { return a.code.offset < b.code.offset; });
    return cells;
}

void ObservationPlan::join_runs(std::vector<std::vector<Cell>> const& cells_of) {
    std::vector<std::size_t> by_source(cells_of.front().size());
    for (std::size_t i = 0; i < by_source.size(); ++i) by_source[i] = i;
    std::sort(by_source.begin(), by_source.end(), [&](std::size_t a, std::size_t b) {
        return cells_of.front()[a].source.offset < cells_of.front()[b].source.offset;
    });
    auto const extends = [&](Run const& run, std::size_t number) {
        int const distance = cells_of.front()[number].source.offset - run.offset[0];
        bool const is_near = distance >= run.size && distance <= run.size + widest_gap;
        if (!is_near || (run.offset[0] < table_size_ && run.offset[0] + distance >= table_size_))
            return false;
        for (std::size_t viewer = 1; viewer < cells_of.size(); ++viewer)
            if (cells_of[viewer][number].source.offset - run.offset[viewer] != distance) return false;
        return true;
    };
    for (std::size_t const number : by_source) {
        Cell cell = cells_of.front()[number];
        if (runs_.empty() || !extends(runs_.back(), number)) {
            Run& run = runs_.emplace_back();
            run.at = shown_size_;
            for (std::size_t viewer = 0; viewer < cells_of.size(); ++viewer) {
                assert(cells_of[viewer].size() == by_source.size() &&
                       cells_of[viewer][number].code.offset == cell.code.offset);
                run.offset[viewer] = cells_of[viewer][number].source.offset;
            }
        }
        Run& run = runs_.back();
        cell.in_run = cell.source.offset - run.offset[0];
        cell.at = run.at + cell.in_run;
        cell.run = static_cast<int>(runs_.size()) - 1;
        run.size = cell.in_run + cell.source.size;
        shown_size_ = run.at + run.size;
        cell_at_.resize(static_cast<std::size_t>(shown_size_), no_cell);
        auto const at = cell_at_.begin() + cell.at;
        std::fill(at, at + cell.source.size, static_cast<std::int16_t>(cells_.size()));
        if (cell.stack >= 0 || cell.code.code == Code::seat || cell.code.code == Code::seats)
            seat_cells_.push_back(static_cast<std::int16_t>(cells_.size()));
        cells_.push_back(cell);
    }
}

template <class Out>
void ObservationPlan::write(int viewer, ViewBytes view, Out* features) const {
    std::fill_n(features, size_, Out{0});
    features[viewer] = Writer<Out>::one;
    Writer<Out> writer{*this, viewer, features};
    for (Cell const& cell : cells_) writer.show(cell, bytes_of(view, cell, viewer));
}

void ObservationPlan::keep(int viewer, ViewBytes view, std::byte* shown) const {
    for (Run const& run : runs_)
        std::memcpy(shown + run.at, bytes_of(view, run, viewer), static_cast<std::size_t>(run.size));
}

// Whether a seat cell shows no seat. False for a cell of several bytes.
bool ObservationPlan::shows_no_seat(Cell const& cell, std::byte const* bytes) const {
    if (cell.source.size != 1) return false;
    return cell.code.code == Code::seats ? *bytes == std::byte{0} : std::to_integer<int>(*bytes) >= players_;
}

template <class Out>
void ObservationPlan::update(int last_viewer, int viewer, ViewBytes view, std::byte* shown,
                             Out* features) const {
    Writer<Out> last{*this, last_viewer, features};
    Writer<Out> next{*this, viewer, features};
    auto const show = [&](Cell const& cell, std::byte const* bytes) {
        std::byte* const shown_bytes = shown + cell.at;
        last.clear(cell, shown_bytes);
        next.show(cell, bytes);
        if (cell.source.size == 1)
            *shown_bytes = *bytes;
        else
            std::memcpy(shown_bytes, bytes, static_cast<std::size_t>(cell.source.size));
    };
    if (viewer != last_viewer) {
        features[last_viewer] = 0;
        features[viewer] = Writer<Out>::one;
        for (std::int16_t const number : seat_cells_) {
            Cell const& cell = cells_[static_cast<std::size_t>(number)];
            std::byte const* const bytes = bytes_of(view, cell, viewer);
            if (!shows_no_seat(cell, bytes) || !shows_no_seat(cell, shown + cell.at)) show(cell, bytes);
        }
    }
    for (Run const& run : runs_) {
        std::byte const* const bytes = bytes_of(view, run, viewer);
        std::byte* const shown_bytes = shown + run.at;
        for_each_difference(shown_bytes, bytes, run.size, [&](int i) {
            std::int16_t const number = cell_at_[static_cast<std::size_t>(run.at + i)];
            if (number == no_cell) {
                shown_bytes[i] = bytes[i];
                return;
            }
            Cell const& cell = cells_[static_cast<std::size_t>(number)];
            show(cell, bytes + cell.in_run);
        });
    }
}

template void ObservationPlan::write(int, ViewBytes, float*) const;
template void ObservationPlan::write(int, ViewBytes, std::uint8_t*) const;
template void ObservationPlan::update(int, int, ViewBytes, std::byte*, float*) const;
template void ObservationPlan::update(int, int, ViewBytes, std::byte*, std::uint8_t*) const;

}  // namespace motherlode::python
