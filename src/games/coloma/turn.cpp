// Rulebook p.10, "6. Resolve player turns": what a player can do on a turn; and the whole year as a table of steps.

#include <algorithm>

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

// CO-5.7c. RULING co-3: by the condensed rules whoever begins one part has finished the other.
void begin_part(Game const& game, Turn& turn, int performance) {
    if (turn.under_way == performance) return;
    if (game.condensed() && turn.under_way != neither) turn.finished |= byte(1 << turn.under_way);
    turn.under_way = byte(performance);
}

// The performance an action of the turn belongs to; neither for Barrels, Specialties and the end.
int performance_of(Position const& at, Action action) {
    switch (kind_of(action)) {
        case ActionKind::build: return tool_of(action) == Tool::hammer ? common : second;
        case ActionKind::mill:
        case ActionKind::wagon: return first_of(action);
        case ActionKind::take_barrel:
        case ActionKind::gain_tent: return second;
        case ActionKind::buy_tents:
        case ActionKind::buy_horses:
        case ActionKind::fill_row:
        case ActionKind::pitch_event:
        case ActionKind::pitch_land:
        case ActionKind::house_dude: return common;
        case ActionKind::use: {
            Section const section = at.edition().buildings[first_of(action)].rows[second_of(action)].section;
            return section == Section::common ? common : second;
        }
        default: return neither;
    }
}

template <class Sink>
void buy(Play<Sink>& play, Seat seat, Action action, Performance& part) {
    bool const tents = kind_of(action) == ActionKind::buy_tents;
    int const count = first_of(action);
    part.done |= byte(static_cast<int>(tents ? Done::tents : Done::horses));
    int const tent_bucks = changes_of(play.edition(), play.table(), common).tent_bucks;
    Thing const thing = tents ? Thing::tent : Thing::horse;
    play.table().progress.settle_first(Step::bought, seat, {byte(static_cast<int>(thing)), byte(count)});
    Payment<Sink>::charge(play, seat,
                          tents ? Cost{.bucks = count * tent_bucks}
                                : Cost{.gold = count * play.edition().horse_gold});
}

template <class Sink>
void bought(Play<Sink>& play, Action, TurnFrame const& frame) {
    Gains<Sink>::gain(play, frame.seat, static_cast<Thing>(frame.args[0]), frame.args[1]);
}

template <class Sink>
void use_ability(Play<Sink>& play, Seat seat, int card, int row) {
    EffectId const effect = play.edition().buildings[static_cast<std::size_t>(card)].rows[row].effect;
    play.table().turn.used[row].add(card);
    play.tell("CO-10.2b", Message{say::used_building, index(seat), card, effect});
    Effects<Sink>::start(play, seat, effect);
}

// CO-7.3a, CO-7.3b.
template <class Sink>
void use_barrel(Play<Sink>& play, Seat seat, int kind) {
    Player& player = play.table().at(seat);
    --player.barrels[kind];
    ++player.used_barrels[kind];
    EffectId const effect = play.edition().barrels[static_cast<std::size_t>(kind)].effect;
    play.tell("CO-7.3a", Message{say::used_barrel, index(seat), kind, effect});
    Effects<Sink>::start(play, seat, effect);
}

template <class Sink>
void use_specialty(Play<Sink>& play, Seat seat, int which) {
    int const pioneer = play.table().at(seat).pioneer;
    EffectId const effect = play.edition().pioneers[static_cast<std::size_t>(pioneer)].does[which];
    play.table().turn.exchanged = byte(which);
    play.tell("CO-18.1a", Message{say::used_specialty, index(seat), pioneer, effect});
    Effects<Sink>::start(play, seat, effect);
}

template <class Sink>
void take_turn(Play<Sink>& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    Turn& turn = table.turn;
    Seat const seat = turn.player;
    if (kind_of(action) == ActionKind::end_turn) {
        play.tell("CO-5.7b", Message{say::turn_ended, index(seat)});
        table.progress.step = Step::resolve_turns;
        return;
    }
    table.progress.step = Step::take_turn;
    int const performance = performance_of(play.position(seat), action);
    if (performance != neither) begin_part(play.game, turn, performance);
    if (kind_of(action) != ActionKind::use_specialty) turn.exchanged = none;

    Performance& part = turn.performance[performance == second ? second : common];
    constexpr auto base_done = static_cast<std::uint8_t>(Done::base);
    switch (kind_of(action)) {
        case ActionKind::build: Construction<Sink>::build(play, seat, action, performance); return;
        case ActionKind::mill:
            part.done |= base_done;
            Effects<Sink>::offer(play, seat, play.edition().mill[performance], 1);
            return;
        case ActionKind::wagon:
            part.done |= base_done;
            Wagon<Sink>::begin(play, seat, performance, false);
            return;
        case ActionKind::take_barrel:
            part.done |= base_done;
            Gains<Sink>::take_barrel(play, seat, first_of(action));
            return;
        case ActionKind::gain_tent:
            part.done |= base_done;
            Gains<Sink>::gain(play, seat, Thing::tent, 1);
            return;
        case ActionKind::buy_tents:
        case ActionKind::buy_horses: buy(play, seat, action, part); return;
        case ActionKind::fill_row: Frontier<Sink>::fill_row(play, seat, first_of(action)); return;
        case ActionKind::pitch_event:
        case ActionKind::pitch_land: Frontier<Sink>::pitch(play, seat, action); return;
        case ActionKind::house_dude: Frontier<Sink>::house_dude(play, seat); return;
        case ActionKind::use: use_ability(play, seat, first_of(action), second_of(action)); return;
        case ActionKind::use_barrel: use_barrel(play, seat, first_of(action)); return;
        case ActionKind::use_specialty: use_specialty(play, seat, first_of(action)); return;
        default: assert(false); return;
    }
}

