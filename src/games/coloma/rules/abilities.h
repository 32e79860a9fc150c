#pragma once

#include "games/coloma/rules/gold_nuggets.h"
#include "games/coloma/rules/sites.h"

// Rulebook p.15: the abilities of Town Buildings.
namespace motherlode::coloma {

// CO-10.2e: how "during" abilities change the action in a part of the turn.
struct Changes {
    int less_dudes = 0;
    int less_bucks = 0;
    int more_spaces = 0;
    int bucks_per_boomtown = 0;
    bool both_benefits = false;
    int tent_bucks = 0;
};
inline Changes changes_of(Edition const& edition, Table const& table, int part) {
    Changes changes;
    changes.tent_bucks = edition.tent_bucks;
    if (part == neither) return changes;
    Performance const& performance = table.turn.performance[part];
    // RULING co-1: a "during" ability changes the action of its own Site. Under the rulebook's rules, it also
    // changes a copied action with the same icon.
    if (performance.rows == no_site || performance.base == no_site) return changes;
    std::uint32_t const usable =
        table.at(table.turn.player).tableau.bits() & ~table.turn.built_this_turn.bits();
    auto const& rows = edition.during_rows[performance.rows][static_cast<int>(performance.section)];
    // OPTIMIZATION: most players have no such ability.
    if ((usable & (rows[0] | rows[1])) == 0) return changes;
    for (int row = 0; row < Building::rows_each; ++row) {
        for (int const card : Bits{usable & rows[row]}) {
            for (Act const& act : edition.effect(edition.buildings[card].rows[row].effect).acts) {
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

// CO-10.2a, CO-10.2d: an ability belongs to a part of the turn. It works without that part's action.
struct UseAbility {
    static constexpr ActionKind kind = ActionKind::use;

    static Row const& ability(Edition const& edition, Action action) {
        return edition.buildings[action.arg(0)].rows[action.arg(1)];
    }
    static int part_of(Row const& ability) { return ability.section == Section::common ? common : second; }

    // An "after" ability can be used as soon as its action has been done.
    static bool is_due(Performance const& performance, When when) {
        switch (when) {
            case When::during: return false;
            case When::after_river: return has_bit(performance.built, static_cast<int>(Structure::river));
            case When::after_bridge: return has_bit(performance.built, static_cast<int>(Structure::bridge));
            case When::after_building:
                return has_bit(performance.built, static_cast<int>(Structure::building));
            default: return true;
        }
    }
    static void list(Open const& at, int part, ActionList& list) {
        Performance const& performance = at.table.turn.performance[part];
        if (performance.rows == no_site) return;
        auto const& rows = at.edition().used_rows[performance.rows][static_cast<int>(performance.section)];
        for (int row = 0; row < Building::rows_each; ++row)
            for (int const card : Bits{me(at).tableau.bits() & rows[row]}) {
                EffectId const effect = at.edition().buildings[card].rows[row].effect;
                // CO-10.2b, CO-10.2c: once a turn, and not in the turn in which the building is built.
                if (at.table.turn.used[row].has(card) || at.table.turn.built_this_turn.has(card)) continue;
                if (is_due(performance, at.edition().effect(effect).when) && can_use(at, effect))
                    list.push_back(make_action(kind, card, row));
            }
    }
    static Reason refusal(Position const& at, Action action) {
        int const card = action.arg(0);
        Row const& row = ability(at.edition(), action);
        int const part = part_of(row);
        Performance const& performance = at.table.turn.performance[part];
        if (!me(at).tableau.has(card)) return refuse("CO-10.2a", say.not_built, card);
        if (at.table.turn.built_this_turn.has(card)) return refuse("CO-10.2c", say.built_this_turn, card);
        if (performance.rows != at.edition().buildings[card].site || performance.section != row.section ||
            at.edition().effect(row.effect).when == When::during)
            return refuse("CO-10.2a", say.ability_elsewhere, card);
        if (!is_open(at.game, at.table, part)) return refuse("CO-5.7c", say.section_finished);
        if (at.table.turn.used[action.arg(1)].has(card)) return refuse("CO-10.2b", say.used_already, card);
        if (!is_due(performance, at.edition().effect(row.effect).when) || !can_use(at, row.effect))
            return refuse("CO-10.2f", say.changes_nothing, row.effect);
        return {};
    }
    static Message describe(Open const& at, Action action) {
        return Message{say.action_use, action.arg(0), ability(at.edition(), action).effect};
    }
    static void perform(Play& play, Action action) {
        int const card = action.arg(0);
        Row const& row = ability(play.edition(), action);
        begin_part(play, part_of(row));
        play.table().turn.used[action.arg(1)].add(card);
        play.log("CO-10.2b", say.used_building, play.actor, card, row.effect);
        start_effect(play, play.actor, row.effect);
    }
};

}  // namespace motherlode::coloma
