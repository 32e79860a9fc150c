#pragma once

#include <algorithm>
#include <vector>

#include "bots/greedy.h"
#include "games/boomtown_builders/weights.h"
#include "games/coloma/plan.h"
#include "games/gold_west/weights.h"
#include "games/golden_wilderness/weights.h"
#include "kernel/match.h"

// What is tuned of each game, and how it is played for that.
namespace motherlode::tune {

template <class Game>
struct Tuned;

template <>
struct Tuned<boomtown_builders::Game> {
    using Weights = boomtown_builders::Weights;
    static std::vector<OptionChoices> ways() { return {{}, {{"terrain", "on"}}}; }
    // Chances stay chances.
    static void put_right(Weights& weights) {
        for (boomtown_builders::Outlook& look : weights.outlook) {
            look.tie_if_level = std::clamp(look.tie_if_level, 0, 64);
            look.further = std::clamp(look.further, 0, 64);
            for (std::size_t by = 0; by < look.lead_wins.size(); ++by) {
                look.lead_wins[by] = std::clamp(look.lead_wins[by], 0, 64);
                look.lead_ties[by] = std::clamp(look.lead_ties[by], 0, 64 - look.lead_wins[by]);
            }
        }
    }
};

template <>
struct Tuned<gold_west::Game> {
    using Weights = gold_west::Weights;
    static std::vector<OptionChoices> ways() {
        return {{}, {{"bandits", "on"}, {"trading_post", "with_base"}, {"terrain_bonus", "published"}}};
    }
};

template <>
struct Tuned<coloma::Game> {
    using Weights = coloma::Weights;
    static std::vector<OptionChoices> ways() {
        return {{}, {{"hotels", "on"}, {"specialties", "on"}, {"boards", "b"}}};
    }
    // Between rounds, when no turn is half done: the evaluation plays turns to their end before it looks at a position.
    static bool takes(coloma::Table const& table) {
        return table.progress.current() == coloma::Step::select_sites;
    }
    static int says(coloma::Game const& game, coloma::View const& view, Weights const& weights) {
        int const own = index(view.seat);
        int others = 0;
        for (int seat = 0; seat < game.players(); ++seat)
            if (seat != own) others += worth(game, view.table, seat, weights);
        return worth(game, view.table, own, weights) +
               worth_of_hand(game, view.table, view.hand, own, weights) - others / (game.players() - 1);
    }
};

template <>
struct Tuned<golden_wilderness::Game> {
    using Weights = golden_wilderness::Weights;
    static std::vector<OptionChoices> ways() { return {{}, {{"level", "easy"}}, {{"level", "standard"}}}; }
};

// A game whose bots go by these weights.
template <class Game>
class Weighted : public Game {
public:
    using Game::Game;
    using Weights = typename Tuned<Game>::Weights;
    using View = typename Game::View;

    int evaluate(View const& view) const { return evaluate_by(*this, view, weights); }
    int evaluate(View const& view, Action action) const requires foresees<Game> {
        return evaluate_by(*this, view, action, weights);
    }

    Weights weights{};
};

}  // namespace motherlode::tune
