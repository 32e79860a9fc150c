#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/coloma/kinds.h"
#include "games/coloma/rules/vocabulary.h"
#include "kernel/edition_fields.h"

// The printed faces of cards, tiles, boards and the map.
namespace motherlode::coloma {

// Limits for editions. The State has no space for more.
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
inline constexpr std::array<std::string_view, sites + 1> wheel_names{"1", "2", "3", "4", "5", "barker"};

// Cards, Pioneers and so on are numbered in the order of the edition. This number means that there is none.
inline constexpr std::uint8_t none = 255;

// Where an effect is printed. This limits which effects are allowed.
enum class Place : std::uint8_t {
    building,
    barrel,
    pioneer,
    gain,   // Canyons, spaces, Events, the Mill: a plain gain, or one that costs something
    chart,  // a plain gain, or graves
};

// Types of fields that refer to other parts of the edition; kernel/edition_fields.h explains field types.
// `Source` is the Edition, or the Game when the edition is written as JSON.

template <class Source>
struct EffectType {
    Source& source;
    Place place;

    EffectId read(TomlTable const& row, std::string_view key, std::string_view text) const {
        return read_effect(row, key, text, place, source);
    }
    void hash(HashEdition& visit, EffectId id) const { visit.hash_only(effect_text(source.effect(id))); }
    void shape(Shape& shape, EffectId id) const { shape.phrase(source.effect_value(id), TermsOf{source}); }
};
template <class Source>
EffectType(Source&, Place) -> EffectType<Source>;

// A Boomtown, given by its id.
template <class Source>
struct TownType {
    Source& source;

    std::uint8_t read(TomlTable const& row, std::string_view key, std::string_view text) const {
        return read_town(row, key, text, source);
    }
    void shape(Shape& shape, int town) const { shape.id(Kind::space, town); }
};
template <class Source>
TownType(Source&) -> TownType<Source>;

// A B side, given by its id. An empty text means `none`.
template <class Source>
struct BSideType {
    Source& source;

    std::uint8_t read(TomlTable const& row, std::string_view key, std::string_view text) const {
        return read_b_side(row, key, text, source);
    }
};
template <class Source>
BSideType(Source&) -> BSideType<Source>;

// The part of a Site in which an ability of a Town Building can be used.
enum class Section : std::uint8_t { common, boom, bust };
inline constexpr std::array<std::string_view, 3> section_names{"common", "boom", "bust"};

struct Row {
    Section section = Section::common;
    EffectId effect = no_effect;

    static void fields(auto& row, auto& visit, auto& source) {
        visit.field("section", row.section, Kind::section);
        visit.field("effect", row.effect, EffectType{source, Place::building});
    }
};

// A row as text: "C 1 gold".
template <class Source>
struct RowType {
    Source& source;
    std::uint8_t site;

    Row read(TomlTable const& row, std::string_view key, std::string_view text) const {
        return read_row(row, key, text, site, source);
    }
    void hash(HashEdition& visit, Row const& row) const { Row::fields(row, visit, source); }
    void shape(Shape& shape, Row const& row) const { shape_fields(shape, "BuildingRow", row, source); }
};
template <class Source>
RowType(Source&, std::uint8_t) -> RowType<Source>;

struct Building {
    static constexpr int rows_each = 2;

    std::string id;
    std::string name;
    std::uint8_t site = 0;
    std::array<Row, rows_each> rows{};

    static void fields(auto& building, auto& visit, auto& source) {
        visit.id(building.id, Kind::building);
        visit.field("name", building.name, {.hashed = false});
        visit.field("site", building.site, type::named_kind(Kind::wheel, wheel_names),
                    {.note = "A Site, or the Barker."});
        visit.field("rows", building.rows, RowType{source, building.site},
                    {.counted = false, .wrong_size = "a Town Building has two rows."});
    }
};

struct Barrel {
    std::string id;
    std::string name;
    int count = 0;
    EffectId effect = no_effect;

    static void fields(auto& barrel, auto& visit, auto& source) {
        visit.id(barrel.id, Kind::barrel);
        visit.field("name", barrel.name, {.hashed = false});
        visit.field("count", barrel.count, type::between(1, 20));
        visit.field("effect", barrel.effect, EffectType{source, Place::barrel});
    }
};

struct Bridge {
    std::string id;
    std::string name;
    int points = 0;
    Measure per = Measure::none;
    int most = 0;

