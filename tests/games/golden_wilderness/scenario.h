#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/golden_wilderness/game.h"
#include "games/golden_wilderness/rules/board.h"
#include "kernel/match.h"

// Prints the rule ids of a test when it fails.
#define RULES(ids) SCOPED_TRACE("rules " ids)

namespace motherlode::golden_wilderness {

using Strings = std::vector<std::string>;
inline bool contains(Strings const& list, std::string_view text) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

struct Arrangement {
    Level level = Level::beginner;
    int players = 2;
    bool short_game = false;
    bool random_board = false;
    std::string_view country = "standard";
    bool roles_dealt = false;
    std::uint64_t seed = 1;
    std::string_view edition = {};  // the text of an edition; empty for Alta
    OptionChoices more_options = {};
};

std::shared_ptr<Edition const> alta();
std::shared_ptr<Edition const> edition_of(std::string_view toml);

// A game with a position that the test sets up and then plays by the rules.
class Scenario {
public:
    explicit Scenario(Arrangement arrangement = {});

    Game game;
    State state;
    EventLog log;

    Table& table() { return state.table; }
    Seat active() const { return state.table.active_player; }
    Seat next_player() const { return next_seat(active(), game.players()); }
    Seat due() const { return *game.pending(state.table).must.begin(); }
    PlayerBoard& board(Seat seat) { return state.table.board(seat); }
    int pesos(Seat seat) const { return state.table.board(seat).pesos; }
    int points(Seat seat) const { return state.table.board(seat).points; }

    // Plays legal actions, separated by commas, for the seats that must decide. The second form plays one
    // action for a given seat.
    void play(std::string_view actions);
    void play(Seat seat, std::string_view action);
    // The id of the rule that forbids the action; empty if the action is legal.
    std::string why_not(std::string_view action) const { return why_not(due(), action); }
    std::string why_not(Seat seat, std::string_view action) const;
    std::vector<std::string> legal() const { return legal(due()); }
    std::vector<std::string> legal(Seat seat) const;
    // The legal actions that begin with this word, sorted, without the word.
    std::vector<std::string> legal(std::string_view verb) const;

    TileId tile(std::string_view id) const;
    CardId card(std::string_view id) const;
    int industry(std::string_view id) const;
    int country(std::string_view id) const;

    // Makes a board of these tiles, placed as on the Rough Map. All others go back to their stacks.
    void board_of(std::initializer_list<std::string_view> tiles);
    void next_tiles(std::initializer_list<std::string_view> tiles);  // on top of their stacks
    void put_settlement(std::string_view tile, Seat seat, std::string_view industry);
    void put_city(std::string_view tile);
    void put_marker(std::string_view tile, Marker marker, Seat seat);
    void put_road(std::string_view from, std::string_view to);
    void set_pesos(Seat seat, int pesos) { board(seat).pesos = static_cast<std::uint16_t>(pesos); }
    // Puts all cards from the hands back into the draw stacks.
    void empty_hands();
    void give(Seat seat, std::initializer_list<std::string_view> cards);
    void give_pioneers(Seat seat, int count);
    void discard(std::string_view card);
    void put_in_pool(std::initializer_list<std::string_view> cards);
    // Starts the Immigrants event at the point where this seat takes a card from the pool.
    void take_immigrants(Seat seat);
    // Puts these two event cards on top of the stack.
    void next_events(EventKind top, EventKind second);
    // Ends the turn and plays this event.
    void event(EventKind kind);

    int count_events(MessageSpec const& spec) const;
    std::string audit() const { return game.audit(state); }

private:
    void take_out(CardId card);
};

}  // namespace motherlode::golden_wilderness
