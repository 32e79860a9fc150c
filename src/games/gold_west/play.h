#pragma once

#include "games/gold_west/game.h"

// What the steps of a turn share. Their rules are in turn.cpp, metals.cpp, effects.cpp and build.cpp.
namespace motherlode::gold_west {

// What a seat may base its decision on.
struct Position {
    Game const& game;
    Table const& table;
};

// What a step works with.
template <class Sink>
struct Play {
    Game const& game;
    State& state;
    Sink& sink;

    Edition const& edition() const { return game.edition(); }
    Table& table() { return state.table; }
    Player& player() { return state.table.active(); }
    int seat() const { return index(state.table.active_player); }
    void go_to(Step step) { state.table.progress.step = step; }

    void tell(std::string_view rule, Message const& message) { sink(Event{RuleId{rule}, message}); }
    // Something hidden comes to light, for all to see.
    void reveal(std::string_view rule, Message const& message) {
        sink(Event{RuleId{rule}, message, SeatSet::everyone(), SeatSet::everyone()});
    }
    // Something hidden that only the active player gets to know.
    void show(std::string_view rule, Message const& message) {
        SeatSet const seen_by = state.table.active_player;
        sink(Event{RuleId{rule}, message, seen_by, seen_by});
    }
};

using TurnFrame = Frame<Step>;

// metals.cpp
void use_metals_choices(Position const& at, ActionList& list);
bool can_use_metals(Game const& game, Table const& table);
template <class Sink>
void use_metals(Play<Sink>& play, Action action, TurnFrame const& frame);
// An influence token on a space, paid for or free.
template <class Sink>
void put_influence_token(Play<Sink>& play, int space, std::string_view rule);
// A stagecoach one step on.
template <class Sink>
void move_stagecoach(Play<Sink>& play, Resource metal, std::string_view rule);

// effects.cpp
template <class Sink>
void resolve_ability(Play<Sink>& play, int card);
void place_influence_token_choices(Position const& at, ActionList& list);
void look_choices(Position const& at, ActionList& list);
void advance_stagecoach_choices(Position const& at, ActionList& list);
void upgrade_camp_choices(Position const& at, ActionList& list);
void gain_resource_choices(Position const& at, ActionList& list);
void trading_post_choices(Position const& at, ActionList& list);
template <class Sink>
void place_influence_token(Play<Sink>& play, Action action, TurnFrame const& frame);
template <class Sink>
void look(Play<Sink>& play, Action action, TurnFrame const& frame);
template <class Sink>
void advance_stagecoach(Play<Sink>& play, Action action, TurnFrame const& frame);
template <class Sink>
void upgrade_camp(Play<Sink>& play, Action action, TurnFrame const& frame);
template <class Sink>
void gain_resource(Play<Sink>& play, Action action, TurnFrame const& frame);
template <class Sink>
void trading_post(Play<Sink>& play, Action action, TurnFrame const& frame);

// build.cpp
void choose_token_choices(Position const& at, ActionList& list);
void build_or_loot_choices(Position const& at, ActionList& list);
void place_resources_choices(Position const& at, ActionList& list);
template <class Sink>
void choose_token(Play<Sink>& play, Action action, TurnFrame const& frame);
template <class Sink>
void build_or_loot(Play<Sink>& play, Action action, TurnFrame const& frame);
template <class Sink>
void place_resources(Play<Sink>& play, Action action, TurnFrame const& frame);

// scoring.cpp
void tell_scoring(Game const& game, Table const& table, EventLog& log);

}  // namespace motherlode::gold_west
