#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/coloma/rules/vocabulary.h"
#include "kernel/contract.h"
#include "kernel/edition_reader.h"
#include "kernel/packed.h"

namespace motherlode::coloma {

// The most an edition may have; the State has space for this and no more.
inline constexpr int min_players = 1;
inline constexpr int max_players = 6;
inline constexpr int sites = 5;
inline constexpr int years = 3;
inline constexpr int pools = 3;
inline constexpr int canyons = 4;
inline constexpr int bridge_stacks = 6;
inline constexpr int max_cards = 24;
inline constexpr int max_barrel_kinds = 12;
inline constexpr int max_stash_spaces = 6;
inline constexpr int max_rows = 8;
inline constexpr int max_spaces = 40;
inline constexpr int max_lands = 8;
inline constexpr int max_graves = 12;
inline constexpr int max_neighbours = 8;
inline constexpr int max_wagon_deck = 8;

// A position on the wheel: one of the five Main Sites, or the Barker tile.
inline constexpr int mill_site = 0;
inline constexpr int rivers_site = 1;
inline constexpr int town_site = 2;
inline constexpr int wagon_site = 3;
inline constexpr int frontier_site = 4;
inline constexpr std::uint8_t barker_site = 5;
inline constexpr std::uint8_t no_site = 255;

// Cards, Pioneers and the like are numbered as the edition lists them.
inline constexpr std::uint8_t none = 255;

// What an ability of a Town Building goes with.
enum class Section : std::uint8_t { common, boom, bust };
inline constexpr std::array<std::string_view, 3> section_names{"common", "boom", "bust"};

// The numbers of the bits that are set, lowest first.
class Bits {
public:
    constexpr explicit Bits(std::uint64_t bits) : bits_{bits} {}

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t left) : left_{left} {}
        constexpr int operator*() const { return std::countr_zero(left_); }
        constexpr Iterator& operator++() {
            left_ &= left_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t left_;
    };
    constexpr Iterator begin() const { return Iterator{bits_}; }
    constexpr Iterator end() const { return Iterator{0}; }

private:
    std::uint64_t bits_;
};
constexpr bool has_bit(std::uint64_t bits, int number) {
    return (bits >> static_cast<unsigned>(number) & 1U) != 0;
}
constexpr void set_bit(std::uint8_t& bits, int number) {
    bits = static_cast<std::uint8_t>(bits | 1U << static_cast<unsigned>(number));
}

// Up to 32 cards.
class CardSet {
public:
    static CardSet from_bits(std::uint32_t bits) {
        CardSet set{};
        set.bits_ = bits;
        return set;
    }
    std::uint32_t bits() const { return bits_; }
    bool has(int card) const { return has_bit(bits(), card); }
    void add(int card) { bits_ = bits() | 1U << static_cast<unsigned>(card); }
    void remove(int card) { bits_ = bits() & ~(1U << static_cast<unsigned>(card)); }
    int size() const { return std::popcount(bits()); }
    Bits::Iterator begin() const { return Bits{bits()}.begin(); }
    Bits::Iterator end() const { return Bits{bits()}.end(); }
    friend bool operator==(CardSet const&, CardSet const&) = default;

private:
    Packed<std::uint32_t> bits_;
};

struct Row {
    Section section = Section::common;
    EffectId effect = no_effect;
};

struct Building {
    static constexpr int rows_each = 2;

    std::string id;
    std::string name;
    std::uint8_t site = 0;
    std::array<Row, rows_each> rows{};
};

struct Barrel {
    std::string id;
    std::string name;
    int count = 0;
    EffectId effect = no_effect;
};

struct Bridge {
    std::string id;
    std::string name;
    int points = 0;
    Measure per = Measure::none;
    int most = 0;
};

struct Board {
    std::string id;
    std::string name;
    std::array<EffectId, canyons> gain{};
    std::array<int, canyons> points{};
};

struct Pioneer {
    static constexpr int max_does = 2;

