#pragma once

#include <array>
#include <cstdint>

#include "games/boomtown_builders/edition.h"
#include "kernel/contract.h"
#include "kernel/fixed_list.h"
#include "kernel/steps.h"

namespace motherlode::boomtown_builders {

// The round in the order of the rulebook: BB-3.0a, each player's turn; BB-4.0b, what happens at its end. Each is a
// struct in rules/.
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

// What is on one location.
struct Site {
    CardId card;
    Seat owner;  // of the Investment Cube
    CubeSize cube;
    Terrain terrain;
};

// BB-7.1c: what everybody sees, with the Board and the three markers (BB-1.2a). Bytes only, here and below: a State
// has no padding.
struct Table {
    Progress<Step, max_tokens_at_once> progress;
    std::uint8_t round;  // from 1
    Seat starting_player;
    Seat active_player;
    std::uint8_t turns_taken;  // in this round

    std::array<std::array<Site, max_columns>, max_rows> sites;
    std::array<std::uint8_t, max_rows> empty;  // by row, a bit for each location where a Building may stand
    std::array<std::uint8_t, max_rows> track;  // by row, the column of its Track Token
    std::uint8_t tokens_placed;                // so the first row without a Track Token
    Location train_marker;

    std::array<std::uint8_t, max_hideout_spaces> hideouts;  // by space, the card revealed there
    std::array<CardId, max_draft_row> draft_row;
    CardId drafted;   // by the active player, not yet placed
    Location placed;  // by the active player, not yet invested in
    std::uint8_t deck_size;
    FixedList<CardId, max_cards> discarded;
    std::array<std::array<std::uint8_t, cube_sizes>, max_players> cubes;

    Site& at(Location place) { return sites[place.row][place.column]; }
    Site const& at(Location place) const { return sites[place.row][place.column]; }
};

using Hand = NoHand;

// RULING bb-13: what nobody sees.
struct Secret {
    FixedList<CardId, max_cards> deck;                      // BB-7.1a: drawn from the back
    std::array<std::uint8_t, max_hideout_spaces> hideouts;  // BB-7.1b: by space, revealed or not
};

struct State {
    Table table;
    std::array<Hand, max_players> hands;
    Secret secret;
};
static_assert(sizeof(State) <= 1024);

using View = ViewOf<Table, Hand>;

}  // namespace motherlode::boomtown_builders
