#pragma once

#include <array>
#include <cstdint>

#include "kernel/contract.h"
#include "kernel/fixed_list.h"
#include "kernel/steps.h"
#include "toy/nuggets/edition.h"

namespace motherlode::nuggets {

// The steps of a round in the order of the rules, then the step that can interrupt it.
using Turn = Steps<struct Stake, struct Reveal, struct Draw, struct GameOver, struct Reply>;
enum class Step : std::uint8_t {};
template <class S>
inline constexpr Step step = static_cast<Step>(Turn::number<S>());

// The part of a state that everybody sees.
struct Table {
    Progress<Step, 1> progress;
    std::uint8_t round;  // from 1
    SeatSet staked;      // in this round
    SeatSet peeked;      // in this game
    std::uint8_t deck_size;
    Nugget buried;  // known when the game is over
    std::array<std::uint8_t, max_players> in_hand;
    std::array<std::uint8_t, max_players> won;
    std::array<std::uint8_t, max_players> replies;
    FixedList<Nugget, max_nuggets> open;
};

// The part of a state that only its own seat sees.
struct Hand {
    FixedList<Nugget, hand_size> nuggets;
    Nugget staked;
    Nugget buried;  // known if this seat has peeked
};

// The part of a state that nobody sees.
struct Secret {
    FixedList<Nugget, max_nuggets> deck;  // drawn from the back
    Nugget buried;
};

struct State {
    Table table;
    std::array<Hand, max_players> hands;
    Secret secret;
};

using View = ViewOf<Table, Hand>;

}  // namespace motherlode::nuggets
