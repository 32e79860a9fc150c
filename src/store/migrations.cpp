#include "store/migrations.h"

#include <array>

namespace motherlode {
namespace {

// The application id in SQLite's header, "Mthr", identifies our files.
constexpr std::int64_t application = 0x4d746872;

// The summary columns change with every append, so long constant data is in other tables. A table has a number besides
// its id: tables created together are close together in the file, and new entries touch few pages.
constexpr std::string_view first_sqlite_version = R"(
CREATE TABLE tables (
    number   INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    listed   INTEGER NOT NULL,
    entries  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    names    TEXT    NOT NULL,
    moves    INTEGER NOT NULL,
    due      INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    updated  INTEGER NOT NULL,
    wake     INTEGER
) STRICT;
CREATE INDEX listed_tables ON tables (listed) WHERE listed = 1;

CREATE TABLE setups (
    table_number INTEGER PRIMARY KEY REFERENCES tables,
    setup        TEXT NOT NULL,
    watch_token  TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
    table_number INTEGER NOT NULL REFERENCES tables,
    seat         INTEGER NOT NULL,
    token        TEXT    NOT NULL,
    PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE owners (
    person       TEXT    NOT NULL,
    table_number INTEGER NOT NULL,
    seat         INTEGER NOT NULL,
    PRIMARY KEY (person, table_number, seat),
    FOREIGN KEY (table_number, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;
CREATE INDEX owners_of_table ON owners (table_number);

CREATE TABLE entries (
    table_number INTEGER NOT NULL REFERENCES tables,
    number       INTEGER NOT NULL,
    line         TEXT    NOT NULL,
    PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
)";

// The game clock, in a single row. The entries of older tables have only the time since 1970; for them the clock continues
// from the last change at any table.
constexpr std::string_view game_clock = R"(
CREATE TABLE game_clock (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    time   INTEGER NOT NULL
) STRICT;
INSERT INTO game_clock SELECT 1, max(updated) FROM tables HAVING max(updated) IS NOT NULL;
)";

// Since a seat belongs to the player who sits in it, each of the player's browsers has a token of its own. The token in
// `seats` is the invitation of an open seat. In tables of older programs it still opens a taken seat.
constexpr std::string_view seat_tokens = R"(
CREATE TABLE seat_tokens (
    table_number INTEGER NOT NULL,
    seat         INTEGER NOT NULL,
    token        TEXT    NOT NULL,
    expires      INTEGER NOT NULL,
    PRIMARY KEY (table_number, seat, token),
    FOREIGN KEY (table_number, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;
)";

// Lifetimes and the operator's commands. `state` is a number of TableState; `first_entries` is the number of entries when
// the table was made, so that a table nobody has used can be recognised.
constexpr std::string_view operators_version = R"(
ALTER TABLE tables ADD COLUMN state INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN first_entries INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET created = updated,
    bytes = (SELECT coalesce(sum(length(line)), 0) FROM entries WHERE table_number = tables.number);

CREATE TABLE bans (network TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
)";

// The result of a finished game: a line for each seat with its points and its rank.
constexpr std::string_view scores_version = R"(
ALTER TABLE tables ADD COLUMN scores TEXT NOT NULL DEFAULT '';
)";

// The key that signs the cookies of browsers.
constexpr std::string_view cookie_key = R"(
CREATE TABLE cookie_key (
    number INTEGER PRIMARY KEY CHECK (number = 1),
    key    TEXT    NOT NULL
) STRICT;
)";

constexpr std::array sqlite_migrations{first_sqlite_version, game_clock,     seat_tokens,
                                       operators_version,    scores_version, cookie_key};

std::optional<std::int64_t> number(Database& database, char const* sql) {
    Statement& statement = database.statement(sql).with();
    std::optional<std::int64_t> value;
    while (statement.next()) value = statement.integer(0);
    return statement.failed() ? std::nullopt : value;
}

}  // namespace

std::span<std::string_view const> store_migrations() { return sqlite_migrations; }

std::optional<Error> check_owner(Database& database, std::string const& path) {
    std::optional<std::int64_t> const owner = number(database, "PRAGMA application_id");
    if (!owner) return database.error("The store " + path + " cannot be used");
    if (*owner != application) return Error{"The file " + path + " is not a database of Motherlode."};
    return {};
}

std::optional<Error> migrate(Database& database, std::string const& path,
                             std::span<std::string_view const> migrations) {
    Transaction transaction{database};
    std::string const tried = "The store " + path + " cannot be used";
    if (!transaction.started()) return database.error(tried);
    std::optional<std::int64_t> const owner = number(database, "PRAGMA application_id");
    std::optional<std::int64_t> const version = number(database, "PRAGMA user_version");
    std::optional<std::int64_t> const tables = number(database, "SELECT count(*) FROM sqlite_schema");
    if (!owner || !version || !tables) return database.error(tried);

    bool const is_new = *version == 0 && *tables == 0;
    if (!is_new && *owner != application)
        return Error{tried + ": another program wrote it. Choose another file."};
    auto const newest = static_cast<std::int64_t>(migrations.size());
    if (*version > newest)
        return Error{tried + ": it has version " + std::to_string(*version) +
                     ", but this program only supports versions up to " + std::to_string(newest) +
                     ". Use a newer version of this program."};
    if (*version == newest) return {};

    for (std::int64_t step = *version; step < newest; ++step)
        if (!database.execute(std::string{migrations[static_cast<std::size_t>(step)]}))
            return database.error("The store " + path + " cannot be upgraded");
    std::string const marks = "PRAGMA application_id = " + std::to_string(application) +
                              "; PRAGMA user_version = " + std::to_string(newest);
    if (!database.execute(marks) || !transaction.commit()) return database.error(tried);
    return {};
}

}  // namespace motherlode
