#include "kernel/preview.h"

#include <algorithm>

namespace motherlode {
namespace {

bool same_event(Event const& a, Event const& b) {
    return a.rule.id == b.rule.id && a.message == b.message && a.seen_by == b.seen_by;
}

bool reveals_something(Event const& event) { return !event.learned.empty(); }

}  // namespace

Previewer::Previewer(Match const& match, Seat seat, std::uint64_t seed)
    : seat_{seat}, players_{match.players()} {
    Rng rng{seed};
    for (Trial& trial : trials_) {
        trial.start = match.redeal(seat, rng);
        trial.before = trial.start->result();
    }
}

void Previewer::try_out(Trial& trial, Action action) const {
    trial.log.events.clear();
    std::unique_ptr<Match> const match = trial.start->clone();
    match->apply(seat_, action, trial.log);
    trial.after = match->result();
    trial.facts = trial.start->preview_facts(seat_, action, *match);
}

Preview Previewer::preview(Action action) {
    for (Trial& trial : trials_) try_out(trial, action);
    auto const& [first, second] = trials_;
    Preview preview;
    preview.reveals = std::any_of(first.log.events.begin(), first.log.events.end(), reveals_something);

    std::array<int, max_seats> points{};
    bool is_known = true;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
        points[seat] = first.after.seats[seat].total - first.before.seats[seat].total;
        is_known = is_known && first.before.seats[seat].total == second.before.seats[seat].total &&
                   first.after.seats[seat].total == second.after.seats[seat].total;
    }
    if (is_known) preview.points = points;
    if (first.facts == second.facts) preview.facts = first.facts;

    std::size_t const most = std::min(first.log.events.size(), second.log.events.size());
    for (std::size_t i = 0; i < most; ++i) {
        Event const& event = first.log.events[i];
        if (reveals_something(event) || !same_event(event, second.log.events[i])) break;
        // The first event is the action itself.
        if (i > 0 && event.seen_by.contains(seat_)) preview.events.push_back(event);
    }
    return preview;
}

}  // namespace motherlode
