#pragma once

#include <algorithm>
#include <array>

#include "games/coloma/action_messages.h"
#include "games/coloma/effect_messages.h"
#include "games/coloma/event_messages.h"
#include "games/coloma/refusal_messages.h"

// Everything Coloma can say. The sentences are in messages/<language>.toml.
namespace motherlode::coloma::say {

inline constexpr auto all = [] {
    std::array<MessageSpec const*, events.size() + actions.size() + effects.size() + refusals.size()> list{};
    auto at = std::copy(events.begin(), events.end(), list.begin());
    at = std::copy(actions.begin(), actions.end(), at);
    at = std::copy(effects.begin(), effects.end(), at);
    std::copy(refusals.begin(), refusals.end(), at);
    return list;
}();

}  // namespace motherlode::coloma::say
