#pragma once

#include "games/coloma/game.h"

// Questions about a position, which change nothing. Those of one Site are answered in its file.
namespace motherlode::coloma {

// What a seat may base its decision on.
struct Position {
    Game const& game;
    Table const& table;
    Hand const& hand;
    Seat seat;

    Edition const& edition() const { return game.edition(); }
    Player const& me() const { return table.at(seat); }
};

// CO-5.1c: the Site under the Signpost arm, and the one it points to (CO-8.2a).
int signpost_site(Edition const& edition, Table const& table);
int pointed_to(Edition const& edition, Table const& table);
// A Site as one finds it: the Barker's where the Barker is.
constexpr std::uint8_t site_or_barker(Table const& table, int site) {
    return site == table.barker ? barker_site : static_cast<std::uint8_t>(site);
}
// What the Pioneer on this Site can do: the Common, and the Boom or the Bust.
std::array<Performance, 2> performances_at(Game const& game, Table const& table, int site);

// CO-5.3a: what a nugget is worth in Bucks.
int nugget_value(Game const& game, Table const& table);
bool can_pay(Game const& game, Table const& table, Player const& player, Cost const& cost);

// How much the player has of what is counted.
int measure(Table const& table, Player const& player, Measure what);
// What an act gives in all, limits of supply not counted.
int amount_of(Act const& act, Table const& table, Player const& player);

int held(Player const& player, Thing thing);
// Could the player still gain one?
bool can_gain(Table const& table, Edition const& edition, Player const& player, Thing thing);
bool can_spend(Game const& game, Table const& table, Player const& player, Thing thing, int amount);
bool any_barrel_to_take(Table const& table);
bool stack_has_any(Table const& table);
int total(Counts const& counts);

// What "during" abilities change about the action of a performance.
struct Changes {
    int less_dudes = 0;
    int less_bucks = 0;
    int more_spaces = 0;
    int bucks_per_boomtown = 0;
    bool both_benefits = false;
    int tent_bucks = 0;
};
Changes changes_of(Edition const& edition, Table const& table, int performance);
// What building costs now; `performance` may be `neither`.
Cost cost_now(Edition const& edition, Table const& table, Structure structure, Tool tool, int performance);

// May an effect be started, and would it change anything (CO-10.2f)?
bool can_use(Position const& at, EffectId effect);
bool can_perform_boom(Position const& at, int base);

// construction.cpp, Sites 2 and 3: is there anything of this kind to build and to pay for?
bool can_build(Position const& at, Structure structure, Tool tool, int performance);
void list_structures(Position const& at, Structure structure, Tool tool, int performance, ActionList& list);

// wagon.cpp, Site 4.
using SpaceBits = std::uint64_t;
SpaceBits next_spaces(Position const& at);
// `performance` is the one it belongs to, or `neither`: abilities may go with it.
bool can_use_wagon(Position const& at, int performance);
// CO-18.3a: the effect of a Specialty that takes the place of a Wagon action, or no_effect.
EffectId specialty_effect(Position const& at, When when);

// frontier.cpp, Site 5.
bool can_fill_row(Position const& at, int row);
bool can_fill_any_row(Position const& at);
bool can_pitch_event(Position const& at, int site);
bool can_pitch_land(Position const& at, int land);
bool can_pitch(Position const& at);
void list_pitches(Position const& at, ActionList& list);
void list_rows(Position const& at, ActionList& list);
bool can_house_dude(Position const& at);

// A performance that is still open (CO-5.7c), an ability in it, a Specialty.
bool is_open(Game const& game, Table const& table, int performance);
bool can_use_row(Position const& at, int performance, int card, int row);
bool can_use_specialty(Position const& at, int which);

}  // namespace motherlode::coloma
