// What cards, Barrels, Canyons, charts, Events and spaces do, act by act. The vocabulary is described in
// docs/editions.md.

#include <algorithm>

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

// Acts that are over at once.
bool is_immediate(Act const& act) {
    switch (act.verb) {
        case Verb::gain: return act.thing != Thing::barrel && act.thing != Thing::grave;
        case Verb::gold_from_cart:
        case Verb::stack_barrel: return true;
        default: return false;
    }
}

template <class Sink>
void perform_act(Play<Sink>& play, Seat seat, Act const& act, bool optional) {
    Table& table = play.table();
    switch (act.verb) {
        case Verb::gain:
            Gains<Sink>::gain(play, seat, act.thing, amount_of(act, table, table.at(seat)));
            return;
        case Verb::gold_from_cart: {
            int const taken = std::min<int>(act.amount, table.cart);
            table.cart -= taken;
            table.at(seat).gold = byte(table.at(seat).gold + taken);
            play.tell("CO-18.2g", Message{say::gold_from_cart, index(seat), taken});
            return;
        }
        case Verb::stack_barrel:
            if (stack_has_any(table)) Gains<Sink>::take_barrel(play, seat, 0);
            return;
        case Verb::river:
            Construction<Sink>::ask(play, seat, structures_with(act.tool, {Structure::river}), optional);
            return;
        case Verb::crossing:
            Construction<Sink>::ask(
                play, seat, structures_with(act.tool, {Structure::river, Structure::bridge}), optional);
            return;
        case Verb::building:
            Construction<Sink>::ask(play, seat, structures_with(act.tool, {Structure::building}), optional);
            return;
        case Verb::wagon: Wagon<Sink>::begin(play, seat, neither, optional); return;
        case Verb::pitch:
            if (can_pitch(play.position(seat))) table.progress.settle_first(Step::pitch_tents, seat);
            return;
        case Verb::row:
            if (can_fill_any_row(play.position(seat))) table.progress.settle_first(Step::fill_a_row, seat);
            return;
        case Verb::signpost:
            Effects<Sink>::perform_boom(play, seat, site_or_barker(table, pointed_to(play.edition(), table)));
            return;
        default: return;
    }
}

// From one act on; what needs a decision waits in front of the acts after it.
template <class Sink>
void perform_acts(Play<Sink>& play, Seat seat, EffectId id, int from) {
    auto const& acts = play.edition().effect(id).acts;
    for (int i = from; i < acts.size(); ++i) {
        if (!is_immediate(acts[i])) {
            if (i + 1 < acts.size()) play.table().progress.settle_first(Step::act, seat, {id, byte(i + 1)});
            perform_act(play, seat, acts[i], i > 0);
            return;
        }
        perform_act(play, seat, acts[i], i > 0);
    }
}

}  // namespace

void accept_choices(Position const& at, TurnFrame const& frame, ActionList& list) {
    if (can_use(at, frame.args[0])) list.push_back(simple_action(ActionKind::accept));
    list.push_back(simple_action(ActionKind::decline));
}

void discard_choices(Position const& at, TurnFrame const&, ActionList& list) {
    for (std::uint32_t cards = at.hand.cards.bits(); cards != 0; cards &= cards - 1) {
        list.push_back(discard_action(std::countr_zero(cards), Where::top));
        list.push_back(discard_action(std::countr_zero(cards), Where::bottom));
    }
}

void discard_for_each_choices(Position const& at, TurnFrame const& frame, ActionList& list) {
    discard_choices(at, frame, list);
    // To use it at all means to discard at least one.
    if (frame.args[1] < at.edition().effect(frame.args[0]).spends)
        list.push_back(simple_action(ActionKind::done));
}

void discard_barrel_choices(Position const& at, TurnFrame const&, ActionList& list) {
    for (int kind = 0; kind < max_barrel_kinds; ++kind) {
        if (at.me().used_barrels[kind] > 0) list.push_back(discard_barrel_action(kind, true));
        if (at.me().barrels[kind] > 0) list.push_back(discard_barrel_action(kind, false));
    }
}

void take_barrel_choices(Position const& at, TurnFrame const&, ActionList& list) {
    if (stack_has_any(at.table)) list.push_back(take_barrel_action(0));
    for (int space = 0; space < max_stash_spaces; ++space)
        if (at.table.stash[space] != none) list.push_back(take_barrel_action(space + 1));
}

