#pragma once

#include "games/gold_west/messages.h"
#include "games/gold_west/state.h"
#include "kernel/form_list.h"

namespace motherlode::gold_west {

// A turn is a series of small decisions.
inline constexpr auto forms = list_forms({
    {"activate {bin}", say.action_activate},
    {"leave {resource}", say.action_leave},     // in the bin being passed
    {"invest {slot}", say.action_invest},       // in a card on display
    {"boomtown {space}", say.action_boomtown},  // an influence token there
    {"ship {resource}", say.action_ship},       // one step
    {"done", say.action_done},                  // with metals
    {"token {hex}", say.action_token},          // the Mining Token to take
    {"camp {resource}", say.action_camp},       // paid with this
    {"settlement", say.action_settlement},
    {"loot", say.action_loot},
    {"bin {bin}", say.action_bin},  // for the token's resources
    {"look {hex}", say.action_look},
    {"upgrade {hex}", say.action_upgrade},
    {"store {resource} {bin}", say.action_store},
    {"keep {resource}", say.action_keep},  // of a Trading Post, to use this turn
});

enum class ActionKind : std::uint8_t {};
consteval ActionKind verb(std::string_view word) { return find_verb<ActionKind>(forms, word); }

constexpr HexId hex_of(Action action) { return action.arg(0); }
constexpr Resource resource_of(Action action) { return resource_at(action.arg(0)); }

}  // namespace motherlode::gold_west
