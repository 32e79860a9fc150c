#include <vector>

#include <gtest/gtest.h>

#include "kernel/seat.h"

namespace motherlode {
namespace {

std::vector<int> listed(SeatSet seats) {
    std::vector<int> indices;
    for (Seat const seat : seats) indices.push_back(index(seat));
    return indices;
}

TEST(SeatSet, StartsEmpty) {
    EXPECT_TRUE(SeatSet{}.empty());
    EXPECT_EQ(SeatSet{}.count(), 0);
    EXPECT_EQ(SeatSet{}, SeatSet::none());
    EXPECT_TRUE(listed({}).empty());
}

TEST(SeatSet, ContainsTheSeatsAdded) {
    SeatSet const seats = SeatSet{seat_at(1)}.with(seat_at(4)).with(seat_at(1));
    EXPECT_EQ(seats.count(), 2);
    EXPECT_TRUE(seats.contains(seat_at(1)));
    EXPECT_TRUE(seats.contains(seat_at(4)));
    EXPECT_FALSE(seats.contains(seat_at(0)));
    EXPECT_FALSE(seats.contains(onlooker));
}

TEST(SeatSet, IteratesInTheOrderOfSeats) {
    EXPECT_EQ(listed(SeatSet{seat_at(5)}.with(seat_at(0)).with(seat_at(3))), (std::vector{0, 3, 5}));
    EXPECT_EQ(listed(SeatSet::first(4)), (std::vector{0, 1, 2, 3}));
    EXPECT_TRUE(listed(SeatSet::first(0)).empty());
}

TEST(SeatSet, WithoutRemovesASeat) {
    EXPECT_EQ(SeatSet::first(3).without(seat_at(1)), SeatSet{seat_at(0)}.with(seat_at(2)));
    EXPECT_EQ(SeatSet::first(3).without(seat_at(5)), SeatSet::first(3));
    EXPECT_TRUE(SeatSet{onlooker}.without(onlooker).empty());
}

TEST(SeatSet, UnitesAndIntersects) {
    EXPECT_EQ(SeatSet{seat_at(0)} | seat_at(1), SeatSet::first(2));
    EXPECT_EQ(SeatSet::first(4) & SeatSet::first(2), SeatSet::first(2));
    EXPECT_TRUE((SeatSet{seat_at(0)} & seat_at(1)).empty());
}

TEST(SeatSet, EveryoneIncludesSpectators) {
    EXPECT_TRUE(SeatSet::everyone().contains(onlooker));
    EXPECT_FALSE(SeatSet::first(max_seats).contains(onlooker));
    for (int i = 0; i < max_seats; ++i) EXPECT_TRUE(SeatSet::everyone().contains(seat_at(i)));
}

}  // namespace
}  // namespace motherlode
