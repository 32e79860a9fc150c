#include "cli/program_player.h"

#include "kernel/result_json.h"
#include "kernel/words.h"

namespace motherlode::cli {
namespace {

ProgramGame game_of(Match const& match) {
    JsonWriter edition;
    match.write_edition(edition);
    ProgramGame game{std::string{match.info().name}, match.players(), {}, edition.text()};
    for (auto const& [name, value] : option_choices(match.info(), match.options()))
        game.options += (game.options.empty() ? "" : " ") + name + "=" + value;
    return game;
}

}  // namespace

Outcome<Action> ProgramPlayer::choose(History const& history) {
    report(history);
    Match const& match = history.now();
    JsonWriter view;
    match.write_view(seat_, view);
    ActionList legal;
    match.legal_actions(seat_, legal);
    std::vector<std::string> names;
    for (Action const action : legal) names.push_back(match.text(action));
    Outcome<int> const chosen = program_.choose(game_of(match), index(seat_) + 1, view.text(), names);
    if (!chosen) return chosen.error();
    return legal[*chosen];
}

void ProgramPlayer::end(History const& history) {
    if (is_end_reported_) return;
    is_end_reported_ = true;
    report(history);
    JsonWriter result;
    write_result(result, history.now().result());
    program_.report(end_line(result.text(), SeatSet::none()));
    program_.send_reports();
}

// Everything since the last report: the start, moves that were undone, and the events of new moves.
void ProgramPlayer::report(History const& history) {
    if (!is_start_reported_)
        program_.report(start_line(game_of(history.now()), index(seat_), history.names()));
    is_start_reported_ = true;
    std::span<History::Move const> const moves = history.moves();
    std::size_t same = 0;
    while (same < reported_moves_.size() && same < moves.size() &&
           moves[same].hash_after == reported_moves_[same])
        ++same;
    if (same < reported_moves_.size()) {
        is_end_reported_ = false;
        program_.report(undo_line(same));
        reported_moves_.resize(same);
    }
    for (std::size_t number = same; number < moves.size(); ++number) {
        reported_moves_.push_back(moves[number].hash_after);
        for (Event const& event : moves[number].events)
            if (event.seen_by.contains(seat_))
                program_.report(
                    event_line(static_cast<int>(number) + 1, moves[number].seat, event, history.now()));
    }
}

}  // namespace motherlode::cli
