#pragma once

#include <span>

#include "suite/subject.h"

// Hidden information stays hidden until an event says who learned it. All checks compare the real game with one redealt
// from a viewer's view: everything that the viewer can see must be the same in both.
namespace motherlode::suite {

// Everything a viewer can see or request now: view, JSON, drawing, pending seats, prompts, the seat's own list with its
// previews, and the reasons for refusals.
Failures check_redeal(Match const& match, Seat viewer, std::span<Action const> dubious, Rng& rng);

// The same action in both games: until the viewer learns something, it sees the same events and ends with the same
// view. So nothing hidden is revealed without an event that says who learned it.
Failures check_nothing_slips_out(Match const& match, Seat viewer, Seat actor, Action action, Rng& rng);

// Two actions that give a viewer the same view are a secret choice: their events must be the same for it.
Failures check_secret_choice(Match const& match, Seat viewer, Seat actor, Action one, Action other);

// Redealing at the start of the game changes hidden information.
Failures check_redeal_varies(Match const& match, Rng& rng);

// The data sent to the page (the edition and all views) is JSON.
Failures check_json(Match const& match);

}  // namespace motherlode::suite
