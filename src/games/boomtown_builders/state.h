#pragma once

#include <array>
#include <cstdint>

#include "games/boomtown_builders/edition.h"
#include "kernel/contract.h"
#include "kernel/fixed_list.h"
#include "kernel/steps.h"

namespace motherlode::boomtown_builders {

// The steps of a round in the order of the rulebook: each player's turn (BB-3.0a), then the end of the round (BB-4.0b).
// Each step is a struct in rules/.
using Turn = Steps<struct Draft, struct Build, struct Invest, struct MoveRoundMarker, struct PlaceTrackToken,
                   struct PassStartingPlayerMarker, struct RefillBuildingCards, struct GameOver>;
enum class Step : std::uint8_t {};
template <class S>
inline constexpr Step step = static_cast<Step>(Turn::number<S>());

// Cards are numbered as the edition lists them.
using CardId = std::uint8_t;
inline constexpr CardId no_card = 255;
inline constexpr std::uint8_t no_column = 255;
inline constexpr std::uint8_t face_down = 255;
inline constexpr Seat nobody{255};

// The content of one location.
struct Site {
    CardId card;
    Seat owner;  // of the Investment Cube
    CubeSize cube;
    Terrain terrain;
};

// BB-7.1c: everything that all players see, including the Board and the three markers (BB-1.2a). All members consist of
// bytes, so that State has no padding.
struct Table {
    Progress<Step, max_tokens_at_once> progress;
    std::uint8_t round;  // from 1
    Seat starting_player;
    Seat active_player;
    std::uint8_t turns_taken;  // in this round

    std::array<std::array<Site, max_columns>, max_rows> sites;
    std::array<std::uint8_t, max_rows> empty;  // by row: one bit per location, 1 if a Building can be placed
    std::array<std::uint8_t, max_rows> track;  // by row: the column of its Track Token
    std::uint8_t tokens_placed;                // also the index of the first row without one
    Location train_marker;

    std::array<std::uint8_t, max_hideout_spaces> hideouts;  // by space: the revealed card
    std::array<CardId, max_draft_row> draft_row;
    CardId drafted;   // the active player's card, until it is placed
    Location placed;  // where the active player has just built, until a cube is invested
    std::uint8_t deck_size;
    FixedList<CardId, max_cards> discarded;
    std::array<std::array<std::uint8_t, cube_sizes>, max_players> cubes;

    Site& at(Location place) { return sites[place.row][place.column]; }
    Site const& at(Location place) const { return sites[place.row][place.column]; }
};

using Hand = NoHand;

// RULING bb-13: hidden from everybody.
struct Secret {
    FixedList<CardId, max_cards> deck;                      // BB-7.1a: drawn from the back
    std::array<std::uint8_t, max_hideout_spaces> hideouts;  // BB-7.1b: by space: its card, revealed or not
};

struct State {
    Table table;
    std::array<Hand, max_players> hands;
    Secret secret;
};
static_assert(sizeof(State) <= 1024);

using View = ViewOf<Table, Hand>;

}  // namespace motherlode::boomtown_builders
