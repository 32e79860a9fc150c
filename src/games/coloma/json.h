#pragma once

#include "games/coloma/position.h"

namespace motherlode::coloma {

// Entries of an edition's list by their ids.
template <class List>
void write_ids(JsonWriter& json, std::string_view key, List const& list, auto const& entries) {
    json.key(key).begin_array();
    for (auto const item : list) json.value(entries[item].id);
    json.end_array();
}

}  // namespace motherlode::coloma
