#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.h"

// How databases store what is not a number or a text. All kinds of databases have the same tables and columns.
namespace motherlode {

// A name contains no newline, so a list of names is stored as lines.
std::string lines_of(std::vector<std::string> const& names);
std::vector<std::string> names_of(std::string_view lines);

std::string lines_of(std::vector<SeatScore> const& scores);
std::vector<SeatScore> scores_of(std::string_view lines);

std::int64_t bytes_of(std::vector<std::string> const& entries);

inline std::int64_t flag(bool truth) { return truth ? 1 : 0; }

// A bit for each seat.
std::int64_t bits_of(SeatSet seats);
SeatSet seats_of(std::int64_t bits);

// The row must have the columns id, game, names, moves, due, finished, updated, wake, scores.
template <class Row>
TableLine line_at(Row const& row) {
    TableLine line;
    line.table = row.text(0);
    line.summary.game = row.text(1);
    line.summary.names = names_of(row.text(2));
    line.summary.moves = static_cast<int>(row.integer(3));
    line.summary.due = seats_of(row.integer(4));
    line.summary.finished = row.integer(5) != 0;
    line.summary.updated = row.integer(6);
    line.summary.wake = row.optional_integer(7);
    line.summary.scores = scores_of(row.text(8));
    return line;
}

// The same, followed by state, listed, created, entries, bytes.
template <class Row>
TableDetails details_at(Row const& row) {
    return {row.text(0),          line_at(row).summary, static_cast<TableState>(row.integer(9)),
            row.integer(10) != 0, row.integer(11),      static_cast<int>(row.integer(12)),
            row.integer(13)};
}

}  // namespace motherlode
