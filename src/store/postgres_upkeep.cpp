// The store in PostgreSQL as its operator uses it: lists of tables, lifetimes, cookies, bans, space on disk.

#include "store/columns.h"
#include "store/postgres_store_inside.h"

namespace motherlode {

Outcome<std::vector<TableDetails>> PostgresStore::details() {
    PostgresRows rows = read(Command{"SELECT id, game, names, moves, due, finished, updated, wake, scores, "
                                     "state, listed, created, entries, bytes "
                                     "FROM tables ORDER BY number DESC"});
    if (rows.failed()) return postgres_failure("The tables cannot be listed", rows.error());
    std::vector<TableDetails> tables;
    while (rows.next()) tables.push_back(details_at(rows));
    return tables;
}

Outcome<Expired> PostgresStore::expired(Lifetimes const& lifetimes) {
    PostgresRows to_delete = read(Command{
        "SELECT id FROM tables WHERE state < 2 AND "
        "((finished = 0 AND entries = first_entries AND updated < $1) OR (finished = 1 AND updated < $2)) "
        "ORDER BY number",
        lifetimes.unjoined, lifetimes.finished});
    PostgresRows to_archive =
        read(Command{"SELECT id FROM tables WHERE state = 0 AND finished = 0 AND updated < $1 "
                     "AND (entries > first_entries OR updated >= $2) ORDER BY number",
                     lifetimes.idle, lifetimes.unjoined});
    for (PostgresRows const& rows : {to_delete, to_archive})
        if (rows.failed()) return postgres_failure("The unused tables cannot be listed", rows.error());
    Expired expired;
    while (to_delete.next()) expired.to_delete.push_back(to_delete.text(0));
    while (to_archive.next()) expired.to_archive.push_back(to_archive.text(0));
    return expired;
}

std::optional<Error> PostgresStore::change_tables(std::span<std::string const> tables, Command const& change,
                                                  std::string_view what) {
    std::vector<Command> commands;
    for (std::string const& table : tables) {
        commands.push_back(change);
        commands.back().arguments.front() = table;
        commands.back().must_change_a_row();
    }
    std::optional<Failure> const failure = write(std::move(commands));
    if (!failure) return {};
    if (failure->command && failure->changed_nothing)
        return Error{"There is no table " + tables[*failure->command] + "."};
    std::string const subject = failure->command ? "Table " + tables[*failure->command] : "The tables";
    return postgres_failure(subject + " cannot be " + std::string{what}, failure->error);
}

std::optional<Error> PostgresStore::remove(std::span<std::string const> tables) {
    return change_tables(tables, Command{"DELETE FROM tables WHERE id = $1", ""}, "deleted");
}

std::optional<Error> PostgresStore::set_state(std::span<std::string const> tables, TableState state) {
    return change_tables(
        tables, Command{"UPDATE tables SET state = $2 WHERE id = $1", "", static_cast<std::int64_t>(state)},
        "changed");
}

Outcome<std::string> PostgresStore::cookie_key(std::string_view proposed) {
    std::string const tried = "The key of the cookies cannot be read";
    if (std::optional<Error> const error =
            write({Command{"INSERT INTO cookie_key VALUES (1, $1) ON CONFLICT DO NOTHING", proposed}}, tried))
        return *error;
    PostgresRows rows = read(Command{"SELECT key FROM cookie_key"});
    if (rows.failed()) return postgres_failure(tried, rows.error());
    std::string key;
    while (rows.next()) key = rows.text(0);
    return key;
}

Outcome<bool> PostgresStore::move_seats(std::string_view from, std::string_view to) {
    std::string const tried = "The seats of a browser cannot be moved";
    PostgresRows rows = read(Command{"SELECT 1 FROM owners WHERE person = $1 LIMIT 1", from});
    if (rows.failed()) return postgres_failure(tried, rows.error());
    if (!rows.next()) return false;
    if (from == to) return true;
    if (std::optional<Error> const error = write(
            {Command{
                 "INSERT INTO owners (person, table_number, seat) SELECT $2, table_number, seat FROM owners "
                 "WHERE person = $1 ON CONFLICT DO NOTHING",
                 from, to},
             Command{"DELETE FROM owners WHERE person = $1", from}},
            tried))
        return *error;
    return true;
}

Outcome<std::vector<std::string>> PostgresStore::bans() {
    PostgresRows rows = read(Command{"SELECT network FROM bans ORDER BY network"});
    if (rows.failed()) return postgres_failure("The bans cannot be listed", rows.error());
    std::vector<std::string> networks;
    while (rows.next()) networks.push_back(rows.text(0));
    return networks;
}

std::optional<Error> PostgresStore::set_ban(std::string_view network, bool banned) {
    return write({Command{banned ? "INSERT INTO bans VALUES ($1) ON CONFLICT DO NOTHING"
                                 : "DELETE FROM bans WHERE network = $1",
                          network}},
                 "The ban cannot be saved");
}

std::optional<Error> PostgresStore::vacuum() {
    PostgresRows const rows =
        read(Command{"VACUUM (FULL, ANALYZE) tables, setups, seats, seat_tokens, owners, entries"});
    if (!rows.failed()) return {};
    return postgres_failure("The database cannot be vacuumed", rows.error());
}

// A lock on a row needs a database that can be written. It waits for nobody, because no other server writes.
std::optional<Error> PostgresStore::obstacle() {
    PostgresRows rows = read(Command{"SELECT 1 FROM writer WHERE holder = $1 FOR UPDATE NOWAIT", holder_});
    if (!rows.failed()) return {};
    return postgres_failure("The database cannot be written", rows.error());
}

}  // namespace motherlode
