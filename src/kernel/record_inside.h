#pragma once

// Only for record.cpp and record_writer.cpp.

#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/match.h"

namespace motherlode {

inline constexpr int moves_between_hashes = 16;

inline std::string hash_text(std::uint64_t hash) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; hash >>= 4U) text[i] = digits[hash & 15U];
    return text;
}

inline std::string scores_of(Match const& match) {
    Result const result = match.result();
    std::string scores;
    for (int seat = 0; seat < result.players; ++seat)
        scores.append(seat == 0 ? "" : " ").append(std::to_string(result.seats[seat].total));
    return scores;
}

}  // namespace motherlode
