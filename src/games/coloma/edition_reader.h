#pragma once

#include "games/coloma/edition.h"
#include "kernel/toml_reader.h"

// The parts of an edition file that hold effects: edition_reader.cpp.
namespace motherlode::coloma {

// Buildings, Barrels, Bridges, boards, Pioneers, charts.
void read_cards(TomlTable const& root, Edition& edition);
void read_map(TomlTable const& map, Edition& edition);
void read_wheel(TomlTable const& wheel, Edition& edition);
void read_shade(TomlTable const& shade, Edition& edition);

}  // namespace motherlode::coloma
