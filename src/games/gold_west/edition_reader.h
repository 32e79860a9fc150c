#pragma once

#include <string_view>

#include "games/gold_west/edition.h"
#include "kernel/toml_reader.h"

// The parts of an edition file. Each fails with a sentence at its place; see TomlTable.
namespace motherlode::gold_west {

// edition_board.cpp
void read_board(TomlTable const& board, Edition& edition);
void read_tokens(TomlTable const& tokens, Edition& edition);
void read_starting_supply(TomlTable const& root, Edition& edition);
void read_players(TomlTable const& root, Edition& edition);

// edition_cards.cpp
void read_cards(TomlTable const& root, Edition& edition);
void read_offices(TomlTable const& root, Edition& edition);
void read_singles(TomlTable const& root, Edition& edition);
void read_boomtown(TomlTable const& boomtown, Edition& edition);
void read_shipping(TomlTable const& shipping, Edition& edition);
void read_scoring(TomlTable const& root, Edition& edition);

// edition.cpp
std::vector<std::string> words_of(std::string_view line);
Goods read_goods(TomlTable const& table, std::string_view key, std::string_view text);
Terrain read_terrain(TomlTable const& table, std::string_view key, std::string_view name);
std::optional<Terrain> terrain_of_letter(char letter);

}  // namespace motherlode::gold_west
