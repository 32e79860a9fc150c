#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "kernel/seat.h"
#include "python/field_sources.h"
#include "python/observation.h"

namespace motherlode::python {

// How the bytes of a view become features. Made once for a game; it then reads views without knowing their types.
class ObservationPlan {
public:
    ObservationPlan() = default;
    // The layouts and sources by viewer.
    ObservationPlan(std::span<SeatLayout const> layouts, std::span<SourceFinder const> sources,
                    std::size_t table_size);

    // Writes all features, as float from 0 to 1 or as a byte from 0 to 255.
    template <class Out>
    void write(int viewer, ViewBytes view, Out* features) const;

    // OPTIMIZATION: from one action to the next, few fields change. So an environment keeps the bytes that its
    // observation shows, and `update` rewrites only the features of bytes that differ. The viewer may change, too.
    std::size_t shown_size() const { return static_cast<std::size_t>(shown_size_); }
    void keep(int viewer, ViewBytes view, std::byte* shown) const;
    template <class Out>
    void update(int last_viewer, int viewer, ViewBytes view, std::byte* shown, Out* features) const;

private:
    // Bytes that change together, and the features that they decide: one value, a set, a list or a stack of steps.
    struct Cell {
        FieldCode code;
        FieldSource source;
        std::int32_t stack = -1;  // its number, if it is one
        std::int32_t at = 0;      // in the shown bytes
        std::int32_t run = 0;
        std::int32_t in_run = 0;  // from the start of the run
    };
    // Cells that are next to each other in the view of every seat.
    struct Run {
        std::int32_t at = 0;  // in the shown bytes
        std::int32_t size = 0;
        std::array<std::int32_t, max_seats> offset{};  // in the view, by viewer
    };
    // What to do with one byte that a viewer sees.
    // OPTIMIZATION: most cells are a byte with a simple code. An Op has all that is needed for it.
    struct Op {
        enum class Kind : std::uint8_t {
            none,    // not part of a cell
            number,  // its feature is in a table
            choice,  // one feature per value
            seat,    // the same, counted from the viewer
            cell,    // part of any other cell
        };
        Kind kind = Kind::none;
        std::uint8_t least = 0;
        std::uint16_t values = 0;  // of a number: its table
        std::int32_t at = 0;       // the first feature, or the number of the cell
    };
    // The feature of a number for each value of a byte.
    struct NumberTable {
        FieldCode code;
        std::array<float, 256> floats{};
        std::array<std::uint8_t, 256> bytes{};
    };
    template <class Out>
    class Writer;

    static std::vector<Cell> cells_of_viewer(SeatLayout const& layout, SourceFinder const& sources);
    Op op_of(Cell const& cell);
    std::uint16_t number_table(FieldCode const& code);
    void join_runs(std::vector<std::vector<Cell>> const& cells_of);
    std::byte const* bytes_of(ViewBytes view, Run const& run, int viewer) const {
        std::int32_t const offset = run.offset[static_cast<std::size_t>(viewer)];
        return offset < table_size_ ? view.table.data() + offset : view.hand.data() + (offset - table_size_);
    }
    std::byte const* bytes_of(ViewBytes view, Cell const& cell, int viewer) const {
        return bytes_of(view, runs_[static_cast<std::size_t>(cell.run)], viewer) + cell.in_run;
    }

    std::vector<Cell> cells_;
    std::vector<Run> runs_;
    std::vector<Op> ops_;  // by shown byte
    std::vector<NumberTable> tables_;
    std::vector<std::int16_t> seat_cells_;  // whose features depend on the viewer
    std::vector<StackCode> stacks_;
    std::vector<FieldCode> stack_fields_;  // by number of the field
    std::vector<FieldSource> stack_sources_;
    std::vector<std::int32_t> specials_;
    std::int32_t players_ = 0;
    std::int32_t table_size_ = 0;
    std::int32_t shown_size_ = 0;
    std::int32_t size_ = 0;  // number of features
};

}  // namespace motherlode::python
