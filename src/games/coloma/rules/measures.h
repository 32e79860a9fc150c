#pragma once

#include <algorithm>
#include <numeric>

#include "games/coloma/rules/play.h"

// Counts what players have, and checks what they could still gain.
namespace motherlode::coloma {

// CO-15.1h, RULING co-19: only Dudes in the Lodge count; Bridges count themselves; used and unused Barrels
// count. CO-16.4b: a Hotel is not a Town Building.
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

// CO-15.1d, CO-15.1g: each Bridge has its own measure and maximum.
inline int bridge_points(Bridge const& bridge, Player const& player) {
    return std::min(bridge.most, bridge.points * measure(player, bridge.per));
}

// CO-15.1f: the points lost for occupied graves.
inline int grave_points(Edition const& edition, Player const& player) {
    return std::accumulate(edition.graves.begin(), edition.graves.begin() + player.graves, 0);
}

// The total gain of an act, ignoring limits of supply.
inline int amount_of(Act const& act, Player const& player) {
    if (act.per == Measure::none) return act.amount;
    int const amount = act.amount * (measure(player, act.per) / act.each);
    return act.most == 0 ? amount : std::min<int>(amount, act.most);
}

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

// CO-5.2f, CO-7.1c, CO-7.2d: whether the seat could gain one more. CO-5.2i: hands have no limit.
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

// An owner of Gunmen: a player, Shade, or `neutral` (CO-13.5a).
struct Contender {
    Seat seat;
    int gunmen;
    int nearest;  // row

    // CO-13.2a, CO-13.2b.
    bool beats(Contender const& rival) const {
        return gunmen != rival.gunmen ? gunmen > rival.gunmen : nearest < rival.nearest;
    }
};
using Contenders = FixedList<Contender, max_players + 2>;

// Place of a seat, from 0. A seat without Gunmen gets the number of contenders.
inline int place_of(Contenders const& contenders, Seat seat) {
    int place = 0;
    while (place < contenders.size() && contenders[place].seat != seat) ++place;
    return place;
}

inline Contenders contenders_of(Game const& game, Table const& table) {
    Contenders contenders{};
    for (int row = 0; row < game.numbers().rows; ++row) {
        Seat const seat = table.rows[row];
        if (seat == nobody) continue;
        int const gunmen = game.edition().rows[row];
        if (int const place = place_of(contenders, seat); place < contenders.size())
            contenders[place].gunmen += gunmen;
        else
            contenders.push_back({seat, gunmen, row});
    }
    // Insertion sort: the list is short.
    for (int i = 1; i < contenders.size(); ++i)
        for (int k = i; k > 0 && contenders[k].beats(contenders[k - 1]); --k)
            std::swap(contenders[k], contenders[k - 1]);
    return contenders;
}

// All Gunmen together. CO-13.1b: they win if there are more of them than Outlaws.
inline int gunmen_of(Contenders const& contenders) {
    int gunmen = 0;
    for (Contender const& contender : contenders) gunmen += contender.gunmen;
    return gunmen;
}

// CO-13.4a, CO-15.1f: the points that a seat would lose by its graves if the Shootout took place now. A seat with
// Gunmen risks nothing here: a grave in its own line of the chart is part of that choice.
inline int points_at_risk(Game const& game, Table const& table, Seat seat) {
    Contenders const contenders = contenders_of(game, table);
    if (place_of(contenders, seat) < contenders.size()) return 0;
    Edition const& edition = game.edition();
    Chart const& chart = edition.charts[table.charts[table.year]];
    bool const won = gunmen_of(contenders) > table.outlaws;
    auto const first = edition.graves.begin() + table.at(seat).graves;
    std::ptrdiff_t graves = 0;
    for (Act const& act : edition.effect((won ? chart.win : chart.lose)[tiers - 1]).acts)
        if (act.thing == Thing::grave) graves += act.amount;
    return std::accumulate(first, first + std::min(graves, edition.graves.end() - first), 0);
}

// CO-13.2c: the line of the chart for a place, both from 0. All later places use the third line.
constexpr int tier_of(int place) { return std::min(place, tiers - 2); }

}  // namespace motherlode::coloma
