#include <cstring>

#include "python/observation_writer.h"

namespace motherlode::python {
namespace {

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

template <class Out>
void ObservationPlan::write(int viewer, ViewBytes view, Out* features) const {
    std::fill_n(features, size_, Out{0});
    features[viewer] = Writer<Out>::one;
    Writer<Out> writer{*this, viewer, features};
    for (Run const& run : runs_) {
        std::byte const* const bytes = bytes_of(view, run, viewer);
        for (int i = 0; i < run.size; ++i) {
            Op const op = ops_[static_cast<std::size_t>(run.at + i)];
            if (op.kind != Op::Kind::cell) {
                writer.show(op, bytes[i]);
                continue;
            }
            Cell const& cell = cells_[static_cast<std::size_t>(op.at)];
            writer.show(cell, bytes + i);
            i += cell.source.size - 1;
        }
    }
}

void ObservationPlan::keep(int viewer, ViewBytes view, std::byte* shown) const {
    for (Run const& run : runs_)
        std::memcpy(shown + run.at, bytes_of(view, run, viewer), static_cast<std::size_t>(run.size));
}

template <class Out>
void ObservationPlan::update(int last_viewer, int viewer, ViewBytes view, std::byte* shown,
                             Out* features) const {
    Writer<Out> last{*this, last_viewer, features};
    Writer<Out> next{*this, viewer, features};
    auto const show = [&](Cell const& cell, std::byte const* bytes) {
        last.clear(cell, shown + cell.at);
        next.show(cell, bytes);
        std::memcpy(shown + cell.at, bytes, static_cast<std::size_t>(cell.source.size));
    };
    auto const show_byte = [&](Op op, std::byte& shown_byte, std::byte byte) {
        last.clear(op, shown_byte);
        next.show(op, byte);
        shown_byte = byte;
    };
    if (viewer != last_viewer) {
        features[last_viewer] = 0;
        features[viewer] = Writer<Out>::one;
        for (std::int16_t const number : seat_cells_) {
            Cell const& cell = cells_[static_cast<std::size_t>(number)];
            std::byte const* const bytes = bytes_of(view, cell, viewer);
            Op const op = ops_[static_cast<std::size_t>(cell.at)];
            if (op.kind == Op::Kind::seat)
                show_byte(op, shown[cell.at], *bytes);
            else
                show(cell, bytes);
        }
    }
    for (Run const& run : runs_) {
        std::byte const* const bytes = bytes_of(view, run, viewer);
        std::byte* const shown_bytes = shown + run.at;
        Op const* const ops = ops_.data() + run.at;
        for_each_difference(shown_bytes, bytes, run.size, [&](int i) {
            Op const op = ops[i];
            if (op.kind != Op::Kind::cell) return show_byte(op, shown_bytes[i], bytes[i]);
            Cell const& cell = cells_[static_cast<std::size_t>(op.at)];
            show(cell, bytes + cell.in_run);
        });
    }
}

template void ObservationPlan::write(int, ViewBytes, float*) const;
template void ObservationPlan::write(int, ViewBytes, std::uint8_t*) const;
template void ObservationPlan::update(int, int, ViewBytes, std::byte*, float*) const;
template void ObservationPlan::update(int, int, ViewBytes, std::byte*, std::uint8_t*) const;

}  // namespace motherlode::python
