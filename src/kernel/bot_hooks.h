#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <tuple>
#include <type_traits>

#include "kernel/action.h"
#include "kernel/rng.h"
#include "kernel/seat.h"

// Everything bots can use from a game besides its rules and `evaluate`. docs/bots.md describes how bots use it.
namespace motherlode {

// How a playout chooses actions. Search finishes a game by a playout below its tree.
enum class PlayoutPolicy : std::uint8_t {
    random,
    habits,  // mostly the action with the best results so far for its seat, wherever it was played ("MAST")
    guided,  // the best of three random actions by the evaluation one step ahead
};

inline constexpr int to_the_end = -1;

// How to search a game: two facts about its scores, and the settings that measured strongest.
struct SearchTraits {
    int point = 1;          // one point of the score, in the unit of the game's evaluation
    int decisive_lead = 4;  // a lead of this many points makes winning likely, though not certain
    PlayoutPolicy playout = PlayoutPolicy::random;
    int cut = to_the_end;  // decisions after which the evaluation judges a playout
    double exploration = 1.0;
    bool foresight = false;    // weigh actions by the evaluation one step ahead before trying them
    bool whole_turns = false;  // a playout that is cut finishes the current turn first
};

inline constexpr int bot_levels = 4;  // bots/levels.h names them

// How bots play a game. The default is for games without measurements.
struct BotProfile {
    SearchTraits search;
    // How many of 100 decisions each level makes at random. The more a game depends on chance, the more random
    // decisions it takes to make one level weaker than the next.
    std::array<int, bot_levels> blunders{45, 14, 0, 0};
    PlayoutPolicy top_level_playout = PlayoutPolicy::random;
};

// A game lists the hooks it provides, by name, in `Game::bot_hooks`; all others keep the defaults below. The compiler
// rejects a misspelt name, a wrong signature, and a function with a hook's name that is not listed.
//
//     bool plausible(Game const& game, Table const& table, Seat seat, Action action, Action const* before);
//     inline constexpr BotHooks<Game> Game::bot_hooks{.plausible = plausible};
//
// The table is a constant, so a call through it is as cheap as a direct call, and a default is inlined.
template <class Game>
struct BotHooks {
    using Of = Game;
    using State = typename Game::State;
    using View = typename Game::View;
    using Table = decltype(View::table);
    using Hand = decltype(View::hand);
    using Scores = std::array<int, std::tuple_size_v<decltype(State::hands)>>;

    // How bots play this set-up: options and the number of players may matter.
    BotProfile (*profile)(Game const&) = unmeasured;

    // The score each seat can expect at the end, in the unit of `evaluate`. Search judges positions by it. Null: it is
    // derived from `evaluate`, which compares a seat with the others but knows less about what they can expect.
    Scores (*expected_scores)(Game const&, State const&) = nullptr;

    // The evaluation after an action of the seat's own. Null: bots apply the action and evaluate the result.
    int (*evaluate_action)(Game const&, View const&, Action) = nullptr;

    // A move that the seat should make now without search, such as an answer to an offer; bots also make it when they
    // need not act. Every such move must leave fewer of them, or the game would never continue.
    std::optional<Action> (*optional_move)(Game const&, View const&, ActionList const& legal) = no_move;

    // False for legal actions that bots need not consider. `before` is the previous action of the same turn, or null.
    bool (*plausible)(Game const&, Table const&, Seat, Action, Action const* before) = every_action;

    // Replaces an action that names a slot by one that names the contents of the slot, so that search can share results
    // between different deals.
    Action (*canonical)(Game const&, Table const&, Action) = same_action;

    // Equivalent to picking from the list of plausible actions, with the same draw; a game can do it without the list.
    Action (*random_action)(Game const&, Table const&, Hand const&, Seat, Rng&) = pick_from_list;

    // Whether the greedy bot also looks at the next decision of the same turn, after this action led to this table.
    bool (*follow_turn)(Game const&, Table const& after, Action) = always;

    static BotProfile unmeasured(Game const&) { return {}; }
    static std::optional<Action> no_move(Game const&, View const&, ActionList const&) { return {}; }
    static bool every_action(Game const&, Table const&, Seat, Action, Action const*) { return true; }
    static Action same_action(Game const&, Table const&, Action action) { return action; }
    static Action pick_from_list(Game const& game, Table const& table, Hand const& hand, Seat seat,
                                 Rng& rng) {
        ActionList list;
        game.legal_actions(table, hand, seat, list);
        list.keep_if(
            [&](Action action) { return Game::bot_hooks.plausible(game, table, seat, action, nullptr); });
        return list[rng.below(list.size())];
    }
    static bool always(Game const&, Table const&, Action) { return true; }
};

// Compares addresses as template arguments: GCC 12 does not accept the comparison itself as a constant under
// -fsanitize=undefined.
template <auto A, auto B>
inline constexpr bool same_function =
    std::is_same_v<std::integral_constant<decltype(A), A>, std::integral_constant<decltype(B), B>>;
template <auto Hook>
inline constexpr bool is_given = !same_function<Hook, decltype(Hook){}>;

// A function beside the game with the name and arguments of a hook must be listed in the table.
// clang-format off
template <class Game, auto const& Listed, class Hooks = BotHooks<Game>>
concept ListsItsHooks = requires(Game const game, typename Hooks::State const state, typename Hooks::View const view,
                                 ActionList const list, Seat seat, Action action, Rng rng) {
    requires !same_function<Listed.profile, Hooks::unmeasured> || !requires { profile(game); };
    requires is_given<Listed.expected_scores> || !requires { expected_scores(game, state); };
    requires is_given<Listed.evaluate_action> || !requires { evaluate_action(game, view, action); };
    requires !same_function<Listed.optional_move, Hooks::no_move> || !requires { optional_move(game, view, list); };
    requires !same_function<Listed.plausible, Hooks::every_action> || !requires { plausible(game, view.table, seat, action, &action); };
    requires !same_function<Listed.canonical, Hooks::same_action> || !requires { canonical(game, view.table, action); };
    requires !same_function<Listed.random_action, Hooks::pick_from_list> || !requires { random_action(game, view.table, view.hand, seat, rng); };
    requires !same_function<Listed.follow_turn, Hooks::always> || !requires { follow_turn(game, view.table, action); };
};

// A class derived from a game may use the hooks of its base.
template <class Game>
concept HasBotHooks = requires { typename decltype(Game::bot_hooks)::Of; }
    && std::derived_from<Game, typename decltype(Game::bot_hooks)::Of>
    && ListsItsHooks<typename decltype(Game::bot_hooks)::Of, Game::bot_hooks>;
// clang-format on

}  // namespace motherlode
