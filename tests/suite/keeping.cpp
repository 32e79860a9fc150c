#include "suite/keeping.h"

#include <algorithm>

namespace motherlode::suite {
namespace {

// Compiled-in editions are found by name; any other must be passed with the record.
std::optional<EditionSource> edition_to_give(Subject const& subject) {
    EditionSource const& edition = subject.setup.edition;
    Outcome<EditionSource> const known =
        embedded_edition(subject.type->info(), subject.type->info().default_edition);
    if (known && known->text == edition.text) return {};
    return edition;
}

std::uint64_t hash_after(History const& history, int count) {
    return count == 0 ? history.start_hash() : history.moves()[count - 1].hash_after;
}

}  // namespace

Failures HashCheck::see(Match const& match) {
    std::string const bytes = bytes_of(match);
    auto const [by_hash, new_hash] = seen_.emplace(match.hash(), bytes);
    if (!new_hash && by_hash->second != bytes)
        return {"two different states have the same hash " + hex(match.hash())};
    auto const [by_bytes, new_bytes] = hashes_.emplace(bytes, match.hash());
    if (!new_bytes && by_bytes->second != match.hash()) return {"the same state has two hashes"};
    return {};
}

Failures check_clone(Match const& match, Seat actor, Action action) {
    std::string const before = bytes_of(match);
    std::unique_ptr<Match> const copy = match.clone();
    if (bytes_of(*copy) != before || copy->hash() != match.hash()) return {"a copy is not the same"};
    EventLog unused;
    copy->apply(actor, action, unused);
    if (bytes_of(match) != before) return {"an action applied to a copy changed the original"};
    return {};
}

Failures check_record(Subject const& subject, History const& history) {
    std::string const text = write_record(history);
    Outcome<History> const read = read_record(text, "record", subject.find, edition_to_give(subject));
    if (!read) return {"a record just written is refused: " + read.error().sentence};

    Failures failures;
    if (bytes_of(read->now()) != bytes_of(history.now()) || read->now().hash() != history.now().hash())
        failures.emplace_back("a record leads to another state than the game it was made from");
    if (write_record(*read) != text) failures.emplace_back("a record read and written again is another text");
    return failures;
}

Failures check_cut_record(Subject const& subject, History const& history, int count) {
    Outcome<History> shorter = History::start(*subject.type, history.setup(), history.players());
    if (!shorter) return {"the game could not be set up again: " + shorter.error().sentence};
    for (History::Move const& move : history.moves().first(count))
        if (shorter->play(move.seat, move.action))
            return {"a move that was played is refused when played again"};
    if (shorter->now().hash() != hash_after(history, count))
        return {joined("the first ", count, " moves played again lead to another state")};
    if (history.after(count)->hash() != hash_after(history, count))
        return {joined("the game as it stood after ", count, " moves is another")};
    Failures failures;
    add(failures, check_record(subject, *shorter), joined("cut after ", count, " moves: "));
    return failures;
}

Failures check_position_text(Subject const& subject, Match const& match, Rng& rng) {
    Outcome<std::string> const text = match.position();
    std::optional<EditionSource> const edition = edition_to_give(subject);
    Outcome<PositionStart> const whole = read_position(*text, "position", subject.find, edition);
    if (!whole) return {"a position just written is refused: " + whole.error().sentence};

    Failures failures;
    if (bytes_of(*whole->match) != bytes_of(match) || whole->match->hash() != match.hash())
        failures.emplace_back("a position written and read is another state");
    if (*whole->match->position() != *text)
        failures.emplace_back("a position read and written again is another text");

    for (Seat const viewer : viewers_of(match)) {
        std::string const seen = *match.position(viewer);
        std::string const who = seat_name(viewer);
        if (*match.redeal(viewer, rng)->position(viewer) != seen)
            failures.push_back("the position text of " + who + " depends on what is hidden");
        Outcome<PositionStart> const view = read_position(seen, "view", subject.find, edition, rng.next());
        if (!view) {
            failures.push_back("the view of " + who + " as a position is refused: " + view.error().sentence);
            continue;
        }
        if (view->match->view_bytes(viewer) != match.view_bytes(viewer) || view->viewer != viewer)
            failures.push_back("the view of " + who + " as a position is another view when read");
        if (std::string const problem = view->match->audit(); !problem.empty())
            failures.push_back("the view of " + who + " as a position is dealt wrongly: " + problem);
    }
    return failures;
}

Failures check_undo(History& history) {
    std::string const before = bytes_of(history.now());
    int const floor = history.undo_floor();
    std::vector<History::Move> const moves{history.moves().begin(), history.moves().end()};

    history.undo_to(floor);
    if (history.now().hash() != hash_after(history, floor))
        return {"undo does not lead back to the state that was"};
    for (History::Move const& move : std::span{moves}.subspan(floor)) {
        if (history.play(move.seat, move.action))
            return {"a move that was taken back is refused when played again"};
        if (history.moves().back().hash_after != move.hash_after)
            return {"a move that was taken back leads to another state when played again"};
    }
    if (bytes_of(history.now()) != before) return {"taken back and played again, the game is another"};
    return {};
}

Failures check_seeds(Subject const& subject, std::uint64_t seed) {
    Failures failures;
    std::set<std::string> states;
    constexpr int games = 8;
    for (int i = 0; i < games; ++i) {
        GameSetup const setup = subject.with_seed(seed + static_cast<std::uint64_t>(i));
        Outcome<std::unique_ptr<Match>> const one = subject.type->start(setup);
        Outcome<std::unique_ptr<Match>> const again = subject.type->start(setup);
        if (!one) return {"the game cannot be set up: " + one.error().sentence};
        if (bytes_of(**one) != bytes_of(**again)) failures.emplace_back("one seed gave two games");
        states.insert(bytes_of(**one));
    }
    if (states.size() < games) failures.emplace_back("different seeds gave the same game");
    return failures;
}

Outcome<History> start_game(Subject const& subject, std::uint64_t seed) {
    std::vector<Player> players;
    for (int seat = 1; seat <= subject.setup.players; ++seat)
        players.push_back({seat % 2 == 0 ? Player::Kind::bot : Player::Kind::human, joined("Player ", seat)});
    return History::start(*subject.type, subject.with_seed(seed), players);
}

}  // namespace motherlode::suite
