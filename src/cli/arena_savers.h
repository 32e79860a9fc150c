#pragma once

#include "arena/journal.h"
#include "cli/arena_plan.h"
#include "cli/arena_records.h"

namespace motherlode::cli {

// Where the first process of an arena saves games: a record, then a line of the journal. A game whose line is missing is
// played again when the arena is resumed, and its record is replaced.
class Savers {
public:
    // Checks that all output can be written, and adds the games of the journal to the results.
    static Outcome<Savers> open(ArenaPlan const& plan, EditionInfo const& edition, arena::Results& results);

    std::optional<Error> save(std::size_t number, arena::Played const& played);
    // Removes the records of the games from this number on: a sequential test has ended before them.
    void drop_records(arena::Results const& results, std::size_t from) const;

private:
    std::optional<RecordFolder> records_;
    std::optional<arena::Journal> journal_;
};

}  // namespace motherlode::cli
