// What the numbers of a state mean, as ids.

#include <array>

#include "games/boomtown_builders/game.h"

namespace motherlode::boomtown_builders {
namespace {

template <class Items>
int length_of(Items const& items) {
    return static_cast<int>(items.size());
}

int cards(Game const& game) { return length_of(game.edition().cards); }

Building const& building_of(Game const& game, int card) {
    return game.edition().buildings[game.edition().cards[card].building];
}

std::string location_id(Game const&, int value) { return location_text(location_of_number(value)); }

std::string column_id(Game const&, int value) { return {static_cast<char>('a' + value)}; }

// "church <", and "church < 2" for the second of these.
std::string card_id(Game const& game, int value) {
    auto const& cards = game.edition().cards;
    Card const& card = cards[static_cast<std::size_t>(value)];
    int same = 1;
    for (int other = 0; other < value; ++other) {
        Card const& earlier = cards[static_cast<std::size_t>(other)];
        if (earlier.building == card.building && earlier.arrows == card.arrows) ++same;
    }
    std::string const id = game.edition().buildings[card.building].id + " " + arrows_text(card.arrows);
    return same == 1 ? id : id + " " + std::to_string(same);
}

std::string hideout_id(Game const& game, int value) {
    auto const& hideouts = game.edition().hideouts;
    Arrows const& arrows = hideouts[static_cast<std::size_t>(value)];
    int same = 1;
    for (int other = 0; other < value; ++other)
        if (hideouts[static_cast<std::size_t>(other)] == arrows) ++same;
    return same == 1 ? arrows_text(arrows) : arrows_text(arrows) + " " + std::to_string(same);
}

using Info = KindInfo<Game>;

constexpr std::array<Info, 12> all_kinds{{
    {.name = "location",
     .count = [](Game const&) { return max_rows * max_columns; },  // also off this board, to be refused
     .id = location_id},
    {.name = "column", .count = [](Game const& game) { return game.edition().columns; }, .id = column_id},
    {.name = "card", .count = cards, .id = card_id},
    {.name = "building",
     .count = [](Game const& game) { return length_of(game.edition().buildings); },
     .id = [](Game const& game,
              int value) { return game.edition().buildings[static_cast<std::size_t>(value)].id; }},
    {.name = "cube",
     .count = [](Game const&) { return cube_sizes; },
     .id = [](Game const&, int value) { return std::string{cube_name(static_cast<CubeSize>(value))}; },
     .words = "cube",
     .closed = true},
    {.name = "terrain",
     .count = [](Game const&) { return terrains; },
     .id = [](Game const&, int value) { return std::string{terrain_name(static_cast<Terrain>(value))}; },
     .words = "terrain",
     .closed = true},
    {.name = "hideout",
     .count = [](Game const& game) { return length_of(game.edition().hideouts); },
     .id = hideout_id},
    {.name = "hideout space",
     .count = [](Game const& game) { return length_of(game.edition().hideout_spaces); },
     .id =
         [](Game const& game, int value) {
             return location_text(game.edition().hideout_spaces[static_cast<std::size_t>(value)]);
         }},
    {.name = "slot", .count = [](Game const&) { return max_draft_row; }},
    {.name = "building of card",
     .count = cards,
     .id = [](Game const& game, int value) { return building_of(game, value).id; },
     .words = "building",
     .text = [](Game const& game, int value) { return building_of(game, value).name; }},
    {.name = "arrows of card",
     .count = cards,
     .id = [](Game const& game, int value) { return arrows_text(game.edition().cards[value].arrows); }},
    {.name = "arrows of hideout",
     .count = [](Game const& game) { return length_of(game.edition().hideouts); },
     .id = [](Game const& game, int value) { return arrows_text(game.edition().hideouts[value]); }},
}};

}  // namespace

std::span<KindInfo<Game> const> Game::kinds() { return all_kinds; }

}  // namespace motherlode::boomtown_builders
