#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/coloma/edition.h"
#include "games/coloma/rules/sets.h"
#include "kernel/contract.h"
#include "kernel/fixed_list.h"
#include "kernel/packed.h"
#include "kernel/steps.h"

namespace motherlode::coloma {

// The steps of a year in the rulebook's order, then the steps that can interrupt them. Each is a struct in
// rules/. A state stores a step by its number, so the order never changes.
using Turn =
    Steps<struct ChooseBoard, struct DiscardStartingCards, struct AdjustAndRotate, struct TriggerEvent,
          struct RevealBusterCards, struct SelectSites, struct PlacePioneers, struct DetermineBust,
          struct ResolveTurns, struct TakeTurn, struct ReturnPioneers, struct Shootout, struct CleanUp,
          struct GameOver, struct EventBenefit, struct RemainingActs, struct AcceptOrDecline, struct Pay,
          struct StructureBuilt, struct Bought, struct DiscardCards, struct DiscardForEach,
          struct DiscardBarrel, struct BarrelsDue, struct GainBarrel, struct ChooseStructure,
          struct MoveWagon, struct PitchTents, struct FillRow, struct Bury, struct ChooseWhomToBury,
          struct TierReward, struct ChoosePioneer, struct SignpostBoom>;
enum class Step : std::uint8_t {};
template <class S>
inline constexpr Step step = static_cast<Step>(Turn::number<S>());

inline constexpr Seat nobody{255};
inline constexpr Seat neutral{254};  // owns the three extra Gunmen in games for one or two players
// In a solo game, Shade takes the second seat.
inline constexpr Seat shade{1};

inline constexpr int most_take_backs = 3;   // RULING co-6
inline constexpr int printed_pioneers = 6;  // CO-18.1c

using Number = Packed<std::uint16_t>;
using Counts = std::array<std::uint8_t, max_barrel_kinds>;  // of Barrels, by kind

constexpr int total(Counts const& counts) {
    int sum = 0;
    for (int const count : counts) sum += count;
    return sum;
}

// The part of a player's holdings that everyone sees. Small sets are bits.
struct Player {
    Number points;  // gained so far, before final scoring
    Number bucks;
    std::uint8_t gold;
    std::uint8_t horses;
    std::uint8_t lodge_dudes;
    std::uint8_t supply_dudes;
    std::uint8_t gunmen;
    std::uint8_t hotel_dudes;
    std::uint8_t graves;
    std::uint8_t lodge_tents;
    std::uint8_t supply_tents;
    std::uint8_t event_tents;  // by Site
    std::uint8_t land_tents;   // by Land
    std::uint8_t rivers;       // by Canyon
    std::uint8_t bridges;      // by stack
    std::uint8_t hotels;
    std::uint8_t carrots;  // by Site
    std::uint8_t wagon;    // its space
    std::uint8_t board;
    std::uint8_t pioneer;
    CardSet tableau;
    std::uint8_t hand_size;
    std::uint8_t deck_size;
    std::uint8_t known_top;  // number of cards that the owner has put there and not drawn again
    std::uint8_t known_bottom;
    Counts barrels;
    Counts used_barrels;
    std::uint8_t site;  // the Pioneer's Site
    std::uint8_t mule;  // the Mule's Site
    std::uint8_t take_backs;

    int river_count() const { return std::popcount(rivers); }
    int bridge_count() const { return std::popcount(bridges); }
};

// The two parts of a turn: the Common, and the Boom or the Bust.
inline constexpr int common = 0;
inline constexpr int second = 1;
inline constexpr int neither = 2;

// The actions and abilities that a Pioneer can use in one part.
struct Performance {
    std::uint8_t base;   // the Site whose action can be used, or no_site
    std::uint8_t rows;   // the Site whose buildings can be used, or no_site
    Section section;     // the section of those buildings
    std::uint8_t done;   // bits: base_done and so on
    std::uint8_t built;  // bits of Structure
};
inline constexpr int base_done = 1;
inline constexpr int tents_bought = 2;
inline constexpr int horses_bought = 4;

// The parts of the turn while the Signpost Barrel's Boom replaces them (CO-7.3k).
struct SuspendedTurn {
    std::array<Performance, 2> performance;
    std::uint8_t under_way;
    std::uint8_t finished;
    std::array<CardSet, Building::rows_each> used;
};

// The current turn.
struct PlayerTurn {
    Seat player;
    std::uint8_t position;                   // in the order of turns: Site by Site, seat by seat
    std::array<Performance, 2> performance;  // Common; Boom or Bust
    std::uint8_t under_way;                  // the current part, or neither
    std::uint8_t finished;                   // bits of parts
    std::array<CardSet, Building::rows_each> used;
    CardSet built_this_turn;
    std::uint8_t row_filled;     // CO-12.2b
    std::uint8_t exchanged;      // the Specialty's exchange, if it was the last action; otherwise none
    std::uint8_t wagon_part_of;  // the part that the Wagon move belongs to, or neither
    std::uint8_t steps_left;
    FixedList<std::uint8_t, 20> path;  // of the Wagon move, from its first space; empty between moves
    SuspendedTurn suspended;           // without the option `barrel_abilities`, never used
};

// The part of a state that everyone sees. All members are bytes, so that a State has no padding.
struct Table {
    Progress<Step, 16> progress;
    std::uint8_t year;    // from 0
    std::uint8_t round;   // from 1
    std::uint8_t barker;  // its Site
    std::uint8_t bust;    // its Site; after a tie, the Site under the Signpost arm
    Seat sheriff;
    Number outlaws;
    Number gold;  // on the board, always on the lowest spaces
    Number cart;
    std::array<std::uint8_t, max_stash_spaces> stash;  // the kind of the face-up Barrel, or none
    Counts stack;                                      // face-down Barrels; nobody knows their order
    Counts discarded;
    std::array<std::uint8_t, bridge_stacks> bridge_kinds;
    std::array<std::uint8_t, bridge_stacks> bridges_left;
    std::array<std::uint8_t, years> charts;  // by year
    std::uint8_t hotels_left;
    std::array<Seat, max_rows> rows;  // owners of the Gunmen in the Shootout
    std::array<std::uint8_t, 2> buster_cards;
    std::uint8_t buster;         // his Site
    std::uint8_t shades_wagons;  // bits of the cards that remain in the Wagon deck
    SeatSet committed;           // seats that have set their dial
    PlayerTurn turn;
    std::array<Player, max_players> players;

    Player& at(Seat seat) { return players[index(seat)]; }
    Player const& at(Seat seat) const { return players[index(seat)]; }
};

// The part of a state that only one player sees. The unknown part of the deck is between `top` and `bottom`.
struct Hand {
    CardSet cards;
    FixedList<std::uint8_t, max_cards> top;     // the last card is drawn first
    FixedList<std::uint8_t, max_cards> bottom;  // the first card is drawn first
    std::uint8_t dial;
    std::uint8_t mule_dial;
};

// The part of a state that nobody sees. CO-21.1c: unseen decks, Barrels and Buster's cards have no stored
// order. This generator draws a card when it is needed. Players cannot notice a difference from a shuffled
// deck.
struct Secret {
    Packed<std::uint64_t> generator;
};

struct State {
    Table table;
    std::array<Hand, max_players> hands;
    Secret secret;
};
static_assert(sizeof(State) <= 2048);

using View = ViewOf<Table, Hand>;

}  // namespace motherlode::coloma
