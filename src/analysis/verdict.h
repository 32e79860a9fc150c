#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "analysis/outlook.h"

namespace motherlode::analysis {

enum class Verdict : std::uint8_t { fine, inaccuracy, mistake, blunder };

// The win probability that the seat lost by one action against the other, over the playouts that both have, at least one.
Estimate difference(std::vector<Ending> const& best, std::vector<Ending> const& taken, Seat seat);

// Only a loss that chance does not explain counts as an error.
Verdict verdict_on(Estimate const& loss);

// Whether more playouts could change the verdict.
bool in_doubt(Estimate const& loss);

std::string_view verdict_name(Verdict verdict);

}  // namespace motherlode::analysis
