// A whole year (CO-4.1a, CO-4.1b). Its steps are in rules/.

#include "games/coloma/rules/player_setup.h"
#include "games/coloma/rules/round.h"
#include "games/coloma/rules/shootout.h"
#include "kernel/game_turn.h"

namespace motherlode::coloma {

// CO-15.1a: after the third Shootout.
struct GameOver {
    static constexpr StepInfo info{.name = "game_over",
                                   .rule = {"CO-15.1a"},
                                   .heading = "End of the game",
                                   .prompt = &say.prompt_game_over};
};

struct Rules {
    using Game = coloma::Game;
    using Position = coloma::Position;
    using Play = coloma::Play;

    static constexpr MessageSpec const& unknown = say.action_unknown;

    static Seat must(Open const& at) {
        auto const& waiting = at.table.progress.waiting;
        return waiting.empty() ? at.table.turn.player : waiting.back().seat;
    }
    static Refusal malformed() { return refuse("CO-5.7b", say.unknown_action); }
    static Refusal game_over() { return refuse("CO-15.1a", say.game_over); }
    static Refusal not_your_turn(Open const&, Seat due) { return refuse("CO-5.7a", say.not_your_turn, due); }
    static Refusal do_this_first(Open const& at, StepInfo const& due) { return refuse_now(at, due.rule); }
    // In simultaneous steps, answers seats that have already decided.
    static Reason refuse_first(Position const& at, Action action) {
        Step const now = at.table.progress.current();
        if (index(at.seat) >= at.game.players()) return {};
        if (now == step<SelectSites>) return SelectSites::refuse_first(at, action);
        return now == step<DiscardStartingCards> ? DiscardStartingCards::refuse_first(at) : Reason{};
    }
};

// A generous upper limit. It allows for every payment a player could make in a turn, and for every dial that
// a player could take back in a round.
int Game::longest_game() const {
    constexpr int decisions_a_turn = 250;
    constexpr int rounds = years * sites;
    int const dials = 1 + 2 * most_take_backs;
    int const setup = 2 + edition().player.draw_cards;
    return players() * (setup + rounds * (decisions_a_turn + dials));
}

}  // namespace motherlode::coloma

namespace motherlode {

template <>
struct TurnFor<coloma::Game> : TurnOf<coloma::Rules, coloma::Turn> {};
template class GameFrame<coloma::Game, coloma::State, coloma::Edition>;

}  // namespace motherlode
