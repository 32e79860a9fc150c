#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <limits>
#include <utility>

// Small numbers as bytes, so that a State has no padding.
namespace motherlode {

constexpr std::uint8_t byte(int number) {
    assert(number >= 0 && number <= 255);
    return static_cast<std::uint8_t>(number);
}

// number += change, for types that C++ would promote to int.
template <class Number>
constexpr void add_to(Number& number, int change) {
    assert(number + change >= std::numeric_limits<Number>::min() &&
           number + change <= std::numeric_limits<Number>::max());
    number = static_cast<Number>(number + change);
}

// A number of several bytes.
template <class Number>
class Packed {
public:
    Packed() = default;
    Packed(Number number) { *this = number; }
    template <std::integral Given>
    Packed& operator=(Given given) {
        assert(std::in_range<Number>(given));
        auto const number = static_cast<Number>(given);
        std::memcpy(bytes_.data(), &number, sizeof number);
        return *this;
    }
    operator Number() const {
        Number number;
        std::memcpy(&number, bytes_.data(), sizeof number);
        return number;
    }
    void add(int change) { *this = Number{*this} + change; }

private:
    std::array<std::uint8_t, sizeof(Number)> bytes_;
};

}  // namespace motherlode
