#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/boomtown_builders/game.h"

// Prints the rules that a test covers if it fails.
#define RULES(ids) SCOPED_TRACE("rules " ids)

namespace motherlode::boomtown_builders {

struct Arrangement {
    int players = 2;
    bool terrain = false;
    bool eight_way = false;
    std::uint64_t seed = 1;
    std::string_view edition = {};  // TOML; empty for Horizon
};

std::shared_ptr<Edition const> horizon();
std::shared_ptr<Edition const> edition_of(std::string_view toml);

Location loc(std::string_view name);

// A game that a test can change freely and then play by the rules.
class Scenario {
public:
    explicit Scenario(Arrangement arrangement = {});

    Game game;
    State state;
    EventLog log;

    Table& table() { return state.table; }
    Seat active() const { return state.table.active_player; }

    // Plays an action of the active player, which must be legal.
    void play(std::string_view action);
    // Plays a whole turn: "1 d3 double".
    void turn(std::string_view slot_location_cube);
    // The rule that forbids the action (of the active player by default), or an empty text if it is legal.
    std::string why_not(std::string_view action) const;
    std::string why_not(Seat seat, std::string_view action) const;
    std::vector<std::string> legal() const;
    // Plays the last turn of the round, far from the track, so that the round ends.
    void end_round();

    // Takes a card with this building and these arrows out of the deck. An empty text matches any.
    CardId take_card(std::string_view building, std::string_view arrows);
    CardId take_card_with(std::string_view arrows);
    void put(std::string_view location, CardId card);
    void put(std::string_view location, std::string_view building, Seat owner, CubeSize size);
    void put_terrain(std::string_view location, Terrain terrain);
    // Fills a row so that it votes as given, from column a on: "<+ . > .". Covers printed arrows.
    void draw_row(int row, std::string_view arrows);
    // Row and column are counted from 1. Tokens must be put in the order of the rows.
    void put_token(int row, int column);
    int count_events(MessageSpec const& spec) const;
};

}  // namespace motherlode::boomtown_builders