template <class Sink>
using Perform = void (*)(Play<Sink>&, Action, TurnFrame const&);
template <class Sink>
using Rule = StepRule<Step, Choices, Perform<Sink>>;

// clang-format off
template <class Sink>
inline constexpr std::array year_sequence{
    Rule<Sink>{Step::choose_board,           "Boards",                                         {"CO-20.1b"}, board_choices,         Wheel<Sink>::choose_board},
    Rule<Sink>{Step::discard_starting_cards, "Player Setup",                                   {"CO-2.7a"},  starting_card_choices, Wheel<Sink>::discard_starting_cards},
    Rule<Sink>{Step::adjust_and_rotate,      "1. Adjust and rotate the Barker and Bust tiles", {"CO-5.1a"},  nullptr,               Wheel<Sink>::adjust_and_rotate},
    Rule<Sink>{Step::trigger_event,          "2. Trigger the current Event",                   {"CO-5.2a"},  nullptr,               Wheel<Sink>::trigger_event},
    Rule<Sink>{Step::reveal_buster_cards,    "Additional two-player rules",                    {"CO-6.1a"},  nullptr,               Wheel<Sink>::reveal_buster_cards},
    Rule<Sink>{Step::select_sites,           "3. Simultaneously select Sites",                 {"CO-5.4a"},  site_choices,          Wheel<Sink>::select_sites},
    Rule<Sink>{Step::place_pioneers,         "4. Place Pioneers on selected Sites",            {"CO-5.5a"},  nullptr,               Wheel<Sink>::place_pioneers},
    Rule<Sink>{Step::determine_bust,         "5. Determine the Bust",                          {"CO-5.6a"},  nullptr,               Wheel<Sink>::determine_bust},
    Rule<Sink>{Step::resolve_turns,          "6. Resolve player turns",                        {"CO-5.7a"},  nullptr,               Wheel<Sink>::resolve_turns},
    Rule<Sink>{Step::take_turn,              "6. Resolve player turns",                        {"CO-5.7b"},  turn_choices,          take_turn<Sink>},
    Rule<Sink>{Step::return_pioneers,        "7. Return Pioneers",                             {"CO-5.8a"},  nullptr,               Wheel<Sink>::return_pioneers},
    Rule<Sink>{Step::shootout,               "Shootout Phase",                                 {"CO-13.1a"}, nullptr,               Shootout<Sink>::shootout},
    Rule<Sink>{Step::clean_up,               "Clean Up",                                       {"CO-14.1a"}, nullptr,               Shootout<Sink>::clean_up},
    Rule<Sink>{Step::game_over,              "End of the game",                                {"CO-15.1a"}, nullptr,               nullptr},
    // What waits in front. The comment names the two arguments of the frame.
    Rule<Sink>{Step::event_benefit,          "2. Trigger the current Event",                   {"CO-5.2a"},  nullptr,                  Wheel<Sink>::event_benefit},           // Site, players
    Rule<Sink>{Step::act,                    "Abilities",                                      {"CO-10.2b"}, nullptr,                  Effects<Sink>::act},                   // effect, act
    Rule<Sink>{Step::accept_or_decline,      "Event 5",                                        {"CO-5.2e"},  accept_choices,           Effects<Sink>::accept_or_decline},     // effect, times
    Rule<Sink>{Step::pay,                    "Gold Nuggets",                                   {"CO-5.3e"},  pay_choices,              Payment<Sink>::pay},                   // Bucks
    Rule<Sink>{Step::structure_built,        "Sites 2 and 3",                                  {"CO-9.2a"},  nullptr,                  Construction<Sink>::structure_built},  // Structure, which
    Rule<Sink>{Step::bought,                 "The Barker tile",                                {"CO-7.1a"},  nullptr,                  bought<Sink>},                         // Thing, count
    Rule<Sink>{Step::discard_cards,          "Discarding cards",                               {"CO-2.7b"},  discard_choices,          Effects<Sink>::discard_cards},         // count
    Rule<Sink>{Step::discard_for_each,       "Discarding cards",                               {"CO-2.7b"},  discard_for_each_choices, Effects<Sink>::discard_for_each},      // effect, count
    Rule<Sink>{Step::discard_a_barrel,       "Barrel tokens",                                  {"CO-7.3c"},  discard_barrel_choices,   Effects<Sink>::discard_a_barrel},
    Rule<Sink>{Step::barrels_due,            "The Barker tile",                                {"CO-7.2d"},  nullptr,                  Effects<Sink>::barrels_due},           // count
    Rule<Sink>{Step::take_a_barrel,          "The Barker tile",                                {"CO-7.2d"},  take_barrel_choices,      Effects<Sink>::take_a_barrel},
    Rule<Sink>{Step::choose_structure,       "Sites 2 and 3",                                  {"CO-7.3f"},  structure_choices,        Construction<Sink>::choose_structure}, // structures_with, optional
    Rule<Sink>{Step::move_wagon,             "Wagon movement rules",                           {"CO-11.2b"}, wagon_choices,            Wagon<Sink>::move_wagon},              // optional
    Rule<Sink>{Step::pitch_tents,            "Placing Tents",                                  {"CO-12.3a"}, pitch_choices,            Frontier<Sink>::pitch_tents},
    Rule<Sink>{Step::fill_a_row,             "Placing Dudes at the Shootout",                  {"CO-12.2a"}, row_choices,              Frontier<Sink>::fill_a_row},
    Rule<Sink>{Step::bury,                   "Shootout Phase",                                 {"CO-13.4c"}, nullptr,                  Shootout<Sink>::bury},                 // count
    Rule<Sink>{Step::choose_whom_to_bury,    "Shootout Phase",                                 {"CO-13.4c"}, bury_choices,             Shootout<Sink>::choose_whom_to_bury},
    Rule<Sink>{Step::tier_reward,            "Shootout Phase",                                 {"CO-13.2c"}, nullptr,                  Shootout<Sink>::tier_reward},          // effect, place
};
// clang-format on
static_assert(in_order(year_sequence<NoEvents>));

}  // namespace

