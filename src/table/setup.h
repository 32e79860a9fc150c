#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/history.h"
#include "kernel/record.h"
#include "table/entry.h"

namespace motherlode {

struct ClockRules {
    enum class Kind : std::uint8_t { none, bank, days };

    Kind kind = Kind::none;
    Millis bank = 0;       // bank: for the whole game
    Millis increment = 0;  // bank: added after each move
    Millis per_move = 0;   // days: for each move

    friend bool operator==(ClockRules const&, ClockRules const&) = default;
};

// The part of a table that is decided when it is created and never changes.
struct TableSetup {
    std::string game;
    GameSetup setup;
    std::vector<Player> players;  // a human without a name is an open seat
    ClockRules clock;
    bool listed = false;       // anybody may watch
    bool from_record = false;  // the owner of the record may know the hidden information
    Instant created;
};

// The set-up as text for the store, one field per line. It contains the complete edition, so that a table continues
// with its own edition even if the file changes. It also contains the rules version: a table with another version is
// refused, because its log would have a different meaning.
std::string write_setup(TableSetup const& setup, GameFinder find);
Outcome<TableSetup> parse_setup(std::string_view text, GameFinder find);

// A set-up that may be for another version of the rules than this program plays.
struct AnySetup {
    TableSetup setup;
    int rules = 0;
};
Outcome<AnySetup> parse_any_setup(std::string_view text);
// The record of a table that this program cannot continue, from its set-up and log: all moves that were not undone, up to
// the first entry that cannot be read.
std::string write_record(AnySetup const& setup, std::vector<std::string> const& entries, GameFinder find);

// A table that continues from a record: its set-up, and the entries for the moves already made.
TableSetup setup_of(History const& history, Instant const& now);
std::vector<Entry> entries_of(History const& history, Instant const& now);

}  // namespace motherlode
