// Map, wheel and Shade of an edition file.

#include <algorithm>

#include "games/coloma/edition.h"

namespace motherlode::coloma {
namespace {

void read_roads(TomlTable const& map, Edition& edition) {
    for (std::string const& road : map.strings("roads")) {
        std::uint8_t before = none;
        for (std::string const& id : words_of(road)) {
            std::uint8_t const space = find_id(edition.spaces, id);
            if (space == none) {
                map.fail("roads", "“" + id + "” is no space of the map.");
                return;
            }
            if (before != none) {
                auto& from = edition.spaces[before].neighbours;
                auto& to = edition.spaces[space].neighbours;
                if (from.full() || to.full() || before == space ||
                    std::find(from.begin(), from.end(), space) != from.end()) {
                    map.fail("roads", "“" + id + "” is joined twice, or to too many spaces.");
                    return;
                }
                from.push_back(space);
                to.push_back(before);
            }
            before = space;
        }
    }
    for (Space const& space : edition.spaces)
        if (space.neighbours.empty()) map.fail("roads", "no road leads to “" + space.id + "”.");
}

}  // namespace

void read_map(TomlTable const& map, Edition& edition) {
    for (TomlTable const& row : map.tables("boomtowns")) {
        Space space{
            .id = read_id(row, edition.spaces), .name = row.string("name"), .kind = SpaceKind::boomtown};
        space.gain = read_effect(row, "pass", Place::gain, edition);
        space.stop = read_effect(row, "stop", Place::gain, edition);
        edition.spaces.push_back(std::move(space));
    }
    for (TomlTable const& row : map.tables("settlements")) {
        Space space{
            .id = read_id(row, edition.spaces), .name = row.string("name"), .kind = SpaceKind::settlement};
        space.gain = read_effect(row, "gain", Place::gain, edition);
        edition.spaces.push_back(std::move(space));
    }
    for (TomlTable const& row : map.tables("horseshoes"))
        edition.spaces.push_back(
            {.id = read_id(row, edition.spaces), .name = row.string("name"), .kind = SpaceKind::horseshoe});
    check_size(map, "boomtowns", edition.spaces.size(), 2, max_spaces);

    std::string const start = map.string("start");
    edition.start_space = find_id(edition.spaces, start);
    if (edition.start_space == none || edition.spaces[edition.start_space].kind != SpaceKind::boomtown) {
        map.fail("start", "“" + start + "” is no Boomtown.");
        return;
    }
    read_roads(map, edition);

    for (TomlTable const& row : map.tables("lands")) {
        Land land{.id = read_id(row, edition.lands), .name = row.string("name"), .towns = {}};
        for (std::string const& id : row.strings("towns")) {
            std::uint8_t const town = find_id(edition.spaces, id);
            if (town == none || edition.spaces[town].kind != SpaceKind::boomtown)
                row.fail("towns", "“" + id + "” is no Boomtown.");
            land.towns.push_back(town);
        }
        edition.lands.push_back(std::move(land));
    }
    check_size(map, "lands", edition.lands.size(), 1, max_lands);
}

void read_wheel(TomlTable const& wheel, Edition& edition) {
    edition.signpost_offset = wheel.integer("signpost_offset", 1, sites - 1);
    read_effects(wheel, "events", Place::gain, edition, edition.events);
    edition.mill = {read_effect(wheel, "mill_common", Place::gain, edition),
                    read_effect(wheel, "mill_boom", Place::gain, edition)};
}

void read_shade(TomlTable const& shade, Edition& edition) {
    ShadeNumbers& numbers = edition.shade;
    for (ShadeNumber const& number : shade_numbers)
        numbers.*number.member = shade.integer(number.key, number.least, number.most) - number.least;
    if (numbers.horses > numbers.most_horses)
        shade.fail("horses", "there can be at most " + std::to_string(numbers.most_horses) + ".");
    for (std::string const& id : shade.strings("wagon_deck")) {
        std::uint8_t const town = find_id(edition.spaces, id);
        if (town == none || edition.spaces[town].kind != SpaceKind::boomtown)
            shade.fail("wagon_deck", "“" + id + "” is no Boomtown.");
        numbers.wagon_deck.push_back(town);
    }
    check_size(shade, "wagon_deck", numbers.wagon_deck.size(), 1, max_wagon_deck);
    for (TomlTable const& row : shade.tables("levels")) {
        Level level{.id = read_id(row, numbers.levels)};
        level.rivers = row.integer("rivers", 0, numbers.most_rivers);
        level.gold = row.integer("gold", 0, 20);
        numbers.levels.push_back(std::move(level));
    }
    check_size(shade, "levels", numbers.levels.size(), 3, 3);
}

}  // namespace motherlode::coloma
