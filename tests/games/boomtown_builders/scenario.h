#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/boomtown_builders/game.h"

// On failure, the rules a test is about are printed with it.
#define RULES(ids) SCOPED_TRACE("rules " ids)

namespace motherlode::boomtown_builders {

struct Arrangement {
    int players = 2;
    bool terrain = false;
    bool eight_way = false;
    std::uint64_t seed = 1;
    std::string_view edition = {};  // the text of one; Horizon if none
};

std::shared_ptr<Edition const> horizon();
std::shared_ptr<Edition const> edition_of(std::string_view toml);

Location loc(std::string_view name);

// A game that a test arranges as it likes and then plays by the rules.
class Scenario {
public:
    explicit Scenario(Arrangement arrangement = {});

    Game game;
    State state;
    EventLog log;

    Table& table() { return state.table; }
    Seat active() const { return state.table.active_player; }

    // The active player's action; it must be legal.
    void play(std::string_view action);
    // A whole turn: "1 d3 double".
    void turn(std::string_view slot_location_cube);
    // The rule that forbids the active player's action; empty where it is legal.
    std::string why_not(std::string_view action) const;
    std::string why_not(Seat seat, std::string_view action) const;
    std::vector<std::string> legal() const;
    // Takes the last turn of the round, far from the track, so that the end of the round follows.
    void end_round();

    // A card that nobody has used yet, by building and arrows ("saloon <<"), put on the board with a cube.
    CardId take_card(std::string_view building, std::string_view arrows);
    CardId take_card_with(std::string_view arrows);
    void put(std::string_view location, CardId card);
    void put(std::string_view location, std::string_view building, Seat owner, CubeSize size);
    void put_terrain(std::string_view location, Terrain terrain);
    // Fills a row so that it votes as drawn, "<+ . > ." from column a on; printed arrows are covered.
    void draw_row(int row, std::string_view arrows);
    void put_token(int row, int column);  // from 1; rows in order
    int count_events(MessageSpec const& spec) const;
};

}  // namespace motherlode::boomtown_builders
