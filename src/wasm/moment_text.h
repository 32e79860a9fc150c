#pragma once

#include <string>
#include <string_view>

#include "analysis/review.h"

// A moment of a review as a line of words, exact to the last bit, to pass it from one worker to another.
namespace motherlode::wasm {

std::string moment_text(analysis::Moment const& moment);
// The inverse.
analysis::Moment read_moment(std::string_view line);

}  // namespace motherlode::wasm
