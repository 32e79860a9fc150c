#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"
#include "table/summary.h"

namespace motherlode {

// A browser, by the hash of its cookie, that has taken a seat.
struct SeatOwner {
    int seat = 0;
    std::string person;

    friend bool operator==(SeatOwner const&, SeatOwner const&) = default;
};

// All that a new table starts with. Set-up and entries are text the store does not look into; tokens and
// persons are hashes, of the caller's making.
struct NewTable {
    std::string id;
    std::string setup;
    bool listed = false;
    std::vector<std::string> seat_tokens;  // by seat; empty for a bot's
    std::string watch_token;
    std::vector<SeatOwner> owners;
    std::vector<std::string> entries;  // of a table made from a record
    TableSummary summary;
};

struct StoredTable {
    std::string setup;
    std::vector<std::string> seat_tokens;
    std::string watch_token;
    std::vector<SeatOwner> owners;     // by seat, then by person
    std::vector<std::string> entries;  // in order
};

// Entries to add to one table's log.
struct Append {
    std::string table;
    int first = 0;  // number of the first new entry, from 0: how many the log has so far
    std::vector<std::string> entries;
    TableSummary summary;  // of the table with these entries
};

struct TableLine {
    std::string table;
    TableSummary summary;
    std::optional<int> seat;  // of the person who asked
};

struct TableWake {
    std::string table;
    std::optional<Millis> wake;
};

// Keeps tables: an append-only log for each, and what is needed to list them. Whatever a function has
// carried out is durable when it returns; whatever it reports an error for has not happened at all. One
// thread at a time.
class Store {
public:
    virtual ~Store() = default;

    virtual std::optional<Error> create(NewTable const& table) = 0;
    // All of it, for several tables, or nothing: one wait for the disk. A log takes an entry only as its
    // next one, so that none is ever lost, doubled or overwritten. After an error the caller finds out which
    // table it was by appending one by one.
    virtual std::optional<Error> append(std::span<Append const> appends) = 0;
    // Several persons may own a seat (one has several browsers), and one person several seats.
    virtual std::optional<Error> own(std::string_view table, SeatOwner const& owner) = 0;

    // Nothing where there is no such table.
    virtual Outcome<std::optional<StoredTable>> load(std::string_view table) = 0;
    // All tables not finished, those that wake first at the front, those that never do at the end.
    virtual Outcome<std::vector<TableWake>> unfinished() = 0;
    // The tables where this person has a seat, those where it is due first, then the newest.
    virtual Outcome<std::vector<TableLine>> owned_by(std::string_view person) = 0;
    // The newest tables that anybody may watch, at most so many.
    virtual Outcome<std::vector<TableLine>> listed(int most) = 0;
};

}  // namespace motherlode
