// Rulebook p.14, "Site 2: Survey a River or build a Bridge", p.15, "Site 3: Build a Town Building", and p.21, "Hotels".

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

int stack_of(Table const& table, int kind) {
    for (int stack = 0; stack < bridge_stacks; ++stack)
        if (table.bridge_kinds[stack] == kind) return stack;
    return bridge_stacks;
}

}  // namespace

bool can_build(Position const& at, Structure structure, Tool tool, int performance) {
    Player const& me = at.me();
    switch (structure) {
        case Structure::river:
            if (me.river_count() == canyons) return false;
            break;
        case Structure::bridge: {
            // CO-9.3a, CO-9.3b.
            if (me.bridge_count() >= me.river_count()) return false;
            bool any = false;
            for (int stack = 0; stack < bridge_stacks; ++stack)
                any = any || (at.table.bridges_left[stack] > 0 && (me.bridges >> stack & 1) == 0);
            if (!any) return false;
            break;
        }
        case Structure::building:
            if (me.hand_size == 0) return false;
            break;
        case Structure::hotel:
            if (at.table.hotels_left == 0) return false;
            break;
    }
    return can_pay(at.game, at.table, me, cost_now(at.edition(), at.table, structure, tool, performance));
}

void list_structures(Position const& at, Structure structure, Tool tool, int performance, ActionList& list) {
    if (!can_build(at, structure, tool, performance)) return;
    Player const& me = at.me();
    switch (structure) {
        case Structure::river:
            for (int canyon = 0; canyon < canyons; ++canyon)
                if ((me.rivers >> canyon & 1) == 0) list.push_back(build_action(tool, structure, canyon));
            return;
        case Structure::bridge:
            for (int stack = 0; stack < bridge_stacks; ++stack)
                if (at.table.bridges_left[stack] > 0 && (me.bridges >> stack & 1) == 0)
                    list.push_back(build_action(tool, structure, at.table.bridge_kinds[stack]));
            return;
        case Structure::building:
            for (std::uint32_t cards = at.hand.cards.bits(); cards != 0; cards &= cards - 1)
                list.push_back(build_action(tool, structure, std::countr_zero(cards)));
            return;
        case Structure::hotel: list.push_back(build_action(tool, structure, 0)); return;
    }
}

void structure_choices(Position const& at, TurnFrame const& frame, ActionList& list) {
    for (int i = 0; i < structures; ++i) {
        Structure const structure = static_cast<Structure>(i);
        if (is_among(frame.args[0], structure))
            list_structures(at, structure, tool_in(frame.args[0]), neither, list);
    }
    if (frame.args[1] != 0) list.push_back(simple_action(ActionKind::done));
}

template <class Sink>
void Construction<Sink>::ask(Play<Sink>& play, Seat seat, std::uint8_t code, bool optional) {
    bool possible = false;
    for (int i = 0; i < structures; ++i) {
        Structure const structure = static_cast<Structure>(i);
        possible = possible || (is_among(code, structure) &&
                                can_build(play.position(seat), structure, tool_in(code), neither));
    }
    if (possible)
        play.table().progress.settle_first(Step::choose_structure, seat, {code, byte(optional ? 1 : 0)});
}

template <class Sink>
void Construction<Sink>::choose_structure(Play<Sink>& play, Action action, TurnFrame const& frame) {
    if (kind_of(action) != ActionKind::done) build(play, frame.seat, action, neither);
}

// CO-9.1, CO-10.1, CO-16.1b: first the price, then the deed.
template <class Sink>
void Construction<Sink>::build(Play<Sink>& play, Seat seat, Action action, int performance) {
    Structure const structure = structure_of(action);
    Cost const cost = cost_now(play.edition(), play.table(), structure, tool_of(action), performance);
    if (performance != neither) {
        Performance& done = play.table().turn.performance[performance];
        done.done |= byte(static_cast<int>(Done::base));
        done.built |= byte(1 << static_cast<int>(structure));
    }
    play.table().progress.settle_first(Step::structure_built, seat,
                                       {byte(static_cast<int>(structure)), byte(which_of(action))});
    Payment<Sink>::charge(play, seat, cost);
}

template <class Sink>
void Construction<Sink>::structure_built(Play<Sink>& play, Action, TurnFrame const& frame) {
    Table& table = play.table();
    Seat const seat = frame.seat;
    Player& player = table.at(seat);
    int const which = frame.args[1];
    switch (static_cast<Structure>(frame.args[0])) {
        case Structure::river: {
            // CO-9.2a: the Canyon's benefit at once.
            player.rivers |= byte(1 << which);
            EffectId const gain = play.edition().boards[player.board].gain[which];
            play.tell("CO-9.2a", Message{say::surveyed, index(seat), which + 1, gain});
            Effects<Sink>::offer(play, seat, gain, 1);
            return;
        }
        case Structure::bridge: {
            int const stack = stack_of(table, which);
            player.bridges |= byte(1 << stack);
            --table.bridges_left[stack];
            play.tell("CO-9.3a", Message{say::built_bridge, index(seat), which});
            return;
        }
        case Structure::building:
            play.hand(seat).cards.remove(which);
            --player.hand_size;
            player.tableau.add(which);
            // CO-10.2c.
            table.turn.fresh.add(which);
            play.show("CO-10.1c", Message{say::built, index(seat), which}, seat);
            return;
        case Structure::hotel:
            ++player.hotels;
            --table.hotels_left;
            play.tell("CO-16.1b", Message{say::built_hotel, index(seat)});
            return;
    }
}

template struct Construction<NoEvents>;
template struct Construction<EventLog>;

}  // namespace motherlode::coloma
