#include "kernel/preview.h"

#include <algorithm>

namespace motherlode {
namespace {

bool same_event(Event const& one, Event const& other) {
    return one.rule.id == other.rule.id && one.message == other.message && one.seen_by == other.seen_by;
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
    auto const& [one, other] = trials_;
    Preview preview;
    preview.reveals = std::any_of(one.log.events.begin(), one.log.events.end(), reveals_something);

    std::array<int, max_seats> points{};
    bool known = true;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players_); ++seat) {
        points[seat] = one.after.seats[seat].total - one.before.seats[seat].total;
        known = known && one.before.seats[seat].total == other.before.seats[seat].total &&
                one.after.seats[seat].total == other.after.seats[seat].total;
    }
    if (known) preview.points = points;
    if (one.facts == other.facts) preview.facts = one.facts;

    std::size_t const most = std::min(one.log.events.size(), other.log.events.size());
    for (std::size_t i = 0; i < most; ++i) {
        Event const& event = one.log.events[i];
        if (reveals_something(event) || !same_event(event, other.log.events[i])) break;
        // The first one says what the action itself is.
        if (i > 0 && event.seen_by.contains(seat_)) preview.events.push_back(event);
    }
    return preview;
}

}  // namespace motherlode
