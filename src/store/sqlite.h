#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"

struct sqlite3;
struct sqlite3_stmt;

namespace motherlode {

// A thin wrapper of SQLite's C interface. Functions return false on failure; Database::error gives the reason.

// A prepared statement. It is reused with different arguments and reset in between.
class Statement {
public:
    Statement(sqlite3* database, char const* sql);

    // Resets the statement and binds the arguments, in order.
    template <class... Args>
    Statement& with(Args const&... args) {
        reset();
        int place = 0;
        (bind(++place, args), ...);
        return *this;
    }
    // Steps to the next row; false after the last one, or on failure.
    bool next();
    bool failed() const { return failed_; }
    // For statements whose rows do not matter. Returns true on success.
    template <class... Args>
    bool run(Args const&... args) {
        with(args...);
        while (next()) {
        }
        return !failed_;
    }

    // The same with a list of arguments as texts; empty for null.
    bool run_values(std::span<std::optional<std::string> const> values);

    // Columns of the current row, from 0.
    std::int64_t integer(int column) const;
    std::optional<std::int64_t> optional_integer(int column) const;
    std::string text(int column) const;
    std::vector<std::optional<std::string>> values() const;  // all, as texts; empty for null

private:
    struct Finalizer {
        void operator()(sqlite3_stmt* statement) const;
    };

    void reset();
    void bind(int place, std::int64_t number);
    void bind(int place, std::string_view text);
    void bind(int place, std::optional<std::int64_t> number);

    std::unique_ptr<sqlite3_stmt, Finalizer> statement_;
    bool failed_ = false;
};

class Database {
public:
    enum class Create : std::uint8_t { no, yes };
    static Outcome<Database> open(std::string const& path, Create create = Create::yes);

    // One or more statements without arguments and results.
    bool execute(std::string const& sql);
    // `sql` is a literal: statements are prepared once and cached by its address.
    Statement& statement(char const* sql);
    // A statement that is used only once.
    Statement once(std::string const& sql) { return {database_.get(), sql.c_str()}; }
    // How long a statement waits for another process that has locked the file: while the file is opened; while a server
    // runs, which tries again later; and not at all.
    enum class Patience : std::uint8_t { long_time, brief, none };
    void set_patience(Patience patience);
    // Whether the last failure is one that would affect every change, such as a full disk or a locked file.
    bool cannot_save() const;
    // The last failure, as a sentence that starts with `tried`.
    Error error(std::string_view tried) const;

private:
    struct Closer {
        void operator()(sqlite3* database) const;
    };

    explicit Database(sqlite3* database) : database_{database} {}

    std::unique_ptr<sqlite3, Closer> database_;
    std::map<char const*, Statement> statements_;  // declared after the database, so destroyed before it
};

// All changes until `commit` are atomic; without it they are rolled back.
class Transaction {
public:
    explicit Transaction(Database& database)
        : database_{database}, open_{database.execute("BEGIN IMMEDIATE")} {}
    ~Transaction() {
        if (open_) database_.execute("ROLLBACK");
    }
    Transaction(Transaction const&) = delete;
    Transaction& operator=(Transaction const&) = delete;

    bool started() const { return open_; }
    bool commit() {
        if (!open_ || !database_.execute("COMMIT")) return false;
        open_ = false;
        return true;
    }

private:
    Database& database_;
    bool open_;
};

}  // namespace motherlode
