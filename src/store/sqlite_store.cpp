#include "store/sqlite_store.h"

#include "store/columns.h"
#include "store/migrations.h"
#include "store/sqlite_store_inside.h"
#include "store/store_files.h"

namespace motherlode {
namespace {

// A commit is on disk when it returns. WAL alone would only guarantee that the file stays valid.
constexpr char const* sqlite_settings =
    "PRAGMA foreign_keys = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL";

}  // namespace

std::optional<Error> SqliteStore::create(NewTable const& table) {
    Transaction transaction{database_};
    if (!transaction.started() || !insert(table) || !transaction.commit())
        return database_.error("Table " + table.id + " cannot be saved");
    return {};
}

bool SqliteStore::insert(NewTable const& table) {
    TableSummary const& summary = table.summary;
    bool inserted = statement("INSERT INTO tables (id, listed, entries, game, names, moves, due, finished, "
                              "updated, wake, created, first_entries, bytes, scores) "
                              "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                        .run(table.id, flag(table.listed), static_cast<std::int64_t>(table.entries.size()),
                             summary.game, lines_of(summary.names), std::int64_t{summary.moves},
                             bits_of(summary.due), flag(summary.finished), summary.updated, summary.wake,
                             summary.updated, static_cast<std::int64_t>(table.entries.size()),
                             bytes_of(table.entries), lines_of(summary.scores));
    if (!inserted) return false;
    Outcome<std::int64_t> const number = number_of(table.id);
    if (!number) return false;
    inserted = statement("INSERT INTO setups (table_number, setup, watch_token) VALUES (?, ?, ?)")
                   .run(*number, table.setup, table.watch_token);
    for (std::size_t seat = 0; inserted && seat < table.seat_tokens.size(); ++seat)
        inserted = statement("INSERT INTO seats (table_number, seat, token) VALUES (?, ?, ?)")
                       .run(*number, static_cast<std::int64_t>(seat), table.seat_tokens[seat]);
    for (SeatOwner const& owner : table.owners) inserted = inserted && insert_owner(*number, owner);
    return inserted && insert_entries(*number, 0, table.entries);
}

Outcome<std::int64_t> SqliteStore::number_of(std::string_view table) {
    Statement& rows = statement("SELECT number FROM tables WHERE id = ?").with(table);
    std::optional<std::int64_t> number;
    while (rows.next()) number = rows.integer(0);
    if (rows.failed()) return database_.error("Table " + std::string{table} + " cannot be found");
    if (!number) return Error{"There is no table " + std::string{table} + "."};
    return *number;
}

bool SqliteStore::insert_entries(std::int64_t number, std::int64_t first,
                                 std::vector<std::string> const& entries) {
    Statement& insertion = statement("INSERT INTO entries (table_number, number, line) VALUES (?, ?, ?)");
    for (std::string const& line : entries)
        if (!insertion.run(number, first++, line)) return false;
    return true;
}

bool SqliteStore::insert_owner(std::int64_t number, SeatOwner const& owner) {
    return statement("INSERT OR IGNORE INTO owners (person, table_number, seat) VALUES (?, ?, ?)")
        .run(owner.person, number, std::int64_t{owner.seat});
}

std::optional<SaveError> SqliteStore::append(std::span<Append const> appends) {
    Transaction transaction{database_};
    if (!transaction.started()) return SaveError{database_.error("The new entries cannot be saved")};
    for (Append const& addition : appends)
        if (std::optional<SaveError> error = append(addition)) return error;
    if (!transaction.commit()) return SaveError{database_.error("The new entries cannot be saved")};
    return {};
}

std::optional<SaveError> SqliteStore::append(Append const& append) {
    TableSummary const& summary = append.summary;
    std::int64_t const first = append.first;
    std::string const names = lines_of(summary.names);
    // The new entries must follow the last one in the log. They make an archived table live again.
    Statement& update =
        statement("UPDATE tables SET entries = ?, names = ?, moves = ?, due = ?, finished = ?, updated = ?, "
                  "wake = ?, scores = ?, bytes = bytes + ?, state = iif(state = 1, 0, state) WHERE id = ? "
                  "AND entries = ? "
                  "RETURNING number")
            .with(first + static_cast<std::int64_t>(append.entries.size()), names,
                  std::int64_t{summary.moves}, bits_of(summary.due), flag(summary.finished), summary.updated,
                  summary.wake, lines_of(summary.scores), bytes_of(append.entries), append.table, first);
    std::optional<std::int64_t> number;
    while (update.next()) number = update.integer(0);
    if (!update.failed() && !number) {
        Outcome<std::int64_t> const known_number = number_of(append.table);
        if (!known_number) return SaveError{known_number.error(), append.table};
        return SaveError{
            {"Entry " + std::to_string(first) + " is not the next one of table " + append.table + "."},
            append.table};
    }
    bool saved = !update.failed() && insert_entries(*number, first, append.entries);
    for (SeatAccess const& access : append.access) saved = saved && replace_access(*number, access);
    if (saved) return {};
    bool const for_all = database_.cannot_save();
    return SaveError{database_.error("The log of table " + append.table + " cannot be extended"),
                     for_all ? std::string{} : append.table};
}

bool SqliteStore::replace_access(std::int64_t number, SeatAccess const& access) {
    std::int64_t const seat = access.seat;
    bool saved = statement("UPDATE seats SET token = ? WHERE table_number = ? AND seat = ?")
                     .run(access.invitation, number, seat) &&
                 statement("DELETE FROM seat_tokens WHERE table_number = ? AND seat = ?").run(number, seat) &&
                 statement("DELETE FROM owners WHERE table_number = ? AND seat = ?").run(number, seat);
    for (SeatToken const& token : access.tokens)
        saved = saved && statement("INSERT INTO seat_tokens (table_number, seat, token, expires) "
                                   "VALUES (?, ?, ?, ?)")
                             .run(number, seat, token.token, token.expires);
    for (std::string const& person : access.owners)
        saved = saved && insert_owner(number, {access.seat, person});
    return saved;
}

std::optional<Error> SqliteStore::save_game_time(Millis time) {
    if (!statement("INSERT OR REPLACE INTO game_clock (number, time) VALUES (1, ?)").run(time))
        return database_.error("The time cannot be saved");
    return {};
}

Outcome<std::optional<Millis>> SqliteStore::game_time() {
    Statement& rows = statement("SELECT time FROM game_clock").with();
    std::optional<Millis> time;
    while (rows.next()) time = rows.integer(0);
    if (rows.failed()) return database_.error("The time cannot be read");
    return time;
}

Outcome<std::optional<StoredTable>> SqliteStore::load(std::string_view table) {
    std::optional<StoredTable> stored;
    std::int64_t number = 0;
    Statement& setup = statement("SELECT table_number, setup, watch_token, state FROM setups JOIN tables ON "
                                 "tables.number = table_number WHERE id = ?")
                           .with(table);
    while (setup.next()) {
        number = setup.integer(0);
        stored.emplace();
        stored->setup = setup.text(1);
        stored->watch_token = setup.text(2);
        stored->state = static_cast<TableState>(setup.integer(3));
    }
    std::string const tried = "Table " + std::string{table} + " cannot be read";
    if (setup.failed()) return database_.error(tried);
    if (!stored) return stored;

    Statement& seats = statement("SELECT token FROM seats WHERE table_number = ? ORDER BY seat").with(number);
    while (seats.next()) stored->seat_tokens.push_back(seats.text(0));
    Statement& owners =
        statement("SELECT seat, person FROM owners WHERE table_number = ? ORDER BY seat, person")
            .with(number);
    while (owners.next()) stored->owners.push_back({static_cast<int>(owners.integer(0)), owners.text(1)});
    Statement& entries =
        statement("SELECT line FROM entries WHERE table_number = ? ORDER BY number").with(number);
    while (entries.next()) stored->entries.push_back(entries.text(0));
    Statement& tokens = statement("SELECT seat, token, expires FROM seat_tokens WHERE table_number = ? "
                                  "ORDER BY seat, token")
                            .with(number);
    while (tokens.next())
        stored->tokens.push_back({static_cast<int>(tokens.integer(0)), tokens.text(1), tokens.integer(2)});
    if (seats.failed() || owners.failed() || entries.failed() || tokens.failed())
        return database_.error(tried);
    return stored;
}

Outcome<std::optional<std::string>> SqliteStore::setup(std::string_view table) {
    Statement& rows =
        statement("SELECT setup FROM setups JOIN tables ON table_number = number WHERE id = ?").with(table);
    std::optional<std::string> setup;
    while (rows.next()) setup = rows.text(0);
    if (rows.failed()) return database_.error("Table " + std::string{table} + " cannot be read");
    return setup;
}

Outcome<std::vector<TableWake>> SqliteStore::unfinished() {
    std::vector<TableWake> tables;
    Statement& rows =
        statement(
            "SELECT id, wake FROM tables WHERE finished = 0 AND state = 0 ORDER BY wake NULLS LAST, number")
            .with();
    while (rows.next()) tables.push_back({rows.text(0), rows.optional_integer(1)});
    if (rows.failed()) return database_.error("The tables cannot be listed");
    return tables;
}

Outcome<std::vector<TableLine>> SqliteStore::owned_by(std::string_view person) {
    std::vector<TableLine> lines;
    Statement& rows = statement("SELECT id, game, names, moves, due, finished, updated, wake, scores, seat "
                                "FROM owners JOIN tables "
                                "ON number = table_number WHERE person = ? "
                                "ORDER BY (due >> seat) & 1 DESC, updated DESC, number DESC, seat")
                          .with(person);
    while (rows.next()) {
        lines.push_back(line_at(rows));
        lines.back().seat = static_cast<int>(rows.integer(9));
    }
    if (rows.failed()) return database_.error("The tables cannot be listed");
    return lines;
}

Outcome<std::vector<TableLine>> SqliteStore::listed(int most) {
    std::vector<TableLine> lines;
    Statement& rows =
        statement("SELECT id, game, names, moves, due, finished, updated, wake, scores FROM tables "
                  "WHERE listed = 1 AND state < 2 ORDER BY number DESC LIMIT ?")
            .with(std::int64_t{most});
    while (rows.next()) lines.push_back(line_at(rows));
    if (rows.failed()) return database_.error("The tables cannot be listed");
    return lines;
}

Outcome<std::unique_ptr<Store>> open_sqlite_store(std::string const& path) {
    create_protected(path);
    Outcome<Database> database = Database::open(path);
    if (!database) return database.error();
    if (std::optional<Error> error = migrate(*database, path, store_migrations())) return *error;
    protect_files(path);  // not before it is known to be ours
    if (!database->execute(sqlite_settings)) return database->error("The store " + path + " cannot be used");
    database->set_patience(Database::Patience::brief);
    return std::unique_ptr<Store>{std::make_unique<SqliteStore>(std::move(*database), path)};
}

}  // namespace motherlode
