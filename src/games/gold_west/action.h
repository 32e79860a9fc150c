#pragma once

#include <cstdint>

#include "games/gold_west/state.h"
#include "kernel/action.h"

namespace motherlode::gold_west {

// A turn is a row of small decisions.
//
//   activate 2       the second bin of the Supply Track
//   leave copper     stays in the bin that is passed
//   invest 3         the third card on display
//   boomtown 5       an influence token on the fifth space, row by row
//   ship gold        one step
//   done             no more use of metals
//   token c4         the Mining Token to take
//   camp wood        build a camp, paid with wood
//   settlement
//   loot
//   bin 2            where the token's resources go
//   look c4          at a face-down token
//   upgrade c4       a camp to a settlement
//   store gold 2     a resource into a bin
//   keep gold        a Trading Post's resource, to use this turn
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

constexpr Action activate_action(int bin) { return make_action(ActionKind::activate, bin); }
constexpr Action leave_action(Resource resource) { return make_action(ActionKind::leave, resource); }
constexpr Action invest_action(int slot) { return make_action(ActionKind::invest, slot); }
constexpr Action boomtown_action(int space) { return make_action(ActionKind::boomtown, space); }
constexpr Action ship_action(Resource metal) { return make_action(ActionKind::ship, metal); }
constexpr Action done_action() { return make_action(ActionKind::done); }
constexpr Action token_action(HexId hex) { return make_action(ActionKind::token, hex); }
constexpr Action camp_action(Resource price) { return make_action(ActionKind::camp, price); }
constexpr Action settlement_action() { return make_action(ActionKind::settlement); }
constexpr Action loot_action() { return make_action(ActionKind::loot); }
constexpr Action bin_action(int bin) { return make_action(ActionKind::bin, bin); }
constexpr Action look_action(HexId hex) { return make_action(ActionKind::look, hex); }
constexpr Action upgrade_action(HexId hex) { return make_action(ActionKind::upgrade, hex); }
constexpr Action store_action(Resource resource, int bin) {
    return make_action(ActionKind::store, resource, bin);
}
constexpr Action keep_action(Resource resource) { return make_action(ActionKind::keep, resource); }

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind()); }
constexpr int bin_of(Action action) { return action.arg(kind_of(action) == ActionKind::store ? 1 : 0); }
constexpr int slot_of(Action action) { return action.arg(0); }
constexpr int space_of(Action action) { return action.arg(0); }
constexpr HexId hex_of(Action action) { return action.arg(0); }
constexpr Resource resource_of(Action action) { return resource_at(action.arg(0)); }

}  // namespace motherlode::gold_west
