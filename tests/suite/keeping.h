#pragma once

#include <map>

#include "suite/subject.h"

// What a game is kept as — bytes, hash, record, past — always leads back to the same game.
namespace motherlode::suite {

// All states of one playout: equal by hash exactly if equal by bytes.
class HashCheck {
public:
    Failures see(Match const& match);

private:
    std::map<std::uint64_t, std::string> seen_;
    std::map<std::string, std::uint64_t> hashes_;
};

// A copy is the same, and what happens to it does not happen to the original.
Failures check_clone(Match const& match, Seat actor, Action action);

// Written, read and written again.
Failures check_record(Subject const& subject, History const& history);

// The same for the game as it stood after `count` moves.
Failures check_cut_record(Subject const& subject, History const& history, int count);

// As a position text, written and read: the whole state, and what each viewer sees of it. The text of a view shows
// nothing that is hidden.
Failures check_position_text(Subject const& subject, Match const& match, Rng& rng);

// Takes back all that may be taken back and plays it again.
Failures check_undo(History& history);

// The same seed gives the same game, another seed another one.
Failures check_seeds(Subject const& subject, std::uint64_t seed);

// A new game of the subject, with made-up players in the seats.
Outcome<History> start_game(Subject const& subject, std::uint64_t seed);

}  // namespace motherlode::suite
