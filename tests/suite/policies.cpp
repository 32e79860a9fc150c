#include "suite/policies.h"

#include <vector>

#include "bots/bot.h"

namespace motherlode::suite {
namespace {

// The pending seats that have a legal action, in order.
std::vector<Seat> seats_with_actions(Match const& match, SeatSet pending) {
    std::vector<Seat> seats;
    for (Seat const seat : pending) {
        ActionList legal;
        match.legal_actions(seat, legal);
        if (!legal.empty()) seats.push_back(seat);
    }
    return seats;
}

template <class List>
auto random_item(List const& list, Rng& rng) {
    return list[rng.below(static_cast<int>(list.size()))];
}

// In one of three decisions, a seat that may act goes before the seats that must act.
Seat random_seat(Match const& match, Rng& rng) {
    std::vector<Seat> const must = seats_with_actions(match, match.pending().must);
    std::vector<Seat> const may = seats_with_actions(match, match.pending().may);
    if (must.empty()) return random_item(may, rng);
    return !may.empty() && rng.below(3) == 0 ? random_item(may, rng) : random_item(must, rng);
}

int choices_after(Match const& match, Seat seat, Action action) {
    std::unique_ptr<Match> const next = match.clone();
    EventLog unused;
    next->apply(seat, action, unused);
    std::vector<Seat> const next_seats = seats_with_actions(*next, next->pending().must);
    ActionList legal;
    if (!next_seats.empty()) next->legal_actions(next_seats.front(), legal);
    return legal.size();
}

Action most_adverse(Match const& match, Seat seat, ActionList const& legal, Rng& rng) {
    Action worst = legal[0];
    int fewest = 0;
    int ties = 0;
    for (Action const action : legal) {
        int const choices = choices_after(match, seat, action);
        if (ties == 0 || choices < fewest) {
            worst = action;
            fewest = choices;
            ties = 1;
        } else if (choices == fewest && rng.below(++ties) == 0) {
            worst = action;
        }
    }
    return worst;
}

}  // namespace

std::string_view policy_name(Policy policy) {
    switch (policy) {
        case Policy::random: return "random";
        case Policy::greedy: return "greedy";
        case Policy::first_legal: return "first_legal";
        case Policy::last_legal: return "last_legal";
        case Policy::adversarial: return "adversarial";
    }
    return "?";
}

Decision decide(Policy policy, Match const& match, Rng& rng) {
    Seat seat = random_seat(match, rng);
    if (policy == Policy::first_legal && !match.pending().must.empty())
        seat = seats_with_actions(match, match.pending().must).front();
    if (policy == Policy::last_legal)
        seat = seats_with_actions(match, match.pending().must | match.pending().may).back();

    ActionList legal;
    match.legal_actions(seat, legal);
    switch (policy) {
        case Policy::random: break;
        case Policy::greedy: return {seat, bot_action("greedy", match, seat, rng)};
        case Policy::first_legal: return {seat, legal[0]};
        case Policy::last_legal: return {seat, legal[legal.size() - 1]};
        case Policy::adversarial: return {seat, most_adverse(match, seat, legal, rng)};
    }
    return {seat, random_item(legal, rng)};
}

}  // namespace motherlode::suite
