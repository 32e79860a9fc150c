// Manual 4, "Gameplay Flow", and 6, "Game End": the turn as a whole. Its steps are in rules/.

#include <algorithm>

#include "games/gold_west/rules/build_or_loot.h"
#include "games/gold_west/rules/investments.h"
#include "games/gold_west/rules/supply_track.h"
#include "games/gold_west/rules/use_metals.h"
#include "kernel/game_turn.h"

namespace motherlode::gold_west {

// GW-4.1a: play passes clockwise. GW-4.1c, GW-6.1a: when all camps are placed, each player has one final
// turn. Every player has the same number of camps and places one per turn, so the last camp is placed at the
// end of a round.
struct EndTurn {
    static constexpr StepInfo info{.name = "end_turn", .rule = {"GW-5.1f"}, .heading = "Gameplay Flow"};

    static void run(Play& play) {
        Table& table = play.table();
        // GW-5.1f, GW-7.2a: unused resources are discarded.
        if (int const unused = table.usage_area.total(); unused > 0)
            play.log("GW-5.1f", say.discarded, table.active_player, unused);
        table.usage_area = {};
        table.invested = 0;
        table.influenced = 0;

        int const next = index(table.active_player) + 1;
        table.active_player = seat_at(next == play.game.players() ? 0 : next);
        play.go_to<ActivateSupplyTrack>();
        if (table.active_player != table.starting_player) return;
        if (table.final_turn != 0) {
            play.go_to<GameOver>();
            if (play.event_log() != nullptr) log_scoring(play.game, table, *play.event_log());
        } else if (table.active().camps == 0) {
            table.final_turn = 1;
            play.log("GW-6.1a", say.final_turn);
        }
    }
};

struct GameOver {
    static constexpr StepInfo info{
        .name = "game_over", .rule = {"GW-6.1a"}, .heading = "Game End", .prompt = &say.prompt_game_over};
};

struct Rules {
    using Game = gold_west::Game;
    using Position = gold_west::Position;
    using Play = gold_west::Play;

    static constexpr MessageSpec const& unknown = say.action_unknown;

    static Seat must(Open const& at) { return at.table.active_player; }
    static Refusal malformed() { return refuse("GW-4.1b", say.unknown_action); }
    static Refusal game_over() { return refuse("GW-6.1a", say.game_over); }
    static Refusal not_your_turn(Open const&, Seat due) { return refuse("GW-4.1a", say.not_your_turn, due); }
};

// In a turn, a player activates a bin, leaves a resource in at most three bins, stops using metals, uses
// Boomtown and its Trading Post, and takes a token with three decisions. Shipping steps and cards are limited
// for the whole game. A card needs one decision to buy it and up to two for each use of its ability, because
// a free token may be on a Trading Post.
int Game::longest_game() const {
    constexpr int decisions_per_turn = 1 + (bins - 1) + 1 + 2 + 3;
    int max_uses = 0;
    for (Card const& card : edition().cards) max_uses = std::max(max_uses, card.amount);
    return players() * ((numbers().camps + 1) * decisions_per_turn + metals * edition().shipping.steps) +
           edition().display * (1 + 2 * max_uses);
}

}  // namespace motherlode::gold_west

namespace motherlode {

template <>
struct TurnFor<gold_west::Game> : TurnOf<gold_west::Rules, gold_west::Turn> {};
template class GameFrame<gold_west::Game, gold_west::State, gold_west::Edition>;

}  // namespace motherlode
