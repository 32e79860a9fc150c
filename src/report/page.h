#pragma once

#include <string>

namespace motherlode::report {

// A self-contained HTML page, light or dark as the reader prefers. `about` and `body` are HTML, the title is plain
// text.
std::string page(std::string const& title, std::string const& about, std::string const& body);

}  // namespace motherlode::report
