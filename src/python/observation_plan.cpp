#include "python/observation_plan.h"

#include <algorithm>
#include <cassert>

#include "python/observation_writer.h"

namespace motherlode::python {
namespace {

// Runs are joined over gaps up to this many bytes: comparing them is cheaper than starting another run.
constexpr int widest_gap = 16;

}  // namespace

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
        ops_.resize(static_cast<std::size_t>(shown_size_));
        std::fill_n(ops_.begin() + cell.at, cell.source.size, op_of(cell));
        if (cell.stack >= 0 || cell.code.code == Code::seat || cell.code.code == Code::seats)
            seat_cells_.push_back(static_cast<std::int16_t>(cells_.size()));
        cells_.push_back(cell);
    }
}

// Of a cell that becomes the next one.
ObservationPlan::Op ObservationPlan::op_of(Cell const& cell) {
    FieldCode const& code = cell.code;
    bool const is_byte = cell.source.size == 1 && cell.source.number == nullptr && cell.stack < 0;
    Op op{.kind = Op::Kind::cell, .at = static_cast<int>(cells_.size())};
    if (!is_byte || code.special_count > 0 || code.least < 0 || code.least > 255) return op;
    if (code.code == Code::linear || code.code == Code::logarithm)
        op = {.kind = Op::Kind::number, .values = number_table(code), .at = code.offset};
    if (code.code == Code::one_hot || code.code == Code::seat)
        op = {.kind = code.code == Code::seat ? Op::Kind::seat : Op::Kind::choice,
              .least = static_cast<std::uint8_t>(code.least),
              .values = static_cast<std::uint16_t>(code.values),
              .at = code.offset};
    return op;
}

std::uint16_t ObservationPlan::number_table(FieldCode const& code) {
    for (std::size_t i = 0; i < tables_.size(); ++i) {
        FieldCode const& other = tables_[i].code;
        if (other.code == code.code && other.values == code.values && other.least == code.least &&
            other.scale == code.scale)
            return static_cast<std::uint16_t>(i);
    }
    NumberTable& table = tables_.emplace_back();
    table.code = code;
    Writer<float>{*this, 0, table.floats.data()}.fill(table);
    Writer<std::uint8_t>{*this, 0, table.bytes.data()}.fill(table);
    return static_cast<std::uint16_t>(tables_.size() - 1);
}

}  // namespace motherlode::python
