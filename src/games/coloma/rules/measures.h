#pragma once

#include <algorithm>

#include "games/coloma/rules/play.h"

// What players have, and what they could still gain.
namespace motherlode::coloma {

// CO-15.1h, RULING co-19: of Dudes only those in the Lodge; Bridges count themselves; Barrels are used and unused ones.
// CO-16.4b: a Hotel is no Town Building.
inline int measure(Player const& player, Measure what) {
    switch (what) {
        case Measure::horses: return player.horses;
        case Measure::rivers: return player.river_count();
        case Measure::bridges: return player.bridge_count();
        case Measure::rivers_and_bridges: return player.river_count() + player.bridge_count();
        case Measure::town_buildings: return player.tableau.size();
        case Measure::hotels: return player.hotels;
        case Measure::barrels: return total(player.barrels) + total(player.used_barrels);
        case Measure::cards: return player.hand_size;
        case Measure::graves: return player.graves;
        case Measure::event_tents: return std::popcount(player.event_tents);
        case Measure::land_tents: return std::popcount(player.land_tents);
        case Measure::gold: return player.gold;
        case Measure::dudes: return player.lodge_dudes;
        case Measure::gunmen: return player.gunmen;
        case Measure::none: break;
    }
    return 0;
}

// What an act gives in all, limits of supply not counted.
inline int amount_of(Act const& act, Player const& player) {
    if (act.per == Measure::none) return act.amount;
    int const amount = act.amount * (measure(player, act.per) / act.each);
    return act.most == 0 ? amount : std::min<int>(amount, act.most);
}

// Of what can be spent without a choice of how, and of cards and Barrels.
inline int held(Player const& player, Thing thing) {
    switch (thing) {
        case Thing::dude: return player.lodge_dudes;
        case Thing::tent: return player.lodge_tents;
        case Thing::horse: return player.horses;
        case Thing::buck: return player.bucks;
        case Thing::gold: return player.gold;
        case Thing::card: return player.hand_size;
        case Thing::barrel: return total(player.barrels) + total(player.used_barrels);
        case Thing::vp: return player.points;
        case Thing::grave: return player.graves;
    }
    return 0;
}

inline bool has_stack(Table const& table) { return total(table.stack) + total(table.discarded) > 0; }

inline bool has_barrel_to_take(Table const& table) {
    return has_stack(table) ||
           std::any_of(table.stash.begin(), table.stash.end(), [](int kind) { return kind != none; });
}

// CO-5.2f, CO-7.1c, CO-7.2d: could the seat still gain one? CO-5.2i: there is no limit to a hand of cards.
inline bool can_gain(Open const& at, Thing thing) {
    switch (thing) {
        case Thing::dude: return me(at).supply_dudes > 0;
        case Thing::tent: return me(at).supply_tents > 0;
        case Thing::horse: return me(at).horses < at.edition().player.horses;
        case Thing::barrel: return has_barrel_to_take(at.table);
        default: return true;
    }
}

}  // namespace motherlode::coloma
