#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/golden_wilderness/game.h"
#include "games/golden_wilderness/rules/board.h"

// On failure, the rules a test is about are printed with it.
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
    std::string_view edition = {};  // the text of one; Alta if none
};

std::shared_ptr<Edition const> alta();
std::shared_ptr<Edition const> edition_of(std::string_view toml);

// A game that a test arranges as it likes and then plays by the rules.
class Scenario {
public:
    explicit Scenario(Arrangement arrangement = {});

    Game game;
    State state;
    EventLog log;

    Table& table() { return state.table; }
    Seat active() const { return state.table.active_player; }
    Seat other() const { return next_seat(active(), game.players()); }
    Seat due() const { return *game.pending(state.table).must.begin(); }
    PlayerBoard& board(Seat seat) { return state.table.board(seat); }
    int pesos(Seat seat) const { return state.table.board(seat).pesos; }
    int points(Seat seat) const { return state.table.board(seat).points; }

    // By whoever is due, or by the seat given; it must be legal. Several actions are separated by commas.
    void play(std::string_view actions);
    void play(Seat seat, std::string_view action);
    // The rule that forbids the action; empty where it is legal.
    std::string why_not(std::string_view action) const { return why_not(due(), action); }
    std::string why_not(Seat seat, std::string_view action) const;
    std::vector<std::string> legal() const { return legal(due()); }
    std::vector<std::string> legal(Seat seat) const;
    // Those legal actions that begin with this word, without it.
    std::vector<std::string> legal(std::string_view verb) const;

    TileId tile(std::string_view id) const;
    CardId card(std::string_view id) const;
    int industry(std::string_view id) const;
    int country(std::string_view id) const;

    // The board is these tiles as they lie on the Rough Map; all others go back to their stacks.
    void board_of(std::initializer_list<std::string_view> tiles);
    void next_tiles(std::initializer_list<std::string_view> tiles);  // on top of their stacks
    void put_settlement(std::string_view tile, Seat seat, std::string_view industry);
    void put_city(std::string_view tile);
    void put_marker(std::string_view tile, Marker marker, Seat seat);
    void put_road(std::string_view one, std::string_view other);
    void set_pesos(Seat seat, int pesos) { board(seat).pesos = static_cast<std::uint16_t>(pesos); }
    // Hands are emptied, then hold just what is given; the rest is in the draw stacks.
    void empty_hands();
    void give(Seat seat, std::initializer_list<std::string_view> cards);
    void give_pioneers(Seat seat, int count);
    void discard(std::string_view card);
    void put_in_pool(std::initializer_list<std::string_view> cards);
    // The Immigrants event is being played, and this seat takes a card of the pool.
    void take_immigrants(Seat seat);
    // The active player's next two event cards.
    void next_events(EventKind top, EventKind second);
    // Ends the turn with this event.
    void event(EventKind kind);

    int count_events(MessageSpec const& spec) const;
    std::string audit() const { return game.audit(state); }

private:
    void take_out(CardId card);
};

}  // namespace motherlode::golden_wilderness
