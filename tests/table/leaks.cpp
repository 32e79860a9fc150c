#include "table/leaks.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>

#include <boost/json.hpp>

#include "analysis/ahead.h"
#include "analysis/review.h"
#include "bots/bot.h"
#include "suite/legality.h"
#include "table/writer.h"

namespace motherlode::leaks {
namespace {

using suite::joined;

constexpr Millis noon = 1'700'000'000'000;
// How far a redealt game is played from a position.
constexpr int moves_after = 3;

// A game like another one, except for its start.
class StartsFrom final : public GameType {
public:
    StartsFrom(GameType const& type, Match const& match) : type_{&type}, match_{match.clone()} {}

    GameInfo const& info() const override { return type_->info(); }
    Outcome<EditionInfo> check_edition(EditionSource const& source) const override {
        return type_->check_edition(source);
    }
    Outcome<std::unique_ptr<Match>> start(GameSetup const&) const override { return match_->clone(); }
    Outcome<std::string> json_types(TypeFormat format) const override { return type_->json_types(format); }
    Outcome<std::unique_ptr<Match>> read_fields(GameSetup const& setup,
                                                PositionBody const& body) const override {
        return type_->read_fields(setup, body);
    }
    bool views_are_equal() const override { return type_->views_are_equal(); }
    std::unique_ptr<MatchBot> make_bot(std::string_view name, Match const& match) const override {
        return type_->make_bot(name, match);
    }
    std::vector<analysis::Choice> hint(Match const& match, Seat seat, analysis::Effort const& effort,
                                       Stop const& stop) const override {
        return type_->hint(match, seat, effort, stop);
    }
    void finish(Match const& match, Seat seat, int games, std::uint64_t seed,
                std::function<void(analysis::Ending const&)> const& report, Stop const& stop) const override {
        type_->finish(match, seat, games, seed, report, stop);
    }
    analysis::Review review(History const& history, analysis::Effort const& effort,
                            std::function<void(analysis::ReviewProgress const&)> const& report,
                            Stop const& stop) const override {
        return type_->review(history, effort, report, stop);
    }

private:
    GameType const* type_;
    std::unique_ptr<Match> match_;
};

// A table finds its game by name, with a plain function.
thread_local GameType const* type_to_find = nullptr;

GameType const* find_that_type(std::string_view) { return type_to_find; }

TableSetup setup_for_humans(Subject const& subject, std::uint64_t seed) {
    TableSetup setup;
    setup.game = std::string{subject.type->info().name};
    setup.setup = subject.with_seed(seed);
    for (int seat = 1; seat <= setup.setup.players; ++seat)
        setup.players.push_back({Player::Kind::human, joined("Player ", seat)});
    setup.created = noon;
    return setup;
}

bool play_at(Table& table, suite::Decision const& move) {
    Decision const decision = table.move({move.seat, noon}, move.action, table.version());
    return !decision.denial && !table.carry_out(decision);
}

// Every message that a viewer can be sent about the current table.
std::vector<std::string> all_messages(Table const& table, Seat viewer, std::span<Action const> dubious) {
    std::vector<std::string> messages;
    TableWriter writer{table, "t1", SeatSet::first(1), noon};
    messages.push_back(writer.table(viewer));
    for (int since = 0; since <= table.version(); ++since) messages.push_back(writer.update(viewer, since));
    for (int before = 0; before <= table.event_count(); ++before) {
        JsonWriter json;
        writer.write_events_before(json.begin_object(), viewer, before);
        messages.push_back(json.end_object().text());
    }
    for (int move = 0; move <= table.history().size(); ++move) {
        JsonWriter json;
        write_at(json.begin_object(), table, viewer, move);
        messages.push_back(json.end_object().text());
    }
    for (Action const action : dubious) {
        // Random bytes have no text.
        std::string const text = table.now().text(action);
        JsonWriter json;
        write_why(json.begin_object(), table, viewer, text);
        messages.push_back(json.end_object().text());
    }
    for (int since = 0; since <= table.version(); ++since)
        messages.push_back(table.stale(viewer, since) ? "stale" : "not stale");
    return messages;
}

// The place where two texts start to differ, with a little of both.
std::string difference(std::string const& first, std::string const& second) {
    constexpr std::size_t shown = 60;
    auto const at = static_cast<std::size_t>(
        std::mismatch(first.begin(), first.end(), second.begin(), second.end()).first - first.begin());
    std::size_t const from = at < shown ? 0 : at - shown;
    return joined("“…", first.substr(from, 2 * shown), "…” or “…", second.substr(from, 2 * shown), "…”");
}

Failures compare(std::vector<std::string> const& first, std::vector<std::string> const& second, Seat viewer,
                 std::string_view what) {
    for (std::size_t i = 0; i < first.size(); ++i)
        if (i >= second.size() || first[i] != second[i])
            return {joined("what ", suite::seat_name(viewer), " is sent depends on ", what, ": ",
                           difference(first[i], i < second.size() ? second[i] : std::string{}))};
    return {};
}

std::vector<Action> actions_with_text(Match const& match, Rng& rng) {
    std::vector<Action> actions = suite::dubious_actions(match, {}, rng);
    std::erase_if(actions, [&](Action action) { return match.parse(match.text(action)) != action; });
    return actions;
}

std::set<std::int64_t> event_numbers(std::string const& message) {
    std::set<std::int64_t> numbers;
    boost::json::value const parsed = boost::json::parse(message);
    for (boost::json::value const& event : parsed.at("events").as_array())
        numbers.insert(event.at("n").as_int64());
    return numbers;
}

// The numbers of the events from this one on that the viewer may see.
std::set<std::int64_t> visible_events(Table const& table, Seat viewer, std::int64_t from) {
    std::set<std::int64_t> numbers;
    std::int64_t number = 0;
    for (History::Move const& move : table.history().moves())
        for (Event const& event : move.events) {
            if (number >= from && event.seen_by.contains(viewer)) numbers.insert(number);
            ++number;
        }
    return numbers;
}

// The numbers of all events on the pages that a client gets when it goes back to the start of the game.
std::set<std::int64_t> paged_events(TableWriter& writer, Seat viewer, int end) {
    std::set<std::int64_t> numbers;
    while (end > 0) {
        JsonWriter json;
        writer.write_events_before(json.begin_object(), viewer, end);
        std::string const& page = json.end_object().text();
        numbers.merge(event_numbers(page));
        end = static_cast<int>(boost::json::parse(page).at("events_from").as_int64());
    }
    return numbers;
}

// A game that is consistent with the viewer's view.
struct Redealt {
    Seat viewer;
    TableFrom table;
    bool comparable = true;
};

}  // namespace

TableFrom::TableFrom(Subject const& subject, Match const& match, std::uint64_t seed)
    : type_{std::make_unique<StartsFrom>(*subject.type, match)}, table_{[&] {
          type_to_find = type_.get();
          return std::move(*Table::make(find_that_type, setup_for_humans(subject, seed)));
      }()} {}

bool TableFrom::play(suite::Decision const& move) { return play_at(table_, move); }

bool TableFrom::taught(Seat viewer) const {
    auto const moves = table_.history().moves();
    return std::any_of(moves.begin(), moves.end(),
                       [&](History::Move const& move) { return move.learned.contains(viewer); });
}

Failures check_redealt(Subject const& subject, Match const& match, std::vector<suite::Decision> const& moves,
                       Rng& rng) {
    Failures failures;
    TableFrom real{subject, match, 1};
    std::vector<Redealt> redealt;
    for (Seat const viewer : suite::viewers_of(match))
        redealt.push_back({viewer, TableFrom{subject, *match.redeal(viewer, rng), 2}});

    for (std::size_t played = 0;; ++played) {
        std::vector<Action> const dubious = actions_with_text(real.table().now(), rng);
        for (Redealt const& copy : redealt)
            if (copy.comparable)
                add(failures, compare(all_messages(real.table(), copy.viewer, dubious),
                                      all_messages(copy.table.table(), copy.viewer, dubious), copy.viewer,
                                      "what is hidden from it"));
        if (!failures.empty() || played == moves.size()) return failures;

        if (!real.play(moves[played])) return {"the table refused a legal move"};
        for (Redealt& copy : redealt)
            copy.comparable = copy.comparable && copy.table.play(moves[played]) &&
                              !real.taught(copy.viewer) && !copy.table.taught(copy.viewer);
    }
}

Failures check_secret_move(Subject const& subject, Match const& match, suite::Decision const& first,
                           suite::Decision const& second, Rng& rng) {
    Failures failures;
    TableFrom after_one{subject, match, 1};
    TableFrom after_other{subject, match, 2};
    if (!after_one.play(first) || !after_other.play(second)) return {"the table refused a legal move"};
    // One writer for all viewers, as on the server. The seat that moved comes first, because it may see the most.
    TableWriter writer_one{after_one.table(), "t1", SeatSet::none(), noon};
    TableWriter writer_other{after_other.table(), "t1", SeatSet::none(), noon};
    writer_one.update(first.seat, 0);
    writer_other.update(first.seat, 0);

    std::vector<Seat> viewers = suite::viewers_of(match);
    std::erase(viewers, first.seat);
    rng.shuffle(viewers);
    for (Seat const viewer : viewers) {
        if (after_one.taught(viewer) || after_other.taught(viewer)) continue;
        if (after_one.table().now().view_bytes(viewer) != after_other.table().now().view_bytes(viewer))
            continue;
        add(failures, compare({writer_one.update(viewer, 0)}, {writer_other.update(viewer, 0)}, viewer,
                              joined("a secret move of ", suite::seat_name(first.seat))));
    }
    return failures;
}

Failures check_shared_text(Table const& table, int since, Rng& rng) {
    Failures failures;
    std::vector<Seat> viewers = suite::viewers_of(table.now());
    rng.shuffle(viewers);
    TableWriter shared{table, "t1", SeatSet::first(1), noon};
    for (Seat const viewer : viewers) {
        std::string const update = shared.update(viewer, since);
        std::string const own = TableWriter{table, "t1", SeatSet::first(1), noon}.update(viewer, since);
        add(failures, compare({update}, {own}, viewer, "who is sent an update before it"));
        std::int64_t const from = boost::json::parse(update).at("events_from").as_int64();
        if (event_numbers(update) != visible_events(table, viewer, from))
            failures.push_back(
                joined(suite::seat_name(viewer), " is not sent exactly the events it may see"));
        if (paged_events(shared, viewer, table.event_count()) != visible_events(table, viewer, 0))
            failures.push_back(joined(suite::seat_name(viewer),
                                      " does not find exactly the events it may see on the pages"));
    }
    return failures;
}

namespace {

// One complete game.
std::vector<suite::Decision> moves_of_game(Subject const& subject, suite::Policy policy, std::uint64_t seed) {
    std::vector<suite::Decision> moves;
    std::unique_ptr<Match> const match = std::move(*subject.type->start(subject.with_seed(seed)));
    Rng rng = Rng::stream(seed, 1);
    EventLog unused;
    while (!match->over() && static_cast<int>(moves.size()) < match->longest_game()) {
        moves.push_back(decide(policy, *match, rng));
        match->apply(moves.back().seat, moves.back().action, unused);
    }
    return moves;
}

Failures check_position(Subject const& subject, Table const& table, std::span<suite::Decision const> rest,
                        Rng& rng) {
    Match const& match = table.now();
    std::size_t const count = std::min<std::size_t>(rest.size(), moves_after);
    Failures failures = check_redealt(subject, match, {rest.begin(), rest.begin() + count}, rng);
    add(failures, check_shared_text(table, std::max(0, table.version() - rng.below(4)), rng));
    if (rest.empty()) return failures;
    ActionList legal;
    match.legal_actions(rest[0].seat, legal);
    suite::Decision const second{rest[0].seat, legal[rng.below(legal.size())]};
    add(failures, check_secret_move(subject, match, rest[0], second, rng));
    return failures;
}

}  // namespace

Failures play_and_check(Subject const& subject, suite::Policy policy, std::uint64_t seed, int positions) {
    std::vector<suite::Decision> const moves = moves_of_game(subject, policy, seed);
    Table table = std::move(*Table::make(subject.find, setup_for_humans(subject, seed)));
    Rng rng = Rng::stream(seed, 2);
    std::set<std::size_t> looked_at{0, moves.size()};
    for (int i = 0; i < positions; ++i)
        looked_at.insert(static_cast<std::size_t>(rng.below(static_cast<int>(moves.size()))));

    for (std::size_t at = 0;; ++at) {
        Failures failures;
        std::string const where =
            joined(subject.name, ", seed ", seed, ", ", policy_name(policy), ", move ", at + 1, ": ");
        if (looked_at.contains(at))
            add(failures, check_position(subject, table, std::span{moves}.subspan(at), rng), where);
        if (!failures.empty() || at == moves.size()) return failures;
        if (!play_at(table, moves[at])) return {where + "the table refused a legal move"};
    }
}

}  // namespace motherlode::leaks
