#include "store/copy_rows.h"

#include <algorithm>
#include <filesystem>

#include "store/postgres_session.h"
#include "store/sqlite.h"
#include "store/sqlite_store.h"

namespace motherlode {
namespace {

std::array<StoredColumns, 9> const all_columns{{
    {"tables",
     "number, id, listed, entries, game, names, moves, due, finished, updated, wake, state, created, "
     "first_entries, "
     "bytes, scores",
     "number"},
    {"setups", "table_number, setup, watch_token", "table_number"},
    {"seats", "table_number, seat, token", "table_number, seat"},
    {"seat_tokens", "table_number, seat, token, expires", "table_number, seat, token"},
    {"owners", "person, table_number, seat", "person, table_number, seat"},
    {"entries", "table_number, number, line", "table_number, number"},
    {"game_clock", "number, time", "number"},
    {"cookie_key", "number, key", "number"},
    {"bans", "network", "network"},
}};

std::string selection(StoredColumns const& table) {
    return "SELECT " + table.columns + " FROM " + table.table + " ORDER BY " + table.key;
}

// The placeholders of SQLite are “?1”, those of PostgreSQL “$1”.
std::string insertion(StoredColumns const& table, char sign) {
    auto const columns = 1 + std::count(table.columns.begin(), table.columns.end(), ',');
    std::string sql = "INSERT INTO " + table.table + " (" + table.columns + ") VALUES (";
    for (std::ptrdiff_t column = 1; column <= columns; ++column)
        sql.append(column > 1 ? ", " : "").append(1, sign).append(std::to_string(column));
    return sql + ")";
}

// Statements are cached by their address, so each table has one text that lives as long as the program.
char const* literal(StoredColumns const& table, char sign) {
    static std::map<std::pair<std::string, char>, std::string> texts;
    return texts.try_emplace({table.table, sign}, insertion(table, sign)).first->second.c_str();
}

class SqliteRows final : public RowStore {
public:
    SqliteRows(StoreLock lock, Database database, std::string path)
        : lock_{std::move(lock)},
          database_{std::move(database)},
          transaction_{database_},
          path_{std::move(path)} {}

    Outcome<std::int64_t> count(StoredColumns const& table) override {
        std::string const sql = "SELECT count(*) FROM " + table.table;
        Statement rows = database_.once(sql);
        std::int64_t number = 0;
        while (rows.next()) number = rows.integer(0);
        if (rows.failed()) return failure("read");
        return number;
    }
    std::optional<Error> read(StoredColumns const& table,
                              std::function<std::optional<Error>(Row)> const& take) override {
        Statement rows = database_.once(selection(table));
        while (rows.next())
            if (std::optional<Error> error = take(rows.values())) return error;
        if (rows.failed()) return failure("read");
        return {};
    }
    std::optional<Error> write(StoredColumns const& table, std::span<Row const> rows) override {
        Statement& insert = database_.statement(literal(table, '?'));
        for (Row const& row : rows)
            if (!insert.run_values(row)) return failure("written");
        return {};
    }
    std::optional<Error> clear(StoredColumns const& table) override {
        if (!database_.execute("DELETE FROM " + table.table)) return failure("written");
        return {};
    }
    std::optional<Error> commit() override {
        if (!transaction_.commit()) return failure("written");
        return {};
    }

private:
    Error failure(std::string const& what) const {
        return database_.error("The store " + path_ + " cannot be " + what);
    }

    StoreLock lock_;
    Database database_;
    Transaction transaction_;
    std::string path_;
};

class PostgresRowStore final : public RowStore {
public:
    explicit PostgresRowStore(Postgres session) : session_{std::move(session)} {}

    std::optional<Error> begin() { return problem(session_.execute("BEGIN"), "read"); }

    Outcome<std::int64_t> count(StoredColumns const& table) override {
        PostgresRows rows = session_.execute("SELECT count(*) FROM " + table.table);
        if (std::optional<Error> error = problem(rows, "read")) return *error;
        rows.next();
        return rows.integer(0);
    }
    // In portions, because all rows together may not fit into memory.
    std::optional<Error> read(StoredColumns const& table,
                              std::function<std::optional<Error>(Row)> const& take) override {
        PostgresRows rows = session_.execute("DECLARE copied CURSOR FOR " + selection(table));
        if (std::optional<Error> error = problem(rows, "read")) return error;
        do {
            rows = session_.execute("FETCH 5000 FROM copied");
            if (std::optional<Error> error = problem(rows, "read")) return error;
            while (rows.next())
                if (std::optional<Error> error = take(rows.values())) return error;
        } while (rows.count() > 0);
        return problem(session_.execute("CLOSE copied"), "read");
    }
    std::optional<Error> write(StoredColumns const& table, std::span<Row const> rows) override {
        std::vector<Command> commands;
        for (Row const& row : rows) commands.emplace_back(literal(table, '$')).arguments = row;
        for (PostgresRows const& result : session_.run(commands))
            if (std::optional<Error> error = problem(result, "written")) return error;
        return {};
    }
    std::optional<Error> clear(StoredColumns const& table) override {
        return problem(session_.execute("DELETE FROM " + table.table), "written");
    }
    // New tables are numbered after the copied ones.
    std::optional<Error> commit() override {
        PostgresRows const numbers =
            session_.execute("SELECT setval(pg_get_serial_sequence('tables', 'number'), max(number)) FROM "
                             "tables HAVING count(*) > 0");
        if (std::optional<Error> error = problem(numbers, "written")) return error;
        return problem(session_.execute("COMMIT"), "written");
    }

private:
    std::optional<Error> problem(PostgresRows const& rows, std::string const& what) const {
        if (!rows.failed()) return {};
        return postgres_failure("The store " + session_.name() + " cannot be " + what, rows.error());
    }

    Postgres session_;
};

Outcome<std::unique_ptr<RowStore>> open_sqlite_rows(std::string const& path, CreateStore create) {
    std::error_code ignored;
    if (create == CreateStore::no && !std::filesystem::exists(path, ignored))
        return Error{"There is no database " + path + "."};
    Outcome<StoreLock> lock = StoreLock::take(path);
    if (!lock) return lock.error();
    // Creates or upgrades the file.
    if (Outcome<std::unique_ptr<Store>> const store = open_sqlite_store(path); !store) return store.error();
    Outcome<Database> database = Database::open(path, Database::Create::no);
    if (!database) return database.error();
    return std::unique_ptr<RowStore>{
        std::make_unique<SqliteRows>(std::move(*lock), std::move(*database), path)};
}

Outcome<std::unique_ptr<RowStore>> open_postgres_rows(std::string const& address) {
    Outcome<Postgres, PostgresError> session = open_session(address);
    if (!session) return Error{session.error()};
    auto rows = std::make_unique<PostgresRowStore>(std::move(*session));
    if (std::optional<Error> error = rows->begin()) return *error;
    return std::unique_ptr<RowStore>{std::move(rows)};
}

}  // namespace

std::span<StoredColumns const> stored_columns() { return all_columns; }

Outcome<std::unique_ptr<RowStore>> open_rows(StoreAddress const& address, CreateStore create) {
    return address.kind == StoreAddress::Kind::sqlite ? open_sqlite_rows(address.place, create)
                                                      : open_postgres_rows(address.place);
}

}  // namespace motherlode
