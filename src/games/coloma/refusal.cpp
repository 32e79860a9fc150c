// "Why not?": every action that is not in the list of legal ones, and the rule that forbids it.

#include <algorithm>

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

Refusal refuse(std::string_view rule, Message const& message) { return {RuleId{rule}, message}; }

// How far the arguments of an action go: each below its bound, those without one 0.
struct Bounds {
    std::size_t first = 1;
    std::size_t second = 1;
    std::size_t third = 1;
};

Bounds bounds_of(Edition const& edition, Action action) {
    switch (kind_of(action)) {
        case ActionKind::choose_board: return {edition.boards.size()};
        case ActionKind::discard: return {edition.buildings.size(), 2};
        case ActionKind::select: return {256, 256};
        case ActionKind::build:
            switch (structure_of(action)) {
                case Structure::river: return {2, structures, canyons};
                case Structure::bridge: return {2, structures, edition.bridges.size()};
                case Structure::building: return {2, structures, edition.buildings.size()};
                default: return {2, structures};
            }
        case ActionKind::mill:
        case ActionKind::wagon:
        case ActionKind::bury: return {2};
        case ActionKind::buy_tents:
        case ActionKind::buy_horses: return {251};
        case ActionKind::take_barrel: return {edition.space_outlaws.size() + 1};
        case ActionKind::fill_row: return {edition.rows.size()};
        case ActionKind::pitch_event: return {sites};
        case ActionKind::pitch_land: return {edition.lands.size()};
        case ActionKind::use: return {edition.buildings.size(), Building::rows_each};
        case ActionKind::use_barrel: return {edition.barrels.size()};
        case ActionKind::use_specialty: return {Pioneer::max_does};
        case ActionKind::pay: return {251, 251};
        case ActionKind::discard_barrel: return {edition.barrels.size(), 2};
        case ActionKind::move: return {edition.spaces.size()};
        case ActionKind::stop: return {3};
        default: return {};
    }
}

// An action the game itself could write: a kind it knows, no stray arguments.
bool well_formed(Edition const& edition, Action action) {
    if (action.kind() >= action_kinds) return false;
    Bounds const bounds = bounds_of(edition, action);
    return action.arg(0) < bounds.first && action.arg(1) < bounds.second && action.arg(2) < bounds.third &&
           action.ends_after(3);
}

// CO-7.3k, CO-7.3l for the Boom of the Signpost.
Refusal refuse_barrel(Position const& at, EffectId id) {
    Message const message{say::changes_nothing, id};
    auto const& acts = at.edition().effect(id).acts;
    bool const boom =
        std::any_of(acts.begin(), acts.end(), [](Act const& act) { return act.verb == Verb::signpost; });
    if (boom && at.table.bust == pointed_to(at.edition(), at.table)) return refuse("CO-7.3k", message);
    bool const covered = at.table.bust == signpost_site(at.edition(), at.table);
    if (boom && covered && at.game.condensed()) return refuse("CO-7.3l", message);
    return refuse("CO-10.2f", message);
}

std::optional<Refusal> refuse_dial(Position const& at, Action action) {
    bool const set = at.table.committed.contains(at.seat);
    if (kind_of(action) == ActionKind::take_back) {
        if (!set) return refuse("CO-5.4c", Message{say::nothing_to_take_back});
        return refuse("CO-5.4c", Message{say::no_more_take_backs, most_take_backs});
    }
    if (kind_of(action) != ActionKind::select) return {};
    if (set) return refuse("CO-5.4c", Message{say::already_set});
    if (first_of(action) >= sites) return refuse("CO-5.4a", Message{say::no_such_site});
    if (!at.game.duel()) return refuse("CO-17.2b", Message{say::no_mule});
    if (second_of(action) == no_site) return refuse("CO-17.2b", Message{say::mule_needed});
    return refuse("CO-5.4a", Message{say::no_such_site});
}

// Why a structure cannot be built, apart from whose action it would be.
Refusal refuse_structure(Position const& at, Action action) {
    Player const& me = at.me();
    int const which = which_of(action);
    switch (structure_of(action)) {
        case Structure::river:
            if ((me.rivers >> which & 1) != 0)
                return refuse("CO-9.2a", Message{say::canyon_surveyed, which + 1});
            return refuse("CO-9.1a", Message{say::cannot_pay});
        case Structure::bridge: {
            if (me.bridge_count() >= me.river_count())
                return refuse("CO-9.3a", Message{say::no_river_for_bridge});
            int stack = 0;
            while (stack < bridge_stacks && at.table.bridge_kinds[stack] != which) ++stack;
            if (stack < bridge_stacks && (me.bridges >> stack & 1) != 0)
                return refuse("CO-9.3b", Message{say::bridge_twice});
            if (stack == bridge_stacks || at.table.bridges_left[stack] == 0)
                return refuse("CO-9.3b", Message{say::bridge_gone});
            return refuse("CO-9.1a", Message{say::cannot_pay});
        }
        case Structure::building:
            if (!at.hand.cards.has(which)) return refuse("CO-10.1a", Message{say::not_in_hand});
            return refuse("CO-10.1a", Message{say::cannot_pay});
        case Structure::hotel: break;
    }
    if (at.table.hotels_left == 0) return refuse("CO-16.1c", Message{say::no_hotel});
    return refuse("CO-16.1b", Message{say::cannot_pay});
}

