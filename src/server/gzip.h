#pragma once

#include <string>
#include <string_view>

namespace motherlode::server {

// Compresses for `Content-Encoding: gzip`.
std::string gzipped(std::string_view text);

}  // namespace motherlode::server
