#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"
#include "table/summary.h"

namespace motherlode {

// A browser that has taken a seat, identified by the hash of its cookie.
struct SeatOwner {
    int seat = 0;
    std::string person;

    friend bool operator==(SeatOwner const&, SeatOwner const&) = default;
};

// A token that opens a seat, as a hash.
struct SeatToken {
    int seat = 0;
    std::string token;
    Millis expires = 0;  // of a one-time link, since 1970; 0: the token of a player's browser

    friend bool operator==(SeatToken const&, SeatToken const&) = default;
};

// Everything that opens one seat.
struct SeatAccess {
    int seat = 0;
    std::string invitation;  // empty once it is used up
    std::vector<SeatToken> tokens;
    std::vector<std::string> owners;  // visitors
};

// All data of a new table. The store does not interpret set-up and entries; tokens and visitors are hashes computed by
// the caller.
struct NewTable {
    std::string id;
    std::string setup;
    bool listed = false;
    // By seat; empty for a bot's. The token of an open seat is an invitation.
    std::vector<std::string> seat_tokens;
    std::string watch_token;
    std::vector<SeatOwner> owners;
    std::vector<std::string> entries;  // for a table made from a record
    TableSummary summary;
};

// Whether a stored table can be opened.
enum class TableState : std::uint8_t {
    live,
    archived,  // unused for long: does not count as open; live again with its next entry
    closed,    // by the operator: nobody can open it
};

struct StoredTable {
    std::string setup;
    std::vector<std::string> seat_tokens;
    std::string watch_token;
    std::vector<SeatOwner> owners;     // by seat, then by visitor
    std::vector<std::string> entries;  // in order
    std::vector<SeatToken> tokens;     // by seat, then by token
    TableState state = TableState::live;
};

// Entries to add to one table's log, and seats that are opened differently from now on.
struct Append {
    std::string table;
    int first = 0;  // number of the first new entry, from 0: the current length of the log
    std::vector<std::string> entries;
    TableSummary summary;  // of the table including these entries
    std::vector<SeatAccess> access{};
};

// Why entries were not saved.
struct SaveError : Error {
    // The table that does not accept its entries. Empty if the store cannot save anything at the moment, for example
    // because the disk is full or another process has locked the database.
    std::string table{};
};

struct TableLine {
    std::string table;
    TableSummary summary;
    std::optional<int> seat;  // of the visitor who asked
};

struct TableWake {
    std::string table;
    std::optional<Millis> wake;
};

// What the operator of a server sees of a table.
struct TableDetails {
    std::string table;
    TableSummary summary;
    TableState state = TableState::live;
    bool listed = false;
    Millis created = 0;
    int entries = 0;
    std::int64_t bytes = 0;  // of the entries
};

// When tables end. A table is unused since its last entry.
struct Lifetimes {
    Millis unjoined = 0;  // unfinished tables where nothing has happened since before this time are deleted
    Millis idle = 0;      // other unfinished tables unused since before this time are archived
    std::optional<Millis> finished{};  // finished games older than this are deleted; empty: they stay
};

struct Expired {
    std::vector<std::string> to_delete;
    std::vector<std::string> to_archive;
};

// Stores tables: an append-only log for each, and the data for listing them. A successful change is durable when the
// function returns; a failed one has changed nothing. Not thread-safe.
class Store {
public:
    virtual ~Store() = default;

    virtual std::optional<Error> create(NewTable const& table) = 0;
    // All or nothing, for several tables, with a single wait for the disk. A log accepts an entry only as its next one,
    // so that none is lost, duplicated or overwritten.
    virtual std::optional<SaveError> append(std::span<Append const> appends) = 0;

    // The time on the server's game clock (table/entry.h), to continue from after a restart; empty in a new store.
    virtual std::optional<Error> save_game_time(Millis time) = 0;
    virtual Outcome<std::optional<Millis>> game_time() = 0;

    // Empty if there is no such table.
    virtual Outcome<std::optional<StoredTable>> load(std::string_view table) = 0;
    // Only the set-up; empty if there is no such table.
    virtual Outcome<std::optional<std::string>> setup(std::string_view table) = 0;
    // All unfinished tables: the earliest wake first, those without one last.
    virtual Outcome<std::vector<TableWake>> unfinished() = 0;
    // The tables where this visitor has a seat: first those where that seat must act, then the newest.
    virtual Outcome<std::vector<TableLine>> owned_by(std::string_view person) = 0;
    // The newest public tables, at most `most`.
    virtual Outcome<std::vector<TableLine>> listed(int most) = 0;

    // The key that signs cookies: the stored one, or else the proposed one, which is stored.
    virtual Outcome<std::string> cookie_key(std::string_view proposed) = 0;
    // Gives all seats of a visitor to another, who is the same browser with a new cookie. The result is whether there
    // were any.
    virtual Outcome<bool> move_seats(std::string_view from, std::string_view to) = 0;

    // For the operator of a server. All of these fail if one of the tables does not exist.
    virtual Outcome<std::vector<TableDetails>> details() = 0;  // of all tables, newest first
    virtual Outcome<Expired> expired(Lifetimes const& lifetimes) = 0;
    virtual std::optional<Error> remove(std::span<std::string const> tables) = 0;
    virtual std::optional<Error> set_state(std::span<std::string const> tables, TableState state) = 0;
    // Networks in CIDR notation whose requests are refused, in alphabetical order.
    virtual Outcome<std::vector<std::string>> bans() = 0;
    virtual std::optional<Error> set_ban(std::string_view network, bool banned) = 0;
    // Gives the space of deleted tables back to the disk. Takes seconds with large files.
    virtual std::optional<Error> vacuum() = 0;
    // The reason why nothing can be saved now, found without waiting; empty if all is well.
    virtual std::optional<Error> obstacle() = 0;
};

}  // namespace motherlode
