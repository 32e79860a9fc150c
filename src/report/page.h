#pragma once

#include <string>

namespace motherlode::report {

// A page of HTML that needs nothing else, light or dark as its reader likes. `about` and `body` are HTML already, the
// title is plain text.
std::string page(std::string const& title, std::string const& about, std::string const& body);

}  // namespace motherlode::report
