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
                    std::size_t table_size, std::size_t hand_size);

    std::size_t size() const { return static_cast<std::size_t>(size_); }

    // Writes all features, as float from 0 to 1 or as a byte from 0 to 255.
    template <class Out>
    void write(int viewer, ViewBytes view, Out* features) const;

    // OPTIMIZATION: an action changes few fields, and most of what the next seat sees is the same at another player's
    // place. So features that show `before` to a viewer can be changed to those of `after`, and those of a view can be
    // turned to another viewer, who sees the same table and the same hand.
    template <class Out>
    void change(int viewer, ViewBytes before, ViewBytes after, Out* features) const;
    template <class Out>
    void turn(int viewer, int next_viewer, ViewBytes view, Out* features) const;

private:
    // Bytes that change together, and the features that they decide: one value, a set, a list or a stack of steps.
    struct Cell {
        FieldCode code;
        FieldSource source;
        std::int32_t stack = -1;  // its number, if it is one
    };
    // What to do with one byte of a view.
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
    struct Viewer {
        std::vector<Cell> cells;  // in the order of their bytes
        std::vector<Op> ops;      // by byte; those of the hand follow those of the table
    };
    // Features that every player has, as blocks of the same width: the viewer's first, then those of the other players in
    // the order of play. Features of the viewer's own hand may be in between.
    struct PlayerBlocks {
        std::int32_t first = 0;
        std::int32_t second = 0;
        std::int32_t distance = 0;  // from the second block on
        std::int32_t width = 0;

        int block(int place) const { return place == 0 ? first : second + (place - 1) * distance; }
    };
    // A byte with a seat, whose features are the same for every viewer: one for each player, counted from the viewer.
    struct SeatByte {
        std::int32_t place = 0;
        std::int32_t at = 0;  // the first feature
        std::int32_t least = 0;
    };
    template <class Out>
    class Writer;

    Viewer make_viewer(SeatLayout const& layout, SourceFinder const& sources, std::size_t view_size);
    Op op_of(Cell const& cell, std::size_t number);
    std::uint16_t number_table(FieldCode const& code);
    void find_seat_cells();
    bool is_seat_byte(std::size_t cell) const;
    void find_blocks();
    bool blocks_are_right() const;
    int turned(int feature, int viewer) const;
    template <class Out>
    void turn_seat_bytes(int viewer, int next_viewer, ViewBytes view, Out* features) const;
    template <class Out>
    void turn_blocks(PlayerBlocks const& blocks, int places, Out* features) const;
    std::byte const* bytes_at(ViewBytes view, int offset) const {
        return offset < table_size_ ? view.table.data() + offset : view.hand.data() + (offset - table_size_);
    }

    std::vector<Viewer> viewers_;
    std::vector<NumberTable> tables_;
    std::vector<SeatByte> seat_bytes_;
    std::vector<std::int32_t>
        seat_cells_;  // the first byte of each other cell that is counted from the viewer
    std::vector<PlayerBlocks> blocks_;
    std::vector<StackCode> stacks_;
    std::vector<FieldCode> stack_fields_;  // by number of the field
    std::vector<FieldSource> stack_sources_;
    std::vector<std::int32_t> specials_;
    std::int32_t players_ = 0;
    std::int32_t table_size_ = 0;
    std::int32_t size_ = 0;  // number of features
};

}  // namespace motherlode::python
