#pragma once

#include <array>
#include <cstdint>

#include "games/gold_west/edition.h"
#include "kernel/contract.h"
#include "kernel/fixed_list.h"
#include "kernel/steps.h"

namespace motherlode::gold_west {

// The steps of a turn in the order of the manual, then the steps of abilities, which interrupt the turn, then
// the end of the game. Each step is a struct in rules/ or turn.cpp.
using Turn = Steps<struct ActivateSupplyTrack, struct LeaveResource, struct MetalsLeft, struct UseMetals,
                   struct ChooseToken, struct BuildOrLoot, struct PlaceResources, struct EndTurn,
                   struct PlaceInfluenceToken, struct Look, struct AdvanceStagecoach, struct UpgradeCamp,
                   struct GainResource, struct UseTradingPost, struct GameOver>;
enum class Step : std::uint8_t {};
template <class S>
inline constexpr Step step = static_cast<Step>(Turn::number<S>());

// Numbers of tokens, cards, offices and single tokens are indexes into the lists of the edition.
using TokenId = std::uint8_t;
inline constexpr std::uint8_t none = 255;
inline constexpr Seat nobody{255};

// GW-2.1c: one player's pieces. All structs of the State consist of bytes, so that it has no padding.
struct Player {
    std::array<Goods, bins> supply;
    std::array<std::uint8_t, terrains> influence;
    HexSet buildings;                           // camps and settlements
    HexSet settlements;                         // the buildings with an influence token underneath
    std::uint8_t camps;                         // not yet placed
    std::uint8_t wanted;                        // camps in the Wanted area
    std::array<std::uint8_t, spaces> boomtown;  // influence tokens by space
    std::array<std::uint8_t, metals> coaches;   // steps
    std::uint8_t shipping_tiles;
    FixedList<HexId, max_looks> looked;  // hexes with the tokens that the Hand has seen

    // Points scored so far, by source. The points lost by looting follow from `wanted`.
    std::uint8_t invested;
    std::uint8_t shipped;
    std::uint8_t single_space;
    std::uint8_t stored;
};

// GW-9.1c: the part of a state that everybody sees.
struct Table {
    Progress<Step, 4> progress;
    Seat starting_player;
    Seat active_player;
    std::uint8_t final_turn;

    Goods usage_area;         // the active player's; during the move up the Supply Track, the moving goods
    std::uint8_t passing;     // number of bins that the moving goods still pass
    std::uint8_t invested;    // 1 if the player has invested this turn
    std::uint8_t influenced;  // 1 if the player has used Boomtown this turn
    HexId chosen;             // the hex of the chosen token, until its resources are placed

    std::array<HexSet, terrains> terrain;
    HexSet face_down;
    HexSet revealed;
    HexSet looted;
    std::array<TokenId, max_hexes> tokens;  // revealed tokens, including those already taken

    std::array<std::uint8_t, spaces> offices;  // by space; none on the single space
    std::uint8_t single;                       // the token on the single space
    std::array<std::uint8_t, max_display> display;
    std::array<Seat, max_display> investors;
    std::uint8_t bonus_tiles_taken;
    std::array<std::array<std::uint8_t, piles>, metals> tiles_taken;

    std::array<Player, max_players> players;

    Player& active() { return players[index(active_player)]; }
    Player const& active() const { return players[index(active_player)]; }
};

// GW-9.1b: the tokens that only this seat has seen, in the order of its `looked`.
struct Hand {
    FixedList<TokenId, max_looks> seen;
};

// GW-9.1a: the part of a state that nobody sees.
struct Secret {
    std::array<TokenId, max_hexes> tokens;  // on each hex, revealed or not
};

struct State {
    Table table;
    std::array<Hand, max_players> hands;
    Secret secret;
};
static_assert(sizeof(State) <= 1024);

using View = ViewOf<Table, Hand>;

}  // namespace motherlode::gold_west
