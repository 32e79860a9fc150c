#include "kernel/seed.h"

#include <charconv>

namespace motherlode {
namespace {

constexpr std::size_t half_digits = 16;

std::optional<std::uint64_t> parse_number(std::string_view text, int base) {
    std::uint64_t number = 0;
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (problem != std::errc{} || end != text.data() + text.size()) return {};
    return number;
}

std::string hexadecimal(std::uint64_t number) {
    std::string text(half_digits, '0');
    for (std::size_t i = half_digits; i-- > 0; number >>= 4U) text[i] = "0123456789abcdef"[number & 15U];
    return text;
}

}  // namespace

std::string seed_text(Seed seed) {
    return seed.high == 0 ? std::to_string(seed.low) : hexadecimal(seed.high) + hexadecimal(seed.low);
}

std::optional<Seed> parse_seed(std::string_view text) {
    Seed seed;
    if (text.size() == 2 * half_digits) {
        std::optional<std::uint64_t> const high = parse_number(text.substr(0, half_digits), 16);
        std::optional<std::uint64_t> const low = parse_number(text.substr(half_digits), 16);
        if (high && low) seed = {*low, *high};
    } else if (std::optional<std::uint64_t> const number = parse_number(text, 10)) {
        seed = *number;
    }
    if (seed_text(seed) != text) return {};
    return seed;
}

}  // namespace motherlode
