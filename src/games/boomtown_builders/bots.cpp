// Settings for bots, and fast versions of rules that return the same results.

#include <array>
#include <bit>

#include "games/boomtown_builders/game.h"

namespace motherlode::boomtown_builders {
namespace {

// A random number below `size` among those for which `fits` is true.
// OPTIMIZATION: here and below, no branch depends on random values, because the processor could not predict it.
template <int Most>
int random_number(int size, auto fits, Rng& rng) {
    std::array<std::uint8_t, Most> list{};
    int count = 0;
    for (int i = 0; i < size; ++i) {
        list[count] = static_cast<std::uint8_t>(i);
        count += static_cast<int>(fits(i));
    }
    return list[rng.below(count)];
}

// Draws the number of an empty location, then finds that location by counting the bits of each row.
Action random_location(Edition const& edition, Table const& table, Seat seat, Rng& rng) {
    int const first = first_row_open_to(edition, table, seat);
    int locations = 0;
    for (int row = first; row < edition.rows; ++row) locations += std::popcount(table.empty[row]);
    int const drawn = rng.below(locations);
    int row = first;
    int in_earlier_rows = 0;
    int counted = 0;
    for (int next = first; next < edition.rows; ++next) {
        counted += std::popcount(table.empty[next]);
        bool const is_later = drawn >= counted;
        row += static_cast<int>(is_later);
        in_earlier_rows = is_later ? counted : in_earlier_rows;
    }
    unsigned columns = table.empty[row];
    for (int i = 0; i < max_columns; ++i)
        columns = i < drawn - in_earlier_rows ? columns & (columns - 1) : columns;
    return build_action(location_at(row, std::countr_zero(columns)));
}

}  // namespace

// Names a card of the draft row by its id instead of its slot.
Action canonical(Game const&, Table const& table, Action action) {
    if (action.kind() != static_cast<int>(ActionKind::draft)) return action;
    return make_action(ActionKind::draft, table.draft_row[action.arg(0)]);
}

// OPTIMIZATION: counts locations instead of listing them; listing would take a third of a playout's time.
Action random_action(Game const& game, Table const& table, Hand const&, Seat seat, Rng& rng) {
    Edition const& edition = game.edition();
    switch (table.progress.current()) {
        case step<Draft>: {
            int const slot = random_number<max_draft_row>(
                game.numbers().draft_row,
                [&](int candidate) { return table.draft_row[candidate] != no_card; }, rng);
            return can_build(edition, table, seat) ? make_action(ActionKind::draft, slot)
                                                   : make_action(ActionKind::discard, slot);
        }
        case step<Invest>: {
            int const size = random_number<cube_sizes>(
                cube_sizes,
                [&](int candidate) {
                    return cube_allowed(edition, table, seat, table.placed.row,
                                        static_cast<CubeSize>(candidate));
                },
                rng);
            return make_action(ActionKind::invest, static_cast<CubeSize>(size));
        }
        default: return random_location(edition, table, seat, rng);
    }
}

BotProfile profile(Game const&) {
    return {.search = {.point = 64, .decisive_lead = 15, .cut = 12, .foresight = true},
            .blunders = {55, 24, 6, 0},
            .top_level_playout = PlayoutPolicy::guided};
}

}  // namespace motherlode::boomtown_builders
