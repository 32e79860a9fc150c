#include "store/sqlite.h"

#include <sqlite3.h>

namespace motherlode {
namespace {
constexpr int long_millis = 5000;
constexpr int brief_millis = 100;
}  // namespace

Statement::Statement(sqlite3* database, char const* sql) {
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    statement_.reset(statement);
}

void Statement::Finalizer::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

// If preparing the statement failed, it is null, and the step fails too.
bool Statement::next() {
    int const result = statement_ ? sqlite3_step(statement_.get()) : SQLITE_ERROR;
    if (result == SQLITE_ROW) return true;
    failed_ = result != SQLITE_DONE;
    // Resets at once, because an unfinished statement holds a lock.
    if (statement_) sqlite3_reset(statement_.get());
    return false;
}

void Statement::reset() {
    failed_ = false;
    if (statement_) sqlite3_reset(statement_.get());
}

// The text is not copied: every statement is finished before its arguments are destroyed.
void Statement::bind(int place, std::string_view text) {
    char const* const data = text.data() != nullptr ? text.data() : "";
    sqlite3_bind_text(statement_.get(), place, data, static_cast<int>(text.size()), SQLITE_STATIC);
}

void Statement::bind(int place, std::int64_t number) { sqlite3_bind_int64(statement_.get(), place, number); }

void Statement::bind(int place, std::optional<std::int64_t> number) {
    if (number)
        bind(place, *number);
    else
        sqlite3_bind_null(statement_.get(), place);
}

bool Statement::run_values(std::span<std::optional<std::string> const> values) {
    reset();
    int place = 0;
    for (std::optional<std::string> const& value : values)
        if (value)
            bind(++place, std::string_view{*value});
        else
            bind(++place, std::optional<std::int64_t>{});
    while (next()) {
    }
    return !failed_;
}

std::vector<std::optional<std::string>> Statement::values() const {
    std::vector<std::optional<std::string>> values;
    for (int column = 0; column < sqlite3_column_count(statement_.get()); ++column) {
        bool const is_null = sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
        values.push_back(is_null ? std::nullopt : std::optional{text(column)});
    }
    return values;
}

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(statement_.get(), column); }

std::optional<std::int64_t> Statement::optional_integer(int column) const {
    if (sqlite3_column_type(statement_.get(), column) == SQLITE_NULL) return {};
    return integer(column);
}

std::string Statement::text(int column) const {
    auto const* const data = sqlite3_column_text(statement_.get(), column);
    if (data == nullptr) return {};
    return {reinterpret_cast<char const*>(data),
            static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column))};
}

Outcome<Database> Database::open(std::string const& path, Create create) {
    sqlite3* opened = nullptr;
    int const flags = SQLITE_OPEN_READWRITE | (create == Create::yes ? SQLITE_OPEN_CREATE : 0);
    int const result = sqlite3_open_v2(path.c_str(), &opened, flags, nullptr);
    Database database{opened};
    if (result != SQLITE_OK) return database.error("The store " + path + " cannot be opened");
    database.set_patience(Patience::long_time);
    return database;
}

void Database::set_patience(Patience patience) {
    int const millis = patience == Patience::long_time ? long_millis
                       : patience == Patience::brief   ? brief_millis
                                                       : 0;
    sqlite3_busy_timeout(database_.get(), millis);
}

bool Database::cannot_save() const {
    constexpr int primary_code = 0xff;
    switch (sqlite3_errcode(database_.get()) & primary_code) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_FULL:
        case SQLITE_IOERR:
        case SQLITE_NOMEM:
        case SQLITE_CANTOPEN:
        case SQLITE_READONLY:
        case SQLITE_PROTOCOL: return true;
        default: return false;
    }
}

void Database::Closer::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

bool Database::execute(std::string const& sql) {
    return sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK;
}

Statement& Database::statement(char const* sql) {
    return statements_.try_emplace(sql, database_.get(), sql).first->second;
}

Error Database::error(std::string_view tried) const {
    return Error{std::string{tried} + ": " + sqlite3_errmsg(database_.get()) + "."};
}

}  // namespace motherlode
