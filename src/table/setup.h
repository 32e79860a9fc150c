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

// What is decided when a table is made, and never changes.
struct TableSetup {
    std::string game;
    GameSetup setup;
    std::vector<Player> players;  // a person without a name is an open seat
    ClockRules clock;
    bool listed = false;       // anybody may watch
    bool from_record = false;  // whoever brought the record may know what is hidden
    Millis made = 0;
};

// The set-up as text for the store, a field a line. The edition goes in by its whole text: a table plays
// on with the edition it began with, whatever becomes of the file. So does the version of the rules: a
// table begun under another one is refused, for its log would mean something else now.
std::string write_setup(TableSetup const& setup, GameFinder find);
Outcome<TableSetup> parse_setup(std::string_view text, GameFinder find);

// A table that goes on from a record: its set-up, and the entries of the moves already made.
TableSetup setup_of(History const& history, Millis now);
std::vector<Entry> entries_of(History const& history, Millis now);

}  // namespace motherlode
