#pragma once

#include <map>

#include "suite/subject.h"

// Saving a game in any form (bytes, hash, record, position, history) and loading it gives the same game.
namespace motherlode::suite {

// Checks over all states of a game that their hashes are equal exactly if their bytes are.
class HashCheck {
public:
    Failures check(Match const& match);

private:
    std::map<std::uint64_t, std::string> bytes_by_hash_;
    std::map<std::string, std::uint64_t> hash_by_bytes_;
};

// A copy is equal to the original, and changes to the copy do not affect it.
Failures check_clone(Match const& match, Seat actor, Action action);

// A record is written, read and written again.
Failures check_record(Subject const& subject, History const& history);

// The same for the game after `count` moves.
Failures check_cut_record(Subject const& subject, History const& history, int count);

// The whole state and each viewer's view survive writing and reading as a position text. The text of a view
// contains nothing hidden.
Failures check_position_text(Subject const& subject, Match const& match, Rng& rng);

// Undoes as many moves as possible and plays them again.
Failures check_undo(History& history);

// The same seed gives the same game, and different seeds give different games.
Failures check_seeds(Subject const& subject, std::uint64_t seed);

// A new game of the subject, with invented players.
Outcome<History> start_game(Subject const& subject, std::uint64_t seed);

}  // namespace motherlode::suite
