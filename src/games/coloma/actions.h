#pragma once

#include <array>
#include <cstdint>

#include "games/coloma/messages.h"
#include "kernel/action.h"
#include "kernel/forms.h"

namespace motherlode::coloma {

// Each round, players set a dial. Each turn consists of many small decisions.
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
    choose_pioneer,
};

// The arguments of `build` are a Tool, a Structure, and the Canyon, Bridge or card. A dial without a Mule has
// no_site as its second argument.
inline constexpr std::array forms{
    Form{ActionKind::choose_board, "board {board}", say.action_board},
    Form{ActionKind::discard, "discard {building} {where}", say.action_discard},  // to the player's own deck
    Form{ActionKind::select, "select {site}{=255}", say.action_select},           // the dial …
    Form{ActionKind::select, "select {site} mule {site}", say.action_select_mule},  // … and the Mule's dial
    Form{ActionKind::take_back, "take back", say.action_take_back},
    Form{ActionKind::build, "hammer{=0} river{=0} {canyon}", say.action_river_hammer},
    Form{ActionKind::build, "hammer{=0} bridge{=1} {bridge}", say.action_bridge_hammer},
    Form{ActionKind::build, "hammer{=0} building{=2} {building}", say.action_building_hammer},
    Form{ActionKind::build, "hammer{=0} hotel{=3}", say.action_hotel_hammer},
    Form{ActionKind::build, "saw{=1} river{=0} {canyon}", say.action_river_saw},
    Form{ActionKind::build, "saw{=1} bridge{=1} {bridge}", say.action_bridge_saw},
    Form{ActionKind::build, "saw{=1} building{=2} {building}", say.action_building_saw},
    Form{ActionKind::build, "saw{=1} hotel{=3}", say.action_hotel_saw},
    Form{ActionKind::mill, "mill {part}", say.action_mill},  // Sutter's Mill
    Form{ActionKind::wagon, "wagon {part}", say.action_wagon_common},
    Form{ActionKind::buy_tents, "buy {count} tents", say.action_buy_tents},
    Form{ActionKind::buy_horses, "buy {count} horses", say.action_buy_horses},
    Form{ActionKind::take_barrel, "take barrel {barrel_space}", say.action_take_barrel},
    Form{ActionKind::gain_tent, "gain tent", say.action_gain_tent},
    Form{ActionKind::fill_row, "fill row {row}", say.action_fill_row},
    Form{ActionKind::pitch_event, "pitch event {site}", say.action_pitch_event},
    Form{ActionKind::pitch_land, "pitch land {land}", say.action_pitch_land},
    Form{ActionKind::house_dude, "house dude", say.action_house_dude},  // moves a Dude into a Hotel
    Form{ActionKind::use, "use {building} {ability}", say.action_use},
    Form{ActionKind::use_barrel, "barrel {barrel}", say.action_use_barrel},
    Form{ActionKind::use_specialty, "specialty {specialty}", say.action_use_specialty},
    Form{ActionKind::pay, "pay {bucks} bucks {gold} gold", say.action_pay},
    Form{ActionKind::discard_barrel, "discard barrel {barrel} {use}", say.action_discard_barrel},
    Form{ActionKind::move, "move {space}", say.action_move},  // moves the Wagon one space
    Form{ActionKind::stop, "stop {benefit}", say.action_stop},
    Form{ActionKind::forgo, "forgo", say.action_forgo},  // gives up a Wagon action
    Form{ActionKind::bury, "bury {buried}", say.action_bury_gunman},
    Form{ActionKind::accept, "accept", say.action_accept},
    Form{ActionKind::decline, "decline", say.action_decline},
    Form{ActionKind::done, "done", say.action_done},
    Form{ActionKind::end_turn, "end turn", say.action_end_turn},
    Form{ActionKind::choose_pioneer, "pioneer {pioneer}", say.action_pioneer},
};

enum class Where : std::uint8_t { top, bottom };
enum class Use : std::uint8_t { unused, used };
enum class Benefit : std::uint8_t { pass, stop_off, both };
enum class Buried : std::uint8_t { gunman, guest };

}  // namespace motherlode::coloma
