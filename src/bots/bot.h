#pragma once

#include <span>
#include <string_view>

#include "kernel/match.h"

namespace motherlode {

// Somebody who decides by what one seat sees, and by nothing else: the view is all it is given.
// The same view, list and generator give the same action.
template <GameContract Game>
class Bot {
public:
    virtual ~Bot() = default;
    virtual Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                          Rng& rng) = 0;
};

// The kinds of bot on offer, weakest first.
std::span<std::string_view const> bot_names();
bool is_on_offer(std::string_view name);
// On offer, or a search spelled in full (search/settings.h), which only the owner of the machine should ask for.
bool is_bot(std::string_view name);
// A second, perhaps: not for a thread that others wait for.
bool takes_time(std::string_view name);

// What the bot called `name` does in this seat, for a match whose game is not known by type.
Action bot_action(std::string_view name, Match const& match, Seat seat, Rng& rng);

}  // namespace motherlode
