// Converts the numbers in a state to ids.

#include <array>

#include "games/boomtown_builders/game.h"
#include "kernel/usual_kinds.h"

namespace motherlode::boomtown_builders {
namespace {

int cards(Game const& game) { return static_cast<int>(game.edition().cards.size()); }
int hideouts(Game const& game) { return static_cast<int>(game.edition().hideouts.size()); }

Building const& building_of(Game const& game, int card) {
    return game.edition().buildings[game.edition().cards[card].building];
}

std::string location_id(Game const&, int value) { return location_text(location_of_number(value)); }

std::string column_id(Game const&, int value) { return {static_cast<char>('a' + value)}; }

// Numbers things with equal names: "church <", then "church < 2". `name` returns the name of a thing without number.
template <class Name>
std::string numbered(int value, Name name) {
    int copy = 1;
    for (int earlier = 0; earlier < value; ++earlier)
        if (name(earlier) == name(value)) ++copy;
    return copy == 1 ? name(value) : name(value) + " " + std::to_string(copy);
}
std::string card_id(Game const& game, int value) {
    return numbered(value, [&](int card) {
        return building_of(game, card).id + " " + arrows_text(game.edition().cards[card].arrows);
    });
}
std::string hideout_id(Game const& game, int value) {
    return numbered(value, [&](int hideout) { return arrows_text(game.edition().hideouts[hideout]); });
}

using Info = KindInfo<Game>;

constexpr std::array<Info, 12> all_kinds{{
    {.name = "location",
     .count =
         [](Game const&) {
             return max_rows * max_columns;
         },  // includes locations off this board, so that they get a refusal
     .id = location_id},
    {.name = "column", .count = [](Game const& game) { return game.edition().columns; }, .id = column_id},
    {.name = "card", .count = cards, .id = card_id},
    list_kind<Game, &Edition::buildings>("building"),
    named_kind<Game, cube_names>("cube"),
    named_kind<Game, terrain_names>("terrain"),
    {.name = "hideout", .count = hideouts, .id = hideout_id},
    {.name = "hideout space",
     .count = [](Game const& game) { return static_cast<int>(game.edition().hideout_spaces.size()); },
     .id = [](Game const& game, int value) { return location_text(game.edition().hideout_spaces[value]); }},
    numbered_kind<Game, max_draft_row>("slot"),
    {.name = "building of card",
     .count = cards,
     .id = [](Game const& game, int value) { return building_of(game, value).id; },
     .words = "building",
     .text = [](Game const& game, int value) { return building_of(game, value).name; }},
    {.name = "arrows of card",
     .count = cards,
     .id = [](Game const& game, int value) { return arrows_text(game.edition().cards[value].arrows); }},
    {.name = "arrows of hideout",
     .count = hideouts,
     .id = [](Game const& game, int value) { return arrows_text(game.edition().hideouts[value]); }},
}};

}  // namespace

std::span<KindInfo<Game> const> Game::kinds() { return all_kinds; }

}  // namespace motherlode::boomtown_builders
