// Rulebook p.17, "Site 5: Settle the Frontier and defend Coloma", and p.21, "Operating your Hotel".

#include <algorithm>

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

}  // namespace

bool can_fill_row(Position const& at, int row) {
    return row < at.game.numbers().rows && at.table.turn.row_filled == 0 && at.table.rows[row] == nobody &&
           at.me().lodge_dudes >= at.edition().rows[row];
}

bool can_fill_any_row(Position const& at) {
    for (int row = 0; row < at.game.numbers().rows; ++row)
        if (can_fill_row(at, row)) return true;
    return false;
}

bool can_pitch_event(Position const& at, int site) {
    return site < sites && at.me().lodge_tents > 0 && (at.me().event_tents >> site & 1) == 0;
}

bool can_pitch_land(Position const& at, int land) {
    if (land >= static_cast<int>(at.edition().lands.size()) || at.me().lodge_tents == 0) return false;
    if ((at.me().land_tents >> land & 1) != 0) return false;
    auto const& towns = at.edition().lands[land].towns;
    return std::find(towns.begin(), towns.end(), at.me().wagon) != towns.end();
}

bool can_pitch(Position const& at) {
    if (at.me().lodge_tents == 0) return false;
    for (int site = 0; site < sites; ++site)
        if (can_pitch_event(at, site)) return true;
    for (int land = 0; land < static_cast<int>(at.edition().lands.size()); ++land)
        if (can_pitch_land(at, land)) return true;
    return false;
}

void list_pitches(Position const& at, ActionList& list) {
    if (at.me().lodge_tents == 0) return;
    for (int site = 0; site < sites; ++site)
        if (can_pitch_event(at, site)) list.push_back(pitch_event_action(site));
    for (int land = 0; land < static_cast<int>(at.edition().lands.size()); ++land)
        if (can_pitch_land(at, land)) list.push_back(pitch_land_action(land));
}

void list_rows(Position const& at, ActionList& list) {
    for (int row = 0; row < at.game.numbers().rows; ++row)
        if (can_fill_row(at, row)) list.push_back(fill_row_action(row));
}

bool can_house_dude(Position const& at) {
    return at.me().lodge_dudes > 0 && at.me().hotel_dudes < at.me().hotels * at.edition().hotel_spaces;
}

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
