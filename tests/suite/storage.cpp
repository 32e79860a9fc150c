#include "suite/storage.h"

#include <algorithm>

namespace motherlode::suite {
namespace {

// The reader finds compiled-in editions by name. Any other edition must be passed to it.
std::optional<EditionSource> edition_to_pass(Subject const& subject) {
    EditionSource const& edition = subject.setup.edition;
    Outcome<EditionSource> const default_edition =
        embedded_edition(subject.type->info(), subject.type->info().default_edition);
    if (default_edition && default_edition->text == edition.text) return {};
    return edition;
}

std::uint64_t hash_after(History const& history, int count) {
    return count == 0 ? history.start_hash() : history.moves()[count - 1].hash_after;
}

}  // namespace

Failures HashCheck::check(Match const& match) {
    std::string const bytes = bytes_of(match);
    auto const [by_hash, new_hash] = bytes_by_hash_.emplace(match.hash(), bytes);
    if (!new_hash && by_hash->second != bytes)
        return {"two different states have the same hash " + hex(match.hash())};
    auto const [by_bytes, new_bytes] = hash_by_bytes_.emplace(bytes, match.hash());
    if (!new_bytes && by_bytes->second != match.hash()) return {"the same state has two hashes"};
    return {};
}

Failures check_clone(Match const& match, Seat actor, Action action) {
    std::string const before = bytes_of(match);
    std::unique_ptr<Match> const copy = match.clone();
    if (bytes_of(*copy) != before || copy->hash() != match.hash())
        return {"a copy differs from the original"};
    EventLog unused;
    copy->apply(actor, action, unused);
    if (bytes_of(match) != before) return {"an action applied to a copy changed the original"};
    return {};
}

Failures check_record(Subject const& subject, History const& history) {
    std::string const text = write_record(history);
    Outcome<History> const read_history = read_record(text, "record", subject.find, edition_to_pass(subject));
    if (!read_history) return {"a record just written is refused: " + read_history.error().sentence};

    Failures failures;
    if (bytes_of(read_history->now()) != bytes_of(history.now()) ||
        read_history->now().hash() != history.now().hash())
        failures.emplace_back("a record leads to a different state than its game");
    if (write_record(*read_history) != text)
        failures.emplace_back("a record changes when it is read and written again");
    return failures;
}

Failures check_cut_record(Subject const& subject, History const& history, int count) {
    Outcome<History> replayed = History::start(*subject.type, history.setup(), history.players());
    if (!replayed) return {"the game could not be set up again: " + replayed.error().sentence};
    for (History::Move const& move : history.moves().first(count))
        if (replayed->play(move.seat, move.action)) return {"a move of the game is refused when replayed"};
    if (replayed->now().hash() != hash_after(history, count))
        return {joined("replaying the first ", count, " moves leads to a different state")};
    if (history.after(count)->hash() != hash_after(history, count))
        return {joined("the history gives a different state after ", count, " moves")};
    Failures failures;
    add(failures, check_record(subject, *replayed), joined("cut after ", count, " moves: "));
    return failures;
}

Failures check_position_text(Subject const& subject, Match const& match, Rng& rng) {
    Outcome<std::string> const text = match.position();
    std::optional<EditionSource> const edition = edition_to_pass(subject);
    Outcome<PositionStart> const start = read_position(*text, "position", subject.find, edition);
    if (!start) return {"a position just written is refused: " + start.error().sentence};

    Failures failures;
    if (bytes_of(*start->match) != bytes_of(match) || start->match->hash() != match.hash())
        failures.emplace_back("a position changes the state when it is written and read");
    if (*start->match->position() != *text)
        failures.emplace_back("a position changes when it is read and written again");

    for (Seat const viewer : viewers_of(match)) {
        std::string const view_text = *match.position(viewer);
        std::string const viewer_name = seat_name(viewer);
        if (*match.redeal(viewer, rng)->position(viewer) != view_text)
            failures.push_back("the position text of " + viewer_name + " depends on hidden information");
        Outcome<PositionStart> const view =
            read_position(view_text, "view", subject.find, edition, rng.next());
        if (!view) {
            failures.push_back("the view of " + viewer_name +
                               " as a position is refused: " + view.error().sentence);
            continue;
        }
        if (view->match->view_bytes(viewer) != match.view_bytes(viewer) || view->viewer != viewer)
            failures.push_back("the view of " + viewer_name +
                               " changes when it is written and read as a position");
        if (std::string const problem = view->match->audit(); !problem.empty())
            failures.push_back("the view of " + viewer_name +
                               " as a position gives a broken game: " + problem);
    }
    return failures;
}

Failures check_undo(History& history) {
    std::string const before = bytes_of(history.now());
    int const floor = history.undo_floor();
    std::vector<History::Move> const moves{history.moves().begin(), history.moves().end()};

    history.undo_to(floor);
    if (history.now().hash() != hash_after(history, floor))
        return {"undo does not restore the earlier state"};
    for (History::Move const& move : std::span{moves}.subspan(floor)) {
        if (history.play(move.seat, move.action)) return {"an undone move is refused when played again"};
        if (history.moves().back().hash_after != move.hash_after)
            return {"an undone move leads to a different state when played again"};
    }
    if (bytes_of(history.now()) != before) return {"undoing and replaying moves changes the game"};
    return {};
}

Failures check_seeds(Subject const& subject, std::uint64_t seed) {
    Failures failures;
    std::set<std::string> states;
    constexpr int games = 8;
    for (int i = 0; i < games; ++i) {
        // Every second one is longer than 64 bits.
        Seed const own_seed{seed + static_cast<std::uint64_t>(i / 2), static_cast<std::uint64_t>(i % 2)};
        GameSetup const setup = subject.with_seed(own_seed);
        Outcome<std::unique_ptr<Match>> const match = subject.type->start(setup);
        Outcome<std::unique_ptr<Match>> const repeated_match = subject.type->start(setup);
        if (!match) return {"the game cannot be set up: " + match.error().sentence};
        if (bytes_of(**match) != bytes_of(**repeated_match))
            failures.emplace_back("the same seed gave two different games");
        states.insert(bytes_of(**match));
    }
    if (states.size() < games) failures.emplace_back("different seeds gave the same game");
    return failures;
}

Outcome<History> start_game(Subject const& subject, std::uint64_t seed) {
    std::vector<Player> players;
    for (int seat = 1; seat <= subject.setup.players; ++seat)
        players.push_back({seat % 2 == 0 ? Player::Kind::bot : Player::Kind::human, joined("Player ", seat)});
    return History::start(*subject.type, subject.with_seed({seed, 1}), players);
}

}  // namespace motherlode::suite
