#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/golden_wilderness/edition.h"

// The words of edition files: what `edition.cpp` and `ability.cpp` share.
namespace motherlode::golden_wilderness {

inline constexpr std::array<std::string_view, levels> level_names{"beginner", "easy", "standard", "advanced"};
inline constexpr std::array<std::string_view, terrains> terrain_names{"plains", "farmland", "forest",
                                                                      "sierra", "desert"};
inline constexpr std::array<std::string_view, decks> deck_names{"pioneer", "soldier", "priest", "indian"};
inline constexpr std::array<std::string_view, locations> location_names{"coast", "city", "presidio"};
inline constexpr std::array<std::string_view, roles> role_names{"governor", "viceroy", "presiding_father",
                                                                "newspaper_magnate", "commandant"};
inline constexpr std::array<std::string_view, 4> piece_names{"settlement", "mission", "presidio", "any"};

// The parts of a line between spaces.
std::vector<std::string> words_of(std::string_view line);

// Of all values the rules can see, names excepted.
std::uint64_t hash_of(Edition const& edition);

}  // namespace motherlode::golden_wilderness
