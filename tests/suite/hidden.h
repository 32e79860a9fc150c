#pragma once

#include <span>

#include "suite/subject.h"

// Hidden information stays hidden until an event says who learned it. All checks compare the real game with
// one redealt from a viewer's view: everything that the viewer can see must be the same in both.
namespace motherlode::suite {

// Compares everything a viewer can see or request now: view, JSON, drawing, pending seats, prompts, its legal
// actions with their previews, and refusals.
Failures check_redeal(Match const& match, Seat viewer, std::span<Action const> dubious, Rng& rng);

// Applies the same action in both games. Until an event reveals something to the viewer, it must see the same
// events. If none does, it must end with the same view.
Failures check_action_reveals_nothing(Match const& match, Seat viewer, Seat actor, Action action, Rng& rng);

// Two actions after which a viewer has the same view are a secret choice, so the viewer must see the same
// events.
Failures check_secret_choice(Match const& match, Seat viewer, Seat actor, Action action, Action alternative);

// Redealing at the start of the game changes hidden information.
Failures check_redeal_varies(Match const& match, Rng& rng);

// The data sent to the page (the edition and all views) is JSON.
Failures check_json(Match const& match);

}  // namespace motherlode::suite
