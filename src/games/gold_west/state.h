#pragma once

#include <array>
#include <cstdint>

#include "games/gold_west/edition.h"
#include "kernel/contract.h"
#include "kernel/fixed_list.h"
#include "kernel/steps.h"

namespace motherlode::gold_west {

// The turn in the order of the manual; then what abilities ask for before it goes on, and the end. Each is a struct in
// rules/.
using Turn = Steps<struct ActivateSupplyTrack, struct LeaveResource, struct MetalsLeft, struct UseMetals,
                   struct ChooseToken, struct BuildOrLoot, struct PlaceResources, struct EndTurn,
                   struct PlaceInfluenceToken, struct Look, struct AdvanceStagecoach, struct UpgradeCamp,
                   struct GainResource, struct UseTradingPost, struct GameOver>;
enum class Step : std::uint8_t {};
template <class S>
inline constexpr Step step = static_cast<Step>(Turn::number<S>());

// Tokens, cards, offices and single tokens are numbered as the edition lists them.
using TokenId = std::uint8_t;
inline constexpr std::uint8_t none = 255;
inline constexpr Seat nobody{255};

// GW-2.1c: what one player has on the table. Bytes only, here and below: a State has no padding.
struct Player {
    std::array<Goods, bins> supply;
    std::array<std::uint8_t, terrains> influence;
    HexSet buildings;    // camps and settlements
    HexSet settlements;  // those of them with an influence token underneath
    std::uint8_t camps;  // not yet placed
    std::uint8_t wanted;
    std::array<std::uint8_t, spaces> boomtown;  // influence tokens by space
    std::array<std::uint8_t, metals> coaches;   // steps
    std::uint8_t shipping_tiles;
    FixedList<HexId, max_looks> looked;  // at the tokens there, which are in the Hand

    // Points scored so far, by source; loot is counted by the Wanted area.
    std::uint8_t invested;
    std::uint8_t shipped;
    std::uint8_t single_space;
    std::uint8_t stored;
};

// GW-9.1c: what everybody sees.
struct Table {
    Progress<Step, 4> progress;
    Seat starting_player;
    Seat active_player;
    std::uint8_t final_turn;

    Goods usage_area;       // of the active player; while they move up the Supply Track, those on the way
    std::uint8_t passing;   // bins still to pass
    std::uint8_t invested;  // this turn
    std::uint8_t influenced;
    HexId chosen;  // until its resources are placed

    std::array<HexSet, terrains> terrain;
    HexSet face_down;
    HexSet revealed;
    HexSet looted;
    std::array<TokenId, max_hexes> tokens;  // what came to light, also where it has been taken

    std::array<std::uint8_t, spaces> offices;  // by space; none on the single one
    std::uint8_t single;                       // what that one holds
    std::array<std::uint8_t, max_display> display;
    std::array<Seat, max_display> investors;
    std::uint8_t bonus_tiles_taken;
    std::array<std::array<std::uint8_t, piles>, metals> tiles_taken;

    std::array<Player, max_players> players;

    Player& active() { return players[index(active_player)]; }
    Player const& active() const { return players[index(active_player)]; }
};

// GW-9.1b: what one seat sees, the tokens it has looked at, in the order of its `looked`.
struct Hand {
    FixedList<TokenId, max_looks> seen;
};

// GW-9.1a: what nobody sees.
struct Secret {
    std::array<TokenId, max_hexes> tokens;  // by hex, revealed or not
};

struct State {
    Table table;
    std::array<Hand, max_players> hands;
    Secret secret;
};
static_assert(sizeof(State) <= 1024);

using View = ViewOf<Table, Hand>;

}  // namespace motherlode::gold_west
