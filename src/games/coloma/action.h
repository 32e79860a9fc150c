#pragma once

#include <cstdint>

#include "games/coloma/state.h"
#include "kernel/action.h"

namespace motherlode::coloma {

// A round is a dial, a turn a row of small decisions.
//
//   board b2                    choose a board
//   discard bakery top          put a card on the top or the bottom of the deck
//   select 3, select 3 mule 2   set the dial; the Mule's too
//   take back                   the dial
//   hammer river 2              survey the second Canyon; saw bridge gold, hammer building bakery, saw hotel
//   mill common, wagon boom     Sutter's Mill; a Wagon move
//   buy 2 tents, buy 1 horses   from the Barker
//   take barrel stack           from the Stash; take barrel 3
//   gain tent                   the Boom of Site 5
//   fill row 2                  of the Shootout
//   pitch event 4, pitch land cosumnes
//   house dude                  in a Hotel
//   use bakery 1                an ability, by its row
//   barrel wagon                use a Barrel
//   specialty 1                 use the Pioneer's ability
//   pay 1 bucks 1 gold
//   discard barrel gold used    or unused
//   move lotus, stop pass, stop off, stop both, forgo
//   bury gunman, bury guest     whom to put into the Graveyard
//   accept, decline, done, end turn
enum class ActionKind : std::uint8_t {
    choose_board,
    discard,
    select,
    take_back,
    build,
    mill,
    wagon,
    buy_tents,
    buy_horses,
    take_barrel,
    gain_tent,
    fill_row,
    pitch_event,
    pitch_land,
    house_dude,
    use,
    use_barrel,
    use_specialty,
    pay,
    discard_barrel,
    move,
    stop,
    forgo,
    bury,
    accept,
    decline,
    done,
    end_turn,
};
inline constexpr int action_kinds = 28;

enum class Where : std::uint8_t { top, bottom };
enum class Benefit : std::uint8_t { pass, stop_off, both };
enum class Buried : std::uint8_t { gunman, guest };

constexpr int common = 0;  // a Performance of the turn
constexpr int second = 1;  // Boom or Bust
constexpr int neither = 2;

constexpr Action simple_action(ActionKind kind) { return make_action(kind); }
constexpr Action board_action(int board) { return make_action(ActionKind::choose_board, board); }
constexpr Action discard_action(int card, Where where) {
    return make_action(ActionKind::discard, card, where);
}
constexpr Action select_action(int site, int mule = no_site) {
    return make_action(ActionKind::select, site, mule);
}
constexpr Action build_action(Tool tool, Structure structure, int which) {
    return make_action(ActionKind::build, tool, structure, which);
}
constexpr Action mill_action(int performance) { return make_action(ActionKind::mill, performance); }
constexpr Action wagon_action(int performance) { return make_action(ActionKind::wagon, performance); }
constexpr Action buy_tents_action(int count) { return make_action(ActionKind::buy_tents, count); }
constexpr Action buy_horses_action(int count) { return make_action(ActionKind::buy_horses, count); }
// Space 0 is the face-down stack.
constexpr Action take_barrel_action(int space) { return make_action(ActionKind::take_barrel, space); }
constexpr Action fill_row_action(int row) { return make_action(ActionKind::fill_row, row); }
constexpr Action pitch_event_action(int site) { return make_action(ActionKind::pitch_event, site); }
constexpr Action pitch_land_action(int land) { return make_action(ActionKind::pitch_land, land); }
constexpr Action use_action(int card, int row) { return make_action(ActionKind::use, card, row); }
constexpr Action use_barrel_action(int kind) { return make_action(ActionKind::use_barrel, kind); }
constexpr Action specialty_action(int which) { return make_action(ActionKind::use_specialty, which); }
constexpr Action pay_action(int bucks, int gold) { return make_action(ActionKind::pay, bucks, gold); }
constexpr Action discard_barrel_action(int kind, bool used) {
    return make_action(ActionKind::discard_barrel, kind, used ? 1 : 0);
}
constexpr Action move_action(int space) { return make_action(ActionKind::move, space); }
constexpr Action stop_action(Benefit benefit) { return make_action(ActionKind::stop, benefit); }
constexpr Action bury_action(Buried who) { return make_action(ActionKind::bury, who); }

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind()); }
constexpr int first_of(Action action) { return action.arg(0); }
constexpr int second_of(Action action) { return action.arg(1); }
constexpr Tool tool_of(Action action) { return static_cast<Tool>(action.arg(0)); }
constexpr Structure structure_of(Action action) { return static_cast<Structure>(action.arg(1)); }
constexpr int which_of(Action action) { return action.arg(2); }

}  // namespace motherlode::coloma
