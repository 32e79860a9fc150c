#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/boomtown_builders/kinds.h"
#include "kernel/contract.h"
#include "kernel/edition_fields.h"

namespace motherlode::boomtown_builders {

// Limits for every edition; they fix the size of State.
inline constexpr int min_players = 2;  // BB-1.1a
inline constexpr int max_players = 4;
inline constexpr int max_rows = 12;
inline constexpr int max_columns = 8;  // Table::empty has one bit per location in a byte
inline constexpr int max_cards = 96;
inline constexpr int max_draft_row = 8;
inline constexpr int max_hideout_spaces = 12;
inline constexpr int max_hideouts = 16;
inline constexpr int max_tokens_at_once = 4;

// With these limits no score can overflow 16 bits.
inline constexpr int most_points = 30;
inline constexpr int most_bonus = 20;
inline constexpr int most_multiplier = 9;

enum class CubeSize : std::uint8_t { single_cube, double_cube, triple_cube };
inline constexpr int cube_sizes = 3;
inline constexpr std::array<std::string_view, cube_sizes> cube_names{"single", "double", "triple"};
constexpr int index(CubeSize size) { return static_cast<int>(size); }

enum class Terrain : std::uint8_t { none, mountain_left, mountain_right, lake, goldmine, hideout };
inline constexpr int terrains = 6;
inline constexpr std::array<std::string_view, terrains> terrain_names{
    "none", "mountain_left", "mountain_right", "lake", "goldmine", "hideout"};
constexpr int index(Terrain terrain) { return static_cast<int>(terrain); }

// A location by row and column, both counted from 0. Its name is the letter of the column and the number of the row:
// "d3".
struct Location {
    std::uint8_t row;
    std::uint8_t column;

    friend constexpr bool operator==(Location, Location) = default;
};
constexpr Location location_at(int row, int column) {
    return {static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(column)};
}

// Vote Arrows of a card or a location, or their sum over a row. BB-4.2h: a + counts for the arrows it is printed with.
struct Arrows {
    std::uint8_t left;
    std::uint8_t right;
    std::uint8_t left_plus;
    std::uint8_t right_plus;

    constexpr void add(Arrows const& arrows) {
        left = static_cast<std::uint8_t>(left + arrows.left);
        right = static_cast<std::uint8_t>(right + arrows.right);
        left_plus = static_cast<std::uint8_t>(left_plus + arrows.left_plus);
        right_plus = static_cast<std::uint8_t>(right_plus + arrows.right_plus);
    }
    friend constexpr bool operator==(Arrows const&, Arrows const&) = default;
    static void fields(auto& arrows, auto& visit) {
        for (int const number : {arrows.left, arrows.right, arrows.left_plus, arrows.right_plus})
            visit.hash_only(number);
    }
};
// Arrows as text: "<<+", or "." for none. `parse_arrows` returns nothing for any other text.
std::optional<Arrows> parse_arrows(std::string_view text);
std::string arrows_text(Arrows const& arrows);
struct ArrowsType {
    static Arrows read(TomlTable const& row, std::string_view key, std::string_view text);
};

// One number each for Singles, Doubles and Triples.
using BySize = std::array<int, cube_sizes>;
inline constexpr FieldMarks by_size{
    .counted = false, .wrong_size = "three numbers are expected: for Singles, Doubles and Triples."};

// BB-1.3e: a kind of Building.
struct Building {
    std::string id;
    std::string name;
    std::array<std::uint8_t, max_columns> points;  // by distance from the Track Token

    static void fields(auto& building, auto& visit, auto& edition);  // edition.cpp
};

struct Card {
    std::uint8_t building;
    Arrows arrows;

    static void fields(auto& card, auto& visit) {
        visit.hash_only(card.building);
        visit.hash_only(card.arrows);
    }
};

// The numbers in the Setup section that depend on the number of players.
struct ForPlayers {
    int draft_row = 0;          // BB-2.5a, BB-2.5b
    int rounds = 0;             // BB-2.3b, BB-2.3c
    int last_round_tokens = 0;  // BB-2.3b, BB-2.3c
    int terrain = 0;            // BB-6.1b
    BySize cubes{};             // BB-1.2c

    static void fields(auto& numbers, auto& visit, auto& edition);  // edition.cpp
};

struct Edition : EditionInfo {
    int rows = 0;
    int columns = 0;
    int middle_column = 0;  // from 0
    std::array<std::array<Arrows, max_columns>, max_rows> printed{};
    std::vector<Location> hideout_spaces;
    // By location: the index of the Hideout space there in hideout_spaces.
    std::array<std::array<std::uint8_t, max_columns>, max_rows> space_at{};
    std::vector<Arrows> hideouts;
    std::vector<Terrain> terrain;
    int terrain_in_a_row = 0;  // maximum
    int goldmine_bonus = 0;
    BySize multiplier{};  // BB-3.2c
    BySize rows_ahead{};  // BB-3.2f, BB-3.2g, BB-3.2h: minimum distance to the track
    std::vector<Building> buildings;
    std::vector<Card> cards;
    std::array<ForPlayers, max_players + 1> for_players{};

    static void fields(auto& edition, auto& visit);  // edition.cpp
};

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin);

std::optional<Location> parse_location(std::string_view text);
std::string location_text(Location location);

// Parts of an edition file that have their own notation; in edition_board.cpp and edition_cards.cpp.
void read_printed_arrows(TomlTable const& board, Edition& edition);
void read_hideout_spaces(TomlTable const& board, Edition& edition);
void read_terrain(TomlTable const& terrain, Edition& edition);
void check_terrain(TomlTable const& terrain, Edition const& edition);
void read_building(TomlTable const& row, Building& building, Edition& edition);

}  // namespace motherlode::boomtown_builders
