#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/contract.h"

namespace motherlode {
class TomlTable;
}

namespace motherlode::boomtown_builders {

// The most an edition may have; the State has room for this and no more.
inline constexpr int min_players = 2;  // BB-1.1a
inline constexpr int max_players = 4;
inline constexpr int max_rows = 12;
inline constexpr int max_columns = 8;  // a row of locations is a byte of bits
inline constexpr int max_cards = 96;
inline constexpr int max_draft_row = 8;
inline constexpr int max_hideout_spaces = 12;
inline constexpr int max_hideouts = 16;
inline constexpr int max_tokens_at_once = 4;

enum class CubeSize : std::uint8_t { single_cube, double_cube, triple_cube };
inline constexpr int cube_sizes = 3;
constexpr int index(CubeSize size) { return static_cast<int>(size); }

enum class Terrain : std::uint8_t { none, mountain_left, mountain_right, lake, goldmine, hideout };
inline constexpr int terrains = 6;
constexpr int index(Terrain terrain) { return static_cast<int>(terrain); }

// A location by row and column, both from 0; its name is the column's letter and the row's number, "d3".
struct Location {
    std::uint8_t row;
    std::uint8_t column;

    friend constexpr bool operator==(Location, Location) = default;
};
constexpr Location location_at(int row, int column) {
    return {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
}

// Vote Arrows of a card or a location, or the sum of a row's. BB-4.2h: a + belongs to the arrows it is printed with.
struct Arrows {
    std::uint8_t left;
    std::uint8_t right;
    std::uint8_t left_plus;
    std::uint8_t right_plus;

    constexpr void add(Arrows const& other) {
        left = static_cast<std::uint8_t>(left + other.left);
        right = static_cast<std::uint8_t>(right + other.right);
        left_plus = static_cast<std::uint8_t>(left_plus + other.left_plus);
        right_plus = static_cast<std::uint8_t>(right_plus + other.right_plus);
    }
    friend constexpr bool operator==(Arrows const&, Arrows const&) = default;
};

// BB-1.3e: a kind of Building.
struct Building {
    std::string id;
    std::string name;
    std::array<std::uint8_t, max_columns> points;  // by distance from the Track Token
};

struct Card {
    std::uint8_t building;
    Arrows arrows;
};

// What the set-up text says for one number of players.
struct ForPlayers {
    int draft_row = 0;                    // BB-2.5a, BB-2.5b
    int rounds = 0;                       // BB-2.3b, BB-2.3c
    int last_round_tokens = 0;            // BB-2.3b, BB-2.3c
    int terrain = 0;                      // BB-6.1b
    std::array<int, cube_sizes> cubes{};  // BB-1.2c
};

struct Edition : EditionInfo {
    int rows = 0;
    int columns = 0;
    int middle_column = 0;  // from 0
    std::array<std::array<Arrows, max_columns>, max_rows> printed{};
    std::vector<Location> hideout_spaces;
    std::array<std::array<std::uint8_t, max_columns>, max_rows>
        space_at{};  // by location, a Hideout space's number
    std::vector<Arrows> hideouts;
    std::vector<Terrain> terrain;
    int terrain_in_a_row = 0;  // at most
    int goldmine_bonus = 0;
    std::array<int, cube_sizes> multiplier{};  // BB-3.2c
    // BB-3.2f, BB-3.2g, BB-3.2h: how far ahead of the track a cube of this size needs to be.
    std::array<int, cube_sizes> rows_ahead{};
    std::vector<Building> buildings;
    std::vector<Card> cards;
    std::array<ForPlayers, max_players + 1> for_players{};
};

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin);

// "<<+" and "." for none. Nothing where the text is neither.
std::optional<Arrows> parse_arrows(std::string_view text);
std::string arrows_text(Arrows const& arrows);

std::optional<Location> parse_location(std::string_view text);
std::string location_text(Location location);

std::string_view cube_name(CubeSize size);       // "single"
std::string_view terrain_name(Terrain terrain);  // "mountain_left"

// The parts of an edition's file, in the order they are read: edition_board.cpp and edition_cards.cpp.
void read_board(TomlTable const& board, Edition& edition);
void read_hideouts(TomlTable const& hideouts, Edition& edition);
void read_terrain(TomlTable const& terrain, Edition& edition);
void read_buildings(TomlTable const& root, Edition& edition);
Arrows read_arrows(TomlTable const& table, std::string_view key, std::string const& text);

}  // namespace motherlode::boomtown_builders
