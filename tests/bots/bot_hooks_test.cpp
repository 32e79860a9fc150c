// A game that gets a bot hook wrong must not compile, or its bots would be weaker and nobody would notice.

#include <gtest/gtest.h>

#include "kernel/bot_hooks.h"
#include "registry/registry.h"
#include "toy/toy.h"

namespace motherlode::bot_hooks_test {

using nuggets::Table;
using ToyHooks = BotHooks<nuggets::Game>;

// ---- The table takes hooks by their names and signatures only ----

template <class Hooks, class Function>
concept TakesPlausible = requires(Function function) {
    Hooks{.plausible = function};
};
template <class Hooks, class Function>
concept TakesMisspelt = requires(Function function) {
    Hooks{.plausibel = function};
};
template <class Hooks, class Function>
concept TakesOldName = requires(Function function) {
    Hooks{.worth_trying = function};
};

using Plausible = bool(nuggets::Game const&, Table const&, Seat, Action, Action const*);
static_assert(TakesPlausible<ToyHooks, Plausible*>);
static_assert(!TakesMisspelt<ToyHooks, Plausible*>);
static_assert(!TakesOldName<ToyHooks, Plausible*>);
static_assert(!TakesPlausible<ToyHooks, bool (*)(nuggets::Game const&, Table const&, Action)>);
static_assert(
    !TakesPlausible<ToyHooks, int (*)(nuggets::Game const&, Table const&, Seat, Action, Action const*)>);
static_assert(!TakesPlausible<ToyHooks, bool (*)(nuggets::Game&, Table&, Seat, Action, Action const*)>);

// ---- The contract asks for the table ----

struct WithoutHooks {
    using State = nuggets::State;
    using View = nuggets::Game::View;
};
static_assert(!HasBotHooks<WithoutHooks>);

struct WithHooksOfAnother : WithoutHooks {
    static BotHooks<nuggets::Game> const bot_hooks;
};
inline constexpr BotHooks<nuggets::Game> WithHooksOfAnother::bot_hooks{};
static_assert(!HasBotHooks<WithHooksOfAnother>);

struct WithDefaults : nuggets::Game {
    static BotHooks<WithDefaults> const bot_hooks;
};
inline constexpr BotHooks<WithDefaults> WithDefaults::bot_hooks{};
static_assert(HasBotHooks<WithDefaults>);

struct WithHooksOfItsBase : nuggets::Game {};
static_assert(HasBotHooks<WithHooksOfItsBase>);

// ---- A function with the name of a hook must be in the table ----

namespace listed {
struct Game : nuggets::Game {
    using nuggets::Game::Game;
    static BotHooks<Game> const bot_hooks;
};
inline bool plausible(Game const&, Table const&, Seat, Action, Action const*) { return false; }
inline constexpr BotHooks<Game> Game::bot_hooks{.plausible = plausible};
}  // namespace listed
static_assert(HasBotHooks<listed::Game>);

namespace forgotten {
struct Game : nuggets::Game {
    using nuggets::Game::Game;
    static BotHooks<Game> const bot_hooks;
};
bool plausible(Game const&, Table const&, Seat, Action, Action const*);
inline constexpr BotHooks<Game> Game::bot_hooks{};
}  // namespace forgotten
static_assert(!HasBotHooks<forgotten::Game>);

namespace forgotten_scores {
struct Game : nuggets::Game {
    using nuggets::Game::Game;
    static BotHooks<Game> const bot_hooks;
};
std::array<int, nuggets::max_players> expected_scores(Game const&, nuggets::State const&);
inline constexpr BotHooks<Game> Game::bot_hooks{};
}  // namespace forgotten_scores
static_assert(!HasBotHooks<forgotten_scores::Game>);

// ---- The defaults ----

TEST(BotHooks, ATableOverridesOnlyTheHooksItLists) {
    auto const edition = *shared_edition<nuggets::Game>(nuggets::placer());
    listed::Game const game{edition, 2, {}};
    Action const action = nuggets::stake_action(0);
    EXPECT_FALSE(listed::Game::bot_hooks.plausible(game, {}, Seat{}, action, nullptr));
    EXPECT_EQ(listed::Game::bot_hooks.canonical(game, {}, action), action);
    EXPECT_TRUE(listed::Game::bot_hooks.follow_turn(game, {}, action));
    EXPECT_EQ(listed::Game::bot_hooks.expected_scores, nullptr);
}

// The same draw as a pick from the list, so that the hook makes no difference to a game.
TEST(BotHooks, ARandomActionIsPickedFromTheListByDefault) {
    auto const game = *make_game<nuggets::Game>({3, {}, nuggets::placer(), 0});
    nuggets::State const state = game->setup(5);
    ActionList legal;
    game->legal_actions(state.table, state.hands[1], seat_at(1), legal);
    ASSERT_GT(legal.size(), 1);
    Rng drawing{7};
    Rng listing{7};
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(
            nuggets::Game::bot_hooks.random_action(*game, state.table, state.hands[1], seat_at(1), drawing),
            legal[listing.below(legal.size())]);
}

}  // namespace motherlode::bot_hooks_test
