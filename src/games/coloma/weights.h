#pragma once

#include <array>
#include <vector>

#include "games/coloma/game.h"

// Estimates a player's final score for bots. bench/tune fits the weights to finished games. All values are
// integers, in 64ths of a point, so that every machine gets the same results.
namespace motherlode::coloma {

inline constexpr int point = 64;

// Inputs of the estimate. "Few" counts up to the number that one turn can use, "more" counts the rest.
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
    abilities,     // value of using every row of the tableau once, in quarters of a point
    event_tents,   // extra value of future Events with a Tent, in quarters of a point
    open_rivers,   // Rivers without a Bridge
    canyons_left,  // Canyons without a River
    bridge_room,   // points that the player's Bridges could still gain
    lands_near,    // Lands without a Tent beside the Wagon's Boomtown
    land_tents,    // each Tent makes the next one worth more
    graves,
    sheriff,
    hotel_room,  // free spaces for Dudes
    count,
};
inline constexpr int features = static_cast<int>(Feature::count);
using Features = std::array<int, features>;

// Value of one unit of a feature: in the next few rounds, and spread over the rest of the game.
struct Weight {
    int soon = 0;
    int late = 0;
};
using Weights = std::array<Weight, features>;
extern Weights const tuned_weights;

// Like Game::evaluate, with other weights.
int evaluate_by(Game const& game, View const& view, Weights const& weights);
int evaluate_by(Game const& game, View const& view, Action action, Weights const& weights);

// ---- evaluate.cpp ----

inline constexpr int soon_rounds = 3;
inline constexpr int all_rounds = years * sites;

// By EffectId: the effect's value for bots, or a negative number if it changes during a game.
std::vector<int> fixed_worths(std::vector<Effect> const& effects);

// Rounds after the current one.
int rounds_left(Table const& table);

Features features_of(Game const& game, Table const& table, int seat);
// Expected reward of the seat's Gunmen in this year's Shootout, or the expected cost of having none.
int shootout_value(Game const& game, Table const& table, int seat);
// Points so far, plus the expected value of everything else.
int worth(Game const& game, Table const& table, int seat, Weights const& weights);

// Expected value of the cards in hand. Only their owner sees them, so `worth` leaves them out.
int worth_of_hand(Game const& game, Table const& table, Hand const& hand, int seat, Weights const& weights);

}  // namespace motherlode::coloma
