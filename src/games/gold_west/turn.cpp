// Manual 4, "Gameplay Flow", and 5, "Step 1: Activate Your Supply Track".

#include <algorithm>
#include <cassert>

#include "games/gold_west/play.h"

namespace motherlode::gold_west {
namespace {

// ---- Step 1 ----

// GW-5.1a: a bin that is not empty.
void activate_choices(Position const& at, ActionList& list) {
    for (int bin = 0; bin < bins; ++bin)
        if (!at.table.active().supply[bin].empty()) list.push_back(activate_action(bin));
}

// GW-5.1b: which resource stays in the bin that is passed.
void leave_choices(Position const& at, ActionList& list) {
    for (int resource = 0; resource < resources; ++resource)
        if (at.table.usage_area.of[resource] > 0) list.push_back(leave_action(resource_at(resource)));
}

template <class Sink>
void leave_one(Play<Sink>& play, Resource resource) {
    Table& table = play.table();
    int const bin = --table.passing;
    --table.usage_area[resource];
    ++play.player().supply[bin][resource];
    play.tell("GW-5.1b", Message{say::left_behind, play.seat(), index(resource), bin + 1});
}

// The resource, where there is one kind only (GW-5.1g).
std::optional<Resource> only_kind(Goods const& goods) {
    int const total = goods.total();
    for (int resource = 0; resource < resources; ++resource)
        if (goods.of[resource] == total) return resource_at(resource);
    return {};
}

// GW-5.1b to GW-5.1d: up from bin to bin, until there is a choice to make or nothing left to move.
template <class Sink>
void move_up(Play<Sink>& play) {
    Table& table = play.table();
    while (table.passing > 0 && !table.usage_area.empty()) {
        std::optional<Resource> const resource = only_kind(table.usage_area);
        if (!resource) {
            play.go_to(Step::leave_resource);
            return;
        }
        leave_one(play, *resource);
    }
    table.passing = 0;
    if (table.usage_area.empty()) play.tell("GW-5.1e", Message{say::nothing_arrived, play.seat()});
    play.go_to(Step::metals_left);
}

// "Activate Your Supply Track".
template <class Sink>
void activate_supply_track(Play<Sink>& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    int const bin = bin_of(action);
    table.usage_area = play.player().supply[bin];
    play.player().supply[bin] = {};
    table.passing = static_cast<std::uint8_t>(bin);
    play.tell("GW-5.1a", Message{say::activated, play.seat(), bin + 1});
    move_up(play);
}

template <class Sink>
void leave_resource(Play<Sink>& play, Action action, TurnFrame const&) {
    leave_one(play, resource_of(action));
    move_up(play);
}

// ---- Between the steps ----

// GW-5.1g: nobody is asked who can do nothing with metals.
template <class Sink>
void metals_left(Play<Sink>& play, Action, TurnFrame const&) {
    if (can_use_metals(play.game, play.table())) return;
    // GW-6.1b: in the final turn nothing is built.
    play.go_to(play.table().final_turn != 0 ? Step::end_turn : Step::choose_token);
}

// GW-4.1a: the next player clockwise. GW-4.1c, GW-6.1a: when all camps are placed, one more turn each. All
// have the same number of camps and place one each turn, so that is at the end of a round.
template <class Sink>
void end_turn(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    // GW-5.1f: what is left is discarded.
    if (int const left = table.usage_area.total(); left > 0)
        play.tell("GW-5.1f", Message{say::discarded, play.seat(), left});
    table.usage_area = {};
    table.invested = 0;
    table.influenced = 0;

    int const next = play.seat() + 1;
    table.active_player = seat_at(next == play.game.players() ? 0 : next);
    play.go_to(Step::activate_supply_track);
    if (table.active_player != table.starting_player) return;
    if (table.final_turn != 0) {
        play.go_to(Step::game_over);
        if constexpr (!std::is_same_v<Sink, NoEvents>) tell_scoring(play.game, table, play.sink);
    } else if (table.active().camps == 0) {
        table.final_turn = 1;
        play.tell("GW-6.1a", Message{say::final_turn});
    }
}

using Choices = void (*)(Position const&, ActionList&);
template <class Sink>
using Perform = void (*)(Play<Sink>&, Action, TurnFrame const&);
template <class Sink>
using Rule = StepRule<Step, Choices, Perform<Sink>>;

// clang-format off
template <class Sink>
inline constexpr std::array turn{
    Rule<Sink>{Step::activate_supply_track, "Activate Your Supply Track", {"GW-5.1a"},  activate_choices,               activate_supply_track<Sink>},
    Rule<Sink>{Step::leave_resource,        "Activate Your Supply Track", {"GW-5.1b"},  leave_choices,                  leave_resource<Sink>},
    Rule<Sink>{Step::metals_left,           "Use Metals",                 {"GW-5.1g"},  nullptr,                        metals_left<Sink>},
    Rule<Sink>{Step::use_metals,            "Use Metals",                 {"GW-5.2a"},  use_metals_choices,             use_metals<Sink>},
    Rule<Sink>{Step::choose_token,          "Build or Loot",              {"GW-5.6a"},  choose_token_choices,           choose_token<Sink>},
    Rule<Sink>{Step::build_or_loot,         "Build or Loot",              {"GW-5.6a"},  build_or_loot_choices,          build_or_loot<Sink>},
    Rule<Sink>{Step::place_resources,       "Completing the Build Action", {"GW-5.10b"}, place_resources_choices,       place_resources<Sink>},
    Rule<Sink>{Step::end_turn,              "Gameplay Flow",              {"GW-5.1f"},  nullptr,                        end_turn<Sink>},
    Rule<Sink>{Step::place_influence_token, "Investments",                {"GW-5.3g"},  place_influence_token_choices,  place_influence_token<Sink>},
    Rule<Sink>{Step::look,                  "Investments",                {"GW-5.3i"},  look_choices,                   look<Sink>},
    Rule<Sink>{Step::advance_stagecoach,    "Investments",                {"GW-5.3j"},  advance_stagecoach_choices,     advance_stagecoach<Sink>},
    Rule<Sink>{Step::upgrade_camp,          "Investments",                {"GW-5.3k"},  upgrade_camp_choices,           upgrade_camp<Sink>},
    Rule<Sink>{Step::gain_resource,         "Investments",                {"GW-5.3l"},  gain_resource_choices,          gain_resource<Sink>},
    Rule<Sink>{Step::trading_post,          "Trading Post",               {"GW-8.2d"},  trading_post_choices,           trading_post<Sink>},
    Rule<Sink>{Step::game_over,             "Game End",                   {"GW-6.1a"},  nullptr,                        nullptr},
};
// clang-format on
static_assert(in_order(turn<NoEvents>));

}  // namespace

Pending Game::pending(Table const& table) const {
    Step const step = table.progress.current();
    RuleId const rule = row_of(turn<NoEvents>, step).rule;
    if (step == Step::game_over) return {SeatSet::none(), SeatSet::none(), rule};
    return {table.active_player, SeatSet::none(), rule};
}

Message Game::prompt(Table const& table, Seat seat) const {
    int const who = index(seat);
    Step const step = table.progress.current();
    int const left = table.progress.waiting.empty() ? 0 : table.progress.waiting.back().args[0];
    switch (step) {
        case Step::activate_supply_track: return Message{say::prompt_activate, who};
        case Step::leave_resource: return Message{say::prompt_leave, who, table.passing};
        case Step::use_metals: return Message{say::prompt_use_metals, who};
        case Step::choose_token:
            return Message{can_build(table) ? say::prompt_choose_token : say::prompt_choose_loot, who};
        case Step::build_or_loot: return Message{say::prompt_build_or_loot, who, table.chosen};
        case Step::place_resources:
            return Message{say::prompt_place_resources, who, table.tokens[table.chosen]};
        case Step::place_influence_token: {
            auto const where = static_cast<FreeToken>(table.progress.waiting.back().args[1]);
            return Message{where == FreeToken::on_occupied ? say::prompt_token_on_occupied
                                                           : say::prompt_token_on_unoccupied,
                           who};
        }
        case Step::look: return Message{say::prompt_look, who, left};
        case Step::advance_stagecoach: return Message{say::prompt_advance, who, left};
        case Step::upgrade_camp: return Message{say::prompt_upgrade, who};
        case Step::gain_resource: return Message{say::prompt_gain, who, left};
        case Step::trading_post:
            return Message{say::prompt_trading_post, who, say::first_single + table.single};
        default: return Message{say::prompt_game_over};
    }
}

void Game::legal_actions(Table const& table, Hand const&, Seat seat, ActionList& list) const {
    Choices const choices = row_of(turn<NoEvents>, table.progress.current()).choices;
    if (choices != nullptr && seat == table.active_player) choices(Position{*this, table}, list);
}

template <class Sink>
void Game::apply(State& state, [[maybe_unused]] Seat seat, Action action, Sink& sink) const {
    assert(!refusal(state.table, state.hands[index(seat)], seat, action));
    Play<Sink> play{*this, state, sink};
    walk(turn<Sink>, play, state.table.progress, action);
}

template void Game::apply(State&, Seat, Action, NoEvents&) const;
template void Game::apply(State&, Seat, Action, EventLog&) const;

// In a turn a player activates a bin, leaves a resource in at most three, is done with metals, uses Boomtown
// and its Trading Post, and takes a token by three decisions. Steps on shipping tracks and cards are limited for
// the whole game; a card's ability asks a few times, and each free token may stand on a Trading Post.
int Game::longest_game() const {
    constexpr int in_a_turn = 1 + (bins - 1) + 1 + 2 + 3;
    int most_amount = 0;
    for (Card const& card : edition_->cards) most_amount = std::max(most_amount, card.amount);
    return players_ * ((numbers().camps + 1) * in_a_turn + metals * edition_->shipping.steps) +
           edition_->display * (1 + 2 * most_amount);
}

}  // namespace motherlode::gold_west