Pending Game::pending(Table const& table) const {
    Step const step = table.progress.current();
    RuleId const rule = row_of(year_sequence<NoEvents>, step).rule;
    if (!table.progress.waiting.empty()) return {table.progress.waiting.back().seat, SeatSet::none(), rule};
    SeatSet must;
    SeatSet may;
    switch (step) {
        case Step::choose_board: must = next_to_choose_board(*this, table); break;
        case Step::discard_starting_cards:
            for (Seat const seat : SeatSet::first(players_))
                if (table.at(seat).hand_size > edition_->player.keep_cards) must = must.with(seat);
            break;
        case Step::select_sites:
            for (Seat const seat : SeatSet::first(players_)) {
                if (!table.committed.contains(seat))
                    must = must.with(seat);
                else if (table.at(seat).take_backs < most_take_backs)
                    may = may.with(seat);
            }
            break;
        case Step::take_turn: must = table.turn.player; break;
        default: break;
    }
    return {must, may, rule};
}

void Game::legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const {
    bool const waiting = !table.progress.waiting.empty();
    TurnFrame const frame = waiting ? table.progress.waiting.back() : TurnFrame{table.progress.step, {}, {}};
    Choices const choices = row_of(year_sequence<NoEvents>, frame.step).choices;
    if (choices == nullptr || index(seat) >= players_) return;
    if (waiting && seat != frame.seat) return;
    if (frame.step == Step::take_turn && seat != table.turn.player) return;
    if (frame.step == Step::choose_board && seat != next_to_choose_board(*this, table)) return;
    choices(Position{*this, table, hand, seat}, frame, list);
}

template <class Sink>
void Game::apply(State& state, Seat seat, Action action, Sink& sink) const {
    assert(!refusal(state.table, state.hands[index(seat)], seat, action));
    Play<Sink> play{*this, state, seat, sink};
    walk(year_sequence<Sink>, play, state.table.progress, action);
}

template void Game::apply(State&, Seat, Action, NoEvents&) const;
template void Game::apply(State&, Seat, Action, EventLog&) const;

// Far more than anybody needs: each turn a payment for every thing one can have, each round the dials and
// their taking back.
int Game::longest_game() const {
    constexpr int decisions_a_turn = 250;
    constexpr int rounds = years * sites;
    int const dials = 1 + 2 * most_take_backs;
    int const setup = 1 + edition_->player.draw_cards;
    return players_ * (setup + rounds * (decisions_a_turn + dials));
}

}  // namespace motherlode::coloma
