#pragma once

#include <vector>

#include "kernel/message.h"

namespace motherlode {

// The answer to a player's question about a thing. A game implements
//
//   About about(Game const& game, View const& view, Kind kind, int value);
//
// for the view of that player, so that nothing hidden can leak. It may also have
//
//   std::vector<Message> notes_on(Game const& game, View const& view, Action action);
//   std::optional<Error> unused_option(Game const*, Options const& options);
//
// for what a player should know before a legal action, and for options that have no effect together.
struct About {
    RuleId rule;
    std::vector<Message> facts;  // empty if there is nothing to say about the thing

    template <class... Args>
    void add(MessageSpec const& spec, Args... values) {
        facts.emplace_back(spec, values...);
    }
};

}  // namespace motherlode
