#pragma once

#include "games/gold_west/messages.h"
#include "games/gold_west/state.h"
#include "kernel/form_list.h"

namespace motherlode::gold_west {

// Each form is one small decision of a turn.
inline constexpr auto forms = list_forms({
    {"activate {bin}", say.action_activate},
    {"leave {resource}", say.action_leave},     // left in the bin being passed
    {"invest {slot}", say.action_invest},       // buys the card in this slot of the display
    {"boomtown {space}", say.action_boomtown},  // places an influence token
    {"ship {resource}", say.action_ship},       // moves the stagecoach one step
    {"done", say.action_done},                  // ends the use of metals
    {"token {hex}", say.action_token},          // takes the Mining Token there
    {"camp {resource}", say.action_camp},       // pays with this resource
    {"settlement", say.action_settlement},
    {"loot", say.action_loot},
    {"bin {bin}", say.action_bin},  // receives the token's resources
    {"look {hex}", say.action_look},
    {"upgrade {hex}", say.action_upgrade},
    {"store {resource} {bin}", say.action_store},
    {"keep {resource}", say.action_keep},  // from a Trading Post, to use this turn
});

enum class ActionKind : std::uint8_t {};
consteval ActionKind verb(std::string_view word) { return find_verb<ActionKind>(forms, word); }

constexpr HexId hex_of(Action action) { return action.arg(0); }
constexpr Resource resource_of(Action action) { return resource_at(action.arg(0)); }

}  // namespace motherlode::gold_west
