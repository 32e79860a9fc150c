// Hints for a seat, and playouts by bots.

#include <algorithm>

#include "analysis/effort.h"
#include "server/analyses.h"
#include "server/denials.h"
#include "server/session.h"

namespace motherlode::server {
namespace {

// Never the seed of the game itself, which determines all hidden information.
constexpr std::uint64_t finish_seed = 1;

}  // namespace

// ---- Playouts ----

std::optional<Denial> Analyses::finish(Asker const& asker, LiveTable& live, int move, int games) {
    History const& played = live.table.history();
    if (!live.table.finished()) return denial(denials::finish_not_finished);
    if (move >= played.size()) return denial(denials::over_by_then, played.size());
    drop_finish(*asker.session);
    if (!long_jobs_.has_room(asker.address)) return denial(denials::too_many_finishes);

    auto const finish = std::make_shared<Finish>(Finish{asker, move, games, played.now().players()});
    std::weak_ptr<Finish> const weak_request = finish;
    std::shared_ptr<History const> const history = live.finished_game();
    Background::Job job;
    job.address = asker.address;
    job.work = [this, weak_request, history, move, games](std::atomic<bool> const& stop) {
        auto const report_to_loop = [&](analysis::Ending const& ending) {
            loop_.post([weak_request, ending] {
                if (std::shared_ptr<Finish> const request = weak_request.lock())
                    request->endings.push_back(ending);
            });
        };
        Seat const seat = history->moves()[static_cast<std::size_t>(move)].seat;
        history->type().finish(*history->after(move), seat, games, finish_seed, report_to_loop, stop);
    };
    job.begun = [weak_request] { weak_request.lock()->running = true; };
    job.done = [this, weak_request] {
        std::shared_ptr<Finish> const request = weak_request.lock();
        request->job.reset();
        send(*request);
        finishes_.erase(request->asker.session);
    };
    finish->job = long_jobs_.add(std::move(job));
    finishes_.emplace(asker.session, finish);
    send(*finish);
    keep_sending();
    return {};
}

void Analyses::send(Finish& finish) const {
    std::string_view const state = !finish.job ? "done" : finish.running ? "running" : "waiting";
    JsonWriter head = protocol::finish_head(finish.asker.id, finish.move, state,
                                            static_cast<int>(finish.endings.size()), finish.total);
    if (head.text() == finish.last_progress) return;
    finish.last_progress = head.text();
    std::string const seats = protocol::endings_json(finish.endings, finish.players);
    finish.asker.session->report(protocol::finish_json(std::move(head), seats));
}

void Analyses::drop_finish(Session const& session) {
    auto const finish_at = finishes_.find(&session);
    if (finish_at == finishes_.end()) return;
    long_jobs_.cancel(*finish_at->second->job);
    finishes_.erase(finish_at);
}

// ---- Hints ----

std::optional<Denial> Analyses::hint(Asker const& asker, LiveTable const& live, int seen_version) {
    Seat const seat = asker.session->seat();
    if (std::optional<Denial> reason = live.table.no_hint(seat, seen_version)) return reason;
    drop_outdated_hint(live, seat);
    bool const under_way = std::any_of(hints_.begin(), hints_.end(), [&](auto const& hint) {
        return (hint->table == live.id && hint->seat == seat) || hint->asker.session == asker.session;
    });
    if (under_way) return denial(denials::hint_under_way);
    if (!hint_jobs_.has_room(asker.address)) return denial(denials::too_many_hints);

    auto const hint = std::make_shared<Hint>(Hint{asker, live.id, seat, live.table.version()});
    std::weak_ptr<Hint> const weak_request = hint;
    std::shared_ptr<Match const> const match = live.table.now().clone();
    auto const choices = std::make_shared<std::string>();
    analysis::Effort const effort =
        protocol::hint_effort(this->effort(analysis::effort_of_hint()), live.table.history());
    Background::Job job;
    job.address = asker.address;
    job.work = [match, seat, effort, choices](std::atomic<bool> const& stop) {
        *choices = protocol::hint_choices_json(*match, seat, effort, stop);
    };
    job.done = [this, weak_request, choices] {
        std::shared_ptr<Hint> const request = weak_request.lock();
        send(*request, *choices);
        std::erase(hints_, request);
    };
    hint->job = hint_jobs_.add(std::move(job));
    hints_.push_back(hint);
    return {};
}

void Analyses::send(Hint const& hint, std::string_view choices) {
    hint.asker.session->report(protocol::hint_json(hint.asker.id, hint.version, choices));
}

// The seat has decided without the hint and asks about its next decision.
void Analyses::drop_outdated_hint(LiveTable const& live, Seat seat) {
    std::erase_if(hints_, [&](auto const& hint) {
        if (hint->table != live.id || hint->seat != seat || !live.table.stale(seat, hint->version))
            return false;
        hint_jobs_.cancel(hint->job);
        send(*hint, "[]");
        return true;
    });
}

void Analyses::drop_hint(Session const& session) {
    std::erase_if(hints_, [&](auto const& hint) {
        if (hint->asker.session != &session) return false;
        hint_jobs_.cancel(hint->job);
        return true;
    });
}

}  // namespace motherlode::server
