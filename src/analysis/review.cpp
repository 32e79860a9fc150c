#include "analysis/review.h"

#include <mutex>
#include <optional>
#include <thread>

#include "analysis/story.h"
#include "kernel/win_share.h"

namespace motherlode::analysis {
namespace {

// Attributes each change of a seat's win probability to the seat that caused it.
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

}  // namespace

Review review(History const& history, Effort const& effort, LookAt const& look_at,
              std::function<void(ReviewProgress const&)> const& report, std::atomic<bool> const& stop) {
    std::vector<std::optional<Moment>> looked(static_cast<std::size_t>(history.size()));
    std::mutex reporting;
    std::atomic<int> next = effort.from;
    int done = 0;
    auto const work = [&] {
        for (int move = next++; move < history.size() && !stop; move = next++) {
            std::optional<Moment>& moment = looked[static_cast<std::size_t>(move)];
            moment = look_at(move);
            std::scoped_lock const lock{reporting};
            if (!stop) report({++done, history.size() - effort.from, moment ? &*moment : nullptr});
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < effort.threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& thread : others) thread.join();

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

}  // namespace motherlode::analysis