Refusal refuse_row(Position const& at, int row) {
    if (at.table.turn.row_filled != 0) return refuse("CO-12.2b", Message{say::one_row_a_turn});
    if (row >= at.game.numbers().rows || at.table.rows[row] != nobody)
        return refuse("CO-12.2a", Message{say::row_taken, row + 1});
    return refuse("CO-12.2a", Message{say::too_few_dudes, at.edition().rows[static_cast<std::size_t>(row)]});
}

Refusal refuse_pitch(Position const& at, Action action) {
    bool const event = kind_of(action) == ActionKind::pitch_event;
    std::string_view const rule = event ? "CO-12.3a" : "CO-12.3b";
    int const place = first_of(action);
    if (at.me().lodge_tents == 0) return refuse(rule, Message{say::no_tent});
    if (((event ? at.me().event_tents : at.me().land_tents) >> place & 1) != 0)
        return refuse(rule, Message{say::tent_there});
    return refuse("CO-12.3b", Message{say::land_far, event ? 0 : place});
}

Refusal refuse_ability(Position const& at, Action action) {
    int const card = first_of(action);
    int const row = second_of(action);
    Row const& ability = at.edition().buildings[card].rows[row];
    int const performance = ability.section == Section::common ? common : second;
    Performance const& part = at.table.turn.performance[performance];
    if (!at.me().tableau.has(card)) return refuse("CO-10.2a", Message{say::not_built, card});
    if (at.table.turn.fresh.has(card)) return refuse("CO-10.2c", Message{say::built_this_turn, card});
    if (part.rows != at.edition().buildings[card].site || part.section != ability.section ||
        at.edition().effect(ability.effect).when == When::during)
        return refuse("CO-10.2a", Message{say::ability_elsewhere, card});
    if (!is_open(at.game, at.table, performance)) return refuse("CO-5.7c", Message{say::section_finished});
    if (at.table.turn.used[row].has(card)) return refuse("CO-10.2b", Message{say::used_already, card});
    return refuse("CO-10.2f", Message{say::changes_nothing, ability.effect});
}

// Which base action belongs to which Site; and whether this turn has it at all.
std::optional<Refusal> refuse_base(Position const& at, int performance, int base) {
    Performance const& part = at.table.turn.performance[performance];
    if (part.base != base) return refuse("CO-5.5b", Message{say::not_here, at.me().site});
    if (!is_open(at.game, at.table, performance)) return refuse("CO-5.7c", Message{say::section_finished});
    if ((part.done & static_cast<int>(Done::base)) != 0)
        return refuse("CO-10.2b", Message{say::done_already});
    return {};
}

Refusal refuse_purchase(Position const& at, Action action) {
    Performance const& part = at.table.turn.performance[common];
    bool const tents = kind_of(action) == ActionKind::buy_tents;
    int const done = static_cast<int>(tents ? Done::tents : Done::horses);
    if ((part.done & done) != 0) return refuse("CO-7.1b", Message{say::done_already});
    if (tents && first_of(action) > at.me().supply_tents)
        return refuse("CO-5.2f", Message{say::no_tents_left, at.me().supply_tents});
    if (!tents && at.me().horses + first_of(action) > at.edition().player.horses)
        return refuse("CO-7.1c", Message{say::horse_limit, at.edition().player.horses});
    return refuse("CO-7.1a", Message{say::cannot_pay});
}

