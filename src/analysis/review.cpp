#include "analysis/review.h"

#include <mutex>
#include <optional>
#include <thread>

#include "analysis/imagine.h"
#include "analysis/story.h"
#include "games/registry.h"

namespace motherlode::analysis {
namespace {

// The n-th decision of the game; nothing where there was nothing to decide, or it is stopped.
template <GameContract Game>
std::optional<Moment> look_at(History const& history, int move, Effort const& effort,
                              std::atomic<bool> const& stop) {
    std::unique_ptr<Match> const before = history.after(move);
    auto const& match = static_cast<MatchOf<Game> const&>(*before);
    History::Move const& played = history.moves()[static_cast<std::size_t>(move)];
    ActionList legal;
    match.legal_actions(played.seat, legal);
    if (legal.size() < 2) return {};
    typename Game::View const view = match.game().view(match.state(), played.seat);
    std::uint64_t const seed = Rng::stream(effort.seed, static_cast<std::uint64_t>(move)).next();
    std::vector<Weighed> weighed =
        Decision<Game>{match.game(), view, legal, effort, seed, stop}.weigh(played.action);
    if (weighed.empty()) return {};

    Moment moment;
    moment.move = move;
    moment.seat = played.seat;
    moment.due = match.pending().must;
    for (std::size_t i = 0; i < weighed.size(); ++i)
        if (weighed[i].choice.action == played.action) moment.played = static_cast<int>(i);
    if (moment.played != 0)
        moment.lost = difference(weighed.front().endings,
                                 weighed[static_cast<std::size_t>(moment.played)].endings, moment.seat);
    else if (weighed.size() > 1)
        moment.kept = difference(weighed[0].endings, weighed[1].endings, moment.seat);
    moment.verdict = verdict_on(moment.lost);
    for (Weighed& one : weighed) moment.choices.push_back(std::move(one.choice));
    return moment;
}

// Each change of a seat's win share goes to whoever brought it about.
std::vector<Account> accounts_of(std::vector<Moment> const& moments, Result const& result) {
    std::vector<Account> accounts(static_cast<std::size_t>(result.players));
    for (std::size_t seat = 0; seat < accounts.size(); ++seat) {
        Account& account = accounts[seat];
        account.start = moments.front().best().outlook[seat].win.value;
        account.end = win_share(result, static_cast<int>(seat));
        for (Moment const& moment : moments) {
            if (moment.verdict == Verdict::fine) continue;
            double const change =
                moment.taken().outlook[seat].win.value - moment.best().outlook[seat].win.value;
            (static_cast<std::size_t>(index(moment.seat)) == seat ? account.own : account.others) += change;
        }
        account.luck = account.end - account.start - account.own - account.others;
    }
    return accounts;
}

template <GameContract Game>
Review review_of(History const& history, Effort const& effort, std::function<void(Looked const&)> const& tell,
                 std::atomic<bool> const& stop) {
    std::vector<std::optional<Moment>> looked(static_cast<std::size_t>(history.size()));
    std::mutex telling;
    std::atomic<int> next = effort.from;
    int done = 0;
    auto const work = [&] {
        for (int move = next++; move < history.size() && !stop; move = next++) {
            std::optional<Moment>& moment = looked[static_cast<std::size_t>(move)];
            moment = look_at<Game>(history, move, effort, stop);
            std::scoped_lock const lock{telling};
            if (!stop) tell({++done, history.size() - effort.from, moment ? &*moment : nullptr});
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < effort.threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();

    Review review;
    for (std::optional<Moment>& moment : looked)
        if (moment) review.moments.push_back(std::move(*moment));
    Result const result = history.now().result();
    if (result.finished && !review.moments.empty() && !stop) {
        review.accounts = accounts_of(review.moments, result);
        review.turned = turning_point(review.moments, result);
    }
    return review;
}

}  // namespace

Review review(History const& history, Effort const& effort, std::function<void(Looked const&)> const& tell,
              std::atomic<bool> const& stop) {
    return visit_game(history.type(),
                      [&]<class Game>() { return review_of<Game>(history, effort, tell, stop); });
}

}  // namespace motherlode::analysis
