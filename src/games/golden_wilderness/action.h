#pragma once

#include <cstdint>

#include "games/golden_wilderness/state.h"
#include "kernel/action.h"

namespace motherlode::golden_wilderness {

// Big choices are several small ones in a row: first the tile of a road, then its border.
//
//   settle monterey        then, in a new terrain: industry farmland_wine
//   change plains_corn     city sonoma     road sonoma, then: border NE
//   buy 5                  event, then: play taxes
//   market monterey, then: product hides             take 2       (a card of the pool)
//   icons cornelio_avila   use mariano_vallejo 2     (its second ability)
//   mission, presidio, then: site sonoma             allow, refuse
//   place 3,-1, then: turn 2                         under        (the tile goes under its stack)
//   attack sonoma presidio, then: sword jose_de_zuniga, stop
//   election, revolution, then: vote 2, support mexico, abstain; card walter_colton 1, bribe, done
//   for …, against …, pass                           auction viceroy, then: bid -3, pass
//   show 2 1               offer 2, then: give 5, give person …, ask settlement …, propose, drop
//   accept 1, decline 1, withdraw
enum class ActionKind : std::uint8_t {
    settle,
    industry,
    change,
    city,
    road,
    border,
    buy,
    event,
    play,
    market,
    product,
    take,
    icons,
    use,
    mission,
    presidio,
    site,
    allow,
    refuse,
    place,
    turn,
    under,
    attack,
    sword,
    stop,
    election,
    revolution,
    vote,
    support,
    abstain,
    card,
    bribe,
    done,
    fight_for,
    fight_against,
    pass,
    auction,
    bid,
    show,
    offer,
    give_pesos,
    ask_pesos,
    give,
    ask,
    propose,
    drop,
    accept,
    decline,
    withdraw,
};
inline constexpr int action_kinds = 49;

constexpr Action plain_action(ActionKind kind) { return make_action(kind); }
constexpr Action number_action(ActionKind kind, int number) { return make_action(kind, number); }
constexpr Action pair_action(ActionKind kind, int one, int other) { return make_action(kind, one, other); }
// Pesos may be more than a byte holds.
constexpr Action buy_action(int pesos) { return make_action(ActionKind::buy, pesos & 255, pesos >> 8); }
// Bids may be below zero.
inline constexpr int bid_zero = 50;
constexpr Action bid_action(int pesos) {
    return make_action(ActionKind::bid, (pesos + bid_zero) & 255, (pesos + bid_zero) >> 8);
}

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind()); }
constexpr int pesos_of(Action action) { return action.arg(0) + action.arg(1) * 256; }
constexpr int bid_of(Action action) { return pesos_of(action) - bid_zero; }
constexpr Hex hex_of(Action action) { return {action.arg(0), action.arg(1)}; }

}  // namespace motherlode::golden_wilderness
