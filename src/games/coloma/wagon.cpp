// Rulebook p.16, "Site 4: Moving Wagons on the Frontier Map".

#include <algorithm>

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

bool occupied(Position const& at, int space) {
    if (at.edition().spaces[space].kind == SpaceKind::boomtown) return false;
    for (int seat = 0; seat < at.game.players(); ++seat)
        if (seat_at(seat) != at.seat && at.table.players[seat].wagon == space) return true;
    return false;
}

bool has_moved(Turn const& turn) { return turn.path.size() > 1; }

// CO-11.1a: as many as Horses, and with an ability more.
int spaces_to_move(Position const& at, int performance) {
    return at.me().horses + changes_of(at.edition(), at.table, performance).more_spaces;
}

Space const& space_of(Position const& at) { return at.edition().spaces[at.me().wagon]; }

void list_stops(Position const& at, ActionList& list) {
    list.push_back(stop_action(Benefit::pass));
    if (space_of(at).kind != SpaceKind::boomtown) return;
    // CO-11.2d.
    list.push_back(stop_action(Benefit::stop_off));
    if (changes_of(at.edition(), at.table, at.table.turn.wagon_part_of).both_benefits)
        list.push_back(stop_action(Benefit::both));
}

template <class Sink>
void end_move(Play<Sink>& play, Seat seat) {
    Turn& turn = play.table().turn;
    play.tell("CO-11.2d", Message{say::wagon_stopped, index(seat), play.table().at(seat).wagon});
    turn.path.clear();
    turn.steps_left = 0;
    turn.wagon_part_of = neither;
}

// "1 Buck per Boomtown passed or stopped on", for who has such an ability.
template <class Sink>
void gain_per_boomtown(Play<Sink>& play, Seat seat) {
    int const bucks =
        changes_of(play.edition(), play.table(), play.table().turn.wagon_part_of).bucks_per_boomtown;
    Gains<Sink>::gain(play, seat, Thing::buck, bucks);
}

template <class Sink>
void stop(Play<Sink>& play, Seat seat, Benefit benefit) {
    Space const& space = play.edition().spaces[play.table().at(seat).wagon];
    if (space.kind == SpaceKind::boomtown) gain_per_boomtown(play, seat);
    end_move(play, seat);
    if (space.kind != SpaceKind::boomtown) return;
    // CO-11.2d: the left benefit or the stop-off. What waits in front comes first, so the left one is pushed last.
    if (benefit != Benefit::pass) Effects<Sink>::offer(play, seat, space.stop, 1);
    if (benefit != Benefit::stop_off) Effects<Sink>::offer(play, seat, space.gain, 1);
}

template <class Sink>
void step_to(Play<Sink>& play, Seat seat, int target) {
    Table& table = play.table();
    Turn& turn = table.turn;
    Space const& left = play.edition().spaces[table.at(seat).wagon];
    bool const passes = has_moved(turn) && left.kind == SpaceKind::boomtown;

    table.at(seat).wagon = byte(target);
    turn.path.push_back(byte(target));
    --turn.steps_left;
    play.tell("CO-11.1a", Message{say::wagon_moved, index(seat), target});

    Space const& entered = play.edition().spaces[target];
    bool const goes_on = turn.steps_left > 0 && next_spaces(play.position(seat)) != 0;
    if (goes_on || entered.kind == SpaceKind::boomtown) table.progress.settle_first(Step::move_wagon, seat);

    // CO-11.2c, CO-11.2e.
    EffectId const horseshoe = specialty_effect(play.position(seat), When::each_horseshoe);
    if (entered.kind == SpaceKind::settlement) Effects<Sink>::offer(play, seat, entered.gain, 1);
    if (entered.kind == SpaceKind::horseshoe && horseshoe != no_effect)
        Effects<Sink>::start(play, seat, horseshoe);
    // CO-11.2d: what was passed comes before what is entered.
    if (passes) {
        gain_per_boomtown(play, seat);
        Effects<Sink>::offer(play, seat, left.gain, 1);
    }
    if (!goes_on && entered.kind != SpaceKind::boomtown) end_move(play, seat);
}

}  // namespace

// CO-11.2b, CO-11.2f: where a step can lead. Occupied spaces are looked through as if they were not there.
SpaceBits next_spaces(Position const& at) {
    Turn const& turn = at.table.turn;
    SpaceBits seen = SpaceBits{1} << at.me().wagon;
    for (std::uint8_t const space : turn.path) seen |= SpaceBits{1} << space;
    SpaceBits reached = 0;
    FixedList<std::uint8_t, max_spaces> look_through{};
    look_through.push_back(at.me().wagon);
    for (int i = 0; i < look_through.size(); ++i) {
        for (std::uint8_t const space : at.edition().spaces[look_through[i]].neighbours) {
            if ((seen >> space & 1U) != 0) continue;
            seen |= SpaceBits{1} << space;
            if (occupied(at, space))
                look_through.push_back(space);
            else
                reached |= SpaceBits{1} << space;
        }
    }
    return reached;
}

// RULING co-14: begun with a first step, or forgone. Between moves the path is empty.
bool can_use_wagon(Position const& at, int performance) {
    EffectId const forgo = specialty_effect(at, When::forgo_wagon);
    if (forgo != no_effect && can_use(at, forgo)) return true;
    return spaces_to_move(at, performance) > 0 && next_spaces(at) != 0;
}

void wagon_choices(Position const& at, TurnFrame const& frame, ActionList& list) {
    Turn const& turn = at.table.turn;
    if (turn.steps_left > 0)
        for (SpaceBits spaces = next_spaces(at); spaces != 0; spaces &= spaces - 1)
            list.push_back(move_action(std::countr_zero(spaces)));
    if (has_moved(turn)) {
        list_stops(at, list);
        return;
    }
    // CO-18.3a.
    EffectId const forgo = specialty_effect(at, When::forgo_wagon);
    if (forgo != no_effect && can_use(at, forgo)) list.push_back(simple_action(ActionKind::forgo));
    if (frame.args[0] != 0) list.push_back(simple_action(ActionKind::done));
}

template <class Sink>
void Wagon<Sink>::begin(Play<Sink>& play, Seat seat, int performance, bool optional) {
    if (!can_use_wagon(play.position(seat), performance)) return;
    Turn& turn = play.table().turn;
    turn.wagon_part_of = byte(performance);
    int const longest = turn.path.capacity() - 1;
    turn.steps_left = byte(std::min(spaces_to_move(play.position(seat), performance), longest));
    turn.path.clear();
    turn.path.push_back(play.table().at(seat).wagon);
    play.table().progress.settle_first(Step::move_wagon, seat, {byte(optional ? 1 : 0), 0});
}

template <class Sink>
void Wagon<Sink>::move_wagon(Play<Sink>& play, Action action, TurnFrame const& frame) {
    Turn& turn = play.table().turn;
    switch (kind_of(action)) {
        case ActionKind::move: step_to(play, frame.seat, first_of(action)); return;
        case ActionKind::stop: stop(play, frame.seat, static_cast<Benefit>(first_of(action))); return;
        default: break;
    }
    // Forgone, or not wanted: RULING co-14.
    turn.path.clear();
    turn.steps_left = 0;
    turn.wagon_part_of = neither;
    if (kind_of(action) != ActionKind::forgo) return;
    play.tell("CO-18.3a", Message{say::wagon_forgone, index(frame.seat)});
    Effects<Sink>::start(play, frame.seat, specialty_effect(play.position(frame.seat), When::forgo_wagon));
}

template struct Wagon<NoEvents>;
template struct Wagon<EventLog>;

}  // namespace motherlode::coloma