Refusal refuse_on_turn(Position const& at, Action action) {
    int const first = first_of(action);
    auto const base = [&](int performance, int site, Refusal const& otherwise) {
        return refuse_base(at, performance, site).value_or(otherwise);
    };
    switch (kind_of(action)) {
        case ActionKind::build: {
            bool const crossing =
                structure_of(action) == Structure::river || structure_of(action) == Structure::bridge;
            return base(tool_of(action) == Tool::hammer ? common : second, crossing ? 1 : 2,
                        refuse_structure(at, action));
        }
        case ActionKind::mill:
            return base(first, 0,
                        refuse("CO-10.2f", Message{say::changes_nothing, at.edition().mill[first]}));
        case ActionKind::wagon:
            return base(first, 3, refuse("CO-11.1a", Message{say::not_here, at.me().site}));
        case ActionKind::buy_tents:
        case ActionKind::buy_horses: return base(common, barker_site, refuse_purchase(at, action));
        case ActionKind::take_barrel:
            return base(second, barker_site, refuse("CO-7.2a", Message{say::no_such_barrel}));
        case ActionKind::gain_tent:
            return base(second, 4, refuse("CO-5.2f", Message{say::no_tents_left, at.me().supply_tents}));
        case ActionKind::fill_row: return base(common, 4, refuse_row(at, first));
        case ActionKind::pitch_event:
        case ActionKind::pitch_land: return base(common, 4, refuse_pitch(at, action));
        case ActionKind::house_dude: return base(common, 4, refuse("CO-16.2a", Message{say::hotel_full}));
        case ActionKind::use: return refuse_ability(at, action);
        case ActionKind::use_barrel:
            if (at.me().barrels[first] == 0) return refuse("CO-7.3b", Message{say::no_unused_barrel, first});
            return refuse_barrel(at, at.edition().barrels[first].effect);
        case ActionKind::use_specialty: {
            if (at.me().pioneer == none) return refuse("CO-18.1a", Message{say::no_specialty});
            auto const& does = at.edition().pioneers[at.me().pioneer].does;
            if (first >= does.size()) return refuse("CO-18.1a", Message{say::no_specialty});
            return refuse("CO-10.2f", Message{say::changes_nothing, does[first]});
        }
        default: return refuse("CO-5.7b", Message{say::not_now});
    }
}

// At a step that waits in front of the turn.
Refusal refuse_waiting(Position const& at, TurnFrame const& frame, Action action) {
    ActionKind const kind = kind_of(action);
    int const first = first_of(action);
    switch (frame.step) {
        case Step::pay:
            if (kind == ActionKind::pay)
                return refuse("CO-5.3e",
                              Message{say::wrong_payment, frame.args[0], nugget_value(at.game, at.table)});
            break;
        case Step::discard_starting_cards:
        case Step::discard_cards:
        case Step::discard_for_each:
            if (kind == ActionKind::discard) return refuse("CO-2.7b", Message{say::not_in_hand});
            break;
        case Step::discard_a_barrel:
            if (kind == ActionKind::discard_barrel) return refuse("CO-7.3c", Message{say::no_barrel, first});
            break;
        case Step::take_a_barrel:
            if (kind == ActionKind::take_barrel) return refuse("CO-7.2a", Message{say::no_such_barrel});
            break;
        case Step::choose_structure:
            if (kind == ActionKind::build && tool_of(action) == tool_in(frame.args[0]) &&
                is_among(frame.args[0], structure_of(action)))
                return refuse_structure(at, action);
            break;
        case Step::move_wagon:
            if (kind == ActionKind::move) return refuse("CO-11.2b", Message{say::no_way_there, first});
            if (kind == ActionKind::stop) return refuse("CO-11.2d", Message{say::cannot_stop_so});
            break;
        case Step::pitch_tents:
            if (kind == ActionKind::pitch_event || kind == ActionKind::pitch_land)
                return refuse_pitch(at, action);
            break;
        case Step::fill_a_row:
            if (kind == ActionKind::fill_row) return refuse_row(at, first);
            break;
        case Step::choose_board:
            if (kind == ActionKind::choose_board) return refuse("CO-20.1a", Message{say::board_taken});
            break;
        case Step::accept_or_decline:
            if (kind == ActionKind::accept)
                return refuse("CO-10.2f", Message{say::changes_nothing, frame.args[0]});
            break;
        default: break;
    }
    // CO-7.3d: within a turn nothing else comes in between.
    bool const within_turn = at.table.progress.step == Step::take_turn;
    return refuse(within_turn ? "CO-7.3d" : at.game.pending(at.table).rule.id, Message{say::not_now});
}

}  // namespace

std::optional<Refusal> Game::refusal(Table const& table, Hand const& hand, Seat seat, Action action) const {
    // The list of legal actions decides; what follows only says why.
    ActionList legal;
    legal_actions(table, hand, seat, legal);
    if (legal.contains(action)) return {};

    if (!well_formed(*edition_, action)) return refuse("CO-5.7b", Message{say::unknown_action});
    TurnFrame const frame = table.progress.waiting.empty() ? TurnFrame{table.progress.step, {}, {}}
                                                           : table.progress.waiting.back();
    if (frame.step == Step::game_over) return refuse("CO-15.1a", Message{say::game_over});
    Position const at{*this, table, hand, seat};
    Pending const due = pending(table);
    bool const seated = index(seat) < players_;
    if (seated && frame.step == Step::select_sites)
        if (std::optional<Refusal> refusal = refuse_dial(at, action)) return refusal;
    if (seated && frame.step == Step::discard_starting_cards && !due.must.contains(seat))
        return refuse("CO-2.7a", Message{say::nothing_to_discard});
    if (!due.must.contains(seat) && !due.may.contains(seat))
        return refuse("CO-5.7a", due.must.empty() ? Message{say::not_now}
                                                  : Message{say::not_your_turn, index(*due.must.begin())});
    if (frame.step == Step::take_turn) return refuse_on_turn(at, action);
    return refuse_waiting(at, frame, action);
}

}  // namespace motherlode::coloma
