#pragma once

// Only for postgres_store.cpp, postgres_append.cpp and postgres_upkeep.cpp.

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "store/postgres.h"
#include "store/store.h"

namespace motherlode {

class PostgresStore final : public Store {
public:
    PostgresStore(std::string address, std::string holder)
        : address_{std::move(address)}, holder_{std::move(holder)} {}

    // Connects for the first time, and becomes the writer of the database.
    std::optional<Error> open();

    std::optional<Error> create(NewTable const& table) override;
    std::optional<Error> save_game_time(Millis time) override;
    Outcome<std::optional<Millis>> game_time() override;
    Outcome<std::optional<StoredTable>> load(std::string_view table) override;
    Outcome<std::optional<std::string>> setup(std::string_view table) override;
    Outcome<std::vector<TableWake>> unfinished() override;
    Outcome<std::vector<TableLine>> owned_by(std::string_view person) override;
    Outcome<std::vector<TableLine>> listed(int most) override;

    // postgres_append.cpp
    std::optional<SaveError> append(std::span<Append const> appends) override;

    // postgres_upkeep.cpp
    Outcome<std::string> cookie_key(std::string_view proposed) override;
    Outcome<bool> move_seats(std::string_view from, std::string_view to) override;
    Outcome<std::vector<TableDetails>> details() override;
    Outcome<Expired> expired(Lifetimes const& lifetimes) override;
    std::optional<Error> remove(std::span<std::string const> tables) override;
    std::optional<Error> set_state(std::span<std::string const> tables, TableState state) override;
    Outcome<std::vector<std::string>> bans() override;
    std::optional<Error> set_ban(std::string_view network, bool banned) override;
    std::optional<Error> vacuum() override;
    std::optional<Error> obstacle() override;

private:
    // Why commands were not carried out.
    struct Failure {
        PostgresError error;
        // The index of the command that failed; empty if the reason affects every transaction.
        std::optional<std::size_t> command{};
        bool changed_nothing = false;  // although it must change a row
        // The commit was sent, but its answer was lost, and the database cannot be reached: it may be saved.
        bool unanswered = false;
    };
    // A batch whose fate is unknown until the database can be reached again.
    struct Unanswered {
        std::vector<Append> appends;
        std::int64_t transaction;
        std::optional<bool> saved{};
    };

    // Makes sure that there is a connection, and that no other server has used the database since the last one.
    std::optional<PostgresError> connect();
    std::optional<PostgresError> check_writer(Postgres& session);
    // Statements that may be carried out twice: they are sent again if the connection is lost.
    PostgresRows read(Command const& command);
    std::vector<PostgresRows> read(std::span<Command const> commands);
    // All commands in one transaction, exactly once, even if the connection is lost before the answer arrives.
    std::optional<Failure> write(std::vector<Command> commands);
    std::optional<Failure> write_once(std::vector<Command>& commands);
    std::optional<Error> write(std::vector<Command> commands, std::string_view tried);
    // The command for each table, whose id is its first argument.
    std::optional<Error> change_tables(std::span<std::string const> tables, Command const& change,
                                       std::string_view what);
    std::optional<SaveError> explain(Failure const& failure, Append const& append);

    std::string address_;
    std::string holder_;  // the name of this store among the writers of the database
    std::optional<Postgres> connection_;
    std::optional<PostgresError> replaced_;  // by another server
    std::int64_t transaction_ = 0;           // the number of the last one that was begun
    std::int64_t last_saved_ = 0;            // the last one in the database when the connection began
    std::optional<Unanswered> unanswered_;
    // An unreachable server is not tried more often than this.
    static constexpr std::chrono::milliseconds pause{200};
    std::chrono::steady_clock::time_point last_failure_{};
    PostgresError last_error_;
};

}  // namespace motherlode
