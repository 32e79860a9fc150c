#pragma once

#include <algorithm>
#include <numeric>

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

// CO-15.1d, CO-15.1g: by its own measure, up to its maximum.
inline int bridge_points(Bridge const& bridge, Player const& player) {
    return std::min(bridge.most, bridge.points * measure(player, bridge.per));
}

// CO-15.1f: what the occupied graves cost.
inline int grave_points(Edition const& edition, Player const& player) {
    return std::accumulate(edition.graves.begin(), edition.graves.begin() + player.graves, 0);
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

// ---- The Shootout so far ----

// Who has Gunmen: a player, Shade or nobody (CO-13.5a).
struct Contender {
    Seat who;
    int gunmen;
    int nearest;  // row

    // CO-13.2a, CO-13.2b.
    bool beats(Contender const& other) const {
        return gunmen != other.gunmen ? gunmen > other.gunmen : nearest < other.nearest;
    }
};
using Contenders = FixedList<Contender, max_players + 2>;

// From 0; as many as there are where the seat has no Gunmen.
inline int place_of(Contenders const& contenders, Seat seat) {
    int place = 0;
    while (place < contenders.size() && contenders[place].who != seat) ++place;
    return place;
}

inline Contenders contenders_of(Game const& game, Table const& table) {
    Contenders contenders{};
    for (int row = 0; row < game.numbers().rows; ++row) {
        Seat const who = table.rows[row];
        if (who == nobody) continue;
        int const gunmen = game.edition().rows[row];
        if (int const known = place_of(contenders, who); known < contenders.size())
            contenders[known].gunmen += gunmen;
        else
            contenders.push_back({who, gunmen, row});
    }
    // Rows come nearest first, and a stable sort by insertion keeps that order among equals.
    for (int i = 1; i < contenders.size(); ++i)
        for (int k = i; k > 0 && contenders[k].beats(contenders[k - 1]); --k)
            std::swap(contenders[k], contenders[k - 1]);
    return contenders;
}

// CO-13.1b: more than the Outlaws are needed to win.
inline int gunmen_of(Contenders const& contenders) {
    int gunmen = 0;
    for (Contender const& contender : contenders) gunmen += contender.gunmen;
    return gunmen;
}

// CO-13.2c: the line of the chart for a place from 0, the third for all later ones.
constexpr int tier_of(int place) { return std::min(place, tiers - 2); }

}  // namespace motherlode::coloma
