#include "kernel/steps.h"
#include "suite/toy_game.h"

namespace motherlode::nuggets {
namespace {

template <class Sink>
struct Play {
    Game const& game;
    State& state;
    Seat seat;
    Sink& sink;

    void tell(std::string_view rule, Message const& message, SeatSet seen_by = SeatSet::everyone(),
              SeatSet learned = SeatSet::none()) {
        sink(Event{RuleId{rule}, message, seen_by, learned});
    }
};

template <class Sink>
void peek(Play<Sink>& play) {
    Seat const seat = play.seat;
    play.state.table.peeked = play.state.table.peeked.with(seat);
    play.state.hands[index(seat)].buried = play.state.secret.buried;
    play.tell("NU-2b", Message{say::peeked, index(seat)});
    if (play.game.has(Flaw::learns_without_event)) return;
    play.tell("NU-2b", Message{say::saw_buried, play.state.secret.buried}, seat, seat);
}

template <class Sink>
void stake(Play<Sink>& play, Action action, Frame<Step> const&) {
    Table& table = play.state.table;
    Seat const seat = play.seat;
    if (action == peek_action) {
        peek(play);
    } else {
        Hand& hand = play.state.hands[index(seat)];
        int const slot = action.arg(0);
        hand.staked = hand.nuggets[slot];
        hand.nuggets.erase(slot);
        --table.in_hand[index(seat)];
        table.staked = table.staked.with(seat);
        if (play.game.has(Flaw::event_tells_secret_choice))
            play.tell("NU-2a", Message{say::staked_slot, index(seat), slot + 1});
        else
            play.tell("NU-2a", Message{say::staked, index(seat)});
    }
    // The step is over with the last stake, whoever makes it.
    if (table.staked != SeatSet::first(play.game.players())) table.progress.step = Step::stake;
}

template <class Sink>
void reveal(Play<Sink>& play, Action, Frame<Step> const&) {
    Table& table = play.state.table;
    int winner = 0;
    int points = 0;
    Nugget best = no_nugget;
    for (Seat const seat : SeatSet::first(play.game.players())) {
        Nugget const nugget = std::exchange(play.state.hands[index(seat)].staked, no_nugget);
        table.open.push_back(nugget);
        points += nugget;
        // Of equals the first wins.
        if (nugget > best) {
            winner = index(seat);
            best = nugget;
        }
        play.tell("NU-3a", Message{say::revealed, index(seat), nugget}, SeatSet::everyone(),
                  SeatSet::everyone().without(seat));
    }
    table.staked = SeatSet::none();
    table.won[winner] = static_cast<std::uint8_t>(table.won[winner] + points);
    play.tell("NU-3b", Message{say::won, winner, points});

    table.progress.step = Step::draw;
    Seat const neighbour = seat_at((winner + 1) % play.game.players());
    if (play.game.with_reply())
        table.progress.settle_first(Step::reply, neighbour, {static_cast<std::uint8_t>(winner), 0});
}

template <class Sink>
void reply(Play<Sink>& play, Action action, Frame<Step> const& frame) {
    Table& table = play.state.table;
    bool const praises = action == praise_action;
    int const gains = praises ? frame.args[0] : index(frame.seat);
    if (!play.game.has(Flaw::never_ends)) ++table.replies[gains];
    play.tell("NU-4a", Message{praises ? say::praised : say::grumbled, index(frame.seat)});
    if (play.game.has(Flaw::never_ends)) table.progress.settle_first(Step::reply, frame.seat, frame.args);
}

template <class Sink>
void draw_one(Play<Sink>& play, Seat seat) {
    Nugget const nugget = play.state.secret.deck.pop_back();
    --play.state.table.deck_size;
    // Late in the game, so that a suite which looks at the start only would miss it.
    bool const lost = play.game.has(Flaw::loses_a_nugget) && play.state.table.round == 2 && index(seat) == 1;
    play.state.hands[index(seat)].nuggets.push_back(lost ? no_nugget : nugget);
    ++play.state.table.in_hand[index(seat)];
    if (play.game.has(Flaw::event_tells_hand)) {
        play.tell("NU-5a", Message{say::drew_nugget, index(seat), nugget});
        return;
    }
    play.tell("NU-5a", Message{say::drew, index(seat)}, SeatSet::everyone().without(seat));
    play.tell("NU-5a", Message{say::drew_nugget, index(seat), nugget}, seat, seat);
}

template <class Sink>
void draw(Play<Sink>& play, Action, Frame<Step> const&) {
    Table& table = play.state.table;
    if (play.game.has(Flaw::unknown_rule)) play.tell("NU-9z", Message{say::drew, 0});
    if (play.game.has(Flaw::no_sentence)) play.tell("NU-5a", Message{say::wordless});
    if (play.game.has(Flaw::seat_out_of_range)) play.tell("NU-5a", Message{say::drew, play.game.players()});
    static constexpr MessageSpec stranger{"nuggets.event.drew", {say::a_seat}};
    if (play.game.has(Flaw::unknown_message)) play.tell("NU-5a", Message{stranger, 0});

    if (table.round == rounds) {
        table.buried = play.state.secret.buried;
        play.tell("NU-5b", Message{say::dug_up, table.buried}, SeatSet::everyone(), SeatSet::everyone());
        table.progress.step = Step::game_over;
        return;
    }
    for (Seat const seat : SeatSet::first(play.game.players())) draw_one(play, seat);
    ++table.round;
    table.progress.step = Step::stake;
}

template <class Sink>
using Perform = void (*)(Play<Sink>&, Action, Frame<Step> const&);

template <class Sink>
constexpr std::array turn{
    StepRule<Step, bool, Perform<Sink>>{Step::stake, "Stake", {"NU-2a"}, true, stake<Sink>},
    StepRule<Step, bool, Perform<Sink>>{Step::reveal, "Reveal", {"NU-3a"}, false, reveal<Sink>},
    StepRule<Step, bool, Perform<Sink>>{Step::reply, "Reply", {"NU-4a"}, true, reply<Sink>},
    StepRule<Step, bool, Perform<Sink>>{Step::draw, "Draw", {"NU-5a"}, false, draw<Sink>},
    StepRule<Step, bool, Perform<Sink>>{Step::game_over, "End", {"NU-5b"}, false, nullptr},
};
static_assert(in_order(turn<NoEvents>));

}  // namespace

State Game::setup(std::uint64_t seed) const {
    Rng rng{has(Flaw::setup_ignores_seed) ? 1U : seed};
    State state{};
    for (int value = 1; value <= values; ++value)
        for (int copy = 0; copy < copies; ++copy) state.secret.deck.push_back(static_cast<Nugget>(value));
    rng.shuffle(state.secret.deck);

    state.secret.buried = state.secret.deck.pop_back();
    for (Seat const seat : SeatSet::first(players_)) {
        for (int i = 0; i < hand_size; ++i)
            state.hands[index(seat)].nuggets.push_back(state.secret.deck.pop_back());
        state.table.in_hand[index(seat)] = hand_size;
    }
    state.table.deck_size = state.secret.deck.count;
    state.table.round = 1;
    return state;
}

Pending Game::pending(Table const& table) const {
    Step const step = table.progress.current();
    RuleId const rule = row_of(turn<NoEvents>, step).rule;
    if (step == Step::reply) return {table.progress.waiting.back().seat, {}, rule};
    if (step == Step::game_over && !has(Flaw::never_finished)) return {{}, {}, rule};
    if (step == Step::game_over) return {{}, seat_at(0), rule};

    SeatSet must;
    SeatSet may;
    for (Seat const seat : SeatSet::first(players_)) {
        if (!table.staked.contains(seat)) must = must.with(seat);
        if (table.staked.contains(seat) && !table.peeked.contains(seat)) may = may.with(seat);
    }
    return {must, may, rule};
}

Message Game::prompt(Table const& table, Seat seat) const {
    switch (table.progress.current()) {
        case Step::stake: return Message{say::prompt_stake, index(seat)};
        case Step::reply: return Message{say::prompt_reply, index(seat)};
        default: return Message{say::prompt_over, index(seat)};
    }
}

void Game::legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const {
    Pending const due = pending(table);
    if (has(Flaw::list_for_seat_not_due) && table.progress.current() == Step::reply)
        list.push_back(praise_action);
    if (!(due.must | due.may).contains(seat) || has(Flaw::list_is_empty)) return;

    if (table.progress.current() == Step::reply) {
        if (list.empty()) list.push_back(praise_action);
        list.push_back(grumble_action);
    } else if (due.must.contains(seat)) {
        for (int slot = 0; slot < hand.nuggets.size(); ++slot) list.push_back(stake_action(slot));
        if (has(Flaw::list_misses_action) && list.size() == 2) {
            list.clear();
            list.push_back(stake_action(0));
        }
        if (has(Flaw::list_repeats_action)) list.push_back(stake_action(0));
    } else if (table.progress.current() == Step::stake) {
        list.push_back(peek_action);
    }
}

std::optional<Refusal> Game::refusal(Table const& table, Hand const& hand, Seat seat, Action action) const {
    if (action.kind() > static_cast<int>(ActionKind::grumble) ||
        action != make_action(action.kind(), action.arg(0)) || (action.kind() != 0 && action.arg(0) != 0))
        return Refusal{{"NU-1b"}, Message{say::unknown_action}};
    Pending const due = pending(table);
    if (!(due.must | due.may).contains(seat)) return Refusal{{"NU-1a"}, Message{say::not_due}};

    bool const replying = table.progress.current() == Step::reply;
    if (replying != (action == praise_action || action == grumble_action)) {
        if (has(Flaw::accepts_unlisted_action) && replying && action == peek_action) return {};
        return Refusal{{"NU-4a"}, Message{say::not_now}};
    }
    if (replying) return {};
    if (due.must.contains(seat) == (action == peek_action)) return Refusal{{"NU-2b"}, Message{say::not_now}};
    if (action == peek_action && has(Flaw::refuses_listed_action))
        return Refusal{{"NU-2b"}, Message{say::not_now}};
    if (action != peek_action && action.arg(0) >= hand.nuggets.size())
        return Refusal{{"NU-2a"}, Message{say::no_such_nugget, hand.nuggets.size()}};
    return {};
}

template <class Sink>
void Game::apply(State& state, Seat seat, Action action, Sink& sink) const {
    Play<Sink> play{*this, state, seat, sink};
    walk(turn<Sink>, play, state.table.progress, action);
}

template void Game::apply(State&, Seat, Action, NoEvents&) const;
template void Game::apply(State&, Seat, Action, EventLog&) const;

}  // namespace motherlode::nuggets
