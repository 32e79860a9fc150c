#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>

#include "games/coloma/edition.h"
#include "kernel/contract.h"
#include "kernel/fixed_list.h"
#include "kernel/rng.h"
#include "kernel/steps.h"

namespace motherlode::coloma {

// The year in the book's order; then what may have to be settled first.
enum class Step : std::uint8_t {
    choose_board,
    discard_starting_cards,
    adjust_and_rotate,
    trigger_event,
    reveal_buster_cards,
    select_sites,
    place_pioneers,
    determine_bust,
    resolve_turns,
    take_turn,
    return_pioneers,
    shootout,
    clean_up,
    game_over,
    // Frames that wait in front; see the turn table for their arguments.
    event_benefit,
    act,
    accept_or_decline,
    pay,
    structure_built,
    bought,
    discard_cards,
    discard_for_each,
    discard_a_barrel,
    barrels_due,
    take_a_barrel,
    choose_structure,
    move_wagon,
    pitch_tents,
    fill_a_row,
    bury,
    choose_whom_to_bury,
    tier_reward,
};

inline constexpr Seat nobody{255};
inline constexpr Seat neutral{254};  // whose three Gunmen stand in a game for two
// Alone, Shade has the second place at the table; no player ever has it then.
inline constexpr Seat shade{1};

inline constexpr int most_take_backs = 3;  // RULING co-6

// A number of two bytes, so that a State has no padding.
class Number {
public:
    constexpr operator int() const { return bytes_[0] | bytes_[1] << 8; }
    constexpr Number& operator=(int value) {
        assert(value >= 0 && value < 65536);
        bytes_ = {static_cast<std::uint8_t>(value), static_cast<std::uint8_t>(value >> 8)};
        return *this;
    }
    constexpr Number& operator+=(int change) { return *this = *this + change; }
    constexpr Number& operator-=(int change) { return *this = *this - change; }

private:
    std::array<std::uint8_t, 2> bytes_{};
};

using Counts = std::array<std::uint8_t, max_barrel_kinds>;  // of Barrels, by kind

// What lies in front of one player, for all to see. Small sets are bits.
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

// One of the two things a Pioneer can do where it stands: the Common, and the Boom or the Bust.
struct Performance {
    std::uint8_t base;   // whose action, or no_site
    std::uint8_t rows;   // whose buildings, or no_site
    Section section;     // which of their abilities
    std::uint8_t done;   // bits of Done
    std::uint8_t built;  // bits of Structure
};
enum class Done : std::uint8_t { base = 1, tents = 2, horses = 4 };

// The turn being taken.
struct Turn {
    Seat player;
    std::uint8_t position;                   // in the order of turns: Site by Site, seat by seat
    std::array<Performance, 2> performance;  // Common; Boom or Bust
    std::uint8_t under_way;                  // 0 or 1, or 2 for neither yet
    std::uint8_t finished;                   // bits
    std::array<CardSet, Building::rows_each> used;
    CardSet fresh;               // built this turn
    std::uint8_t row_filled;     // CO-12.2b
    std::uint8_t exchanged;      // which exchange of the Specialty was the last action, or none
    std::uint8_t wagon_part_of;  // the performance it belongs to, or 2 for none
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
    std::array<std::uint8_t, max_stash_spaces> stash;  // the kind that lies face up, or none
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
    Turn turn;
    std::array<Player, max_players> players;

    Player& at(Seat seat) { return players[index(seat)]; }
    Player const& at(Seat seat) const { return players[index(seat)]; }
};

// What one player alone sees. The rest of the deck lies between what the player knows of it.
struct Hand {
    CardSet cards;
    FixedList<std::uint8_t, max_cards> top;     // drawn from the back
    FixedList<std::uint8_t, max_cards> bottom;  // the first is reached first
    std::uint8_t dial;
    std::uint8_t mule_dial;
};

// What nobody sees. What was mixed and never seen has no order until somebody looks: decks, Barrels and
// Buster's cards are drawn by this generator when they are due, which nobody can tell from a fixed order.
struct Secret {
    std::array<std::uint8_t, 8> generator;

    Rng rng() const {
        std::uint64_t seed = 0;
        for (int i = 7; i >= 0; --i) seed = seed << 8U | generator[i];
        return Rng{seed};
    }
    void keep(Rng const& rng) {
        for (int i = 0; i < 8; ++i)
            generator[i] = static_cast<std::uint8_t>(rng.state() >> static_cast<unsigned>(8 * i));
    }
};

struct State {
    Table table;
    std::array<Hand, max_players> hands;
    Secret secret;
};
static_assert(sizeof(State) <= 2048);

using View = ViewOf<Table, Hand>;

}  // namespace motherlode::coloma
