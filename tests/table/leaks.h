#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "suite/policies.h"
#include "suite/subject.h"
#include "table/table.h"

// A table's messages to a viewer must not depend on hidden information. The suite checks this for matches
// (suite/hidden.h); these checks compare the messages of a table byte by byte.
namespace motherlode::leaks {

using suite::add;
using suite::Failures;
using suite::Subject;

// A table whose game starts from a match, not from a deal. All seats are human.
class TableFrom {
public:
    TableFrom(Subject const& subject, Match const& match, std::uint64_t seed);

    Table const& table() const { return table_; }
    // False if the table refuses the move.
    bool play(suite::Decision const& move);
    // Whether a move at this table has revealed something hidden to the viewer.
    bool taught(Seat viewer) const;

private:
    std::unique_ptr<GameType const> type_;
    Table table_;
};

// Plays all moves at the table and at tables redealt for each viewer, and compares the messages to each viewer before
// and after each move: the table, updates, pages of events, earlier positions and the reasons for refusals. A viewer is no longer
// compared after it learns something, or if the redealt game does not allow the move.
Failures check_redealt(Subject const& subject, Match const& match, std::vector<suite::Decision> const& moves,
                       Rng& rng);

// Two moves by the same seat that give a viewer the same view: it must get the same messages.
Failures check_secret_move(Subject const& subject, Match const& match, suite::Decision const& first,
                           suite::Decision const& second, Rng& rng);

// One writer serves all viewers in any order: each gets the same text as from its own writer, and only the events it
// may see, in an update and on the pages of earlier events.
Failures check_shared_text(Table const& table, int since, Rng& rng);

// Plays one game at a table, with all checks at this number of positions.
Failures play_and_check(Subject const& subject, suite::Policy policy, std::uint64_t seed, int positions);

}  // namespace motherlode::leaks
