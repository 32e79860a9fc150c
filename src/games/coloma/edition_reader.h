#pragma once

#include <algorithm>

#include "games/coloma/edition.h"
#include "kernel/toml_reader.h"

// The parts of an edition file.
namespace motherlode::coloma {

// edition_cards.cpp: Buildings, Barrels, Bridges, boards, Pioneers, charts.
void read_cards(TomlTable const& root, Edition& edition);

// edition_board.cpp
void read_map(TomlTable const& map, Edition& edition);
void read_wheel(TomlTable const& wheel, Edition& edition);
void read_shade(TomlTable const& shade, Edition& edition);

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

// edition_cards.cpp, too: what those have in common.

// Where an effect is decides what it may be.
enum class Place : std::uint8_t {
    building,
    barrel,
    pioneer,
    gain,   // canyons, spaces, Events, the Mill: a plain gain, or one that is paid for
    chart,  // a plain gain, or graves
};

EffectId read_effect(TomlTable const& table, std::string_view key, std::string_view text, Place place,
                     Edition& edition);
std::vector<std::string> words_of(std::string_view line);
void check_size(TomlTable const& table, std::string_view key, std::size_t size, int least, int most);

template <std::size_t N>
void read_effects(TomlTable const& table, std::string_view key, Place place, Edition& edition,
                  std::array<EffectId, N>& to) {
    std::vector<std::string> const texts = table.strings(key);
    if (texts.size() != N) {
        table.fail(key, std::to_string(N) + " effects are expected.");
        return;
    }
    for (std::size_t i = 0; i < N; ++i) to[i] = read_effect(table, key, texts[i], place, edition);
}

// An id that no item of the list has yet.
template <class List>
std::string read_id(TomlTable const& row, List const& others) {
    std::string id = row.string("id");
    if (id.empty() || id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") != std::string::npos)
        row.fail("id", "an id is made of lower-case letters, digits and underscores.");
    for (auto const& other : others)
        if (other.id == id) row.fail("id", "“" + id + "” is already taken.");
    return id;
}

template <class List>
std::uint8_t find_id(List const& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return static_cast<std::uint8_t>(i);
    return none;
}

}  // namespace motherlode::coloma
