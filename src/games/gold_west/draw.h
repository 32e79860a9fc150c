#pragma once

#include <string>
#include <string_view>

#include "games/gold_west/game.h"

// The parts of the text drawing.
namespace motherlode::gold_west {

// draw_board.cpp
std::string draw_board(Game const& game, View const& view, Style style);

// draw.cpp

// Columns on the screen: a UTF-8 character counts one, colour codes none.
std::size_t shown_width(std::string_view text);
std::string padded(std::string const& text, std::size_t width);
std::string goods_letters(Goods const& goods);  // "WTG"
// Cu copper, Ag silver, Au gold, Fo forest.
std::string terrain_mark(Style style, Terrain terrain);

}  // namespace motherlode::gold_west
