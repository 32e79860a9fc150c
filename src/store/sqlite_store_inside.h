#pragma once

// Only for sqlite_store.cpp and sqlite_upkeep.cpp.

#include <functional>
#include <string>

#include "store/sqlite.h"
#include "store/store.h"

namespace motherlode {

class SqliteStore final : public Store {
public:
    SqliteStore(Database database, std::string path)
        : database_{std::move(database)}, path_{std::move(path)} {}

    std::optional<Error> create(NewTable const& table) override;
    std::optional<SaveError> append(std::span<Append const> appends) override;
    std::optional<Error> save_game_time(Millis time) override;
    Outcome<std::optional<Millis>> game_time() override;
    Outcome<std::string> cookie_key(std::string_view proposed) override;
    Outcome<bool> move_seats(std::string_view from, std::string_view to) override;
    Outcome<std::optional<StoredTable>> load(std::string_view table) override;
    Outcome<std::optional<std::string>> setup(std::string_view table) override;
    Outcome<std::vector<TableWake>> unfinished() override;
    Outcome<std::vector<TableLine>> owned_by(std::string_view person) override;
    Outcome<std::vector<TableLine>> listed(int most) override;

    // sqlite_upkeep.cpp
    Outcome<std::vector<TableDetails>> details() override;
    Outcome<Expired> expired(Lifetimes const& lifetimes) override;
    std::optional<Error> remove(std::span<std::string const> tables) override;
    std::optional<Error> set_state(std::span<std::string const> tables, TableState state) override;
    Outcome<std::vector<std::string>> bans() override;
    std::optional<Error> set_ban(std::string_view network, bool banned) override;
    std::optional<Error> vacuum() override;
    std::optional<Error> obstacle() override;

private:
    Statement& statement(char const* sql) { return database_.statement(sql); }
    bool insert(NewTable const& table);
    std::optional<SaveError> append(Append const& append);
    bool insert_entries(std::int64_t number, std::int64_t first, std::vector<std::string> const& entries);
    bool insert_owner(std::int64_t number, SeatOwner const& owner);
    bool replace_access(std::int64_t number, SeatAccess const& access);
    Outcome<std::int64_t> number_of(std::string_view table);
    std::optional<Error> remove(std::string_view table);
    std::optional<Error>
    in_transaction(std::span<std::string const> tables,
                   std::function<std::optional<Error>(std::string const&)> const& change);

    Database database_;
    std::string path_;
};

}  // namespace motherlode
