#include <algorithm>
#include <bit>
#include <cstring>

#include "python/observation_writer.h"

namespace motherlode::python {
namespace {

constexpr std::size_t word = sizeof(std::uint64_t);

std::uint64_t difference(std::byte const* a, std::byte const* b, std::size_t size = word) {
    std::uint64_t of_a = 0;
    std::uint64_t of_b = 0;
    std::memcpy(&of_a, a, size);
    std::memcpy(&of_b, b, size);
    return of_a ^ of_b;
}

// Calls `visit` with the place of each byte that differs.
template <class Visit>
void for_each_difference(std::span<std::byte const> a, std::span<std::byte const> b, Visit const& visit) {
    static_assert(std::endian::native == std::endian::little, "the first byte has the lowest bits");
    auto const visit_word = [&](std::size_t first, std::uint64_t bits) {
        while (bits != 0) {
            int const byte = std::countr_zero(bits) / 8;
            visit(static_cast<int>(first) + byte);
            bits &= ~(std::uint64_t{255} << static_cast<unsigned>(byte * 8));
        }
    };
    auto const difference_at = [&](std::size_t first) {
        return difference(a.data() + first, b.data() + first);
    };
    std::size_t first = 0;
    // OPTIMIZATION: most bytes are the same, so four words are compared at once.
    for (; first + 4 * word <= a.size(); first += 4 * word) {
        std::array<std::uint64_t, 4> const bits{difference_at(first), difference_at(first + word),
                                                difference_at(first + 2 * word),
                                                difference_at(first + 3 * word)};
        if ((bits[0] | bits[1] | bits[2] | bits[3]) == 0) continue;
        for (std::size_t i = 0; i < bits.size(); ++i) visit_word(first + i * word, bits[i]);
    }
    for (; first + word <= a.size(); first += word) visit_word(first, difference_at(first));
    visit_word(first, difference(a.data() + first, b.data() + first, a.size() - first));
}

}  // namespace

template <class Out>
void ObservationPlan::write(int viewer, ViewBytes view, Out* features) const {
    std::fill_n(features, size_, Out{0});
    features[viewer] = Writer<Out>::one;
    Writer<Out> writer{*this, viewer, features};
    for (Cell const& cell : viewers_[static_cast<std::size_t>(viewer)].cells)
        writer.show(cell.source.offset, bytes_at(view, cell.source.offset));
}

template <class Out>
void ObservationPlan::change(int viewer, ViewBytes before, ViewBytes after, Out* features) const {
    Writer<Out> writer{*this, viewer, features};
    for_each_difference(before.table, after.table, [&](int place) {
        writer.change(place, before.table.data() + place, after.table.data() + place);
    });
    for_each_difference(before.hand, after.hand, [&](int place) {
        writer.change(table_size_ + place, before.hand.data() + place, after.hand.data() + place);
    });
}

// Moves the first blocks behind the others, as std::rotate does (Gries and Mills). Compilers make vector instructions of
// std::swap_ranges, but not of std::rotate.
template <class Out>
void ObservationPlan::turn_blocks(PlayerBlocks const& blocks, int places, Out* features) const {
    auto const swap = [&](int place, int other, int count) {
        for (int i = 0; i < count; ++i) {
            Out* const block = features + blocks.block(place + i);
            std::swap_ranges(block, block + blocks.width, features + blocks.block(other + i));
        }
    };
    int left = places;
    int right = players_ - places;
    while (left != right) {
        if (left < right) {
            swap(places - left, places + right - left, left);
            right -= left;
        } else {
            swap(places - left, places, right);
            left -= right;
        }
    }
    swap(places - left, places, left);
}

// OPTIMIZATION: no branch depends on the byte. If it is no seat, all its features are 0, so the first one can be cleared.
template <class Out>
void ObservationPlan::turn_seat_bytes(int viewer, int next_viewer, ViewBytes view, Out* features) const {
    struct Change {
        std::uint8_t cleared = 0;
        std::uint8_t shown = 0;
        Out value = 0;
    };
    std::array<Change, max_seats + 1> changes{};
    for (int seat = 0; seat < players_; ++seat)
        changes[static_cast<std::size_t>(seat)] = {
            static_cast<std::uint8_t>((seat + players_ - viewer) % players_),
            static_cast<std::uint8_t>((seat + players_ - next_viewer) % players_), Writer<Out>::one};
    for (SeatByte const& byte : seat_bytes_) {
        int const value = std::to_integer<int>(*bytes_at(view, byte.place)) - byte.least;
        Change const change = changes[std::min(static_cast<unsigned>(value), unsigned{max_seats})];
        features[byte.at + change.cleared] = 0;
        features[byte.at + change.shown] = change.value;
    }
}

template <class Out>
void ObservationPlan::turn(int viewer, int next_viewer, ViewBytes view, Out* features) const {
    if (viewer == next_viewer) return;
    turn_seat_bytes(viewer, next_viewer, view, features);
    Writer<Out> writer{*this, viewer, features};
    for (int const place : seat_cells_) writer.clear(place, bytes_at(view, place));
    features[viewer] = 0;
    int const places = next_viewer > viewer ? next_viewer - viewer : next_viewer - viewer + players_;
    for (PlayerBlocks const& blocks : blocks_) turn_blocks(blocks, places, features);
    Writer<Out> next_writer{*this, next_viewer, features};
    for (int const place : seat_cells_) next_writer.show(place, bytes_at(view, place));
    features[next_viewer] = Writer<Out>::one;
}

template void ObservationPlan::write(int, ViewBytes, float*) const;
template void ObservationPlan::write(int, ViewBytes, std::uint8_t*) const;
template void ObservationPlan::change(int, ViewBytes, ViewBytes, float*) const;
template void ObservationPlan::change(int, ViewBytes, ViewBytes, std::uint8_t*) const;
template void ObservationPlan::turn(int, int, ViewBytes, float*) const;
template void ObservationPlan::turn(int, int, ViewBytes, std::uint8_t*) const;

}  // namespace motherlode::python
