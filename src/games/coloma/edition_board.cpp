// The map of an edition file.

#include "games/coloma/edition.h"
#include "games/coloma/rules/sets.h"

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
                Space& from = edition.spaces[before];
                Space& to = edition.spaces[space];
                if (from.neighbours.full() || to.neighbours.full() || before == space ||
                    has_bit(from.near, space)) {
                    map.fail("roads", "“" + id + "” is joined twice, or to too many spaces.");
                    return;
                }
                from.neighbours.push_back(space);
                to.neighbours.push_back(before);
                from.near |= bit(space);
                to.near |= bit(before);
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
    for (std::size_t space = 0; space < edition.spaces.size(); ++space)
        if (edition.spaces[space].kind == SpaceKind::boomtown)
            edition.boomtowns |= bit(static_cast<int>(space));
}

std::uint8_t read_town(TomlTable const& row, std::string_view key, std::string_view id,
                       Edition const& edition) {
    std::uint8_t const town = find_id(edition.spaces, id);
    if (town == none || edition.spaces[town].kind != SpaceKind::boomtown)
        row.fail(key, "“" + std::string{id} + "” is no Boomtown.");
    return town;
}

}  // namespace motherlode::coloma
