// Rulebook p.17, "Site 5: Settle the Frontier and defend Coloma", and p.21, "Operating your Hotel".

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

}  // namespace

void pitch_choices(Position const& at, TurnFrame const&, ActionList& list) {
    list_pitches(at, list);
    list.push_back(simple_action(ActionKind::done));
}

void row_choices(Position const& at, TurnFrame const&, ActionList& list) {
    list_rows(at, list);
    list.push_back(simple_action(ActionKind::done));
}

// CO-12.2: one whole row, once a turn.
template <class Sink>
void Frontier<Sink>::fill_row(Play<Sink>& play, Seat seat, int row) {
    Table& table = play.table();
    Player& player = table.at(seat);
    int const dudes = play.edition().rows[static_cast<std::size_t>(row)];
    player.lodge_dudes = byte(player.lodge_dudes - dudes);
    player.gunmen = byte(player.gunmen + dudes);
    table.rows[row] = seat;
    table.turn.row_filled = 1;
    play.tell("CO-12.2a", Message{say::row_filled, index(seat), row + 1, dudes});
}

// CO-12.3.
template <class Sink>
void Frontier<Sink>::pitch(Play<Sink>& play, Seat seat, Action action) {
    Player& player = play.table().at(seat);
    --player.lodge_tents;
    int const place = first_of(action);
    if (kind_of(action) == ActionKind::pitch_event) {
        player.event_tents |= byte(1 << place);
        play.tell("CO-12.3a", Message{say::pitched_event, index(seat), place});
    } else {
        player.land_tents |= byte(1 << place);
        play.tell("CO-12.3b", Message{say::pitched_land, index(seat), place});
    }
}

// CO-16.2a.
template <class Sink>
void Frontier<Sink>::house_dude(Play<Sink>& play, Seat seat) {
    Player& player = play.table().at(seat);
    --player.lodge_dudes;
    ++player.hotel_dudes;
    player.points += play.edition().hotel_dude_points;
    play.tell("CO-16.2a", Message{say::housed, index(seat), play.edition().hotel_dude_points});
}

template <class Sink>
void Frontier<Sink>::pitch_tents(Play<Sink>& play, Action action, TurnFrame const& frame) {
    if (kind_of(action) == ActionKind::done) return;
    pitch(play, frame.seat, action);
    if (can_pitch(play.position(frame.seat)))
        play.table().progress.settle_first(Step::pitch_tents, frame.seat);
}

template <class Sink>
void Frontier<Sink>::fill_a_row(Play<Sink>& play, Action action, TurnFrame const& frame) {
    if (kind_of(action) != ActionKind::done) fill_row(play, frame.seat, first_of(action));
}

template struct Frontier<NoEvents>;
template struct Frontier<EventLog>;

}  // namespace motherlode::coloma
