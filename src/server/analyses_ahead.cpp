// What may come: hints for a seat, and games that bots play on.

#include <algorithm>

#include "analysis/ahead.h"
#include "server/analyses.h"
#include "server/analysis_json.h"
#include "server/session.h"

namespace motherlode::server {
namespace {

// Never the seed of the game itself, from which all that is hidden comes.
constexpr std::uint64_t finish_seed = 1;
constexpr std::size_t most_hinted = 3;

}  // namespace

// ---- games played on ----

std::optional<Denial> Analyses::finish(Asker const& asker, LiveTable const& live, int move, int games) {
    History const& played = live.table.history();
    if (!live.table.finished())
        return Denial{"not_finished", "Bots play on from a moment of a finished game."};
    if (move >= played.size())
        return Denial{"malformed", "At that moment the game was over, or it had not come so far."};
    drop_finish(*asker.session);
    if (!long_jobs_.has_room(asker.address))
        return Denial{"limit", "Too many games are being played on; please try again later."};

    auto const finish = std::make_shared<Finish>(Finish{asker, move, games, played.now().players()});
    std::weak_ptr<Finish> const known = finish;
    auto const history = std::make_shared<History const>(played.clone());
    Background::Job job;
    job.address = asker.address;
    job.work = [this, known, history, move, games](std::atomic<bool> const& stop) {
        auto const tell_loop = [&](analysis::Ending const& ending) {
            loop_.post([known, ending] {
                if (std::shared_ptr<Finish> const wanted = known.lock()) wanted->endings.push_back(ending);
            });
        };
        Seat const seat = history->moves()[static_cast<std::size_t>(move)].seat;
        analysis::finish(*history->after(move), seat, games, finish_seed, tell_loop, stop);
    };
    job.begun = [known] { known.lock()->running = true; };
    job.done = [this, known] {
        std::shared_ptr<Finish> const wanted = known.lock();
        wanted->job.reset();
        tell(*wanted);
        finishes_.erase(wanted->asker.session);
    };
    finish->job = long_jobs_.add(std::move(job));
    finishes_.emplace(asker.session, finish);
    tell(*finish);
    keep_telling();
    return {};
}

void Analyses::tell(Finish& finish) const {
    std::string_view const state = !finish.job ? "done" : finish.running ? "running" : "waiting";
    JsonWriter how_far;
    how_far.begin_object().field("t", "finish");
    if (!finish.asker.id.empty()) how_far.field("id", finish.asker.id);
    how_far.field("move", finish.move).field("state", state);
    how_far.field("done", finish.endings.size()).field("total", finish.total);
    if (how_far.text() == finish.told) return;
    finish.told = how_far.text();
    finish.asker.session->report(how_far.text() + R"(,"seats":)" +
                                 endings_json(finish.endings, finish.players) + "}");
}

void Analyses::drop_finish(Session const& session) {
    auto const found = finishes_.find(&session);
    if (found == finishes_.end()) return;
    long_jobs_.cancel(*found->second->job);
    finishes_.erase(found);
}

// ---- hints ----

std::optional<Denial> Analyses::hint(Asker const& asker, LiveTable const& live, int seen_version) {
    Seat const seat = asker.session->seat();
    if (std::optional<Denial> denial = live.table.no_hint(seat, seen_version)) return denial;
    drop_outdated_hint(live, seat);
    bool const on_its_way = std::any_of(hints_.begin(), hints_.end(), [&](auto const& other) {
        return (other->table == live.id && other->seat == seat) || other->asker.session == asker.session;
    });
    if (on_its_way) return Denial{"limit", "A hint is on its way already."};
    if (!hint_jobs_.has_room(asker.address))
        return Denial{"limit", "Too many hints are being thought about; please try again in a moment."};

    auto const hint = std::make_shared<Hint>(Hint{asker, live.id, seat, live.table.version()});
    std::weak_ptr<Hint> const known = hint;
    std::shared_ptr<Match const> const match = live.table.now().clone();
    auto const choices = std::make_shared<std::string>();
    analysis::Effort effort = this->effort(analysis::effort_of_hint());
    effort.seed = static_cast<std::uint64_t>(live.table.history().size()) + 1;
    Background::Job job;
    job.address = asker.address;
    job.work = [match, seat, effort, choices](std::atomic<bool> const& stop) {
        std::vector<analysis::Choice> found = analysis::hint(*match, seat, effort, stop);
        found.resize(std::min(found.size(), most_hinted));
        *choices = choices_json(*match, seat, found);
    };
    job.begun = [] {};
    job.done = [this, known, choices] {
        std::shared_ptr<Hint> const wanted = known.lock();
        tell(*wanted, *choices);
        std::erase(hints_, wanted);
    };
    hint->job = hint_jobs_.add(std::move(job));
    hints_.push_back(hint);
    return {};
}

void Analyses::tell(Hint const& hint, std::string_view choices) {
    JsonWriter json;
    json.begin_object().field("t", "hint");
    if (!hint.asker.id.empty()) json.field("id", hint.asker.id);
    json.field("version", hint.version);
    hint.asker.session->report(json.text() + R"(,"choices":)" + std::string{choices} + "}");
}

// The seat has decided without it, and asks about its next decision.
void Analyses::drop_outdated_hint(LiveTable const& live, Seat seat) {
    std::erase_if(hints_, [&](auto const& hint) {
        if (hint->table != live.id || hint->seat != seat || !live.table.stale(seat, hint->version))
            return false;
        hint_jobs_.cancel(hint->job);
        tell(*hint, "[]");
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
