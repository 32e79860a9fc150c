#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/gold_west/game.h"

// Prints the tested rules when a test fails.
#define RULES(ids) SCOPED_TRACE("rules " ids)

namespace motherlode::gold_west {

struct Arrangement {
    int players = 2;
    bool bandits = false;
    TradingPost trading_post = TradingPost::off;
    bool published_terrain_bonus = false;
    bool manual_shipping_bonus = false;
    std::uint64_t seed = 1;
    std::string_view edition = {};  // the text of an edition file; empty for Standard
};

std::shared_ptr<Edition const> standard();
std::shared_ptr<Edition const> edition_of(std::string_view toml);
Goods goods(std::string_view letters);

// A game in any arrangement that a test needs, from which it plays by the rules.
class Scenario {
public:
    explicit Scenario(Arrangement arrangement = {});

    Game game;
    State state;
    EventLog log;

    Table& table() { return state.table; }
    Player& player(int seat) { return state.table.players[seat]; }
    Player& active() { return state.table.active(); }
    Seat active_seat() const { return state.table.active_player; }
    int opponent_seat() const { return (index(active_seat()) + 1) % game.players(); }
    HexId hex(std::string_view name) const;
    Step step() const { return state.table.progress.current(); }

    // Plays actions of the active player. Each must be legal.
    void play(std::string_view action);
    void play_all(std::initializer_list<std::string_view> actions);
    // The rule that forbids the active player's action; empty if the action is legal.
    std::string why_not(std::string_view action) const;
    std::vector<std::string> legal() const;
    bool can(std::string_view action) const;
    // Plays a whole turn that changes little: activates the first possible bin, then loots into bin 1.
    void plain_turn();
    void play_to_final_turn();

    // Sets the active player's Supply Track, bin 1 first: {"w", "tc", "", ""}.
    void supply(std::vector<std::string> const& goods);
    // Starts the Use Metals or the Build or Loot step of the active player, with these resources in the Usage
    // Area.
    void to_metals(std::string_view usage_area);
    void to_building(std::string_view usage_area);

    // These put pieces where a test needs them.
    void show_card(int slot, std::string_view id);           // slots from 1
    void boomtown(std::vector<std::string> const& offices);  // by space; "." is the single space
    void single(std::string_view id);
    void influence(int seat, int space, int tokens = 1);  // spaces from 1
    void terrain(std::string_view name, Terrain terrain);
    void token(std::string_view name, std::string_view letters);  // revealed, with these resources
    void building(int seat, std::string_view name, bool settlement = false);
    void loot(int seat, std::string_view name);
    void finish() { state.table.progress.step = gold_west::step<GameOver>; }

    int points(int seat, Source source) const;
    int total(int seat) const { return game.result(state).seats[seat].total; }
    // The points that the office pays the seat for one token if the game ended now.
    int office_pays(std::string_view id, int seat);
    int count_events(MessageSpec const& spec) const;
};

// A finished game without any buildings or tokens of the players.
inline Scenario finished(int players = 4) {
    Scenario s{{.players = players}};
    s.finish();
    return s;
}

}  // namespace motherlode::gold_west
