#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "kernel/contract.h"
#include "kernel/forms.h"
#include "kernel/play.h"

namespace motherlode {

// The part of a game's class that is the same in every game; see GameContract. A Game derives from it and has
//   using State, View, Edition, Turn (its Steps);  forms;  static kinds();  template step<S>
// Its turn.cpp specialises TurnFor, includes kernel/game_turn.h and instantiates the frame there.
template <class Game, class GameState, class GameEdition>
class GameFrame {
public:
    using State = GameState;
    using Edition = GameEdition;
    using Table = decltype(GameState::table);
    using Hand = std::remove_cvref_t<decltype(std::declval<GameState>().hands[0])>;
    using View = ViewOf<Table, Hand>;

    GameFrame(std::shared_ptr<Edition const> edition, int players, Options const& options)
        : edition_{std::move(edition)}, players_{players}, options_{options} {}

    // Defaults: every edition supports all player counts, and options can be combined freely.
    static std::optional<Error> check(Edition const&, int, Options const&) { return {}; }

    Edition const& edition() const { return *edition_; }
    int players() const { return players_; }
    Options const& options() const { return options_; }

    // Implemented by the turn.
    Pending pending(Table const& table) const;
    Message prompt(Table const& table, Seat seat) const;
    void legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const;
    std::optional<Refusal> refusal(Table const& table, Hand const& hand, Seat seat, Action action) const;
    void apply(State& state, Seat seat, Action action, NoEvents& none) const;
    void apply(State& state, Seat seat, Action action, EventLog& log) const;
    Message describe(Table const& table, Action action) const;
    static std::string_view step_name(int step);

    // Implemented by the forms and kinds.
    std::string text(Action action) const { return Forms<Game>::get().text(self(), action); }
    std::optional<Action> parse(std::string_view text) const {
        return Forms<Game>::get().parse(self(), text);
    }
    void write_action(Action action, JsonWriter& json) const {
        Forms<Game>::get().write(self(), action, json);
    }
    Outcome<Action, ActionProblem> read_action(std::string_view verb,
                                               std::span<ActionArgument const> args) const {
        return Forms<Game>::get().read(self(), verb, args);
    }
    Value value(ArgKind kind, int number) const {
        return value_of(Game::kinds()[static_cast<int>(kind) - static_cast<int>(ArgKind::first_of_game)],
                        self(), number);
    }

    View view(State const& state, Seat seat) const { return {state.table, state.hands[index(seat)], seat}; }
    View spectate(State const& state) const { return {state.table, {}, onlooker}; }

private:
    Game const& self() const { return static_cast<Game const&>(*this); }

    std::shared_ptr<Edition const> edition_;
    int players_;
    Options options_;
};

}  // namespace motherlode
