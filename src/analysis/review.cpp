#include "analysis/review.h"

#include <algorithm>
#include <mutex>
#include <optional>

#include "analysis/story.h"
#include "bots/on_threads.h"
#include "kernel/win_share.h"

namespace motherlode::analysis {
namespace {

// One pass over the decisions, by several threads. Moments are reported when the outlook before them is known, so the
// first decisions of a turn are reported before the later ones.
class Pass {
public:
    Pass(int first, int last, Effort const& effort, LookAt const& look_at, std::atomic<bool> const& stop)
        : first_{first},
          last_{last},
          effort_{effort},
          look_at_{look_at},
          stop_{stop},
          looked_(static_cast<std::size_t>(last - first)) {}

    std::vector<Moment> run(std::function<void(Moment const*)> const& report) {
        std::atomic<int> next = first_;
        on_threads(effort_.threads, [&](int) {
            for (int move = next++; move < last_ && !stop_; move = next++) {
                std::optional<Moment> moment = look_at_(move, effort_);
                std::scoped_lock const lock{reporting_};
                looked_[place(move)] = {std::move(moment), State::looked};
                report_from(move, report);
            }
        });
        std::vector<Moment> moments;
        for (Looked& looked : looked_)
            if (looked.moment && looked.state == State::reported)
                moments.push_back(std::move(*looked.moment));
        return moments;
    }

private:
    enum class State : std::uint8_t { waiting, looked, reported };
    struct Looked {
        std::optional<Moment> moment;
        State state = State::waiting;
    };

    std::size_t place(int move) const { return static_cast<std::size_t>(move - first_); }

    // Reports this decision and those that waited for it.
    void report_from(int move, std::function<void(Moment const*)> const& report) {
        for (; move < last_ && looked_[place(move)].state == State::looked && !stop_; ++move) {
            Looked& looked = looked_[place(move)];
            if (looked.moment && looked.moment->before.empty()) {
                Looked const& previous = looked_[place(move - 1)];
                if (previous.state != State::reported) return;
                looked.moment->before = previous.moment->taken().outlook;
            }
            looked.state = State::reported;
            report(looked.moment ? &*looked.moment : nullptr);
        }
    }

    int first_;
    int last_;
    Effort const& effort_;
    LookAt const& look_at_;
    std::atomic<bool> const& stop_;
    std::mutex reporting_;
    std::vector<Looked> looked_;
};

// The sum of all parts stays the same, and no part is larger than a whole win: what is more is an estimation error.
void keep_within_a_win(Balance& balance) {
    balance.own = std::clamp(balance.own, -1.0, 1.0);
    balance.others = std::clamp(balance.others, -1.0, 1.0);
    double const change = balance.end - balance.start;
    double const played = balance.own + balance.others;
    double share = 1;
    if (change - played > 1) share = (change - 1) / played;
    if (change - played < -1) share = (change + 1) / played;
    balance.own *= share;
    balance.others *= share;
    balance.luck = change - balance.own - balance.others;
}

// Attributes each change of a seat's outlook to the seat that caused it.
std::vector<Account> accounts_of(std::vector<Moment> const& moments, Result const& result) {
    std::vector<Account> accounts(static_cast<std::size_t>(result.players));
    for (std::size_t seat = 0; seat < accounts.size(); ++seat) {
        Account& account = accounts[seat];
        for (Moment const& moment : moments) {
            bool const own = static_cast<std::size_t>(index(moment.seat)) == seat;
            Outlook const& before = moment.before[seat];
            Outlook const& after = moment.taken().outlook[seat];
            (own ? account.win.own : account.win.others) += after.win.value - before.win.value;
            (own ? account.points.own : account.points.others) += after.score.value - before.score.value;
        }
        account.win.start = moments.front().before[seat].win.value;
        account.win.end = win_share(result, static_cast<int>(seat));
        keep_within_a_win(account.win);
        account.points.start = moments.front().before[seat].score.value;
        account.points.end = result.seats[seat].total;
        account.points.luck =
            account.points.end - account.points.start - account.points.own - account.points.others;
    }
    return accounts;
}

std::vector<SeatSummary> summaries_of(std::vector<Moment> const& moments, int players) {
    std::vector<SeatSummary> seats(static_cast<std::size_t>(players));
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        double accuracy = 0;
        double points_lost = 0;
        for (Moment const& moment : moments) {
            if (static_cast<std::size_t>(index(moment.seat)) != seat) continue;
            ++seats[seat].decisions;
            accuracy += moment.accuracy;
            points_lost += std::max(0.0, moment.loss.score.value);
        }
        if (seats[seat].decisions == 0) continue;
        seats[seat].accuracy = accuracy / seats[seat].decisions;
        seats[seat].points_lost = points_lost / seats[seat].decisions;
    }
    return seats;
}

}  // namespace

bool continues(History const& history, int move) {
    History::Move const& previous = history.moves()[static_cast<std::size_t>(move) - 1];
    Seat const seat = history.moves()[static_cast<std::size_t>(move)].seat;
    bool const same_eyes = previous.seat == seat || history.type().views_are_equal();
    if (previous.learned.contains(seat) || !same_eyes) return false;
    ActionList legal;
    history.after(move - 1)->legal_actions(previous.seat, legal);
    return legal.size() > 1;
}

Review review(History const& history, Effort const& effort, LookAt const& look_at,
              std::function<void(ReviewProgress const&)> const& report, std::atomic<bool> const& stop) {
    int const last = std::min(effort.to, history.size());
    std::vector<Effort> passes{effort};
    if (effort.overview && quick(effort).playouts < effort.playouts)
        passes.insert(passes.begin(), quick(effort));
    int const total = (last - effort.from) * static_cast<int>(passes.size());
    int done = 0;
    Review review;
    for (Effort const& pass : passes)
        review.moments = Pass{effort.from, last, pass, look_at, stop}.run([&](Moment const* moment) {
            report({++done, total, moment});
        });
    review.seats = summaries_of(review.moments, history.now().players());
    Result const result = history.now().result();
    if (result.finished && last == history.size() && !review.moments.empty() && !stop) {
        review.accounts = accounts_of(review.moments, result);
        review.turned = turning_point(review.moments, result);
    }
    return review;
}

}  // namespace motherlode::analysis