    std::string id;
    std::string name;
    std::uint8_t board = none;  // the one that is its own
    FixedList<EffectId, max_does> does{};
};

// What the places of a Shootout get: first, second, third, and those without Gunmen.
inline constexpr int tiers = 4;
struct Chart {
    std::string id;
    std::array<EffectId, tiers> win{};
    std::array<EffectId, tiers> lose{};
};

// CO-11.2a: spaces of three kinds, joined by roads.
enum class SpaceKind : std::uint8_t { boomtown, settlement, horseshoe };
struct Space {
    std::string id;
    std::string name;
    SpaceKind kind = SpaceKind::horseshoe;
    EffectId gain = no_effect;  // of a Settlement; of a Boomtown that is passed
    EffectId stop = no_effect;  // of a Boomtown instead
    FixedList<std::uint8_t, max_neighbours> neighbours{};
};

struct Land {
    std::string id;
    std::string name;
    std::vector<std::uint8_t> towns;
};

struct Cost {
    int dudes = 0;
    int horses = 0;
    int bucks = 0;
    int gold = 0;
};
// What can be built, at the cost of each Tool.
enum class Structure : std::uint8_t { river, bridge, building, hotel };
inline constexpr int structures = 4;
inline constexpr std::array<std::string_view, structures> structure_names{"river", "bridge", "building",
                                                                          "hotel"};

struct PlayerNumbers {
    int dudes = 0;
    int tents = 0;
    int horses = 0;
    int start_dudes = 0;
    int start_tents = 0;
    int start_horses = 0;
    int start_bucks = 0;
    int start_gold = 0;
    int draw_cards = 0;
    int keep_cards = 0;
};

// What the set-up text says for one number of players.
struct ForPlayers {
    int bridges = 0;  // in a stack
    int gold_spaces = 0;
    int rows = 0;
    int hotels = 0;
};

// CO-19: Shade, the opponent in a game for one.
struct Level {
    std::string id;
    int rivers = 0;
    int gold = 0;
};
struct ShadeNumbers {
    int dudes = 0;
    int tents = 0;
    int tent_on_event = 0;  // from 0
    int horses = 0;
    int most_horses = 0;
    int most_rivers = 0;
    int event_gold = 0;
    int event_spends = 0;
    int event_points = 0;
    int bridge_points = 0;
    int building_points = 0;
    int wagon_points = 0;
    int tent_points = 0;
    int river_value = 0;
    int barrel_value = 0;
    int gold_value = 0;
    int horse_value = 0;
    std::vector<std::uint8_t> wagon_deck;
    std::vector<Level> levels;
};

struct Edition : EditionInfo {
    std::vector<Effect> effects{Effect{}};  // by EffectId
    std::vector<Building> buildings;
    std::vector<Barrel> barrels;
    std::vector<Bridge> bridges;
    std::vector<Board> boards;  // the first is the A side
    std::vector<Pioneer> pioneers;
    std::vector<Chart> charts;  // the first is printed on the board
    std::vector<Space> spaces;
    std::vector<Land> lands;
    std::uint8_t start_space = 0;

    int signpost_offset = 0;
    std::array<EffectId, sites> events{};
    std::array<EffectId, 2> mill{};  // Common and Boom of Sutter's Mill
    int first_year = 0;
    std::array<int, years> outlaws{};
    PlayerNumbers player;
    std::vector<int> graves;  // what each costs, from the bottom
    std::array<std::array<Cost, 2>, structures> costs{};
    int tent_bucks = 0;
    int horse_gold = 0;
    int building_points = 0;
    int hotel_points = 0;
    int hotel_dude_points = 0;
    int hotel_spaces = 0;
    std::vector<int> land_points;          // for one Land, two …
    std::array<int, pools> pool_values{};  // from the top
    std::vector<int> rows;                 // of the Shootout, nearest first
    int neutral_row = 0;                   // from 0
    int stack_outlaws = 0;
    std::vector<int> space_outlaws;
    ShadeNumbers shade;
    std::array<ForPlayers, max_players + 1> for_players{};

