#include "analysis/ahead.h"

#include "analysis/imagine.h"
#include "games/registry.h"

namespace motherlode::analysis {

std::vector<Choice> hint(Match const& match, Seat seat, Effort const& effort, std::atomic<bool> const& stop) {
    return visit_game(*find_game(match.info().name), [&]<class Game>() {
        auto const& typed = static_cast<MatchOf<Game> const&>(match);
        ActionList legal;
        match.legal_actions(seat, legal);
        typename Game::View const view = typed.game().view(typed.state(), seat);
        std::vector<Choice> choices;
        for (Weighed& weighed :
             Decision<Game>{typed.game(), view, legal, effort, effort.seed, stop}.weigh({}))
            choices.push_back(std::move(weighed.choice));
        return choices;
    });
}

void finish(Match const& match, Seat seat, int games, std::uint64_t seed,
            std::function<void(Ending const&)> const& tell, std::atomic<bool> const& stop) {
    visit_game(*find_game(match.info().name), [&]<class Game>() {
        auto const& typed = static_cast<MatchOf<Game> const&>(match);
        typename Game::View const view = typed.game().view(typed.state(), seat);
        for (int i = 0; i < games && !stop; ++i) {
            Rng rng = Rng::stream(seed, static_cast<std::uint64_t>(i));
            typename Game::State const state = typed.game().redeal(view, rng);
            Ending const ending =
                play_on(typed.game(), state, rng, {.decisions = typed.game().longest_game()}, seat);
            if (!stop) tell(ending);
        }
    });
}

}  // namespace motherlode::analysis