    static void fields(auto& bridge, auto& visit) {
        visit.id(bridge.id, Kind::bridge);
        visit.field("name", bridge.name, {.hashed = false});
        visit.field("points", bridge.points, type::count(30));
        visit.field("per", bridge.per, type::named_kind(Kind::measure, measure_names),
                    {.note = "The things it counts."});
        visit.field("max", bridge.most, type::count(100));
    }
};

struct Board {
    std::string id;
    std::string name;
    std::array<EffectId, canyons> gain{};
    std::array<int, canyons> points{};

    static void fields(auto& board, auto& visit, auto& source) {
        visit.id(board.id, Kind::board);
        visit.field("name", board.name, {.hashed = false});
        visit.field("gain", board.gain, EffectType{source, Place::gain},
                    {.counted = false,
                     .note = "By Canyon: the benefit for surveying it.",
                     .wrong_size = "four effects are expected, one for each River Canyon."});
        visit.field("points", board.points, type::count(50),
                    {.note = "By Canyon: points at the end.",
                     .wrong_size = "four numbers are expected, one for each River Canyon."});
    }
};

struct Pioneer {
    static constexpr int max_does = 2;

    std::string id;
    std::string name;
    std::uint8_t board = none;  // the Pioneer's own B side
    FixedList<EffectId, max_does> does{};

    static void fields(auto& pioneer, auto& visit, auto& source) {
        visit.id(pioneer.id, Kind::pioneer);
        visit.field("name", pioneer.name, {.hashed = false});
        visit.field("board", pioneer.board, BSideType{source}, {.shown = false});
        visit.field("does", pioneer.does, EffectType{source, Place::pioneer},
                    {.counted = false,
                     .fewest = 1,
                     .most = max_does,
                     .wrong_size = "a Pioneer has one or two effects."});
    }
};

// Rewards of a Shootout: for first, second and third place, and for players without Gunmen.
inline constexpr int tiers = 4;
struct Chart {
    std::string id;
    std::array<EffectId, tiers> win{};
    std::array<EffectId, tiers> lose{};

    static void fields(auto& chart, auto& visit, auto& source) {
        constexpr std::string_view wrong_size =
            "four effects are expected: for three places, and for players without Gunmen.";
        visit.id(chart.id, Kind::chart);
        visit.field("win", chart.win, EffectType{source, Place::chart},
                    {.counted = false,
                     .note = "For first, second and third place, and for players without Gunmen.",
                     .wrong_size = wrong_size});
        visit.field("lose", chart.lose, EffectType{source, Place::chart},
                    {.counted = false, .wrong_size = wrong_size});
    }
};

// CO-11.2a: roads connect three kinds of spaces.
enum class SpaceKind : std::uint8_t { boomtown, settlement, horseshoe };
inline constexpr std::array<std::string_view, 3> space_kinds{"boomtown", "settlement", "horseshoe"};
struct Space {
    std::string id;
    std::string name;
    SpaceKind kind = SpaceKind::horseshoe;
    EffectId gain = no_effect;  // for entering a Settlement, or passing a Boomtown
    EffectId stop = no_effect;  // for stopping on a Boomtown
    FixedList<std::uint8_t, max_neighbours> neighbours{};
    std::uint64_t near = 0;  // the neighbours as bits

    static void fields(auto& space, auto& visit, auto& source) {
        bool const town = space.kind == SpaceKind::boomtown;
        visit.id(space.id, Kind::space);
        visit.field("name", space.name, {.hashed = false});
        visit.field("kind", space.kind, type::named(space_kinds), {.read = false, .type = "SpaceKind"});
        visit.field(town ? "pass" : "gain", space.gain, EffectType{source, Place::gain},
                    {.present = space.kind != SpaceKind::horseshoe, .shown_as = "gain"});
        visit.field("stop", space.stop, EffectType{source, Place::gain}, {.present = town, .omitted = true});
        visit.field("neighbours", space.neighbours, Kind::space, {.read = false});
    }
};

struct Land {
    std::string id;
    std::string name;
    std::vector<std::uint8_t> towns;

    static void fields(auto& land, auto& visit, auto& source) {
        visit.id(land.id, Kind::land);
        visit.field("name", land.name, {.hashed = false});
        visit.field("towns", land.towns, TownType{source});
    }
};

}  // namespace motherlode::coloma
