// New entries in PostgreSQL: a batch is one transaction, sent together.

#include <algorithm>
#include <array>

#include "store/columns.h"
#include "store/postgres_store_inside.h"

namespace motherlode {
namespace {

// The new entries must follow the last one in the log. They make an archived table live again.
constexpr char const* extend_log = R"(
WITH extended AS (
    UPDATE tables SET entries = entries + cardinality($3::text[]), names = $4, moves = $5, due = $6, finished = $7,
        updated = $8, wake = $9, scores = $10, bytes = bytes + $11, state = CASE state WHEN 1 THEN 0 ELSE state END
    WHERE id = $1 AND entries = $2 RETURNING number
), added AS (
    INSERT INTO entries (table_number, number, line) SELECT extended.number, $2 + place - 1, line
    FROM extended, unnest($3::text[]) WITH ORDINALITY AS new (line, place)
)
SELECT number FROM extended)";

void add_access(std::vector<Command>& commands, std::string const& table, SeatAccess const& access) {
    commands.emplace_back(
        "UPDATE seats SET token = $3 FROM tables WHERE id = $1 AND table_number = number AND seat = $2",
        table, access.seat, access.invitation);
    commands.emplace_back(
        "DELETE FROM seat_tokens USING tables WHERE id = $1 AND table_number = number AND seat = $2", table,
        access.seat);
    commands.emplace_back(
        "DELETE FROM owners USING tables WHERE id = $1 AND table_number = number AND seat = $2", table,
        access.seat);
    for (SeatToken const& token : access.tokens)
        commands.emplace_back("INSERT INTO seat_tokens (table_number, seat, token, expires) "
                              "SELECT number, $2, $3, $4 FROM tables WHERE id = $1",
                              table, token.seat, token.token, token.expires);
    for (std::string const& person : access.owners)
        commands.emplace_back("INSERT INTO owners (person, table_number, seat) "
                              "SELECT $3, number, $2 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING",
                              table, access.seat, person);
}

// Whether an error says nothing about a single table: the connection or the server is gone, the disk is full, another
// program holds a lock, and the like.
bool affects_all(PostgresError const& error) {
    std::string_view const state = error.state;
    constexpr std::array classes{"08", "25", "40", "42", "53", "55", "57", "58"};
    return state.empty() || std::any_of(classes.begin(), classes.end(),
                                        [&](char const* kind) { return state.starts_with(kind); });
}

bool same_entries(std::span<Append const> a, std::span<Append const> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](Append const& left, Append const& right) {
        return left.table == right.table && left.first == right.first && left.entries == right.entries;
    });
}

}  // namespace

std::optional<SaveError> PostgresStore::append(std::span<Append const> appends) {
    // The server tries a batch again until it is saved. So a batch whose commit was not answered comes first.
    if (unanswered_) {
        if (std::optional<PostgresError> const error = connect())
            return SaveError{postgres_failure("The new entries cannot be saved", *error)};
        bool const is_saved = *unanswered_->saved && same_entries(appends, unanswered_->appends);
        unanswered_.reset();
        if (is_saved) return {};
    }

    std::vector<Command> commands;
    std::vector<Append const*> append_of;  // for each command
    for (Append const& append : appends) {
        TableSummary const& summary = append.summary;
        commands.push_back(Command{extend_log, append.table, append.first, append.entries,
                                   lines_of(summary.names), summary.moves, bits_of(summary.due),
                                   flag(summary.finished), summary.updated, summary.wake,
                                   lines_of(summary.scores), bytes_of(append.entries)}
                               .must_change_a_row());
        for (SeatAccess const& access : append.access) add_access(commands, append.table, access);
        append_of.resize(commands.size(), &append);
    }
    std::optional<Failure> const failure = write(std::move(commands));
    if (!failure) return {};
    if (failure->unanswered) unanswered_ = Unanswered{{appends.begin(), appends.end()}, transaction_};
    bool const is_of_one = failure->changed_nothing || !affects_all(failure->error);
    if (failure->command && is_of_one) return explain(*failure, *append_of[*failure->command]);
    return SaveError{postgres_failure("The new entries cannot be saved", failure->error)};
}

std::optional<SaveError> PostgresStore::explain(Failure const& failure, Append const& append) {
    if (!failure.changed_nothing)
        return SaveError{
            postgres_failure("The log of table " + append.table + " cannot be extended", failure.error),
            append.table};
    Outcome<std::optional<std::string>> const known = setup(append.table);
    if (!known) return SaveError{known.error()};
    if (!*known) return SaveError{{"There is no table " + append.table + "."}, append.table};
    return SaveError{
        {"Entry " + std::to_string(append.first) + " is not the next one of table " + append.table + "."},
        append.table};
}

}  // namespace motherlode
