// Rulebook p.10, "6. Resolve player turns": what a player can do on a turn.

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

bool is_done(Performance const& performance, Done what) {
    return (performance.done & static_cast<std::uint8_t>(what)) != 0;
}

Tool tool_for(int performance) { return performance == common ? Tool::hammer : Tool::saw; }

// CO-7.1: Tents and Horses in any number, each once.
void list_purchases(Position const& at, Performance const& part, ActionList& list) {
    Player const& me = at.me();
    int const tent_bucks = changes_of(at.edition(), at.table, common).tent_bucks;
    if (!is_done(part, Done::tents))
        for (int count = 1; count <= me.supply_tents; ++count)
            if (can_pay(at.game, at.table, me, Cost{.bucks = count * tent_bucks}))
                list.push_back(buy_tents_action(count));
    if (!is_done(part, Done::horses))
        for (int count = 1; me.horses + count <= at.edition().player.horses; ++count)
            if (me.gold >= count * at.edition().horse_gold) list.push_back(buy_horses_action(count));
}

// The base action of a performance: of a Site, or of the Barker.
void list_base(Position const& at, int performance, ActionList& list) {
    Performance const& part = at.table.turn.performance[performance];
    if (is_done(part, Done::base)) return;
    switch (part.base) {
        case 0:
            if (can_use(at, at.edition().mill[performance])) list.push_back(mill_action(performance));
            return;
        case 1:
            list_structures(at, Structure::river, tool_for(performance), performance, list);
            list_structures(at, Structure::bridge, tool_for(performance), performance, list);
            return;
        case 2:
            list_structures(at, Structure::building, tool_for(performance), performance, list);
            list_structures(at, Structure::hotel, tool_for(performance), performance, list);
            return;
        case 3:
            if (can_use_wagon(at, performance)) list.push_back(wagon_action(performance));
            return;
        case 4:
            if (performance == second) {
                if (at.me().supply_tents > 0) list.push_back(simple_action(ActionKind::gain_tent));
                return;
            }
            list_rows(at, list);
            list_pitches(at, list);
            if (can_house_dude(at)) list.push_back(simple_action(ActionKind::house_dude));
            return;
        case barker_site:
            if (performance == common)
                list_purchases(at, part, list);
            else
                take_barrel_choices(at, {}, list);
            return;
        default: return;
    }
}

// CO-10.2: abilities of buildings.
void list_abilities(Position const& at, int performance, ActionList& list) {
    Performance const& part = at.table.turn.performance[performance];
    if (part.rows == no_site) return;
    auto const& rows = at.edition().used_rows[part.rows][static_cast<int>(part.section)];
    for (int row = 0; row < Building::rows_each; ++row)
        for (std::uint32_t cards = at.me().tableau.bits() & rows[row]; cards != 0; cards &= cards - 1)
            if (can_use_row(at, performance, std::countr_zero(cards), row))
                list.push_back(use_action(std::countr_zero(cards), row));
}

}  // namespace

void turn_choices(Position const& at, TurnFrame const&, ActionList& list) {
    for (int const performance : {common, second}) {
        if (!is_open(at.game, at.table, performance)) continue;
        list_base(at, performance, list);
        list_abilities(at, performance, list);
    }
    for (int kind = 0; kind < static_cast<int>(at.edition().barrels.size()); ++kind)
        if (at.me().barrels[kind] > 0 && can_use(at, at.edition().barrels[kind].effect))
            list.push_back(use_barrel_action(kind));
    for (int which = 0; which < Pioneer::max_does; ++which)
        if (can_use_specialty(at, which)) list.push_back(specialty_action(which));
    list.push_back(simple_action(ActionKind::end_turn));
}

}  // namespace motherlode::coloma
