#include <cstring>
#include <type_traits>

#include <gtest/gtest.h>

#include "kernel/action.h"
#include "kernel/fixed_list.h"

namespace motherlode {
namespace {

using List = FixedList<std::uint16_t, 4>;
static_assert(std::is_trivially_copyable_v<List>);

List list_of(std::initializer_list<int> values) {
    List list{};
    for (int const value : values) list.push_back(static_cast<std::uint16_t>(value));
    return list;
}

bool same_items(List const& a, List const& b) { return std::memcmp(&a.items, &b.items, sizeof a.items) == 0; }

TEST(FixedList, AddsAndRemovesAtTheBack) {
    List list{};
    EXPECT_TRUE(list.empty());
    for (std::uint16_t value = 10; value < 14; ++value) list.push_back(value);
    EXPECT_TRUE(list.full());
    EXPECT_EQ(list.size(), List::capacity());
    EXPECT_EQ(list[0], 10);
    EXPECT_EQ(list.back(), 13);
    EXPECT_EQ(list.pop_back(), 13);
    EXPECT_EQ(list, list_of({10, 11, 12}));
}

TEST(FixedList, ErasesAnywhereAndKeepsTheOrder) {
    List list = list_of({1, 2, 3, 4});
    list.erase(1);
    EXPECT_EQ(list, list_of({1, 3, 4}));
    list.erase(2);
    EXPECT_EQ(list, list_of({1, 3}));
    list.erase(0);
    EXPECT_EQ(list, list_of({3}));
    list.erase(0);
    EXPECT_TRUE(list.empty());
}

// States are compared and hashed by their bytes, so a list must not keep removed items.
TEST(FixedList, RemovedItemsLeaveZeros) {
    List popped = list_of({1, 2, 3});
    popped.pop_back();
    EXPECT_TRUE(same_items(popped, list_of({1, 2})));

    List erased = list_of({7, 1, 2});
    erased.erase(0);
    EXPECT_TRUE(same_items(erased, list_of({1, 2})));

    List cleared = list_of({1, 2, 3});
    cleared.clear();
    EXPECT_TRUE(same_items(cleared, List{}));
    EXPECT_EQ(cleared.size(), 0);
}

TEST(FixedList, IteratesFromFrontToBack) {
    int folded = 0;
    for (std::uint16_t const value : list_of({1, 2, 3})) folded = folded * 10 + value;
    EXPECT_EQ(folded, 123);
}

enum class Kind : std::uint8_t { first, second };

TEST(Action, UnusedArgumentsAreZero) {
    Action const action = make_action(Kind::second, 3, 255);
    EXPECT_EQ(action.kind(), 1);
    EXPECT_EQ(action.arg(0), 3);
    EXPECT_EQ(action.arg(1), 255);
    EXPECT_FALSE(action.ends_after(1));
    EXPECT_TRUE(action.ends_after(2));
    EXPECT_TRUE(make_action(Kind::first, 1, 2, 3, 4, 5, 6, 7).ends_after(7));
    EXPECT_EQ(make_action(Kind::first), Action{});
}

TEST(Action, IsEqualByKindAndAllArguments) {
    Action const action = make_action(Kind::first, 1, 2, 3, 4, 5, 6, 7);
    EXPECT_EQ(action, make_action(Kind::first, 1, 2, 3, 4, 5, 6, 7));
    EXPECT_NE(action, make_action(Kind::second, 1, 2, 3, 4, 5, 6, 7));
    EXPECT_NE(action, make_action(Kind::first, 1, 2, 3, 4, 5, 6));
}

TEST(ActionList, KeepsItsActionsUntilCleared) {
    ActionList list;
    EXPECT_TRUE(list.empty());
    for (int i = 0; i < ActionList::capacity; ++i) list.push_back(make_action(Kind::first, i));
    EXPECT_EQ(list.size(), ActionList::capacity);
    EXPECT_EQ(list[7], make_action(Kind::first, 7));
    EXPECT_TRUE(list.contains(make_action(Kind::first, 255)));
    EXPECT_FALSE(list.contains(make_action(Kind::second, 255)));
    list.clear();
    EXPECT_TRUE(list.empty());
    EXPECT_FALSE(list.contains(make_action(Kind::first, 7)));
}

}  // namespace
}  // namespace motherlode
