// The evaluation of a position for a seat: its expected points minus those of its opponents, in 64ths of a
// point. Bots use it; the rules do not. It uses integers only, so that it gives the same result on every
// machine.

#include <algorithm>
#include <array>

#include "games/gold_west/weights.h"

namespace motherlode::gold_west {
namespace {

constexpr int last_turns = 3;

// The elapsed part of the game, in 64ths.
int progress(Game const& game, Player const& player) {
    return (game.numbers().camps - player.camps) * 64 / game.numbers().camps;
}

// The number of bins that the seat will still activate.
int activations_left(Game const& game, Table const& table, int seat) {
    Step const now = table.progress.current();
    if (now == step<GameOver>) return 0;
    int const players = game.players();
    auto const order = [&](int s) { return (s - index(table.starting_player) + players) % players; };
    int const active = index(table.active_player);
    bool const to_activate = seat == active ? now == step<ActivateSupplyTrack> : order(seat) > order(active);
    if (table.final_turn != 0) return to_activate ? 1 : 0;
    // One for each camp, and one in the final turn. The active player may not have placed this turn's camp
    // yet.
    bool const camp_not_yet_placed = seat == active && !to_activate && now != step<PlaceResources>;
    return table.players[seat].camps + (camp_not_yet_placed ? 0 : 1);
}

// In the final turn nothing is built, so only metals that reach the Usage Area count.
int value_of_last_supply(Player const& player, Weights const& weights) {
    int best = 0;
    for (int bin = 0; bin < bins; ++bin) {
        Goods const& goods = player.supply[bin];
        int const metals_in_bin = goods.total() - goods[Resource::wood] - goods[Resource::stone];
        best = std::max(best, std::min(goods.total() - bin, metals_in_bin) * weights.last_metal);
    }
    return best;
}

int value_of_metals(Goods const& goods, Weights const& weights) {
    int value = 0;
    for (int metal = 0; metal < metals; ++metal) value += goods[metal_at(metal)] * weights.metal[metal];
    return value;
}

int value_of_supply(Player const& player, int activations, Stock const& stock, Weights const& weights) {
    if (activations == 1) return value_of_last_supply(player, weights);
    int value = 0;
    int materials_needed = activations - 1;
    for (int bin = 0; bin < bins; ++bin) {
        Goods const& goods = player.supply[bin];
        int const materials = goods[Resource::wood] + goods[Resource::stone];
        int const for_camps = std::min(materials, materials_needed);
        materials_needed -= for_camps;
        int const worth = for_camps * weights.building_material +
                          (materials - for_camps) * weights.second_material + value_of_metals(goods, weights);
        value += worth * stock.reached_in_bin[bin] / 64;
    }
    return value;
}

// The value of resources in the Usage Area that can still be used this turn.
int value_of_usage_area(Table const& table, Weights const& weights) {
    Goods const& goods = table.usage_area;
    int value = 0;
    bool const builds = table.final_turn == 0 && table.progress.current() != step<PlaceResources>;
    if (builds && goods[Resource::wood] + goods[Resource::stone] > 0) value += weights.usable_material;
    if (builds && goods[Resource::wood] > 0 && goods[Resource::stone] > 0)
        value += weights.usable_second_material;
    Step const now = table.progress.current();
    bool const uses_metals = now < step<ChooseToken> || now > step<EndTurn>;
    if (uses_metals)
        value += (goods[Resource::copper] + goods[Resource::silver] + goods[Resource::gold]) *
                 weights.usable_metal;
    return value;
}

// Steps towards the next reward have a value before the reward is reached.
int value_of_coaches(Player const& player, Stock const& stock) {
    int value = 0;
    for (int const step : player.coaches)
        if (step > 0) value += stock.steps_shipped[std::min(step, shipping_steps) - 1];
    return value;
}

// The lead of a seat in each terrain, multiplied by the bonus of the terrain.
int edge_in_terrains(Game const& game, Table const& table, int seat) {
    constexpr int max_lead = 3;  // a larger lead is no safer
    int sum = 0;
    for (int terrain = 0; terrain < terrains; ++terrain) {
        int best_opponent = 0;
        for (int opponent = 0; opponent < game.players(); ++opponent)
            if (opponent != seat)
                best_opponent = std::max<int>(best_opponent, table.players[opponent].influence[terrain]);
        // GW-6.5e: with 2 players only the second value counts.
        int const bonus = game.terrain_bonus()[terrain][game.players() == 2 ? 1 : 0];
        sum +=
            bonus * std::clamp(table.players[seat].influence[terrain] - best_opponent, -max_lead, max_lead);
    }
    return sum;
}

// The value of pieces that will bring further points in the rest of the game.
int value_of_growth(Game const& game, Table const& table, int seat, SeatResult const& result,
                    Weights const& weights) {
    Player const& player = table.players[seat];
    auto const points = [&](Source source) { return result.by_source.items[static_cast<int>(source)]; };
    int value = edge_in_terrains(game, table, seat) * weights.edge_growth / 4;
    for (int terrain = 0; terrain < terrains; ++terrain)
        value += player.influence[terrain] * weights.influence_growth[terrain];
    for (int const tokens : player.boomtown) value += tokens * weights.token_growth;
    value += points(Source::offices) * weights.office_growth;
    value += points(Source::building_groups) * weights.group_growth;
    value += player.wanted * weights.wanted_growth;
    value += player.settlements.count() * weights.settlement_growth;
    return value;
}

int value_of_seat(Game const& game, Table const& table, int seat, SeatResult const& result,
                  Weights const& weights) {
    Player const& player = table.players[seat];
    int const elapsed = progress(game, player);
    int const terrain_points = result.by_source.items[static_cast<int>(Source::terrain)];

    // Early in the game, influence predicts terrain bonuses better than the current lead does.
    int value = (result.total - terrain_points) * point;
    value += terrain_points * (weights.terrain_now + elapsed * (point - weights.terrain_now) / 64);
    value += value_of_growth(game, table, seat, result, weights) * (64 - elapsed) / 64;

    int const activations = activations_left(game, table, seat);
    if (activations > 0) {
        Stock const& stock = activations > last_turns ? weights.early : weights.late;
        value += value_of_supply(player, activations, stock, weights) + value_of_coaches(player, stock);
    }
    if (seat == index(table.active_player)) value += value_of_usage_area(table, weights);
    return value;
}

std::array<int, max_players> value_of_seats(Game const& game, Table const& table, Weights const& weights) {
    Result const result = game.result(table);
    std::array<int, max_players> values{};
    for (int seat = 0; seat < game.players(); ++seat)
        values[seat] = value_of_seat(game, table, seat, result.seats[seat], weights);
    return values;
}

}  // namespace

int evaluate_by(Game const& game, View const& view, Weights const& weights) {
    std::array<int, max_players> const values = value_of_seats(game, view.table, weights);
    int const own_value = values[index(view.seat)];
    int opponents_value = 0;
    for (int seat = 0; seat < game.players(); ++seat)
        if (seat != index(view.seat)) opponents_value += values[seat];
    return own_value - opponents_value / (game.players() - 1);
}

std::array<int, max_players> expected_scores(Game const& game, State const& state) {
    return value_of_seats(game, state.table, tuned_weights);
}

int Game::evaluate(View const& view) const { return evaluate_by(*this, view, tuned_weights); }

}  // namespace motherlode::gold_west
