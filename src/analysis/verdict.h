#pragma once

#include <cstdint>
#include <string_view>

#include "analysis/outlook.h"

namespace motherlode::analysis {

enum class Verdict : std::uint8_t { fine, inaccuracy, mistake, blunder };

// What a choice lost against the best one. The win probability and the points are judged separately, and the more severe
// verdict counts: when the win is decided, points decide. Only a loss that chance does not explain counts as an error.
Verdict verdict_on(Difference const& loss, int decisive_lead);

// Whether more playouts could change the verdict.
bool in_doubt(Difference const& loss, int decisive_lead);

// From 0 to 100: 100 for no loss, about 60 for a loss of 10 % or of two fifths of a decisive lead.
double accuracy_of(Difference const& loss, int decisive_lead);

std::string_view verdict_name(Verdict verdict);

}  // namespace motherlode::analysis
