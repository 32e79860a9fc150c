#include "games/coloma/position.h"

#include <algorithm>
#include <numeric>

namespace motherlode::coloma {
namespace {

// What is printed on the Booms. RULING co-1: by the rulebook a copied Boom goes with the buildings of one's own Site
// only where the icons match.
enum class BoomIcon : std::uint8_t { wheelbarrow, saw, wagon, tent, barrel };
constexpr std::array<BoomIcon, sites + 1> boom_icons{BoomIcon::wheelbarrow, BoomIcon::saw,  BoomIcon::saw,
                                                     BoomIcon::wagon,       BoomIcon::tent, BoomIcon::barrel};

bool spends_and_gains(Effect const& effect, Thing spent, Thing gained) {
    return effect.when == When::spend && effect.spent == spent && effect.acts.size() == 1 &&
           effect.acts[0].verb == Verb::gain && effect.acts[0].thing == gained;
}

// Would the second exchange take back the first?
bool undoes(Effect const& first, Effect const& second) {
    return first.acts.size() == 1 && second.acts.size() == 1 &&
           spends_and_gains(second, first.acts[0].thing, first.spent) &&
           spends_and_gains(first, second.acts[0].thing, second.spent);
}

bool can_act(Position const& at, Act const& act) {
    switch (act.verb) {
        case Verb::gain:
            return amount_of(act, at.table, at.me()) > 0 &&
                   can_gain(at.table, at.edition(), at.me(), act.thing);
        case Verb::gold_from_cart: return at.table.cart > 0;
        case Verb::stack_barrel: return stack_has_any(at.table);
        case Verb::river: return can_build(at, Structure::river, act.tool, neither);
        case Verb::crossing:
            return can_build(at, Structure::river, act.tool, neither) ||
                   can_build(at, Structure::bridge, act.tool, neither);
        case Verb::building: return can_build(at, Structure::building, act.tool, neither);
        case Verb::wagon: return can_use_wagon(at, neither);
        case Verb::pitch: return can_pitch(at);
        case Verb::row: return can_fill_any_row(at);
        case Verb::signpost: {
            // CO-7.3k, CO-7.3l.
            int const target = pointed_to(at.edition(), at.table);
            if (at.table.bust == target) return false;
            if (at.game.condensed() && at.table.bust == signpost_site(at.edition(), at.table)) return false;
            return can_perform_boom(at, site_or_barker(at.table, target));
        }
        default: return false;
    }
}

}  // namespace

int signpost_site(Edition const& edition, Table const& table) {
    return (table.barker + edition.signpost_offset) % sites;
}

int pointed_to(Edition const& edition, Table const& table) {
    return (signpost_site(edition, table) + sites - 1) % sites;
}

std::array<Performance, 2> performances_at(Game const& game, Table const& table, int site) {
    std::uint8_t const here = site_or_barker(table, site);
    Performance const common_part{here, here, Section::common, 0, 0};

    // CO-5.6c: the Bust itself.
    if (table.bust == site) return {common_part, Performance{no_site, here, Section::bust, 0, 0}};
    if (site != signpost_site(game.edition(), table))
        return {common_part, Performance{here, here, Section::boom, 0, 0}};

    // CO-8.2: the Signpost copies the Boom or the Bust it points to. RULING co-1: whose buildings go with it.
    int const target = pointed_to(game.edition(), table);
    std::uint8_t const there = site_or_barker(table, target);
    if (table.bust == target)
        return {common_part, Performance{no_site, game.condensed() ? there : here, Section::bust, 0, 0}};
    std::uint8_t rows = there;
    if (!game.condensed()) rows = boom_icons[here] == boom_icons[there] ? here : no_site;
    return {common_part, Performance{there, rows, Section::boom, 0, 0}};
}

int nugget_value(Game const& game, Table const& table) {
    // Nuggets always lie on the lowest spaces, so the lowest pool with a gap follows from their number.
    int const spaces = game.numbers().gold_spaces;
    int const full_pools = table.gold / spaces;
    return game.edition().pool_values[std::max(0, pools - 1 - full_pools)];
}

bool can_pay(Game const& game, Table const& table, Player const& player, Cost const& cost) {
    if (player.lodge_dudes < cost.dudes || player.horses < cost.horses || player.gold < cost.gold)
        return false;
    if (player.bucks >= cost.bucks) return true;
    return player.bucks + (player.gold - cost.gold) * nugget_value(game, table) >= cost.bucks;
}

int total(Counts const& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

int measure(Table const&, Player const& player, Measure what) {
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

int amount_of(Act const& act, Table const& table, Player const& player) {
    if (act.per == Measure::none) return act.amount;
    int const amount = act.amount * (measure(table, player, act.per) / act.each);
    return act.most == 0 ? amount : std::min<int>(amount, act.most);
}

int held(Player const& player, Thing thing) {
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

bool stack_has_any(Table const& table) { return total(table.stack) + total(table.discarded) > 0; }

bool any_barrel_to_take(Table const& table) {
    return stack_has_any(table) ||
           std::any_of(table.stash.begin(), table.stash.end(), [](int kind) { return kind != none; });
}

bool can_gain(Table const& table, Edition const& edition, Player const& player, Thing thing) {
    switch (thing) {
        case Thing::dude: return player.supply_dudes > 0;
        case Thing::tent: return player.supply_tents > 0;
        case Thing::horse: return player.horses < edition.player.horses;
        case Thing::barrel: return any_barrel_to_take(table);
        default: return true;
    }
}

bool can_spend(Game const& game, Table const& table, Player const& player, Thing thing, int amount) {
    if (thing == Thing::buck) return can_pay(game, table, player, Cost{.bucks = amount});
    return held(player, thing) >= amount;
}

Changes changes_of(Edition const& edition, Table const& table, int performance) {
    Changes changes;
    changes.tent_bucks = edition.tent_bucks;
    if (performance == neither) return changes;
    Performance const& done = table.turn.performance[performance];
    // CO-10.2e: only its own Site's action, or by the rulebook a copy with the same icon. RULING co-1.
    if (done.rows == no_site || done.base == no_site) return changes;
    std::uint32_t const mine = table.at(table.turn.player).tableau.bits() & ~table.turn.fresh.bits();
    auto const& rows = edition.during_rows[done.rows][static_cast<int>(done.section)];
    for (int row = 0; row < Building::rows_each; ++row) {
        for (std::uint32_t cards = mine & rows[row]; cards != 0; cards &= cards - 1) {
            for (Act const& act :
                 edition.effect(edition.buildings[std::countr_zero(cards)].rows[row].effect).acts) {
                switch (act.verb) {
                    case Verb::less:
                        (act.thing == Thing::dude ? changes.less_dudes : changes.less_bucks) += act.amount;
                        break;
                    case Verb::more_spaces: changes.more_spaces += act.amount; break;
                    case Verb::per_boomtown: changes.bucks_per_boomtown += act.amount; break;
                    case Verb::both_benefits: changes.both_benefits = true; break;
                    case Verb::tents_cost:
                        changes.tent_bucks = std::min<int>(changes.tent_bucks, act.amount);
                        break;
                    default: break;
                }
            }
        }
    }
    return changes;
}

Cost cost_now(Edition const& edition, Table const& table, Structure structure, Tool tool, int performance) {
    Cost cost = edition.cost(structure, tool);
    if (performance == neither) return cost;
    Changes const changes = changes_of(edition, table, performance);
    cost.dudes = std::max(0, cost.dudes - changes.less_dudes);
    cost.bucks = std::max(0, cost.bucks - changes.less_bucks);
    return cost;
}

bool can_use(Position const& at, EffectId effect) {
    Effect const& what = at.edition().effect(effect);
    bool const pays = what.when == When::spend || what.when == When::spend_up_to;
    int const least = what.when == When::spend ? what.spends : 1;
    if (pays && !can_spend(at.game, at.table, at.me(), what.spent, least)) return false;
    return std::any_of(what.acts.begin(), what.acts.end(), [&](Act const& act) { return can_act(at, act); });
}

bool can_perform_boom(Position const& at, int base) {
    switch (base) {
        case 0: return can_use(at, at.edition().mill[second]);
        case 1:
            return can_build(at, Structure::river, Tool::saw, neither) ||
                   can_build(at, Structure::bridge, Tool::saw, neither);
        case 2:
            return can_build(at, Structure::building, Tool::saw, neither) ||
                   can_build(at, Structure::hotel, Tool::saw, neither);
        case 3: return can_use_wagon(at, neither);
        case 4: return at.me().supply_tents > 0;
        default: return any_barrel_to_take(at.table);
    }
}

bool is_open(Game const& game, Table const& table, int performance) {
    return !game.condensed() || (table.turn.finished >> performance & 1) == 0;
}

bool can_use_row(Position const& at, int performance, int card, int row) {
    Turn const& turn = at.table.turn;
    Performance const& done = turn.performance[performance];
    if (done.rows == no_site || turn.used[row].has(card) || turn.fresh.has(card)) return false;
    Row const& ability = at.edition().buildings[card].rows[row];
    auto const after = [&](Structure structure) {
        return (done.built >> static_cast<int>(structure) & 1) != 0;
    };
    switch (at.edition().effect(ability.effect).when) {
        case When::during: return false;
        case When::after_river:
            if (!after(Structure::river)) return false;
            break;
        case When::after_bridge:
            if (!after(Structure::bridge)) return false;
            break;
        case When::after_building:
            if (!after(Structure::building)) return false;
            break;
        default: break;
    }
    return can_use(at, ability.effect);
}

EffectId specialty_effect(Position const& at, When when) {
    if (at.me().pioneer == none) return no_effect;
    for (EffectId const effect : at.edition().pioneers[at.me().pioneer].does)
        if (at.edition().effect(effect).when == when) return effect;
    return no_effect;
}

bool can_use_specialty(Position const& at, int which) {
    if (at.me().pioneer == none) return false;
    auto const& does = at.edition().pioneers[at.me().pioneer].does;
    if (which >= does.size()) return false;
    Effect const& effect = at.edition().effect(does[which]);
    if (effect.when != When::spend || !can_use(at, does[which])) return false;
    // RULING co-11.
    int const before = at.table.turn.exchanged;
    return before == none || before == which || !undoes(at.edition().effect(does[before]), effect);
}

}  // namespace motherlode::coloma
