#include <algorithm>
#include <array>

#include "games/gold_west/game.h"

namespace motherlode::gold_west {
namespace {

template <auto List>
int size(Game const& game) {
    return static_cast<int>((game.edition().*List).size());
}
template <auto List>
std::string id(Game const& game, int value) {
    return (game.edition().*List)[value].id;
}
template <auto List>
std::string name(Game const& game, int value) {
    return (game.edition().*List)[value].name;
}
template <int N>
int always(Game const&) {
    return N;
}

Value place(Game const& game, int value) {
    Kind const kind = value >= first_single ? Kind::single : Kind::office;
    return game.value(game_arg(static_cast<int>(kind)), value >= first_single ? value - first_single : value);
}

std::string resource(Game const&, int value) { return std::string{resource_name(resource_at(value))}; }
std::string terrain(Game const&, int value) { return std::string{terrain_name(static_cast<Terrain>(value))}; }
std::string hex(Game const& game, int value) { return game.edition().hex_names[value]; }
std::string cost(Game const& game, int value) { return goods_text(game.edition().cards[value].cost); }
std::string price(Game const& game, int value) { return goods_text(game.edition().prices[value]); }
std::string metal(Game const&, int value) { return std::string{resource_name(metal_at(value))}; }
// "copper ct", and "copper ct 2" for the second of these.
std::string token(Game const& game, int value) {
    auto const& tokens = game.edition().tokens;
    auto const alike = std::count_if(tokens.begin(), tokens.begin() + value, [&](Token const& other) {
        return other.terrain == tokens[value].terrain && other.goods == tokens[value].goods;
    });
    std::string const id =
        std::string{terrain_name(tokens[value].terrain)} + " " + goods_text(tokens[value].goods);
    return alike == 0 ? id : id + " " + std::to_string(alike + 1);
}
std::string goods(Game const& game, int value) { return goods_text(game.edition().tokens[value].goods); }

constexpr std::array<KindInfo<Game>, 15> all_kinds{{
    {.name = "resource", .count = always<resources>, .id = resource, .words = "resource", .closed = true},
    {.name = "terrain", .count = always<terrains>, .id = terrain, .words = "terrain", .closed = true},
    {.name = "hex", .count = size<&Edition::hexes>, .id = hex},
    {.name = "card",
     .count = size<&Edition::cards>,
     .id = id<&Edition::cards>,
     .words = "card",
     .text = name<&Edition::cards>},
    {.name = "cost", .count = size<&Edition::cards>, .id = cost, .words = "goods"},
    {.name = "place", .show = place},
    {.name = "price", .count = always<spaces>, .id = price, .words = "goods"},
    {.name = "goods", .count = size<&Edition::tokens>, .id = goods, .words = "goods"},
    {.name = "bin", .count = always<bins>},
    {.name = "slot", .count = always<max_display>},
    {.name = "space", .count = always<spaces>},
    {.name = "office",
     .count = size<&Edition::offices>,
     .id = id<&Edition::offices>,
     .words = "office",
     .text = name<&Edition::offices>},
    {.name = "single",
     .count = size<&Edition::singles>,
     .id = id<&Edition::singles>,
     .words = "single",
     .text = name<&Edition::singles>},
    {.name = "token", .count = size<&Edition::tokens>, .id = token},
    {.name = "metal", .count = always<metals>, .id = metal, .closed = true},
}};

}  // namespace

std::span<KindInfo<Game> const> Game::kinds() { return all_kinds; }

}  // namespace motherlode::gold_west
