// Not rules of the game: how bots play a turn ahead.

#include "games/coloma/bots/plan.h"

#include "games/coloma/rules/sites.h"

namespace motherlode::coloma {
namespace {

constexpr int most_decisions = 24;

// Of a Wagon move all paths are tried, as far as this many.
constexpr int most_paths = 400;

// In this round, and not begun.
bool turn_to_come(Game const& game, Table const& table, Seat seat) {
    Player const& own = table.at(seat);
    bool const turns = table.progress.step == step<ResolveTurns> || table.progress.step == step<TakeTurn>;
    if (!turns || own.site == no_site || table.turn.player == seat) return false;
    int const places = game.places();
    int const order = (index(seat) - index(table.sheriff) + places) % places;
    return own.site * places + order >= table.turn.position;
}

bool is(Action action, ActionKind kind) { return action.kind() == static_cast<std::uint8_t>(kind); }

bool moves_wagon(Table const& table) { return table.progress.current() == step<MoveWagon>; }

}  // namespace

Plan::Plan(Game const& game, View const& view, Weights const& weights)
    : game_{game}, seat_{view.seat}, weights_{weights} {
    // What the seat does not see is dealt at random, the same for every action. The hand is the seed, so that it
    // differs from game to game.
    Rng rng = Rng::stream(view.hand.cards.bits(), static_cast<std::uint64_t>(index(view.seat)));
    start_ = game.redeal(view, rng);
}

int Plan::value(State const& state) const {
    return worth(game_, state.table, index(seat_), weights_) +
           worth_of_hand(game_, state.table, state.hands[index(seat_)], index(seat_), weights_);
}

int Plan::against_others(State const& state) const {
    if (game_.solo()) return value(state) - game_.shades_score(state.table) * point;
    int others = 0;
    for (int seat = 0; seat < game_.players(); ++seat)
        if (seat_at(seat) != seat_) others += worth(game_, state.table, seat, weights_);
    return value(state) - others / (game_.players() - 1);
}

int Plan::of_turn(int site, int bust) const {
    State state = start_;
    begin_turn(state, site, bust);
    finish_turn(state);
    return against_others(state);
}

int Plan::of_rest() const {
    State state = start_;
    finish_round(state);
    return against_others(state);
}

int Plan::of_action(Action action) const {
    // After the end of a turn come things that have nothing to do with it.
    if (is(action, ActionKind::end_turn)) return against_others(start_);
    State state = start_;
    NoEvents none_logged;
    game_.apply(state, seat_, action, none_logged);
    finish(state);
    return against_others(state);
}

int Plan::of_seat() const {
    State state = start_;
    finish_round(state);
    return value(state);
}

void Plan::finish_round(State& state) const {
    if (!turn_to_come(game_, state.table, seat_)) return finish(state);
    begin_turn(state, state.table.at(seat_).site, state.table.bust);
    finish_turn(state);
}

void Plan::finish(State& state) const {
    resolve(state);
    if (state.table.progress.current() == step<TakeTurn> && state.table.turn.player == seat_)
        finish_turn(state);
}

void Plan::begin_turn(State& state, int site, int bust) const {
    Table& table = state.table;
    table.progress = {};
    table.progress.step = step<TakeTurn>;
    table.bust = byte(bust);
    table.at(seat_).site = byte(site);
    coloma::begin_turn(game_, table, seat_, site);
}

void Plan::finish_turn(State& state) const {
    int now = value(state);
    for (int decisions = 0; decisions < most_decisions && state.table.progress.current() == step<TakeTurn>;
         ++decisions) {
        ActionList legal;
        game_.legal_actions(state.table, state.hands[index(seat_)], seat_, legal);
        State best;
        int best_value = now;
        for (Action const action : legal) {
            if (is(action, ActionKind::end_turn)) continue;
            State after = state;
            NoEvents none_logged;
            game_.apply(after, seat_, action, none_logged);
            resolve(after);
            int const found = value(after);
            if (found <= best_value) continue;
            best_value = found;
            best = after;
        }
        if (best_value == now) return;
        now = best_value;
        state = best;
    }
}

// All small decisions that follow from an action, as far as they are one's own.
void Plan::resolve(State& state) const {
    for (int i = 0; i < most_decisions && !state.table.progress.waiting.empty(); ++i) {
        if (game_.pending(state.table).must != SeatSet{seat_}) return;
        if (moves_wagon(state.table)) {
            resolve_wagon(state);
            continue;
        }
        ActionList legal;
        game_.legal_actions(state.table, state.hands[index(seat_)], seat_, legal);
        NoEvents none_logged;
        if (legal.size() == 1) {
            game_.apply(state, seat_, legal[0], none_logged);
            continue;
        }
        State best;
        int best_value = 0;
        for (int k = 0; k < legal.size(); ++k) {
            State after = state;
            game_.apply(after, seat_, legal[k], none_logged);
            int const found = value(after);
            if (k > 0 && found <= best_value) continue;
            best_value = found;
            best = after;
        }
        state = best;
    }
}

// What is behind a Horseshoe is not seen one step at a time.
void Plan::resolve_wagon(State& state) const {
    State best;
    int best_value = 0;
    int paths = 0;
    auto const try_paths = [&](auto const& again, State const& from) -> void {
        if (!moves_wagon(from.table)) {
            int const found = value(from);
            if (paths++ > 0 && found <= best_value) return;
            best_value = found;
            best = from;
            return;
        }
        ActionList legal;
        game_.legal_actions(from.table, from.hands[index(seat_)], seat_, legal);
        for (Action const action : legal) {
            if (paths > most_paths && is(action, ActionKind::move)) continue;
            State after = from;
            NoEvents none_logged;
            game_.apply(after, seat_, action, none_logged);
            again(again, after);
        }
    };
    try_paths(try_paths, state);
    if (paths > 0) state = best;
}

}  // namespace motherlode::coloma
