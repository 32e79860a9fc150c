#pragma once

#include <algorithm>
#include <array>

#include "games/golden_wilderness/ability_messages.h"
#include "games/golden_wilderness/action_messages.h"
#include "games/golden_wilderness/event_messages.h"
#include "games/golden_wilderness/refusal_messages.h"

// Everything The Golden Wilderness can say. The sentences are in messages/<language>.toml.
namespace motherlode::golden_wilderness::say {

inline constexpr auto all = [] {
    std::array<MessageSpec const*, events.size() + actions.size() + abilities.size() + refusals.size()>
        list{};
    auto at = std::copy(events.begin(), events.end(), list.begin());
    at = std::copy(actions.begin(), actions.end(), at);
    at = std::copy(abilities.begin(), abilities.end(), at);
    std::copy(refusals.begin(), refusals.end(), at);
    return list;
}();

}  // namespace motherlode::golden_wilderness::say
