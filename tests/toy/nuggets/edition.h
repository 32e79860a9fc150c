#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "kernel/contract.h"

namespace motherlode::nuggets {

// Limits for editions, because a State has a fixed size.
inline constexpr int min_players = 2;
inline constexpr int max_players = 4;
inline constexpr int values = 6;
inline constexpr int max_copies = 3;
inline constexpr int max_nuggets = values * max_copies;
inline constexpr int hand_size = 2;
inline constexpr int max_rounds = 9;

using Nugget = std::uint8_t;  // 1 … 6
inline constexpr Nugget no_nugget = 0;

struct Edition : EditionInfo {
    int copies = 0;  // NU-1c: of each value
    int rounds = 0;

    static void fields(auto& edition, auto& visit);
};

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin);

}  // namespace motherlode::nuggets
