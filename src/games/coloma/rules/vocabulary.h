#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "kernel/fixed_list.h"
#include "kernel/outcome.h"

// CO-20.3a: the effects of cards, Barrels, Canyons, charts, Events and map spaces are data, in a small
// vocabulary that docs/editions.md describes. rules/effects.h carries them out.
namespace motherlode::coloma {

// Things to gain or spend.
enum class Thing : std::uint8_t { dude, tent, horse, buck, gold, card, barrel, vp, grave };
inline constexpr int things = 9;
inline constexpr std::array<std::string_view, things> thing_names{"dude", "tent",   "horse", "buck", "gold",
                                                                  "card", "barrel", "vp",    "grave"};

// Things that "per" and Bridges count.
enum class Measure : std::uint8_t {
    horses,
    rivers,
    bridges,
    rivers_and_bridges,
    town_buildings,
    hotels,
    barrels,
    cards,
    graves,
    event_tents,
    land_tents,
    gold,
    dudes,
    gunmen,
    none,
};
inline constexpr int measures = 14;  // without none
inline constexpr std::array<std::string_view, measures> measure_names{
    "horses", "rivers", "bridges",     "rivers_and_bridges", "town_buildings", "hotels", "barrels",
    "cards",  "graves", "event_tents", "land_tents",         "gold",           "dudes",  "gunmen"};

// The two costs of building.
enum class Tool : std::uint8_t { hammer, saw };
inline constexpr std::array<std::string_view, 2> tool_names{"hammer", "saw"};

enum class Verb : std::uint8_t {
    gain,            // amount of a thing, multiplied by a Measure if there is one
    gold_from_cart,  // up to amount
    stack_barrel,
    river,     // at the cost of a tool, like the next two
    crossing,  // a River or a Bridge
    building,
    wagon,
    pitch,
    row,
    signpost,
    // After "during:" only.
    less,          // reduces the cost by an amount of Dudes or Bucks
    more_spaces,   // amount
    per_boomtown,  // amount of Bucks for each Boomtown passed or stopped on
    both_benefits,
    tents_cost,  // amount of Bucks per Tent
};

struct Act {
    Verb verb = Verb::gain;
    Thing thing = Thing::dude;
    std::uint8_t amount = 0;
    Measure per = Measure::none;
    std::uint8_t each = 1;  // "1 dude per 2 horses": 2
    std::uint8_t most = 0;  // limit of the total gain; 0 is no limit
    Tool tool = Tool::hammer;

    friend constexpr bool operator==(Act const&, Act const&) = default;
};

enum class When : std::uint8_t {
    plain,
    spend,        // `spends` of `spent` first
    spend_up_to,  // the acts happen once for each one spent
    after_river,
    after_bridge,
    after_building,
    during,
    forgo_wagon,
    each_grave,
    each_horseshoe,
};

struct Effect {
    static constexpr int max_acts = 4;

    When when = When::plain;
    Thing spent = Thing::dude;
    std::uint8_t spends = 0;
    FixedList<Act, max_acts> acts{};

    friend constexpr bool operator==(Effect const&, Effect const&) = default;
};

// Index of an effect in the edition. Equal effects have the same number; number 0 does nothing.
using EffectId = std::uint8_t;
inline constexpr EffectId no_effect = 0;

// Reads a text such as "spend 1 gold: 4 bucks".
Outcome<Effect> parse_effect(std::string_view text);
std::string effect_text(Effect const& effect);

// Arguments of messages. Kind::thing follows a count and agrees with it: 1 Dude, 2 Dudes.
constexpr int counted(Thing thing, int count) { return static_cast<int>(thing) + (count == 1 ? things : 0); }
// Kind::amount combines a count and its Thing in one number.
constexpr int amount_number(int count, Thing thing) { return count * things + static_cast<int>(thing); }

}  // namespace motherlode::coloma
