#pragma once

#include <span>

#include "suite/subject.h"

// Redeals against what really was: to a viewer, the real game is one of the games that redeal can make, and it is as
// likely as they are.
namespace motherlode::suite {

// Plays random games up to random decisions and compares the hidden part of each with redeals for a random viewer.
// Every value that a redeal can change is counted, field by field as in position texts. Random play gives nothing away,
// so the real value is one more draw from the same odds.
//
// `approximate` names the fields that redeal does not claim to deal like the rules, such as what another seat knows about
// a third. A name covers all fields that end with it.
Failures check_redeal_odds(std::span<Subject const> subjects, int games_per_subject,
                           std::span<std::string_view const> approximate = {});

}  // namespace motherlode::suite
