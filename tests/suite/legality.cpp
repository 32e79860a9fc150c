#include "suite/legality.h"

#include <algorithm>
#include <numeric>

#include "suite/texts.h"

namespace motherlode::suite {
namespace {

Action one_byte_changed(Action action, Rng& rng) {
    int const bit = 8 * rng.below(8);
    auto const byte = static_cast<std::uint8_t>(action.bits >> bit);
    // Half of the changes are small, because rules most easily forget actions that are almost legal.
    int const change = rng.below(2) == 0 ? rng.below(256) : rng.below(2) == 0 ? 1 : -1;
    return {action.bits ^ std::uint64_t{byte} << bit ^
            std::uint64_t{static_cast<std::uint8_t>(byte + change)} << bit};
}

Action random_action(Rng& rng, int largest_byte) {
    Action action{};
    int const byte_count = 1 + rng.below(8);
    for (int i = 0; i < byte_count; ++i)
        action.bits = action.bits << 8 | static_cast<unsigned>(rng.below(largest_byte + 1));
    return action;
}

}  // namespace

Failures check_legal_lists(Match const& match) {
    Failures failures;
    Pending const pending = match.pending();
    SeatSet const due = pending.must | pending.may;
    if ((due & SeatSet::first(match.players())) != due)
        failures.emplace_back("a pending seat does not exist");

    int choices = 0;
    for (int i = 0; i <= index(onlooker); ++i) {
        Seat const seat = seat_at(i);
        ActionList legal;
        match.legal_actions(seat, legal);
        choices += legal.size();
        if (pending.must.contains(seat) && legal.empty())
            failures.push_back(seat_name(seat) + " must act, but has no legal action");
        if (!due.contains(seat) && !legal.empty())
            failures.push_back(seat_name(seat) + " is not pending, but has legal actions");
        for (int k = 0; k < legal.size(); ++k) {
            if (std::find(legal.begin(), legal.begin() + k, legal[k]) != legal.begin() + k)
                failures.push_back("the legal action “" + match.text(legal[k]) + "” is listed twice");
            if (match.refusal(seat, legal[k]))
                failures.push_back("the legal action “" + match.text(legal[k]) + "” is refused to " +
                                   seat_name(seat));
        }
    }
    if (!match.over() && choices == 0)
        failures.emplace_back("the game is not over, but nobody has a legal action");
    return failures;
}

std::vector<Action> dubious_actions(Match const& match, std::span<Action const> past, Rng& rng) {
    std::vector<Action> dubious;
    for (int i = 0; i < 4; ++i) dubious.push_back(random_action(rng, 255));
    for (int i = 0; i < 8; ++i) dubious.push_back(random_action(rng, 12));
    for (Seat const seat : SeatSet::first(match.players())) {
        ActionList legal;
        match.legal_actions(seat, legal);
        for (int i = 0; i < 6 && !legal.empty(); ++i) {
            Action const action = legal[rng.below(legal.size())];
            dubious.push_back(action);
            dubious.push_back(one_byte_changed(action, rng));
        }
    }
    for (int i = 0; i < 4 && !past.empty(); ++i)
        dubious.push_back(past[rng.below(static_cast<int>(past.size()))]);
    return dubious;
}

Failures check_refusals(Subject const& subject, History& history, std::span<Action const> dubious) {
    Failures failures;
    Match const& match = history.now();
    std::string const before = bytes_of(match);
    for (int i = 0; i <= index(onlooker); ++i) {
        Seat const seat = seat_at(i);
        if (i >= max_seats && seat != onlooker) continue;
        ActionList legal;
        match.legal_actions(seat, legal);
        for (Action const action : dubious) {
            std::optional<Refusal> const refusal = match.refusal(seat, action);
            if (refusal.has_value() == legal.contains(action))
                failures.push_back(joined(seat_name(seat), refusal ? " is refused" : " is allowed", " “",
                                          match.text(action), "” (kind ", int{action.kind()}, ", ",
                                          int{action.arg(0)}, " ", int{action.arg(1)},
                                          " …), but the legal list says otherwise"));
            if (!refusal) continue;

            add(failures, check_refusal_text(subject, match, *refusal));
            if (!history.play(seat, action)) failures.emplace_back("a refused action was played");
            if (bytes_of(history.now()) != before)
                failures.emplace_back("a refused action changed the state");
        }
    }
    return failures;
}

Failures check_result(Match const& match) {
    Failures failures;
    Result const result = match.result();
    if (result.finished != match.over())
        failures.emplace_back(result.finished ? "the result is final, but the game is not over"
                                              : "the game is over, but the result is not final");
    if (result.players != match.players()) return {"the result has the wrong number of players"};

    bool const has_rival = result.rival.name != nullptr;
    int const ranks = result.players + (has_rival ? 1 : 0);
    bool first_exists = has_rival && result.rival.rank == 1;
    for (int seat = 0; seat < result.players; ++seat) {
        SeatResult const& seat_result = result.seats[seat];
        if (seat_result.by_source.size() != static_cast<int>(match.info().score_sources.size()))
            failures.emplace_back("a score has the wrong number of sources");
        if (std::accumulate(seat_result.by_source.begin(), seat_result.by_source.end(), 0) !=
            seat_result.total)
            failures.emplace_back("a total is not the sum of its sources");
        first_exists = first_exists || seat_result.rank == 1;
        if (!result.finished) continue;
        if (seat_result.rank < 1 || seat_result.rank > ranks)
            failures.push_back(joined("a seat has rank ", seat_result.rank));
        for (int opponent = 0; opponent < result.players; ++opponent)
            if (seat_result.total > result.seats[opponent].total &&
                seat_result.rank >= result.seats[opponent].rank)
                failures.emplace_back("a seat with more points does not rank higher");
    }
    if (result.finished && !first_exists) failures.emplace_back("no seat has rank 1");

    auto const declared = match.info().messages;
    for (MessageSpec const* const message : {result.tie_break, result.rival.name})
        if (message != nullptr && std::find(declared.begin(), declared.end(), message) == declared.end())
            failures.emplace_back("the tie break or the rival is not among the game's messages");
    return failures;
}

}  // namespace motherlode::suite
