#include "arena/together.h"
#include "cli/arena_output.h"
#include "cli/arena_savers.h"
#include "cli/progress.h"
#include "cli/terminal.h"
#include "registry/games.h"

namespace motherlode::cli {
namespace {

using arena::Played;

bool is_decided(std::optional<arena::Sprt> const& sprt) {
    return sprt && sprt->verdict() != arena::Sprt::Verdict::undecided;
}

// Plays the games that the results lack, until the sequential test stops them.
template <GameContract Game>
std::optional<Error> play_missing(Game const& game, arena::Work const& work, arena::Ranks const& ranks,
                                  ArenaOutcome& outcome, Savers& savers) {
    Progress progress{static_cast<long>(outcome.results.missing()), "games"};
    return arena::play_as_first(game, work, ranks, outcome.results,
                                [&](std::size_t number, Played const& played) -> Outcome<arena::Next> {
                                    progress.advance();
                                    if (std::optional<Error> const unsaved = savers.save(number, played))
                                        return *unsaved;
                                    if (outcome.sprt) outcome.sprt->advance(outcome.results);
                                    return is_decided(outcome.sprt) ? arena::Next::stop
                                                                    : arena::Next::play_on;
                                });
}

// At the first process: all games, both from the journal and newly played.
template <GameContract Game>
Outcome<ArenaOutcome> play(Game const& game, ArenaPlan const& plan, arena::Work const& work,
                           arena::Ranks const& ranks) {
    auto const give_up = [&](Error const& error) {
        ranks.share("");
        return error;
    };
    Outcome<arena::Results> results = arena::Results::make(plan.schedule);
    if (!results) return give_up(results.error());
    if (plan.sprt) results->keep_games();
    Outcome<Savers> savers = Savers::open(plan, game.edition(), *results);
    if (!savers) return give_up(savers.error());
    ArenaOutcome outcome{std::move(*results), {}, {}, game.edition()};
    if (plan.sprt) outcome.sprt.emplace(*plan.sprt).advance(outcome.results);
    if (is_decided(outcome.sprt))
        ranks.share("");
    else if (std::optional<Error> const problem = play_missing(game, work, ranks, outcome, *savers))
        return *problem;
    if (is_decided(outcome.sprt)) {
        // Games after the deciding deal had already begun; how many depends on the number of threads.
        arena::Results counted = outcome.results.with_deals(outcome.sprt->deals());
        savers->drop_records(outcome.results, counted.schedule().size());
        outcome.results = std::move(counted);
    }
    return outcome;
}

// Ends a process that cannot start. The first process prints the error and releases the others; another process sends
// it to the first, unless it has already been dismissed.
int give_up(arena::Ranks& ranks, Failure const& failure) {
    bool const played_elsewhere = !ranks.share("").empty();
    if (ranks.first()) return failure.report(failure.error);
    if (played_elsewhere) ranks.leave(failure.error.sentence);
    return exit_fine;
}

}  // namespace

int run_arena(ArenaOptions const& options) {
    // Joins before any error can occur, so that only the first process prints errors.
    Outcome<arena::Ranks> ranks = arena::Ranks::join();
    if (!ranks) return refuse(ranks.error());
    Outcome<ArenaPlan, Failure> const plan = plan_arena(options);
    if (!plan) return give_up(*ranks, plan.error());
    std::vector<TimeLimit> time_limits;
    arena::Work const work = work_of(*plan, time_limits);
    return visit_game(*plan->type, [&]<class Game>() {
        auto const game = make_game<Game>(plan->setup);
        if (!game) return give_up(*ranks, {game.error(), refuse});
        if (!ranks->first()) {
            std::string finished = ranks->share("");
            if (!finished.empty())
                arena::play_for_first(**game, plan->schedule, work, *ranks, std::move(finished));
            return exit_fine;
        }
        Outcome<ArenaOutcome> outcome = play(**game, *plan, work, *ranks);
        if (!outcome) return refuse(outcome.error());
        outcome->time_limits = time_limits;
        return report_arena(*plan, *outcome);
    });
}

}  // namespace motherlode::cli
