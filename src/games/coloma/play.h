#pragma once

#include "games/coloma/position.h"

// What a step works with, and the chapters of the rulebook as groups of steps. Each group is defined in the
// file named above it, for both kinds of sink.
namespace motherlode::coloma {

using TurnFrame = Frame<Step>;

// What can be chosen from at Step::choose_structure, in one byte: a bit for each Structure, and the Tool.
constexpr std::uint8_t structures_with(Tool tool, std::initializer_list<Structure> choices) {
    unsigned code = static_cast<unsigned>(tool) << structures;
    for (Structure const structure : choices) code |= 1U << static_cast<unsigned>(structure);
    return static_cast<std::uint8_t>(code);
}
constexpr Tool tool_in(std::uint8_t code) { return static_cast<Tool>(code >> structures); }
constexpr bool is_among(std::uint8_t code, Structure structure) {
    return (code >> static_cast<int>(structure) & 1) != 0;
}

template <class Sink>
struct Play {
    Game const& game;
    State& state;
    Seat actor;
    Sink& sink;

    Edition const& edition() const { return game.edition(); }
    Table& table() { return state.table; }
    Hand& hand(Seat seat) { return state.hands[index(seat)]; }
    Position position(Seat seat) { return {game, state.table, state.hands[index(seat)], seat}; }
    bool is_shade(Seat seat) const { return game.solo() && seat == shade; }

    void tell(std::string_view rule, Message const& message, SeatSet seen_by = SeatSet::everyone()) {
        sink(Event{RuleId{rule}, message, seen_by, SeatSet::none()});
    }
    // Something hidden comes to light.
    void reveal(std::string_view rule, Message const& message, SeatSet to = SeatSet::everyone()) {
        sink(Event{RuleId{rule}, message, to, to});
    }
    // Something that its owner knew comes to light for all others.
    void show(std::string_view rule, Message const& message, Seat owner) {
        sink(Event{RuleId{rule}, message, SeatSet::everyone(), SeatSet::everyone().without(owner)});
    }
    // Evenly 0 … bound-1.
    int lot(int bound) {
        Rng rng = state.secret.rng();
        int const drawn = rng.below(bound);
        state.secret.keep(rng);
        return drawn;
    }
};

// gains.cpp: what is gained and lost, under its limits.
template <class Sink>
struct Gains {
    static void gain(Play<Sink>& play, Seat seat, Thing thing, int amount);
    static void spend(Play<Sink>& play, Seat seat, Thing thing, int amount);
    static void draw_cards(Play<Sink>& play, Seat seat, int amount);
    static void discard_card(Play<Sink>& play, Seat seat, Action action);
    // Space 0 is the face-down stack.
    static void take_barrel(Play<Sink>& play, Seat seat, int space);
    static int barrel_from_stash(Play<Sink>& play, int space);
    static void mix_discarded_barrels(Play<Sink>& play);
    static int draw_barrel(Play<Sink>& play);
    static void refill_stash(Play<Sink>& play);
    static void discard_barrel(Play<Sink>& play, Seat seat, int kind, bool used);
};

// payment.cpp
template <class Sink>
struct Payment {
    // Takes what leaves no choice and asks about the rest.
    static void charge(Play<Sink>& play, Seat seat, Cost const& cost);
    static void pay(Play<Sink>& play, Action action, TurnFrame const& frame);
};

// effects.cpp: the vocabulary of docs/editions.md.
template <class Sink>
struct Effects {
    // Pays for the effect and carries it out.
    static void start(Play<Sink>& play, Seat seat, EffectId effect);
    // For what happens by itself: something to pay for is offered.
    static void offer(Play<Sink>& play, Seat seat, EffectId effect, int times);
    static void act(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void accept_or_decline(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void discard_cards(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void discard_for_each(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void discard_a_barrel(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void barrels_due(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void take_a_barrel(Play<Sink>& play, Action action, TurnFrame const& frame);
    // The Boom of a Site or of the Barker, without abilities of cards (CO-7.3k).
    static void perform_boom(Play<Sink>& play, Seat seat, int base);
};

// construction.cpp: Sites 2 and 3.
template <class Sink>
struct Construction {
    static void build(Play<Sink>& play, Seat seat, Action action, int performance);
    static void structure_built(Play<Sink>& play, Action action, TurnFrame const& frame);
    // Asks what to build, if anything can be.
    static void ask(Play<Sink>& play, Seat seat, std::uint8_t code, bool optional);
    static void choose_structure(Play<Sink>& play, Action action, TurnFrame const& frame);
};

// wagon.cpp: Site 4.
template <class Sink>
struct Wagon {
    static void begin(Play<Sink>& play, Seat seat, int performance, bool optional);
    static void move_wagon(Play<Sink>& play, Action action, TurnFrame const& frame);
};

// frontier.cpp: Site 5.
template <class Sink>
struct Frontier {
    static void fill_row(Play<Sink>& play, Seat seat, int row);
    static void pitch(Play<Sink>& play, Seat seat, Action action);
    static void house_dude(Play<Sink>& play, Seat seat);
    static void pitch_tents(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void fill_a_row(Play<Sink>& play, Action action, TurnFrame const& frame);
};

// wheel.cpp: the round up to the turns.
template <class Sink>
struct Wheel {
    static void choose_board(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void discard_starting_cards(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void adjust_and_rotate(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void trigger_event(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void event_benefit(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void reveal_buster_cards(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void select_sites(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void place_pioneers(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void determine_bust(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void resolve_turns(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void return_pioneers(Play<Sink>& play, Action action, TurnFrame const& frame);
};

// shootout.cpp: Shootout and Clean Up.
template <class Sink>
struct Shootout {
    static void shootout(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void tier_reward(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void bury(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void choose_whom_to_bury(Play<Sink>& play, Action action, TurnFrame const& frame);
    static void clean_up(Play<Sink>& play, Action action, TurnFrame const& frame);
};

// solo.cpp: what Shade does.
template <class Sink>
struct Solo {
    static void event(Play<Sink>& play, int site);
    static void turn(Play<Sink>& play, int site);
    static void tier(Play<Sink>& play, EffectId effect, int place);
};

// Choices of the waiting steps, by chapter.
using Choices = void (*)(Position const&, TurnFrame const&, ActionList&);
void pay_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void accept_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void discard_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void discard_for_each_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void discard_barrel_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void take_barrel_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void structure_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void wagon_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void pitch_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void row_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void bury_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void board_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void starting_card_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void site_choices(Position const& at, TurnFrame const& frame, ActionList& list);
void turn_choices(Position const& at, TurnFrame const& frame, ActionList& list);

// Who chooses a board next (CO-20.1b); nobody where all have one.
Seat next_to_choose_board(Game const& game, Table const& table);

}  // namespace motherlode::coloma
