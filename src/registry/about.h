#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "kernel/about.h"
#include "kernel/match.h"

namespace motherlode {

// A thing that a player has asked about, and what the viewer knows about it.
struct KnownThing {
    Value name;
    About about;
};

// The things with this id or name ("b2", "george_vancouver", "George Vancouver"), or else those with a name that has
// this word in it ("mayor"). Without things that there is nothing to say about.
std::vector<KnownThing> things_called(Match const& match, Seat viewer, std::string_view words);

// The thing of this kind ("hex", "card") with this id, or the topic with this id if the kind is "topic". Empty if there is
// no such thing, or nothing to say about it.
std::optional<KnownThing> find_thing(Match const& match, Seat viewer, std::string_view kind,
                                     std::string_view id);

// What a player should know before a legal action besides its points, such as a part of the turn that it ends.
std::vector<Message> notes_on(Match const& match, Seat seat, Action action);

}  // namespace motherlode
