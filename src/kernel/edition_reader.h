#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/contract.h"
#include "kernel/toml_reader.h"

// Helpers for the readers of edition files. Each one reports an error with its place in the file; see TomlTable.
namespace motherlode {

// "format", "game", "name", "title" and "provenance".
void read_head(TomlFile const& file, TomlTable const& root, std::string_view game, EditionInfo& edition);

// Compares the number of components in the box with the number that the file lists.
void check_count(TomlTable const& counts, std::string_view key, std::size_t listed);

// The parts of a line between spaces.
std::vector<std::string> words_of(std::string_view line);

// Lower-case letters, digits and underscores.
void check_id(TomlTable const& row, std::string_view key, std::string_view id);

// The id of a row. Ids must be unique.
template <class List>
std::string read_id(TomlTable const& row, List const& known_rows) {
    std::string id = row.string("id");
    check_id(row, "id", id);
    for (auto const& known_row : known_rows)
        if (known_row.id == id) row.fail("id", "“" + id + "” is already taken.");
    return id;
}

// The index of a name in this list. An unknown name is an error and returns 0.
int find_name(TomlTable const& row, std::string_view key, std::string_view name,
              std::string_view const* names, int count);
template <class Enum, std::size_t Count>
Enum read_name(TomlTable const& row, std::string_view key, std::array<std::string_view, Count> const& names) {
    return static_cast<Enum>(find_name(row, key, row.string(key), names.data(), static_cast<int>(Count)));
}

}  // namespace motherlode
