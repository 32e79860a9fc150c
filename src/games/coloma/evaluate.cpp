// Evaluates positions for bots. None of this is a rule of the game.

#include <algorithm>

#include "games/coloma/rules/frontier.h"
#include "games/coloma/rules/measures.h"
#include "games/coloma/weights.h"

namespace motherlode::coloma {
namespace {

// Rough value of one Thing, in 64ths of a point, to compare effects.
constexpr std::array<int, things> thing_values{45, 80, 100, 40, 85, 20, 100, point, -2 * point};
constexpr int quarter = point / 4;
constexpr int promise_share = 4;  // about one in four cards in hand gets built
constexpr int wagon_move_value = 90;
constexpr int structure_value = 200;
constexpr int pitch_value = 100;
constexpr int row_value = 80;
constexpr int signpost_value = 120;
constexpr int change_value = 50;  // of an ability that makes an action cheaper or longer
constexpr int used_barrel_value = 40;
constexpr int rounds_for_a_barrel = 4;    // average time until a used Barrel can be discarded for something
constexpr int wanted_barrel_value = 140;  // if one of the player's buildings spends Barrels

int act_value(Act const& act, Table const& table, Player const& player) {
    switch (act.verb) {
        case Verb::gain: return amount_of(act, player) * thing_values[static_cast<int>(act.thing)];
        case Verb::gold_from_cart:
            return std::min<int>(act.amount, table.cart) * thing_values[static_cast<int>(Thing::gold)];
        case Verb::stack_barrel: return thing_values[static_cast<int>(Thing::barrel)];
        case Verb::river:
        case Verb::crossing:
        case Verb::building: return structure_value;
        case Verb::wagon: return wagon_move_value;
        case Verb::pitch: return pitch_value;
        case Verb::row: return row_value;
        case Verb::signpost: return signpost_value;
        case Verb::less:
        case Verb::more_spaces:
        case Verb::per_boomtown:
        case Verb::both_benefits:
        case Verb::tents_cost: return change_value * std::max<int>(1, act.amount);
    }
    return 0;
}

constexpr int varies = -1;

bool depends_on_table(Act const& act) {
    return act.verb == Verb::gold_from_cart || (act.verb == Verb::gain && act.per != Measure::none);
}

int effect_value(Effect const& effect, Table const& table, Player const& player) {
    int value = 0;
    for (Act const& act : effect.acts) value += act_value(act, table, player);
    if (effect.when == When::spend) value -= effect.spends * thing_values[static_cast<int>(effect.spent)];
    return std::max(0, value);
}

int effect_value_now(Edition const& edition, EffectId id, Table const& table, Player const& player) {
    // OPTIMIZATION: the value of most effects never changes during a game.
    int const fixed = edition.fixed_worths[id];
    return fixed != varies ? fixed : effect_value(edition.effect(id), table, player);
}

int value_of_abilities(Edition const& edition, Table const& table, Player const& player, CardSet cards) {
    int value = 0;
    for (int const card : cards)
        for (Row const& row : edition.buildings[card].rows)
            value += effect_value_now(edition, row.effect, table, player);
    return value;
}

// Each Event is triggered once a year, when the Barker reaches its Site.
int value_of_event_tents(Edition const& edition, Table const& table, Player const& player) {
    int value = 0;
    for (int const site : Bits{player.event_tents}) {
        int const times = years - 1 - table.year + (table.round <= site ? 1 : 0);
        value += times * std::max(point / 2, effect_value_now(edition, edition.events[site], table, player));
    }
    return value;
}

bool wants_barrels(Edition const& edition, Player const& player) {
    for (int const card : player.tableau)
        for (Row const& row : edition.buildings[card].rows) {
            Effect const& effect = edition.effect(row.effect);
            if (effect.when == When::spend && effect.spent == Thing::barrel) return true;
        }
    return false;
}

// Some abilities spend used Barrels. The remaining rounds limit how many.
int value_of_used_barrels(Edition const& edition, Table const& table, Player const& player) {
    int const used = std::min(total(player.used_barrels), (rounds_left(table) + 2) / rounds_for_a_barrel);
    if (used == 0) return 0;
    return used * (wants_barrels(edition, player) ? wanted_barrel_value : used_barrel_value);
}

int lands_near(Edition const& edition, Player const& player) {
    int lands = 0;
    for (int land = 0; land < edition.land_count(); ++land)
        if (!has_bit(player.land_tents, land) && PitchOnLand::borders(edition, land, player.wagon)) ++lands;
    return lands;
}

int bridge_room(Edition const& edition, Table const& table, Player const& player) {
    int room = 0;
    for (int const stack : Bits{player.bridges}) {
        Bridge const& bridge = edition.bridges[table.bridge_kinds[stack]];
        room += bridge.most - bridge_points(bridge, player);
    }
    return room;
}

// ---- The coming Shootout ----

// Probability of a win in 64ths, from the Gunmen now and a guess at how many will join them.
int chance_of_win(Game const& game, Table const& table) {
    int const rounds = sites - table.round;
    int const margin =
        gunmen_of(contenders_of(game, table)) + rounds * game.players() / 2 - table.outlaws - rounds / 2;
    constexpr int per_gunman = 10;
    return std::clamp(32 + margin * per_gunman, 4, 60);
}

// RULING co-16: the tier of a seat with Gunmen if no more rows are filled.
int tier_of_seat(Game const& game, Table const& table, int seat) {
    return tier_of(place_of(contenders_of(game, table), seat_at(seat)));
}

// Value of a Specialty that gains something for each buried Dude.
int value_of_burying(Edition const& edition, Table const& table, Player const& player) {
    int value = 0;
    if (player.pioneer == none) return 0;
    for (EffectId const id : edition.pioneers[player.pioneer].does)
        if (edition.effect(id).when == When::each_grave)
            value += effect_value_now(edition, id, table, player);
    return value;
}

int reward_value(Edition const& edition, EffectId id, Table const& table, Player const& player) {
    int value = 0;
    for (Act const& act : edition.effect(id).acts) {
        if (act.verb == Verb::gain && act.thing == Thing::grave)
            for (int i = 0; i < act.amount; ++i) {
                value += value_of_burying(edition, table, player);
                std::size_t const grave = player.graves + static_cast<std::size_t>(i);
                if (grave < edition.graves.size()) value -= edition.graves[grave] * point;
            }
        else
            value += act_value(act, table, player);
    }
    return value;
}

int value_of_tier(Game const& game, Table const& table, Player const& player, int tier) {
    Chart const& chart = game.edition().charts[table.charts[table.year]];
    int const win = chance_of_win(game, table);
    return (win * reward_value(game.edition(), chart.win[tier], table, player) +
            (64 - win) * reward_value(game.edition(), chart.lose[tier], table, player)) /
           64;
}

}  // namespace

Weights const tuned_weights{{
#include "games/coloma/weights.inc"
}};

std::vector<int> fixed_worths(std::vector<Effect> const& effects) {
    std::vector<int> worths;
    for (Effect const& effect : effects)
        worths.push_back(std::any_of(effect.acts.begin(), effect.acts.end(), depends_on_table)
                             ? varies
                             : effect_value(effect, Table{}, Player{}));
    return worths;
}

int rounds_left(Table const& table) {
    if (table.progress.current() == step<GameOver>) return 0;
    return (years - 1 - table.year) * sites + sites - table.round;
}

Features features_of(Game const& game, Table const& table, int seat) {
    Edition const& edition = game.edition();
    Player const& player = table.players[seat];
    Features values{};
    auto const set = [&](Feature feature, int value) { values[static_cast<std::size_t>(feature)] = value; };
    auto const split = [&](Feature few, Feature more, int held, int useful) {
        set(few, std::min(held, useful));
        set(more, std::max(0, held - useful));
    };
    split(Feature::few_dudes, Feature::more_dudes, player.lodge_dudes, 5);
    split(Feature::few_bucks, Feature::more_bucks, player.bucks, 5);
    split(Feature::few_gold, Feature::more_gold, player.gold, 3);
    split(Feature::few_tents, Feature::more_tents, player.lodge_tents, 2);
    split(Feature::few_horses, Feature::more_horses, player.horses, 3);
    split(Feature::few_cards, Feature::more_cards, player.hand_size, 4);
    set(Feature::barrels, total(player.barrels));
    set(Feature::abilities, value_of_abilities(edition, table, player, player.tableau) / quarter);
    set(Feature::event_tents, value_of_event_tents(edition, table, player) / quarter);
    set(Feature::open_rivers, player.river_count() - player.bridge_count());
    set(Feature::canyons_left, canyons - player.river_count());
    set(Feature::bridge_room, bridge_room(edition, table, player));
    set(Feature::lands_near, lands_near(edition, player));
    set(Feature::land_tents, std::popcount(player.land_tents));
    set(Feature::graves, player.graves);
    set(Feature::sheriff, index(table.sheriff) == seat ? 1 : 0);
    set(Feature::hotel_room, player.hotels * edition.hotel_spaces - player.hotel_dudes);
    return values;
}

int shootout_value(Game const& game, Table const& table, int seat) {
    if (table.progress.step >= step<Shootout>) return 0;
    Player const& player = table.players[seat];
    if (player.gunmen > 0) return value_of_tier(game, table, player, tier_of_seat(game, table, seat));
    // Without Gunmen, the last tier becomes more likely every round.
    return value_of_tier(game, table, player, tiers - 1) * (table.round + 1) / (sites + 1);
}

int worth(Game const& game, Table const& table, int seat, Weights const& weights) {
    Features const values = features_of(game, table, seat);
    int const rounds = rounds_left(table);
    int const soon = std::min(rounds, soon_rounds);
    int value = 0;
    for (std::size_t i = 0; i < features; ++i)
        value += values[i] * (weights[i].soon * soon * all_rounds + weights[i].late * rounds * soon_rounds);
    return score_of(game, table, seat) * point + value / (soon_rounds * all_rounds) +
           shootout_value(game, table, seat) +
           value_of_used_barrels(game.edition(), table, table.players[seat]);
}

int worth_of_hand(Game const& game, Table const& table, Hand const& hand, int seat, Weights const& weights) {
    int const value = value_of_abilities(game.edition(), table, table.players[seat], hand.cards) / quarter;
    Weight const& weight = weights[static_cast<std::size_t>(Feature::abilities)];
    return value * weight.late * rounds_left(table) / all_rounds / promise_share;
}

}  // namespace motherlode::coloma
