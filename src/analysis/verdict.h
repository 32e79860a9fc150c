#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "analysis/outlook.h"

namespace motherlode::analysis {

enum class Verdict : std::uint8_t { fine, inaccuracy, mistake, blunder };

// Win share that the seat lost by the one action against the other, over the imagined games that both have, at least one.
Estimate difference(std::vector<Ending> const& best, std::vector<Ending> const& taken, Seat seat);

// Only what is more than chance could make of equal choices is held against anybody.
Verdict verdict_on(Estimate const& lost);

// Whether more games could bring another verdict.
bool in_doubt(Estimate const& lost);

std::string_view verdict_name(Verdict verdict);

}  // namespace motherlode::analysis
