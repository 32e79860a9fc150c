#pragma once

#include <bit>
#include <cstdint>

namespace motherlode {

// A player's place at the table, counted from 0 in the order of play.
enum class Seat : std::uint8_t {};

inline constexpr int max_seats = 6;

// A spectator. It has its own bit in a SeatSet, so that "everyone" includes spectators and "every seat" does not.
inline constexpr Seat onlooker{7};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int index) { return static_cast<Seat>(index); }

// A set of seats, spectators included, in one byte.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr SeatSet(Seat seat) : bits_{bit(seat)} {}

    // The first `count` seats.
    static constexpr SeatSet first(int count) { return from_bits((1U << count) - 1U); }
    static constexpr SeatSet everyone() { return from_bits(0xffU); }
    static constexpr SeatSet none() { return {}; }

    constexpr bool contains(Seat seat) const { return (bits_ & bit(seat)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int count() const { return std::popcount(bits_); }

    constexpr SeatSet with(Seat seat) const { return from_bits(bits_ | unsigned{bit(seat)}); }
    constexpr SeatSet without(Seat seat) const { return from_bits(bits_ & ~unsigned{bit(seat)}); }
    constexpr SeatSet operator|(SeatSet other) const { return from_bits(bits_ | unsigned{other.bits_}); }
    constexpr SeatSet operator&(SeatSet other) const { return from_bits(bits_ & unsigned{other.bits_}); }
    friend constexpr bool operator==(SeatSet, SeatSet) = default;

    class Iterator {
    public:
        constexpr explicit Iterator(unsigned remaining) : remaining_{remaining} {}
        constexpr Seat operator*() const { return seat_at(std::countr_zero(remaining_)); }
        constexpr Iterator& operator++() {
            remaining_ &= remaining_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        unsigned remaining_;
    };
    constexpr Iterator begin() const { return Iterator{bits_}; }
    constexpr Iterator end() const { return Iterator{0}; }

private:
    static constexpr std::uint8_t bit(Seat seat) { return static_cast<std::uint8_t>(1U << index(seat)); }
    static constexpr SeatSet from_bits(unsigned bits) {
        SeatSet set;
        set.bits_ = static_cast<std::uint8_t>(bits);
        return set;
    }

    std::uint8_t bits_ = 0;
};

}  // namespace motherlode
