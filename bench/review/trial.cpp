#include "trial.h"

#include <algorithm>
#include <atomic>
#include <chrono>

#include "analysis/review.h"
#include "bots/bot.h"

namespace motherlode::review_bench {
namespace {

std::atomic<bool> const never = false;

analysis::Review review_of(History const& history) {
    return history.type().review(
        history, analysis::effort_of_review(history.size()), [](analysis::ReviewProgress const&) {}, never);
}

// The seat's mean points at the end after this action.
double mean_points(Match const& before, Seat seat, Action action, int playouts) {
    std::unique_ptr<Match> const after = before.clone();
    EventLog unused;
    after->apply(seat, action, unused);
    double sum = 0;
    before.type().finish(
        *after, seat, playouts, 1,
        [&](analysis::Ending const& ending) { sum += ending.score[static_cast<std::size_t>(index(seat))]; },
        never);
    return sum / playouts;
}

// The legal action with the fewest points, if it is at least `points` worse than the best of them.
std::optional<Action> bad_action(Match const& match, Seat seat, double points, int playouts) {
    constexpr int most_actions = 12;
    ActionList legal;
    match.legal_actions(seat, legal);
    std::optional<Action> worst;
    double least = 1e9;
    double best = -1e9;
    for (int i = 0; i < std::min(legal.size(), most_actions); ++i) {
        double const value = mean_points(match, seat, legal[i], playouts);
        best = std::max(best, value);
        if (value >= least) continue;
        least = value;
        worst = legal[i];
    }
    return best - least >= points ? worst : std::nullopt;
}

}  // namespace

RandomSeat random_seat_trial(Setup const& setup, std::string const& bot, std::uint64_t seed) {
    std::vector<std::string> bots(static_cast<std::size_t>(setup.game.players), bot);
    bots[0] = "random";
    History const history = played(setup, bots, seed);
    std::size_t random = 0;
    while (history.names()[random] != "random") ++random;
    analysis::Review const review = review_of(history);
    RandomSeat trial;
    trial.lowest_accuracy = true;
    for (std::size_t seat = 0; seat < review.seats.size(); ++seat)
        if (seat != random && review.seats[seat].accuracy <= review.seats[random].accuracy)
            trial.lowest_accuracy = false;
    analysis::Balance const& points = review.accounts[random].points;
    trial.deficit = points.start - points.end;
    trial.own_deficit = -points.own;
    return trial;
}

Blunder blunder_trial(Setup const& setup, std::string const& bot, double points, int playouts,
                      std::uint64_t seed) {
    History const original = played(setup, {bot}, seed);
    Rng rng = Rng::stream(seed, 900);
    int const at = original.size() / 10 + rng.below(original.size() * 7 / 10);
    Seat const seat = original.moves()[static_cast<std::size_t>(at)].seat;
    std::optional<Action> const bad = bad_action(*original.after(at), seat, points, playouts);
    if (!bad) return {};

    History history = original.clone();
    history.undo_to(at);
    history.play(seat, *bad);
    while (!history.now().over()) {
        Seat const next = *history.now().pending().must.begin();
        history.play(next, bot_action(bot, history.now(), next, rng));
    }
    auto const start = std::chrono::steady_clock::now();
    analysis::Review const review = review_of(history);
    Blunder trial;
    trial.injected = true;
    trial.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    trial.decisions = static_cast<int>(review.moments.size());
    double accuracy = 101;
    for (analysis::Moment const& moment : review.moments)
        if (moment.move == at) accuracy = moment.accuracy;
    auto const worse = std::count_if(review.moments.begin(), review.moments.end(), [&](auto const& moment) {
        return moment.seat == seat && moment.accuracy < accuracy;
    });
    trial.among_three_worst = worse < 3;
    return trial;
}

}  // namespace motherlode::review_bench
