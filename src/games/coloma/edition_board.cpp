// The map of an edition file.

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

void read_spaces(ReadEdition& map, Edition& edition) {
    for (int kind = 0; kind < static_cast<int>(space_kinds.size()); ++kind) {
        Space space;
        space.kind = static_cast<SpaceKind>(kind);
        map.list_from(std::string{space_kinds[kind]} + "s", space, edition.spaces, edition);
    }
    map.check_size("boomtowns", edition.spaces.size(), {.fewest = 2, .most = max_spaces});
    map.check([&](TomlTable const& row) { read_roads(row, edition); });
}

std::uint8_t read_town(TomlTable const& row, std::string_view key, std::string_view id,
                       Edition const& edition) {
    std::uint8_t const town = find_id(edition.spaces, id);
    if (town == none || edition.spaces[town].kind != SpaceKind::boomtown)
        row.fail(key, "“" + std::string{id} + "” is no Boomtown.");
    return town;
}

}  // namespace motherlode::coloma
