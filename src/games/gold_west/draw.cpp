#include "games/gold_west/game.h"
namespace motherlode::gold_west {
std::string Game::draw(View const&, Style) const { return {}; }
}  // namespace motherlode::gold_west
