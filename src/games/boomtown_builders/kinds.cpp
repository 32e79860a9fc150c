// What the numbers of a state mean, as ids.

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

// "church <", and "church < 2" for the second of these; `name` gives the text of one of them.
template <class Name>
std::string numbered(int value, Name name) {
    int same = 1;
    for (int other = 0; other < value; ++other)
        if (name(other) == name(value)) ++same;
    return same == 1 ? name(value) : name(value) + " " + std::to_string(same);
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
     .count = [](Game const&) { return max_rows * max_columns; },  // also off this board, to be refused
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
