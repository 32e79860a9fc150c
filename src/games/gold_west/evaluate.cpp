// How a position looks to a seat: expected points, in 64ths, against what the others expect.
// Not a rule of the game; bots use it. Integers only, so that it is the same on every machine.

#include <algorithm>
#include <array>

#include "games/gold_west/game.h"

namespace motherlode::gold_west {
namespace {

constexpr int point = 64;

// What a resource is worth while there are turns to use it: wood and stone make buildings, metals score.
// Rough, but the order is what counts.
constexpr int building_material = 150;
constexpr int second_material = 50;  // for settlements
constexpr int metal = 72;
constexpr std::array<int, bins> reached_in_bin{64, 56, 44, 34};  // in 64ths: how soon it can be used

// How far the game has come, in 64ths.
int progress(Game const& game, Player const& player) {
    return (game.numbers().camps - player.camps) * 64 / game.numbers().camps;
}

// How many more bins the seat will activate.
int activations_left(Game const& game, Table const& table, int seat) {
    Step const step = table.progress.current();
    if (step == Step::game_over) return 0;
    int const players = game.players();
    auto const order = [&](int who) { return (who - index(table.starting_player) + players) % players; };
    int const active = index(table.active_player);
    bool const to_activate =
        seat == active ? step == Step::activate_supply_track : order(seat) > order(active);
    if (table.final_turn != 0) return to_activate ? 1 : 0;
    // One for each camp and the final turn. The active player's camp may still be to come in this turn.
    bool const camp_to_come = seat == active && !to_activate && step != Step::place_resources;
    return table.players[seat].camps + (camp_to_come ? 0 : 1);
}

// In the last turn only what arrives counts, and only metals.
int value_of_last_supply(Player const& player) {
    int best = 0;
    for (int bin = 0; bin < bins; ++bin) {
        Goods const& goods = player.supply[bin];
        int const metals_there = goods.total() - goods[Resource::wood] - goods[Resource::stone];
        best = std::max(best, std::min(goods.total() - bin, metals_there) * metal);
    }
    return best;
}

int value_of_supply(Player const& player, int activations) {
    if (activations == 0) return 0;
    if (activations == 1) return value_of_last_supply(player);
    int value = 0;
    int materials_needed = activations - 1;
    for (int bin = 0; bin < bins; ++bin) {
        Goods const& goods = player.supply[bin];
        int const materials = goods[Resource::wood] + goods[Resource::stone];
        int const for_camps = std::min(materials, materials_needed);
        materials_needed -= for_camps;
        int const worth = for_camps * building_material + (materials - for_camps) * second_material +
                          (goods.total() - materials) * metal;
        value += worth * reached_in_bin[bin] / 64;
    }
    return value;
}

// What may still be done with the Usage Area in this turn.
int value_of_usage_area(Table const& table) {
    Goods const& goods = table.usage_area;
    int value = 0;
    bool const builds = table.final_turn == 0 && table.progress.current() != Step::place_resources;
    if (builds && goods[Resource::wood] + goods[Resource::stone] > 0) value += building_material;
    if (builds && goods[Resource::wood] > 0 && goods[Resource::stone] > 0) value += second_material;
    Step const step = table.progress.current();
    bool const uses_metals = step < Step::choose_token || step > Step::end_turn;
    if (uses_metals)
        value +=
            (goods[Resource::copper] + goods[Resource::silver] + goods[Resource::gold]) * (metal * 3 / 4);
    return value;
}

// Steps between two rewards are worth something before the next one is reached.
int value_of_coaches(Game const& game, Player const& player) {
    int value = 0;
    for (int const step : player.coaches) value += std::min(step, game.edition().shipping.steps) * point / 3;
    return value;
}

int value_of_seat(Game const& game, Table const& table, int seat, SeatResult const& result) {
    Player const& player = table.players[seat];
    int const done = progress(game, player);
    int const to_come = 64 - done;
    int const terrain_points = result.by_source.items[static_cast<int>(Source::terrain)];

    // The lead in a terrain says less the longer the game still is; influence says more.
    int value = (result.total - terrain_points) * point;
    value += terrain_points * (24 + done * 40 / 64);
    for (int const influence : player.influence) value += influence * to_come / 2;
    int tokens = 0;
    for (int const number : player.boomtown) tokens += number;
    value += tokens * to_come * 2;

    int const activations = activations_left(game, table, seat);
    value += value_of_supply(player, activations);
    if (activations > 0) value += value_of_coaches(game, player);
    if (seat == index(table.active_player)) value += value_of_usage_area(table);
    return value;
}

}  // namespace

int Game::evaluate(View const& view) const {
    Result const result = this->result(view.table);
    int others = 0;
    int own = 0;
    for (int seat = 0; seat < players_; ++seat) {
        int const value = value_of_seat(*this, view.table, seat, result.seats[seat]);
        (seat == index(view.seat) ? own : others) += value;
    }
    return own - others / (players_ - 1);
}

}  // namespace motherlode::gold_west