    // Found once, asked often: by Site, section and row, the cards with such an ability; those that change
    // the Site's action are apart from those that are used.
    using RowCards = std::array<std::array<std::array<std::uint32_t, Building::rows_each>, 3>, sites + 1>;
    RowCards used_rows{};
    RowCards during_rows{};
    std::vector<int> fixed_worths;  // of effects, for bots

    int land_count() const { return static_cast<int>(lands.size()); }
    Effect const& effect(EffectId id) const { return effects[id]; }
    Cost const& cost(Structure structure, Tool tool) const {
        return costs[static_cast<int>(structure)][static_cast<int>(tool)];
    }
};

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin);

// ---- The parts of an edition file ----

// edition_cards.cpp: Buildings, Barrels, Bridges, boards, Pioneers, charts.
void read_cards(TomlTable const& root, Edition& edition);
// edition_board.cpp
void read_map(TomlTable const& map, Edition& edition);
void read_wheel(TomlTable const& wheel, Edition& edition);
void read_shade(TomlTable const& shade, Edition& edition);

// Where an effect is decides what it may be.
enum class Place : std::uint8_t {
    building,
    barrel,
    pioneer,
    gain,   // canyons, spaces, Events, the Mill: a plain gain, or one that is paid for
    chart,  // a plain gain, or graves
};
EffectId read_effect(TomlTable const& table, std::string_view key, Place place, Edition& edition);
EffectId read_effect(TomlTable const& table, std::string_view key, std::string_view text, Place place,
                     Edition& edition);
void check_size(TomlTable const& table, std::string_view key, std::size_t size, int least, int most);

template <std::size_t N>
void read_effects(TomlTable const& table, std::string_view key, Place place, Edition& edition,
                  std::array<EffectId, N>& to) {
    std::vector<std::string> const texts = table.strings(key);
    if (texts.size() != N) return table.fail(key, std::to_string(N) + " effects are expected.");
    for (std::size_t i = 0; i < N; ++i) to[i] = read_effect(table, key, texts[i], place, edition);
}

template <class List>
std::uint8_t find_id(List const& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return static_cast<std::uint8_t>(i);
    return none;
}

// Shade's numbers in the file and in the hash, in this order. What begins at 1 in the file begins at 0 here.
struct ShadeNumber {
    std::string_view key;
    int ShadeNumbers::*member;
    int most;
    int least = 0;
};
inline constexpr std::array shade_numbers{
    ShadeNumber{"dudes", &ShadeNumbers::dudes, 60},
    ShadeNumber{"tents", &ShadeNumbers::tents, 30},
    ShadeNumber{"tent_on_event", &ShadeNumbers::tent_on_event, sites, 1},
    ShadeNumber{"horses", &ShadeNumbers::horses, 12},
    ShadeNumber{"most_horses", &ShadeNumbers::most_horses, 12},
    ShadeNumber{"most_rivers", &ShadeNumbers::most_rivers, 8},
    ShadeNumber{"event_gold", &ShadeNumbers::event_gold, 5},
    ShadeNumber{"event_spends", &ShadeNumbers::event_spends, 5},
    ShadeNumber{"event_points", &ShadeNumbers::event_points, 20},
    ShadeNumber{"bridge_points", &ShadeNumbers::bridge_points, 20},
    ShadeNumber{"building_points", &ShadeNumbers::building_points, 20},
    ShadeNumber{"wagon_points", &ShadeNumbers::wagon_points, 20},
    ShadeNumber{"tent_points", &ShadeNumbers::tent_points, 20},
    ShadeNumber{"river_value", &ShadeNumbers::river_value, 20},
    ShadeNumber{"barrel_value", &ShadeNumbers::barrel_value, 20},
    ShadeNumber{"gold_value", &ShadeNumbers::gold_value, 20},
    ShadeNumber{"horse_value", &ShadeNumbers::horse_value, 20},
};

}  // namespace motherlode::coloma
