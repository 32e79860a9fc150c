#pragma once

#include <string_view>
#include <vector>

#include "kernel/about.h"
#include "kernel/match.h"

namespace motherlode::cli {

// A thing that a player has asked about, and what the viewer knows about it.
struct KnownThing {
    Value name;
    About about;
};

// The things with this id or name ("b2", "george_vancouver", "George Vancouver"), or else those with a name that has
// this word in it ("mayor"). Without things that there is nothing to say about.
std::vector<KnownThing> things_called(Match const& match, Seat viewer, std::string_view words);

// What a player should know before a legal action besides its points, such as a part of the turn that it ends.
std::vector<Message> notes_on(Match const& match, Seat seat, Action action);

}  // namespace motherlode::cli
