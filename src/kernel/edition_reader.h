#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/contract.h"
#include "kernel/toml_reader.h"

// What the readers of edition files have in common. Each fails with a sentence at its place; see TomlTable.
namespace motherlode {

// "format", "game", "name", "title" and "provenance".
void read_head(TomlFile const& file, TomlTable const& root, std::string_view game, EditionInfo& edition);

// What the file says the box has, and what it lists.
void check_count(TomlTable const& counts, std::string_view key, std::size_t listed);

// The parts of a line between spaces.
std::vector<std::string> words_of(std::string_view line);

// Lower-case letters, digits and underscores.
void check_id(TomlTable const& row, std::string_view key, std::string_view id);

// The id of a row, which no other has.
template <class List>
std::string read_id(TomlTable const& row, List const& others) {
    std::string id = row.string("id");
    check_id(row, "id", id);
    for (auto const& other : others)
        if (other.id == id) row.fail("id", "“" + id + "” is already taken.");
    return id;
}

// One of these names, by its number; the first where it is none of them, which is an error.
int find_name(TomlTable const& row, std::string_view key, std::string_view name,
              std::string_view const* names, int count);
template <class Enum, std::size_t Count>
Enum read_name(TomlTable const& row, std::string_view key, std::array<std::string_view, Count> const& names) {
    return static_cast<Enum>(find_name(row, key, row.string(key), names.data(), static_cast<int>(Count)));
}

}  // namespace motherlode
