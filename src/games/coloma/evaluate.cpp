// How good a position looks, for bots: what things are worth. Not rules of the game.

#include <algorithm>

#include "games/coloma/rules/frontier.h"
#include "games/coloma/rules/measures.h"
#include "games/coloma/weights.h"

namespace motherlode::coloma {
namespace {

// Roughly what one of a Thing is worth, where what an effect brings is compared: 64ths of a point.
constexpr std::array<int, things> thing_values{45, 80, 100, 40, 85, 20, 100, point, -2 * point};
constexpr int quarter = point / 4;
constexpr int promise_share = 4;  // one of four cards in hand is built before long
constexpr int wagon_move_value = 90;
constexpr int structure_value = 200;
constexpr int pitch_value = 100;
constexpr int row_value = 80;
constexpr int signpost_value = 120;
constexpr int change_value = 50;  // what changes an action: cheaper, further
constexpr int used_barrel_value = 40;
constexpr int rounds_for_a_barrel = 4;    // until one more has been discarded usefully
constexpr int wanted_barrel_value = 140;  // by a building of one's own that takes Barrels, used or not

int act_value(Act const& act, Table const& table, Player const& own) {
    switch (act.verb) {
        case Verb::gain: return amount_of(act, own) * thing_values[static_cast<int>(act.thing)];
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

int effect_value(Effect const& effect, Table const& table, Player const& own) {
    int value = 0;
    for (Act const& act : effect.acts) value += act_value(act, table, own);
    if (effect.when == When::spend) value -= effect.spends * thing_values[static_cast<int>(effect.spent)];
    return std::max(0, value);
}

int effect_value_now(Edition const& edition, EffectId id, Table const& table, Player const& own) {
    // OPTIMIZATION: most are worth the same all through the game.
    int const fixed = edition.fixed_worths[id];
    return fixed != varies ? fixed : effect_value(edition.effect(id), table, own);
}

int value_of_abilities(Edition const& edition, Table const& table, Player const& own, CardSet of) {
    int value = 0;
    for (int const card : of)
        for (Row const& row : edition.buildings[card].rows)
            value += effect_value_now(edition, row.effect, table, own);
    return value;
}

// An Event comes once a year, when the Barker does.
int value_of_event_tents(Edition const& edition, Table const& table, Player const& own) {
    int value = 0;
    for (int const site : Bits{own.event_tents}) {
        int const times = years - 1 - table.year + (table.round <= site ? 1 : 0);
        value += times * std::max(point / 2, effect_value_now(edition, edition.events[site], table, own));
    }
    return value;
}

bool wants_barrels(Edition const& edition, Player const& own) {
    for (int const card : own.tableau)
        for (Row const& row : edition.buildings[card].rows) {
            Effect const& effect = edition.effect(row.effect);
            if (effect.when == When::spend && effect.spent == Thing::barrel) return true;
        }
    return false;
}

// Used Barrels can still be discarded for something, as often as there are rounds for it.
int value_of_used_barrels(Edition const& edition, Table const& table, Player const& own) {
    int const used = std::min(total(own.used_barrels), (rounds_left(table) + 2) / rounds_for_a_barrel);
    if (used == 0) return 0;
    return used * (wants_barrels(edition, own) ? wanted_barrel_value : used_barrel_value);
}

int lands_near(Edition const& edition, Player const& own) {
    int lands = 0;
    for (int land = 0; land < edition.land_count(); ++land)
        if (!has_bit(own.land_tents, land) && PitchOnLand::borders(edition, land, own.wagon)) ++lands;
    return lands;
}

int bridge_room(Edition const& edition, Table const& table, Player const& own) {
    int room = 0;
    for (int const stack : Bits{own.bridges}) {
        Bridge const& bridge = edition.bridges[table.bridge_kinds[stack]];
        room += bridge.most - bridge_points(bridge, own);
    }
    return room;
}

// ---- The Shootout to come ----

// In 64ths: how likely it is won, by the Gunmen now and a guess at those who still come.
int chance_of_win(Game const& game, Table const& table) {
    int const rounds = sites - table.round;
    int const margin =
        gunmen_of(contenders_of(game, table)) + rounds * game.players() / 2 - table.outlaws - rounds / 2;
    constexpr int for_each = 10;
    return std::clamp(32 + margin * for_each, 4, 60);
}

// RULING co-16: the tier of a seat with Gunmen if nobody else comes.
int tier_of_seat(Game const& game, Table const& table, int seat) {
    return tier_of(place_of(contenders_of(game, table), seat_at(seat)));
}

// What a Specialty brings when a Dude is buried.
int value_of_burying(Edition const& edition, Table const& table, Player const& own) {
    int value = 0;
    if (own.pioneer == none) return 0;
    for (EffectId const id : edition.pioneers[own.pioneer].does)
        if (edition.effect(id).when == When::each_grave) value += effect_value_now(edition, id, table, own);
    return value;
}

int reward_value(Edition const& edition, EffectId id, Table const& table, Player const& own) {
    int value = 0;
    for (Act const& act : edition.effect(id).acts) {
        if (act.verb == Verb::gain && act.thing == Thing::grave)
            for (int i = 0; i < act.amount; ++i) {
                value += value_of_burying(edition, table, own);
                std::size_t const grave = own.graves + static_cast<std::size_t>(i);
                if (grave < edition.graves.size()) value -= edition.graves[grave] * point;
            }
        else
            value += act_value(act, table, own);
    }
    return value;
}

int value_of_tier(Game const& game, Table const& table, Player const& own, int tier) {
    Chart const& chart = game.edition().charts[table.charts[table.year]];
    int const win = chance_of_win(game, table);
    return (win * reward_value(game.edition(), chart.win[tier], table, own) +
            (64 - win) * reward_value(game.edition(), chart.lose[tier], table, own)) /
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
    Player const& own = table.players[seat];
    Features found{};
    auto const set = [&](Feature feature, int value) { found[static_cast<std::size_t>(feature)] = value; };
    auto const split = [&](Feature few, Feature more, int held, int useful) {
        set(few, std::min(held, useful));
        set(more, std::max(0, held - useful));
    };
    split(Feature::few_dudes, Feature::more_dudes, own.lodge_dudes, 5);
    split(Feature::few_bucks, Feature::more_bucks, own.bucks, 5);
    split(Feature::few_gold, Feature::more_gold, own.gold, 3);
    split(Feature::few_tents, Feature::more_tents, own.lodge_tents, 2);
    split(Feature::few_horses, Feature::more_horses, own.horses, 3);
    split(Feature::few_cards, Feature::more_cards, own.hand_size, 4);
    set(Feature::barrels, total(own.barrels));
    set(Feature::abilities, value_of_abilities(edition, table, own, own.tableau) / quarter);
    set(Feature::event_tents, value_of_event_tents(edition, table, own) / quarter);
    set(Feature::open_rivers, own.river_count() - own.bridge_count());
    set(Feature::canyons_left, canyons - own.river_count());
    set(Feature::bridge_room, bridge_room(edition, table, own));
    set(Feature::lands_near, lands_near(edition, own));
    set(Feature::land_tents, std::popcount(own.land_tents));
    set(Feature::graves, own.graves);
    set(Feature::sheriff, index(table.sheriff) == seat ? 1 : 0);
    set(Feature::hotel_room, own.hotels * edition.hotel_spaces - own.hotel_dudes);
    return found;
}

int shootout_value(Game const& game, Table const& table, int seat) {
    if (table.progress.step >= step<Shootout>) return 0;
    Player const& own = table.players[seat];
    if (own.gunmen > 0) return value_of_tier(game, table, own, tier_of_seat(game, table, seat));
    // The nearer it is, the surer.
    return value_of_tier(game, table, own, tiers - 1) * (table.round + 1) / (sites + 1);
}

int worth(Game const& game, Table const& table, int seat, Weights const& weights) {
    Features const found = features_of(game, table, seat);
    int const rounds = rounds_left(table);
    int const soon = std::min(rounds, soon_rounds);
    int value = 0;
    for (std::size_t i = 0; i < features; ++i)
        value += found[i] * (weights[i].soon * soon * all_rounds + weights[i].late * rounds * soon_rounds);
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
