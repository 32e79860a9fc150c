// The store as its operator uses it: lists of tables, lifetimes, bans, space on disk.

#include <filesystem>

#include "store/columns.h"
#include "store/sqlite_store_inside.h"

namespace motherlode {
namespace {

constexpr std::uintmax_t least_space = std::uintmax_t{64} << 20U;

}  // namespace

Outcome<std::vector<TableDetails>> SqliteStore::details() {
    std::vector<TableDetails> tables;
    Statement& rows =
        statement(
            "SELECT id, game, names, moves, due, finished, updated, wake, scores, state, listed, created, "
            "entries, bytes FROM tables ORDER BY number DESC")
            .with();
    while (rows.next()) tables.push_back(details_at(rows));
    if (rows.failed()) return database_.error("The tables cannot be listed");
    return tables;
}

Outcome<Expired> SqliteStore::expired(Lifetimes const& lifetimes) {
    Expired expired;
    Statement& to_delete =
        statement(
            "SELECT id FROM tables WHERE state < 2 AND "
            "((finished = 0 AND entries = first_entries AND updated < ?) OR (finished = 1 AND updated < ?))")
            .with(lifetimes.unjoined, lifetimes.finished);
    while (to_delete.next()) expired.to_delete.push_back(to_delete.text(0));
    Statement& to_archive =
        statement("SELECT id FROM tables WHERE state = 0 AND finished = 0 AND updated < ? "
                  "AND (entries > first_entries OR updated >= ?)")
            .with(lifetimes.idle, lifetimes.unjoined);
    while (to_archive.next()) expired.to_archive.push_back(to_archive.text(0));
    if (to_delete.failed() || to_archive.failed())
        return database_.error("The unused tables cannot be listed");
    return expired;
}

std::optional<Error>
SqliteStore::in_transaction(std::span<std::string const> tables,
                            std::function<std::optional<Error>(std::string const&)> const& change) {
    Transaction transaction{database_};
    if (!transaction.started()) return database_.error("The tables cannot be changed");
    for (std::string const& table : tables)
        if (std::optional<Error> error = change(table)) return error;
    if (!transaction.commit()) return database_.error("The tables cannot be changed");
    return {};
}

std::optional<Error> SqliteStore::remove(std::span<std::string const> tables) {
    return in_transaction(tables,
                          [this](std::string const& table) { return remove(std::string_view{table}); });
}

std::optional<Error> SqliteStore::remove(std::string_view table) {
    Outcome<std::int64_t> const number = number_of(table);
    if (!number) return number.error();
    for (char const* const sql :
         {"DELETE FROM entries WHERE table_number = ?", "DELETE FROM owners WHERE table_number = ?",
          "DELETE FROM seat_tokens WHERE table_number = ?", "DELETE FROM seats WHERE table_number = ?",
          "DELETE FROM setups WHERE table_number = ?", "DELETE FROM tables WHERE number = ?"})
        if (!statement(sql).run(*number))
            return database_.error("Table " + std::string{table} + " cannot be deleted");
    return {};
}

std::optional<Error> SqliteStore::set_state(std::span<std::string const> tables, TableState state) {
    return in_transaction(tables, [&](std::string const& table) -> std::optional<Error> {
        Outcome<std::int64_t> const number = number_of(table);
        if (!number) return number.error();
        if (!statement("UPDATE tables SET state = ? WHERE number = ?")
                 .run(static_cast<std::int64_t>(state), *number))
            return database_.error("Table " + table + " cannot be changed");
        return {};
    });
}

Outcome<std::string> SqliteStore::cookie_key(std::string_view proposed) {
    bool const saved =
        statement("INSERT OR IGNORE INTO cookie_key (number, key) VALUES (1, ?)").run(proposed);
    Statement& rows = statement("SELECT key FROM cookie_key").with();
    std::string key;
    while (rows.next()) key = rows.text(0);
    if (!saved || rows.failed()) return database_.error("The key of the cookies cannot be read");
    return key;
}

Outcome<bool> SqliteStore::move_seats(std::string_view from, std::string_view to) {
    Statement& rows = statement("SELECT 1 FROM owners WHERE person = ? LIMIT 1").with(from);
    bool found = false;
    while (rows.next()) found = true;
    bool const moved =
        !rows.failed() &&
        (!found || statement("UPDATE OR REPLACE owners SET person = ? WHERE person = ?").run(to, from));
    if (!moved) return database_.error("The seats of a browser cannot be moved");
    return found;
}

Outcome<std::vector<std::string>> SqliteStore::bans() {
    std::vector<std::string> networks;
    Statement& rows = statement("SELECT network FROM bans ORDER BY network").with();
    while (rows.next()) networks.push_back(rows.text(0));
    if (rows.failed()) return database_.error("The bans cannot be listed");
    return networks;
}

std::optional<Error> SqliteStore::set_ban(std::string_view network, bool banned) {
    bool const done = banned ? statement("INSERT OR IGNORE INTO bans (network) VALUES (?)").run(network)
                             : statement("DELETE FROM bans WHERE network = ?").run(network);
    if (!done) return database_.error("The ban cannot be saved");
    return {};
}

std::optional<Error> SqliteStore::vacuum() {
    if (!database_.execute("VACUUM") || !database_.execute("PRAGMA wal_checkpoint(TRUNCATE)"))
        return database_.error("The database cannot be vacuumed");
    return {};
}

std::optional<Error> SqliteStore::obstacle() {
    database_.set_patience(Database::Patience::none);
    bool const can_write = Transaction{database_}.started();
    std::optional<Error> problem;
    if (!can_write) problem = database_.error("The database cannot be written");
    database_.set_patience(Database::Patience::brief);
    if (problem) return problem;

    std::filesystem::path const folder = std::filesystem::absolute(path_).parent_path();
    std::error_code error;
    std::filesystem::space_info const space = std::filesystem::space(folder, error);
    if (!error && space.available < least_space)
        return Error{"Only " + std::to_string(space.available >> 20U) +
                     " MiB are free on the disk of the database."};
    return {};
}

}  // namespace motherlode
