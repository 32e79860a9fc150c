#pragma once

#include <concepts>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"

struct pg_conn;
struct pg_result;

namespace motherlode {

// A thin wrapper of libpq, the C interface of PostgreSQL.

struct PostgresError : Error {
    // SQLSTATE, see appendix A of PostgreSQL's manual. Empty if the error is not from the server.
    std::string state{};
};

// A statement with its arguments, which are null if they are empty. `sql` is a literal: a connection prepares each
// statement once and caches it by its address.
struct Command {
    template <class... Args>
    explicit Command(char const* literal, Args const&... args) : sql{literal}, arguments{argument(args)...} {}

    // Without such a row the transaction must fail.
    Command& must_change_a_row() {
        must_change = true;
        return *this;
    }

    char const* sql;
    std::vector<std::optional<std::string>> arguments;
    bool must_change = false;

private:
    using Argument = std::optional<std::string>;

    static Argument argument(std::integral auto number) { return std::to_string(number); }
    static Argument argument(std::string_view text) { return std::string{text}; }
    static Argument argument(std::optional<std::int64_t> number) {
        return number ? Argument{std::to_string(*number)} : Argument{};
    }
    // An array.
    static Argument argument(std::vector<std::string> const& texts);
};

// What a statement has returned. A copy refers to the same rows.
class PostgresRows {
public:
    explicit PostgresRows(pg_result* result);
    explicit PostgresRows(PostgresError error) : error_{std::move(error)} {}

    // Steps to the next row; false after the last one, or on failure.
    bool next();
    bool failed() const { return error_.has_value(); }
    PostgresError const& error() const { return *error_; }
    // The number of rows that were read or changed.
    int count() const;

    // Columns of the current row, from 0.
    std::int64_t integer(int column) const;
    std::optional<std::int64_t> optional_integer(int column) const;
    std::string text(int column) const;
    std::vector<std::optional<std::string>> values() const;  // all, as texts; empty for null

private:
    std::shared_ptr<pg_result> result_;
    std::optional<PostgresError> error_;
    int row_ = -1;
};

class Postgres {
public:
    // The address is a URL, a list such as "host=/run/postgresql dbname=motherlode", or the name of a database.
    // What it leaves open comes from the environment (PGHOST, …) and from ~/.pgpass.
    static Outcome<Postgres, PostgresError> connect(std::string const& address);

    PostgresRows run(Command const& command);
    // Sends all commands together and waits once. After one that fails, the others are not carried out.
    std::vector<PostgresRows> run(std::span<Command const> commands);
    // One or more statements without arguments; the rows are those of the last one.
    PostgresRows execute(std::string const& sql);

    // Whether the connection is gone.
    bool lost() const;
    // Database and server for messages, without the password.
    std::string name() const;
    std::string user() const;
    // The number of the server's process for this connection.
    int process() const;
    int server_version() const;

private:
    struct Closer {
        void operator()(pg_conn* connection) const;
    };

    explicit Postgres(pg_conn* connection) : connection_{connection} {}
    std::optional<PostgresError> wait_for_connection();
    PostgresError connection_error() const;
    std::optional<PostgresError> prepare(char const* sql);
    bool send(Command const& command);
    PostgresRows receive();

    std::unique_ptr<pg_conn, Closer> connection_;
    std::map<char const*, std::string> prepared_;  // names of statements
};

// The sentence for the user: what was tried, and why it failed.
Error postgres_failure(std::string_view tried, PostgresError const& error);

}  // namespace motherlode
