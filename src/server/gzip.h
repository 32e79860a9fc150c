#pragma once

#include <string>
#include <string_view>

namespace motherlode::server {

// As `Content-Encoding: gzip` has it.
std::string gzipped(std::string_view text);

}  // namespace motherlode::server
