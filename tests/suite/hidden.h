#pragma once

#include <span>

#include "suite/subject.h"

// What is hidden stays hidden until an event says who learned it. All checks compare the real game with one
// redealt from what a viewer sees: whatever the viewer can look at must be the same in both.
namespace motherlode::suite {

// Everything a viewer can look at or ask for now: view, JSON, drawing, who is due, prompts, the seat's own list with
// its previews, and the reasons it is given for what it cannot do.
Failures check_redeal(Match const& match, Seat viewer, std::span<Action const> dubious, Rng& rng);

// The same action in both games: until something is learned, the viewer sees the same events and is left with
// the same view. So nothing hidden comes to light without an event that tells who learned it.
Failures check_nothing_slips_out(Match const& match, Seat viewer, Seat actor, Action action, Rng& rng);

// Two actions that leave a viewer with the same view are a secret choice: its events must not tell them apart.
Failures check_secret_choice(Match const& match, Seat viewer, Seat actor, Action one, Action other);

// Redealing at the start of the game does vary what is hidden.
Failures check_redeal_varies(Match const& match, Rng& rng);

// What the page is sent — the edition and everybody's view — is JSON.
Failures check_json(Match const& match);

}  // namespace motherlode::suite
