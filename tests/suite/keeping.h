#pragma once

#include <map>

#include "suite/subject.h"

// Every stored form of a game (bytes, hash, record, history) gives back the same game.
namespace motherlode::suite {

// All states of one playout: their hashes are equal exactly if their bytes are.
class HashCheck {
public:
    Failures see(Match const& match);

private:
    std::map<std::uint64_t, std::string> seen_;
    std::map<std::string, std::uint64_t> hashes_;
};

// A copy is equal, and changes to it do not affect the original.
Failures check_clone(Match const& match, Seat actor, Action action);

// Written, read and written again.
Failures check_record(Subject const& subject, History const& history);

// The same for the game after `count` moves.
Failures check_cut_record(Subject const& subject, History const& history, int count);

// As a position text, written and read: the whole state, and each viewer's view. The text of a view contains nothing
// hidden.
Failures check_position_text(Subject const& subject, Match const& match, Rng& rng);

// Undoes as many moves as possible and plays them again.
Failures check_undo(History& history);

// The same seed gives the same game, another seed a different one.
Failures check_seeds(Subject const& subject, std::uint64_t seed);

// A new game of the subject, with invented players.
Outcome<History> start_game(Subject const& subject, std::uint64_t seed);

}  // namespace motherlode::suite
