#include "python/observation_plan.h"

#include <algorithm>
#include <cassert>

#include "python/observation_writer.h"

namespace motherlode::python {

ObservationPlan::ObservationPlan(std::span<SeatLayout const> layouts, std::span<SourceFinder const> sources,
                                 std::size_t table_size, std::size_t hand_size)
    : stacks_{layouts.front().stacks},
      stack_fields_{layouts.front().fields},
      stack_sources_{sources.front().fields},
      specials_{layouts.front().specials},
      players_{layouts.front().players},
      table_size_{static_cast<std::int32_t>(table_size)},
      size_{layouts.front().size} {
    for (std::size_t viewer = 0; viewer < layouts.size(); ++viewer)
        viewers_.push_back(make_viewer(layouts[viewer], sources[viewer], table_size + hand_size));
    find_seat_cells();
    if (players_ > 1) find_blocks();
    assert(blocks_are_right());
}

ObservationPlan::Viewer ObservationPlan::make_viewer(SeatLayout const& layout, SourceFinder const& sources,
                                                     std::size_t view_size) {
    assert(layout.fields.size() == sources.fields.size() && layout.stacks.size() == sources.stacks.size());
    Viewer viewer;
    std::vector<bool> is_in_stack(layout.fields.size());
    for (std::size_t i = 0; i < layout.stacks.size(); ++i) {
        StackCode const& stack = layout.stacks[i];
        Cell& cell = viewer.cells.emplace_back();
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
            Cell& cell = viewer.cells.emplace_back();
            cell.code = code;
            cell.code.offset += item * code.width;
            cell.source = source;
            cell.source.offset += item * source.item_size;
            cell.source.size = source.size / items;
        }
    }
    std::sort(viewer.cells.begin(), viewer.cells.end(),
              [](Cell const& a, Cell const& b) { return a.source.offset < b.source.offset; });

    viewer.ops.resize(view_size);
    for (std::size_t number = 0; number < viewer.cells.size(); ++number) {
        Cell const& cell = viewer.cells[number];
        std::fill_n(viewer.ops.begin() + cell.source.offset, cell.source.size, op_of(cell, number));
    }
    return viewer;
}

ObservationPlan::Op ObservationPlan::op_of(Cell const& cell, std::size_t number) {
    FieldCode const& code = cell.code;
    bool const is_byte = cell.source.size == 1 && cell.source.number == nullptr && cell.stack < 0;
    Op op{.kind = Op::Kind::cell, .at = static_cast<int>(number)};
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
    for (std::size_t byte = 0; byte < 256; ++byte) {
        table.floats[byte] = Writer<float>::number(code, static_cast<std::int64_t>(byte));
        table.bytes[byte] = Writer<std::uint8_t>::number(code, static_cast<std::int64_t>(byte));
    }
    return static_cast<std::uint16_t>(tables_.size() - 1);
}

void ObservationPlan::find_seat_cells() {
    std::vector<Cell> const& cells = viewers_.front().cells;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        Cell const& cell = cells[i];
        if (is_seat_byte(i))
            seat_bytes_.push_back({cell.source.offset, cell.code.offset, cell.code.least});
        else if (cell.stack >= 0 || cell.code.code == Code::seat || cell.code.code == Code::seats)
            seat_cells_.push_back(cell.source.offset);
    }
}

bool ObservationPlan::is_seat_byte(std::size_t cell) const {
    Cell const& first = viewers_.front().cells[cell];
    Op const op = viewers_.front().ops[static_cast<std::size_t>(first.source.offset)];
    if (op.kind != Op::Kind::seat || op.values != players_) return false;
    return std::all_of(viewers_.begin(), viewers_.end(), [&](Viewer const& viewer) {
        return viewer.cells[cell].code.offset == first.code.offset;
    });
}

// Player 0 is in the first block for viewer 0, in the second for the last viewer, and in the last for viewer 1.
void ObservationPlan::find_blocks() {
    std::vector<std::size_t> in_order(viewers_.front().cells.size());
    for (std::size_t i = 0; i < in_order.size(); ++i) in_order[i] = i;
    auto const offset = [&](std::size_t viewer, std::size_t cell) {
        return viewers_[viewer].cells[cell].code.offset;
    };
    std::sort(in_order.begin(), in_order.end(),
              [&](std::size_t a, std::size_t b) { return offset(0, a) < offset(0, b); });
    for (std::size_t i = 0; i < in_order.size(); ++i) {
        std::size_t const cell = in_order[i];
        if (offset(1, cell) <= offset(0, cell)) continue;
        PlayerBlocks next{.first = offset(0, cell), .second = offset(viewers_.size() - 1, cell)};
        if (players_ > 2) next.distance = (offset(1, cell) - next.second) / (players_ - 2);
        next.width = (i + 1 < in_order.size() ? offset(0, in_order[i + 1]) : size_) - next.first;
        bool const extends_last = !blocks_.empty() && blocks_.back().distance == next.distance &&
                                  blocks_.back().first + blocks_.back().width == next.first &&
                                  blocks_.back().second + blocks_.back().width == next.second;
        if (extends_last)
            blocks_.back().width += next.width;
        else
            blocks_.push_back(next);
    }
}

// The place of a feature of viewer 0 for another viewer.
int ObservationPlan::turned(int feature, int viewer) const {
    for (PlayerBlocks const& blocks : blocks_) {
        for (int place = 0; place < players_; ++place) {
            int const inside = feature - blocks.block(place);
            if (inside >= 0 && inside < blocks.width)
                return blocks.block((place + players_ - viewer) % players_) + inside;
        }
    }
    return feature;
}

bool ObservationPlan::blocks_are_right() const {
    Viewer const& first = viewers_.front();
    for (int viewer = 0; viewer < players_; ++viewer) {
        Viewer const& other = viewers_[static_cast<std::size_t>(viewer)];
        if (other.cells.size() != first.cells.size()) return false;
        for (std::size_t i = 0; i < first.cells.size(); ++i)
            if (other.cells[i].source.offset != first.cells[i].source.offset ||
                other.cells[i].code.offset != turned(first.cells[i].code.offset, viewer))
                return false;
    }
    return true;
}

}  // namespace motherlode::python
