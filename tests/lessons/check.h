#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace motherlode {

// Plays a lesson through the real rules in every way that its tasks allow. Returns one line for each mistake: file, step
// and reason; empty if there is none. `languages` are those in which every sentence must be written.
std::vector<std::string> mistakes_in_lesson(std::string_view text, std::string_view path,
                                            std::vector<std::string> const& languages);

}  // namespace motherlode
