// How bots play: search settings, and shortcuts that give the same results as the rules.

#include <array>
#include <bit>

#include "games/boomtown_builders/game.h"

namespace motherlode::boomtown_builders {
namespace {

// A random number below `size` that fits, drawn as if from a list of them.
// OPTIMIZATION: here and below no branch depends on what fits or is drawn, for a processor could not foresee it.
template <int Most>
int one_of(int size, auto fits, Rng& rng) {
    std::array<std::uint8_t, Most> list{};
    int count = 0;
    for (int i = 0; i < size; ++i) {
        list[count] = static_cast<std::uint8_t>(i);
        count += static_cast<int>(fits(i));
    }
    return list[rng.below(count)];
}

// Counts the empty locations of every row up to the one drawn.
Action random_location(Edition const& edition, Table const& table, Seat seat, Rng& rng) {
    int const first = first_row_open_to(edition, table, seat);
    int places = 0;
    for (int row = first; row < edition.rows; ++row) places += std::popcount(table.empty[row]);
    int const drawn = rng.below(places);
    int row = first;
    int before = 0;  // its row
    int counted = 0;
    for (int next = first; next < edition.rows; ++next) {
        counted += std::popcount(table.empty[next]);
        bool const behind = drawn >= counted;
        row += static_cast<int>(behind);
        before = behind ? counted : before;
    }
    unsigned left = table.empty[row];
    for (int i = 0; i < max_columns; ++i) left = i < drawn - before ? left & (left - 1) : left;
    return build_action(location_at(row, std::countr_zero(left)));
}

}  // namespace

// A card of the draft row by what it is.
Action canonical(Game const&, Table const& table, Action action) {
    if (action.kind() != static_cast<int>(ActionKind::draft)) return action;
    return make_action(ActionKind::draft, table.draft_row[action.arg(0)]);
}

// OPTIMIZATION: nothing is listed, only counted; listing the places to build on would take a third of a playout.
Action random_action(Game const& game, Table const& table, Hand const&, Seat seat, Rng& rng) {
    Edition const& edition = game.edition();
    switch (table.progress.current()) {
        case step<Draft>: {
            int const slot = one_of<max_draft_row>(
                game.numbers().draft_row, [&](int at) { return table.draft_row[at] != no_card; }, rng);
            return can_build(edition, table, seat) ? make_action(ActionKind::draft, slot)
                                                   : make_action(ActionKind::discard, slot);
        }
        case step<Invest>: {
            int const size = one_of<cube_sizes>(
                cube_sizes,
                [&](int at) {
                    return cube_allowed(edition, table, seat, table.placed.row, static_cast<CubeSize>(at));
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
