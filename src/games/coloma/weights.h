#pragma once

#include <array>
#include <vector>

#include "games/coloma/game.h"

// What a position is worth to a player in the end, for bots, and the numbers it goes by, which bench/tune fits to finished
// games. Everything is in 64ths of a point, and in integers, so that it is the same on every machine.
namespace motherlode::coloma {

inline constexpr int point = 64;

// What is looked at. "Few" counts up to what one turn can use, "more" counts the rest.
enum class Feature : std::uint8_t {
    few_dudes,
    more_dudes,
    few_bucks,
    more_bucks,
    few_gold,
    more_gold,
    few_tents,
    more_tents,
    few_horses,
    more_horses,
    few_cards,
    more_cards,
    barrels,
    abilities,     // what the rows of the tableau bring when used, in quarters of a point
    event_tents,   // what the Events with a Tent will bring once more, in quarters of a point
    open_rivers,   // that could get a Bridge
    canyons_left,  // that could be surveyed
    bridge_room,   // points that one's Bridges could still gain
    lands_near,    // without a Tent, beside the Wagon's Boomtown
    land_tents,    // each makes the next one worth more
    graves,
    sheriff,
    hotel_room,  // spaces for Dudes
    count,
};
inline constexpr int features = static_cast<int>(Feature::count);
using Features = std::array<int, features>;

// For one of a feature: what it brings in a few rounds, and what it brings besides over the whole game.
struct Weight {
    int soon = 0;
    int late = 0;
};
using Weights = std::array<Weight, features>;
extern Weights const tuned_weights;

// Game::evaluate by other weights.
int evaluate_by(Game const& game, View const& view, Weights const& weights);
int evaluate_by(Game const& game, View const& view, Action action, Weights const& weights);

// ---- evaluate.cpp ----

inline constexpr int soon_rounds = 3;
inline constexpr int all_rounds = years * sites;

// By EffectId, what bots make of it where that is the same all through a game; below 0 where it is not.
std::vector<int> fixed_worths(std::vector<Effect> const& effects);

// Rounds after the one under way.
int rounds_left(Table const& table);

Features features_of(Game const& game, Table const& table, int seat);
// What one's Gunmen will get this year, or what having none will cost, in 64ths of a point.
int shootout_value(Game const& game, Table const& table, int seat);
// Points now, and what the rest may still bring.
int worth(Game const& game, Table const& table, int seat, Weights const& weights);

// What the cards in hand promise, which only their owner sees.
int worth_of_hand(Game const& game, Table const& table, Hand const& hand, int seat, Weights const& weights);

}  // namespace motherlode::coloma
