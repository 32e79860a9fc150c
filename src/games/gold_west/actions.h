#pragma once

#include <array>
#include <cstdint>

#include "games/gold_west/messages.h"
#include "games/gold_west/state.h"
#include "kernel/action.h"
#include "kernel/forms.h"

namespace motherlode::gold_west {

// A turn is a series of small decisions.
enum class ActionKind : std::uint8_t {
    activate,
    leave,
    invest,
    boomtown,
    ship,
    done,
    token,
    camp,
    settlement,
    loot,
    bin,
    look,
    upgrade,
    store,
    keep,
};

inline constexpr std::array forms{
    Form{ActionKind::activate, "activate {bin}", say.action_activate},
    Form{ActionKind::leave, "leave {resource}", say.action_leave},        // in the bin being passed
    Form{ActionKind::invest, "invest {slot}", say.action_invest},         // in a card on display
    Form{ActionKind::boomtown, "boomtown {space}", say.action_boomtown},  // an influence token there
    Form{ActionKind::ship, "ship {resource}", say.action_ship},           // one step
    Form{ActionKind::done, "done", say.action_done},                      // with metals
    Form{ActionKind::token, "token {hex}", say.action_token},             // the Mining Token to take
    Form{ActionKind::camp, "camp {resource}", say.action_camp},           // paid with this
    Form{ActionKind::settlement, "settlement", say.action_settlement},
    Form{ActionKind::loot, "loot", say.action_loot},
    Form{ActionKind::bin, "bin {bin}", say.action_bin},  // for the token's resources
    Form{ActionKind::look, "look {hex}", say.action_look},
    Form{ActionKind::upgrade, "upgrade {hex}", say.action_upgrade},
    Form{ActionKind::store, "store {resource} {bin}", say.action_store},
    Form{ActionKind::keep, "keep {resource}", say.action_keep},  // of a Trading Post, to use this turn
};

constexpr HexId hex_of(Action action) { return action.arg(0); }
constexpr Resource resource_of(Action action) { return resource_at(action.arg(0)); }

}  // namespace motherlode::gold_west
