#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/gold_west/game.h"

// On failure, the rules a test is about are printed with it.
#define RULES(ids) SCOPED_TRACE("rules " ids)

namespace motherlode::gold_west {

struct Arrangement {
    int players = 2;
    bool bandits = false;
    TradingPost trading_post = TradingPost::off;
    bool published_terrain_bonus = false;
    bool manual_shipping_bonus = false;
    std::uint64_t seed = 1;
    std::string_view edition = {};  // the text of one; Standard if none
};

std::shared_ptr<Edition const> standard();
std::shared_ptr<Edition const> edition_of(std::string_view toml);
Goods goods(std::string_view letters);

// A game that a test arranges as it likes and then plays by the rules.
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
    int other_seat() const { return (index(active_seat()) + 1) % game.players(); }
    HexId hex(std::string_view name) const;
    Step step() const { return state.table.progress.current(); }

    // The active player's actions, one after another; each must be legal.
    void play(std::string_view action);
    void play_all(std::initializer_list<std::string_view> actions);
    // The rule that forbids the active player's action; empty where it is legal.
    std::string why_not(std::string_view action) const;
    std::vector<std::string> legal() const;
    bool can(std::string_view action) const;
    // A whole turn that changes little: the first bin that can be activated, then loot into bin 1.
    void plain_turn();
    void play_to_final_turn();

    // The active player's Supply Track, bin 1 first: {"w", "tc", "", ""}.
    void supply(std::vector<std::string> const& goods);
    // Puts the active player before the use of these metals, or before building with these resources.
    void to_metals(std::string_view usage_area);
    void to_building(std::string_view usage_area);

    // Puts things where a test needs them.
    void show_card(int slot, std::string_view id);           // slots from 1
    void boomtown(std::vector<std::string> const& offices);  // by space; "." is the single one
    void single(std::string_view id);
    void influence(int seat, int space, int tokens = 1);  // spaces from 1
    void terrain(std::string_view name, Terrain terrain);
    void token(std::string_view name, std::string_view letters);  // revealed, with these resources
    void building(int seat, std::string_view name, bool settlement = false);
    void loot(int seat, std::string_view name);
    void finish() { state.table.progress.step = gold_west::step<GameOver>; }

    int points(int seat, Source source) const;
    int total(int seat) const { return game.result(state).seats[seat].total; }
    // What the office pays the seat for one token, as things stand.
    int office_pays(std::string_view id, int seat);
    int count_events(MessageSpec const& spec) const;
};

}  // namespace motherlode::gold_west