template <class Sink>
void Effects<Sink>::start(Play<Sink>& play, Seat seat, EffectId id) {
    Effect const& effect = play.edition().effect(id);
    auto& progress = play.table().progress;
    if (effect.when == When::spend_up_to) {
        progress.settle_first(Step::discard_for_each, seat, {id, effect.spends});
        return;
    }
    if (effect.when != When::spend) {
        perform_acts(play, seat, id, 0);
        return;
    }
    switch (effect.spent) {
        case Thing::card:
            progress.settle_first(Step::act, seat, {id, 0});
            progress.settle_first(Step::discard_cards, seat, {effect.spends, 0});
            return;
        case Thing::barrel:
            progress.settle_first(Step::act, seat, {id, 0});
            progress.settle_first(Step::discard_a_barrel, seat);
            return;
        case Thing::buck:
            progress.settle_first(Step::act, seat, {id, 0});
            Payment<Sink>::charge(play, seat, Cost{.bucks = effect.spends});
            return;
        default:
            Gains<Sink>::spend(play, seat, effect.spent, effect.spends);
            perform_acts(play, seat, id, 0);
            return;
    }
}

template <class Sink>
void Effects<Sink>::offer(Play<Sink>& play, Seat seat, EffectId id, int times) {
    if (play.edition().effect(id).when == When::spend) {
        if (can_use(play.position(seat), id))
            play.table().progress.settle_first(Step::accept_or_decline, seat, {id, byte(times)});
        return;
    }
    // What needs a decision is pushed in front, so the last comes first; they are alike.
    for (int i = 0; i < times; ++i) start(play, seat, id);
}

template <class Sink>
void Effects<Sink>::act(Play<Sink>& play, Action, TurnFrame const& frame) {
    perform_acts(play, frame.seat, frame.args[0], frame.args[1]);
}

template <class Sink>
void Effects<Sink>::accept_or_decline(Play<Sink>& play, Action action, TurnFrame const& frame) {
    if (kind_of(action) == ActionKind::decline) return;
    // A second time is asked about after the first, if there is still something to spend.
    start(play, frame.seat, frame.args[0]);
    if (frame.args[1] > 1) offer(play, frame.seat, frame.args[0], frame.args[1] - 1);
}

template <class Sink>
void Effects<Sink>::discard_cards(Play<Sink>& play, Action action, TurnFrame const& frame) {
    Gains<Sink>::discard_card(play, frame.seat, action);
    if (frame.args[0] > 1)
        play.table().progress.settle_first(Step::discard_cards, frame.seat, {byte(frame.args[0] - 1), 0});
}

template <class Sink>
void Effects<Sink>::discard_for_each(Play<Sink>& play, Action action, TurnFrame const& frame) {
    if (kind_of(action) == ActionKind::done) return;
    Gains<Sink>::discard_card(play, frame.seat, action);
    if (frame.args[1] > 1 && play.table().at(frame.seat).hand_size > 0)
        play.table().progress.settle_first(Step::discard_for_each, frame.seat,
                                           {frame.args[0], byte(frame.args[1] - 1)});
    perform_acts(play, frame.seat, frame.args[0], 0);
}

template <class Sink>
void Effects<Sink>::discard_a_barrel(Play<Sink>& play, Action action, TurnFrame const& frame) {
    Gains<Sink>::discard_barrel(play, frame.seat, first_of(action), second_of(action) != 0);
}

// CO-7.2d: as long as there are any.
template <class Sink>
void Effects<Sink>::barrels_due(Play<Sink>& play, Action, TurnFrame const& frame) {
    auto& progress = play.table().progress;
    if (!any_barrel_to_take(play.table())) return;
    if (frame.args[0] > 1) progress.settle_first(Step::barrels_due, frame.seat, {byte(frame.args[0] - 1), 0});
    progress.settle_first(Step::take_a_barrel, frame.seat);
}

template <class Sink>
void Effects<Sink>::take_a_barrel(Play<Sink>& play, Action action, TurnFrame const& frame) {
    Gains<Sink>::take_barrel(play, frame.seat, first_of(action));
}

template <class Sink>
void Effects<Sink>::perform_boom(Play<Sink>& play, Seat seat, int base) {
    switch (base) {
        case 0: offer(play, seat, play.edition().mill[second], 1); return;
        case 1:
            Construction<Sink>::ask(play, seat,
                                    structures_with(Tool::saw, {Structure::river, Structure::bridge}), false);
            return;
        case 2:
            Construction<Sink>::ask(
                play, seat, structures_with(Tool::saw, {Structure::building, Structure::hotel}), false);
            return;
        case 3: Wagon<Sink>::begin(play, seat, neither, false); return;
        case 4: Gains<Sink>::gain(play, seat, Thing::tent, 1); return;
        default: Gains<Sink>::gain(play, seat, Thing::barrel, 1); return;
    }
}

template struct Effects<NoEvents>;
template struct Effects<EventLog>;

}  // namespace motherlode::coloma
