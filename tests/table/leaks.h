#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "suite/policies.h"
#include "suite/subject.h"
#include "table/table.h"

// What a table sends to a viewer must not depend on anything that is hidden from it. The suite checks this for matches
// (suite/hidden.h); these checks compare, byte for byte, the messages that leave a table.
namespace motherlode::leaks {

using suite::add;
using suite::Failures;
using suite::Subject;

// A table whose game starts from a match, not from a deal. Humans have all seats.
class TableFrom {
public:
    TableFrom(Subject const& subject, Match const& match, std::uint64_t seed);

    Table const& table() const { return table_; }
    // False where the table refuses the move.
    bool play(suite::Decision const& move);
    // Whether the viewer has learned something hidden by a move at this table.
    bool taught(Seat viewer) const;

private:
    std::unique_ptr<GameType const> type_;
    Table table_;
};

// Plays all moves at the table and at tables redealt for each viewer, and compares what each viewer is sent before and
// after each move: the table, updates, earlier positions and the reasons for refusals. A viewer is left out from where
// it learns something, or where the redealt game does not allow the move.
Failures check_redealt(Subject const& subject, Match const& match, std::vector<suite::Decision> const& moves,
                       Rng& rng);

// Two moves by the same seat that leave a viewer with the same view: it must be sent the same.
Failures check_secret_move(Subject const& subject, Match const& match, suite::Decision const& one,
                           suite::Decision const& other, Rng& rng);

// One writer serves all viewers in any order: each gets the text that a writer of its own would give it, and only the
// events it may see.
Failures check_shared_text(Table const& table, int since, Rng& rng);

// Plays one game at a table, and makes all checks at this number of its positions.
Failures play_and_check(Subject const& subject, suite::Policy policy, std::uint64_t seed, int positions);

}  // namespace motherlode::leaks
