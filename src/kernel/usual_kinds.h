#pragma once

#include "kernel/kinds.h"

// The kinds of things that most games have, for their kinds.cpp.
namespace motherlode {

// Things that the edition lists with id and name: `list_kind<Game, &Edition::cards>("card")`. Their words, if any, are
// in the section with the same name.
template <class Game, auto List>
constexpr KindInfo<Game> list_kind(std::string_view name) {
    return {.name = name,
            .count = [](Game const& game) { return static_cast<int>((game.edition().*List).size()); },
            .id = [](Game const& game, int value) { return (game.edition().*List)[value].id; },
            .words = name,
            .text = [](Game const& game, int value) { return (game.edition().*List)[value].name; }};
}

// Names that are the same in every edition: `named_kind<Game, terrain_names>("terrain")`.
template <class Game, auto const& Names>
constexpr KindInfo<Game> named_kind(std::string_view name) {
    return {.name = name,
            .count = [](Game const&) { return static_cast<int>(Names.size()); },
            .id = [](Game const&, int value) { return std::string{Names[value]}; },
            .words = name,
            .closed = true};
}

// Things without names, numbered from 1.
template <class Game, int Count>
constexpr KindInfo<Game> numbered_kind(std::string_view name) {
    return {.name = name, .count = [](Game const&) { return Count; }};
}

}  // namespace motherlode
