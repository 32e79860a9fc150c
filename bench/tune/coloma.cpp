#include "games/coloma/weights.h"
#include "tune.h"

namespace motherlode::tune {

template <>
struct Tuned<coloma::Game> {
    using Weights = coloma::Weights;
    static std::vector<OptionChoices> ways() {
        return {{}, {{"hotels", "on"}, {"specialties", "on"}, {"boards", "b"}}};
    }
    // Between rounds, when no turn is in progress: the evaluation plays turns to their end before it judges a position.
    static bool takes(coloma::Table const& table) {
        return table.progress.current() == coloma::step<coloma::SelectSites>;
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

namespace {
Tunable<coloma::Game> const tunable;
}

}  // namespace motherlode::tune
