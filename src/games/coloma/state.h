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

// The year in the book's order; then what may have to be resolved first. Each is a struct in rules/. The order is that
// of the numbers in a state, so it never changes.
using Turn =
    Steps<struct ChooseBoard, struct DiscardStartingCards, struct AdjustAndRotate, struct TriggerEvent,
          struct RevealBusterCards, struct SelectSites, struct PlacePioneers, struct DetermineBust,
          struct ResolveTurns, struct TakeTurn, struct ReturnPioneers, struct Shootout, struct CleanUp,
          struct GameOver, struct EventBenefit, struct RemainingActs, struct AcceptOrDecline, struct Pay,
          struct StructureBuilt, struct Bought, struct DiscardCards, struct DiscardForEach,
          struct DiscardBarrel, struct BarrelsDue, struct GainBarrel, struct ChooseStructure,
          struct MoveWagon, struct PitchTents, struct FillRow, struct Bury, struct ChooseWhomToBury,
          struct TierReward>;
enum class Step : std::uint8_t {};
template <class S>
inline constexpr Step step = static_cast<Step>(Turn::number<S>());

inline constexpr Seat nobody{255};
inline constexpr Seat neutral{254};  // the owner of the three extra Gunmen in a game for two
// Alone, Shade has the second place at the table; no player ever has it then.
inline constexpr Seat shade{1};

inline constexpr int most_take_backs = 3;  // RULING co-6

using Number = Packed<std::uint16_t>;
using Counts = std::array<std::uint8_t, max_barrel_kinds>;  // of Barrels, by kind

constexpr int total(Counts const& counts) {
    int sum = 0;
    for (int const count : counts) sum += count;
    return sum;
}

// One player's open holdings. Small sets are bits.
struct Player {
    Number points;  // gained in play
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
    std::uint8_t wagon;    // a space
    std::uint8_t board;
    std::uint8_t pioneer;
    CardSet tableau;
    std::uint8_t hand_size;
    std::uint8_t deck_size;
    std::uint8_t known_top;  // how many cards the owner has put there, and not drawn again
    std::uint8_t known_bottom;
    Counts barrels;
    Counts used_barrels;
    std::uint8_t site;  // of the Pioneer
    std::uint8_t mule;  // its Site
    std::uint8_t take_backs;

    int river_count() const { return std::popcount(rivers); }
    int bridge_count() const { return std::popcount(bridges); }
};

// The two parts of a turn: the Common, and the Boom or the Bust.
inline constexpr int common = 0;
inline constexpr int second = 1;
inline constexpr int neither = 2;

// What a Pioneer can do in one of them.
struct Performance {
    std::uint8_t base;   // whose action, or no_site
    std::uint8_t rows;   // whose buildings, or no_site
    Section section;     // which of their abilities
    std::uint8_t done;   // bits: base_done and so on
    std::uint8_t built;  // bits of Structure
};
inline constexpr int base_done = 1;
inline constexpr int tents_bought = 2;
inline constexpr int horses_bought = 4;

// The turn being taken.
struct PlayerTurn {
    Seat player;
    std::uint8_t position;                   // in the order of turns: Site by Site, seat by seat
    std::array<Performance, 2> performance;  // Common; Boom or Bust
    std::uint8_t under_way;                  // a part, or neither yet
    std::uint8_t finished;                   // bits
    std::array<CardSet, Building::rows_each> used;
    CardSet fresh;               // built this turn
    std::uint8_t row_filled;     // CO-12.2b
    std::uint8_t exchanged;      // which exchange of the Specialty was the last action, or none
    std::uint8_t wagon_part_of;  // the part a Wagon move belongs to, or neither
    std::uint8_t steps_left;
    FixedList<std::uint8_t, 20> path;  // of the Wagon move: spaces entered, the start first
};

// What everybody sees. Bytes only, here and below: a State has no padding.
struct Table {
    Progress<Step, 16> progress;
    std::uint8_t year;    // from 0
    std::uint8_t round;   // from 1
    std::uint8_t barker;  // its Site
    std::uint8_t bust;    // its Site: with a tie the one under the Signpost arm
    Seat sheriff;
    Number outlaws;
    Number gold;  // on the board, always on the lowest spaces
    Number cart;
    std::array<std::uint8_t, max_stash_spaces> stash;  // the kind that is face up, or none
    Counts stack;                                      // face down, by kind: order unknown to all
    Counts discarded;
    std::array<std::uint8_t, bridge_stacks> bridge_kinds;
    std::array<std::uint8_t, bridge_stacks> bridges_left;
    std::array<std::uint8_t, years> charts;  // by year
    std::uint8_t hotels_left;
    std::array<Seat, max_rows> rows;  // of the Shootout: who fills them
    std::array<std::uint8_t, 2> buster_cards;
    std::uint8_t buster;         // his Site
    std::uint8_t shades_wagons;  // bits: what is left of the Wagon deck
    SeatSet committed;           // whose dials are set
    PlayerTurn turn;
    std::array<Player, max_players> players;

    Player& at(Seat seat) { return players[index(seat)]; }
    Player const& at(Seat seat) const { return players[index(seat)]; }
};

// What one player alone sees. The rest of the deck is between the cards that the player knows.
struct Hand {
    CardSet cards;
    FixedList<std::uint8_t, max_cards> top;     // drawn from the back
    FixedList<std::uint8_t, max_cards> bottom;  // the first is reached first
    std::uint8_t dial;
    std::uint8_t mule_dial;
};

// What nobody sees. CO-21.1c: unseen decks, Barrels and Buster's cards have no stored order. This generator draws them
// when they are due, which cannot be distinguished from an order fixed before.
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
