#include "kernel/game_turn.h"
#include "suite/toy_rules.h"

namespace motherlode {
namespace nuggets {

struct Rules {
    using Game = nuggets::Game;
    using Position = nuggets::Position;
    using Play = nuggets::Play;

    static constexpr MessageSpec const& unknown = say.action_unknown;

    static Seat must(Open const& at) { return at.frame().seat; }
    static Refusal malformed() { return refuse("NU-1b", say.unknown_action); }
    static Refusal game_over() { return refuse("NU-1a", say.not_due); }
    static Refusal not_your_turn(Open const&, Seat) { return refuse("NU-1a", say.not_due); }
};

}  // namespace nuggets

template <>
struct TurnFor<nuggets::Game> : TurnOf<nuggets::Rules, nuggets::Turn> {};
template class GameFrame<nuggets::Game, nuggets::State, nuggets::Edition>;

namespace nuggets {

State Game::setup(std::uint64_t seed) const {
    Rng rng{has(Flaw::setup_ignores_seed) ? 1U : seed};
    State state{};
    for (int value = 1; value <= values; ++value)
        for (int copy = 0; copy < copies; ++copy) state.secret.deck.push_back(static_cast<Nugget>(value));
    rng.shuffle(state.secret.deck);

    state.secret.buried = state.secret.deck.pop_back();
    for (Seat const seat : SeatSet::first(players())) {
        for (int i = 0; i < hand_size; ++i)
            state.hands[index(seat)].nuggets.push_back(state.secret.deck.pop_back());
        state.table.in_hand[index(seat)] = hand_size;
    }
    state.table.deck_size = state.secret.deck.count;
    state.table.round = 1;
    return state;
}

// ---- flaws of what follows from the turn ----

Pending Game::pending(Table const& table) const {
    Pending pending = Frame::pending(table);
    if (has(Flaw::never_finished) && table.progress.current() == step<GameOver>) pending.may = seat_at(0);
    return pending;
}

void Game::legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const {
    if (has(Flaw::list_is_empty)) return;
    Frame::legal_actions(table, hand, seat, list);
    bool const replying = table.progress.current() == step<Reply>;
    if (has(Flaw::list_for_seat_not_due) && replying && list.empty()) list.push_back(praise_action);
    bool const staking = !list.empty() && list[0] == stake_action(0);
    if (has(Flaw::list_misses_action) && staking && list.size() == 2) {
        list.clear();
        list.push_back(stake_action(0));
    }
    if (has(Flaw::list_repeats_action) && staking) list.push_back(stake_action(0));
}

std::optional<Refusal> Game::refusal(Table const& table, Hand const& hand, Seat seat, Action action) const {
    bool const replying = table.progress.current() == step<Reply>;
    if (has(Flaw::accepts_unlisted_action) && replying && action == peek_action &&
        pending(table).must.contains(seat))
        return {};
    if (has(Flaw::refuses_listed_action) && action == peek_action)
        return Refusal{{"NU-2b"}, Message{say.not_now}};
    return Frame::refusal(table, hand, seat, action);
}

}  // namespace nuggets
}  // namespace motherlode
