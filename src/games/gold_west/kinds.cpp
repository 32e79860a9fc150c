#include <algorithm>
#include <array>

#include "games/gold_west/game.h"
#include "kernel/usual_kinds.h"

namespace motherlode::gold_west {
namespace {

constexpr std::array metal_names{resource_names[2], resource_names[3], resource_names[4]};

int tokens(Game const& game) { return static_cast<int>(game.edition().tokens.size()); }
std::string goods(Game const& game, int value) { return goods_text(game.edition().tokens[value].goods); }
// "copper ct", and "copper ct 2" for the second token with the same face.
std::string token(Game const& game, int value) {
    auto const& tokens = game.edition().tokens;
    auto const earlier_copies =
        std::count_if(tokens.begin(), tokens.begin() + value, [&](Token const& earlier) {
            return earlier.terrain == tokens[value].terrain && earlier.goods == tokens[value].goods;
        });
    std::string const id = std::string{terrain_name(tokens[value].terrain)} + " " + goods(game, value);
    return earlier_copies == 0 ? id : id + " " + std::to_string(earlier_copies + 1);
}

int hexes(Game const& game) { return static_cast<int>(game.edition().hexes.size()); }
std::string hex(Game const& game, int value) { return game.edition().hex_names[value]; }

int cards(Game const& game) { return static_cast<int>(game.edition().cards.size()); }
std::string cost(Game const& game, int value) { return goods_text(game.edition().cards[value].cost); }
int prices(Game const&) { return spaces; }
std::string price(Game const& game, int value) { return goods_text(game.edition().prices[value]); }

Value place(Game const& game, int value) {
    Kind const kind = value >= first_single ? Kind::single : Kind::office;
    return game.value(game_arg(static_cast<int>(kind)), value >= first_single ? value - first_single : value);
}

constexpr std::array all_kinds{
    named_kind<Game, resource_names>("resource"),
    named_kind<Game, terrain_names>("terrain"),
    KindInfo<Game>{.name = "hex", .count = hexes, .id = hex},
    list_kind<Game, &Edition::cards>("card"),
    KindInfo<Game>{.name = "cost", .count = cards, .id = cost, .words = "goods"},
    KindInfo<Game>{.name = "place", .show = place},
    KindInfo<Game>{.name = "price", .count = prices, .id = price, .words = "goods"},
    KindInfo<Game>{.name = "goods", .count = tokens, .id = goods, .words = "goods"},
    numbered_kind<Game, bins>("bin"),
    numbered_kind<Game, max_display>("slot"),
    numbered_kind<Game, spaces>("space"),
    list_kind<Game, &Edition::offices>("office"),
    list_kind<Game, &Edition::singles>("single"),
    KindInfo<Game>{.name = "token", .count = tokens, .id = token},
    named_kind<Game, metal_names>("metal"),
};

}  // namespace

std::span<KindInfo<Game> const> Game::kinds() { return all_kinds; }

}  // namespace motherlode::gold_west
